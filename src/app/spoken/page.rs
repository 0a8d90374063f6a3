//! The tree as elements of the page that the game stands on (`web/mirror.js`).

use bevy::{prelude::*, winit::EventLoopProxyWrapper};
use bevy_egui::{
    EguiOutput, EguiPostUpdateSet,
    egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId},
};
use serde::Serialize;

use super::{
    Requests,
    outline::{Heard, outline},
    tree,
};
use crate::app::{language::Words, platform, sketch::Motion};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |proxy: Res<EventLoopProxyWrapper>| {
        platform::hear_page((**proxy).clone());
    })
    .add_systems(PreUpdate, ask.before(tree::hear))
    .add_systems(PostUpdate, show.after(EguiPostUpdateSet::PostProcessOutput));
}

#[derive(Serialize)]
struct Mirror<'a> {
    language: &'a str,
    /// Pixels of the device in a point.
    scale: f32,
    heard: Vec<Heard>,
}

/// Hands the tree to the page when it has changed, and nothing moves.
fn show(
    outputs: Query<&EguiOutput>,
    words: Res<Words>,
    motion: Res<Motion>,
    mut shown: Local<String>,
) {
    if motion.is_moving() {
        return;
    }
    for output in &outputs {
        let Some(update) = &output.platform_output.accesskit_update else {
            continue;
        };
        let mirror = Mirror {
            language: words.language().id(),
            scale: output.pixels_per_point,
            heard: outline(update),
        };
        if let Ok(text) = serde_json::to_string(&mirror)
            && text != *shown
        {
            platform::mirror(&text);
            *shown = text;
        }
    }
}

/// What was pressed or moved in the page.
fn ask(mut requests: ResMut<Requests>) {
    for heard in platform::heard_from_page() {
        let Ok(node) = heard.node.parse() else {
            continue;
        };
        let (action, data) = match heard.value {
            Some(value) => (Action::SetValue, Some(ActionData::NumericValue(value))),
            None => (Action::Click, None),
        };
        requests.ask(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: NodeId(node),
            data,
        });
    }
}
