### 《Junta》的畫面：各區、標題列與其中的文字。

ui-pane-map = 香蕉港
ui-pane-offices = 家族
ui-pane-budget = 預算與表決
ui-pane-money = 錢
ui-pane-talk = 商量

## 標題列
ui-head-round = 第{ $round }回合，共{ $last }回合
ui-head-president = 總統
ui-head-you = 你：{ $family }
ui-head-no-president = 沒有總統
ui-head-rebellion = 政變：叛亂階段
ui-head-coup = 政變：第{ $phase }階段，共{ $last }階段
ui-head-centres = 軍政府{ $junta }比{ $president }
ui-head-first = 首位叛軍{ $family }
ui-head-excuse = 有政變藉口
ui-head-bank-closed = 銀行關閉
ui-head-lunch = 銀行午休
ui-head-bank-safe = 警察不得在銀行動手
ui-danger-centres = 軍政府握有兩個權力中心：再多一個就分出勝負
ui-danger-short-centres = 軍政府：再一個中心就分勝負
ui-danger-short-rounds = { $last ->
    [yes] 最後一回合
   *[no] 之後只剩一回合
}
ui-danger-rounds = { $last ->
    [yes] 最後一回合：只有瑞士的錢算數
   *[no] 這回合之後只剩一回合
}

## 手牌與錢
ui-hand-count = { $number }張牌
ui-money-short = 口袋{ $pocket }，帳戶{ $account }
ui-money-pocket = 口袋裡
ui-money-account = 瑞士帳戶
ui-money-friends = 金主本回合還會付{ $number }百萬
ui-money-tonight = 你今晚在：{ $place }
ui-money-both = 口袋/帳戶
ui-money-seen = 瑞士帳戶有{ $number }百萬
ui-money-secret = 只有你看得到。最後只有瑞士的錢算數。
ui-money-spectator = 口袋與帳戶都是秘密。

## 官職與票數
ui-column-family = 家族
ui-column-offices = 官職
ui-column-votes = 票
ui-column-cards = 牌
ui-column-hand = 牌
ui-column-nights = 行蹤
ui-place-letter-bank = 銀
ui-place-letter-hq = 總
ui-place-letter-home = 家
ui-place-letter-lover = 情
ui-place-letter-club = 夜
ui-places-letters = 行蹤：銀行、總部、家、情人、夜總會
ui-places-tonight = 今晚：
ui-places-before = 昨晚：
ui-bank-state = 銀行：
ui-bank-open = 營業
ui-bank-closed = 本回合關閉
ui-bank-lunch = 政變後才開門
ui-bank-safe = 秘密警察不得在此動手
ui-bank-unsafe = 秘密警察可在此動手
ui-bank-unsafe-own = 你的秘密警察可在此動手
ui-bank-and = { $first }；{ $rest }

## 預算與表決
ui-budget-sum = 共宣布{ MILLION($number) }
ui-budget-none = 本回合還沒有宣布預算。
ui-budget-announced = 宣布
ui-budget-paid = 已付
ui-budget-voted = 投票
ui-budget-keeps = 自留
ui-vote-yes = 贊成
ui-vote-no = 反對
ui-vote-carried = 通過
ui-vote-rejected = 否決
ui-vote-forced = 強行通過
ui-vote-vacant = 無人當選
ui-vote-title = { $about ->
    [nomination] 選舉，目前的候選人
    [election] 選舉
    [competence] 罷免總統
    [alternative] 替代預算
   *[budget] 預算表決
}{ $ended ->
    [no] { $about ->
        [nomination] { "" }
       *[other] ，第{ $round }輪
    }
   *[yes] ：{ $result }
}
ui-vote-left = 尚未投出：
ui-vote-unseen = 另外最多還有{ $number }票來自未見過的牌
ui-vote-certain-yes = 無論其他人怎麼投都會通過
ui-vote-certain-no = 無論其他人怎麼投都會否決

## 政變
ui-coup-centres = 權力中心：軍政府{ $junta }，總統{ $president }{ $empty ->
    [0] { "" }
   *[other] （其中{ $empty }個是空的）
}
ui-coup-gunboat = 砲艇，3顆骰子
ui-coup-strikes = 空襲{ $number }次
ui-coup-sign = { $side ->
    [junta] 叛軍
    [president] 效忠總統
   *[none] 未表態
}
ui-coup-opens-fire = 先開火
ui-coup-waits = { $unit }待命

## 商量
ui-talk-nothing = 沒有提議，也沒有你所知道的承諾。
ui-talk-attempts = 今晚宣布的暗殺
ui-talk-promises = 承諾
ui-talk-public = 公開
ui-talk-private = 私下
ui-talk-how = （{ $public ->
    [yes] { ui-talk-public }
   *[no] { ui-talk-private }
}{ $countered ->
    [yes] ；已還價，仍待答覆
   *[no] { "" }
}）
ui-talk-all = 所有人

## 快速提議
ui-deal-quick = 向{ $family }{ $both ->
    [vote-yes] ：雙方都投贊成
    [vote-no] ：雙方都投反對
    [yes] （雙方）：{ $give }
   *[no] ：以{ $give }換取{ $want }
}
ui-deal-votes = { $family }的公開票數：{ $number }。
ui-deal-to = 向{ $family }：{ $offer }
ui-deal-own = 自擬提議給{ $family }
ui-deal-again = { $again ->
    [yes] 再提一次或修改
   *[no] 修改後再提
}：{ $offer }
ui-talk-answered = { $answer ->
    [accepted] { $family }接受了。
    [lapsed] 你的提議作廢了。
    [refused-why] { $family }拒絕了：{ $reason }。
   *[refused] { $family }拒絕了。
}
ui-talk-offered = { $counter ->
    [yes] { $family }向你還價。
   *[no] { $family }向你提議。
}
ui-deal-no-change = 你沒有剛好的鈔票，而且不找零：要付{ $number }百萬。
ui-talk-offer = { $open ->
    [countered] 你的提議（對方已還價，仍待答覆）
    [yes] 你尚待答覆的提議
   *[no] 你上次的提議
}：{ $offer }。
ui-move-rest = 整場政變不再移動，除非遭到射擊
ui-talk-no-more = 這次商量你已不能再提議。
ui-group-gift = 送出東西
ui-group-give = 送出一張牌
ui-area-centre = 權力中心。
ui-deal-now = 對方一接受就立刻執行。
ui-deal-gift = 立刻送出；不必對方接受。
ui-deal-word = 只是承諾：沒有約束力，但會被記住，到時候見分曉。
ui-deal-threat = 提議若被拒絕，這就是你說出口的話：遊戲會記下你有沒有做到。

## 多人共用鍵盤
ui-hot-seat-who = { $question }誰要用鍵盤？
ui-hot-seat-secret = 拿了鍵盤也可以什麼都不做；其他人請別看。
ui-hot-seat-nobody = 沒有人：繼續
ui-hot-seat-call = { $family }拿鍵盤
ui-hot-seat-word = { $call }（{ $partners }有話要說）
ui-hot-seat-open = { $family }：{ $question }
ui-hot-seat-curtain = 先打牌或商量：其他人請迴避
ui-word-title = 守信、失信：
ui-word-kept = { $letter }{ $kept }、{ $broken }
ui-area-party = { $family }在那裡有{ $units }。
ui-area-way = { $number }步可到：{ $areas }。
ui-units-short = 只會來{ $units }，而不是{ $printed }個：其餘的都已在城中。
ui-coup-odds = { $side ->
    [alone] 你單獨起事
    [with] 你與{ $rebels }一同起事
   *[without] 你不參加，叛軍{ $rebels }
}：別人都不動，成功率約{ $quiet }%；其他人都替總統打仗，約{ $resist }%。
ui-draft-give = 你給：{ $clause }
ui-draft-want = 你要：{ $clause }
ui-hands-face-down = 手牌和口袋都蓋著。
ui-hot-seat-deposit = 銀行，而且全部存入
ui-talk-partners = 公開票數，守信與失信
ui-talk-votes = { $number }票
ui-talk-word = 守信{ $kept }、失信{ $broken }
ui-group-pay = 現在付錢
ui-group-later = 下回合結束前付錢
ui-group-more = 宣布之外的錢
ui-group-budget = 下次預算裡的錢
ui-group-votes = 若干票
ui-group-vote = 投給某家族的票
ui-group-office = 官職
ui-group-card = 一張牌
ui-group-card-of = 某類的一張牌
ui-group-attack = 暗殺
ui-group-place = 晚上去哪裡
ui-group-units = 單位
ui-group-hold = 留守的單位
ui-group-go = 前往的單位
ui-offices-given = 已分派：{ $offices }
ui-vote-anew = { $family }使表決無效：重新表決。

## 城裡平靜時的家族
ui-family-you = { $family }（你）
ui-family-no-office = 沒有官職
ui-family-word = 承諾
ui-family-no-word = 尚無承諾到期
ui-family-said-no = 拒絕：「{ $reason }」
ui-family-refused = 拒絕了你上次的提議
ui-family-no-influence = 沒有勢力
ui-family-short-no-word = 未到期
ui-family-not-seen = 尚未露面
ui-family-seen = 行蹤：
ui-family-mostly = 常在{ $place } { $times }/{ $nights }

## 並列的提議
ui-offer-get = 你得到
ui-offer-give = 你付出
ui-offer-gives = { $family }付出
ui-offer-own = 自擬提議……
ui-offer-terms = 你得到：{ $gets }。你付出：{ $gives }。
ui-offer-nothing = 無
ui-offer-you = 你
ui-offer-by-you = 你
ui-offer-legend = { $now } 立即  { $word } 承諾
ui-offer-accept = 接受
ui-offer-refuse = 拒絕
ui-offer-counter = 還價：修改此提議
ui-offer-answer = { $known ->
    [no] { $family }尚無承諾。
   *[yes] { $family }守信{ $kept }次，失信{ $broken }次。
}Enter：接受、拒絕或還價。
ui-offer-again = Enter：重新打開這項提議，以再次提出或修改。
ui-offer-make = Enter：向{ $family }提出此提議。
ui-offer-else = 否則：{ $threat }。

## 各答案的後果
ui-stakes-office = { $office ->
    [minister] 內政部長指揮警察，每晚有一次免費暗殺，可以強行通過被否決的預算，也可以下令槍決回國的流亡者。
    [admiral] 海軍上將指揮砲艇和海軍陸戰隊。
    [air] 空軍司令有空襲和傘兵。
   *[general] 將軍指揮該旅的士兵。
}
ui-stakes-breaks = 這樣你就對{ $family }失信。
ui-stakes-of = 這個官職屬於{ $family }。
ui-stakes-exile = 在那裡誰也殺不了你，但你沒有選票、沒有部隊，也不能出牌。總統代行你的一個官職。你回國時，內政部長可以下令槍決你。
ui-stakes-force = { $number ->
    [0] 預算沒有分給你錢。
   *[other] 你拿到宣布給你的{ MILLION($number) }。
}銀行要到政變之後才營業。無論如何，所有家族都有了政變的藉口。
ui-stakes-no-force = { $family }保留全部援助，銀行本輪不營業。無論如何，所有家族都有了政變的藉口。
ui-stakes-return = { $commands ->
    [yes] { $family }掌握警察，可以下令槍決你。
   *[no] { $family }可以用小舅子身分代行內政部長職權，下令槍決你。
}你會失去口袋裡的{ MILLION($number) }和{ $cards }張手牌。
ui-stakes-safe-return = 回家路上沒有人能槍殺你。
ui-stakes-stay = { $round ->
    [yes] 本輪只有在沒有人能槍殺你時才會再問你。
   *[no] 你繼續流亡，本輪稍後會再問你。
}
ui-stakes-fire = { $loyal ->
    [president] 叛亂階段中總統的部隊不還擊。
   *[family] { $family }在此階段要加入叛軍才能還擊。
}
ui-stakes-junta = 只有叛軍投票，每家一票：{ $families }。平手時由{ $first }決定。
ui-stakes-laid = 你的票數：{ $before } → { $after }，之後每次投票都算。
ui-stakes-shot = 你拿走其口袋裡的一切。該家族失去{ $cards }張手牌和{ $influence }張勢力牌，並退出本輪。
