//! How strong the levels of Cell City are against each other.

use kletki::{
    games::{
        Game, Outcome, Side,
        cell_city::{Options, Position, Variant},
    },
    players::{Computer, Level},
};

/// Nodes for a move, fewer than hard would take.
const NODES: u64 = 20_000;

/// Games won, drawn and lost by one level against another. Each opening is played twice, with sides
/// swapped.
fn play(variant: Variant, level: Level, other: Level, games: u64) -> [u32; 3] {
    let mut results = [0; 3];
    for game in 0..games {
        let side = if game % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let mut position = Position::start(&Options { variant }).unwrap();
        while let Some(seat) = position.to_move() {
            let on_move = if seat.side() == side { level } else { other };
            let seed = game / 2 * 1_000 + position.buildings().len() as u64;
            let mut thinking = Position::think(position.view(seat), on_move, seed);
            thinking.step(NODES);
            position.play(thinking.answer().mv).unwrap();
        }
        match position.outcome().unwrap() {
            Outcome::Won(winner) if winner == side => results[0] += 1,
            Outcome::Drawn | Outcome::Void => results[1] += 1,
            Outcome::Won(_) => results[2] += 1,
        }
    }
    let [won, drawn, lost] = results;
    println!("{variant:?}: {level:?} against {other:?}: {won} won, {drawn} drawn, {lost} lost");
    results
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    let [won, ..] = play(Variant::Standard, Level::Medium, Level::Easy, 200);
    assert!(won > 150, "medium won {won} of 200 against easy");
    let [won, ..] = play(Variant::Standard, Level::Hard, Level::Medium, 200);
    assert!(won > 160, "hard won {won} of 200 against medium");
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_on_the_other_boards() {
    for variant in [Variant::FirstCity, Variant::Architects] {
        for (level, other) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
            let [won, drawn, lost] = play(variant, level, other, 100);
            assert!(
                won > 2 * lost,
                "{level:?}: {won} won, {drawn} drawn, {lost} lost"
            );
        }
    }
}
