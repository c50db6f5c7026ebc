### Wirkungen in Kurzform, für die Zeilen der Chronik.

short-unrest = { $area } { $change } Unruhe ({ $total })
short-unrest-moved = Unruhe { $area } → { $to }
short-protest = Protest in { $area }: { $word }
short-protest-ended = Protest in { $area } endet
short-factory = { $kind ->
    [built] Fabrik { $city }
    [rundown] { $city } wird marode
    [repaired] { $city } repariert
   *[gone] Fabrik { $city } weg
}
short-line = { $change } { $name }
short-works = { $name } { $works ->
    [yes] steht
   *[no] unterbrochen
}
short-standard = { $area } { $change } Lebensstandard ({ $total })
short-standard-lost = { $area } { $change } Lebensstandard
short-track = { $name } { $before } → { $after }
short-power = { $card } in { $area }
short-socialist = { $number ->
    [one] 1 Sozialist
   *[other] { $number } Sozialisten
} → { $area }
short-socialists = { $number ->
    [one] { $change } Sozialist
   *[other] { $change } Sozialisten
}
short-compared = { $area } { $own }, Bestwert { $best }
short-attacked = { $area } → { $to } mit { $usable }
short-flight = Flucht
short-flight-counted = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $points } von { $has } Punkten
short-currency = Devisen
short-currency-counted = { $income } von { $needed }{ $missing ->
    [0] { "" }
   *[other] : { $missing } fehlen
}
short-markers = Proteste
short-markers-counted = Bundesrepublik { $west }, DDR { $east }

## Wie die Flucht gezählt wird
join-plus = { $first } + { $rest }
join-minus = { $first } − { $rest }
flight-symbols = Karten { $number }
flight-west_best = Westen { $number }
flight-red_power = rote SG { $number }
flight-east_protest = Protest DDR { $number }
flight-east_worst = Osten { $number }
flight-west_protest = Protest BRD { $number }
