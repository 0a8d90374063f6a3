use super::*;
use crate::{
    games::{
        Game, Seat,
        new_lands::{Cards, Deck, Move, Options, State, Terms},
    },
    players::Progress,
};

/// A game of a full deck, left after some moves that luck chose.
fn position(terms: Terms, seed: u64, moves: usize) -> Position {
    let mut position = Position::start(&Options::dealt(terms, seed)).unwrap();
    let mut luck = Luck::new(seed);
    for _ in 0..moves {
        let legal = position.legal_moves();
        let Some(&mv) = legal.get(luck.below(legal.len().max(1) as u32) as usize) else {
            break;
        };
        position.play(mv).unwrap();
    }
    position
}

fn all_terms() -> Vec<Terms> {
    let full = |seats, duel| Terms {
        deck: Deck::Full,
        rectangle: Deck::Full.rectangles()[0],
        seats,
        duel,
        ..Terms::default()
    };
    vec![Terms::default(), full(4, true), full(6, false)]
}

#[test]
fn a_deal_gives_each_seat_as_many_cards_as_it_holds_and_each_card_to_one() {
    let mut luck = Luck::new(1);
    for terms in all_terms() {
        for moves in 0..36 {
            let position = position(terms, moves, moves as usize);
            let Some(seat) = position.to_move() else {
                continue;
            };
            let view = position.view(seat);
            let drawn = Deals::of(&view).draw(&mut luck);
            let mut all = Cards::NONE;
            for other in terms.all_seats() {
                let hand = drawn.hand(other);
                assert_eq!(hand.len(), u32::from(view.count(other)));
                assert!(all.and(hand).is_empty());
                assert!(hand.iter().all(|card| card.side() == other.side()));
                assert!(hand.and(view.lacks(other)).is_empty());
                assert!(view.hand(other).is_none_or(|own| own == hand));
                all = all.or(hand);
            }
            // Nothing lies twice.
            let lying: Cards = position
                .table()
                .laid()
                .iter()
                .map(|&(card, _)| card)
                .collect();
            assert!(all.and(lying).is_empty());
        }
    }
}

#[test]
fn the_only_deal_is_the_true_one() {
    let mut known = 0;
    for terms in all_terms() {
        for seed in 0..200 {
            let position = position(terms, seed, 30 + seed as usize % 22);
            let Some(seat) = position.to_move() else {
                continue;
            };
            if let Some(state) = Deals::of(&position.view(seat)).only() {
                known += 1;
                for other in terms.all_seats() {
                    assert_eq!(state.hand(other), position.hand(other));
                }
            }
        }
    }
    assert!(known > 20, "{known}");
}

#[test]
fn the_same_seed_gives_the_same_answer_and_another_may_not() {
    let position = position(Terms::default(), 4, 20);
    let answer = |seed| {
        let view = position.view(position.to_move().unwrap());
        let mut thinking = Position::think(view, Level::Easy, seed);
        thinking.step(1_000);
        thinking.answer().mv
    };
    let moves: Vec<Move> = (0..20).map(answer).collect();
    assert_eq!(moves, (0..20).map(answer).collect::<Vec<_>>());
    assert!(moves.iter().any(|mv| *mv != moves[0]));
}

#[test]
fn where_there_is_one_move_nobody_thinks() {
    let options = Options {
        terms: Terms::default(),
        hands: ["6D 7H", "8C", "QH", "6C"]
            .map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect())
            .into(),
    };
    let mut position = Position::start(&options).unwrap();
    for mv in ["6D@0,0", "8C@1,0", "QH@-1,0"] {
        position.play(mv.parse().unwrap()).unwrap();
    }
    for level in Level::ALL {
        let mut thinking = Position::think(position.view(Seat(3)), level, 0);
        assert_eq!(thinking.step(1), Progress::Done, "{level:?}");
        assert_eq!(thinking.answer().mv, Move::Skip);
    }
}

/// The hands of the others never reach a player: the same view gives the same answer.
#[test]
fn the_answer_is_the_same_whoever_holds_the_hidden_cards() {
    let mut options = Options::dealt(Terms::default(), 9);
    let answer = |options: &Options| {
        let position = Position::start(options).unwrap();
        let mut thinking = Position::think(position.view(Seat(0)), Level::Hard, 7);
        thinking.step(5_000);
        thinking.answer()
    };
    let before = answer(&options);
    options.hands.swap(1, 3);
    assert_eq!(answer(&options), before);
}

#[test]
fn a_playout_comes_to_an_end() {
    let mut luck = Luck::new(3);
    for terms in all_terms() {
        let position = position(terms, 5, 0);
        let state: State = Deals::of(&position.view(Seat(0))).draw(&mut luck);
        let cards = u64::from(state.cards_left());
        let (margin, nodes) = playout::play_out(state, &mut luck);
        assert!(margin.unsigned_abs() < 104 && nodes >= cards);
    }
}
