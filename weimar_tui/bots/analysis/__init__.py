"""The analyst: quality of answers, effect of luck, and turning points of a game."""
