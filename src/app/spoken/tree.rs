//! The board in egui's AccessKit tree, and what a screen reader asks to be done.

use bevy::{a11y::ActionRequest, prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiInput, EguiOutput,
    egui::{
        self,
        accesskit::{self, Action, Live, Node, NodeId, Role, TreeUpdate},
    },
};

use super::board::Spoken;
use crate::app::language::Words;

/// The board's own nodes are small numbers; egui's are hashes.
const BOARD: NodeId = NodeId(1);
const STATUS: NodeId = NodeId(2);
const FIRST_LINE: u64 = 100;
const FIRST_KIND: u64 = 10_000;
/// Numbers for the moves of one kind: more than there can be.
const KIND: u64 = 1_000;
const KINDS: u64 = 1_000;

/// What was asked for, and not done yet.
#[derive(Resource, Default)]
pub struct Requests {
    asked: Vec<accesskit::ActionRequest>,
    /// Moves, by their kind and by their place in it.
    moves: Vec<(usize, usize)>,
}

impl Requests {
    /// Asks for something that the tree offers.
    #[cfg(any(target_family = "wasm", test))]
    pub fn ask(&mut self, request: accesskit::ActionRequest) {
        self.asked.push(request);
    }

    pub(super) fn take_moves(&mut self) -> Vec<(usize, usize)> {
        std::mem::take(&mut self.moves)
    }
}

fn kind_node(kind: usize) -> NodeId {
    NodeId(FIRST_KIND + kind as u64 * KIND)
}

fn move_node(kind: usize, number: usize) -> NodeId {
    NodeId(kind_node(kind).0 + 1 + number as u64)
}

/// Which move a node stands for.
fn move_of(NodeId(node): NodeId) -> Option<(usize, usize)> {
    let number = node.checked_sub(FIRST_KIND)?;
    let (kind, number) = (number / KIND, (number % KIND).checked_sub(1)?);
    (kind < KINDS).then_some((kind as usize, number as usize))
}

/// Passes on what was asked for: to the board, or to egui.
pub fn hear(
    mut system: MessageReader<ActionRequest>,
    mut requests: ResMut<Requests>,
    mut inputs: Query<&mut EguiInput>,
) {
    let asked = std::mem::take(&mut requests.asked);
    let asked = system.read().map(|request| request.0.clone()).chain(asked);
    let asked: Vec<accesskit::ActionRequest> = asked.collect();
    requests.moves.clear();
    for request in asked {
        match move_of(request.target_node) {
            Some(mv) if request.action == Action::Click => requests.moves.push(mv),
            Some(_) => {}
            None => {
                for mut input in &mut inputs {
                    let event = egui::Event::AccessKitActionRequest(request.clone());
                    input.0.events.push(event);
                }
            }
        }
    }
}

/// Adds the name of the app and the board to what egui tells.
pub fn add_to(
    spoken: Res<Spoken>,
    words: Res<Words>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut outputs: Query<&mut EguiOutput>,
) {
    for mut output in &mut outputs {
        let points = window.scale_factor() / output.pixels_per_point;
        if let Some(update) = output
            .bypass_change_detection()
            .platform_output
            .accesskit_update
            .as_mut()
        {
            name_window(&words, update);
            if !spoken.lines.is_empty() {
                append(&spoken, &words, points, update);
            }
        }
    }
}

fn name_window(words: &Words, update: &mut TreeUpdate) {
    let root = update.tree.as_ref().map(|tree| tree.root);
    if let Some((_, window)) = update.nodes.iter_mut().find(|(id, _)| Some(*id) == root) {
        window.set_label(words.get("app-name"));
    }
}

/// `points` is how many of egui's points a logical pixel is.
fn append(spoken: &Spoken, words: &Words, points: f32, update: &mut TreeUpdate) {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else {
        return;
    };
    let mut nodes = Vec::new();
    let mut board = Node::new(Role::Group);
    board.set_label(words.get("spoken-board"));
    let mut status = text(&spoken.status);
    status.set_live(Live::Polite);
    board.push_child(STATUS);
    nodes.push((STATUS, status));
    for (id, line) in (FIRST_LINE..).map(NodeId).zip(&spoken.lines) {
        board.push_child(id);
        nodes.push((id, text(line)));
    }
    for (index, kind) in spoken.moves.iter().enumerate() {
        let mut group = Node::new(Role::Group);
        let name = [("kind", kind.name.as_str().into())];
        group.set_label(words.with("spoken-moves", &name));
        for (number, choice) in kind.moves.iter().enumerate() {
            let id = move_node(index, number);
            let mut button = Node::new(Role::Button);
            button.set_label(choice.text.as_str());
            button.add_action(Action::Click);
            let (from, to) = (choice.place.min * points, choice.place.max * points);
            button.set_bounds(accesskit::Rect {
                x0: from.x.into(),
                y0: from.y.into(),
                x1: to.x.into(),
                y1: to.y.into(),
            });
            group.push_child(id);
            nodes.push((id, button));
        }
        board.push_child(kind_node(index));
        nodes.push((kind_node(index), group));
    }
    nodes.push((BOARD, board));
    if let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
        root.push_child(BOARD);
    }
    update.nodes.extend(nodes);
}

fn text(text: &str) -> Node {
    let mut node = Node::new(Role::Label);
    node.set_value(text);
    node
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_leads_back_to_its_move() {
        for mv in [(0, 0), (0, 499), (12, 3)] {
            assert_eq!(move_of(move_node(mv.0, mv.1)), Some(mv));
        }
        for other in [
            BOARD,
            STATUS,
            NodeId(FIRST_LINE),
            kind_node(0),
            NodeId(u64::MAX),
        ] {
            assert_eq!(move_of(other), None);
        }
    }
}
