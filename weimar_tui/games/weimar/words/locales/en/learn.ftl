# The guided games

learn-game-first-winter = Learn: The First Winter
learn-game-whole-round = Learn: A whole round
