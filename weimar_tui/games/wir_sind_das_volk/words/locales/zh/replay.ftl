### 記錄的遊戲的圖表。

replay-chart-power = 工廠數值
replay-chart-points = 已建點數
replay-chart-standard = 生活水準
replay-chart-unrest = 動盪
replay-chart-markers = 抗議標記
replay-chart-track = 軌道
replay-series-prestige = P 威望
replay-series-currency = C 外匯
replay-series-socialists = S 社會主義者
replay-series-exports = X 出口
replay-series-state-power = P 卡牌
replay-chart-east = 東德
replay-book-side = 方
replay-book-line = 威望{ $prestige }｜外匯{ $currency }｜社會主義者軌道{ $socialists }｜東德出口{ $exports }｜社會主義者{ $number }名｜國家權力卡{ $cards }張

## 所有遊戲共用的詞，本遊戲的說法
replay-book-round = 年代{ $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-book-standing = 年代{ $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}之後
replay-impulse = 第{ $number }張牌
replay-key-impulse-label = 卡牌
replay-key-round-label = 年代
ui-end-round = 年代{ $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
replay-standing-power = 工廠數值
replay-standing-points = 已建點數
replay-standing-standard = 水準
replay-standing-unrest = 動盪
replay-standing-markers = 抗議
ui-points-keys = ↑↓ 捲動｜? 說明｜Enter 返回
ui-end-keys = r 回顧｜? 說明｜Enter 返回
