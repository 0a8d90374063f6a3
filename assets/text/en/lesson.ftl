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
