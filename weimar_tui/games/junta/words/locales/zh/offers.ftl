### 提議、條款與承諾。條款都是名詞，給與要都能用。$by 給，$to 得。

offer = { $given ->
    [no] 要{ $wants }
   *[yes] { $wanted ->
        [no] 給{ $gives }
       *[yes] 以{ $gives }換{ $wants }
    }
}{ $threatened ->
    [yes] ；否則：{ $threat }
   *[no] { "" }
}
offer-nothing = 什麼也沒有

clause-pay = 當場付{ MILLION($number) }
clause-card = { CARD($card) }
clause-card-type = { $type ->
    [assassin] 一張刺客或防護牌
   *[other] 一張{ WORD("type", $type) }牌
}
clause-units = 在{ AREA($area) }的{ UNITS($unit, $number) }
clause-passage = 當場放行
clause-later = 下回合結束前付{ MILLION($number) }
clause-vote-yes = 贊成票
clause-vote-no = 反對票
clause-vote-family = 只投給{ FAMILY($family) }的選票
clause-votes = 至少{ $number }票
clause-office = { WORD("office", $office, form: "name") }的官職
clause-budget = 下次預算至少{ MILLION($number) }
clause-more = 比宣布的多{ MILLION($number) }
clause-force = 對眾議院動武
clause-no-force = 不對眾議院動武
clause-peace = 本回合不暗殺
clause-attack = 暗殺{ FAMILY($family) }
clause-place = 今晚{ PLACE($place, form: "in") }
clause-loyal = 政變中保持忠誠
clause-rebel = 參加叛亂
clause-side-president = 最後支持總統
clause-side-junta = 最後支持軍政府
clause-hold = 單位留在{ AREA($area) }
clause-go = 單位前往{ AREA($area) }
clause-no-fire = 互不射擊
clause-spare = 免於行刑

## 提議遭到拒絕時會發生的事
threat-vote-no = 反對票
threat-attack = 暗殺
threat-rebel = 叛亂
threat-shoot = 行刑隊
threat-fire = 開火

## 承諾
promise-only = 只是承諾
    .short = 承諾
promise-word = { $clause }（{ $only }）
promise-open = { $me ->
    [by] 你答應{ FAMILY($to) }
    [to] { FAMILY($by) }答應你
   *[other] { FAMILY($by) }答應{ FAMILY($to) }
}：{ $clause }。
promise-kept = { $me ->
    [by] 你對{ FAMILY($to) }守信
    [to] { FAMILY($by) }對你守信
   *[other] { FAMILY($by) }對{ FAMILY($to) }守信
}：{ $clause }。
promise-broken = { $me ->
    [by] 你對{ FAMILY($to) }失信
    [to] { FAMILY($by) }對你失信
   *[other] { FAMILY($by) }對{ FAMILY($to) }失信
}：{ $clause }。
promise-void = { $me ->
    [by] 你對{ FAMILY($to) }的承諾作廢
    [to] { FAMILY($by) }對你的承諾作廢
   *[other] { FAMILY($by) }對{ FAMILY($to) }的承諾作廢
}：{ $clause }。
threat-kept = { $me ->
    [by] 你對{ FAMILY($to) }實現了威脅
    [to] { FAMILY($by) }對你實現了威脅
   *[other] { FAMILY($by) }對{ FAMILY($to) }實現了威脅
}：{ $clause }。
threat-broken = { $me ->
    [by] 你對{ FAMILY($to) }只是虛張聲勢
    [to] { FAMILY($by) }對你只是虛張聲勢
   *[other] { FAMILY($by) }對{ FAMILY($to) }只是虛張聲勢
}：{ $clause }。
threat-void = { $me ->
    [by] 你對{ FAMILY($to) }的威脅作廢
    [to] { FAMILY($by) }對你的威脅作廢
   *[other] { FAMILY($by) }對{ FAMILY($to) }的威脅作廢
}：{ $clause }。
threat-open = { $me ->
    [by] 你威脅{ FAMILY($to) }
    [to] { FAMILY($by) }威脅你
   *[other] { FAMILY($by) }威脅{ FAMILY($to) }
}：{ $clause }。

## 接受的提議為何落空
lapse = { $who ->
    [offerer] { $what ->
        [pay] 提議的人已經付不出錢
        [card] 提議的人已經沒有那張牌
        [units] 提議的人已經不指揮那些單位
       *[other] 提議的人已經無法放行
    }
   *[receiver] { $what ->
        [pay] 接受的人付不出錢
        [units] 接受的人不指揮那些單位
       *[other] 接受的人沒有那張牌
    }
}

## 條款的短寫，最多十六欄，供提議並列
brief-pay = { MILLION($number) }
brief-card = { $name }
brief-card-type = { $type ->
    [assassin] 刺客或防護牌
   *[other] { WORD("type", $type) }牌
}
brief-units = { $area }{ $number }單位
brief-passage = 放行
brief-later = 之後{ MILLION($number) }
brief-vote-yes = 贊成票
brief-vote-no = 反對票
brief-vote-family = 投給{ FAMILY($family) }
brief-votes = 至少{ $number }票
brief-office = { $office }
brief-budget = 預算至少{ MILLION($number) }
brief-more = 多{ MILLION($number) }
brief-force = 動武
brief-no-force = 不動武
brief-peace = 不暗殺
brief-attack = 暗殺{ FAMILY($family) }
brief-place = 在{ PLACE($place, form: "name") }
brief-loyal = 保持忠誠
brief-rebel = 參加叛亂
brief-side-president = 支持總統
brief-side-junta = 支持軍政府
brief-hold = 留在{ $area }
brief-go = 前往{ $area }
brief-no-fire = 互不射擊
brief-spare = 免於行刑
brief-more-clauses = +{ $number }
