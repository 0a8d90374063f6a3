# What holds for the whole app.

settings-title = Settings

settings-language = Language
settings-language-system = As the system

settings-appearance = Appearance
settings-appearance-system = As the system
settings-appearance-light = Light
settings-appearance-dark = Dark

settings-text = Text size
settings-text-system = As the system
settings-text-percent = { $percent } %

settings-motion = Motion
settings-motion-system = As the system
settings-motion-reduced = Less
settings-motion-full = Full

settings-pace = Computer’s moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast

settings-place-at-once = Build at once
settings-place-at-once-detail = In Cell City one tap is enough when a building is picked

settings-sounds = Sounds
settings-sounds-detail = A pencil, a card, a soft chord at the end
settings-haptics = Haptic feedback
settings-haptics-detail = A light tick when a move is made or refused

settings-about = About
settings-about-text = Games on squared paper, for two people or against the computer. Your games are kept on this device alone.
settings-licences-text = Font: Balsamiq Sans (OFL licence). Program: MIT or Apache 2.0.
settings-version = Version { $version }

settings-licences = Licences of the libraries
licences-reading = Just a moment…
licences-unread = They can’t be read at the moment.

settings-delete = Delete all
settings-delete-ask = Delete games, results and settings?
settings-delete-detail = You can’t get them back.
settings-delete-confirm = Delete
settings-deleted = Everything is deleted
