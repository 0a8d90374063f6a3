use super::{playout::for_seat, tree::worth, *};
use crate::{
    games::{
        Game, Outcome, Seat, Side,
        new_lands::{Cards, Deck, Move, Options, State, Terms},
    },
    players::Progress,
};

/// A game left after some moves that luck chose.
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

/// A game with all hands open, before its first move.
fn start(terms: Terms, seed: u64) -> State {
    let position = position(terms, seed, 0);
    let hands: Vec<Cards> = terms.all_seats().map(|seat| position.hand(seat)).collect();
    position.view(Seat::FIRST).with_hands(&hands)
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
                let hand = drawn[usize::from(other.0)];
                assert_eq!(hand.len(), u32::from(view.count(other)));
                assert!(all.and(hand).is_empty());
                assert!(hand.iter().all(|card| card.side() == other.side()));
                assert!(hand.and(view.lacks(other)).is_empty());
                assert!(view.hand(other).is_none_or(|own| own == hand));
                all = all.or(hand);
            }
            // Nothing lies twice.
            let laid = position.table().laid().iter();
            let lying: Cards = laid.map(|&(card, _)| card).collect();
            assert!(all.and(lying).is_empty());
        }
    }
}

#[test]
fn all_deals_are_found_and_the_true_one_is_among_them() {
    let (mut only, mut several) = (0, 0);
    for terms in all_terms() {
        for seed in 0..200 {
            let position = position(terms, seed, 28 + seed as usize % 24);
            let Some(seat) = position.to_move() else {
                continue;
            };
            let Some(deals) = Deals::of(&position.view(seat)).all(100) else {
                continue;
            };
            let mut truth = [Cards::NONE; 6];
            for other in terms.all_seats() {
                truth[usize::from(other.0)] = position.hand(other);
            }
            assert!(deals.contains(&truth));
            for (place, deal) in deals.iter().enumerate() {
                assert!(!deals[..place].contains(deal));
            }
            only += u32::from(deals.len() == 1);
            several += u32::from(deals.len() > 1);
        }
    }
    assert!(only > 20 && several > 20, "{only} {several}");
}

/// Four cards of one colour in two hands that nobody has shown anything of: two of four.
#[test]
fn there_are_as_many_deals_as_ways_to_choose() {
    let mut found = 0;
    for seed in 0..40 {
        let position = position(Terms::default(), seed, 28);
        let seat = position.to_move().unwrap();
        let view = position.view(seat);
        let others: Vec<Seat> = (1..4).map(|turn| Seat((seat.0 + turn) % 4)).collect();
        let shown = others.iter().any(|&other| !view.lacks(other).is_empty());
        if !shown && others.iter().all(|&other| view.count(other) == 2) {
            assert_eq!(Deals::of(&view).all(100).unwrap().len(), 6);
            found += 1;
        }
    }
    assert!(found > 5, "{found}");
}

/// The board as bits against the table as the rules have it, to the end of many games.
#[test]
fn the_board_follows_the_rules() {
    let mut luck = Luck::new(5);
    let mut checked = 0;
    for terms in all_terms() {
        for seed in 0..30 {
            let mut state = start(terms, seed);
            let mut world = World::of(state.clone());
            while let Some(seat) = state.to_move() {
                assert_eq!(world.to_move(), Some(seat));
                assert_eq!(world.margin(), margin(&state));
                let mut fits = Vec::new();
                world.fits(state.hand(seat), |fit| fits.push(fit));
                let must_widen = fits.iter().any(|fit| fit.widens);
                fits.retain(|fit| fit.widens == must_widen);
                let mut by_world: Vec<Move> = fits
                    .iter()
                    .map(|fit| Move::Lay {
                        card: fit.card,
                        at: fit.at,
                    })
                    .collect();
                if by_world.is_empty() {
                    by_world.push(Move::Skip);
                }
                let mut by_rules = state.moves();
                by_world.sort();
                by_rules.sort();
                assert_eq!(by_world, by_rules);
                for fit in &fits {
                    let mut after = state.clone();
                    after.play(Move::Lay {
                        card: fit.card,
                        at: fit.at,
                    });
                    let is_counted = state.table().is_complete();
                    assert!(!is_counted || fit.margin == margin(&after));
                    checked += u32::from(is_counted);
                }
                let mv = by_rules[luck.below(by_rules.len() as u32) as usize];
                state.play(mv);
                world.play(mv);
            }
            assert_eq!(world.to_move(), None);
            assert_eq!(world.margin(), margin(&state));
        }
    }
    assert!(checked > 10_000, "{checked}");
}

/// The margin of the first side.
fn margin(state: &State) -> i32 {
    let [first, second] = state.score();
    first as i32 - second as i32
}

/// The final margin for the seat on the move, if all hands are open and all play their best.
fn plain_margin(state: &State) -> i32 {
    let Some(seat) = state.to_move() else {
        return margin(state);
    };
    let margins = state.moves().into_iter().map(|mv| {
        let mut after = state.clone();
        after.play(mv);
        plain_margin(&after)
    });
    let best = if seat.side() == Side::First {
        margins.max()
    } else {
        margins.min()
    };
    best.unwrap()
}

/// What each move comes to on the average of all deals that may be: by plain search of all games.
#[test]
fn the_end_is_played_for_the_best_of_all_deals() {
    let mut ends = 0;
    for seed in 0..60 {
        let position = position(Terms::default(), seed, 31 + seed as usize % 3);
        let Some(seat) = position.to_move() else {
            continue;
        };
        let view = position.view(seat);
        let deals = Deals::of(&view).all(DEALS).unwrap();
        let worth_of = |mv: Move| -> (f64, i32) {
            let margins = deals.iter().map(|hands| {
                let mut state = view.with_hands(hands);
                state.play(mv);
                for_seat(seat, plain_margin(&state))
            });
            margins.fold((0.0, 0), |(worths, sum), margin| {
                (worths + worth(margin), sum + margin)
            })
        };
        let best = position.legal_moves().into_iter().map(&worth_of);
        let best = best.map(|(worth, _)| worth).fold(f64::MIN, f64::max);
        let mut thinking = Position::think(view.clone(), Level::Hard, seed);
        assert_eq!(thinking.step(u64::MAX), Progress::Done);
        let answer = thinking.answer();
        let (worth, sum) = worth_of(answer.mv);
        assert_eq!(worth, best, "seed {seed}");
        assert_eq!(answer.exact, deals.len() == 1);
        let mean = f64::from(sum) / deals.len() as f64;
        assert_eq!(f64::from(answer.value), mean.round());
        ends += 1;
    }
    assert!(ends > 30, "{ends}");
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
        let world = World::of(start(terms, 5));
        let cards = u64::from(world.cards_left());
        let (margin, nodes) = playout::play_out(world, &mut luck);
        assert!(margin.unsigned_abs() < 104 && nodes >= cards);
    }
}

/// Who avoids what is plainly bad, wherever it is, and else moves by lot.
fn beginner(view: &View, luck: &mut Luck) -> Move {
    let world = World::of(view.with_hands(&Deals::of(view).draw(luck)));
    let seat = world.to_move().unwrap();
    let mut fits = Vec::new();
    world.fits(world.hand(seat), |fit| fits.push(fit));
    let must_widen = fits.iter().any(|fit| fit.widens);
    fits.retain(|fit| fit.widens == must_widen);
    let now = for_seat(seat, world.margin());
    // A move is plainly bad if the lands stand worse after it.
    let best = fits.iter().map(|fit| for_seat(seat, fit.margin)).max();
    let content = best.map(|best| best.min(now));
    fits.retain(|fit| Some(for_seat(seat, fit.margin)) >= content);
    match fits.get(luck.below(fits.len().max(1) as u32) as usize) {
        Some(fit) => Move::Lay {
            card: fit.card,
            at: fit.at,
        },
        None => Move::Skip,
    }
}

#[test]
fn easy_loses_most_games_to_a_beginner() {
    let mut points = 0;
    for game in 0..200 {
        let mut luck = Luck::new(game);
        let mut position = position(Terms::default(), game / 2, 0);
        let easy = Side::BOTH[game as usize % 2];
        while let Some(seat) = position.to_move() {
            let view = position.view(seat);
            let mv = if seat.side() == easy {
                let seed = game * 100 + u64::from(luck.below(100));
                Position::think(view, Level::Easy, seed).answer().mv
            } else {
                beginner(&view, &mut luck)
            };
            position.play(mv).unwrap();
        }
        points += match position.outcome() {
            Some(Outcome::Won(side)) if side == easy => 2,
            Some(Outcome::Won(_)) => 0,
            _ => 1,
        };
    }
    println!("{points} half points of 400");
    assert!(points < 180, "{points} half points of 400");
}
