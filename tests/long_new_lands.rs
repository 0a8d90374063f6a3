//! How strong the levels of New Lands are against each other, and how its games go.

mod contests;

use kletki::{
    games::{
        Game, Outcome,
        new_lands::{Deck, Move, Options, Position, Rectangle, Terms},
    },
    players::Level,
};

use contests::{each_level_beats_the_next, results};

/// Nodes for a move, fewer than hard would take.
const NODES: u64 = 60_000;

fn options(terms: Terms) -> Options {
    Options {
        terms,
        ..Options::default()
    }
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    each_level_beats_the_next::<Position>(&options(Terms::default()), 200, NODES);
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_with_more_cards_and_seats() {
    for seats in [4, 6] {
        let options = options(Terms {
            deck: Deck::Full,
            rectangle: Deck::Full.rectangles()[0],
            seats,
            ..Terms::default()
        });
        for (level, other) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
            let tally = results::<Position>(&options, level, other, 40, NODES);
            assert!(tally.won > 2 * tally.lost, "{seats} seats: {tally:?}");
        }
    }
}

/// All rectangles that a deck may be played on, with four and six seats and one against one.
fn all_terms() -> Vec<Terms> {
    let mut all = Vec::new();
    for deck in Deck::ALL {
        for (width, height) in
            (1..=52).flat_map(|width| (1..=52).map(move |height| (width, height)))
        {
            let rectangle = Rectangle { width, height };
            if rectangle.fits(deck) {
                for (seats, duel) in [(4, false), (6, false), (4, true)] {
                    let terms = Terms {
                        deck,
                        rectangle,
                        seats,
                        duel,
                        ..Terms::default()
                    };
                    all.push(terms);
                }
            }
        }
    }
    all
}

/// Games at random: on the named rectangles 1000 each, on every other one 20.
#[test]
#[ignore = "long: scripts/test-long"]
fn no_game_gets_stuck() {
    let (mut void, mut skips, mut count) = (0, 0, 0);
    for terms in all_terms() {
        let named = terms.deck.rectangles().iter();
        let is_named = named
            .flat_map(|it| [*it, it.turned()])
            .any(|it| it == terms.rectangle);
        for seed in 0..if is_named { 1_000 } else { 20 } {
            let mut position = Position::start(&Options::dealt(terms, seed)).unwrap();
            let mut moves = 0_u64;
            while position.to_move().is_some() {
                let legal = position.legal_moves();
                // A choice that looks like chance is enough, and needs no generator.
                let pick = (seed + 1).wrapping_mul(moves + 1).wrapping_mul(0x9e37_79b9) >> 7;
                let mv = legal[(pick % legal.len() as u64) as usize];
                skips += u64::from(mv == Move::Skip);
                position.play(mv).unwrap();
                moves += 1;
                assert!(moves < 53 * 6);
            }
            void += u64::from(position.outcome() == Some(Outcome::Void));
            count += 1;
        }
    }
    println!("{count} games at random: {void} void, {skips} skips");
}

#[test]
#[ignore = "long: scripts/test-long"]
fn every_level_plays_every_rectangle_to_its_end() {
    for terms in all_terms() {
        let named = terms.deck.rectangles().iter();
        let is_named = named
            .flat_map(|it| [*it, it.turned()])
            .any(|it| it == terms.rectangle);
        for level in Level::ALL {
            let games = if is_named { 20 } else { 1 };
            let tally = results::<Position>(&options(terms), level, level, games, 300);
            assert_eq!(u64::from(tally.games() + tally.void), games);
        }
    }
}
