# Names and words that several screens share.

language-autonym = Български
app-name = Клетки

game-cell_city = Клетъчен град
game-cell_city-motto = къщи, работилници, площади
game-dots = Точки и квадрати
game-dots-motto = квадрат по квадрат
game-new_lands = Нови земи
game-new_lands-motto = карти и земи между тях
game-domains = Владения
game-domains-motto = блок по блок

variant-standard = Град
variant-first_city = Първи град
variant-architects = Архитекти

level-easy = Лесен
level-medium = Обикновен
level-hard = Труден

color-blue = Син
color-red = Червен
color-green = Зелен
color-orange = Оранжев
color-violet = Виолетов
color-teal = Тюркоазен

# The players who were given no name of their own.
name-you = Вие
name-computer = Компютър
name-player-1 = Играч 1
name-player-2 = Играч 2
name-computer-1 = Компютър 1
name-computer-2 = Компютър 2
name-partner-person = Играч { $number }
name-partner-computer = Компютър { $number }

# The letters on taken boxes: player, computer; two people, or two computers, have 1 and 2.
letter-player = И
letter-computer = К
letter-1 = 1
letter-2 = 2

# New Lands: the teams, and the letters on cards.
team-red = Червени
team-black = Черни
card-jack = В
card-queen = Д
card-king = К
card-ace = А

shape-house = къща
shape-workshop = работилница
shape-plaza = площад

date-long = { $day } { $month ->
    [1] януари
    [2] февруари
    [3] март
    [4] април
    [5] май
    [6] юни
    [7] юли
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[other] декември
} { $year }

button-ok = Разбрах
button-cancel = Отказ
button-close = Затвори
button-back = Назад
