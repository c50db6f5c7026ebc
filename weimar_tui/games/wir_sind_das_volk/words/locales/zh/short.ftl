### 效果的簡短寫法，用於紀事各行。

short-unrest = { $area } { $change }動盪（{ $total }）
short-unrest-moved = 動盪{ $area } → { $to }
short-protest = { $area }抗議「{ $word }」
short-protest-ended = { $area }抗議結束
short-factory = { $kind ->
    [built] { $city }建廠
    [rundown] { $city }變老舊
    [repaired] { $city }修復
   *[gone] { $city }失去工廠
}
short-line = { $name } { $change }
short-works = { $name }{ $works ->
    [yes] 連通
   *[no] 中斷
}
short-standard = { $area } { $change }生活水準（{ $total }）
short-standard-lost = { $area } { $change }生活水準
short-track = { $name } { $before } → { $after }
short-power = { $card }用於{ $area }
short-socialist = { $number }名社會主義者 → { $area }
short-socialists = 社會主義者 { $change }
short-compared = { $area }{ $own }，最高{ $best }
short-attacked = { $area } → { $to }，強度{ $usable }
short-flight = 逃亡
short-flight-counted = { $steps }步，{ $has }點中的{ $points }點
short-currency = 外匯
short-currency-counted = { $income }／需要{ $needed }{ $missing ->
    [0] { "" }
   *[other] ：缺{ $missing }
}
short-markers = 抗議
short-markers-counted = 西德{ $west }，東德{ $east }

## 逃亡如何計算
join-plus = { $first }+{ $rest }
join-minus = { $first }-{ $rest }
flight-symbols = 卡牌{ $number }
flight-west_best = 西德最好{ $number }
flight-red_power = 紅色權力{ $number }
flight-east_protest = 東德抗議{ $number }
flight-east_worst = 東德最差{ $number }
flight-west_protest = 西德抗議{ $number }
