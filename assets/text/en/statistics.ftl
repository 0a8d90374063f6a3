# Wins and losses.

statistics-title = Results
statistics-empty = The results of your games will be here.
statistics-level = Computer: { $level }
statistics-people = Two people
statistics-three = three and three
statistics-duel = one on one
statistics-played = Played
statistics-won = Won
statistics-won-1 = Won by player 1
statistics-won-2 = Won by player 2
statistics-lost = Lost
statistics-drawn = Drawn
statistics-with-help = Won with help
statistics-margin = Best margin
statistics-streak = Wins in a row
statistics-best-streak = Best streak
statistics-daily = Board of the day
statistics-daily-played = Days played
statistics-daily-best = Best result
statistics-daily-streak = Days in a row
statistics-daily-best-streak = Best streak
