//! New Lands: several seats a side, hands that are dealt, undo before another hand is seen, void
//! games (rules: new-lands).

use super::*;
use crate::games::{
    GameKind, Seat,
    new_lands::{Card, Move, Options, Position, Terms},
};

type Lands = Session<Position>;

const HARD: PlayerKind = PlayerKind::Computer(Level::Hard);

/// Who plays: the leaders, then the partners, as the set-up lists them.
fn setup(kinds: &[PlayerKind], options: Options) -> Setup<Options> {
    let mut setup = Setup::of::<Position>();
    setup.options = options;
    setup.first = WhoStarts::Player1;
    for (player, &kind) in PlayerId::BOTH.into_iter().zip(kinds) {
        setup.players.set_kind(player, kind);
    }
    let partners = kinds[2..].iter();
    setup.partners = partners.map(|&kind| Partner { name: None, kind }).collect();
    setup
}

fn cards(texts: &str) -> Vec<Card> {
    texts
        .split_whitespace()
        .map(|text| text.parse().unwrap())
        .collect()
}

/// A game with these hands, parted by commas.
fn game(kinds: &[PlayerKind], hands: &str) -> Lands {
    let options = Options {
        terms: Terms::default(),
        hands: hands.split(',').map(cards).collect(),
    };
    Session::start_dealt(setup(kinds, options), 1, None).unwrap()
}

fn play(session: &mut Lands, moves: &str) {
    for text in moves.split_whitespace() {
        session.play(text.parse().unwrap()).unwrap();
    }
}

fn terms(seats: u8, duel: bool) -> Options {
    let terms = Terms {
        seats,
        duel,
        ..Terms::default()
    };
    Options {
        terms,
        hands: Vec::new(),
    }
}

#[test]
fn each_seat_has_its_player_whoever_starts() {
    let kinds = [PERSON, EASY, HARD, PERSON];
    for (first, by_seat) in [
        (WhoStarts::Player1, [PERSON, EASY, HARD, PERSON]),
        (WhoStarts::Player2, [EASY, PERSON, PERSON, HARD]),
    ] {
        let mut setup = setup(&kinds, terms(4, false));
        setup.first = first;
        let session: Lands = Session::start(setup, 3, None).unwrap();
        assert_eq!(
            [0, 1, 2, 3].map(|seat| session.kind_of(Seat(seat))),
            by_seat
        );
    }
}

#[test]
fn with_three_to_a_team_each_of_the_six_is_somebody_else() {
    let kinds = [PERSON, EASY, HARD, PERSON, EASY, HARD];
    let session: Lands = Session::start(setup(&kinds, terms(6, false)), 3, None).unwrap();
    let members: Vec<Member> = (0..6).map(|seat| session.member_of(Seat(seat))).collect();
    assert_eq!(
        (0..6)
            .map(|seat| session.kind_of(Seat(seat)))
            .collect::<Vec<_>>(),
        kinds
    );
    for (seat, member) in members.iter().enumerate() {
        assert_eq!(members.iter().filter(|other| *other == member).count(), 1);
        assert_eq!(member.side.index(), seat % 2);
    }
}

#[test]
fn one_against_one_each_plays_both_seats_of_a_side() {
    let session: Lands = Session::start(setup(&[PERSON, EASY], terms(4, true)), 3, None).unwrap();
    assert_eq!(session.member_of(Seat(0)), session.member_of(Seat(2)));
    assert_ne!(session.member_of(Seat(0)), session.member_of(Seat(1)));
    assert_eq!(
        [0, 1, 2, 3].map(|seat| session.kind_of(Seat(seat))),
        [PERSON, EASY, PERSON, EASY]
    );
}

#[test]
fn there_are_as_many_partners_as_seats() {
    for (kinds, options, wanted) in [
        (&[PERSON, EASY][..], terms(4, false), 2),
        (&[PERSON, EASY, EASY], terms(4, false), 2),
        (&[PERSON, EASY, EASY, EASY], terms(6, false), 4),
        (&[PERSON, EASY, EASY, EASY], terms(4, true), 0),
    ] {
        let found = kinds.len() - 2;
        let started: Result<Lands, _> = Session::start(setup(kinds, options), 3, None);
        assert_eq!(started.unwrap_err(), StartError::Partners { wanted, found });
    }
}

#[test]
fn again_deals_anew_and_a_save_holds_what_was_dealt() {
    let first: Lands =
        Session::start(setup(&[PERSON, EASY, HARD, EASY], terms(4, false)), 3, None).unwrap();
    let again = first.again(4);
    assert_ne!(first.position(), again.position());
    let loaded: Lands = load(&save(&again).unwrap()).unwrap();
    assert_eq!(loaded, again);
    assert_eq!(
        loaded
            .setup()
            .options
            .hands
            .iter()
            .map(Vec::len)
            .sum::<usize>(),
        36
    );
    assert_eq!(loaded.setup().partners, first.setup().partners);
}

#[test]
fn the_middle_of_a_game_is_loaded_as_it_was() {
    let mut session = game(&[PERSON, EASY, PERSON, EASY], "6D 7H 10H,8C,QH,6C");
    play(&mut session, "6D@0,0 8C@1,0 QH@-1,0 skip 7H@0,1");
    assert_eq!(session.undo(), Undo::Done { plies: 1 });
    let loaded: Lands = load(&save(&session).unwrap()).unwrap();
    assert_eq!(loaded, session);
    assert!(loaded.can_redo());
}

#[test]
fn a_save_with_other_players_than_seats_is_refused() {
    let session = game(&[PERSON, EASY, EASY, EASY], "6D,8C,QH,6C");
    let mut odd = session.clone();
    odd.setup.partners.pop();
    let refused = load::<Position>(&save(&odd).unwrap());
    assert!(
        matches!(refused, Err(LoadError::Contradiction(_))),
        "{refused:?}"
    );
    odd.setup.options.hands[0] = cards("6C");
    let refused = load::<Position>(&save(&odd).unwrap());
    assert!(refused.is_err());
}

#[test]
fn a_set_up_is_kept_without_a_deal() {
    let mut shelf = Shelf::new(MemoryStorage::default());
    let chosen = setup(&[PERSON, EASY, HARD, EASY, HARD, PERSON], terms(6, false));
    shelf.keep_setup::<Position>(&chosen);
    assert_eq!(shelf.setup::<Position>(), chosen);
    let mut odd = chosen;
    odd.partners.clear();
    shelf.keep_setup::<Position>(&odd);
    assert_eq!(shelf.setup::<Position>(), Setup::of::<Position>());
    assert_eq!(shelf.troubles().len(), 1);
}

// Undo.

#[test]
fn against_computers_alone_the_last_card_and_the_answers_are_taken_back() {
    let mut session = game(&[PERSON, EASY, EASY, EASY], "6D 7H 10H,8C,QH,KS");
    assert_eq!(session.undo(), Undo::Refused(NoUndo::NothingPlayed));
    play(&mut session, "6D@0,0 8C@1,0 QH@-1,0 KS@1,1");
    assert_eq!(session.undo(), Undo::Done { plies: 4 });
    assert_eq!(session.redo(), 4);
    assert_eq!(
        session.help(),
        Help {
            undo: true,
            hint: false
        }
    );
}

#[test]
fn who_had_to_skip_takes_back_the_card_before() {
    let mut session = game(&[EASY, PERSON, EASY, EASY], "6D 10H,8C 6C,QH KH,7C");
    play(&mut session, "6D@0,0 8C@1,0 QH@-1,0 7C@0,1 10H@2,0");
    assert_eq!(session.position().legal_moves(), [Move::Skip]);
    play(&mut session, "skip");
    assert_eq!(session.undo(), Undo::Done { plies: 5 });
    assert_eq!(moves(&session), "6D@0,0");
}

#[test]
fn once_another_person_has_come_on_the_move_nothing_is_taken_back() {
    let people = [PERSON, PERSON, EASY, EASY];
    let mut session = game(&people, "6D 7H 10H,8C,QH,KS");
    play(&mut session, "6D@0,0");
    assert_eq!(session.undo(), Undo::Refused(NoUndo::HandSeen));
    play(&mut session, "8C@1,0");
    // Computers play next: nobody has seen a hand since.
    assert_eq!(session.undo(), Undo::Done { plies: 1 });
    session.redo();
    play(&mut session, "QH@-1,0 KS@1,1");
    assert_eq!(session.undo(), Undo::Refused(NoUndo::HandSeen));
}

#[test]
fn the_partner_is_another_person_too_but_ones_own_other_hand_is_not() {
    let mut team = game(&[PERSON, EASY, PERSON, EASY], "6D 7H,8C,QH,KS");
    play(&mut team, "6D@0,0 8C@1,0");
    assert_eq!(team.undo(), Undo::Refused(NoUndo::HandSeen));
    let mut options = team.setup().options.clone();
    options.terms.duel = true;
    let mut duel: Lands = Session::start_dealt(setup(&[PERSON, EASY], options), 1, None).unwrap();
    play(&mut duel, "6D@0,0 8C@1,0");
    assert_eq!(duel.undo(), Undo::Done { plies: 2 });
}

#[test]
fn computers_alone_take_nothing_back_and_strict_is_strict() {
    let mut watched = game(&[EASY, EASY, HARD, EASY], "6D 7H,8C,QH,KS");
    play(&mut watched, "6D@0,0");
    assert_eq!(watched.undo(), Undo::Refused(NoUndo::Watching));
    let mut strict = game(&[PERSON, EASY, EASY, EASY], "6D 7H,8C,QH,KS");
    strict.setup.undo = UndoRule::Strict;
    play(&mut strict, "6D@0,0");
    assert_eq!(strict.undo(), Undo::Refused(NoUndo::Strict));
}

// Results.

/// The tally of the only heading, after a whole game by the first legal moves.
fn counted(kinds: &[PlayerKind], spoil: fn(&mut Lands)) -> Option<(Heading, u32)> {
    let mut session: Lands = Session::start(setup(kinds, terms(4, false)), 2, None).unwrap();
    spoil(&mut session);
    play_out(&mut session);
    assert!(!session.verdict().unwrap().void);
    let mut shelf = Shelf::new(MemoryStorage::default());
    shelf.keep(&mut session);
    let statistics = shelf.statistics(GameKind::NewLands);
    let first = statistics.tallies().next();
    first.map(|(heading, tally)| (heading.clone(), tally.played()))
}

#[test]
fn a_game_counts_against_the_weakest_of_the_other_side() {
    let whole = |_: &mut Lands| {};
    let against = |level| Opponent::Computer(level);
    for (kinds, opponent) in [
        ([PERSON, HARD, EASY, EASY], against(Level::Easy)),
        ([HARD, EASY, EASY, PERSON], against(Level::Easy)),
        ([PERSON, HARD, PERSON, HARD], against(Level::Hard)),
        ([PERSON, EASY, EASY, PERSON], Opponent::Person),
    ] {
        let (heading, played) = counted(&kinds, whole).unwrap();
        assert_eq!((heading.opponent, played), (opponent, 1), "{kinds:?}");
        assert_eq!(heading.board, "36-11x6");
    }
    assert_eq!(counted(&[EASY, HARD, EASY, HARD], whole), None);
}

#[test]
fn a_game_with_undo_is_not_counted() {
    let with_undo = |session: &mut Lands| {
        let mv = session.position().legal_moves()[0];
        session.play(mv).unwrap();
        assert_eq!(session.undo(), Undo::Done { plies: 1 });
    };
    assert_eq!(counted(&[PERSON, EASY, EASY, EASY], with_undo), None);
}

#[test]
fn a_void_game_is_neither_won_nor_lost_nor_drawn() {
    let mut session = game(&[PERSON, EASY, EASY, EASY], "10D,6C,7D,7C");
    play(&mut session, "10D@0,0 skip skip skip");
    let verdict = session.result().unwrap();
    assert_eq!(
        verdict,
        Verdict {
            winner: None,
            void: true,
            points: [0, 0]
        }
    );
    let mut shelf = Shelf::new(MemoryStorage::default());
    shelf.keep(&mut session);
    assert_eq!(shelf.statistics(GameKind::NewLands).tallies().count(), 0);
}

#[test]
fn boards_are_named_by_deck_rectangle_and_seats() {
    let board = |options: Options| Position::board(&options);
    assert_eq!(board(terms(4, false)), "36-11x6");
    assert_eq!(board(terms(6, false)), "36-11x6+three");
    assert_eq!(board(terms(4, true)), "36-11x6+duel");
}
