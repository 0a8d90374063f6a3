//! The line under the board: what may be done now, what was refused and why.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Align, Color32, Label, Layout, RichText, Ui, UiBuilder};

use super::Panels;
use crate::{
    app::{
        boards::{Board, BoardPrompt},
        role::{Role, member_name},
        table::{Act, Notice, Table},
        widgets::{self, Look},
    },
    session::NoUndo,
};

/// What the line says, how strongly, and the button beside it.
struct Saying {
    text: String,
    color: Color32,
    button: Option<(&'static str, Act)>,
}

pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    panels: &Panels,
    prompt: BoardPrompt,
    acts: &mut MessageWriter<Act>,
) {
    let saying = saying(look, table, prompt);
    let align = if panels.wide {
        Align::Min
    } else {
        Align::Center
    };
    let layout = Layout::top_down(align);
    let mut child = ui.new_child(UiBuilder::new().max_rect(panels.prompt).layout(layout));
    if let Some((key, act)) = saying.button {
        let layout = if panels.wide {
            Layout::top_down(Align::Min)
        } else {
            Layout::left_to_right(Align::Center)
        };
        child.with_layout(layout, |ui| {
            let text = look.words.get(key);
            let room = ui.available_width() * if panels.wide { 1.0 } else { BUTTON };
            let most = room - 2.0 * ui.spacing().button_padding.x;
            let font = widgets::fitting_line(ui.painter(), &[&text], look.font(17.0), most);
            if widgets::choice_of_size(ui, look, key, &text, false, font.size).clicked() {
                acts.write(act);
            }
            say(ui, look, &saying);
        });
    } else {
        child.add_space(if panels.wide { 8.0 } else { 4.0 });
        say(&mut child, look, &saying);
    }
}

/// What of the line's width a button beside the text may have.
const BUTTON: f32 = 0.5;

/// Writes the text as large as the place that is left lets it be.
fn say(ui: &mut Ui, look: &Look, saying: &Saying) {
    let room = ui.available_size();
    let font = widgets::fitting(ui.painter(), &saying.text, look.font(16.0), room);
    let text = RichText::new(&saying.text).font(font).color(saying.color);
    let label = ui.add(Label::new(text).wrap());
    widgets::announced(&label);
}

fn saying<G: Board>(look: &Look, table: &Table<G>, prompt: BoardPrompt) -> Saying {
    let words = look.words;
    let session = table.session();
    let calm = |text: String| Saying {
        text,
        color: look.palette.faint,
        button: None,
    };
    let strong = |text: String| Saying {
        text,
        color: look.palette.wrong,
        button: None,
    };
    if let Some(counted) = table.counted() {
        let note = session.position().tally_note(counted.parts, words);
        return calm(note.unwrap_or_default());
    }
    match table.notice {
        Some(Notice::Refused(rule)) => {
            return strong(words.get(&format!("refused-{}-{rule}", G::KIND.id())));
        }
        Some(Notice::NothingFits) => return strong(words.get("prompt-no-shape-here")),
        Some(Notice::CantUndo(why)) => return strong(words.get(why_not(why))),
        Some(Notice::UndoDeclined) => return strong(words.get("undo-declined")),
        Some(Notice::NotInLesson) => return strong(words.get("lesson-elsewhere")),
        Some(Notice::Say(key)) => return calm(words.get(key)),
        Some(Notice::Wrong(key)) => return strong(words.get(key)),
        Some(Notice::BeganAnew) => {
            let button = Some(("new-game-restore", Act::BringBack));
            return Saying {
                button,
                ..calm(words.get("new-game-started"))
            };
        }
        Some(Notice::Skipped(seat)) => {
            let name = member_name(session.member_of(seat), session.setup(), words);
            return calm(words.with("prompt-skipped", &[("name", name.into())]));
        }
        Some(Notice::Hint) => return calm(words.get("hint-shown")),
        Some(Notice::HintThinking) => return calm(words.get("hint-thinking")),
        None => {}
    }
    if session.is_computers_turn().is_some() {
        let key = if table.again() {
            "play-skip-hint"
        } else {
            "thinking"
        };
        return calm(words.get(key));
    }
    let last = || {
        let (seat, _) = table.last_move()?;
        let member = session.member_of(seat);
        let name = member_name(member, session.setup(), words);
        Some(Saying {
            color: Role::at(member.side, session, words, look.palette).pencil,
            ..calm(words.with("last-move", &[("name", name.into())]))
        })
    };
    let prompt = prompt.0.filter(|_| table.persons_turn());
    if session.can_redo() {
        return Saying {
            button: Some(("play-redo", Act::Redo)),
            ..calm(prompt.map_or(String::new(), |key| words.get(key)))
        };
    }
    if let Some(key) = prompt {
        return calm(words.get(key));
    }
    if table.again() {
        return calm(words.get("turn-again"));
    }
    match last().filter(|_| session.moves().len() > 1) {
        Some(saying) => saying,
        None => calm(words.get(G::PROMPT)),
    }
}

fn why_not(why: NoUndo) -> &'static str {
    match why {
        NoUndo::NothingPlayed => "undo-refused-nothing_played",
        NoUndo::OpponentMoved => "undo-refused-opponent_moved",
        NoUndo::HandSeen => "undo-refused-hand_seen",
        NoUndo::Strict => "undo-refused-strict",
        NoUndo::Daily => "undo-refused-daily",
        NoUndo::Watching => "undo-refused-watching",
        NoUndo::Told => "undo-refused-told",
    }
}
