short-city = { $city }: { $text }
short-base = { $sign }{ $number } { $number ->
    [one] base
   *[other] bases
} { PARTY($of, form: "name") }
short-seats = { $sign }{ $number } { $number ->
    [one] seat
   *[other] seats
} { PARTY($of, form: "name") } ({ $total })
short-vp = { $sign }{ $number } VP { PARTY($of, form: "name") } ({ $total })
short-reserve = { $sign }{ $number } Reserve { PARTY($of, form: "name") }
short-threat = { $sign }{ THREAT($of, form: "name") }
short-unit = { $sign }{ $number } { UNIT($of, form: "name") }
short-dr = DR box { $sign }{ THREAT($of, form: "name") }
short-nsdap = NSDAP track { $sign }1 ({ PARTY($of, form: "name") })
short-economy = economy { $sign }{ $number }
short-rentenmark = Rentenmark introduced
short-flags = flag { NATION($of, form: "name") } { $sign }{ $number }
short-result = result { $sign }{ $number }
short-dice = dice { $sign }{ $number }
roll-highest = highest { $face }
roll-result = result { $result }
roll-unchanged = That changes nothing on the board.
roll-void = Does not count: { PARTY($party, form: "name") } has the dice rolled again ({ $card }).
roll-again = Rolled again ({ PARTY($party, form: "name") }, { $card })
roll-nothing = Nothing happens.
roll-sixes = { $number ->
    [one] +1 for a second 6
   *[other] +{ $number } for further sixes
}
roll-dice-changed = { $signed } { $number ->
    [one] die
   *[other] dice
}: { $source }
roll-treaty = { $card } needs { $needs }: { $success ->
    [yes] success
   *[no] no success
}
roll-no-effect = nothing
roll-table = Results: { $table }.
roll-crisis = { $party } · { $number ->
    [one] 1 crisis roll
   *[other] { $number } crisis rolls
}
modifier-reaction = Reaction
modifier-bought = for 2 points
short-where = { $what } · { $city }
short-reacted = { PARTY($of, form: "name") }: { $carded ->
    [yes] { $card }
   *[no] Reaction
}
short-repeated = { PARTY($of, form: "name") }: rolled again
short-moved = { $number ->
    [one] { UNIT($of, form: "name") } → { $city }
   *[other] { $number } { UNIT($of, form: "name") } → { $city }
}
short-bought = { PARTY($of, form: "name") }: result +1
short-opposed = { PARTY($of, form: "name") } opposes
short-opposes = opposes the Coup in { $city }
short-failed = fails
short-negotiated = succeeds
short-issue-moved = { $issue }: { $origin } → { $cell }
short-issue-placed = { $issue } → { $cell }
short-society = Society Track +{ $name }
