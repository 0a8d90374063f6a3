# Names and words that several screens share.

language-autonym = English
app-name = Kletki

game-cell_city = Cell City
game-cell_city-motto = houses, workshops, plazas
game-dots = Dots and Boxes
game-dots-motto = box by box
game-new_lands = New Lands
game-new_lands-motto = cards and the land between
game-domains = Domains
game-domains-motto = block by block

variant-standard = City
variant-first_city = First City
variant-architects = Architects

level-easy = Easy
level-medium = Medium
level-hard = Hard

color-blue = Blue
color-red = Red
color-green = Green
color-orange = Orange
color-violet = Violet
color-teal = Teal

# The players who were given no name of their own.
name-you = You
name-computer = Computer
name-player-1 = Player 1
name-player-2 = Player 2
name-computer-1 = Computer 1
name-computer-2 = Computer 2
name-partner-person = Player { $number }
name-partner-computer = Computer { $number }

# The letters on taken boxes: player, computer; two people, or two computers, have 1 and 2.
letter-player = P
letter-computer = C
letter-1 = 1
letter-2 = 2

# New Lands: the teams, and the letters on cards.
team-red = Red
team-black = Black
card-jack = J
card-queen = Q
card-king = K
card-ace = A

shape-house = house
shape-workshop = workshop
shape-plaza = plaza

date-long = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }

button-ok = Got it
button-cancel = Cancel
button-close = Close
button-back = Back
