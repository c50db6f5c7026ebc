### What an option would bring, and what the end of the decade would bring if it came now.

preview-line = { $label }: { $changes }
preview-change = { $name ->
    [none] { $before }→{ $after }
   *[other] { $name } { $before }→{ $after }
}
preview-forecast = If the decade ended now: { $changes }
preview-begins-to-export = start to earn currency: { $areas }
preview-ceases-to-export = stop earning currency: { $areas }
preview-lines-missing = the connection then needs one more line
preview-waits-for = the connection works once there is a factory in { $cities }
preview-paid = { NAME($area) } { $change }
preview-raisable = { $limit ->
    [one] one area can rise: { $areas }
    [none] all of these can rise: { $areas }
    [action] { $most } of these can rise, the most in one action: { $areas }
   *[card] the card's value is enough for { $most } of these: { $areas }
}
preview-free = costs nothing, because the card has your colour
preview-sites = there is room in { $cities } { $cities ->
    [one] city
   *[other] cities
} and on { $connections } { $connections ->
    [one] connection
   *[other] connections
}
preview-payment = the card pays { $points }
preview-lent = { NAME($city) } counts for { NAME($area) }
preview-nobody = none

figure-value = factories
figure-power = economic power
figure-export = export factory
figure-can-reach = living standard possible without the card's value
figure-holds = living standard held
figure-points = points
figure-worst-west = worst western export factory
figure-unrest = unrest
figure-standard = living standard
figure-markers = protest markers
figure-track = tracks
figure-socialists = socialists
figure-box = holding box
figure-state-power = state-power cards
figure-flight-steps = flight steps
figure-flight-points = flight points
figure-prestige-field = prestige
figure-income = income
figure-needed = currency needed
figure-missing = currency missing
figure-power-points = cost of state power
figure-spare = points the East has left after paying
figure-markers-at-end = protest markers
figure-socialists-at-end = socialists
figure-lost = living standard that would be lost
figure-internal = internal comparison
figure-attacked = attacks
figure-unrest-at-end = unrest at the end

preview-symbol = { $clause }{ $void ->
    [0] { "" }
    [all] : not possible now
   *[some] : { $void } of { $units } not possible now
}{ $may_be_void ->
    [yes] {" "}(can be declared void)
   *[no] { "" }
}
preview-any-void = You may declare one of these symbols or arrows void.
preview-blocked = { $clause }: the marker is at the end of its track, so { $answers ->
    [west] the West
   *[east] the East
} acts instead{ $may_be_void ->
    [yes] {" "}(can be declared void)
   *[no] { "" }
}

## The forecast page: ten rows, with what is counted and what it would bring
forecast-flight = { $steps } { $steps ->
    [one] step
   *[other] steps
}
forecast-flight-more = cards { $symbols } + best West { $west_best } + red power { $red_power } + protest East { $east_protest }
forecast-flight-less = − worst East { $east_worst } − protest West { $west_protest }
forecast-wall = 1 prestige, 1 point
forecast-points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
forecast-prestige = field { $field }
forecast-currency = track { $track }, exports { $exports }, needs { $needed }
forecast-enough = enough
forecast-missing = { $missing } missing
forecast-power = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
forecast-holds = at their limit: { $areas }
forecast-held = all held
forecast-head = { $title }: { $counted }
forecast-title-flight = Flight
forecast-title-wall = Wall
forecast-title-2 = Prestige
forecast-title-3 = Currency
forecast-title-4 = Paying state power
forecast-title-5 = Standards held
forecast-title-6 = Inside
forecast-title-7 = East-West
forecast-title-8 = Using state power
forecast-title-9 = Socialists
forecast-title-10 = Protests
forecast-area = { CODE($area) } { $change }
forecast-attack = { CODE($area) } on { CODE($to) } { $unrest }
forecast-rundown = rundown: { $cities }
forecast-socialists = { $change ->
    [0] no change
   *[other] { $signed }
}
forecast-markers = West { $west }, East { $east }
forecast-goes-on = continues
forecast-nothing = nothing

danger-now = { $running ->
    [yes] Still to come in this End of Decade
   *[no] If the decade ended now
}: { $danger }
danger-ending = { $ending } in phase 9.{ $phase }, and { SIDE($winner) } wins ({ $column }).
danger-markers = { $markers } protests { SIDE($side, form: "in") }; { $limit } mean collapse ({ $column }).
danger-spare = { $spare ->
    [one] 1 point is
   *[other] { $spare } points are
} left to the East once all is paid ({ $column }).
danger-socialism-wins = socialism wins a decade later, and the East with it: { $socialists } of { $limit } socialists in play, { $gain } more to come ({ $column }).
danger-socialism-fails = socialism fails a decade later, and the West wins: { $socialists } { $socialists ->
    [one] socialist
   *[other] socialists
} left, { $loss } to lose ({ $column }).
danger-currency = the East would lack { $missing } currency ({ $column }).
last-card = Card by card, { SIDE($side) } takes the last one and { SIDE($other) } begins the next half.

## The gauge below the title line
gauge-collapse = COLLAPSE at { $limit }: { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end } when the decade ends
   *[no] { "" }
}
gauge-protests = { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end }
   *[no] { "" }
}
gauge-currency = { $when ->
    [then] East then
   *[end] at decade's end, East
} { $missing ->
    [0] pays { $needed } of { $income } currency
   *[other] lacks { $missing } currency: has { $income }{ $needed ->
        [0] , must pay 0
       *[other] {" "}of { $needed }
    }
}
gauge-currency-brief = { $missing ->
    [0] currency { $income }, pays { $needed }
   *[other] currency { $income }{ $needed ->
        [0] , pays 0
       *[other] {" "}of { $needed }
    }: { $missing } short
}
gauge-socialists = { $socialists } of { $limit } socialists
gauge-ending = { $kind ->
    [bankruptcy] THE EAST GOES BANKRUPT
   *[other] { $ending }
}{ $running ->
    [yes] {" "}in phase 9.{ $phase }
   *[no] {" "}if the decade ended now
}
gauge-named = protests { $side } { $now }{ $rises ->
    [yes] { " " }→ { $end }
   *[no] { "" }
}
gauge-spare = NEAR BANKRUPTCY: the East keeps { $spare } { $spare ->
    [one] point
   *[other] points
} after paying
gauge-currency-missing = THE EAST LACKS { $missing } CURRENCY at decade's end: has { $income }{ $needed ->
    [0] , must pay 0
   *[other] {" "}of { $needed }
}
gauge-socialism-wins = SOCIALISM WINS next decade: { $socialists } of { $limit }
gauge-socialism-fails = SOCIALISM FAILS next decade: { $socialists } left, { $loss } to lose

## Tables of the End of Decade, for line mode
table-flight = Steps: { $table }.
table-prestige = Fields: { $table }.
table-socialists = Fields: { $table }.
table-markers = Markers: { $table }.
table-row = { $span } { $brings }
table-span = { $several ->
    [yes] { $first } to { $last }:
   *[no] { $first }:
}
table-or-more = { $number } or more:
table-holds = the state holds out
table-collapses = it collapses
