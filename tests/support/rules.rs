//! What holds for the rules of every game.

use std::collections::BTreeSet;

use kletki::games::{Illegal, Outcome, Side};
use proptest::prelude::*;

use super::{End, Played, Specimen, for_all, played};

pub fn legal_moves_are_exactly_those_that_play_accepts<G: Specimen>() {
    for_all(
        64,
        played::<G>(End::Anywhere),
        |Played {
             options, position, ..
         }| {
            let legal: BTreeSet<G::Move> = position.legal_moves().into_iter().collect();
            let candidates = G::candidates(&options);
            let accepted: BTreeSet<G::Move> = candidates
                .into_iter()
                .filter(|&mv| !G::is_unlisted(mv) && position.clone().play(mv).is_ok())
                .collect();
            prop_assert_eq!(legal, accepted);
            Ok(())
        },
    );
}

pub fn check_says_what_play_does<G: Specimen>() {
    for_all(
        64,
        played::<G>(End::Anywhere),
        |Played {
             options, position, ..
         }| {
            for mv in G::candidates(&options) {
                let played = position.clone().play(mv);
                prop_assert_eq!(position.check(mv), played.map(drop), "{}", mv);
            }
            Ok(())
        },
    );
}

pub fn a_refused_move_changes_nothing_and_names_a_rule<G: Specimen>() {
    for_all(
        64,
        played::<G>(End::Anywhere),
        |Played {
             options, position, ..
         }| {
            let before = format!("{position:?}");
            let mut after = position.clone();
            for mv in G::candidates(&options) {
                let Err(illegal) = position.check(mv) else {
                    continue;
                };
                prop_assert!(G::RULES.contains(&illegal.rule()), "{}", illegal.rule());
                prop_assert!(after.play(mv).is_err());
                // Where the game is over, nothing else is named.
                prop_assert_eq!(position.to_move().is_none(), illegal.rule() == "over");
            }
            prop_assert_eq!(&after, &position);
            prop_assert_eq!(format!("{after:?}"), before);
            Ok(())
        },
    );
}

pub fn legal_moves_are_sorted_as_text_without_doubles<G: Specimen>() {
    for_all(
        256,
        played::<G>(End::Anywhere),
        |Played { position, .. }| {
            let texts: Vec<String> = position
                .legal_moves()
                .iter()
                .map(ToString::to_string)
                .collect();
            prop_assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
            Ok(())
        },
    );
}

pub fn the_same_moves_lead_to_the_same_position<G: Specimen>() {
    for_all(
        128,
        played::<G>(End::Anywhere),
        |Played {
             options,
             moves,
             position,
         }| {
            let mut again = G::start(&options).expect("the options are those of a game");
            let mut before = vec![again.clone()];
            for &mv in &moves {
                again.play(mv).expect("it was legal the first time");
                prop_assert_ne!(Some(&again), before.last(), "{} changed nothing", mv);
                before.push(again.clone());
            }
            prop_assert_eq!(&again, &position);
            prop_assert_eq!(again.legal_moves(), position.legal_moves());
            // So a move is undone by playing all moves but the last.
            if let Some((_, rest)) = moves.split_last() {
                let mut undone = G::start(&options).expect("the options are those of a game");
                for &mv in rest {
                    undone.play(mv).expect("it was legal the first time");
                }
                prop_assert_eq!(Some(&undone), before.get(rest.len()));
            }
            Ok(())
        },
    );
}

pub fn the_score_is_what_the_events_brought<G: Specimen>() {
    for_all(
        128,
        played::<G>(End::Over),
        |Played {
             options,
             moves,
             position,
         }| {
            let mut again = G::start(&options).expect("the options are those of a game");
            let mut recount = [0; 2];
            for mv in moves {
                let events = again.play(mv).expect("it was legal the first time");
                for points in events.iter().map(G::points) {
                    recount = [recount[0] + points[0], recount[1] + points[1]];
                }
                prop_assert_eq!(
                    again.score().map(i64::from),
                    recount.map(i64::from),
                    "after {}",
                    mv
                );
            }
            prop_assert_eq!(position.score().map(i64::from), recount.map(i64::from));
            Ok(())
        },
    );
}

pub fn every_game_ends<G: Specimen>() {
    for_all(
        128,
        played::<G>(End::Over),
        |Played {
             options,
             moves,
             position,
         }| {
            prop_assert!(moves.len() <= G::longest(&options));
            prop_assert!(position.outcome().is_some());
            Ok(())
        },
    );
}

pub fn there_is_no_legal_move_exactly_when_the_game_is_over<G: Specimen>() {
    for_all(
        256,
        played::<G>(End::Anywhere),
        |Played { position, .. }| {
            let over = position.legal_moves().is_empty();
            prop_assert_eq!(position.to_move().is_none(), over);
            prop_assert_eq!(position.outcome().is_some(), over);
            Ok(())
        },
    );
}

pub fn the_higher_score_wins<G: Specimen>() {
    for_all(
        128,
        played::<G>(End::Over),
        |Played { position, .. }| {
            let [first, second] = position.score();
            if position.outcome() == Some(Outcome::Void) {
                prop_assert_eq!([first, second], [0, 0]);
                return Ok(());
            }
            let outcome = match first as i64 - second as i64 {
                1.. => Outcome::Won(Side::First),
                0 => Outcome::Drawn,
                _ => Outcome::Won(Side::Second),
            };
            prop_assert_eq!(position.outcome(), Some(outcome));
            Ok(())
        },
    );
}

pub fn a_move_reads_as_it_is_written<G: Specimen>() {
    for_all(16, G::any_options(), |options| {
        for mv in G::candidates(&options) {
            let text = mv.to_string();
            let read: Result<G::Move, _> = text.parse();
            prop_assert_eq!(read, Ok(mv), "{}", text);
        }
        Ok(())
    });
}

/// Whatever text there is, it's read without a panic, and what is read is written the same.
pub fn what_is_read_is_written_the_same<G: Specimen>() {
    let texts = prop_oneof![
        any::<String>(),
        "[A-Za-z0-9@-]{0,8}",
        "[hv][0-9]{2}",
        "(10|[2-9JQKA])[HDCS]@-?[0-9]{1,11},-?[0-9]{1,3}",
        "[0-9]@[A-Z][0-9]{1,2}",
        "draw[!?-]",
        "[A-Z][0-9]{1,3}-[A-Z][0-9]{1,3}"
    ];
    for_all(1024, texts, |text| {
        if let Ok(mv) = text.parse::<G::Move>() {
            prop_assert_eq!(mv.to_string().parse::<G::Move>(), Ok(mv));
        }
        Ok(())
    });
}

pub fn options_are_kept<G: Specimen>() {
    for_all(128, G::any_options(), |options| {
        let position = G::start(&options).expect("the options are those of a game");
        prop_assert_eq!(position.options(), &options);
        let written = serde_json::to_string(&options).expect("options can be written");
        let read: G::Options = serde_json::from_str(&written).expect("what is written can be read");
        prop_assert_eq!(read, options, "{}", written);
        Ok(())
    });
}
