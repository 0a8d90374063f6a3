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

setup-clues = Clues
setup-clues-detail = From 22 to 34. The fewer there are, the harder the puzzle
setup-handling = On the board
setup-confirm = Confirm
setup-confirm-detail = A tile is placed by a second tap
setup-candidates = Candidates
setup-candidates-detail = Open cells show which digits they can have
setup-open-hands = Open hands
setup-open-hands-detail = Nobody has to look away, and the device isn’t handed over
setup-clock = Clock
setup-clock-off = No clock
setup-clock-club = Club
setup-clock-own = Own times
setup-clock-off-detail = Think as long as you like
setup-clock-club-detail = 45 seconds a move, 20 minutes a game
setup-clock-move = For each move
setup-clock-game = For the whole game
clock-seconds = { $count } s
clock-minutes = { $count } min

# New Lands.
setup-deck-36 = 36 cards
setup-deck-52 = 52 cards
setup-rectangle = The rectangle
setup-rectangle-lying = Lying
setup-rectangle-standing = Standing
setup-rectangle-own = Other size
setup-rectangle-own-detail = The area is above the number of cards and below twice it
setup-width = Width
setup-height = Height
setup-teams = Teams
setup-seats-4 = Two and two
setup-seats-6 = Three and three
setup-seats-duel = One on one
setup-seats-4-detail = Each has one hand
setup-seats-6-detail = Each has one hand
setup-seats-duel-detail = Each plays two hands in turn, and sees both
setup-talk = Talk in a team
setup-talk-open = Open talk
setup-talk-silence = Silence
setup-talk-open-detail = Plans and wishes may be told, but never which cards one holds
setup-talk-silence-detail = Partners understand each other without a word
setup-person = Person
setup-partner = { $team ->
    [1] With player 1
   *[other] With player 2
}
setup-red-starts = Whoever starts plays Red
setup-undo-hands-detail = Your last card and the computer’s answers, until another person has seen a hand
