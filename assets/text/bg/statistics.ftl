# Wins and losses.

statistics-title = Резултати
statistics-empty = Тук ще се появят резултатите от игрите ви.
statistics-level = Компютър: { $level }
statistics-people = Двама души
statistics-three = трима на трима
statistics-duel = един на един
statistics-played = Игри
statistics-won = Победи
statistics-won-1 = Победи на играч 1
statistics-won-2 = Победи на играч 2
statistics-lost = Загуби
statistics-drawn = Ремита
statistics-with-help = Победи с помощ
statistics-margin = Най-голяма преднина
statistics-streak = Поредни победи
statistics-best-streak = Най-дълга серия
statistics-daily = Поле на деня
statistics-daily-played = Изиграни дни
statistics-daily-best = Най-добър резултат
statistics-daily-streak = Поредни дни
statistics-daily-best-streak = Най-дълга серия
