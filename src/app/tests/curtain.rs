//! Between two people's hands: what each single frame shows.

use super::*;
use crate::{
    app::{boards::Intent, probe::Seen, screens::Panels},
    games::{
        Seat, domains,
        new_lands::{self, Card},
    },
    session::Partner,
};

/// A game with hands, and what of them is seen.
trait Hands: Board + BoardChoice {
    /// The buttons that stand for what can be held.
    fn all() -> Vec<String>;

    /// Those of what a seat's person holds.
    fn held(&self, seat: Seat) -> Vec<String>;
}

impl Hands for new_lands::Position {
    fn all() -> Vec<String> {
        let suits = ["H", "D", "C", "S"];
        let ranks = (2..=10).map(|rank| rank.to_string());
        ranks
            .chain(["J", "Q", "K", "A"].map(str::to_owned))
            .flat_map(|rank| suits.map(|suit| format!("card-{rank}{suit}")))
            .collect()
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        let other = Seat((seat.0 + 2) % 4);
        let seats = [seat, other].into_iter();
        let own = seats.take(if self.terms().duel { 2 } else { 1 });
        own.flat_map(|seat| self.hand(seat).iter().map(card).collect::<Vec<_>>())
            .collect()
    }
}

fn card(card: Card) -> String {
    format!("card-{card}")
}

impl Hands for domains::Position {
    fn all() -> Vec<String> {
        domains::Digit::ALL
            .iter()
            .map(|digit| format!("tile-{digit}"))
            .collect()
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        let held = |digit: &domains::Digit| self.hand(seat).has(*digit);
        let digits = domains::Digit::ALL.into_iter().filter(held);
        digits.map(|digit| format!("tile-{digit}")).collect()
    }
}

/// One frame, in which nothing of a hand is seen but of the person's who was handed the device.
fn frame<G: Hands>(app: &mut App, holder: Option<Seat>) {
    let before = holder.map(|seat| table::<G>(app).session().position().held(seat));
    app.update();
    let table = table::<G>(app);
    let now = holder.map(|seat| table.session().position().held(seat));
    let seen = app.world().resource::<Seen>();
    let shown = G::all()
        .into_iter()
        .filter(|name| seen.place(name).is_some());
    let allowed = |name: &String| {
        [&before, &now]
            .into_iter()
            .flatten()
            .any(|held| held.contains(name))
    };
    for name in shown {
        assert!(
            table.curtain().is_none() && allowed(&name),
            "{name} is seen after {} moves, where {holder:?} has the device and the curtain is {:?}",
            table.session().moves().len(),
            table.curtain(),
        );
    }
    if table.curtain().is_some() {
        nothing_stands_in_the_hands_place(app);
    }
}

/// No text of the board lies where hands are.
fn nothing_stands_in_the_hands_place(app: &mut App) {
    let palette = app.world().resource::<Panels>().palette;
    let size = Vec2::new(360.0, 740.0);
    let mut texts = app.world_mut().query::<(&Lettering, &GlobalTransform)>();
    for (text, place) in texts.iter(app.world()) {
        let world = place.translation().truncate();
        let (x, y) = (world.x + size.x / 2.0, size.y / 2.0 - world.y);
        let in_hand = palette.contains(bevy_egui::egui::pos2(x, y));
        assert!(!in_hand, "`{}` stands at {x},{y}", text.text);
    }
}

/// Plays to the end, the device handed on whenever the curtain asks for it.
fn play_to_the_end<G: Hands>(app: &mut App) -> usize {
    let mut holder = None;
    let mut handed_on = 0;
    for number in 0..20_000 {
        frame::<G>(app, holder);
        let table = table::<G>(app);
        if table.session().verdict().is_some() {
            return handed_on;
        }
        if let Some(next) = table.curtain() {
            // What was played is looked at first, now and then.
            if handed_on % 5 == 1 && table.has_unseen() && table.replay().is_none() {
                app.world_mut().write_message(Act::Recap);
                frame::<G>(app, holder);
                frame::<G>(app, holder);
            }
            app.world_mut().write_message(Act::LiftCurtain);
            holder = Some(next);
            handed_on += 1;
        } else if table.persons_turn() && !app.world().resource::<Motion>().is_moving() {
            let moves = table.session().position().legal_moves();
            let mv = moves[number % moves.len()];
            app.world_mut().write_message(Intent::<G>(mv));
        }
    }
    panic!("the game doesn't end");
}

#[test]
fn two_people_with_two_hands_each_see_their_own() {
    let mut app = phone();
    begin::<new_lands::Position>(&mut app, |setup| {
        people(setup);
        setup.options.terms.duel = true;
        setup.partners.clear();
    });
    assert!(play_to_the_end::<new_lands::Position>(&mut app) > 3);
}

#[test]
fn four_people_of_two_teams_see_their_own() {
    let mut app = phone();
    begin::<new_lands::Position>(&mut app, |setup| {
        people(setup);
        setup.partners = vec![
            Partner {
                name: None,
                kind: PlayerKind::Person,
            };
            2
        ];
    });
    assert!(play_to_the_end::<new_lands::Position>(&mut app) > 3);
}

#[test]
fn two_people_see_their_own_tiles() {
    let mut app = phone();
    begin::<domains::Position>(&mut app, people);
    assert!(play_to_the_end::<domains::Position>(&mut app) > 10);
}

#[test]
fn who_looks_away_from_the_app_has_let_go_of_the_hand() {
    let mut app = phone();
    begin::<domains::Position>(&mut app, people);
    act(&mut app, Act::LiftCurtain);
    assert!(table::<domains::Position>(&app).curtain().is_none());
    let window = window(&mut app);
    app.world_mut().write_message(bevy::window::WindowFocused {
        window,
        focused: false,
    });
    frame::<domains::Position>(&mut app, None);
    assert!(table::<domains::Position>(&app).curtain().is_some());
}

#[test]
fn a_game_that_is_gone_on_with_begins_with_the_curtain() {
    let mut app = phone();
    begin::<domains::Position>(&mut app, people);
    act(&mut app, Act::LiftCurtain);
    go_home(&mut app);
    resume(&mut app, GameKind::Domains);
    frame::<domains::Position>(&mut app, None);
    assert!(table::<domains::Position>(&app).curtain().is_some());
}
