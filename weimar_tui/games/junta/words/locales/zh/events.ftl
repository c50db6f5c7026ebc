### 發生了什麼，每個事件一則，皆為完整句子。只有部分人可知的，附有 $...-known，為 yes 或 no。

event-round-began = 第{ $round }回合開始。
event-phase-began = { $phase ->
    [draw] 抽牌。
    [offices] 總統分派官職。
    [aid] 外援到了。
    [budget] 預算擺上了桌。
    [places] 大家各自尋找過夜的地方。
    [assassinations] 刺客的時刻。
    [bank] 銀行。
    [coup] 將軍的時刻。
   *[end] 回合結束。
}

## 卡牌
event-cards-drawn = { FAMILY($family) }抽{ $cards-count }張牌{ $cards-known ->
    [yes] ：{ $cards }。
   *[no] 。
}
event-deck-shuffled = 牌堆用完，棄牌重新洗牌。
event-card-discarded = { FAMILY($family) }棄掉{ CARD($card) }。
event-card-given = { FAMILY($by) }給{ FAMILY($to) }{ $card-known ->
    [yes] { CARD($card) }。
   *[no] 一張牌。
}
event-influence-laid = { FAMILY($family) }擺出{ CARD($card) }。
event-card-played = { FAMILY($family) }{ $targeted ->
    [yes] 對{ FAMILY($target) }
   *[no] { "" }
}打出{ CARD($card) }。
event-donated = { FAMILY($family) }兌現一筆秘密獻金{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-account-seen = { FAMILY($family) }查看了{ FAMILY($of) }的瑞士帳戶{ $total-known ->
    [yes] ：{ MILLION($total) }。
   *[no] 。
}
event-influence-dropped = { FAMILY($family) }失去{ CARD($card) }。
event-influence-borrowed = 小勢力本回合都為{ FAMILY($family) }投票。
event-extra-votes = { FAMILY($family) }本回合多{ $number }票。
event-money-paid-under = { FAMILY($family) }{ $notes-known ->
    [yes] 把{ $notes }放到錢堆底下{ $friends ->
        [0] 。
       *[other] ，金主付{ MILLION($friends) }。
    }
   *[no] 不必付錢：金主付{ MILLION($friends) }。
}

## 官職與選舉
event-election-began = { $why ->
    [start] 共和國還沒有總統：舉行選舉。
    [death] 總統死了：重新選舉。
    [resignation] 總統辭職了：重新選舉。
    [removal] 總統被罷免了：重新選舉。
    [refusal] 選舉繼續，拒絕的家族除外。
    [coup] 國內已經沒有叛軍：舉行選舉。
   *[vacancy] 總統的位子空著：舉行選舉。
}
event-nominated = { FAMILY($by) }提名{ $self ->
    [yes] 自己。
   *[no] { FAMILY($family) }。
}
event-ballot-began = 第{ $number }次投票，候選人：{ $candidates }。
event-ballot-tied = { $families }平手。
event-lot-drawn = 抽籤抽中{ FAMILY($family) }。
event-all-redrawn = 仍然平手：所有人重抽手牌，{ FAMILY($host) }拿一張鈔票。
event-elected = { FAMILY($family) }當選總統。
event-refused = { FAMILY($family) }婉拒這份榮譽。
event-resigned = { FAMILY($family) }辭去總統。
event-removed = 眾議院罷免總統{ FAMILY($family) }。
event-presidency-vacant = 誰也無法當選：總統的位子空著。
event-pocket-handed-over = { FAMILY($by) }把整個口袋的錢交給{ FAMILY($to) }{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-office-given = { FAMILY($family) }成為{ WORD("office", $office, form: "name") }。
event-brother-in-law-chosen = 小舅子照管{ FAMILY($family) }的一個官職：{ WORD("office", $office, form: "name") }。

## 表決與預算
event-aid-drawn = { FAMILY($family) }領取{ $number }張鈔票的外援{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-budget-announced = { FAMILY($by) }宣布（單位百萬）：{ $sums }。
event-vote-began = { $about ->
    [budget] 眾議院表決{ FAMILY($by) }的預算。
    [alternative] 眾議院表決{ FAMILY($by) }的替代預算。
   *[competence] { FAMILY($by) }提議罷免總統，由眾議院表決。
}
event-vote-cast = { FAMILY($family) }投{ $votes }票{ $side ->
    [yes] 贊成
    [no] 反對
   *[other] 給{ FAMILY($side) }
}（{ $items }）。
event-abstained = { FAMILY($family) }{ $round ->
    [1] 不投票。
   *[other] 不再投票。
}
event-second-round-left-out = { CARD($card) }：取消第二輪。
event-votes-voided = { FAMILY($family) }在紀錄中找出錯誤：所有票作廢。
event-vote-ended = 贊成{ $yes }票，反對{ $no }票。
event-tie-broken = 平手：{ FAMILY($family) }決定{ $side ->
    [yes] 贊成。
   *[no] 反對。
}
event-budget-carried = { FAMILY($by) }的預算通過。
event-budget-rejected = { FAMILY($by) }的預算被否決。
event-budget-forced = { FAMILY($family) }派警察進駐眾議院：議員們明白了預算的好處。
event-force-declined = { FAMILY($family) }讓警察留在分局。
event-notes-handed-over = { FAMILY($by) }交給{ FAMILY($to) }{ $number }張鈔票{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-envelope-paid = { FAMILY($by) }交給{ FAMILY($to) }一個信封{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-aid-kept = { FAMILY($family) }保有外援，代國家保管。

## 地點、暗殺、銀行
event-went-into-exile = { FAMILY($family) }逃進{ AREA($area) }。
event-places-revealed = 地點：{ $places }。
event-attempt-announced = { FAMILY($by) }{ $means ->
    [burglars] 派出竊賊，希望{ FAMILY($victim) }不{ PLACE($place, form: "in") }。
    [police] 派秘密警察去找{ FAMILY($victim) }，地點：{ WORD("place", $place, form: "name") }。
   *[other] 估計{ FAMILY($victim) }的去處，地點：{ WORD("place", $place, form: "name") }。
}
event-attempt-failed = { $reason ->
    [dead] { $means-name }來得太遲：{ FAMILY($victim) }已經死了。
    [place] { FAMILY($by) }派的{ $means-name }：地點不對，{ FAMILY($victim) }在別處。
    [die] { $means-name }沒有得手：{ FAMILY($victim) }活著。
    [volunteer] { $means-name }改變了主意。{ FAMILY($victim) }活著。
    [home] { FAMILY($by) }派的{ $means-name }：{ FAMILY($victim) }在家，什麼也沒丟。
   *[shield] { FAMILY($by) }對{ FAMILY($victim) }的暗殺失敗。
}
event-die-rolled = { FAMILY($family) }為{ CARD($card) }擲出{ $face }。
event-shield-used = { FAMILY($family) }以{ CARD($card) }防護。
event-murdered = { FAMILY($family) }遭{ FAMILY($by) }派人謀殺。家族會派來下一位表親。
event-died-by-own-card = { CARD($card) }轉過身來：{ FAMILY($family) }死了。
event-loot-taken = { FAMILY($by) }拿走{ FAMILY($family) }口袋裡的錢{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-loot-lost = { FAMILY($family) }口袋裡的錢放到錢堆底下：{ $notes }。
event-burgled = { FAMILY($family) }不在家，付錢給{ FAMILY($by) }{ $notes-known ->
    [yes] ：{ $notes }。
   *[no] 。
}
event-bank-marker-turned = { $safe ->
    [yes] 直到下回合結束，銀行對秘密警察是安全的。
   *[no] 銀行又可能有槍擊。
}
event-bank-closed = { $reason ->
    [rejected] 銀行本回合關門。
   *[holiday] 銀行公休日：銀行本回合關門。
}
event-lunch-break = 銀行午休，等槍聲停了再營業。
event-bank-visited = { FAMILY($family) }去了銀行{ $deposited-known ->
    [yes] ，存入{ $deposited }{ $withdrawn-known ->
        [yes] ，提出{ $withdrawn }。
       *[no] 。
    }
   *[no] { $withdrawn-known ->
        [yes] ，提出{ $withdrawn }。
       *[no] 。
    }
}
event-returned = { FAMILY($family) }結束流亡回國。
event-returner-shot = { FAMILY($family) }在回國途中遭{ FAMILY($by) }下令槍斃。

## 政變
event-excuse-turned = { $reason ->
    [rejected] 預算被否決，政變有了藉口。
    [forced] 警察進了眾議院，政變有了藉口。
    [murder] 發生謀殺，政變有了藉口。
   *[other] { FAMILY($family) }為政變找到藉口：{ CARD($reason) }。
}
event-coup-began = { $way ->
    [card] 政變！{ FAMILY($family) }把人群叫上街頭。
    [move] 政變！{ FAMILY($family) }調動部隊。
    [land] 政變！{ FAMILY($family) }派部隊登陸。
    [shell] 政變！{ FAMILY($family) }把砲艇對準總統府。
   *[strike] 政變！{ FAMILY($family) }派飛機攻擊總統府。
}
event-became-rebel = { FAMILY($family) }成為叛軍。
event-coup-phase-began = { $phase ->
    [0] 叛亂階段。
   *[other] 政變第{ $phase }階段。
}
event-coup-phase-ended = { $phase ->
    [0] 叛亂階段
   *[other] 第{ $phase }階段
}之後的權力中心：軍政府{ $junta }個，總統{ $president }個。
event-units-placed = { FAMILY($family) }：{ AREA($area, form: "in") }放置{ UNITS($unit, $number) }。
event-units-moved = { FAMILY($family) }把{ $units }從{ AREA($area) }移到{ AREA($to) }。
event-landed = { FAMILY($family) }讓{ UNITS($unit, 1) }登陸{ AREA($area) }。
event-units-transferred = { FAMILY($by) }把{ AREA($area) }的{ $units }交給{ FAMILY($to) }指揮。
event-bribed = { FAMILY($family) }收買{ FAMILY($of) }{ AREA($area, form: "in") }的單位，擲出{ $dice }：{ $won ->
    [0] 沒有人倒戈。
   *[other] { $won }個倒戈。
}
event-police-responded = { FAMILY($family) }從{ AREA($area) }派警察到{ AREA($to) }。
event-shell-fired = { FAMILY($family) }：{ $weapon ->
    [gunboat] 砲艇轟擊
   *[strike] 空襲
}{ AREA($area) }的{ FAMILY($target) }：{ $dice }。
event-fight-began = { AREA($area) }發生戰鬥：{ $targets }。
event-salvo-fired = { AREA($area) }第{ $salvo }輪齊射{ $opening ->
    [yes] （先手開火）
   *[no] { "" }
}：{ FAMILY($family) }射擊{ FAMILY($target) }：{ $dice }。
event-units-lost = { FAMILY($family) }在{ AREA($area) }損失{ UNITS($unit, $number) }。
event-retreated = { FAMILY($family) }從{ AREA($area) }撤退到{ AREA($to) }。
event-units-gone = { FAMILY($family) }在{ AREA($area) }無路可退，失去單位。
event-fight-ended = { AREA($area) }的戰鬥結束。
event-passage-answered = { FAMILY($family) }{ $granted ->
    [yes] 為{ FAMILY($exile) }放行。
   *[no] 拒絕為{ FAMILY($exile) }放行。
}
event-settled = 大家一致同意：{ SIDE($side) }獲勝。
event-side-taken = { FAMILY($family) }{ SIDE($side, form: "for") }。
event-coup-decided = { $side ->
    [president] 總統獲勝，掌握{ $centres-count }個權力中心中的{ $president }個。
   *[junta] 軍政府獲勝，掌握{ $centres-count }個權力中心中的{ $junta }個。
}
event-junta-voted = 軍政府投票：{ $votes }。
event-shot-by-firing-squad = { FAMILY($by) }下令，{ FAMILY($family) }赴行刑隊之約。
event-spared = { FAMILY($by) }饒了{ FAMILY($family) }。

## 商量
event-window-opened = { $about ->
    [offices] 商量官職。
    [election] 商量選舉。
    [budget] 商量預算。
    [places] 商量今晚的去處。
    [coup] 商量政變。
   *[phase] 政變暫停，大家商量。
}
event-ready = { FAMILY($family) }沒有別的要說了。
event-spoke = { FAMILY($by) }與{ FAMILY($to) }談過了。
event-offer-made = { FAMILY($by) }對{ FAMILY($to) }：{ $offer }。
event-offer-answered = { $answer ->
    [accepted] { FAMILY($family) }接受{ FAMILY($by) }的提議：{ $offer }。
    [refused] { FAMILY($family) }拒絕{ FAMILY($by) }的提議：{ $offer }。
   *[lapsed] { FAMILY($by) }的提議作廢：{ $offer }。
}{ $reason-known ->
    [yes] { $reason-text }。
   *[no] { "" }
}
event-paid = { FAMILY($by) }給{ FAMILY($to) }{ $notes-known ->
    [yes] { $notes }。
   *[no] 一些東西。
}
event-promises-judged = { $promises }
event-game-ended = { $ending ->
    [stack-spent] 外援用盡。瑞士帳戶裡（單位百萬）：{ $accounts }。
    [all-dead] 所有家族都死了。瑞士帳戶裡（單位百萬）：{ $accounts }。
   *[other] 最後一個回合結束。瑞士帳戶裡（單位百萬）：{ $accounts }。
}

## 事件的各部分
means-police = 秘密警察
item-family = 家族本身
item-extra = 遭劫的教堂
item-borrowed = 小勢力
pair-sum = { FAMILY($family) }{ $other }
pair-place = { FAMILY($family) }{ PLACE($other, form: "in") }
pair-target = { FAMILY($family) }射擊{ FAMILY($other) }
pair-vote = { FAMILY($family) }投給{ FAMILY($other) }
