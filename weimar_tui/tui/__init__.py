"""The terminal interface on Textual: screens, panes and dialogs."""

import os

# Textual repaints at fixed times, 60 times a second unless this is set before its import. At 120, a
# key takes two thirds of the time to show its effect. Without changes, nothing is painted.
os.environ.setdefault("TEXTUAL_FPS", "120")
