//! The tree without what nobody hears: only what has a name or can be pressed.

use std::collections::HashMap;

use bevy_egui::egui::accesskit::{Action, Live, Node, NodeId, Role, Toggled, TreeUpdate};
use serde::Serialize;

/// Something that is heard, with what it holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Heard {
    /// The node's number: a text, since JavaScript's numbers can't hold it.
    pub id: String,
    pub role: &'static str,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<bool>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub disabled: bool,
    /// Said when it changes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub live: bool,
    /// Left, top, width and height in points from the window's top left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<[f32; 4]>,
    /// Least, greatest and present value of a slider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<[f64; 3]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Heard>,
}

/// What is heard of a whole tree, in its order.
pub fn outline(update: &TreeUpdate) -> Vec<Heard> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut heard = Vec::new();
    if let Some(tree) = &update.tree {
        gather(tree.root, &nodes, &mut heard);
    }
    heard
}

fn gather(id: NodeId, nodes: &HashMap<NodeId, &Node>, heard: &mut Vec<Heard>) {
    let Some(node) = nodes.get(&id) else { return };
    let text = node.label().or(node.value()).unwrap_or_default().trim();
    let role = match node.role() {
        Role::Heading => "heading",
        Role::Label => "text",
        Role::CheckBox => "switch",
        Role::TextInput | Role::MultilineTextInput => "input",
        Role::Slider | Role::SpinButton => "slider",
        Role::Group if !text.is_empty() => "group",
        Role::Button if !text.is_empty() => "button",
        _ if node.supports_action(Action::Click) && !text.is_empty() => "button",
        _ => {
            for &child in node.children() {
                gather(child, nodes, heard);
            }
            return;
        }
    };
    let mut inside = Vec::new();
    for &child in node.children() {
        gather(child, nodes, &mut inside);
    }
    if text.is_empty() && matches!(role, "text" | "heading") {
        heard.append(&mut inside);
        return;
    }
    let written = node
        .value()
        .filter(|value| role == "input" && !value.is_empty());
    heard.push(Heard {
        id: id.0.to_string(),
        role,
        text: match written {
            Some(written) => format!("{text}: {written}"),
            None => text.to_owned(),
        },
        on: node.toggled().map(|toggled| toggled == Toggled::True),
        disabled: node.is_disabled(),
        live: node.live().is_some_and(|live| live != Live::Off),
        place: node.bounds().map(|bounds| {
            [bounds.x0, bounds.y0, bounds.width(), bounds.height()].map(|side| side as f32)
        }),
        range: range(node),
        inside,
    });
}

fn range(node: &Node) -> Option<[f64; 3]> {
    Some([
        node.min_numeric_value()?,
        node.max_numeric_value()?,
        node.numeric_value()?,
    ])
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::accesskit::{Tree, TreeId};

    use super::*;

    #[test]
    fn what_has_no_name_lets_through_what_it_holds() {
        let mut window = Node::new(Role::Window);
        window.push_child(NodeId(1));
        let mut container = Node::new(Role::GenericContainer);
        container.push_child(NodeId(2));
        container.push_child(NodeId(3));
        let mut label = Node::new(Role::Label);
        label.set_value("Your turn");
        label.set_live(Live::Polite);
        let mut button = Node::new(Role::Button);
        button.set_label("Undo");
        button.add_action(Action::Click);
        button.set_disabled();
        let nodes = [window, container, label, button];
        let update = TreeUpdate {
            nodes: (0..).map(NodeId).zip(nodes).collect(),
            tree: Some(Tree::new(NodeId(0))),
            tree_id: TreeId::ROOT,
            focus: NodeId(0),
        };
        let heard = outline(&update);
        let texts: Vec<_> = heard
            .iter()
            .map(|heard| (heard.role, &*heard.text))
            .collect();
        assert_eq!(texts, [("text", "Your turn"), ("button", "Undo")]);
        assert!(heard[0].live && heard[1].disabled);
    }
}
