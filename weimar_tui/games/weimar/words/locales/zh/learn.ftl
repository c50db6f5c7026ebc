# The guided games

learn-game-first-winter = 學習：第一個冬天
learn-game-whole-round = 學習：完整的一輪
