### 引導遊戲

learn-game-lesson = 教學：第一步（年代I的上半期）
learn-game-1980 = 教學：最後的年代（從1980年到結束，附提示）
