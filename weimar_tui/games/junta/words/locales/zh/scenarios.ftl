### 遊戲、劇本與設定，用於開新局。

game-title = 軍政府
learn-game-one-night = 教學：香蕉港的一夜（第一晚，附提示）
scenario-families = 家族
scenario-rounds = { $rounds }回合
scenario-players = { $least ->
    [4] 四到七個
   *[other] { $least }個
}

## 設定
new-option-budget = 預算
new-option-budget-help = 嚴格：每個信封至少有總統宣布的數目。否則他可以放得比較少，只有他們兩人知道。
new-option-budget-strict = 照宣布的付，或更多
new-option-budget-liar = 總統可以付得比宣布的少
new-option-press = 商量
new-option-press-help = 提議可以私下進行、只能公開，或完全沒有。
new-option-press-full = 私下與公開
new-option-press-public = 只能公開
new-option-press-silent = 沒有提議
new-option-tie = 首次選舉平手
new-option-tie-help = 三次投票後仍選不出第一任總統時，如何決定。
new-option-tie-lot = 三次投票後抽籤
new-option-tie-redraw = 所有人重抽手牌
new-option-competence = 罷免總統
new-option-competence-help = 質疑總統的能力時，需要多大的多數。
new-option-competence-two-thirds = 三分之二的票
new-option-competence-three-fifths = 五分之三的票
new-option-windows = 商量時間
new-option-windows-help = 投票與預算之前，大家可以商量與提議，直到所有人都準備好。沒有這些時間，跨好幾天的對局會比較快。
new-option-windows-yes = 有
new-option-windows-no = 沒有，慢速進行
