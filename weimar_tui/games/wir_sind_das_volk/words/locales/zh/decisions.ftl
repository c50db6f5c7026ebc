### 問題。值是問題本身，屬性是不屬於地區、城市或卡牌的答案。$left 是還要選擇的數目，包括這一個；
### $where 說明地點。

decision-left = { $question }（還有{ $left }）
source-field = 威望{ $number }格
option-and = { $first }與{ $rest }

decision-turn = 拿一張牌，做一次行動。
    .waiting = 一張牌與一次行動
option-area = { NAME($area) }（{ $of ->
    [unrest] 動盪{ $number }
    [named] { $number }
   *[standard] 生活水準{ $number }
}）
option-site = { NAME($city) }（{ NAME($area) }）
option-turn = { CARD($card) }：{ $use }
option-turn-power = 國家權力：{ $use }
use-unrest = 移除1個動盪{ $free ->
    [yes] { "" }
   *[no] ，並拆除1點
}
use-build = 建設{ $value }點
use-standard = 生活水準，卡牌數值{ $value }
use-event = 事件
use-power = 在{ NAME($area) }移除1個動盪
thing-card = { CARD($card) }，數值{ $value }{ $place ->
    [hand] ，自己的手牌
   *[display] { "" }
}{ $flight ->
    [0] { "" }
   *[other] ，逃亡
}；{ $own ->
    [yes] 事件
   *[no] 對方事件
}：{ $does }
thing-brief = { $name }（{ $number }）：{ $value }
thing-power = 國家權力：行動前移除動盪
thing-connections = 連線
decision-discard-hand = 你要棄掉哪些先前年代的牌？之後補到2張。
    .none = 全部保留
    .waiting = 先前年代的牌
option-discard-hand = 棄掉{ $cards }
decision-price = 你為{ CARD($card) }付出什麼？
    .draw = 西德抽牌庫頂的牌
    .none = 沒有東西可付
    .waiting = 特殊卡的代價
option-price-discard = 從手牌棄掉{ CARD($card) }

## 經濟
decision-build = { $why ->
    [build] 你在哪裡建設？
   *[other] { $where }建設1點，選哪裡？
}
    .stop = 停止建設
    .waiting = 建設什麼
decision-dismantle = { $why ->
    [price] 你為此拆除自己的哪一點？
    [wall] 為圍牆拆除什麼？
    [flight] 逃亡：東德拆除什麼？
    [currency] 外匯不足：拆除哪個基礎設施，或萊茵斯貝格？
    [power] 拆除什麼來支付國家權力？
   *[other] { $where }拆除什麼？
}
    .waiting = 拆除什麼
decision-rundown = { $why ->
    [rundown] 外匯不足：哪座工廠變老舊？
   *[other] 東德哪座工廠變老舊？
}
    .waiting = 哪座工廠變老舊
decision-repair = { $where }修復哪座工廠？
    .waiting = 修復哪座工廠
decision-raze = { $where }移走哪座境外工廠？
    .waiting = 移走哪座境外工廠

## 生活水準
decision-standard = 你在哪裡提高生活水準？
    .stop = 不再提高
    .waiting = 生活水準
decision-transfer = 哪個供應邦把新的生活水準轉送到西柏林？
    .none = 都不轉送
    .waiting = 是否供應西柏林
decision-place-standard = { $where }放置1個生活水準，選哪裡？
    .waiting = 生活水準放在哪裡
decision-lose-standard = 東德在哪裡失去1個生活水準？
    .waiting = 哪裡失去生活水準
decision-sector = 放在西柏林的哪個占區？
    .waiting = 西柏林的占區
decision-lose-sector = 西柏林哪個占區失去1個生活水準？
    .waiting = 西柏林的占區
decision-hamburg = 漢堡算在哪個地區？這會決定哪些生活水準能維持。
    .waiting = 漢堡算在哪裡

## 動盪
decision-remove-unrest = { $why ->
    [action] 你在哪裡移除1個動盪？
    [power] 國家權力：在哪裡移除1個動盪？
   *[other] { $where }移除1個動盪，選哪裡？
}
    .waiting = 在哪裡移除動盪
decision-place-unrest = { $where }放置1個動盪，選哪裡？
    .waiting = 在哪裡放置動盪
decision-move-from = 從哪裡轉移1個動盪？
    .waiting = 轉移哪裡的動盪
decision-move-to = { NAME($area) }的動盪移到哪裡？
    .waiting = 動盪移到哪裡
decision-calm = 把哪個有群眾抗議的地區降到3個動盪？
    .waiting = 平息哪個抗議
decision-put-back = 國家權力卡上的動盪放回哪裡？
    .waiting = 動盪放回哪裡
decision-overflow = { TRACK($track, form: "name") }無法再移動。改為做什麼？
    .remove = 移除自己的1個動盪
    .place = 在對方放置1個動盪
    .waiting = 箭頭改成什麼
decision-import = 西柏林的群眾抗議波及哪個供應邦？
    .waiting = 西柏林的抗議波及哪裡
decision-export = 西柏林的一個群眾抗議結束：哪裡的輸入抗議跟著結束？
    .waiting = 哪裡的輸入抗議結束
decision-attack = { NAME($area) }以{ $usable }個生活水準衝擊哪個鄰區？
    .waiting = { NAME($area) }的衝擊

## 事件、國家權力、社會主義者
decision-void = { CARD($card) }是雙色卡：你宣告什麼無效？
    .none = 都不宣告
    .waiting = 什麼無效
option-void = { $clause }
decision-next-symbol = 接下來執行什麼？
    .waiting = 接下來執行什麼
decision-guillaume = 紀堯姆：你要查看什麼？
    .none = 不查看
    .hand = 西德的手牌
    .deck = 牌庫頂的牌
    .waiting = 紀堯姆
decision-guillaume-swap = { $where ->
    [hand] 你看到西德的手牌{ $known ->
        [yes] ：{ $cards }。
       *[no] 。
    }
   *[deck] 你看到牌庫頂的牌{ $known ->
        [yes] ：{ $cards }。
       *[no] 。
    }
}你要做什麼？
    .none = 保持原樣
    .waiting = 紀堯姆
option-guillaume-swap = 用{ CARD($own) }換{ CARD($card) }
option-guillaume-remove = 把{ CARD($card) }移出遊戲
decision-state-power = 國家權力：再移除1個動盪？
    .none = 現在不用
    .waiting = 國家權力
decision-socialist = 社會主義者不足以結束所有抗議。下一名去哪裡？
    .waiting = 社會主義者去哪裡
decision-lose-socialist = 哪個地區失去1名社會主義者？該地區放回1個動盪。
    .waiting = 哪些社會主義者離開
decision-prestige-field = 威望在{ $number }。你執行哪一格？
    .waiting = 威望軌的格子
option-prestige-full = { $number }格：{ $does }
option-prestige-nearer = 靠近中央的{ $number }格：{ $does }
