# The rules' page of Cell City. A blank line parts paragraphs.

rules-cell_city-goal = The aim
rules-cell_city-goal-text =
    Two players build a city on one sheet of squared paper. Every cell you build on brings a point.
    Whoever has more in the end wins.

rules-cell_city-buildings = Buildings
rules-cell_city-buildings-text =
    House: 2 cells in a row, 2 points.

    Workshop: 3 cells in a row, 3 points.

    Plaza: a square of 2 × 2 cells, 4 points.

    Houses and workshops may go across or down.

rules-cell_city-turn = Your turn
rules-cell_city-turn-text =
    In a turn you put one building on free cells. Its points are added at once.

    A building stays inside the board and never lies on another one, be it yours or not. It may
    touch others, and the edge.

    You can’t pass: whoever can build anything has to build.

    Who starts is decided by lot. You can choose otherwise before the game.

rules-cell_city-end = The end
rules-cell_city-end-text =
    The game is over when no building fits any more. More points win. Equal points are a draw.

    A single cell is nobody’s: nothing can be built on it, and it brings no points. Cells that
    nobody can take any more are hatched.

rules-cell_city-variants = Other boards
rules-cell_city-variants-text =
    First City: 5 × 5 cells, only houses and plazas. A good one to begin with.

    Architects: 9 × 9 cells, all buildings, but at most three plazas each. The screen shows how many
    are left.

    Our house rule: the limit makes nobody pass. Where a plaza would fit, a house fits too, so the
    game ends for both at once.

rules-cell_city-tournament = Family tournament
rules-cell_city-tournament-text =
    Two games in a row on boards of the same kind. The other player starts the second one. The
    points of both maps are added up, and the higher sum wins. So the first move doesn’t decide
    it all.

rules-cell_city-undo = Undo and hint
rules-cell_city-undo-text =
    A mistake can be put right before the opponent moves, if the opponent agrees. After that
    nothing changes any more.

    Our house rules. Against the computer undo is free: it takes back your last move and the answer
    to it. With two people the app asks the opponent on the same screen.

    You can choose another undo before the game. With strict undo no move is taken back at all.
    With friendly undo two people take back as many moves as they like, with no questions.

    A hint shows the move that a strong computer would make. A game with a hint or an undo doesn’t
    count as a win at that level.

rules-cell_city-computer = The computer’s levels
rules-cell_city-computer-text =
    Easy sees only some of the places and builds what is big, with no thought of what comes next.

    Medium looks two moves ahead and watches what there is still room for.

    Hard looks many moves ahead, and plays the end of the game without a mistake.

rules-cell_city-controls = How to play it here
rules-cell_city-controls-text =
    Drag from cell to cell: you see the building to be, and its points. Let go, and it is built.
    Changed your mind? Slide off the board, or touch with a second finger.

    Or pick a building below the board and tap a place, then tap it again or tap the tick. With
    nothing picked, tap a cell to choose from what fits there.

    On a keyboard: arrows go from cell to cell, 1–5 pick a building, R turns it, Enter or Space
    builds, Esc cancels.
