//! How moves are written.

use super::*;

#[test]
fn notation_goes_there_and_back() {
    for text in [
        "7S@0,0",
        "10H@-1,2",
        "AD@-12,40",
        "2C@2147483647,-5",
        "skip",
    ] {
        assert_eq!(mv(text).to_string(), text);
    }
}

#[test]
fn a_place_beyond_all_numbers_is_as_far_as_can_be() {
    assert_eq!(mv("7S@2147483648,0"), mv("7S@2147483647,0"));
    assert_eq!(mv("7S@0,-99999999999999999999"), mv("7S@0,-2147483648"));
}

#[test]
fn other_texts_are_no_notation() {
    for text in [
        "", "7S", "7S@", "7S@0", "7S@0,0,0", "@0,0", "1S@0,0", "11S@0,0", "7s@0,0", "S7@0,0",
        "7S@+1,0", "7S@01,0", "7S@-0,0", "7S@ 0,0", "7S@0, 0", " 7S@0,0", "7S@0,0 ", "7S@1.5,0",
        "Skip", "pass", "7♠@0,0",
    ] {
        assert_eq!(text.parse::<Move>(), Err(NotAMove), "{text}");
    }
}
