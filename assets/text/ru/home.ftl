# The first screen.

home-continue = Продолжить
home-continue-detail = { $game } · { $first } : { $second } · { $turn }
home-turn-yours = ваш ход
home-turn-of = ход: { $name }
home-over = партия окончена

home-daily = Поле дня
home-daily-new = сегодня ещё не сыграно
home-daily-going = партия начата
home-daily-done = { $boxes } из { $total }

home-settings = Настройки
home-statistics = Итоги
home-rules = Правила
