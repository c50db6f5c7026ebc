# The guided games

learn-game-first-winter = Learn: The First Winter
