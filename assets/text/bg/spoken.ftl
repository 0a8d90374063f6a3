# Дъската с думи – за тези, които я слушат.

spoken-board = Дъска
spoken-moves = Ходове: { $kind }
spoken-last = { $name }: { $move }
spoken-score = { $one } { $points-one }, { $two } { $points-two }
spoken-hand = В ръката: { $list }
spoken-row = Ред { $row }: { $list }

# Точки и квадрати. Квадратът се нарича по точката горе вляво.
spoken-across = хоризонтално
spoken-down = вертикално
spoken-line = от { $from } до { $to }
spoken-line-closing = { $count ->
    [one] { $line }, затваря { $count } квадрат
   *[other] { $line }, затваря { $count } квадрата
}
spoken-box-taken = { $box } { $name }
spoken-box-bare = { $box } без линии
spoken-box-sides = { $box } { $sides }
spoken-top = горе
spoken-right = вдясно
spoken-bottom = долу
spoken-left = вляво

# Клетъчен град.
spoken-building = { $shape } от { $from } до { $to }
spoken-built = { $name }: { $list }
spoken-built-nothing = { $name }: още нищо
spoken-free = Свободно в ред { $row }: { $list }

# Нови земи. Колоните и редовете се броят от първата карта: надясно и надолу.
spoken-hearts = { $rank } купа
spoken-diamonds = { $rank } каро
spoken-clubs = { $rank } спатия
spoken-spades = { $rank } пика
spoken-rank-11 = вале
spoken-rank-12 = дама
spoken-rank-13 = поп
spoken-rank-14 = асо
spoken-table-empty = На масата още няма карти
spoken-first-card = Колоните и редовете се броят от първата карта: тя е в колона 0, ред 0
spoken-in-column = колона { $column } { $card }
spoken-card-at = { $card } в колона { $column }, ред { $row }
spoken-land = { $area ->
    [one] Земя от { $area } клетка
   *[other] Земя от { $area } клетки
}, колона { $column }, ред { $row }: { $owner }, { $red } на { $black }
spoken-nobody = ничия

# Владения.
spoken-tile = плочка { $digit }
spoken-tile-to = { $digit } на { $cell }
spoken-digit = { $cell } { $digit } { $name }
spoken-clue = { $cell } подсказка { $digit }
spoken-clue-of = { $cell } подсказка { $digit } { $name }
spoken-empty = празно { $list }
spoken-block = Блок { $number } ({ $cells }): { $standing }
spoken-block-open = { $one } на { $two }
spoken-draw-offered = предлага реми
spoken-draw-accepted = приема ремито
spoken-draw-declined = отказва ремито
spoken-resigned = предава се
spoken-out-of-time = времето изтече
