use super::*;
use crate::games::{Game, Illegal as _, NotAMove, Outcome, Seat, Side};

fn building(text: &str) -> Building {
    text.parse().unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells<const N: usize>(names: [&str; N]) -> Cells {
    names.into_iter().map(cell).collect()
}

fn start(variant: Variant) -> Position {
    Position::start(&Options { variant }).unwrap()
}

fn after<const N: usize>(variant: Variant, moves: [&str; N]) -> Position {
    let mut position = start(variant);
    for mv in moves {
        position.play(building(mv)).unwrap();
    }
    position
}

fn texts(moves: Vec<Building>) -> Vec<String> {
    moves.into_iter().map(|mv| mv.to_string()).collect()
}

/// How many ways there are to play `depth` moves.
fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        next
    };
    position
        .legal_moves()
        .into_iter()
        .map(|mv| perft(&after(mv), depth - 1))
        .sum()
}

#[track_caller]
fn refused(position: &Position, mv: &str, rule: Illegal) {
    assert_eq!(position.check(building(mv)), Err(rule), "{mv}");
    let mut same = position.clone();
    assert_eq!(same.play(building(mv)), Err(rule), "{mv}");
    assert_eq!(same, *position);
}

#[test]
fn the_rules_example() {
    let position = after(Variant::Standard, ["A1-B2", "C1-E1", "F1-G1"]);
    assert_eq!(position.score(), [6, 3]);
    let picture = [
        "0011100", "00.....", ".......", ".......", ".......", ".......", ".......",
    ];
    for cell in Cells::board(7).iter() {
        let drawn = picture[usize::from(cell.row())].as_bytes()[usize::from(cell.column())];
        let owner = match drawn {
            b'0' => Some(Side::First),
            b'1' => Some(Side::Second),
            _ => None,
        };
        assert_eq!(position.owner(cell), owner, "{cell}");
    }
    assert_eq!(position.to_move(), Some(Seat::SECOND));
}

#[test]
fn first_moves_of_each_board() {
    let counts = |variant| {
        let position = start(variant);
        assert_eq!(
            Shape::ALL
                .map(|shape| position.moves_of(shape).len())
                .iter()
                .sum::<usize>(),
            position.legal_moves().len()
        );
        Shape::ALL.map(|shape| position.moves_of(shape).len())
    };
    assert_eq!(counts(Variant::Standard), [84, 70, 36]);
    assert_eq!(counts(Variant::FirstCity), [40, 0, 16]);
    assert_eq!(counts(Variant::Architects), [144, 126, 64]);
}

#[test]
fn move_counts_in_depth() {
    let counts = |variant, depth| {
        (1..=depth)
            .map(|d| perft(&start(variant), d))
            .collect::<Vec<_>>()
    };
    assert_eq!(counts(Variant::Standard, 2), [190, 31_760]);
    assert_eq!(counts(Variant::FirstCity, 3), [56, 2_488, 86_544]);
    assert_eq!(counts(Variant::Architects, 2), [334, 103_408]);
}

#[test]
fn what_a_move_shows() {
    let mut position = after(Variant::FirstCity, ["A2-B2"]);
    assert_eq!(
        position.play(building("B1-C1")),
        Ok(vec![
            Event::Built {
                building: building("B1-C1"),
                seat: Seat::SECOND,
                points: 2
            },
            Event::Died {
                cells: cells(["A1"])
            },
        ])
    );
    let plaza = building("D4-E5");
    assert_eq!(
        position.play(plaza),
        Ok(vec![Event::Built {
            building: plaza,
            seat: Seat::FIRST,
            points: 4
        }])
    );
    assert_eq!(
        position
            .buildings()
            .map(|(building, seat)| (building.to_string(), seat.0))
            .collect::<Vec<_>>(),
        [
            ("A2-B2".to_string(), 0),
            ("B1-C1".to_string(), 1),
            ("D4-E5".to_string(), 0)
        ]
    );
}

#[test]
fn a_single_cell_is_nobodys() {
    let position = after(Variant::Standard, ["A2-B2", "B1-C1"]);
    assert!(position.is_dead(cell("A1")));
    assert!(
        !position.is_dead(cell("D1")),
        "still free, with free neighbours"
    );
    assert!(!position.is_dead(cell("A2")), "taken");
    assert_eq!(position.owner(cell("A1")), None);
    assert_eq!(position.moves_over(cell("A1")), []);
    assert_eq!(position.score(), [2, 2]);
}

#[test]
fn moves_over_a_cell() {
    let position = after(Variant::Standard, ["B1-B3"]);
    assert_eq!(
        texts(position.moves_over(cell("A2"))),
        ["A1-A2", "A1-A3", "A2-A3", "A2-A4"]
    );
    assert_eq!(position.moves_over(cell("B2")), []);
    assert_eq!(position.moves_over(Cell::new(7, 0)), []);
}

#[test]
fn moves_are_sorted_as_text() {
    let position = after(Variant::Architects, ["E5-F6", "A1-C1"]);
    let moves = texts(position.legal_moves());
    assert!(moves.is_sorted());
    assert!(position.legal_moves().is_sorted());
}

#[test]
fn first_city_has_no_workshops() {
    let position = start(Variant::FirstCity);
    refused(&position, "A1-C1", Illegal::Shape);
    refused(&position, "A1-A3", Illegal::Shape);
    assert_eq!(position.check(building("A1-B2")), Ok(()));
}

#[test]
fn architects_build_three_plazas_each() {
    let mut position = start(Variant::Architects);
    assert_eq!(
        Side::BOTH.map(|side| position.plazas_left(side)),
        [Some(3), Some(3)]
    );
    for mv in ["A1-B2", "A9-B9", "C1-D2", "C9-D9", "E1-F2", "E9-F9"] {
        position.play(building(mv)).unwrap();
    }
    assert_eq!(
        Side::BOTH.map(|side| position.plazas_left(side)),
        [Some(0), Some(3)]
    );
    refused(&position, "D5-E6", Illegal::Limit);
    refused(&position, "A1-B2", Illegal::Overlap);
    assert_eq!(position.moves_of(Shape::Plaza), []);
    assert!(
        !position.moves_of(Shape::House).is_empty(),
        "the limit makes nobody pass"
    );

    position.play(building("G9-H9")).unwrap();
    assert_eq!(
        position.check(building("D5-E6")),
        Ok(()),
        "the limit is each side's own"
    );
    assert_eq!(start(Variant::Standard).plazas_left(Side::First), None);
}

#[test]
fn each_rule_by_its_name_and_in_its_order() {
    let position = after(Variant::Standard, ["C3-D4"]);
    let bounds = [
        "G1-H1",
        "A7-A8",
        "Z1-Z2",
        "A10-B10",
        "A0-A1",
        "H1-G1",
        "A1-H8",
        "A1-A99999999999999999999",
    ];
    for mv in bounds {
        refused(&position, mv, Illegal::Bounds);
    }
    for mv in [
        "A1-A1", "B1-A1", "A2-A1", "B2-A1", "A2-B1", "B1-A2", "A1-D1", "A1-B3", "C3-C3", "D4-C3",
    ] {
        refused(&position, mv, Illegal::Shape);
    }
    for mv in ["C3-D4", "B3-C3", "D4-D6", "B2-C3"] {
        refused(&position, mv, Illegal::Overlap);
    }
    let names = [
        Illegal::Over,
        Illegal::Bounds,
        Illegal::Shape,
        Illegal::Overlap,
        Illegal::Limit,
    ];
    assert_eq!(
        names.map(Illegal::rule),
        ["over", "bounds", "shape", "overlap", "limit"]
    );
}

#[test]
fn the_higher_sum_wins_when_nothing_fits() {
    let moves = [
        "D4-E5", "A2-B3", "F6-G7", "F4-G5", "C2-D3", "D6-E7", "A7-B7", "A4-C4", "F3-G3", "A5-B6",
        "A1-C1", "E1-F2", "C5-C7",
    ];
    let mut position = after(Variant::Standard, moves);
    assert_eq!(position.outcome(), None);
    assert_eq!(texts(position.legal_moves()), ["G1-G2"]);
    position.play(building("G1-G2")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Won(Side::Second)));
    assert_eq!(position.score(), [22, 25]);
    assert_eq!(position.to_move(), None);
    assert_eq!(position.legal_moves(), []);
    assert_eq!(position.free(), position.dead());
    for mv in ["D1-E1", "A1-B2", "H1-H2", "A1-A1"] {
        refused(&position, mv, Illegal::Over);
    }
}

#[test]
fn a_draw_is_possible() {
    let position = after(
        Variant::FirstCity,
        [
            "A1-B2", "C1-D2", "A3-B4", "C3-D4", "E1-E2", "E3-E4", "A5-B5", "C5-D5",
        ],
    );
    assert_eq!(position.score(), [12, 12]);
    assert_eq!(position.outcome(), Some(Outcome::Drawn));
    assert!(position.is_dead(cell("E5")));
}

#[test]
fn positions_are_equal_whatever_the_order_of_building() {
    let one = after(Variant::Standard, ["A1-B2", "G1-G2", "D4-E4"]);
    let other = after(Variant::Standard, ["D4-E4", "G1-G2", "A1-B2"]);
    assert_eq!(one, other);
    assert_ne!(one, after(Variant::Standard, ["A1-B2", "D4-E4", "G1-G2"]));
    assert_ne!(start(Variant::Standard), start(Variant::Architects));
}

#[test]
fn notation_both_ways() {
    for text in [
        "A1-B2", "C1-E1", "F1-G1", "G5-G7", "B1-A1", "A10-B10", "Z1-Z2", "A0-A1",
    ] {
        assert_eq!(building(text).to_string(), text);
    }
    assert_eq!(
        building("A1-B2"),
        Building::new(Shape::Plaza, Way::Across, Cell::new(0, 0))
    );
    assert_eq!(
        building("C3-C5"),
        Building::new(Shape::Workshop, Way::Down, cell("C3"))
    );
    assert_eq!(Building::between(cell("B2"), cell("A1")), building("A1-B2"));
    assert_eq!(Building::between(cell("A2"), cell("B1")), building("A1-B2"));
    let wrong = [
        "", "-", "A1", "A1-", "-B2", "A-B", "a1-b2", "A1B2", "A1-B2 ", " A1-B2", "A1 - B2",
        "A1-B2-C3", "A1--B2", "AA1-AB1", "1A-1B", "A01-A2", "A+1-A2", "A-1-A2", "А1-В2", "A1-B٢",
        "A1–B2", "skip", "h00",
    ];
    for text in wrong {
        assert_eq!(text.parse::<Building>(), Err(NotAMove), "{text:?}");
    }
}

#[test]
fn footprints_are_buildings_at_the_first_cell() {
    for shape in Shape::ALL {
        for &way in shape.ways() {
            let building = Building::new(shape, way, Cell::new(0, 0));
            assert_eq!(building.cells(), shape.footprint(way));
            assert_eq!((building.shape(), building.way()), (Some(shape), way));
        }
    }
}

#[test]
fn options_in_the_protocols_words() {
    for variant in Variant::ALL {
        let json = format!(r#"{{"variant":"{}"}}"#, variant.id());
        assert_eq!(serde_json::to_string(&Options { variant }).unwrap(), json);
        assert_eq!(
            serde_json::from_str::<Options>(&json).unwrap(),
            Options { variant }
        );
    }
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap(),
        Options::default()
    );
    for wrong in [r#"{"variant":"7x7"}"#, r#"{"variant":7}"#, r#"{"size":7}"#] {
        assert!(serde_json::from_str::<Options>(wrong).is_err(), "{wrong}");
    }
}
