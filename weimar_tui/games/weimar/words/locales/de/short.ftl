short-city = { $city }: { $text }
short-base = { $sign }{ $number } { $number ->
    [one] Basis
   *[other] Basen
} { PARTY($of, form: "name") }
short-seats = { $sign }{ $number } { $number ->
    [one] Sitz
   *[other] Sitze
} { PARTY($of, form: "name") } ({ $total })
short-vp = { $sign }{ $number } SP { PARTY($of, form: "name") } ({ $total })
short-reserve = { $sign }{ $number } Reserve { PARTY($of, form: "name") }
short-threat = { $sign }{ THREAT($of, form: "name") }
short-unit = { $sign }{ $number } { UNIT($of, form: "name") }
short-dr = DR-Box { $sign }{ THREAT($of, form: "name") }
short-nsdap = NSDAP-Leiste { $sign }1 ({ PARTY($of, form: "name") })
short-economy = Wirtschaft { $sign }{ $number }
short-rentenmark = Rentenmark eingeführt
short-flags = Flagge { NATION($of, form: "name") } { $sign }{ $number }
short-result = Ergebnis { $sign }{ $number }
short-dice = Würfel { $sign }{ $number }
roll-highest = höchster { $face }
roll-result = Ergebnis { $result }
roll-unchanged = Das ändert auf dem Plan nichts.
roll-void = Zählt nicht: { PARTY($party, form: "name") } lässt neu würfeln ({ $card }).
roll-again = Neuer Wurf ({ PARTY($party, form: "name") }, { $card })
roll-nothing = Nichts geschieht.
roll-sixes = { $number ->
    [one] +1 für eine zweite 6
   *[other] +{ $number } für weitere Sechsen
}
roll-dice-changed = { $signed } Würfel: { $source }
roll-treaty = { $card } verlangt { $needs }: { $success ->
    [yes] gelungen
   *[no] nicht gelungen
}
roll-no-effect = nichts
roll-table = Ergebnisse: { $table }.
roll-crisis = { $party } · { $number ->
    [one] 1 Krisenwurf
   *[other] { $number } Krisenwürfe
}
modifier-reaction = Reaktion
modifier-bought = für 2 Punkte
short-where = { $what } · { $city }
short-reacted = { PARTY($of, form: "name") }: { $carded ->
    [yes] { $card }
   *[no] Reaktion
}
short-repeated = { PARTY($of, form: "name") }: neuer Wurf
short-moved = { $number ->
    [one] { UNIT($of, form: "name") } → { $city }
   *[other] { $number } { UNIT($of, form: "name") } → { $city }
}
short-bought = { PARTY($of, form: "name") }: Ergebnis +1
short-opposed = { PARTY($of, form: "name") } stellt sich dagegen
short-opposes = stellt sich gegen den Putsch in { $city }
short-failed = scheitert
short-negotiated = gelingt
short-issue-moved = { $issue }: { $origin } → { $cell }
short-issue-placed = { $issue } → { $cell }
short-society = Gesellschaftsleiste +{ $name }
