# The board in words, for those who hear it.

spoken-board = Board
spoken-moves = Moves: { $kind }
spoken-last = { $name }: { $move }
spoken-score = { $one } { $points-one }, { $two } { $points-two }
spoken-hand = In the hand: { $list }
spoken-row = Row { $row }: { $list }

# Dots and Boxes. A box is called by the dot at its top left.
spoken-across = across
spoken-down = down
spoken-line = from { $from } to { $to }
spoken-line-closing = { $count ->
    [one] { $line }, closes a box
   *[other] { $line }, closes { $count } boxes
}
spoken-box-taken = { $box } { $name }
spoken-box-bare = { $box } bare
spoken-box-sides = { $box } { $sides }
spoken-top = top
spoken-right = right
spoken-bottom = bottom
spoken-left = left

# Cell City.
spoken-building = { $shape } from { $from } to { $to }
spoken-built = { $name }: { $list }
spoken-built-nothing = { $name }: nothing built yet
spoken-free = Free in row { $row }: { $list }

# New Lands. Columns and rows count from the first card, to the right and down.
spoken-hearts = { $rank } of hearts
spoken-diamonds = { $rank } of diamonds
spoken-clubs = { $rank } of clubs
spoken-spades = { $rank } of spades
spoken-rank-11 = jack
spoken-rank-12 = queen
spoken-rank-13 = king
spoken-rank-14 = ace
spoken-table-empty = No card lies there yet
spoken-first-card = Columns and rows count from the first card, which is in column 0, row 0
spoken-in-column = column { $column } { $card }
spoken-card-at = { $card } to column { $column }, row { $row }
spoken-land = { $area ->
    [one] Land of one cell
   *[other] Land of { $area } cells
} at column { $column }, row { $row }: { $owner }, { $red } to { $black }
spoken-nobody = nobody’s

# Domains.
spoken-tile = tile { $digit }
spoken-tile-to = { $digit } to { $cell }
spoken-digit = { $cell } { $digit } { $name }
spoken-clue = { $cell } clue { $digit }
spoken-clue-of = { $cell } clue { $digit } { $name }
spoken-empty = empty { $list }
spoken-block = Block { $number } ({ $cells }): { $standing }
spoken-block-open = { $one } to { $two }
spoken-draw-offered = offers a draw
spoken-draw-accepted = accepts the draw
spoken-draw-declined = declines the draw
spoken-resigned = resigns
spoken-out-of-time = ran out of time
