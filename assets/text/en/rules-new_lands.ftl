# The rules' page of New Lands. A blank line parts paragraphs.

rules-new_lands-goal = The aim
rules-new_lands-goal-text =
    Two teams, Red and Black, lay playing cards on one table. The empty places that stay between
    the cards are the new lands. A land belongs to the colour whose cards along its border sum
    higher. Whoever owns more land in the end wins.

rules-new_lands-teams = Teams and cards
rules-new_lands-teams-text =
    Two or three players a team sit in turns: one of Red, one of Black, and so on. Red gets all the
    red cards, hearts and diamonds, and Black all the black ones, clubs and spades. The deck has 36
    cards, from the sixes up, or 52, from the twos up.

    Numbers count what they say, a jack 11, a queen 12, a king 13, an ace 14.

    One against one, each player’s cards lie in two equal hands, which are played in turn. You see
    both of yours.

    Our house rule: the team that opens plays Red. Who opens is decided by lot, or as you set it.

rules-new_lands-turn = Your turn
rules-new_lands-turn-text =
    In a turn you lay one card on the table, face up. The first card of the game is a 2 to 10. Every
    other card keeps to the four principles.

    A turn is a duty: nobody passes, even if every move does harm.

    Our house rules. Whoever opens and holds no card from 2 to 10 may open with any. Whoever can’t
    lay a card at all skips; the app says so. A seat with no card left is passed over.

rules-new_lands-principles = The four principles
rules-new_lands-principles-text =
    Continuity: a card touches at least one card on the table. Touching means by a side, never by a
    corner.

    Rectangle: all the cards together never reach further than the agreed width and height.

    Diversity: two cards of the same suit never touch.

    Seniority: a card is higher than at least one of the cards that it touches. But if it touches a
    card of its own colour, any card may lie there too. So a queen of spades may lie between a jack
    of diamonds and a king of hearts, and also between a king of hearts and a six of clubs.

rules-new_lands-rectangle = The rectangle
rules-new_lands-rectangle-text =
    Its size is agreed before the game: with 36 cards 11 × 6, for example, with 52 cards 12 × 8. It
    can lie or stand. Where its borders are shows only as the cards reach that far. From then on they
    are fixed.

    Until then every card has to bring the borders closer: it makes what lies on the table wider or
    higher by one. With 11 × 6 that takes 16 cards.

    If the rectangle is never completed, the game is void: nobody has won or lost.

    Our house rules. This duty lasts until the rectangle is complete. If no card of yours can widen
    it, you may lay any that keeps to the principles. Your own size is possible too, as long as its
    area is above the number of cards and below twice it.

rules-new_lands-lands = Lands
rules-new_lands-lands-text =
    A land is an area of empty places that touch by their sides. Its border is the cards around it;
    the edge of the rectangle closes it too.

    The ranks of the red and of the black cards along the border are added up, each card once. The
    higher sum owns the land. If they are equal, it is nobody’s.

    A land brings its owner as many points as it has places.

rules-new_lands-end = The end
rules-new_lands-end-text =
    The game is over when all cards lie. The team with more points wins. Equal points are a draw.

    Our house rule: if all seats that still have cards skip one after the other, the game ends there.

rules-new_lands-talk = Talk in a team
rules-new_lands-talk-text =
    Before the game you agree on one of two ways. Open talk: partners may tell each other plans,
    wishes and requests, but never which cards they hold. Silence: partners understand each other
    without a word.

rules-new_lands-hands = Whose hand is on the screen
rules-new_lands-hands-text =
    Everybody sees their own hand only. If two people play on one device, the app covers the cards
    and tells whom to give it to. It doesn’t where the same person or the computer is next.

    The computer sees no more than you would in its place: its own cards, the table, and how many
    cards each player holds.

rules-new_lands-undo = Undo and hint
rules-new_lands-undo-text =
    Our house rules. Undo takes back your last card and what the computer played after it. Once
    another person has seen a hand, it’s too late.

    A game with undo isn’t counted. A hint shows the card that a strong computer would lay; a game
    with a hint doesn’t count as a win at that level.

rules-new_lands-computer = The computer’s levels
rules-new_lands-computer-text =
    Easy sees only some of the places and takes the land that is there, with no thought of what comes
    next.

    Medium sees all places, takes the best land that is there, and keeps its high cards for later.

    Hard tries its cards on thousands of deals as they may be, minds what the others have shown about their hands,
    and plays the last cards without a mistake if it can tell who holds them.

rules-new_lands-controls = How to play it here
rules-new_lands-controls-text =
    Pick a card: the places where it fits light up. Tap one, and the card shows there; tap again to
    lay it. Or tap a place first: the cards that fit there rise from the hand.

    A place that isn’t allowed tells you the principle, and marks the card that is in the way.

    The table can be looked at from nearer: with two fingers or the wheel; slide it with a finger or
    the mouse. Two quick taps show all of it again. While you look around no card is laid.

    On a keyboard: arrows go from place to place, a comma and a full stop from card to card, Enter or
    Space lays the card, Esc puts it back. Plus, minus and 0 zoom.
