# The guided games

learn-game-first-winter = Lernen: Der erste Winter
learn-game-whole-round = Lernen: Eine ganze Runde
