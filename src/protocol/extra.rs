//! What a game tells of a position beside that which all games tell.

use serde_json::{Map, Value, json};

use crate::games::{
    Game, cell_city,
    domains::{self, Cell, Due},
    dots,
};

/// A game that may have fields of its own in the answer to `state`.
pub(super) trait Extra: Game {
    fn extra(&self) -> Map<String, Value> {
        Map::new()
    }
}

impl Extra for cell_city::Position {}

impl Extra for dots::Position {}

impl Extra for domains::Position {
    /// - `blocks`: the blocks of each side, and the undecided ones;
    /// - `cells`: the owners row by row, `a` and `b` for the sides and a point for nobody;
    /// - `tried`: the digits struck out on open cells, as moves;
    /// - `pair`: which move of a pair is due, 1 for the single one that opens the game.
    fn extra(&self) -> Map<String, Value> {
        let board = self.board();
        let owner = |cell| match board.owner(cell).map(|side| side.index()) {
            None => '.',
            Some(0) => 'a',
            Some(_) => 'b',
        };
        let cells: String = Cell::all().map(owner).collect();
        let mut tried: Vec<String> = Cell::all()
            .flat_map(|cell| {
                let struck = board.struck(cell);
                struck
                    .iter()
                    .map(move |digit| format!("{digit}@{cell}"))
                    .collect::<Vec<_>>()
            })
            .collect();
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
        fields
            .map(|(name, value)| (name.to_owned(), value))
            .into_iter()
            .collect()
    }
}
