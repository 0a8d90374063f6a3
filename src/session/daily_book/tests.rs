use jiff::{Span, civil::date};

use super::*;

const SOFIA: i16 = 120;

/// 10 December 2026 and that many days more.
fn day(days: i32) -> Date {
    date(2026, 12, 10).saturating_add(Span::new().days(days))
}

fn book(days: &[(i32, i16)]) -> DailyBook {
    let results = days.iter().map(|&(days, utc_offset)| DailyResult {
        date: day(days),
        generator: 1,
        boxes: 14,
        opponent: 11,
        utc_offset,
    });
    DailyBook::try_from(Pages {
        results: results.collect(),
        pars: Vec::new(),
    })
    .unwrap()
}

fn at_home(days: &[i32]) -> DailyBook {
    let days: Vec<(i32, i16)> = days.iter().map(|&day| (day, SOFIA)).collect();
    book(&days)
}

#[test]
fn a_streak_is_days_in_a_row_up_to_today() {
    let cases: [(&[i32], u32, &str); 8] = [
        (&[], 0, "nothing played"),
        (&[0], 1, "today"),
        (&[-1], 1, "yesterday: today can still be played"),
        (&[-2, -1], 2, "the two days before"),
        (&[-2], 0, "yesterday was missed"),
        (&[-3, -2, -1, 0], 4, "up to today"),
        (&[-4, -3, -1, 0], 2, "a day was missed"),
        (&[-40, -39, -38], 0, "long ago"),
    ];
    for (days, streak, what) in cases {
        assert_eq!(at_home(days).streak(day(0), SOFIA), streak, "{what}");
    }
}

#[test]
fn a_streak_goes_over_months_and_years() {
    let days: Vec<i32> = (0..400).collect();
    assert_eq!(at_home(&days).streak(day(399), SOFIA), 400);
    assert_eq!(at_home(&days).streak(day(401), SOFIA), 0);
    assert_eq!(at_home(&days).best_streak(), 400);
}

#[test]
fn a_clock_set_back_takes_no_streak_away() {
    let played = at_home(&[0, 1, 2, 3]);
    for today in -400..=4 {
        assert_eq!(played.streak(day(today), SOFIA), 4, "{today}");
    }
}

#[test]
fn a_clock_that_was_far_ahead_leaves_the_true_streak_alone() {
    assert_eq!(at_home(&[-2, -1, 0, 365]).streak(day(0), SOFIA), 3);
    assert_eq!(at_home(&[-2, -1, 0, 365]).streak(day(1), SOFIA), 3);
    // Tomorrow's board was played already, today's wasn't.
    assert_eq!(at_home(&[-2, -1, 1]).streak(day(0), SOFIA), 2);
    assert_eq!(at_home(&[-2, -1, 0, 1]).streak(day(0), SOFIA), 4);
}

#[test]
fn a_journey_over_the_date_line_skips_no_day() {
    let (honolulu, tokyo, london, athens) = (-600, 540, 0, 120);
    // The date between was never there.
    assert_eq!(
        book(&[(-3, honolulu), (-2, honolulu), (0, tokyo)]).streak(day(0), tokyo),
        3
    );
    assert_eq!(book(&[(-2, honolulu)]).streak(day(0), tokyo), 1);
    // Westwards the same date comes twice, and counts once.
    assert_eq!(book(&[(-1, tokyo), (0, tokyo)]).streak(day(0), honolulu), 2);
    // Two hours skip no date.
    assert_eq!(book(&[(-2, london), (0, athens)]).streak(day(0), athens), 1);
}

#[test]
fn the_streak_that_is_shared_is_that_of_the_date() {
    let mut book = at_home(&[-3, -2, -1, 0]);
    book.note_par(day(-1), 12);
    let share = book.share(day(-1)).unwrap();
    assert_eq!(
        share,
        DailyShare {
            date: day(-1),
            boxes: 14,
            of: 25,
            margin: 3,
            streak: 3,
            best_known: Some(14),
            generator: 1,
        }
    );
    assert_eq!(book.share(day(5)), None);
    assert_eq!(book.best_known(day(0)), None);
}

#[test]
fn results_that_no_game_gave_are_refused() {
    let good = DailyResult {
        date: day(0),
        generator: 1,
        boxes: 20,
        opponent: 5,
        utc_offset: 0,
    };
    let read = |results: Vec<DailyResult>| {
        DailyBook::try_from(Pages {
            results,
            pars: Vec::new(),
        })
    };
    assert!(read(vec![good]).is_ok());
    assert!(read(vec![good, good]).is_err());
    assert!(read(vec![DailyResult { boxes: 21, ..good }]).is_err());
    assert!(
        read(vec![DailyResult {
            boxes: u32::MAX,
            ..good
        }])
        .is_err()
    );
}
