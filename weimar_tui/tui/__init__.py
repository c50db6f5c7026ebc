"""What a player meets: screens, panes and dialogs in the terminal, on Textual."""

import os

# Textual paints at fixed moments, 60 times a second unless told otherwise before it is imported; at
# 120 a key is answered in two thirds of the time. Nothing is painted where nothing has changed.
os.environ.setdefault("TEXTUAL_FPS", "120")
