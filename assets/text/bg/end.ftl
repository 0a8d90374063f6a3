# After the last move.

end-won-you = Вие победихте!
end-won = Победа: { $name }
end-drawn = Реми
end-margin-boxes = Преднина: { $margin ->
    [one] { $margin } квадрат
   *[other] { $margin } квадрата
}
end-margin-points = Преднина: { $margin ->
    [one] { $margin } точка
   *[other] { $margin } точки
}

# The parts of the score, by player.
end-houses = Къщи: { $count } × 2 = { $points }
end-workshops = Работилници: { $count } × 3 = { $points }
end-plazas = Площади: { $count } × 4 = { $points }
end-chain = Най-много за един ход: { $count ->
    [one] { $count } квадрат
   *[other] { $count } квадрата
}
end-void = Играта не се е състояла: правоъгълникът така и не се оформи
end-margin-land = Преднина: { $margin ->
    [one] { $margin } победна точка
   *[other] { $margin } победни точки
}
end-lands = Земи: { $count }

# The tournament of two games.
end-map = Карта { $map }
end-leads = След първата карта води: { $name }, +{ $margin }
end-even = След първата карта е поравно
end-next-map = Втора карта

end-again = Още веднъж
end-home = Начало
end-step = Ход { $ply } от { $plies }

# The board of the day.
daily-title = Поле на деня, { $date }
daily-result = Вашите квадрати: { $boxes } от { $total }
daily-par = Силният компютър взе тук { $par ->
    [one] { $par } квадрат
   *[other] { $par } квадрата
}
daily-par-reached = По-добре трудно може да се изиграе!
daily-streak = { $count ->
    [one] { $count } ден
   *[other] { $count } поредни дни
}
daily-copied = Резултатът е копиран: поставете го в съобщение
daily-share-refused = Браузърът не позволи нито споделяне, нито копиране
daily-not-counted = Имахте помощ: резултатът не се брои

share = Сподели
share-daily =
    Клетки · поле на деня, { $date }
    Квадрати: { $boxes } от { $total }
    Поредни дни: { $streak }

# Domains.
end-margin-blocks = Преднина: { $margin ->
    [one] { $margin } блок
   *[other] { $margin } блока
}
end-blocks = Блокове: { $count }
end-cells = Клетки: { $count }
end-clues = от тях подсказки: { $count }
end-decided-early = Изходът е ясен по-рано: { $count ->
    [one] { $count } нерешен блок не променя нищо
   *[other] { $count } нерешени блока не променят нищо
}
end-decided = Всичко реши последният блок
end-no-tiles = Плочките свършиха
end-resigned = Партията е предадена: { $name }
end-agreed = Реми по споразумение
end-out-of-time = Времето изтече: { $name }
