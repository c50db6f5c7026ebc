### 選項會帶來什麼，以及年代若現在結算會帶來什麼。

preview-line = { $label }：{ $changes }
preview-change = { $name ->
    [none] 由{ $before }變{ $after }
   *[other] { $name }由{ $before }變{ $after }
}
preview-forecast = 若年代現在結束：{ $changes }
preview-begins-to-export = 開始帶來外匯：{ $areas }
preview-ceases-to-export = 不再帶來外匯：{ $areas }
preview-lines-missing = 之後連線還差一條線路
preview-waits-for = { $cities }有工廠後，連線才生效
preview-paid = { NAME($area) }{ $change }
preview-raisable = { $limit ->
    [one] 可提高：{ $areas }
    [none] 可一起提高：{ $areas }
    [action] 可提高其中{ $most }處（一次行動的上限）：{ $areas }
   *[card] 卡牌點數只夠提高其中{ $most }處：{ $areas }
}
preview-free = 卡牌屬於你的顏色，不必付出代價
preview-sites = 可建於{ $cities }座城市與{ $connections }條連線
preview-payment = 卡牌補{ $points }點
preview-lent = { NAME($city) }算在{ NAME($area) }
preview-nobody = 無

figure-value = 工廠
figure-power = 經濟力
figure-export = 出口工廠
figure-can-reach = 不靠卡牌點數的生活水準
figure-holds = 能維持的生活水準
figure-points = 點數
figure-worst-west = 西德最差的出口工廠
figure-unrest = 動盪
figure-standard = 生活水準
figure-markers = 抗議標記
figure-track = 軌道
figure-socialists = 社會主義者
figure-box = 幹部學校
figure-state-power = 國家權力卡
figure-flight-steps = 逃亡步數
figure-flight-points = 逃亡點數
figure-prestige-field = 威望
figure-income = 收入
figure-needed = 需要的外匯
figure-missing = 缺少的外匯
figure-power-points = 支付國家權力
figure-spare = 東德付清後的剩餘點數
figure-markers-at-end = 抗議標記
figure-socialists-at-end = 社會主義者
figure-lost = 將失去的生活水準
figure-internal = 內部比較
figure-attacked = 衝擊
figure-unrest-at-end = 最後的動盪

preview-symbol = { $clause }{ $void ->
    [0] { "" }
    [all] ：現在無法執行
   *[some] ：{ $units }個中有{ $void }個現在無法執行
}{ $may_be_void ->
    [yes] （可以宣告無效）
   *[no] { "" }
}
preview-any-void = 你可以宣告其中一個符號或箭頭無效。
preview-blocked = { $clause }：標記已在末端，改由{ $answers ->
    [west] 西德
   *[east] 東德
}行動{ $may_be_void ->
    [yes] （可以宣告無效）
   *[no] { "" }
}

## 預測頁：十行，計算什麼，帶來什麼
forecast-flight = { $steps }步
forecast-flight-more = 卡牌{ $symbols } + 西德最好{ $west_best } + 紅色權力{ $red_power } + 東德抗議{ $east_protest }
forecast-flight-less = 減：東德最差{ $east_worst }、西德抗議{ $west_protest }
forecast-wall = 1格威望，1點
forecast-points = { $points ->
    [0] 無
   *[other] { $points }點
}
forecast-prestige = { $field }格
forecast-currency = 軌道{ $track }，出口{ $exports }，需要{ $needed }
forecast-enough = 足夠
forecast-missing = 缺少{ $missing }
forecast-power = { $cards ->
    [0] 沒有卡牌
   *[other] { $cards }張卡
}
forecast-holds = 已到上限：{ $areas }
forecast-held = 全部維持
forecast-head = { $title }：{ $counted }
forecast-title-flight = 逃亡
forecast-title-wall = 圍牆
forecast-title-2 = 威望
forecast-title-3 = 外匯
forecast-title-4 = 支付國家權力
forecast-title-5 = 維持水準
forecast-title-6 = 內部
forecast-title-7 = 東西德比較
forecast-title-8 = 使用國家權力
forecast-title-9 = 社會主義者
forecast-title-10 = 抗議
forecast-area = { CODE($area) }{ $change }
forecast-attack = { CODE($area) }衝擊{ CODE($to) }{ $unrest }
forecast-rundown = 變老舊：{ $cities }
forecast-socialists = { $change ->
    [0] 不變
   *[other] { $signed }
}
forecast-markers = 西德{ $west }，東德{ $east }
forecast-goes-on = 繼續
forecast-nothing = 無

danger-now = { $running ->
    [yes] 本次年代結算尚待
   *[no] 若年代現在結束
}：{ $danger }
danger-ending = { $ending }（9.{ $phase }，{ $column }）；{ SIDE($winner) }獲勝。
danger-markers = { SIDE($side, form: "name") }有{ $markers }個抗議（{ $column }）；{ $limit }個就崩潰。
danger-spare = 東德全部付清後剩{ $spare }點（{ $column }）。
danger-socialism-wins = 再過一個年代社會主義就會獲勝，東德獲勝：{ $limit }名社會主義者中已有{ $socialists }名，還會增加{ $gain }名（{ $column }）。
danger-socialism-fails = 再過一個年代社會主義就會失敗，西德獲勝：社會主義者剩{ $socialists }名，還會失去{ $loss }名（{ $column }）。
danger-currency = 東德將缺少外匯{ $missing }（{ $column }）。
last-card = 輪流拿牌，最後一張由{ SIDE($side) }拿走，下半期由{ SIDE($other) }開始。

## 標題列下方的量表
gauge-collapse = { $limit }標記即崩潰：{ $side }{ $now }{ $rises ->
    [yes] ，本年代末{ $end }
   *[no] { "" }
}
gauge-protests = { $side }{ $now }{ $rises ->
    [yes] ，將有{ $end }
   *[no] { "" }
}
gauge-currency = { $when ->
    [then] 屆時東德
   *[end] 年代結束時東德
}{ $missing ->
    [0] 外匯{ $income }，須付{ $needed }
   *[other] 缺外匯{ $missing }：有{ $income }，須付{ $needed }
}
gauge-currency-brief = 外匯 { $income }（須付{ $needed }{ $missing ->
    [0] { "" }
   *[other] ，缺{ $missing }
}）
gauge-socialists = 社會主義者{ $socialists }名，共{ $limit }名
gauge-ending = { $kind ->
    [bankruptcy] 東德破產
   *[other] { $ending }
}（{ $running ->
    [yes] 第9.{ $phase }階段
   *[no] 若年代現在結束
}）
gauge-named = 抗議：{ $side }{ $now }{ $rises ->
    [yes] ，將有{ $end }
   *[no] { "" }
}
gauge-spare = 瀕臨破產：東德付清後只剩{ $spare }點
gauge-currency-missing = 外匯不足：年代結束時東德缺{ $missing }（有{ $income }，須付{ $needed }）
gauge-socialism-wins = 下一年代社會主義獲勝：{ $limit }之{ $socialists }
gauge-socialism-fails = 下一年代社會主義失敗：剩{ $socialists }，將失去{ $loss }名

## 年代結算的對照表（逐行模式）
table-flight = 步數對照：{ $table }。
table-prestige = 各格效果：{ $table }。
table-socialists = 各格效果：{ $table }。
table-markers = 抗議標記：{ $table }。
table-row = { $span }{ $brings }
table-span = { $several ->
    [yes] { $first }至{ $last }：
   *[no] { $first }：
}
table-or-more = { $number }以上：
table-holds = 國家撐住
table-collapses = 國家崩潰
