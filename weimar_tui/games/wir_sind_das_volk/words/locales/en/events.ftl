### One message per event, in full sentences; the program capitalises the first letter.
### $known is yes if the reader may see hidden cards, $why is the reason of the event.

event-decade-started = Decade { $roman } begins. Its special card is { CARD($special) }.
event-cards-discarded = { SIDE($seat) } discards { $cards-count } { $cards-count ->
    [one] card
   *[other] cards
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-hand-filled = { SIDE($seat) } draws { $cards-count } { $cards-count ->
    [one] card
   *[other] cards
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-display-filled = { WORD("half", $half) } of the decade. On display: { $cards }.
event-card-taken = { SIDE($seat) } takes { CARD($card) }{ $place ->
    [hand] { " " }from its hand
   *[other] { "" }
}: { $action ->
    [unrest] remove unrest.
    [build] build.
    [standard] living standard.
   *[event] event.
}
event-price-paid = { $how ->
    [draw] In return for the special card, the East lets the West draw a card.
    [discard] In return for the special card, the East discards { CARD($card) }.
   *[none] The special card costs the East nothing.
}
event-half-ended = The last card of the display has been taken; the { WORD("half", $half) } of the decade is over.

## Economy
event-factory-built = { SIDE($by) } builds a factory in { NAME($city) }.
event-line-built = { SIDE($by) } builds infrastructure { CONNECTION($connection) }.
event-factory-dismantled = { SIDE($by) } dismantles the factory in { NAME($city) }.
event-line-dismantled = { SIDE($by) } dismantles infrastructure { CONNECTION($connection) }.
event-connection-works = The connection { CONNECTION($connection) } is complete.
event-connection-broken = The connection { CONNECTION($connection) } is broken.
event-factory-rundown = { $by ->
    [west] The West lets the factory in { NAME($city) } run down.
    [east] The East lets the factory in { NAME($city) } run down.
   *[none] The factory in { NAME($city) } runs down.
}
event-factory-repaired = The factory in { NAME($city) } is repaired.
event-external-razed = The factory in { NAME($city) } is razed for good{ $lines ->
    [0] .
   *[other] , with { $lines } infrastructure.
}

## Living standard
event-standard-placed = { $sector ->
    [none] The living standard in { NAME($area) } rises to { $total }.
   *[other] The living standard in { NAME($area) } ({ SECTOR($sector) }) rises to { $total }.
}
event-standard-transferred = { NAME($patron_state) } passes on its living standard to the { SECTOR($patron_state) }; West Berlin now has { $total }.
event-standard-lost = { NAME($area) }{ $sector ->
    [none] { "" }
   *[other] { " " }({ SECTOR($sector) })
} loses { $count } living { $count ->
    [one] standard
   *[other] standards
}{ $why ->
    [hold] { " " }that it cannot hold.
   *[other] .
}

## Unrest
event-unrest-placed = { $count } unrest placed in { NAME($area) }{ $why ->
    [compare] { " " }(it has fallen behind)
    [socialists] { " " }(a socialist has left)
    [dissolve] { " " }(it returns from a state-power card)
   *[other] { "" }
}, { $total } in total.
event-unrest-removed = { $count } unrest removed in { NAME($area) }{ $why ->
    [power] { " " }(state power)
    [socialist] { " " }(socialists)
    [standard] { " " }(living standard)
   *[other] { "" }
}, { $total } left.
event-unrest-moved = 1 unrest moves from { NAME($area) } to { NAME($to) }.
event-protest-started = Mass protest in { NAME($area) }: { $words }
event-protest-ended = A mass protest in { NAME($area) } ends{ $worded ->
    [yes] { " " }({ $word } disappears).
   *[no] .
}
event-protest-imported = The protest in West Berlin spreads to { NAME($patron_state) }: { $words }
event-protest-import-ended = The imported protest in { NAME($patron_state) } ends{ $worded ->
    [yes] { " " }({ $word } disappears).
   *[no] .
}

## Tracks, state power, socialists
event-track-moved = { TRACK($track, form: "name") } track: from { $before } to { $after }.
event-arrow-blocked = { TRACK($track, form: "name") } cannot move any further; this favours { SIDE($side) }.
event-symbol-voided = { SIDE($by) } declares void: { $clause }.
event-symbol-ignored = Not possible: { $clause }.
event-power-collected = The East keeps { CARD($card) } as a { WORD("colour", $colour) } state-power card.
event-power-used = The East uses { CARD($card) } in { NAME($area) }.
event-power-refreshed = The state-power cards are ready again.
event-stasi-dissolved = The Stasi is dissolved{ $cards-count ->
    [0] .
   *[other] ; the East loses { $cards }.
}
event-wall-built = The Wall is built and stops the flight.
event-wall-opened = The Wall opens, and people can flee again.
event-guillaume-looked = { $where ->
    [hand] Guillaume: the East looks at the West's hand
    [deck] Guillaume: the East looks at the top of the draw deck
   *[none] The East does not use Guillaume
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-guillaume-swapped = { $known ->
    [yes] The East gives { CARD($given) } and takes { CARD($taken) } { $where ->
        [hand] from the West's hand.
       *[deck] from the draw deck.
    }
   *[no] The East swaps a card from its hand for one { $where ->
        [hand] from the West's hand.
       *[deck] from the draw deck.
    }
}
event-guillaume-removed = The East removes { CARD($card) } in the draw deck from the game.
event-socialist-moved = { $count ->
    [one] 1 socialist goes
   *[other] { $count } socialists go
} to { NAME($area) }.
event-socialists-gained = The East gains { $count } { $count ->
    [one] socialist.
   *[other] socialists.
}
event-socialists-lost = { $count ->
    [one] 1 socialist leaves
   *[other] { $count } socialists leave
} { $area ->
    [none] the holding box.
   *[other] { NAME($area) }.
}

## End of Decade
event-phase-started = 9.{ $phase } { WORD("phase", $phase) }
event-wall-counted = The Wall costs the East 1 prestige and 1 of its { $points } points.
event-flight-counted = Flight: { $steps } { $steps ->
    [one] step
   *[other] steps
}, { $points } { $points ->
    [one] point
   *[other] points
}; the East has { $has }. Counted: flight symbols on the cards played { $symbols } + best western area { $west_best } + red state power { $red_power } + protest in the East { $east_protest } − worst eastern area { $east_worst } − protest in the West { $west_protest }.
event-prestige-executed = { $field ->
    [0] Prestige is on 0: nothing happens.
   *[other] { $executed ->
        [0] { SIDE($by) } chooses the centre of the prestige track: nothing happens.
       *[other] { SIDE($by) } carries out field { $executed } of the prestige track: { $does }.
    }
}
event-currency-counted = Western currency: track { $track }, exports { $exports-count }{ $exports-count ->
    [0] { "" }
   *[other] { " " }({ $exports })
}{ $worst ->
    [-1] {""}; a western area has no factory, so any factory in the East exports
   *[other] , with factories of { $worst } or more
}; needed { $needed }: { $missing ->
    [0] enough.
   *[other] { $missing } short.
}
event-power-counted = { $cards ->
    [0] The East has no state power to pay for.
   *[other] State power costs the East { $cards } of its { $points } points.
}
event-hamburg-named = Hamburg counts for { NAME($area) }.
event-standard-checked = { $too_many ->
    [none] All living standard is held.
   *[other] Living standard above the limit: { $too_many }.
}
event-compared = { NAME($area) } has { $own }, the best area { $best }: { $unrest } unrest.
event-attacked = { NAME($area) } attacks { NAME($to) } with { $usable }: { $unrest } unrest.
event-socialists-counted = Socialists track on { $field }: { $sign ->
    [gain] { $change } more
    [lose] { $change } fewer
   *[same] no change
}; { $cadre_school } in the holding box, { $placed } in areas.
event-markers-counted = Mass protests: West { $west }, East { $east }.
event-decade-goes-on = Decade { $roman } is over. Neither state has collapsed.
event-game-ended = { $lesson ->
    [yes] The lesson ends here. { $text }
   *[no] { $text }
}
