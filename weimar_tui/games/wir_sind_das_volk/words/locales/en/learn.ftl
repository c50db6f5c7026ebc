### Guided games

learn-game-lesson = Learn: First Steps (the first half of decade I)
learn-game-1980 = Learn: The Last Decade (1980 to the end, with hints)
