### 引導遊戲

learn-game-lesson = 學習：第一步（年代I的上半期）
learn-game-1980 = 學習：最後的年代（從1980年到結束，附提示）
