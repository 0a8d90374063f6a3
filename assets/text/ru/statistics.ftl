# Wins and losses.

statistics-title = Итоги
statistics-empty = Здесь появятся итоги ваших партий.
statistics-level = Компьютер: { $level }
statistics-people = Вдвоём
statistics-three = трое на трое
statistics-duel = один на один
statistics-played = Партий
statistics-won = Побед
statistics-won-1 = Побед первого игрока
statistics-won-2 = Побед второго игрока
statistics-lost = Поражений
statistics-drawn = Ничьих
statistics-with-help = Побед с помощью
statistics-margin = Лучший перевес
statistics-streak = Побед подряд
statistics-best-streak = Лучшая серия
statistics-daily = Поле дня
statistics-daily-played = Сыграно дней
statistics-daily-best = Лучший результат
statistics-daily-streak = Дней подряд
statistics-daily-best-streak = Лучшая серия
