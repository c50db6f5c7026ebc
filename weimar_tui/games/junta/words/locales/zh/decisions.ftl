### 問題，不含規則的章節。值是問題本身，屬性是特別的選項；其他選項由下面的 option-... 措辭。


## 卡牌
decision-over-limit = 手牌與桌上的勢力合計至多六張，你多了{ $left }張：要處理哪一張？
    .waiting = 處理多出的牌
decision-target-of-card = 你對誰打出{ CARD($card) }？
    .waiting = 決定對誰打出{ CARD($card) }
decision-drop-influence = 聯盟破裂：你棄掉哪張勢力牌？
    .waiting = 失去一張勢力牌

## 商量
decision-talk = { $about ->
    [offices] 分派官職之前：有什麼要商量嗎？
    [election] 投票之前：有什麼要商量嗎？
    [budget] 眾議院表決之前：有什麼要商量嗎？
    [places] 大家散去之前：有什麼要商量嗎？
    [coup] 發生政變：有什麼要商量嗎？
   *[phase] 政變暫停：有什麼要商量嗎？
}
    .ready = 準備好了，繼續
    .offer = 提議或送禮
    .gift = 送出東西
    .resign = 大家都準備好後辭去總統
    .waiting = 結束商量
decision-answer-offer = { $offered ->
    [yes] { FAMILY($by) }提議{ $offer }。你接受嗎？
   *[no] 你接受{ FAMILY($by) }的提議嗎？
}
    .waiting = 答覆{ FAMILY($by) }
stage-to = 你對誰提議或送禮？
    .drop = 還是都不要
stage-want = 你向{ FAMILY($family) }要什麼？
    .nothing = 什麼也不要
    .drop = 還是不提議
stage-give = 你給{ FAMILY($family) }什麼？
    .nothing = 什麼也不給
    .drop = 還是不提議
stage-give-notes = 你會用哪些鈔票付？
    .drop = 還是不提議
stage-send = 你對{ FAMILY($family) }的提議：{ $offer }。怎麼提出？
    .private = 私下提出
    .public = 公開提出
    .want = 更改你要的
    .give = 更改你給的
    .add-want = 再要一樣
    .add-give = 再給一樣
    .threat = 加上威脅
    .drop = 還是不提議
stage-threat = { FAMILY($family) }若拒絕，會發生什麼？
    .drop = 還是不提議
stage-gift-to = 你送東西給誰？
    .drop = 還是不送
stage-gift = 你送{ FAMILY($family) }什麼？
    .drop = 還是不送
stage-gift-notes = 你送{ FAMILY($family) }哪些鈔票？
    .drop = 還是不送
stage-accept-notes = 你用哪些鈔票付給{ FAMILY($family) }？
stage-accept-card = 你給{ FAMILY($family) }哪張牌？
stage-target = 你對誰打出{ CARD($card) }？
    .drop = 留著這張牌

## 選舉與官職
decision-nominate = 你提名誰當總統？{ $named ->
    [yes] 目前的提名：{ $families }。
   *[no] { "" }
}
    .pass = 不提名
    .waiting = 提名
decision-ballot = 第{ $round }次投票：你把票投給誰？
    .pass = 誰也不投
    .done = 不再投票
    .talk = 先商量
    .waiting = 第{ $round }次投票
decision-accept-office = 你當選了。接受總統職位嗎？
    .accept = 接受，心情沉重
    .refuse = 拒絕
    .waiting = 決定是否接受總統職位
decision-appoint = 誰擔任{ WORD("office", $office, form: "name") }？
    .as-before = 所有官職維持不變
    .resign = 辭去總統
    .waiting = 任命{ WORD("office", $office, form: "name") }
decision-brother-in-law = 身為小舅子，你可以行使一個官職。哪一個？
    .waiting = 小舅子的選擇

## 預算
decision-announce = 你為{ FAMILY($family) }宣布多少？{ $left ->
    [1] { "" }
   *[other] （還有{ $left }家）
}
    .resign = 辭去總統
    .waiting = 宣布預算
decision-cast = 第{ $round }輪：{ $about ->
    [budget] 你贊成{ $mine ->
        [yes] 自己
       *[no] { FAMILY($by) }
    }的預算嗎？
    [alternative] 你贊成{ $mine ->
        [yes] 自己
       *[no] { FAMILY($by) }
    }的替代預算嗎？
   *[competence] 要罷免總統嗎？
}
    .pass = 棄權
    .done = 不再投票
    .talk = 先商量
    .waiting = 第{ $round }輪表決
decision-recount = 所有票都投完了。你要宣告表決無效嗎？
    .pass = 維持結果
    .waiting = 確認表決
decision-break-tie = 平手。你怎麼決定？
    .yes = 贊成
    .no = 反對
    .waiting = 決定平手
decision-force = { $mine ->
    [yes] 你
   *[no] { FAMILY($by) }
}的預算被否決。你要動用警察強制嗎？
    .force = 派警察進駐眾議院
    .let-it-be = 維持否決
    .waiting = 決定是否派出警察
decision-alternative = 預算被否決。你要提出另一份嗎？
    .pass = 不提
    .waiting = 提出另一份預算
decision-hand-over-note = 你留下哪張外援鈔票？
    .waiting = 交出外援
decision-envelope = 給{ FAMILY($family) }的信封裡放什麼？宣布的是{ MILLION($number) }。
    .more = 其他鈔票
    .rest-as-announced = 這個與其餘的都照宣布的付
    .waiting = 準備信封

## 地點與暗殺
decision-place = 你在哪裡過夜？
    .waiting = 選擇過夜的地方
decision-attack = 你要宣布暗殺嗎？
    .police = 派出秘密警察
    .done = 不宣布
    .waiting = 宣布
decision-victim = { $means }：對象是誰？
    .waiting = 宣布
decision-where = { $means }：在哪裡找得到{ FAMILY($family) }？
    .waiting = 宣布
decision-shield = { $place ->
    [return] 內政部長下令在你回國時槍斃你。你要防護嗎？
   *[other] { $means }，地點：{ WORD("place", $place, form: "name") }。你要防護嗎？
}
    .no = 聽天由命
    .waiting = 決定{ FAMILY($family) }是否防護
decision-notes = { CARD($card) }要{ MILLION($number) }。你用什麼付？
    .waiting = 付款
decision-burgled = 你不在家。你用什麼付給{ FAMILY($family) }{ MILLION($number) }？
    .waiting = 竊賊的收穫
decision-bank = { $last ->
    [yes] 最後一次在櫃台前：留在口袋裡的錢就沒了。你要做什麼？
   *[no] 在櫃台前：你要做什麼？
}
    .done = 離開銀行
    .waiting = 銀行辦事

## 流亡
decision-return = { $safe ->
    [yes] 你要結束流亡回國嗎？現在是安全的。
   *[no] 你要結束流亡回國嗎？除非該職位凍結，內政部長可以下令槍斃你。
}
    .return = 回國
    .stay = 暫時留下
    .stay-round = 本回合都留下
    .waiting = 決定流亡者是否回國
decision-shoot-returner = { FAMILY($family) }結束流亡回國。你要下令槍斃嗎？
    .shoot = 槍斃
    .let-go = 放行
    .waiting = 決定{ FAMILY($family) }能否回國

## 政變
decision-coup = 你要發動政變嗎？
    .move = 移動單位
    .land = 讓單位登陸
    .shell = 以砲艇轟擊總統府
    .strike = 以空襲轟擊總統府
    .stay = 不要
    .talk = 先商量
    .waiting = 決定是否發動政變
decision-join = { FAMILY($family) }發動了政變。你要加入叛軍嗎？
    .move = 移動單位
    .land = 讓單位登陸
    .shell = 以砲艇開火
    .strike = 發動空襲
    .stay = 不加入
    .talk = 先商量
    .waiting = 決定是否加入叛軍
decision-move-from = { $own ->
    [yes] 你的移動
   *[no] 你以{ FAMILY($family) }的單位移動
}：從哪裡出發？
    .hop = 讓直升機單獨飛行
    .response = 警方出動
    .transfer = 移交單位
    .stay = 到此為止
    .talk = 先商量
    .waiting = 移動
decision-hop-to = 直升機從{ AREA($area) }飛到哪裡？
    .waiting = 直升機飛行
decision-move-to = 單位從{ AREA($area) }移到哪裡？
    .waiting = 從{ AREA($area) }移動
decision-move-how-many = 哪些單位從{ AREA($area) }移到{ AREA($place) }？
    .all = 全部
    .all-but-1 = 留下一個
    .done = 不再增加
    .waiting = 從{ AREA($area) }移到{ AREA($place) }
decision-land-at = 你讓{ UNITS($unit, 1) }在哪裡登陸？
    .waiting = 登陸
decision-place-at = { CARD($card) }：在哪一區？
    .waiting = 新單位出現
decision-respond-to = 你派警察到哪裡？
    .waiting = 警方出動
decision-respond-from = 你從哪裡派警察到{ AREA($area) }？
    .done = 不再派
    .waiting = 警方出動
decision-transfer = 你移交哪些單位？
    .waiting = 移交單位
decision-transfer-to = 誰接手{ AREA($area) }的{ UNITS($unit, $number) }？
    .waiting = 移交單位
decision-bribe-area = 你用{ CARD($card) }收買誰？
    .waiting = 賄賂
decision-bribe-number = { FAMILY($family) }在{ AREA($area) }的單位：你要收買幾個？
    .waiting = 賄賂
decision-bombard = { $weapon ->
    [gunboat] 砲艇轟擊誰？
   *[strike] 空襲轟擊誰？還有{ $left }次。
}
    .hold-fire = 不開火
    .waiting = 轟擊
decision-fight = { AREA($area) }有別人的單位：你要開火嗎？
    .hold = 不開火
    .waiting = 決定{ AREA($area) }是否開戰
decision-target = { AREA($area) }第{ $number }輪齊射：你射擊誰？
    .hold = 不開火
    .waiting = { AREA($area) }第{ $number }輪齊射
decision-casualty = { FAMILY($family) }在{ AREA($area) }被擊中{ $number }次：哪些單位先倒下？
    .waiting = 決定{ AREA($area) }的損失
decision-retreat = { $own ->
    [yes] 你的單位
   *[no] { FAMILY($family) }的單位
}必須離開{ AREA($area) }：撤到哪裡？
    .waiting = 從{ AREA($area) }撤退
decision-allow-retreat = { FAMILY($family) }想撤退到{ AREA($place) }。你允許嗎？
    .yes = 允許
    .no = 拒絕
    .waiting = 允許撤退到{ AREA($place) }
decision-passage = { FAMILY($family) }想離開大使館回國。你放行嗎？
    .grant = 放行
    .deny = 拒絕
    .waiting = 為{ FAMILY($family) }放行
decision-settle = 第{ $number }階段之後：政變可以怎樣結束？所有人說法一致才結束。
    .go-on = 繼續
    .president = 總統獲勝
    .junta = 軍政府獲勝
    .waiting = 決定政變是否繼續
decision-side = 你站在哪一邊？
    .president = 總統
    .junta = 軍政府
    .talk = 先商量
    .waiting = 宣布陣營
decision-junta-vote = 軍政府選舉總統：你選誰？
    .waiting = 軍政府投票
decision-junta-tie = 軍政府平手：由你決定誰當總統。
    .waiting = 首位叛軍的決定
decision-shoot = { FAMILY($family) }要赴行刑隊之約嗎？
    .spare = 饒了這個家族
    .waiting = 安排行刑隊之約

## 選項
option-family = { FAMILY($family) }
option-area = { NAME($area) }
option-unit = { NAME($unit) }
option-card = { CARD($card) }
option-office = { WORD("office", $office, form: "name") }
option-place = { WORD("place", $place, form: "name") }
option-discard-card = 棄掉{ CARD($card) }
option-give-card = 把{ CARD($card) }給{ FAMILY($family) }
option-play-card = 打出{ CARD($card) }
option-lay-card = 擺出{ CARD($card) }
option-shield-card = 使用{ CARD($card) }
option-assassin = { CARD($card) }
option-exile-place = 流亡：{ NAME($area) }
option-nominate-by-card = { FAMILY($family) }，用{ CARD($card) }
option-accept = 接受{ $told ->
    [yes] { FAMILY($by) }的提議：{ $offer }
   *[no] 提議{ $number }
}
option-refuse = 拒絕{ $told ->
    [yes] { FAMILY($by) }的提議：{ $offer }
   *[no] 提議{ $number }
}
option-counter = { $told ->
    [yes] 向{ FAMILY($by) }還價
   *[no] 對提議{ $number }還價
}
option-everybody = 所有人
option-gift = 送{ FAMILY($family) }禮物
option-millions = { $number ->
    [0] 沒有
   *[other] { MILLION($number) }
}
option-keep-note = 留下一張{ $value }百萬
option-notes-friends = { $counted ->
    [yes] { $notes }；金主付{ MILLION($friends) }
   *[no] 金主付{ MILLION($friends) }
}
option-deposit-all = 全部存入並離開
option-deposit = 存入一張{ $value }百萬
option-withdraw = 提出一張{ $value }百萬
option-votes = { $side ->
    [yes] 贊成
    [no] 反對
   *[other] { FAMILY($side) }
}：{ $what ->
    [all] 官職與勢力
    [whole] 家族的一票與勢力
    [office] 官職的票
    [table] 所有勢力
    [family] 家族的票
    [one] { $item }
   *[card] { CARD($card) }（{ $votes }票，一次）
}
option-unit-card = 打出{ CARD($card) }
option-excuse-card = 打出{ CARD($card) }作為藉口
option-bribe-card = 使用{ CARD($card) }
option-land = 登陸：{ UNITS($unit, 1) }
option-exile = 流亡：{ NAME($area) }
option-units = { UNITS($unit, $number) }
option-units-at = 在{ AREA($area) }的{ UNITS($unit, $number) }
option-units-of = 在{ AREA($area) }的{ FAMILY($family) }
option-tries = { $number }顆骰子，{ MILLION($number) }
option-fire = 射擊{ FAMILY($family) }
option-shoot = 槍斃{ FAMILY($family) }
