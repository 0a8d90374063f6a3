//! Domains in the protocol: its options, and what its positions show beside that of all games.

use serde::Deserialize;
use serde_json::{Map, Value, json, value::RawValue};

use super::{
    Refusal,
    options::ReadOptions,
    request::{object, present},
};
use crate::games::domains::{
    Blocks, CLUES, Cell, Digit, Due, Kind, Options, Position, Puzzle, USUAL_CLUES, deal, tiles,
};

#[derive(Deserialize)]
struct Written {
    #[serde(default, deserialize_with = "present")]
    clues: Option<u8>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    jigsaw: bool,
    #[serde(default, deserialize_with = "present")]
    puzzle: Option<Puzzle>,
    #[serde(default, deserialize_with = "present")]
    blocks: Option<Blocks>,
    #[serde(default, deserialize_with = "present")]
    hands: Option<[Vec<Digit>; 2]>,
    #[serde(default, deserialize_with = "present")]
    bag: Option<Vec<Digit>>,
}

impl ReadOptions for Position {
    /// A deal drawn from `seed` with so many `clues`, and blocks that are `jigsaw` or not; of it
    /// `puzzle`, with its `blocks`, and `hands`, with what is in the `bag`, may be given.
    fn read_options(written: &RawValue) -> Result<Options, Refusal> {
        let written: Written = object(written.get()).map_err(Refusal::options)?;
        let clues = written.clues.unwrap_or(USUAL_CLUES);
        if !CLUES.contains(&clues) {
            return Err(Refusal::options("there are 22 to 34 clues"));
        }
        let mut options = match (written.puzzle, written.blocks) {
            (Some(puzzle), blocks) => {
                let (hands, bag) = tiles(written.seed);
                let blocks = blocks.unwrap_or(Blocks::REGULAR);
                Options::of(puzzle, blocks, hands, bag)
            }
            (None, Some(_)) => return Err(Refusal::options("blocks are given with a puzzle")),
            (None, None) => {
                let kind = if written.jigsaw {
                    Kind::Jigsaw
                } else {
                    Kind::Regular
                };
                deal(written.seed, kind, clues)
            }
        };
        match (written.hands, written.bag) {
            (Some(hands), bag) => {
                options.hands = hands;
                options.bag = bag.unwrap_or_default();
            }
            (None, Some(_)) => return Err(Refusal::options("a bag is given with hands")),
            (None, None) => {}
        }
        Ok(options)
    }

    /// - `blocks`: the blocks of each side, and the undecided ones;
    /// - `cells`: the owners row by row, `a` and `b` for the sides and a point for nobody;
    /// - `tried`: the digits struck out on open cells, as moves;
    /// - `pair`: which move of a pair is due, 1 for the single one that opens the game.
    fn more(&self, _show: bool) -> Map<String, Value> {
        let board = self.board();
        let owner = |cell| match board.owner(cell).map(|side| side.index()) {
            None => '.',
            Some(0) => 'a',
            Some(_) => 'b',
        };
        let cells: String = Cell::all().map(owner).collect();
        let struck = |cell| {
            board
                .struck(cell)
                .iter()
                .map(move |digit| format!("{digit}@{cell}"))
        };
        let mut tried: Vec<String> = Cell::all().flat_map(struck).collect();
        tried.sort_unstable();
        let pair = match self.turn().due {
            Due::Opening | Due::First => 1,
            Due::Second => 2,
        };
        let fields = [
            (
                "blocks",
                json!({"mine": board.held(), "open": board.undecided()}),
            ),
            ("cells", cells.into()),
            ("tried", tried.into()),
            ("pair", pair.into()),
        ];
        let fields = fields.map(|(name, value)| (name.to_owned(), value));
        fields.into_iter().collect()
    }
}
