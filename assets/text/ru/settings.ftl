# What holds for the whole app.

settings-title = Настройки

settings-language = Язык
settings-language-system = Как в системе

settings-appearance = Оформление
settings-appearance-system = Как в системе
settings-appearance-light = Светлое
settings-appearance-dark = Тёмное

settings-text = Размер текста
settings-text-system = Как в системе
settings-text-percent = { $percent } %

settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-reduced = Поменьше
settings-motion-full = Полное

settings-pace = Ходы компьютера
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро

settings-place-at-once = Ставить сразу
settings-place-at-once-detail = В «Клеточном городе» хватит одного касания, когда здание выбрано

settings-sounds = Звуки
settings-sounds-detail = Карандаш, карта, тихий аккорд в конце
settings-haptics = Виброотклик
settings-haptics-detail = Лёгкий толчок, когда ход сделан или не принят

settings-about = О программе
settings-about-text = Игры на клетчатой бумаге: вдвоём или с компьютером. Ваши партии хранятся только на этом устройстве.
settings-licences-text = Шрифт: Balsamiq Sans (лицензия OFL). Программа: MIT или Apache 2.0.
settings-version = Версия { $version }

settings-licences = Лицензии библиотек
licences-reading = Одну минуту…
licences-unread = Сейчас их не прочесть.

settings-delete = Удалить всё
settings-delete-ask = Удалить партии, итоги и настройки?
settings-delete-detail = Вернуть их будет нельзя.
settings-delete-confirm = Удалить
settings-deleted = Всё удалено
