# The rules' page of Dots and Boxes. A blank line parts paragraphs.

rules-dots-goal = The aim
rules-dots-goal-text =
    The board is a grid of dots. Lines between them make boxes. Whoever has more boxes in the end
    wins.

rules-dots-turn = Your turn
rules-dots-turn-text =
    In a turn you draw one line between two neighbouring dots, across or down, where there is none
    yet.

    Whoever draws the fourth side takes the box. It shows their colour and letter: you are P, the
    computer is C. Two people, or two computers, have 1 and 2 instead.

    Whoever takes a box has to draw one more line, even if they would rather not. A line that closes
    two boxes takes both, but it is still only one more line.

    Your turn ends with the first line that closes nothing.

    You never have to take a box, unless the option Must take is on.

rules-dots-end = The end
rules-dots-end-text =
    The game is over when all lines are drawn. More boxes win. If the board has an even number of
    boxes, there can be a draw.

rules-dots-chains = Chains
rules-dots-chains-text =
    A chain is a run of boxes that lack two sides each. Whoever draws a line in it gives the whole
    chain away. A chain that closes into a ring is called a loop.

    The double-cross is a trick: don’t take all of a long chain, but leave the last two boxes to
    your opponent. One line takes them both, and then your opponent has to open the next chain.
    In a loop you leave four boxes.

rules-dots-options = Boards and options
rules-dots-options-text =
    The usual board has 5 × 5 boxes. There are also 3 × 3, 7 × 7, and other sizes, up to 9 × 9.

    Must take: whoever can close a box has to close it.

    Outer frame: the border of the board is drawn beforehand.

    You start. Before the game you can choose otherwise: the computer starts, you draw lots, or
    you take turns from game to game.

    Our house rule: a box closed by lines that were drawn beforehand is nobody’s.

rules-dots-daily = Board of the day
rules-dots-daily-text =
    Every day there is a new 5 × 5 board with some lines drawn on it. It is the same for everybody.
    You start, and play against the medium level. Take as many boxes as you can!

    In the end you see how many the strong computer took here. Days in a row make a streak. You can
    share the result: it doesn’t give the game away.

    Our house rules. At the start no box is closed, and none lacks just one side. There is no undo
    and no hint on the board of the day.

rules-dots-undo = Undo and hint
rules-dots-undo-text =
    Our house rules. Against the computer undo takes back your last line and all that the computer
    drew after it. With two people it takes back the last line, if the opponent agrees and hasn’t
    moved yet.

    You can choose another undo before the game. With strict undo no move is taken back at all.
    With friendly undo two people take back as many moves as they like, with no questions.

    A hint shows the line that a strong computer would draw. A game with a hint or an undo doesn’t
    count as a win at that level.

rules-dots-computer = The computer’s levels
rules-dots-computer-text =
    Easy only tries not to give boxes away.

    Medium gives away the shortest chain and knows the double-cross.

    Hard counts all chains and loops, and works out the end of the game exactly.

rules-dots-controls = How to play it here
rules-dots-controls-text =
    Tap between two dots: the line lights up. Let go, and it is drawn. Changed your mind? Slide
    aside, or touch with a second finger.

    On a keyboard: arrows go from line to line, Enter or Space draws, Esc cancels.
