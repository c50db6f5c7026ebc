### 效果的簡短寫法，用於結果卡與紀事各行。

short-units = { $number }{ $unit }
short-lost = { FAMILY($family) } −{ $units }
short-to = { FAMILY($family) } → { $area }
short-exile = { FAMILY($family) } → 流亡（{ $area }）
short-gone = { FAMILY($family) }無路可退，失去單位
short-rebel = { FAMILY($family) }成為叛軍
short-dead = { FAMILY($family) }死亡
short-failed = { $reason ->
    [dead] { FAMILY($family) }早已死亡
    [place] 地點不對
    [die] 沒打中{ FAMILY($family) }
    [volunteer] 臨陣退縮
    [home] { FAMILY($family) }在家
   *[shield] { FAMILY($family) }活著
}
short-shield = { CARD($card) }保護{ FAMILY($family) }
short-loot = { FAMILY($family) }拿走{ $notes ->
    [none] 口袋裡的錢
   *[other] { $notes }
}
short-loot-lost = { $notes }放到錢堆底下
short-burgled = { FAMILY($family) }付給{ FAMILY($by) }{ $notes ->
    [none] { "" }
   *[other] { $notes }
}
short-won = { $number ->
    [0] 沒有人倒戈
   *[other] { FAMILY($family) }的{ $number }個單位倒戈
}
short-excuse = 政變有了藉口
short-bank = { $safe ->
    [yes] 銀行不受警察威脅
   *[no] 銀行不再安全
}
short-moved = { $units }：{ $area } → { $to }
short-placed = +{ $units }：{ $area }
short-transferred = { $units } → { FAMILY($family) }
short-paid = { FAMILY($family) }{ $notes ->
    [none] { "" }
   *[other] { $notes }
}
short-donated = { $notes ->
    [none] 取得最上面的鈔票
   *[other] 取得{ $notes }
}
short-many-dice = { $number }顆骰子，{ $hits ->
    [0] 沒有命中
   *[other] 命中{ $hits }次
}
short-laid = 打出{ CARD($card) }
short-deposited = 存入{ $notes }
short-withdrawn = 提出{ $notes }
short-vote = { $votes }票{ $side ->
    [yes] 贊成
    [no] 反對
   *[other] 給{ FAMILY($side) }
}（{ $items }）
short-offer = { $wants ->
    [none] { $gives ->
        [none] 無
       *[other] 白送{ $gives }
    }
   *[other] { $gives ->
        [none] 白要{ $wants }
       *[other] { $gives }換{ $wants }
    }
}
short-answered = { $answer ->
    [accepted] 接受
    [refused] 拒絕
   *[lapsed] 作廢
}{ $known ->
    [yes] ：{ $reason }
   *[no] { "" }
}
short-evening = { $name }：{ $text }
short-pair = { $one }–{ $other }

## 一行的主題
short-what-fight = 戰鬥｜{ $area }
short-what-shell = { $weapon ->
    [gunboat] 砲艇｜{ $area }
   *[strike] 空襲｜{ $area }
}
short-what-bribe = 收買｜{ $area }
short-what-attempt = { $means }｜{ FAMILY($family) }，{ $place }
short-what-vote = { $about ->
    [election] 選舉
   *[other] 表決
}
short-what-budget = 預算
short-what-bank = 銀行
short-what-envelopes = 信封
short-what-office = 官職
short-what-offer = 提議 → { FAMILY($family) }
short-what-answer = { FAMILY($family) }的提議
short-what-evening = 今晚
short-what-talk = 私下商談

## 結果卡
roll-table = 擲骰結果：{ $table }。
roll-nothing = 什麼也沒發生。
roll-hits = 地點正確就得手
roll-misses = 失手
roll-obeys = { $number }個單位倒戈
roll-stays = 不為所動
roll-hit = 命中
roll-no-hit = 未命中
roll-row-nothing = 什麼也沒發生
roll-salvo = { $number }{ $opening ->
    [yes] （先手開火）
   *[no] { "" }
}
roll-hit-count = { $hits ->
    [0] 未命中
   *[other] 命中{ $hits }
}
roll-from = （{ $units }）
roll-target = { FAMILY($family) }｜{ $area }
roll-losses-open = 損失尚未選定。
roll-no-losses = 沒有損失。

## 銀行與政變的結果頁
page-bank = 第{ $round }回合：銀行
page-bank-seen = 在銀行露面：{ $families }
page-bank-deposited = 你存入{ $notes }。
page-bank-withdrawn = 你提出{ $notes }。
page-bank-nothing = 你沒有存錢，也沒有提錢。
page-bank-account = 瑞士帳戶：{ $before } → { MILLION($after) }
page-bank-pocket = 口袋裡還有{ MILLION($number) }。遊戲結束時只算瑞士的錢。
page-coup = 第{ $round }回合：政變
page-coup-rebels = 叛軍：{ $families }
page-coup-area = { $area }：{ $text }
pair-fire = { FAMILY($family) } → { FAMILY($other) }
short-both = { $one }：{ $other }
short-no-losses = 沒有損失
short-threat = { $text }，否則：{ $threat }
