# 各劇本的說明，供選擇時閱讀。`scenario-<id>`：表單旁的簡短說明。

scenario-special = 特點
scenario-both = { $first }{ $rest }
scenario-rounds = { $rounds ->
    [1] 只有第{ $first }輪，{ $years }年。
    [6] 全部六輪，{ $years }年。
    [2] 第{ $first }與第{ $last }輪，{ $years }年。
   *[other] 第{ $first }輪到第{ $last }輪，{ $years }年。
}
scenario-four = 四個政黨，每個由同一鍵盤前的人或機器人來玩。
scenario-one = 一個人玩{ $party }，行為卡以可預見的方式操作{ $others }。

scenario-main = 從1918到1933年的完整共和國，用上盒中的一切：六輪，四個政黨。共和國隨時可能垮台。
scenario-main-time = 實體遊戲需要六小時。每一步都會存檔，可以分次玩。
scenario-main-special = 各政黨自行放置基礎，三個隨機城市一開始就有貧窮。共和國有四種覆亡的方式；若得以存續，分數最高者獲勝。

scenario-born-in-defeat = 最初兩輪，四個政黨：革命、通貨膨脹、凡爾賽條約。基礎與席次已經放好。約90分鐘。
scenario-born-in-defeat-time = 約90分鐘。
scenario-born-in-defeat-special = 基礎、席次與威脅都已在圖版上。中央黨與KPD開始時有4分，DNVP有7分。第2輪之後，席次與基礎再計分一次。

scenario-republic-on-the-brink = 最後兩輪，四個政黨，從黑色星期五到1933年。圖版已滿，威脅逼近。約90分鐘。
scenario-republic-on-the-brink-time = 約90分鐘。
scenario-republic-on-the-brink-special = 局面如同四輪之後：單位、起義與外交都已在圖版上，總統屬於DNVP，納粹軌上已有第一個人偶。每個政黨有十一張後期卡牌組成的牌堆。SPD、中央黨與KPD開始時有6分。第6輪之後，席次與基礎再計分一次。

scenario-first-winter = 用來學習規則：單人扮演SPD玩一輪，其他政黨由卡牌操作。約30分鐘。
scenario-first-winter-time = 約30分鐘。從開始畫面的「教學」進入會有提示。
scenario-first-winter-special = 沒有對手要擊敗：共和國必須撐過冬天，你的分數顯示成果如何。其他政黨沒有手牌，各翻開四張行為卡。
