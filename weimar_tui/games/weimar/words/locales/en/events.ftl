### One message per event, in full sentences. $count is an amount without its sign, $sign is gain or
### lose.

event-round-started = Round { $round } begins ({ $years }): { CARD($card) }.
event-phase-started = { $phase ->
    [setup] Setup.
    [republic] Republic Phase.
    [agenda] Agenda Phase.
    [impulse] Impulse Phase.
   *[politics] Politics Phase.
}
event-step-started = Politics, step { $number }: { WORD("step", $number) }.
event-first-player = { PARTY($party) } plays first this round.

## Figures
event-base-placed = { PARTY($party) } places a base in { NAME($city) }.
event-base-removed = { $other ->
    [yes] { PARTY($by) } removes a base of { PARTY($party) } in { NAME($city) }.
   *[no] { PARTY($party) } loses a base in { NAME($city) }.
}
event-seats-changed = { PARTY($party) } { $sign ->
    [gain] gains
   *[lose] loses
} { $count } { $count ->
    [one] seat
   *[other] seats
} and now has { $total }.
event-vp-changed = { PARTY($party) } { $sign ->
    [gain] gains
   *[lose] loses
} { $count } VP{ $sourced ->
    [yes] { " " }({ SOURCE($source, form: "short") })
   *[no] { "" }
} and now has { $total }.
event-reserve-changed = { PARTY($party) } { $sign ->
    [gain] gains
   *[lose] spends
} { $count } Reserve { $count ->
    [one] point
   *[other] points
} and now has { $total }.
event-nsdap-figure-placed = { PARTY($party) } places a figure on space { $space } of the NSDAP track.
event-nsdap-figure-stopped = The Iron Front holds: { PARTY($party) } does not place its figure on the NSDAP track.
event-parliament-cut = Parliament has more than 24 seats and is cut to { $total }.

## Cards
event-cards-drawn = { PARTY($party) } draws { $cards-count } { $deck ->
    [timeline] timeline
   *[other] party
} { $cards-count ->
    [one] card
   *[other] cards
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-deck-shuffled = The { WORD("deck", $deck) } deck is shuffled.
event-set-added = { PARTY($party) } shuffles its { WORD("set", $set) } into its deck.
event-stage-changed = The { WORD("set", $out) } timeline cards leave the game, and the { WORD("set", $into) } ones enter it.
event-agenda-revealed = { PARTY($party) } reveals its agenda { CARD($agenda) }.
event-card-played = { PARTY($party) } plays { CARD($card) } { $use ->
    [event] for its event
    [debate] for a debate
   *[actions] for actions
}{ $before ->
    [yes] , before the first impulse
   *[no] { "" }
}.
event-card-event = { PARTY($party) } carries out the event of { CARD($card) }.
event-card-discarded = { PARTY($party) } discards { CARD($card) }.
event-card-removed = { CARD($card) } leaves the game.
event-card-laid-open = { CARD($card) } is placed next to the Foreign Affairs deck.
event-behaviour-turned = { PARTY($party) } turns the behaviour card { CARD($card) }.
event-card-play-forced = { PARTY($party) } must play a card at once.
event-nothing-to-discard = { PARTY($party) } has { $politician ->
    [yes] no politician
   *[no] no card
} to discard.
event-president-card-used = { PARTY($party) } uses the Reichspräsident.
event-president-card-turned = The Reichspräsident of { PARTY($party) } is active again.

## Opinion and society
event-issue-placed = The issue “{ ISSUE($issue) }” enters on space { CELL($cell) }.
event-issue-moved = { PARTY($party) } moves “{ ISSUE($issue) }” from { CELL($origin) } to { CELL($cell) }.
event-issue-removed = { $unwon ->
    [yes] No party has won “{ ISSUE($issue) }”: it leaves the Opinion Track without effect.
   *[no] The issue “{ ISSUE($issue) }” leaves the Opinion Track.
}
event-issue-resolved = { PARTY($party) } resolves “{ ISSUE($issue) }”: { CHOICE($issue, $option) }.
event-issue-not-agreed = There is no agreement on “{ ISSUE($issue) }”, so it has no effect.
event-proposal-made = { $minor ->
    [yes] { PARTY($party) } proposes on “{ ISSUE($issue) }”: { PARTY($actor) } takes control.
   *[no] { PARTY($party) } proposes on “{ ISSUE($issue) }”: { PARTY($actor) } carries out “{ CHOICE($issue, $option) }”.
}
event-proposal-answered = { PARTY($party) } { $agreed ->
    [yes] agrees
   *[no] does not agree
} to the proposal on “{ ISSUE($issue) }”.
event-issue-majority = { PARTY($party) } has won { $place ->
    [1] the most issues
   *[2] the second most issues
} ({ $wins }, value { $value }).
event-society-placed = The society marker “{ SOCIETY($marker) }” enters the Society Track.
event-society-removed = { $pushed_out ->
    [yes] The society marker “{ SOCIETY($marker) }” is pushed off the Society Track.
   *[no] The society marker “{ SOCIETY($marker) }” is removed.
}
event-society-resolved = The society marker “{ SOCIETY($marker) }” takes effect.

## Threats, economy, foreign affairs
event-threat-placed = { $threat ->
    [prosperity] Prosperity comes to { NAME($city) }.
    [poverty] Poverty comes to { NAME($city) }.
    [unrest] Unrest breaks out in { NAME($city) }.
    [regime] A Regime takes power in { NAME($city) }.
    [councils] Councils take power in { NAME($city) }.
    [uprising] An Uprising breaks out in { NAME($city) }.
   *[other] { THREAT($threat, form: "one") } is placed in { NAME($city) }.
}
event-threat-removed = { $threat ->
    [prosperity] Prosperity ends in { NAME($city) }.
    [poverty] Poverty ends in { NAME($city) }.
    [unrest] Unrest ends in { NAME($city) }.
    [regime] The Regime in { NAME($city) } falls.
    [councils] The Councils in { NAME($city) } fall.
    [uprising] The Uprising in { NAME($city) } ends.
   *[other] { THREAT($threat, form: "one") } is removed in { NAME($city) }.
}
event-dr-marker-placed = { THREAT($threat) } is placed in the DR box, which now holds { $total }.
event-dr-marker-removed = { THREAT($threat) } leaves the DR box, which now holds { $total }.
event-party-threats-turned = The party threats of { PARTY($party) } are now { $active ->
    [yes] active
   *[no] inactive
}.
event-economy-moved = The economy { $sign ->
    [gain] rises
   *[lose] falls
} to level { $level }.
event-economy-held = { $ends ->
    [yes] The economy stays at level { $level }: the track ends there.
   *[no] The economy stays at level { $level }: level { $next } allows { $allowed ->
        [0] no active Councils or Regimes
       *[other] at most { $allowed } active Councils or Regimes
    }, and there { $power ->
        [one] is 1
       *[other] are { $power }
    }.
}
event-rentenmark-introduced = The Rentenmark is introduced; Inflation is over for good.
event-flag-changed = { $sign ->
    [gain] A flag of { NATION($nation) } is placed
   *[lose] A flag of { NATION($nation) } is removed
}: now { $total }.
event-negotiation-opened = { PARTY($party) } begins negotiating { CARD($card) }; its effects before the roll come first.
event-negotiation-ended = { $success ->
    [yes] { PARTY($party) } completes { CARD($card) }.
   *[no] { PARTY($party) } negotiates { CARD($card) } without success.
}
event-minor-party-taken = { PARTY($party) } now controls the { PARTY($minor, form: "name") }.
event-stresemann-turned = { $side ->
    [active] Gustav Stresemann is active again.
    [inactive] Gustav Stresemann has been used and is now inactive.
   *[out] Gustav Stresemann leaves the game.
}
event-rule-laid = { $modifier ->
    [forbid] { $scope ->
        [coalition] { PARTY($party) } must refuse every coalition.
       *[other] { PARTY($party) } cannot carry out any { SCOPE($scope) }.
    }
   *[other] A new rule applies to { SCOPE($scope) } of { PARTY($party) }: { $modifier ->
        [cost] cost { $signed } AP
        [dice] dice { $signed }
       *[result] result { $signed }
    }.
}
event-nsdap-shield-raised = The Iron Front is ready: the next figure for the NSDAP track will not be placed.

## Units
event-unit-moved = { $moved_by ->
    [somebody] { PARTY($party) } moves { UNIT($unit, 1, form: "one") } { $origin ->
        [supply] from the supply
        [dissolved] from the dissolved area
       *[other] from { NAME($origin) }
    } to { NAME($city) }.
   *[nobody] { UNIT($unit, 1, form: "one") } goes { $origin ->
        [supply] from the supply
        [dissolved] from the dissolved area
       *[other] from { NAME($origin) }
    } to { NAME($city) }.
}
event-unit-dissolved = { UNIT($unit, 1, form: "one") } in { NAME($city) } is dissolved.
event-unit-withdrawn = { UNIT($unit, 1, form: "one") } returns from { NAME($city) } to the supply.
event-unit-flipped = A unit in { NAME($city) } changes sides: it is now { UNIT($unit, 1, form: "one") }.
event-units-reinforced = { UNIT($unit, $number) } { $number ->
    [one] is
   *[other] are
} added to the supply.

## Attempts and rolls
event-attempt-announced = { $action ->
    [negotiate] { PARTY($party) } negotiates { CARD($target) } with { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $modified ->
        [yes] { " " }({ $modifiers })
       *[no] { "" }
    }.
   *[other] { PARTY($party) } announces { ACTION($action, $party, form: "one") } in { NAME($city) }{ $targeted ->
        [yes] { " " }against { PARTY($target) }
       *[no] { "" }
    } with { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $modified ->
        [yes] { " " }({ $modifiers })
       *[no] { "" }
    }.
}
event-coup-opposed = { $opposed ->
    [yes] { PARTY($party) } opposes the Coup in { NAME($city) }.
   *[no] { PARTY($party) } stays out of the Coup in { NAME($city) }.
}
event-reichswehr-lent = { $lent ->
    [yes] DNVP lends its black Reichswehr in { NAME($city) }.
   *[no] DNVP does not lend its black Reichswehr in { NAME($city) }.
}
event-reacted = { $carded ->
    [yes] { PARTY($party) } reacts with { CARD($card) }.
   *[no] { PARTY($party) } reacts in { NAME($city) } with { ACTION("reaction", $party, form: "one") }.
}
signed-number = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[none] { $size }
}
event-result-changed = { ACTION($action) }: result { $signed }.
event-dice-changed = { ACTION($action) }: dice { $signed }.
event-result-bought = { PARTY($party) } pays 2 points: { ACTION($action) } result +1.
event-dice-rolled = { $purpose ->
    [city] Dice for a random city: { $dice }.
    [vote] { PARTY($party) } rolls for votes: { $dice }.
   *[other] { PARTY($party) } rolls { $dice } for { ACTION($purpose, $party, form: "one") }: result { $result }.
}
event-roll-repeated = { $card ->
    [A07] { PARTY($by) } uses Gustav Stresemann: all dice are rerolled.
   *[other] { PARTY($by) } plays { CARD($card) }: all dice are rerolled.
}
event-attempt-failed = { ACTION($action, $party) } of { PARTY($party) }{ $located ->
    [yes] { " " }in { NAME($city) }
   *[no] { "" }
} fails without effect.
event-random-city = The dice ({ $dice }) choose { NAME($city) }.

## Government and votes
event-reserve-pledged = { PARTY($party) } pledges { $amount } { $amount ->
    [one] Reserve point
   *[other] Reserve points
}.
event-government-declared = Government declaration: { $calm } { $calm ->
    [one] city
   *[other] cities
} without threats, { $troubled } with two or more.
event-coalition-answered = { PARTY($party) } { $agreed ->
    [yes] agrees to a coalition with { PARTY($partner) }.
   *[no] refuses a coalition with { PARTY($partner) }.
}
event-government-formed = { $form ->
    [absolute-majority] { $parties } governs alone with an absolute majority.
    [minority] { $parties-count ->
        [one] { $parties } forms a Minority Cabinet.
       *[other] { $parties } form a Minority Cabinet. Chancellor: { PARTY($chancellor) }.
    }
   *[coalition] { $parties } form the government. Chancellor: { PARTY($chancellor) }.
}
event-tie-broken = As Chancellor, { PARTY($chancellor) } breaks the tie: { PARTY($party) }.
event-votes-counted = { PARTY($party) } has { $votes } { $votes ->
    [one] vote
   *[other] votes
}.
event-seat-for-reroll = { PARTY($party) } gives up a seat to roll again.
event-runoff-opened = The second ballot is between { WORD("president", $first) } and { WORD("president", $second) }.
event-vote-cast = { PARTY($party) } casts { $votes } { $votes ->
    [one] vote
   *[other] votes
} for { $choice ->
    [yes] YES
    [no] NO
   *[other] { WORD("president", $choice) }
}.
event-president-elected = { WORD("president", $party) } is elected Reichspräsident.
event-petition-decided = The result of the petition: { $answer ->
    [yes] YES
   *[no] NO
}.
event-prussia-struck = { $accepted ->
    [yes] { PARTY($party) } carries out the Strike on Prussia.
   *[no] { PARTY($party) } refuses the Strike on Prussia.
}
event-game-ended = { $ending ->
    [republic-survived] The republic has survived. { $winners } { $winners-count ->
        [one] wins
       *[other] win
    }.
    [overthrow-seats] { $winners } holds half of all seats: the republic is overthrown.
    [overthrow-cities] { $winners } holds the cities: the republic is overthrown.
    [nsdap] The NSDAP seizes power. Everyone loses. { $enablers } made it possible.
   *[anarchy] The republic collapses into anarchy. { $winners } { $winners-count ->
        [one] wins
       *[other] win
    }.
}
modifier = { $signed } { $text }
modifier-poverty = for Poverty
modifier-prosperity = for Prosperity
modifier-kpd = against the KPD
modifier-round = in its own round
modifier-rule = by the agenda
modifier-source = { SOURCE($source, form: "short") }
