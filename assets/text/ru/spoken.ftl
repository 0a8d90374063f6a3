# Доска словами — для тех, кто её слышит.

spoken-board = Доска
spoken-moves = Ходы: { $kind }
spoken-last = { $name }: { $move }
spoken-score = { $one } { $points-one }, { $two } { $points-two }
spoken-hand = На руке: { $list }
spoken-row = Ряд { $row }: { $list }

# Точки и квадраты. Квадрат зовётся по точке слева сверху.
spoken-across = по горизонтали
spoken-down = по вертикали
spoken-line = от { $from } до { $to }
spoken-line-closing = { $count ->
    [one] { $line }, закрывает { $count } квадрат
    [few] { $line }, закрывает { $count } квадрата
    [many] { $line }, закрывает { $count } квадратов
   *[other] { $line }, закрывает { $count } квадрата
}
spoken-box-taken = { $box } { $name }
spoken-box-bare = { $box } без линий
spoken-box-sides = { $box } { $sides }
spoken-top = сверху
spoken-right = справа
spoken-bottom = снизу
spoken-left = слева

# Клеточный город.
spoken-building = { $shape } от { $from } до { $to }
spoken-built = { $name }: { $list }
spoken-built-nothing = { $name }: пока ничего
spoken-free = Свободно в ряду { $row }: { $list }

# Новые Земли. Столбцы и ряды считаются от первой карты: вправо и вниз.
spoken-hearts = { $rank } червей
spoken-diamonds = { $rank } бубей
spoken-clubs = { $rank } крестей
spoken-spades = { $rank } пик
spoken-rank-11 = валет
spoken-rank-12 = дама
spoken-rank-13 = король
spoken-rank-14 = туз
spoken-table-empty = Карт на столе ещё нет
spoken-first-card = Столбцы и ряды считаются от первой карты: она в столбце 0, в ряду 0
spoken-in-column = столбец { $column } { $card }
spoken-card-at = { $card } в столбец { $column }, ряд { $row }
spoken-land = { $area ->
    [one] Земля в { $area } клетку
    [few] Земля в { $area } клетки
    [many] Земля в { $area } клеток
   *[other] Земля в { $area } клетки
}, столбец { $column }, ряд { $row }: { $owner }, { $red } к { $black }
spoken-nobody = ничья

# Владения.
spoken-tile = плитка { $digit }
spoken-tile-to = { $digit } на { $cell }
spoken-digit = { $cell } { $digit } { $name }
spoken-clue = { $cell } подсказка { $digit }
spoken-clue-of = { $cell } подсказка { $digit } { $name }
spoken-empty = пусто { $list }
spoken-block = Блок { $number } ({ $cells }): { $standing }
spoken-block-open = { $one } к { $two }
spoken-draw-offered = предлагает ничью
spoken-draw-accepted = соглашается на ничью
spoken-draw-declined = отклоняет ничью
spoken-resigned = сдаётся
spoken-out-of-time = время вышло
