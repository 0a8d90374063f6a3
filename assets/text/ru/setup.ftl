# Before a game: the board, the players, the rules.

setup-board = Поле
variant-standard-detail = 7 × 7: дома, мастерские, площади
variant-first_city-detail = 5 × 5: только дома и площади
variant-architects-detail = 9 × 9: у каждого не больше трёх площадей

setup-size = { $rows } × { $columns }
setup-size-3-detail = Минута-две: удобно, чтобы научиться
setup-size-5-detail = Обычное поле: минут пять
setup-size-7-detail = Длинные цепочки и настоящий конец игры
setup-size-own = Свой размер
setup-size-own-detail = От 1 до 9 в каждую сторону. Если квадратов чётное число, бывает ничья
setup-rows = По высоте
setup-columns = По ширине

setup-must-take = Обязательно брать
setup-must-take-detail = Кто может замкнуть квадрат, тот должен его замкнуть
setup-frame = Готовая рамка
setup-frame-detail = Внешняя граница уже проведена
setup-tournament = Семейный турнир
setup-tournament-detail = Две партии, начинаете по очереди. Очки складываются

setup-who = Кто играет
setup-who-computer = С компьютером
setup-who-people = Вдвоём
setup-who-watch = Смотреть
setup-who-computer-detail = Вы играете против компьютера
setup-who-people-detail = Два человека на одном устройстве
setup-who-watch-detail = Играют два компьютера, вы смотрите
setup-name = Имя

setup-starts = Кто начинает
setup-starts-me = Я
setup-starts-computer = Компьютер
setup-starts-first = Первый игрок
setup-starts-second = Второй игрок
setup-starts-lot = По жребию
setup-starts-turns = По очереди

setup-undo = Отмена ходов
setup-undo-usual = Обычная
setup-undo-strict = Строгая
setup-undo-friendly = Дружеская
setup-undo-usual-detail = С компьютером свободно, вдвоём — с согласия соперника, пока он не походил
setup-undo-strict-detail = Сделанный ход не возвращают
setup-undo-friendly-detail = Ходы берут назад без вопросов, сколько угодно

setup-play = Играть

# Domains: the blocks, and how many clues.
blocks-regular = Обычные блоки
blocks-jigsaw = Неправильные блоки
clues =
    { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
        [many] { $count } подсказок
       *[other] { $count } подсказки
    }

setup-clues = Подсказки
setup-clues-detail = От 22 до 34. Чем их меньше, тем труднее задача
setup-handling = На поле
setup-confirm = Подтверждение
setup-confirm-detail = Плитка ложится со второго касания
setup-candidates = Кандидаты
setup-candidates-detail = В открытых клетках видно, какие цифры там возможны
setup-open-hands = Открытые руки
setup-open-hands-detail = Никому не надо отворачиваться и передавать устройство
setup-clock = Часы
setup-clock-off = Без часов
setup-clock-club = Клуб
setup-clock-own = Своё время
setup-clock-off-detail = Думайте сколько хотите
setup-clock-club-detail = 45 секунд на ход, 20 минут на партию
setup-clock-move = На каждый ход
setup-clock-game = На всю партию
clock-seconds = { $count } с
clock-minutes = { $count } мин

# New Lands.
setup-deck-36 = 36 карт
setup-deck-52 = 52 карты
setup-rectangle = Прямоугольник
setup-rectangle-lying = Лежит
setup-rectangle-standing = Стоит
setup-rectangle-own = Свой размер
setup-rectangle-own-detail = Площадь больше числа карт и меньше удвоенного числа
setup-width = В длину
setup-height = В высоту
setup-teams = Команды
setup-seats-4 = Двое на двое
setup-seats-6 = Трое на трое
setup-seats-duel = Один на один
setup-seats-4-detail = У каждого свои карты
setup-seats-6-detail = У каждого свои карты
setup-seats-duel-detail = У каждого две стопки, ходят из них по очереди; обе видны
setup-talk = Разговоры в команде
setup-talk-open = Разговор
setup-talk-silence = Молчание
setup-talk-open-detail = Замыслами делятся вслух, но карт не называют
setup-talk-silence-detail = Товарищи понимают друг друга без слов
setup-person = Человек
setup-partner = { $team ->
    [1] С первым игроком
   *[other] Со вторым игроком
}
setup-red-starts = Кто начинает, играет за Красных
setup-undo-hands-detail = Ваша последняя карта и ответы компьютера, пока карт не увидел другой человек
