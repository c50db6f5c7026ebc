# The guided games

learn-game-first-winter = Lernen: Der erste Winter
