# Before a game: the board, the players, the rules.

setup-board = Board
variant-standard-detail = 7 × 7: houses, workshops, plazas
variant-first_city-detail = 5 × 5: only houses and plazas
variant-architects-detail = 9 × 9: at most three plazas each

setup-size = { $rows } × { $columns }
setup-size-3-detail = A minute or two: good for learning
setup-size-5-detail = The usual board: about five minutes
setup-size-7-detail = Long chains and a real endgame
setup-size-own = Other size
setup-size-own-detail = From 1 to 9 each way. With an even number of boxes there can be a draw
setup-rows = Boxes down
setup-columns = Boxes across

setup-must-take = Must take
setup-must-take-detail = Whoever can close a box has to close it
setup-frame = Outer frame
setup-frame-detail = The border of the board is already drawn
setup-tournament = Family tournament
setup-tournament-detail = Two games, each of you starts one. The points are added up

setup-who = Who plays
setup-who-computer = Me vs computer
setup-who-people = Two people
setup-who-watch = Watch
setup-who-computer-detail = You play against the computer
setup-who-people-detail = Two people on one device
setup-who-watch-detail = Two computers play and you watch
setup-name = Name

setup-starts = Who starts
setup-starts-me = Me
setup-starts-computer = Computer
setup-starts-first = First player
setup-starts-second = Second player
setup-starts-lot = By lot
setup-starts-turns = In turns

setup-undo = Undo
setup-undo-usual = Usual
setup-undo-strict = Strict
setup-undo-friendly = Friendly
setup-undo-usual-detail = Free against the computer. With two people the opponent must agree, and not have moved yet
setup-undo-strict-detail = A move that was made stays
setup-undo-friendly-detail = Moves are taken back with no questions, as many as you like

setup-play = Play

# Domains: the blocks, and how many clues.
blocks-regular = Regular blocks
blocks-jigsaw = Irregular blocks
clues =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
