### Figures for each answer to a question.

ui-preview-head-base = base
ui-preview-head-unrest-removed = −Unrest
ui-preview-head-poverty-removed = −Poverty
ui-preview-head-uprising = Uprising
ui-preview-head-councils = Councils
ui-preview-head-regime = Regime
ui-preview-head-power = removed
ui-preview-head-dissolved = dissolved
ui-preview-head-weakened = weaker
ui-preview-head-vp-lost = −VP
ui-preview-head-seat-lost = −seat
ui-preview-head-base-lost = −base
ui-preview-head-treaty = success
ui-preview-head-first = 1st threat
ui-preview-head-troubled = 2 threats
ui-preview-head-eased = under 2
ui-preview-head-calm = no threat
ui-preview-head-dr = DR box +1
ui-preview-head-dr-less = DR box −1
ui-preview-head-ends = anarchy
ui-attempt-short = { $party } · { $fell ->
    [yes] { $rolled }, result { $result }
   *[no] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $modified ->
        [yes] , result { $modifier }
       *[no] { "" }
    }
}
coalition-next-round = next round, as things stand
coalition-head-vp = VP
coalition-head-seats = seats
coalition-head-rolls = crisis rolls
coalition-join = { $equal ->
    [yes] The present Chancellor chooses the new one.
   *[no] { $chancellor } is Chancellor.
} { $calm } { $calm ->
    [one] city
   *[other] cities
} without threats: 1 VP each, shared; { $troubled } with two or more: −1 seat each. { $rolls ->
    [0] No crisis rolls.
   *[other] { $markers } markers in the DR box mean { $rolls } crisis { $rolls ->
        [one] roll
       *[other] rolls
    } per party.
}{ $turned ->
    [none] { "" }
   *[other] { " " }Not counted while that party governs: { $turned }.
}
coalition-refuse = { $number ->
    [0] No other coalition is left.
    [1] { $first } ({ $seats }) is asked next{ $must ->
        [yes] { " " }and must accept
       *[no] { "" }
    }.
   *[other] { $first } or { $second } ({ $seats } each): the Chancellor decides.
} Without a majority, a Minority Cabinet goes into the DR box.
figure-chance = { $percent }%
roll-prevented = Prevented: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. This roll would have caused it.
roll-tried = You tried: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. It happened anyway.
roll-reacted = You reacted: { $what }{ $known ->
    [yes] { " " }{ $before } → { $after }
   *[no] { "" }
}. This roll would not have caused it.
roll-without-bought = without the +1: { $text }
roll-without = without { $reaction }: { $text }
