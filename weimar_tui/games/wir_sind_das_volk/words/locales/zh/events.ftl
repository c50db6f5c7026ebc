### 發生了什麼，每個事件一則訊息，皆為完整句子。

event-decade-started = 年代{ $roman }開始。特殊卡是{ CARD($special) }。
event-cards-discarded = { SIDE($seat) }棄掉{ $cards-count }張牌{ $known ->
    [yes] ：{ $cards }。
   *[no] 。
}
event-hand-filled = { SIDE($seat) }抽{ $cards-count }張牌{ $known ->
    [yes] ：{ $cards }。
   *[no] 。
}
event-display-filled = 本年代{ WORD("half", $half) }。展示區：{ $cards }。
event-card-taken = { SIDE($seat) }{ $place ->
    [hand] 從手牌
   *[other] { "" }
}拿{ CARD($card) }：{ $action ->
    [unrest] 移除動盪。
    [build] 建設。
    [standard] 生活水準。
   *[event] 事件。
}
event-price-paid = { $how ->
    [draw] 東德為特殊卡讓西德抽一張牌。
    [discard] 東德為特殊卡棄掉{ CARD($card) }。
   *[none] 東德不必為特殊卡付出代價。
}
event-half-ended = 展示區的最後一張牌已被拿走，本年代{ WORD("half", $half) }結束。

## 經濟
event-factory-built = { SIDE($by) }在{ NAME($city) }蓋一座工廠。
event-line-built = { SIDE($by) }在{ CONNECTION($connection) }建設基礎設施。
event-factory-dismantled = { SIDE($by) }拆除{ NAME($city) }的工廠。
event-line-dismantled = { SIDE($by) }拆除{ CONNECTION($connection) }的基礎設施。
event-connection-works = { CONNECTION($connection) }連線現在有效。
event-connection-broken = { CONNECTION($connection) }連線不再有效。
event-factory-rundown = { $by ->
    [west] 西德使{ NAME($city) }的工廠變老舊。
    [east] 東德使{ NAME($city) }的工廠變老舊。
   *[none] { NAME($city) }的工廠變老舊。
}
event-factory-repaired = { NAME($city) }的工廠已修復。
event-external-razed = { NAME($city) }的工廠永遠移走{ $lines ->
    [0] 。
   *[other] ，連同{ $lines }個基礎設施。
}

## 生活水準
event-standard-placed = { $sector ->
    [none] { NAME($area) }的生活水準升到{ $total }。
   *[other] { NAME($area) }（{ SECTOR($sector) }）的生活水準升到{ $total }。
}
event-standard-transferred = { NAME($patron_state) }把生活水準轉送到{ SECTOR($patron_state) }；西柏林現在有{ $total }。
event-standard-lost = { NAME($area) }{ $sector ->
    [none] { "" }
   *[other] （{ SECTOR($sector) }）
}失去{ $count }個{ $why ->
    [hold] 無法維持的生活水準。
   *[other] 生活水準。
}

## 動盪
event-unrest-placed = { NAME($area) }增加{ $count }個動盪{ $why ->
    [compare] （落後）
    [socialists] （社會主義者離開）
    [dissolve] （從國家權力卡放回）
   *[other] { "" }
}，共{ $total }個。
event-unrest-removed = { NAME($area) }減少{ $count }個動盪{ $why ->
    [power] （國家權力）
    [socialist] （社會主義者）
    [standard] （生活水準）
   *[other] { "" }
}，剩{ $total }個。
event-unrest-moved = 1個動盪從{ NAME($area) }轉移到{ NAME($to) }。
event-protest-started = { NAME($area) }爆發群眾抗議：「{ $words }」。
event-protest-ended = { NAME($area) }的一個群眾抗議結束{ $worded ->
    [yes] ，拿走「{ $word }」。
   *[no] 。
}
event-protest-imported = 西柏林的抗議波及{ NAME($patron_state) }：「{ $words }」。
event-protest-import-ended = { NAME($patron_state) }的輸入抗議結束{ $worded ->
    [yes] ，拿走「{ $word }」。
   *[no] 。
}

## 軌道、國家權力、社會主義者
event-track-moved = { TRACK($track, form: "name") }軌：從{ $before }到{ $after }。
event-arrow-blocked = { TRACK($track, form: "name") }無法再移動，對{ SIDE($side) }有利。
event-symbol-voided = { SIDE($by) }宣告無效：{ $clause }。
event-symbol-ignored = 無法執行：{ $clause }。
event-power-collected = 東德保留{ CARD($card) }，作為{ WORD("colour", $colour, form: "name") }國家權力卡。
event-power-used = 東德在{ NAME($area) }使用{ CARD($card) }。
event-power-refreshed = 國家權力卡恢復可用。
event-stasi-dissolved = 史塔西解散{ $cards-count ->
    [0] 。
   *[other] ，東德失去{ $cards }。
}
event-wall-built = 圍牆築起，不再有逃亡。
event-wall-opened = 圍牆開放，又有逃亡。
event-guillaume-looked = { $where ->
    [hand] 紀堯姆：東德查看西德的手牌
    [deck] 紀堯姆：東德查看牌庫頂的牌
   *[none] 東德不使用紀堯姆
}{ $known ->
    [yes] ：{ $cards }。
   *[no] 。
}
event-guillaume-swapped = { $known ->
    [yes] 東德交出{ CARD($given) }，從{ $where ->
        [hand] 西德的手牌
       *[deck] 牌庫
    }拿走{ CARD($taken) }。
   *[no] 東德用一張手牌換{ $where ->
        [hand] 西德的一張手牌。
       *[deck] 牌庫的一張牌。
    }
}
event-guillaume-removed = 東德把牌庫的{ CARD($card) }移出遊戲。
event-socialist-moved = { $count }名社會主義者前往{ NAME($area) }。
event-socialists-gained = 東德獲得{ $count }名社會主義者。
event-socialists-lost = { $count }名社會主義者離開{ $area ->
    [none] 幹部學校。
   *[other] { NAME($area) }。
}

## 年代結算
event-phase-started = 9.{ $phase } { WORD("phase", $phase) }
event-wall-counted = 圍牆使東德失去1格威望，並拆除{ $points }點中的1點。
event-flight-counted = 逃亡：{ $steps }步，{ $points }點；東德有{ $has }點。計算：已打出卡牌的逃亡符號{ $symbols } + 西德最好地區{ $west_best } + 紅色國家權力{ $red_power } + 東德抗議{ $east_protest }，減去東德最差地區{ $east_worst }、西德抗議{ $west_protest }。
event-prestige-executed = { $field ->
    [0] 威望在0：什麼都不發生。
   *[other] { $executed ->
        [0] { SIDE($by) }選擇威望軌中央：什麼都不發生。
       *[other] { SIDE($by) }執行威望軌的{ $executed }格：{ $does }。
    }
}
event-currency-counted = 外匯：軌道{ $track }，出口{ $exports-count }{ $exports-count ->
    [0] { "" }
   *[other] （{ $exports }）
}{ $worst ->
    [-1] ，西德有地區沒有工廠，所以東德任何工廠都能出口
   *[other] ，數值須達{ $worst }
}；需要{ $needed }：{ $missing ->
    [0] 足夠。
   *[other] 缺少{ $missing }。
}
event-power-counted = { $cards ->
    [0] 沒有國家權力需要支付。
   *[other] 國家權力使東德拆除{ $points }點中的{ $cards }點。
}
event-hamburg-named = 漢堡算在{ NAME($area) }。
event-standard-checked = { $too_many ->
    [none] 所有生活水準都能維持。
   *[other] 無法維持的生活水準：{ $too_many }。
}
event-compared = { NAME($area) }有{ $own }，最好的地區有{ $best }：{ $unrest }個動盪。
event-attacked = { NAME($area) }以{ $usable }衝擊{ NAME($to) }：{ $unrest }個動盪。
event-socialists-counted = 社會主義者在{ $field }：{ $sign ->
    [gain] 增加{ $change }名
    [lose] 減少{ $change }名
   *[same] 不變
}；幹部學校{ $cadre_school }名，各地區{ $placed }名。
event-markers-counted = 群眾抗議：西德{ $west }，東德{ $east }。
event-decade-goes-on = 年代{ $roman }結束，沒有國家崩潰。
event-game-ended = { $lesson ->
    [yes] 課程到此結束。{ $text }
   *[no] { $text }
}
