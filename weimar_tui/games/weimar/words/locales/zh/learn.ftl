# The guided games

learn-game-first-winter = 學習：第一個冬天
