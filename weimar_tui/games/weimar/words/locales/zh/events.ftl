### 發生了什麼，每個事件一則，皆為完整句子。$count 是不帶正負號的數目，$sign 是 gain 或 lose。

event-round-started = 第{ $round }輪開始（{ $years }）：{ CARD($card) }。
event-phase-started = { $phase ->
    [setup] 設置。
    [republic] 共和階段。
    [agenda] 議程階段。
    [impulse] 行動階段。
   *[politics] 政治階段。
}
event-step-started = 政治階段，步驟{ $number }：{ WORD("step", $number) }。
event-first-player = { PARTY($party) }是本輪的起始玩家。

## 人偶
event-base-placed = { PARTY($party) }在{ NAME($city) }放置1個基礎。
event-base-removed = { $other ->
    [yes] { PARTY($by) }在{ NAME($city) }移除{ PARTY($party) }的1個基礎。
   *[no] { PARTY($party) }在{ NAME($city) }失去1個基礎。
}
event-seats-changed = { PARTY($party) }{ $sign ->
    [gain] 獲得
   *[lose] 失去
}{ $count }席，現有{ $total }席。
event-vp-changed = { PARTY($party) }{ $sign ->
    [gain] 獲得
   *[lose] 失去
}{ $count }分{ $sourced ->
    [yes] （{ SOURCE($source, form: "short") }）
   *[no] { "" }
}，現有{ $total }分。
event-reserve-changed = { PARTY($party) }{ $sign ->
    [gain] 獲得
   *[lose] 使用
}{ $count }點儲存點，現有{ $total }點。
event-nsdap-figure-placed = { PARTY($party) }將1個人偶放上納粹軌第{ $space }格。
event-nsdap-figure-stopped = 鋼鐵陣線挺住了：{ PARTY($party) }的人偶不放上納粹軌。
event-parliament-cut = 國會超過24席，縮減為{ $total }席。

## 卡牌
event-cards-drawn = { PARTY($party) }抽{ $cards-count }張{ $deck ->
    [timeline] 時事卡
   *[other] 政黨卡
}{ $known ->
    [yes] ：{ $cards }。
   *[no] 。
}
event-deck-shuffled = { $deck ->
    [timeline] 時事卡牌堆重新洗牌。
   *[other] { WORD("deck", $deck) }牌堆重新洗牌。
}
event-set-added = { PARTY($party) }將{ WORD("set", $set) }洗入自己的牌堆。
event-stage-changed = { WORD("set", $out) }時事卡移出遊戲，加入{ WORD("set", $into) }時事卡。
event-agenda-revealed = { PARTY($party) }公開議程{ CARD($agenda) }。
event-card-played = { PARTY($party) }{ $before ->
    [yes] 在行動階段開始前
   *[no] { "" }
}打出{ CARD($card) }，{ $use ->
    [event] 執行事件
    [debate] 進行攻防
   *[actions] 執行行動
}。
event-card-event = { PARTY($party) }執行{ CARD($card) }的事件。
event-card-discarded = { PARTY($party) }棄掉{ CARD($card) }。
event-card-removed = { CARD($card) }移出遊戲。
event-card-laid-open = { CARD($card) }放到外交卡牌堆旁。
event-behaviour-turned = { PARTY($party) }翻開行為卡{ CARD($card) }。
event-card-play-forced = { PARTY($party) }必須立即打出一張卡。
event-nothing-to-discard = { PARTY($party) }沒有{ $politician ->
    [yes] 政治人物卡
   *[no] 卡
}可棄。
event-president-card-used = { PARTY($party) }使用總統。
event-president-card-turned = { PARTY($party) }的總統恢復可用。

## 輿論與社會
event-issue-placed = 議題「{ ISSUE($issue) }」放到「{ CELL($cell) }」格。
event-issue-moved = { PARTY($party) }將「{ ISSUE($issue) }」從「{ CELL($origin) }」格移到「{ CELL($cell) }」格。
event-issue-removed = { $unwon ->
    [yes] 沒有政黨贏得議題「{ ISSUE($issue) }」，它離開議題軌，沒有效果。
   *[no] 議題「{ ISSUE($issue) }」離開議題軌。
}
event-issue-resolved = { PARTY($party) }決定「{ ISSUE($issue) }」：{ CHOICE($issue, $option) }。
event-issue-not-agreed = 「{ ISSUE($issue) }」沒有共識：不執行任何效果。
event-proposal-made = { $minor ->
    [yes] { PARTY($party) }對「{ ISSUE($issue) }」提議：由{ PARTY($actor) }取得控制。
   *[no] { PARTY($party) }對「{ ISSUE($issue) }」提議：由{ PARTY($actor) }執行「{ CHOICE($issue, $option) }」。
}
event-proposal-answered = { PARTY($party) }{ $agreed ->
    [yes] 同意
   *[no] 不同意
}對「{ ISSUE($issue) }」的提議。
event-issue-majority = { PARTY($party) }贏得{ $place ->
    [1] 最多
   *[2] 第二多
}的議題（{ $wins }個，總值{ $value }）。
event-society-placed = 社會板塊「{ SOCIETY($marker) }」放上社會軌。
event-society-removed = 社會板塊「{ SOCIETY($marker) }」{ $pushed_out ->
    [yes] 被推出社會軌
   *[no] 被移除
}。
event-society-resolved = 社會板塊「{ SOCIETY($marker) }」生效。

## 威脅、經濟、外交
event-threat-placed = { $threat ->
    [prosperity] { NAME($city) }出現繁榮。
    [poverty] { NAME($city) }陷入貧窮。
    [unrest] { NAME($city) }發生動盪。
    [regime] { NAME($city) }建立地方政權。
    [councils] { NAME($city) }成立地方議會。
    [uprising] { NAME($city) }爆發起義。
   *[other] { NAME($city) }放置{ THREAT($threat, form: "one") }。
}
event-threat-removed = { $threat ->
    [prosperity] { NAME($city) }的繁榮結束。
    [poverty] { NAME($city) }的貧窮結束。
    [unrest] { NAME($city) }的動盪結束。
    [regime] { NAME($city) }的地方政權垮台。
    [councils] { NAME($city) }的地方議會垮台。
    [uprising] { NAME($city) }的起義結束。
   *[other] { NAME($city) }移除{ THREAT($threat, form: "one") }。
}
event-dr-marker-placed = { THREAT($threat) }放入DR區，現有{ $total }個標記。
event-dr-marker-removed = { THREAT($threat) }離開DR區，現有{ $total }個標記。
event-party-threats-turned = { PARTY($party) }的政黨威脅現在{ $active ->
    [yes] 有效
   *[no] 無效
}。
event-economy-moved = 經濟{ $sign ->
    [gain] 上升
   *[lose] 下降
}到等級{ $level }。
event-economy-held = { $ends ->
    [yes] 經濟停在等級{ $level }：已到盡頭。
   *[no] 經濟停在等級{ $level }：等級{ $next }{ $allowed ->
        [0] 不容許任何有效的地方議會或地方政權
       *[other] 至多容許{ $allowed }個有效的地方議會或地方政權
    }，目前有{ $power }個。
}
event-rentenmark-introduced = 地租馬克發行；通貨膨脹永遠結束。
event-flag-changed = { $sign ->
    [gain] 放置
   *[lose] 移除
}1面{ NATION($nation) }旗幟：現有{ $total }面。
event-negotiation-opened = { PARTY($party) }開始談判{ CARD($card) }：先執行擲骰前的效果。
event-negotiation-ended = { $success ->
    [yes] { PARTY($party) }完成{ CARD($card) }。
   *[no] { PARTY($party) }談判{ CARD($card) }未成。
}
event-minor-party-taken = { PARTY($party) }現在控制{ PARTY($minor, form: "name") }。
event-stresemann-turned = { $side ->
    [active] 古斯塔夫・史特雷斯曼恢復可用。
    [inactive] 古斯塔夫・史特雷斯曼已使用，翻到停用面。
   *[out] 古斯塔夫・史特雷斯曼移出遊戲。
}
event-rule-laid = { $modifier ->
    [forbid] { PARTY($party) }{ $scope ->
        [coalition] 必須拒絕一切聯合政府
       *[other] 不得執行{ SCOPE($scope) }
    }。
   *[other] { PARTY($party) }的{ SCOPE($scope) }現在適用：{ $modifier ->
        [cost] 費用{ $signed }行動點
        [dice] 骰子{ $signed }
       *[result] 結果{ $signed }
    }。
}
event-nsdap-shield-raised = 鋼鐵陣線已就位：下一個要放上納粹軌的人偶將不放置。

## 單位
event-unit-moved = { $moved_by ->
    [somebody] { PARTY($party) }將{ UNIT($unit, 1, form: "one") }{ $origin ->
        [supply] 從供應區
        [dissolved] 從瓦解區
       *[other] 從{ NAME($origin) }
    }移到{ NAME($city) }。
   *[nobody] { UNIT($unit, 1, form: "one") }{ $origin ->
        [supply] 從供應區
        [dissolved] 從瓦解區
       *[other] 從{ NAME($origin) }
    }前往{ NAME($city) }。
}
event-unit-dissolved = { NAME($city) }的{ UNIT($unit, 1, form: "one") }被瓦解。
event-unit-withdrawn = { UNIT($unit, 1, form: "one") }從{ NAME($city) }撤回供應區。
event-unit-flipped = { NAME($city) }的1個單位易主：現在是{ UNIT($unit, 1, form: "one") }。
event-units-reinforced = { UNIT($unit, $number) }加入供應區。

## 嘗試與擲骰
event-attempt-announced = { $action ->
    [negotiate] { PARTY($party) }以{ $dice }顆骰子談判{ CARD($target) }{ $modified ->
        [yes] （{ $modifiers }）
       *[no] { "" }
    }。
   *[other] { PARTY($party) }宣告在{ NAME($city) }{ $targeted ->
        [yes] 對{ PARTY($target) }
       *[no] { "" }
    }執行{ ACTION($action, $party, form: "one") }，擲{ $dice }顆骰子{ $modified ->
        [yes] （{ $modifiers }）
       *[no] { "" }
    }。
}
event-coup-opposed = { $opposed ->
    [yes] { PARTY($party) }抵抗{ NAME($city) }的政變。
   *[no] { PARTY($party) }在{ NAME($city) }的政變中保持中立。
}
event-reichswehr-lent = { $lent ->
    [yes] DNVP出借{ NAME($city) }的黑色國防軍。
   *[no] DNVP不出借{ NAME($city) }的黑色國防軍。
}
event-reacted = { $carded ->
    [yes] { PARTY($party) }以{ CARD($card) }反應。
   *[no] { PARTY($party) }在{ NAME($city) }執行{ ACTION("reaction", $party, form: "one") }。
}
signed-number = { $sign ->
    [plus] +{ $size }
    [minus] -{ $size }
   *[none] { $size }
}
event-result-changed = { ACTION($action) }：結果{ $signed }。
event-dice-changed = { ACTION($action) }：骰子{ $signed }。
event-result-bought = { PARTY($party) }支付2點：{ ACTION($action) }結果+1。
event-dice-rolled = { $purpose ->
    [city] 隨機城市擲骰：{ $dice }。
    [vote] { PARTY($party) }為選票擲骰：{ $dice }。
   *[other] { PARTY($party) }為{ ACTION($purpose, $party, form: "one") }擲出{ $dice }：結果{ $result }。
}
event-roll-repeated = { $card ->
    [A07] { PARTY($by) }使用古斯塔夫・史特雷斯曼：所有骰子重擲。
   *[other] { PARTY($by) }打出{ CARD($card) }：所有骰子重擲。
}
event-attempt-failed = { PARTY($party) }{ $located ->
    [yes] 在{ NAME($city) }
   *[no] { "" }
}的{ ACTION($action, $party) }失敗，不生效果。
event-random-city = 擲骰（{ $dice }）選出{ NAME($city) }。

## 政府與表決
event-reserve-pledged = { PARTY($party) }承諾支付{ $amount }點儲存點。
event-government-declared = 執政成績：{ $calm }座城市沒有威脅，{ $troubled }座城市有兩個以上。
event-coalition-answered = { PARTY($party) }{ $agreed ->
    [yes] 同意
   *[no] 拒絕
}與{ PARTY($partner) }組成聯合政府。
event-government-formed = { $form ->
    [absolute-majority] { $parties }以絕對多數單獨執政。
    [minority] { $parties-count ->
        [1] { $parties }組成少數政府。
       *[other] { $parties }組成少數政府。總理：{ PARTY($chancellor) }。
    }
   *[coalition] { $parties }組成政府。總理：{ PARTY($chancellor) }。
}
event-tie-broken = { PARTY($chancellor) }以總理身分裁決平手：{ PARTY($party) }。
event-votes-counted = { PARTY($party) }有{ $votes }票。
event-seat-for-reroll = { PARTY($party) }放棄1席以重擲。
event-runoff-opened = 第二輪投票由{ WORD("president", $first) }對決{ WORD("president", $second) }。
event-vote-cast = { PARTY($party) }將{ $votes }票投給{ $choice ->
    [yes] 「贊成」
    [no] 「反對」
   *[other] { WORD("president", $choice) }
}。
event-president-elected = { WORD("president", $party) }當選總統。
event-petition-decided = 請願案表決結果：{ $answer ->
    [yes] 贊成
   *[no] 反對
}。
event-prussia-struck = { $accepted ->
    [yes] { PARTY($party) }執行普魯士政變。
   *[no] { PARTY($party) }拒絕普魯士政變。
}
event-game-ended = { $ending ->
    [republic-survived] 共和國存續下來。{ $winners }獲勝。
    [overthrow-seats] { $winners }占有半數席次：共和國被推翻。
    [overthrow-cities] { $winners }掌握了各大城市：共和國被推翻。
    [nsdap] 納粹黨奪取政權。所有人都輸了。使之得逞的是{ $enablers }。
   *[anarchy] 共和國陷入無政府狀態。{ $winners }獲勝。
}
modifier = { $signed }{ $text }
modifier-poverty = 貧窮
modifier-prosperity = 繁榮
modifier-kpd = 對抗KPD
modifier-round = 本輪
modifier-rule = 議程效果
modifier-source = { SOURCE($source, form: "short") }
