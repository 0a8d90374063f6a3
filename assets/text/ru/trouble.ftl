# When something went wrong.

trouble-title = Что-то не так
trouble-storage = Устройство не даёт хранить партии. Они останутся, пока вы не закроете приложение.
trouble-second-window = «Клетки» уже открыты в другом окне. Игры в этом сохранятся, только пока оно открыто.
trouble-full = Ход не удалось сохранить. Возможно, на устройстве кончилось место.

trouble-save-kept = Запись отложена и не пропадёт. Можно начать новую партию.
trouble-save-broken = Сохранённая партия повреждена. { trouble-save-kept }
trouble-save-newer = Эту партию сохранила более новая версия приложения. { trouble-save-kept }
trouble-save-edited = Сохранённую партию кто-то изменил. { trouble-save-kept }
trouble-save-illegal = В сохранённой партии есть ход не по правилам. { trouble-save-kept }
trouble-settings = Настройки прочесть не удалось, теперь они такие, как в начале.
trouble-statistics = Итоги прочесть не удалось. Старая запись отложена, счёт пойдёт заново.
trouble-address = Адрес называет игру, которой здесь нет. Выберите другую.
