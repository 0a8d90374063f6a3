//! What holds for every game, whatever is played: one suite for all of them.

mod support;

macro_rules! tests {
    ($of:ident: $($invariant:ident)+) => {
        $(
            #[test]
            fn $invariant() {
                $of::$invariant::<Position>();
            }
        )+
    };
}

// In Domains a computer never knows who holds which tile, so it proves no value.
macro_rules! invariants {
    ($game:ident proves nothing) => {
        invariants!($game: nothing_is_told_as_exact);
    };
    ($game:ident proves) => {
        invariants!($game:
            a_solved_end_has_the_value_of_plain_negamax
            what_is_told_as_exact_is_exact
        );
    };
    ($game:ident: $($proofs:ident)+) => {
        mod $game {
            use kletki::games::$game::Position;

            use super::support::{computer, rules};

            tests! { rules:
                legal_moves_are_exactly_those_that_play_accepts
                check_says_what_play_does
                a_refused_move_changes_nothing_and_names_a_rule
                legal_moves_are_sorted_as_text_without_doubles
                the_same_moves_lead_to_the_same_position
                the_score_is_what_the_events_brought
                every_game_ends
                there_is_no_legal_move_exactly_when_the_game_is_over
                the_higher_score_wins
                a_move_reads_as_it_is_written
                what_is_read_is_written_the_same
                options_are_kept
            }

            tests! { computer:
                an_answer_is_a_legal_move_at_any_time
                an_answer_does_not_depend_on_how_the_nodes_are_cut
                when_nothing_is_left_to_find_more_steps_change_nothing
                $($proofs)+
            }
        }
    };
}

invariants!(cell_city proves);
invariants!(dots proves);
invariants!(new_lands proves);
invariants!(domains proves nothing);

mod hidden_hands {
    use super::support::hidden_hands;

    #[test]
    fn the_view_of_a_seat_is_the_same_for_all_deals_that_look_the_same() {
        hidden_hands::the_view_of_a_seat_is_the_same_for_all_deals_that_look_the_same();
    }

    #[test]
    fn a_view_holds_no_card_that_its_seat_does_not_see() {
        hidden_hands::a_view_holds_no_card_that_its_seat_does_not_see();
    }
}
