### Offers, their clauses and promises. Clauses are nouns that fit both “give” and “want”.
### $by gives the clause, $to gets it.

offer = { $gives } for { $wants }{ $threatened ->
    [yes] ; or else: { $threat }
   *[no] { "" }
}
offer-nothing = nothing

clause-pay = { MILLION($number) } now
clause-card = { CARD($card) }
clause-card-type = { $type ->
    [influence] an influence card
    [vote] a vote card
    [donation] a donation
    [assassin] an assassin or a shield
    [bribe] a bribe
    [excuse] an excuse
    [event] an event card
   *[unit] a unit card
}
clause-units = { UNITS($unit, $number) } { AREA($area, form: "in") }
clause-passage = safe passage now
clause-later = { MILLION($number) } by the end of next round
clause-vote-yes = a Yes vote
clause-vote-no = a No vote
clause-vote-family = votes only for { FAMILY($family) }
clause-votes = at least { $number } { $number ->
    [one] vote
   *[other] votes
}
clause-office = the office of { WORD("office", $office, form: "name") }
clause-budget = at least { MILLION($number) } in the next budget
clause-more = { MILLION($number) } more than announced
clause-force = use of force against the Chamber
clause-no-force = no use of force against the Chamber
clause-peace = no attempt this round
clause-attack = an attempt on { FAMILY($family) }
clause-place = the evening { PLACE($place, form: "in") }
clause-loyal = loyalty in the coup
clause-rebel = rebellion
clause-side-president = the President's side at the end
clause-side-junta = the junta's side at the end
clause-hold = units staying { AREA($area, form: "in") }
clause-go = units going to { AREA($area) }
clause-no-fire = no fire at each other
clause-spare = mercy before the firing squad

## What happens if an offer is refused
threat-vote-no = a No vote
threat-attack = an attempt
threat-rebel = rebellion
threat-shoot = the firing squad
threat-fire = fire

## Promises: $me says whether the reader made (by) or received (to) it
promise-only = only a promise
    .short = promised
promise-word = { $clause } ({ $only })
promise-open = { $me ->
    [by] You have promised { FAMILY($to) }
    [to] { FAMILY($by) } has promised you
   *[other] { FAMILY($by) } has promised { FAMILY($to) }
}: { $clause }.
promise-kept = { $me ->
    [by] You have kept your promise to { FAMILY($to) }
    [to] { FAMILY($by) } has kept the promise to you
   *[other] { FAMILY($by) } has kept the promise to { FAMILY($to) }
}: { $clause }.
promise-broken = { $me ->
    [by] You have broken your promise to { FAMILY($to) }
    [to] { FAMILY($by) } has broken the promise to you
   *[other] { FAMILY($by) } has broken the promise to { FAMILY($to) }
}: { $clause }.
promise-void = { $me ->
    [by] Your promise to { FAMILY($to) } is void
    [to] The promise of { FAMILY($by) } to you is void
   *[other] The promise of { FAMILY($by) } to { FAMILY($to) } is void
}: { $clause }.
threat-kept = { $me ->
    [by] You have carried out your threat against { FAMILY($to) }
    [to] { FAMILY($by) } has carried out the threat against you
   *[other] { FAMILY($by) } has carried out the threat against { FAMILY($to) }
}: { $clause }.
threat-broken = { $me ->
    [by] You have not carried out your threat against { FAMILY($to) }
    [to] { FAMILY($by) } has not carried out the threat against you
   *[other] { FAMILY($by) } has not carried out the threat against { FAMILY($to) }
}: { $clause }.
threat-void = { $me ->
    [by] Your threat against { FAMILY($to) } is void
    [to] The threat of { FAMILY($by) } against you is void
   *[other] The threat of { FAMILY($by) } against { FAMILY($to) } is void
}: { $clause }.
threat-open = { $me ->
    [by] You threaten { FAMILY($to) }
    [to] { FAMILY($by) } threatens you
   *[other] { FAMILY($by) } threatens { FAMILY($to) }
}: { $clause }.

## Why an accepted offer lapsed
lapse = { $who ->
    [offerer] { $what ->
        [pay] the family that made it can no longer pay
        [card] the family that made it no longer has the card
        [units] the family that made it no longer commands the units
       *[other] the family that made it can no longer grant it
    }
   *[receiver] { $what ->
        [pay] the family that accepted it cannot pay
        [units] the family that accepted it does not command the units
       *[other] the family that accepted it does not have the card
    }
}

## Clauses in at most 16 columns, for offers side by side
brief-pay = { MILLION($number) }
brief-card = { $name }
brief-card-type = { $type ->
    [influence] influence card
    [vote] vote card
    [donation] donation
    [assassin] assassin card
    [bribe] bribe
    [excuse] excuse
    [event] event card
   *[unit] unit card
}
brief-units = { $number } { $area }
brief-passage = safe passage
brief-later = { MILLION($number) } later
brief-vote-yes = Yes vote
brief-vote-no = No vote
brief-vote-family = votes: { FAMILY($family) }
brief-votes = { $number }+ { $number ->
    [one] vote
   *[other] votes
}
brief-office = { $office }
brief-budget = next budget { $number }+
brief-more = { MILLION($number) } more
brief-force = force
brief-no-force = no force
brief-peace = no attempt
brief-attack = attempt: { FAMILY($family) }
brief-place = at: { PLACE($place, form: "name") }
brief-loyal = loyalty
brief-rebel = rebellion
brief-side-president = President's side
brief-side-junta = junta's side
brief-hold = stay: { $area }
brief-go = go to { $area }
brief-no-fire = no fire
brief-spare = mercy
brief-more-clauses = +{ $number }
