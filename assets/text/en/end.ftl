# After the last move.

end-won-you = You won!
end-won = Winner: { $name }
end-drawn = It’s a draw
end-margin-boxes = Ahead by { $margin ->
    [one] { $margin } box
   *[other] { $margin } boxes
}
end-margin-points = Ahead by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}

# The parts of the score, by player.
end-houses = Houses: { $count } × 2 = { $points }
end-workshops = Workshops: { $count } × 3 = { $points }
end-plazas = Plazas: { $count } × 4 = { $points }
end-chain = Most in one turn: { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
end-void = The game is void: the rectangle was never completed
end-margin-land = Ahead by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
end-lands = Lands: { $count }

# The tournament of two games.
end-map = Map { $map }
end-leads = Ahead after the first map: { $name }, +{ $margin }
end-even = All even after the first map
end-next-map = Second map

end-again = Again
end-home = Home
end-step = Move { $ply } of { $plies }

# The board of the day.
daily-title = Board of the day, { $date }
daily-result = Your boxes: { $boxes } of { $total }
daily-par = The strong computer took { $par ->
    [one] { $par } box
   *[other] { $par } boxes
} here
daily-par-reached = You could hardly do better!
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-copied = The result is copied: paste it into a message
daily-share-refused = The browser allowed neither sharing nor copying
daily-not-counted = You had help: the result doesn’t count

share = Share
share-daily =
    Kletki · board of the day, { $date }
    Boxes: { $boxes } of { $total }
    Days in a row: { $streak }

# Domains.
end-margin-blocks = Ahead by { $margin ->
    [one] { $margin } block
   *[other] { $margin } blocks
}
end-blocks = Blocks: { $count }
end-cells = Cells: { $count }
end-clues = of them clues: { $count }
end-decided-early = Decided early: { $count ->
    [one] one undecided block changes nothing
   *[other] { $count } undecided blocks change nothing
}
end-decided = The last block has decided it
end-no-tiles = No tiles are left
end-resigned = Resigned: { $name }
end-agreed = A draw by agreement
end-out-of-time = Out of time: { $name }
