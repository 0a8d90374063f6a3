# The board's screen.

turn-yours = Your turn
turn-of = Turn: { $name }
turn-again = One more line
thinking = Thinking…
last-move = last move: { $name }

tournament-map = Map { $map } of 2
play-skip-hint = Tap to skip the wait

play-undo = Undo
play-redo = Redo
play-hint = Hint
play-new = New
play-build = Build
play-pass = Skip the turn
play-rules = Rules
play-menu = Menu
play-leave = Leave

# What may be done now, told under the board.
prompt-draw = Tap between two dots
prompt-release-line = Let go to draw the line
prompt-pick-shape = Pick a building or tap a cell
prompt-shapes-here = What to build here?
prompt-no-shape-here = Nothing fits here
prompt-tap-place = Tap a place on the board
prompt-tap-again = Tap again to build
prompt-release-building = Let go to build
prompt-pick-card = Pick a card or tap a place
prompt-tap-light = Tap a place that is lit
prompt-tap-again-card = Tap again to lay the card
prompt-cards-here = These cards fit there: pick one
prompt-widen = Lay a card that widens the table
prompt-must-pass = No card of yours fits anywhere
prompt-skipped = No card fits, a turn skipped: { $name }

# A land that is counted at the end: both sums, then whose it is and its points.
tally-land = { $red } : { $black } – { $team }: +{ $points }
tally-nobody = { $red } : { $black } – nobody’s land

# Why a move is refused, by game and rule.
refused-cell_city-over = The game is over
refused-cell_city-bounds = The building doesn’t fit on the board
refused-cell_city-shape = That building isn’t built here
refused-cell_city-overlap = This place is already built on
refused-cell_city-limit = You have built your three plazas
refused-dots-over = The game is over
refused-dots-bounds = This line is off the board
refused-dots-drawn = This line is already drawn
refused-dots-must_take = A box can be taken, so you must take it
refused-new_lands-over = The game is over
refused-new_lands-not_in_hand = This card isn’t in the hand
refused-new_lands-first_card = The first card is a 2 to 10
refused-new_lands-continuity = Continuity: a card touches another by its side
refused-new_lands-rectangle = Rectangle: that is further than the agreed size
refused-new_lands-diversity = Diversity: cards of one suit don’t touch
refused-new_lands-seniority = Seniority: it must be higher than a card it touches
refused-new_lands-extend = Rectangle: first bring its borders closer
refused-new_lands-must_lay = A card can be laid, so you must lay one
refused-domains-over = The game is over
refused-domains-answer = First the offered draw is to be answered
refused-domains-bounds = This cell is off the board
refused-domains-not_in_hand = You have no such tile
refused-domains-taken = This cell is taken
refused-domains-clash = This digit can’t stand here

undo-ask = { $name }, do you agree?
undo-ask-detail = Your opponent would like to take the last move back.
undo-agree = Yes
undo-decline = No
undo-declined = Not agreed: the move stays
undo-refused-nothing_played = There is nothing to undo yet
undo-refused-opponent_moved = Your opponent has moved: nothing changes now
undo-refused-hand_seen = Another person has seen a hand since
undo-refused-strict = Undo is strict: moves stay
undo-refused-daily = No undo on the board of the day
undo-refused-watching = The computers play: nothing to undo
undo-refused-told = A placed tile has told whether its digit was right

hint-thinking = Looking for a move…
hint-shown = A strong computer would play here
help-used = You had help: a win won’t count

new-game-ask = Start a new game?
new-game-ask-detail = You will be able to get this one back.
new-game-begin = Start
new-game-stay = Stay
new-game-started = New game
new-game-restore = Old game back

# Between two people whose hands are hidden.
curtain-give = Give the phone to { $name }
curtain-lift = I have it
curtain-recap = What happened?

prompt-domains-tile = Pick a tile or a cell
prompt-domains-cell = Now tap a cell
prompt-domains-pick = Now pick a tile
prompt-domains-again = Tap again to place the tile
prompt-domains-pair = One more move in this pair

undecided = Undecided: { $count }
tile = Tile { $digit }

# What has just happened in Domains.
news-missed = A wrong digit: the move is spent
news-timed-out = The time ran out: the turn goes over
news-draw-declined = No draw: play goes on
news-clash-equal = That digit is already in the row, column or block
news-clash-clue = The clue here is another digit
news-clash-struck = That digit was tried here and is wrong

play-draw = Offer a draw
play-resign = Resign
resign-ask = Give the game up?
resign-confirm = Resign
draw-ask = { $name } offers a draw
draw-accept = Draw
draw-decline = Play on
