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
