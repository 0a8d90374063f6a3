# The board's screen.

turn-yours = Ваш ход
turn-of = Ход: { $name }
turn-again = Ещё линия
thinking = Думает…
last-move = последний ход: { $name }

tournament-map = Карта { $map } из 2
play-skip-hint = Коснитесь, чтобы не ждать

play-undo = Отменить
play-redo = Вернуть
play-hint = Совет
play-new = Новая
play-build = Построить
play-pass = Пропустить ход
play-rules = Правила
play-menu = Меню
play-leave = Выйти

# What may be done now, told under the board.
prompt-draw = Коснитесь между двумя точками
prompt-release-line = Отпустите, чтобы провести линию
prompt-pick-shape = Выберите здание или коснитесь клетки
prompt-shapes-here = Что здесь построить?
prompt-no-shape-here = Здесь ничего не помещается
prompt-tap-place = Коснитесь места на поле
prompt-tap-again = Коснитесь ещё раз, чтобы построить
prompt-release-building = Отпустите, чтобы построить
prompt-pick-card = Выберите карту или коснитесь места
prompt-tap-light = Коснитесь места, которое подсвечено
prompt-tap-again-card = Коснитесь ещё раз, чтобы выложить
prompt-cards-here = Сюда подходят эти карты: выберите
prompt-widen = Выложите карту, которая расширит стол
prompt-must-pass = Ни одна ваша карта никуда не подходит
prompt-skipped = Ходить нечем, ход пропущен: { $name }

# A land that is counted at the end: both sums, then whose it is and its points.
tally-land = { $red } : { $black } – { $team }: +{ $points }
tally-nobody = { $red } : { $black } – ничья земля

# Why a move is refused, by game and rule.
refused-cell_city-over = Партия уже окончена
refused-cell_city-bounds = Здание не помещается на поле
refused-cell_city-shape = Такое здание здесь не строят
refused-cell_city-overlap = Это место уже застроено
refused-cell_city-limit = Свои три площади вы уже поставили
refused-dots-over = Партия уже окончена
refused-dots-bounds = Эта линия вне поля
refused-dots-drawn = Эта линия уже проведена
refused-dots-must_take = Можно взять квадрат, и его надо взять
refused-new_lands-over = Партия уже окончена
refused-new_lands-not_in_hand = Этой карты в руке нет
refused-new_lands-first_card = Первая карта — от 2 до 10
refused-new_lands-continuity = Непрерывность: карта примыкает к другой стороной
refused-new_lands-rectangle = Прямоугольник: это дальше договорённого размера
refused-new_lands-diversity = Разнообразие: карты одной масти не примыкают
refused-new_lands-seniority = Старшинство: карта старше одной из соседних
refused-new_lands-extend = Прямоугольник: сначала приближайте его границы
refused-new_lands-must_lay = Есть чем ходить, и ходить надо
refused-domains-over = Партия уже окончена
refused-domains-answer = Сначала надо ответить на предложение ничьей
refused-domains-bounds = Эта клетка вне поля
refused-domains-not_in_hand = Такой плитки в руке нет
refused-domains-taken = Эта клетка уже занята
refused-domains-clash = Эта цифра не может здесь стоять

undo-ask = { $name }, вы согласны?
undo-ask-detail = Соперник хочет взять последний ход назад.
undo-agree = Да
undo-decline = Нет
undo-declined = Нет согласия: ход остаётся
undo-refused-nothing_played = Пока нечего отменять
undo-refused-opponent_moved = Соперник уже походил: ничего не меняем
undo-refused-hand_seen = Другой человек уже видел карты: поздно
undo-refused-strict = Отмена строгая: ходы не возвращают
undo-refused-daily = На поле дня ходы не возвращают
undo-refused-watching = Играют компьютеры: отменять нечего
undo-refused-told = Положенная плитка уже показала, верна ли цифра

hint-thinking = Ищу ход…
hint-shown = Так пошёл бы сильный компьютер
help-used = Была помощь: победа не в счёт

new-game-ask = Начать новую партию?
new-game-ask-detail = Эту партию можно будет вернуть.
new-game-begin = Начать
new-game-stay = Остаться
new-game-started = Новая партия
new-game-restore = Вернуть старую

# Between two people whose hands are hidden.
curtain-give = Передайте телефон: { $name }
curtain-lift = Телефон у меня
curtain-recap = Что было?

prompt-domains-tile = Выберите плитку или клетку
prompt-domains-cell = Теперь коснитесь клетки
prompt-domains-pick = Теперь выберите плитку
prompt-domains-again = Коснитесь ещё раз: плитка ляжет
prompt-domains-pair = Ещё один ход в этой паре

undecided = Спорных: { $count }
tile = Плитка { $digit }

# What has just happened in Domains.
news-missed = Цифра неверна: ход потрачен
news-timed-out = Время вышло: ход переходит
news-draw-declined = Ничьей нет: играем дальше
news-clash-equal = Такая цифра уже есть в строке, столбце или блоке
news-clash-clue = Подсказка здесь другая
news-clash-struck = Эту цифру здесь уже пробовали: неверно

play-draw = Предложить ничью
play-resign = Сдаться
resign-ask = Сдаёте партию?
resign-confirm = Сдаюсь
draw-ask = { $name } предлагает ничью
draw-accept = Ничья
draw-decline = Играем дальше
