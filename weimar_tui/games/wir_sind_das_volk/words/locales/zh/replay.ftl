### 記錄的遊戲的圖表。

replay-chart-power = 工廠數值
replay-chart-points = 點數
replay-chart-standard = 生活水準
replay-chart-unrest = 動盪
replay-chart-markers = 抗議標記
replay-chart-track = 軌道
replay-chart-exports = 東德出口
replay-chart-socialists = 社會主義者
replay-chart-state-power = 國家權力卡
replay-series-prestige = 威望
replay-series-currency = 外匯
replay-series-socialists = 社會主義者
replay-series-exports = 出口
replay-series-state-power = 卡片
