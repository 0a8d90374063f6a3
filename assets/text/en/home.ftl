# The first screen.

home-continue = Continue
home-continue-detail = { $game } · { $first } : { $second } · { $turn }
home-turn-yours = your turn
home-turn-of = turn: { $name }
home-over = game over

home-daily = Board of the day
home-daily-new = not played yet today
home-daily-going = game under way
home-daily-done = { $boxes } of { $total }

home-settings = Settings
home-statistics = Results
home-rules = Rules
