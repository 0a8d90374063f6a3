# Names and words that several screens share.

language-autonym = Русский
app-name = Клетки

game-cell_city = Клеточный город
game-cell_city-motto = дома, мастерские, площади
game-dots = Точки и квадраты
game-dots-motto = квадрат за квадратом
game-new_lands = Новые Земли
game-new_lands-motto = карты и земли между ними
game-domains = Владения
game-domains-motto = блок за блоком

variant-standard = Город
variant-first_city = Первый город
variant-architects = Архитекторы

level-easy = Лёгкий
level-medium = Обычный
level-hard = Сложный

color-blue = Синий
color-red = Красный
color-green = Зелёный
color-orange = Оранжевый
color-violet = Фиолетовый
color-teal = Бирюзовый

# The players who were given no name of their own.
name-you = Вы
name-computer = Компьютер
name-player-1 = Игрок 1
name-player-2 = Игрок 2
name-computer-1 = Компьютер 1
name-computer-2 = Компьютер 2
name-partner-person = Игрок { $number }
name-partner-computer = Компьютер { $number }

# The letters on taken boxes: player, computer; two people, or two computers, have 1 and 2.
letter-player = И
letter-computer = К
letter-1 = 1
letter-2 = 2

# New Lands: the teams, and the letters on cards.
team-red = Красные
team-black = Чёрные
card-jack = В
card-queen = Д
card-king = К
card-ace = Т

shape-house = дом
shape-workshop = мастерская
shape-plaza = площадь

date-long = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[other] декабря
} { $year }

button-ok = Понятно
button-cancel = Отмена
button-close = Закрыть
button-back = Назад
