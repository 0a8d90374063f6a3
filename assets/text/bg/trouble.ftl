# When something went wrong.

trouble-title = Нещо не е наред
trouble-storage = Устройството не позволява да се пазят игри. Те остават, докато не затворите приложението.
trouble-second-window = „Клетки“ е отворено в друг прозорец. Игрите в този се пазят само докато е отворен.
trouble-full = Ходът не можа да се запази. Може би на устройството няма място.

trouble-save-kept = Записът е оставен настрана и няма да се изгуби. Можете да започнете нова игра.
trouble-save-broken = Запазената игра е повредена. { trouble-save-kept }
trouble-save-newer = Тази игра е запазена от по-нова версия на приложението. { trouble-save-kept }
trouble-save-edited = Някой е променил запазената игра. { trouble-save-kept }
trouble-save-illegal = В запазената игра има ход не по правилата. { trouble-save-kept }
trouble-settings = Настройките не можаха да се прочетат и сега са както в началото.
trouble-statistics = Резултатите не можаха да се прочетат. Старите са оставени настрана, броенето започва отново.
