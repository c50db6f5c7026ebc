# The guided games

learn-game-first-winter = 教學：第一個冬天
learn-game-whole-round = 教學：完整的一輪
