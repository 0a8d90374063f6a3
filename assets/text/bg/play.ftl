# The board's screen.

turn-yours = Ваш ход
turn-of = Ход: { $name }
turn-again = Още една линия
thinking = Мисли…
last-move = последен ход: { $name }

tournament-map = Карта { $map } от 2
play-skip-hint = Докоснете, за да не чакате

play-undo = Отмени
play-redo = Върни
play-hint = Съвет
play-new = Нова
play-build = Построй
play-pass = Пропускам хода
play-rules = Правила
play-menu = Меню
play-leave = Излез

# What may be done now, told under the board.
prompt-draw = Докоснете между две точки
prompt-release-line = Пуснете, за да начертаете линията
prompt-pick-shape = Изберете сграда или докоснете клетка
prompt-shapes-here = Какво да се построи тук?
prompt-no-shape-here = Тук нищо не се побира
prompt-tap-place = Докоснете място на полето
prompt-tap-again = Докоснете пак, за да построите
prompt-release-building = Пуснете, за да построите
prompt-pick-card = Изберете карта или докоснете място
prompt-tap-light = Докоснете място, което свети
prompt-tap-again-card = Докоснете пак, за да сложите картата
prompt-cards-here = Тук стават тези карти: изберете
prompt-widen = Сложете карта, която разширява масата
prompt-must-pass = Никоя ваша карта не става никъде
prompt-skipped = Няма подходяща карта, пропуснат ход: { $name }

# A land that is counted at the end: both sums, then whose it is and its points.
tally-land = { $red } : { $black } – { $team }: +{ $points }
tally-nobody = { $red } : { $black } – ничия земя

# Why a move is refused, by game and rule.
refused-cell_city-over = Играта вече свърши
refused-cell_city-bounds = Сградата не се побира на полето
refused-cell_city-shape = Такава сграда тук не се строи
refused-cell_city-overlap = Това място вече е застроено
refused-cell_city-limit = Вече построихте своите три площада
refused-dots-over = Играта вече свърши
refused-dots-bounds = Тази линия е извън полето
refused-dots-drawn = Тази линия вече е начертана
refused-dots-must_take = Има квадрат за взимане и трябва да го вземете
refused-new_lands-over = Играта вече свърши
refused-new_lands-not_in_hand = Тази карта не е в ръката
refused-new_lands-first_card = Първата карта е от 2 до 10
refused-new_lands-continuity = Непрекъснатост: картата се допира до друга със страна
refused-new_lands-rectangle = Правоъгълник: това е извън уговорения размер
refused-new_lands-diversity = Разнообразие: карти от една боя не се допират
refused-new_lands-seniority = Старшинство: картата е по-висока от някоя съседна
refused-new_lands-extend = Правоъгълник: първо приближете границите му
refused-new_lands-must_lay = Има с какво да се играе и трябва да играете
refused-domains-over = Играта вече свърши
refused-domains-answer = Първо трябва отговор на предложеното реми
refused-domains-bounds = Тази клетка е извън полето
refused-domains-not_in_hand = Нямате такава плочка
refused-domains-taken = Тази клетка вече е заета
refused-domains-clash = Тази цифра не може да стои тук

undo-ask = { $name }, съгласни ли сте?
undo-ask-detail = Съперникът иска да върне последния ход.
undo-agree = Да
undo-decline = Не
undo-declined = Няма съгласие: ходът остава
undo-refused-nothing_played = Още няма какво да се отмени
undo-refused-opponent_moved = Съперникът вече е играл: нищо не се променя
undo-refused-hand_seen = Друг човек вече е видял карти: късно е
undo-refused-strict = Отмяната е строга: ходове не се връщат
undo-refused-daily = На полето на деня ходове не се връщат
undo-refused-watching = Играят компютри: няма какво да се отмени
undo-refused-told = Поставената плочка вече показа дали цифрата е вярна

hint-thinking = Търся ход…
hint-shown = Така би играл силният компютър
help-used = Имахте помощ: победата не се брои

new-game-ask = Да започне ли нова игра?
new-game-ask-detail = Тази игра ще може да се върне.
new-game-begin = Започни
new-game-stay = Остани
new-game-started = Нова игра
new-game-restore = Върни старата

# Between two people whose hands are hidden.
curtain-give = Подайте телефона: { $name }
curtain-lift = Телефонът е у мен
curtain-recap = Какво стана?

prompt-domains-tile = Изберете плочка или клетка
prompt-domains-cell = Сега докоснете клетка
prompt-domains-pick = Сега изберете плочка
prompt-domains-again = Докоснете пак, за да я поставите
prompt-domains-pair = Още един ход в тази двойка

undecided = Нерешени: { $count }
tile = Плочка { $digit }

# What has just happened in Domains.
news-missed = Грешна цифра: ходът е изхабен
news-timed-out = Времето изтече: редът минава
news-draw-declined = Няма реми: играта продължава
news-clash-equal = Такава цифра вече има в реда, колоната или блока
news-clash-clue = Подсказката тук е друга цифра
news-clash-struck = Тази цифра вече е опитвана тук и е грешна

play-draw = Предложи реми
play-resign = Предай се
resign-ask = Предавате ли партията?
resign-confirm = Предавам се
draw-ask = { $name } предлага реми
draw-accept = Реми
draw-decline = Играем още
