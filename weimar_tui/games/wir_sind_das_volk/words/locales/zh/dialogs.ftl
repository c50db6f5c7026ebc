### 對話框的標題與內容

dialog-cards = { $seat }的卡牌
dialog-price = 特殊卡的代價
dialog-void = 雙色卡
dialog-guillaume = 紀堯姆
dialog-overflow = 箭頭已到軌道末端
dialog-prestige = 9.2 威望
dialog-hamburg = 9.5 漢堡
ui-hamburg-loses = 算在{ $area }：{ $losses ->
    [none] 沒有損失
   *[other] 生活水準{ $losses }
}
