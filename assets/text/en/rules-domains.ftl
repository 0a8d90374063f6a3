# The rules' page of Domains. A blank line parts paragraphs.

rules-domains-goal = The aim
rules-domains-goal-text =
    The board is a sudoku: nine rows, nine columns and nine blocks, with the digits from 1 to 9 once
    in each. It has just one solution.

    A block has nine cells. It goes to whoever holds five of them, for good. Until then it is
    undecided. Whoever has more blocks wins. Nothing has to be connected.

rules-domains-tiles = Tiles and clues
rules-domains-tiles-text =
    There are 81 tiles, nine of each digit. You hold seven of them, and your opponent doesn’t see
    which. The rest are in the bag. After each move your hand is refilled from it.

    Place a tile with the right digit on an open cell: the cell is yours.

    Clues belong to nobody at first. Place the same digit on a clue and you capture it. A captured
    clue counts for its block as much as any other cell.

rules-domains-turn = Whose turn
rules-domains-turn-text =
    Whoever starts makes one move. Then each player has two in a row: this takes the advantage of
    the first move away.

    While the second move is due you read: One more move in this pair.

    Our house rule: if the bag is empty and a hand runs out in the middle of a pair, the rest of the
    pair is lost.

rules-domains-wrong = Wrong digits
rules-domains-wrong-text =
    Our house rules. A digit that stands in the same row, column or block already is refused, and
    costs nothing.

    Any other wrong digit costs the move. The tile goes back under the bag, the cell stays open, and
    the digit is struck out there: neither of you can try it again.

rules-domains-end = The end
rules-domains-end-text =
    The game ends as soon as one player has more blocks than the other could reach, even with all
    the undecided ones. Five against two, with two undecided, is decided.

    The blocks that decided the game are outlined more strongly.

    Equal blocks during the game mean nothing. A draw is only by agreement: one player offers it,
    and the other answers before play goes on. You can also resign.

rules-domains-clock = The clock
rules-domains-clock-text =
    Usually there is none. At the club each move has 45 seconds, and each player 20 minutes for the
    whole game. You can set other times.

    Every move has its own full time. But if it runs out, the whole pair is lost: the turn goes over.

    Our house rule: if your time for the game runs out, you lose. The clock stands still in menus,
    while the device is handed over and while the app is in the background.

rules-domains-options = Boards and options
rules-domains-options-text =
    Regular blocks are squares of three by three cells. Irregular blocks have any shape, but nine
    cells too.

    There are from 22 to 34 clues, usually 30. The fewer there are, the harder the puzzle.

    Candidates: the digits that an open cell can still have are written small in it.

    Confirm: a tile is placed only by a second tap.

rules-domains-undo = Undo and hint
rules-domains-undo-text =
    Our house rule: a placed tile stays, because it has told whether the digit was right. A chosen
    tile can be put back as long as it isn’t placed.

    A hint shows the move that a strong computer would make. A game with a hint doesn’t count as a
    win at that level.

rules-domains-computer = The computer’s levels
rules-domains-computer-text =
    No level sees your hand, the bag or the solution.

    Easy looks at a part of the board at a time, and takes a cell there that it is sure of.

    Medium sees the whole board and finds pairs too.

    Hard solves the whole puzzle by logic and works out where its tiles do most.

rules-domains-controls = How to play it here
rules-domains-controls-text =
    Tap a tile and then a cell, or a cell and then a tile. Tap the chosen tile again to put it back.

    On a keyboard: arrows go from cell to cell, a digit chooses a tile, Enter or Space places it, Esc
    puts it back.
