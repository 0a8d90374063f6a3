//! What is refused, in the order of the rules.

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("an offered draw is answered first, and only then")]
    Answer,
    #[error("this cell is not on the board")]
    Bounds,
    #[error("there is no such tile in the hand")]
    NotInHand,
    #[error("this cell is taken already")]
    Taken,
    #[error(
        "the row, column or block has this digit, the clue is another one, or it was tried here"
    )]
    Clash,
}

impl crate::games::Illegal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::Answer => "answer",
            Illegal::Bounds => "bounds",
            Illegal::NotInHand => "not_in_hand",
            Illegal::Taken => "taken",
            Illegal::Clash => "clash",
        }
    }
}
