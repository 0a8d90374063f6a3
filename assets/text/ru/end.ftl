# After the last move.

end-won-you = Вы победили!
end-won = Победа: { $name }
end-drawn = Ничья
end-margin-boxes = Перевес: { $margin ->
    [one] { $margin } квадрат
    [few] { $margin } квадрата
    [many] { $margin } квадратов
   *[other] { $margin } квадрата
}
end-margin-points = Перевес: { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}

# The parts of the score, by player.
end-houses = Дома: { $count } × 2 = { $points }
end-workshops = Мастерские: { $count } × 3 = { $points }
end-plazas = Площади: { $count } × 4 = { $points }
end-chain = Больше всего за один ход: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
}
end-void = Партия не состоялась: прямоугольник так и не сложился
end-margin-land = Перевес: { $margin ->
    [one] { $margin } балл
    [few] { $margin } балла
    [many] { $margin } баллов
   *[other] { $margin } балла
}
end-lands = Земель: { $count }

# The tournament of two games.
end-map = Карта { $map }
end-leads = После первой карты впереди: { $name }, +{ $margin }
end-even = После первой карты поровну
end-next-map = Вторая карта

end-again = Ещё раз
end-home = На главную
end-step = Ход { $ply } из { $plies }

# The board of the day.
daily-title = Поле дня, { $date }
daily-result = Ваши квадраты: { $boxes } из { $total }
daily-par = Сильный компьютер взял здесь { $par ->
    [one] { $par } квадрат
    [few] { $par } квадрата
    [many] { $par } квадратов
   *[other] { $par } квадрата
}
daily-par-reached = Лучше здесь сыграть трудно!
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-copied = Результат скопирован: вставьте его в сообщение
daily-share-refused = Браузер не дал ни поделиться, ни скопировать
daily-not-counted = Была помощь: результат не в счёт

share = Поделиться
share-daily =
    Клетки · поле дня, { $date }
    Квадраты: { $boxes } из { $total }
    Дней подряд: { $streak }

# Domains.
end-margin-blocks = Перевес: { $margin ->
    [one] { $margin } блок
    [few] { $margin } блока
    [many] { $margin } блоков
   *[other] { $margin } блока
}
end-blocks = Блоки: { $count }
end-cells = Клетки: { $count }
end-clues = из них подсказки: { $count }
end-decided-early = Исход ясен раньше: { $count ->
    [one] { $count } спорный блок ничего не меняет
    [few] { $count } спорных блока ничего не меняют
    [many] { $count } спорных блоков ничего не меняют
   *[other] { $count } спорного блока ничего не меняют
}
end-decided = Всё решил последний блок
end-no-tiles = Плитки кончились
end-resigned = Партия сдана: { $name }
end-agreed = Ничья по согласию
end-out-of-time = Время вышло: { $name }
