short-city = { $city }：{ $text }
short-base = { PARTY($of, form: "name") }基礎{ $sign }{ $number }
short-seats = { PARTY($of, form: "name") }席次{ $sign }{ $number }（{ $total }）
short-vp = { PARTY($of, form: "name") }分數{ $sign }{ $number }（{ $total }）
short-reserve = { PARTY($of, form: "name") }儲存{ $sign }{ $number }
short-threat = { $sign }{ THREAT($of, form: "name") }
short-unit = { UNIT($of, form: "name") }{ $sign }{ $number }
short-dr = DR區{ $sign }{ THREAT($of, form: "name") }
short-nsdap = 納粹軌{ $sign }1（{ PARTY($of, form: "name") }）
short-economy = 經濟{ $sign }{ $number }
short-rentenmark = 發行地租馬克
short-flags = 旗幟{ NATION($of, form: "name") }{ $sign }{ $number }
short-result = 結果{ $sign }{ $number }
short-dice = 骰子{ $sign }{ $number }
roll-highest = 最高{ $face }
roll-result = 結果{ $result }
roll-unchanged = 盤面沒有變化。
roll-void = 不算：{ PARTY($party, form: "name") }用{ $card }要求重擲。
roll-again = 重擲（{ PARTY($party, form: "name") }，{ $card }）
roll-nothing = 沒有任何效果。
roll-sixes = 多擲出的6：+{ $number }
roll-dice-changed = { $signed }顆骰子：{ $source }
roll-treaty = { $card }需要{ $needs }：{ $success ->
    [yes] 成功
   *[no] 未成功
}
roll-no-effect = 無
roll-table = 結果表：{ $table }。
roll-crisis = { $party }｜危機判定{ $number }次
modifier-reaction = 反應
modifier-bought = 支付2點
short-where = { $what }・{ $city }
short-reacted = { PARTY($of, form: "name") }：{ $carded ->
    [yes] { $card }
   *[no] 反應
}
short-repeated = { PARTY($of, form: "name") }：重擲
short-moved = { $number ->
    [1] { UNIT($of, form: "name") } → { $city }
   *[other] { $number } { UNIT($of, form: "name") } → { $city }
}
short-bought = { PARTY($of, form: "name") }：結果+1
short-opposed = { PARTY($of, form: "name") }抵抗
short-opposes = 反對{ $city }的政變
short-failed = 失敗
short-negotiated = 成功
short-issue-moved = { $issue }：{ $origin } → { $cell }
short-issue-placed = { $issue } → { $cell }
short-society = 社會+{ $name }
