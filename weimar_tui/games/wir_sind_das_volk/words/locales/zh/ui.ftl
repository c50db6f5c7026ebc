### 遊戲畫面的各個區塊。

ui-pane-west = 西德
ui-pane-east = 東德
ui-pane-germany = 德國
ui-pane-areas = 地區
ui-pane-display = 卡牌
ui-pane-forecast = 預測

## 標題列
ui-head-half = { $half ->
    [1] 上半期
   *[2] 下半期
}
ui-head-ends = 年代結算9.{ $phase }
ui-head-dealing = 發牌中
ui-head-left = 剩{ $cards }張牌
ui-head-turn = 輪到{ $side }
ui-head-yours = 輪到你
ui-head-you = 你
ui-head-thinks = 思考中
ui-head-advantage = 威望{ $field }，{ $side }領先
ui-head-wall = 圍牆
ui-head-no-wall = 沒有圍牆
ui-head-over = 遊戲結束

## 地圖：地區的生活水準與動盪
ui-map-standard = 活{ $number }
ui-map-unrest = 亂{ $number }

## 地區
ui-areas-power = 經濟力
ui-areas-power-short = 經
ui-areas-export = 出口
ui-areas-export-short = 出
ui-areas-standard = 生活水準
ui-areas-standard-short = 活
ui-areas-unrest = 動盪
ui-areas-unrest-short = 亂
ui-areas-protest = 抗議
ui-areas-protest-short = 抗議
ui-areas-socialists = 社會主義者
ui-areas-socialists-short = 社
ui-areas-end = 若現在結算
ui-areas-end-short = 若結算
ui-areas-imported = { $text }（WB{ $number }）
ui-areas-total = { $side }：水準{ $standard }，動盪{ $unrest }
ui-areas-exports = 收入{ $number }，須付{ $needed }
ui-areas-worst = 最差出口{ $number }
ui-areas-worst-none = 最差出口無

## 卡牌
ui-colour-red = 紅
ui-colour-yellow = 黃
ui-colour-dual = 雙
ui-colour-special = 特
ui-cards-flight = { $number ->
    [1] { "" }
   *[other] { $number }
}
ui-cards-hand = 手牌
ui-cards-hand-of = { $side }手牌
ui-cards-holds = { $side }手牌{ $cards }張
ui-cards-deck = 牌庫{ $cards }張
ui-cards-pile = 已打出{ $cards }張
ui-cards-pile-flight = 逃亡符號{ $flight }個
ui-cards-none = 展示區是空的。

## 軌道
ui-track-prestige = 威望
ui-track-currency = 外匯
ui-track-socialists = 社會主義者
ui-tracks-field = { $side }：{ $does }
ui-tracks-field-none = 在0格沒有效果
ui-tracks-income = 外匯{ $track }+出口{ $exports }={ $income }；須付{ $needed }
ui-tracks-gain = { $gain ->
    [0] 不變
   *[other] 結算時{ $signed }
}；場上{ $areas }名，幹部學校{ $cadre_school }名，共{ $limit }名
ui-tracks-flight = 逃亡
ui-tracks-flight-told = 卡牌{ $symbols }+西德最好{ $west_best }+紅色權力{ $red_power }+東德抗議{ $east_protest }-東德最差{ $east_worst }-西德抗議{ $west_protest }
ui-tracks-steps = { $steps }步={ $points }點
ui-tracks-wall = 圍牆
ui-tracks-wall-costs = 9.1花費1格威望與1點
ui-tracks-power = 國家權力
ui-tracks-power-none = 無
ui-tracks-dissolved = 史塔西已解散
ui-tracks-used = 已用
ui-tracks-nearer = 往西一格：{ $west }；往東一格：{ $east }

## 預測
ui-forecast-now = 若{ $decade }現在結束
ui-forecast-ends = { $decade }結算
ui-forecast-stands = 照現況
ui-forecast-played = 推演
ui-forecast-to-come = 推演

## 年代結算
ui-phase-nothing = 沒有事要做。

## 卡牌還會帶來什麼
ui-preview-event = 事件：{ $does }
ui-preview-only = 只有{ SIDE($side) }可以觸發：{ $does }
ui-option-special = { $option }：{ $does }
ui-preview-denies = { SIDE($side) }無法再用：{ $does }

## 年代結算逐步說明
ui-steps-title = { $decade }的年代結算，若現在到來
ui-step-rule-1 = 人民離開東德：逃亡每兩步使東德失去一點經濟；有圍牆時則失去一點經濟與威望。
ui-step-rule-2 = 威望領先的國家執行標記所在格的符號。
ui-step-rule-3 = 東德需要外匯；每缺1點，就有一座工廠變老舊。
ui-step-rule-4 = 東德面前每張國家權力卡使它失去一點經濟。
ui-step-rule-5 = 無法維持生活水準的地區會失去它。
ui-step-rule-6 = 生活不如本國其他地區的地區增加動盪。
ui-step-rule-7 = 邊界另一側生活較好時，本地區增加動盪。
ui-step-rule-8 = 未使用的國家權力卡移除東德的動盪。
ui-step-rule-9 = 社會主義者增加或減少；在東德他們移除動盪。
ui-step-rule-10 = 四個抗議標記使國家崩潰；否則遊戲繼續。

## 卡牌清單
ui-cards-number = { $number }號
ui-cards-event-of = { $side ->
    [both] 事件：雙方皆可
   *[other] 事件：僅{ SIDE($side) }
}
ui-cards-heading = 點數，* 手牌，括號內為對方事件

## 四十欄寬的地區
ui-areas-power-word = 經濟
ui-areas-export-word = 出口
ui-areas-standard-word = 生活
ui-areas-unrest-word = 動盪
ui-areas-protest-word = 抗議
ui-tracks-on-board = { $gain }；幹部學校{ $box }，場上{ $areas }
