# The first screen.

home-continue = Продължи
home-continue-detail = { $game } · { $first } : { $second } · { $turn }
home-turn-yours = ваш ход
home-turn-of = ход: { $name }
home-over = играта свърши

home-daily = Поле на деня
home-daily-new = днес още не е играно
home-daily-going = играта е започната
home-daily-done = { $boxes } от { $total }

home-settings = Настройки
home-statistics = Резултати
home-rules = Правила
