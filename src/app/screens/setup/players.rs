//! Who plays: their kinds, names, pencils and levels, and who starts.

use bevy_egui::egui::{self, CornerRadius, RichText, Sense, Stroke, Ui, Vec2};

use crate::{
    app::{
        platform,
        role::{default_name, member_name},
        theme::Palette,
        widgets::{self, Look},
    },
    players::Level,
    session::{Member, PlayerColor, PlayerId, PlayerKind, PlayerName, Setup, WhoStarts},
};

/// The three ways to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Computer,
    People,
    Watch,
}

impl Who {
    fn of(kinds: [PlayerKind; 2]) -> Who {
        match kinds.map(|kind| kind == PlayerKind::Person) {
            [true, true] => Who::People,
            [false, false] => Who::Watch,
            _ => Who::Computer,
        }
    }

    fn kinds(self, level: Level) -> [PlayerKind; 2] {
        match self {
            Who::Computer => [PlayerKind::Person, PlayerKind::Computer(level)],
            Who::People => [PlayerKind::Person; 2],
            Who::Watch => [PlayerKind::Computer(level); 2],
        }
    }
}

/// `pencils`: whether the players choose the colours that they draw with.
pub(super) fn show<O>(
    ui: &mut Ui,
    look: &mut Look,
    setup: &mut Setup<O>,
    names: &mut [String; 2],
    pencils: bool,
) {
    let words = look.words;
    let who = Who::of(setup.players.kinds());
    let all = [
        (Who::Computer, "setup-who-computer"),
        (Who::People, "setup-who-people"),
        (Who::Watch, "setup-who-watch"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    if let Some(who) = widgets::choices(ui, look, who, &all) {
        let level = setup
            .players
            .kinds()
            .into_iter()
            .find_map(PlayerKind::level)
            .unwrap_or(Level::Medium);
        for (id, kind) in PlayerId::BOTH.into_iter().zip(who.kinds(level)) {
            setup.players.set_kind(id, kind);
        }
    }
    let detail = match Who::of(setup.players.kinds()) {
        Who::Computer => "setup-who-computer-detail",
        Who::People => "setup-who-people-detail",
        Who::Watch => "setup-who-watch-detail",
    };
    widgets::note(ui, look, &words.get(detail));
    for id in PlayerId::BOTH {
        ui.add_space(6.0);
        player(ui, look, setup, id, &mut names[id.index()], pencils);
    }
}

/// Who else plays, on which side.
pub(super) fn partners<O>(
    ui: &mut Ui,
    look: &mut Look,
    setup: &mut Setup<O>,
    names: &mut [String],
) {
    let words = look.words;
    for (index, name) in names.iter_mut().enumerate() {
        let member = Member {
            side: PlayerId::BOTH[index % 2],
            number: (index / 2 + 1) as u8,
        };
        let standing = member_name(member, setup, words);
        let Some(partner) = setup.partners.get_mut(index) else {
            break;
        };
        ui.add_space(6.0);
        let team = words.with("setup-partner", &[("team", (index % 2 + 1).into())]);
        widgets::beside_or_below(ui, look, |ui| {
            ui.label(RichText::new(standing).family(crate::app::theme::bold()));
            ui.label(RichText::new(team).color(look.palette.faint));
        });
        let number = index + 3;
        if name_edit(ui, look, number, name) {
            partner.name = PlayerName::new(name).ok();
        }
        let all = [
            (PlayerKind::Person, "setup-person"),
            (PlayerKind::Computer(Level::Easy), "level-easy"),
            (PlayerKind::Computer(Level::Medium), "level-medium"),
            (PlayerKind::Computer(Level::Hard), "level-hard"),
        ];
        ui.horizontal_wrapped(|ui| {
            for (kind, key) in all {
                let seen = format!("{key}-{number}");
                if widgets::choice(ui, look, &seen, &words.get(key), partner.kind == kind).clicked()
                {
                    partner.kind = kind;
                }
            }
        });
    }
}

/// A field for a name. True if it was changed.
fn name_edit(ui: &mut Ui, look: &mut Look, number: usize, name: &mut String) -> bool {
    let hint = RichText::new(look.words.get("setup-name")).color(look.palette.faint);
    let edit = egui::TextEdit::singleline(name)
        .hint_text(hint)
        .char_limit(PlayerName::MAX_CHARS)
        .margin(egui::Margin::symmetric(14, 12))
        .desired_width(f32::INFINITY)
        .interactive(!platform::WRITES_IN_DIALOG);
    let typed = ui.add(edit);
    widgets::labelled(&typed, &look.words.get("setup-name"));
    look.seen.button(&format!("setup-name-{number}"), &typed);
    if platform::WRITES_IN_DIALOG {
        write_in_dialog(ui, look, &typed, name)
    } else {
        typed.changed()
    }
}

/// Where the window doesn't know what a keyboard on the screen writes, the system's own dialog asks
/// for the name. True if it was changed.
fn write_in_dialog(ui: &Ui, look: &Look, field: &egui::Response, name: &mut String) -> bool {
    let asked = egui::Id::new("asked-name");
    if field.interact(egui::Sense::click()).clicked() {
        ui.data_mut(|data| data.insert_temp(asked, field.id));
        platform::ask_text(&look.words.get("setup-name"), name, PlayerName::MAX_CHARS);
    }
    let is_asked = ui.data(|data| data.get_temp(asked) == Some(field.id));
    match is_asked.then(platform::asked_text).flatten() {
        Some(written) => {
            *name = written;
            true
        }
        None => false,
    }
}

fn player<O>(
    ui: &mut Ui,
    look: &mut Look,
    setup: &mut Setup<O>,
    id: PlayerId,
    name: &mut String,
    pencils: bool,
) {
    let words = look.words;
    let standing = words.get(default_name(id, &setup.players));
    let number = id.index() + 1;
    let pencil = if pencils {
        look.palette.pencil(setup.players.get(id).color)
    } else {
        look.palette.ink
    };
    ui.label(
        RichText::new(&standing)
            .family(crate::app::theme::bold())
            .color(pencil),
    );
    if name_edit(ui, look, number, name) {
        setup.players.set_name(id, PlayerName::new(name).ok());
    }
    if pencils {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for color in PlayerColor::ALL {
                if swatch(ui, look, setup, id, color) {
                    setup.players.set_color(id, color);
                }
            }
        });
    }
    if let Some(level) = setup.players.get(id).kind.level() {
        let all = [
            (Level::Easy, "level-easy"),
            (Level::Medium, "level-medium"),
            (Level::Hard, "level-hard"),
        ];
        ui.horizontal_wrapped(|ui| {
            for (value, key) in all {
                let name = format!("{key}-{number}");
                if widgets::choice(ui, look, &name, &words.get(key), value == level).clicked() {
                    setup.players.set_kind(id, PlayerKind::Computer(value));
                }
            }
        });
    }
}

/// A pencil to pick: a hatched patch; the one in use is ringed.
fn swatch<O>(
    ui: &mut Ui,
    look: &mut Look,
    setup: &Setup<O>,
    id: PlayerId,
    color: PlayerColor,
) -> bool {
    let mine = setup.players.get(id).color == color;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(44.0), Sense::click());
    let pencil = look.palette.pencil(color);
    let patch = rect.shrink(if mine { 8.0 } else { 6.0 });
    let painter = ui.painter();
    painter.rect_filled(
        patch,
        CornerRadius::same(8),
        Palette::rubbed(look.palette.panel, pencil, 0.25),
    );
    for line in 0..5 {
        let x = patch.left() + patch.width() * (line as f32 + 0.5) / 5.0;
        let slant = patch.height() * 0.12;
        painter.line_segment(
            [
                egui::pos2(x + slant, patch.top() + 3.0),
                egui::pos2(x - slant, patch.bottom() - 3.0),
            ],
            Stroke::new(2.0, pencil),
        );
    }
    if mine {
        painter.rect_stroke(
            rect.shrink(2.0),
            CornerRadius::same(12),
            Stroke::new(2.5, look.palette.accent),
            egui::StrokeKind::Inside,
        );
    }
    let name = look.words.get(&format!("color-{}", color.id()));
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, mine, &name)
    });
    widgets::focus_ring(ui, look.palette, &response);
    look.seen.button(
        &format!("color-{}-{}", color.id(), id.index() + 1),
        &response,
    );
    response.clicked()
}

pub(super) fn starts<O>(ui: &mut Ui, look: &mut Look, setup: &mut Setup<O>) {
    let words = look.words;
    let (one, two) = match Who::of(setup.players.kinds()) {
        Who::Computer => ("setup-starts-me", "setup-starts-computer"),
        Who::People | Who::Watch => ("setup-starts-first", "setup-starts-second"),
    };
    let all = [
        (WhoStarts::Player1, one),
        (WhoStarts::Player2, two),
        (WhoStarts::Lot, "setup-starts-lot"),
        (WhoStarts::Alternate, "setup-starts-turns"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    if let Some(first) = widgets::choices(ui, look, setup.first, &all) {
        setup.first = first;
    }
}
