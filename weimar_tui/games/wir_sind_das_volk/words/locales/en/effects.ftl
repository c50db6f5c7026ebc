### Effects of cards. Clauses without a full stop; the program capitalises the first letter.
### $count is the number of symbols, $where the place, $limit is none, different (each in another
### area) or most (at most $most in one area).

effect-build = build { $count } { $count ->
    [one] point
   *[other] points
} { $where }
effect-dismantle = dismantle { $count } { $count ->
    [one] point
   *[other] points
} { $where }
effect-unrest-place = place { $count } unrest { $where }{ $limit ->
    [none] { "" }
    [different] , each in a different area
   *[most] , at most { $most } in one area
}
effect-unrest-remove = remove { $count } unrest { $where }
effect-standard-place = { $count ->
    [one] place 1 living standard { $where } and remove 1 unrest there
   *[other] { $limit ->
        [different] place { $count } living standards { $where }, each in a different area, and remove 1 unrest in each
       *[none] place { $count } living standards { $where } and remove 1 unrest with each
    }
}
effect-standard-bare = place { $count } living { $count ->
    [one] standard
   *[other] standards
} { $where }, without removing unrest
effect-standard-lose = remove { $count } living { $count ->
    [one] standard
   *[other] standards
} { $where }
effect-move = { $count ->
    [one] move 1 unrest from one eastern area to another
    [2] twice, move 1 unrest from one eastern area to another
   *[other] { $count } times, move 1 unrest from one eastern area to another
}
effect-calm = { $count ->
    [one] in 1 eastern area with a mass protest, remove all unrest but 3
   *[other] in { $count } eastern areas with a mass protest, remove all unrest but 3
}
effect-rundown = { $count } eastern { $count ->
    [one] factory runs
   *[other] factories run
} down
effect-repair = repair { $count } rundown { $count ->
    [one] factory
   *[other] factories
} { $where }
effect-raze = raze { $count } external { $count ->
    [one] factory
   *[other] factories
} { $where } for good, with all infrastructure
effect-power-red = state power (red): the East keeps this card
effect-power-pink = state power (pink): the East keeps this card
effect-wall = the Wall is built: flight stops, but every End of Decade moves prestige 1 field towards the West and costs 1 point to dismantle
effect-open-wall = the Wall opens: flight starts again
effect-dissolve = the Stasi is dissolved: the East loses its state-power cards and can never collect more; unrest on them returns, at most 1 to an area
effect-guillaume = the East can look at the West's hand or at the top 2 cards of the draw deck and swap 1 of them for a hand card; from the deck, it can remove 1 instead
effect-rheinsberg = build the factory in Rheinsberg
effect-arrows-prestige = prestige { $count } { $count ->
    [one] field
   *[other] fields
} { $side ->
    [west] towards the West
   *[east] towards the East
}
effect-arrows-currency = Western currency { $signed }
effect-arrows-socialists = socialists { $signed }
effect-by = { $effect } ({ $by ->
    [west] the West decides where
   *[east] the East decides where
})
effect-then = then { $effect }

## Short forms of the symbols, for narrow columns.
sign-build = B+{ $count }
sign-dismantle = B-{ $count }
sign-unrest-place = U+{ $count }
sign-unrest-remove = U-{ $count }
sign-standard-place = L+{ $count }
sign-standard-bare = L~{ $count }
sign-standard-lose = L-{ $count }
sign-move = U>{ $count }
sign-calm = U=3{ $count ->
    [one] { "" }
   *[other] x{ $count }
}
sign-rundown = F-{ $count }
sign-repair = F+{ $count }
sign-raze = F/{ $count }
sign-power-red = SP
sign-power-pink = SP
sign-wall = Wall
sign-open-wall = Wall open
sign-dissolve = no SP
sign-guillaume = Guillaume
sign-rheinsberg = Rheinsberg
sign-arrows-prestige = P{ $arrows }
sign-arrows-currency = C{ $arrows }
sign-arrows-socialists = S{ $arrows }
sign-limit = <={ $most }
sign-of = { $sign }{ $side ->
    [west] {" "}W
   *[east] {" "}E
}
sign-place = { $sign } { $code }
sign-place-west-germany = WG
sign-place-cssr = ČSSR
sign-place-polska = PL
sign-place-rheinsberg = Rh
sign-place-niedersachsen-hamburg = NI/Hamburg
sign-by = { $sign } @{ $by ->
    [west] W
   *[east] E
}

## The effect on the face of a card: one line per clause. $where is an area, a side or another
## place; the shorter of two wordings is for narrow cards.
brief-build = Build { $count }
brief-dismantle = Dismantle { $count }
    .least = Dism. { $count }
brief-unrest-place = Unrest +{ $count }
brief-unrest-remove = Unrest -{ $count }
brief-standard-place = Standard +{ $count }
brief-standard-bare = Bare standard +{ $count }
brief-standard-lose = Standard -{ $count }
brief-move = Move { $count } unrest
brief-calm = Protest to 3{ $count ->
    [one] { "" }
   *[other] {" "}x{ $count }
}
brief-rundown = Rundown { $count }
brief-repair = Repair { $count }
brief-raze = Raze { $count }
brief-power-red = State power
brief-power-pink = State power
brief-wall = The Wall is built
    .short = Wall built
brief-open-wall = The Wall opens
brief-dissolve = Stasi dissolved
    .short = No Stasi
brief-guillaume = Guillaume
brief-rheinsberg = Build Rheinsberg
brief-side-west = West
    .least = W
brief-side-east = East
    .least = E
brief-place-west-germany = West without WB
    .short = WG
brief-place-cssr = ČSSR
brief-place-polska = Poland
brief-place-niedersachsen-hamburg = NI + Hamburg
    .short = NI/HH
brief-area = { NAME($place) }
brief-where = { $brief } { $where }
brief-limit = { $brief }, max { $most }
    .least = { $brief } ≤{ $most }
brief-by = { $brief } by { $side }
    .least = { $brief } by { $side }
brief-arrows = { $track } { $arrows }
brief-arrows-to = { $track } { $arrows } { $side }
