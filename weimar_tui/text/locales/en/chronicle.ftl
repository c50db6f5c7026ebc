# The chronicle on the whole screen

chronicle-title = Chronicle · { $about }
chronicle-all = all
chronicle-full = In full
chronicle-now = as it is now
chronicle-keys = ↑↓ lines · Enter go to place · f by player · / search · n p rounds · Esc board
