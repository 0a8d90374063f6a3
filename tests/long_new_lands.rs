//! How strong the levels of New Lands are against each other, and how its games go.

use kletki::{
    games::{
        Game, Outcome, Side,
        new_lands::{Card, Deck, Move, Options, Position, Rectangle, Suit, Terms},
    },
    players::{Computer, Level},
};

/// Nodes for a move, fewer than hard would take.
const NODES: u64 = 60_000;

/// What came of a number of games.
#[derive(Debug, Default)]
struct Results {
    won: u32,
    drawn: u32,
    lost: u32,
    void: u32,
    with_skip: u32,
    moves: u32,
}

/// The same deal with the colours exchanged: hearts for clubs, diamonds for spades.
fn mirrored(options: &Options) -> Options {
    let other = |card: &Card| {
        let suit = match card.suit() {
            Suit::Hearts => Suit::Clubs,
            Suit::Diamonds => Suit::Spades,
            Suit::Clubs => Suit::Hearts,
            Suit::Spades => Suit::Diamonds,
        };
        Card::new(suit, card.rank()).unwrap()
    };
    let mut hands: Vec<Vec<Card>> = Vec::new();
    for pair in options.hands.chunks(2) {
        for hand in pair.iter().rev() {
            hands.push(hand.iter().map(other).collect());
        }
    }
    Options {
        hands,
        terms: options.terms,
    }
}

/// Plays `games` games of one level against another. Each deal is played twice: the second time
/// the sides hold each other's hands in their own colour.
fn play(terms: Terms, level: Level, other: Level, games: u64) -> Results {
    let results = play_within(terms, level, other, games, NODES);
    println!("{terms:?}: {level:?} against {other:?}: {results:?}");
    results
}

fn play_within(terms: Terms, level: Level, other: Level, games: u64, nodes: u64) -> Results {
    let mut results = Results::default();
    for game in 0..games {
        let dealt = Options::dealt(terms, game / 2);
        let options = if game % 2 == 0 {
            dealt
        } else {
            mirrored(&dealt)
        };
        // Red opens in every game: so each level opens once with each hand.
        let side = if game % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let mut position = Position::start(&options).unwrap();
        let mut moves = 0;
        let mut skipped = false;
        while let Some(seat) = position.to_move() {
            let on_move = if seat.side() == side { level } else { other };
            let mut thinking = Position::think(position.view(seat), on_move, game * 1_000 + moves);
            thinking.step(nodes);
            let mv = thinking.answer().mv;
            skipped |= mv == Move::Skip;
            position.play(mv).unwrap();
            moves += 1;
        }
        results.moves += moves as u32;
        results.with_skip += u32::from(skipped);
        match position.outcome().unwrap() {
            Outcome::Won(winner) if winner == side => results.won += 1,
            Outcome::Drawn => results.drawn += 1,
            Outcome::Won(_) => results.lost += 1,
            Outcome::Void => results.void += 1,
        }
    }
    results
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    let results = play(Terms::default(), Level::Medium, Level::Easy, 200);
    assert!(results.won > 140 && results.void == 0, "{results:?}");
    let results = play(Terms::default(), Level::Hard, Level::Medium, 200);
    assert!(results.won > 140 && results.void == 0, "{results:?}");
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_with_more_cards_and_seats() {
    for seats in [4, 6] {
        let terms = Terms {
            deck: Deck::Full,
            rectangle: Deck::Full.rectangles()[0],
            seats,
            ..Terms::default()
        };
        for (level, other) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
            let results = play(terms, level, other, 40);
            assert!(results.won > 2 * results.lost, "{results:?}");
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
            let results = play_within(terms, level, level, games, 300);
            assert_eq!(
                results.won + results.lost + results.drawn + results.void,
                games as u32
            );
        }
    }
}
