### Effects in short, for the lines of the chronicle.

short-unrest = { $area } { $change } unrest ({ $total })
short-unrest-moved = unrest { $area } → { $to }
short-protest = protest in { $area }: { $word }
short-protest-ended = protest in { $area } ends
short-factory = { $kind ->
    [built] factory { $city }
    [rundown] { $city } runs down
    [repaired] { $city } repaired
   *[gone] factory { $city } gone
}
short-line = { $change } { $name }
short-works = { $name } { $works ->
    [yes] complete
   *[no] broken
}
short-standard = { $area } { $change } living standard ({ $total })
short-standard-lost = { $area } { $change } living standard
short-track = { $name } { $before } → { $after }
short-power = { $card } in { $area }
short-socialist = { $number ->
    [one] 1 socialist
   *[other] { $number } socialists
} → { $area }
short-socialists = { $number ->
    [one] { $change } socialist
   *[other] { $change } socialists
}
short-compared = { $area } { $own }, best { $best }
short-attacked = { $area } → { $to } with { $usable }
short-flight = flight
short-flight-counted = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $points } of { $has } points
short-currency = currency
short-currency-counted = { $income } of { $needed }{ $missing ->
    [0] { "" }
   *[other] : { $missing } short
}
short-markers = protests
short-markers-counted = West { $west }, East { $east }

## How flight is counted
join-plus = { $first } + { $rest }
join-minus = { $first } − { $rest }
flight-symbols = cards { $number }
flight-west_best = best West { $number }
flight-red_power = red power { $number }
flight-east_protest = protest East { $number }
flight-east_worst = worst East { $number }
flight-west_protest = protest West { $number }
