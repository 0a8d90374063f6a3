# What holds for the whole app.

settings-title = Настройки

settings-language = Език
settings-language-system = От системата

settings-appearance = Изглед
settings-appearance-system = От системата
settings-appearance-light = Светъл
settings-appearance-dark = Тъмен

settings-text = Размер на текста
settings-text-system = От системата
settings-text-percent = { $percent } %

settings-motion = Движение
settings-motion-system = От системата
settings-motion-reduced = По-малко
settings-motion-full = Пълно

settings-pace = Ходове на компютъра
settings-pace-slow = Бавно
settings-pace-normal = Обичайно
settings-pace-fast = Бързо

settings-place-at-once = Строеж веднага
settings-place-at-once-detail = В „Клетъчен град“ стига едно докосване, когато е избрана сграда

settings-sounds = Звуци
settings-sounds-detail = Молив, карта, тих акорд накрая
settings-haptics = Вибриране при ход
settings-haptics-detail = Леко потрепване, когато ходът е направен или не се приема

settings-about = За приложението
settings-about-text = Игри върху лист на квадратчета: за двама или срещу компютъра. Игрите ви се пазят само на това устройство.
settings-licences-text = Шрифт: Balsamiq Sans (лиценз OFL). Програмата: MIT или Apache 2.0.
settings-version = Версия { $version }

settings-licences = Лицензи на библиотеките
licences-reading = Един момент…
licences-unread = В момента не могат да се прочетат.

settings-delete = Изтрий всичко
settings-delete-ask = Да се изтрият ли игрите, резултатите и настройките?
settings-delete-detail = Няма да могат да се върнат.
settings-delete-confirm = Изтрий
settings-deleted = Всичко е изтрито
