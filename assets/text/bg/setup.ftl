# Before a game: the board, the players, the rules.

setup-board = Поле
variant-standard-detail = 7 × 7: къщи, работилници, площади
variant-first_city-detail = 5 × 5: само къщи и площади
variant-architects-detail = 9 × 9: най-много три площада на играч

setup-size = { $rows } × { $columns }
setup-size-3-detail = Минута-две: удобно за учене
setup-size-5-detail = Обичайното поле: около пет минути
setup-size-7-detail = Дълги вериги и истински край на играта
setup-size-own = Друг размер
setup-size-own-detail = От 1 до 9 във всяка посока. При четен брой квадрати е възможно реми
setup-rows = На височина
setup-columns = На ширина

setup-must-take = Задължително взимане
setup-must-take-detail = Който може да затвори квадрат, трябва да го затвори
setup-frame = Готова рамка
setup-frame-detail = Външната граница вече е начертана
setup-tournament = Семеен турнир
setup-tournament-detail = Две игри, всеки започва една. Точките се събират

setup-who = Кой играе
setup-who-computer = С компютъра
setup-who-people = Двама души
setup-who-watch = Гледане
setup-who-computer-detail = Играете срещу компютъра
setup-who-people-detail = Двама души на едно устройство
setup-who-watch-detail = Играят два компютъра, а вие гледате
setup-name = Име

setup-starts = Кой започва
setup-starts-me = Аз
setup-starts-computer = Компютърът
setup-starts-first = Първи играч
setup-starts-second = Втори играч
setup-starts-lot = По жребий
setup-starts-turns = Редуване

setup-undo = Отмяна на ходове
setup-undo-usual = Обичайна
setup-undo-strict = Строга
setup-undo-friendly = Приятелска
setup-undo-usual-detail = Срещу компютъра е свободна, а при двама души — със съгласието на съперника, преди той да е играл
setup-undo-strict-detail = Направеният ход не се връща
setup-undo-friendly-detail = Ходовете се връщат без въпроси, колкото искате

setup-play = Играй

# Domains: the blocks, and how many clues.
blocks-regular = Обикновени блокове
blocks-jigsaw = Неправилни блокове
clues =
    { $count ->
        [one] { $count } подсказка
       *[other] { $count } подсказки
    }

setup-clues = Подсказки
setup-clues-detail = От 22 до 34. Колкото по-малко са, толкова по-трудна е задачата
setup-handling = На полето
setup-confirm = Потвърждение
setup-confirm-detail = Плочката се поставя с второ докосване
setup-candidates = Кандидати
setup-candidates-detail = В отворените клетки се вижда кои цифри са възможни
setup-open-hands = Отворени ръце
setup-open-hands-detail = Никой не трябва да се обръща и устройството не се подава
setup-clock = Часовник
setup-clock-off = Без часовник
setup-clock-club = Клуб
setup-clock-own = Свое време
setup-clock-off-detail = Мислете колкото искате
setup-clock-club-detail = 45 секунди на ход, 20 минути на партия
setup-clock-move = За всеки ход
setup-clock-game = За цялата партия
clock-seconds = { $count } с
clock-minutes = { $count } мин

# New Lands.
setup-deck-36 = 36 карти
setup-deck-52 = 52 карти
setup-rectangle = Правоъгълник
setup-rectangle-lying = Лежи
setup-rectangle-standing = Стои
setup-rectangle-own = Друг размер
setup-rectangle-own-detail = Площта е по-голяма от броя на картите и по-малка от удвоения брой
setup-width = Дължина
setup-height = Височина
setup-teams = Отбори
setup-seats-4 = Двама на двама
setup-seats-6 = Трима на трима
setup-seats-duel = Един на един
setup-seats-4-detail = Всеки има свои карти
setup-seats-6-detail = Всеки има свои карти
setup-seats-duel-detail = Всеки има две ръце, играе от тях поред и вижда и двете
setup-talk = Разговори в отбора
setup-talk-open = Разговор
setup-talk-silence = Мълчание
setup-talk-open-detail = Замислите се споделят на глас, но картите не се казват
setup-talk-silence-detail = Съотборниците се разбират без думи
setup-person = Човек
setup-partner = { $team ->
    [1] С първия играч
   *[other] С втория играч
}
setup-red-starts = Който започва, играе с Червените
setup-undo-hands-detail = Последната ви карта и отговорите на компютъра, докато друг човек не е видял карти
