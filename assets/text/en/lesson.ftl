# The guided first game: each rule by doing it.

lesson-skip = Skip
lesson-next = Next
lesson-done = Play
lesson-again = Practice game
lesson-elsewhere = Try the marked place for now

lesson-dots-draw = Tap between two dots, and there is a line.
lesson-dots-reply = You take turns. Now your opponent draws.
lesson-dots-close = This box lacks one side. Close it!
lesson-dots-again = The box is yours, with your letter on it! For that you draw one more line. Close the next one too.
lesson-dots-turn = One more line again. This one closes nothing, so your turn ends.
lesson-dots-double = This line closes two boxes at once. Both will be yours, but it is still only one more line.
lesson-dots-leave = Two lines are left, and yours closes nothing. By the way: you never have to take a box.
lesson-dots-end = All lines are drawn. Whoever has more boxes wins!

lesson-cell_city-house = Drag across two cells side by side. That is a house: 2 points.
lesson-cell_city-reply = You take turns. Now your opponent builds.
lesson-cell_city-plaza = Drag corner to corner over 2 × 2 cells. That is a plaza: 4 points.
lesson-cell_city-palette = Another way: pick a building below, tap a place, then the tick.
lesson-cell_city-overlap = Buildings may touch, but not overlap. Try to build on a taken cell!
lesson-cell_city-refused = It can’t be done: the place is taken. Build where it is free.
lesson-cell_city-single = A single cell is nobody’s: nothing can be built on it. Such cells are hatched.
lesson-cell_city-workshop = Bigger boards have a workshop too: 3 cells in a row, 3 points.
lesson-cell_city-end = Nothing fits any more. Whoever has more points wins!

lesson-domains-tile = Below are your tiles. This row lacks only a 5: pick the 5, tap the cell, and tap again.
lesson-domains-reply = The pair is over. Now your opponent has two moves.
lesson-domains-clue = One more move in this pair. The clue 9 is still nobody’s: capture it with your 9.
lesson-domains-block = Five cells of nine: the block is yours for good! Your opponent has had a pair too.
lesson-domains-clash = A 7 stands in this row already. Try to place yours: it is refused, and costs nothing.
lesson-domains-refused = Nothing is lost. In this row the 7 is just what is missing.
lesson-domains-wrong = A wrong digit that isn’t refused costs the move. It is struck out there, for both of you.
lesson-domains-last = One more move in this pair: your last tile.
lesson-domains-end = More blocks win. A real game ends as soon as nobody can catch up.
lesson-new_lands-begin = You play Red. Tap your queen below, then the marked place on the table.
lesson-new_lands-reply = You take turns. Now Black lays a card.
lesson-new_lands-continuity = Continuity: a card touches another one by its side. Now try beside your hearts!
lesson-new_lands-diversity = Diversity: cards of one suit never touch. Now try beside the queen and king of spades!
lesson-new_lands-seniority = Seniority: it must be higher than a card it touches. Now try the place below the nine!
lesson-new_lands-widen = Rectangle, 7 × 6: until it is complete, each card widens the table. Lay your queen at the marked place: tap it twice.
lesson-new_lands-lands = The rectangle is complete, and the empty places are lands. A land belongs to the colour whose cards around it sum higher: on the left Black leads, 34 to 24.
lesson-new_lands-land = Lay your king there: 24 + 13 = 37, and the land is yours! Now the card from your other hand.
lesson-new_lands-end = All cards lie. A land brings as many points as it has places: 12 to 11 for Red!
