### One message per event, in full sentences. A hidden value $x comes with $x-known, which is
### yes or no.

event-round-began = Round { $round } begins.
event-phase-began = { $phase ->
    [draw] Cards are drawn.
    [offices] The President hands out the offices.
    [aid] The foreign aid arrives.
    [budget] The budget is on the table.
    [places] Everyone looks for a place to spend the evening.
    [assassinations] The hour of the assassins.
    [bank] The bank.
    [coup] The hour of the generals.
   *[end] The round ends.
}

## Cards
event-cards-drawn = { FAMILY($family) } draws { $cards-count } { $cards-count ->
    [one] card
   *[other] cards
}{ $cards-known ->
    [yes] : { $cards }.
   *[no] .
}
event-deck-shuffled = The deck is empty: the discards are shuffled.
event-card-discarded = { FAMILY($family) } discards { CARD($card) }.
event-card-given = { FAMILY($by) } gives { FAMILY($to) } { $card-known ->
    [yes] { CARD($card) }.
   *[no] a card.
}
event-influence-laid = { FAMILY($family) } puts { CARD($card) } on the table.
event-card-played = { FAMILY($family) } plays { CARD($card) }{ $targeted ->
    [yes] { " " }on { FAMILY($target) }.
   *[no] .
}
event-donated = { FAMILY($family) } cashes a secret donation{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-account-seen = { FAMILY($family) } has looked at the Swiss account of { FAMILY($of) }{ $total-known ->
    [yes] : { MILLION($total) }.
   *[no] .
}
event-influence-dropped = { FAMILY($family) } loses { CARD($card) }.
event-influence-borrowed = The small parties all vote for { FAMILY($family) } this round.
event-extra-votes = { FAMILY($family) } has { $number } extra votes this round.
event-money-paid-under = { FAMILY($family) } pays { $notes-known ->
    [yes] { $notes } under the stack{ $friends ->
        [0] .
       *[other] , and rich friends pay { MILLION($friends) }.
    }
   *[no] nothing: rich friends pay { MILLION($friends) }.
}

## Offices and elections
event-election-began = { $why ->
    [start] The republic does not have a President yet: an election.
    [death] The President is dead: a new one is elected.
    [resignation] The President has resigned: a new one is elected.
    [removal] The President has been removed: a new one is elected.
    [refusal] The election continues without the family that refused.
    [coup] The last Rebel has left the country: an election.
   *[vacancy] The chair is empty: an election.
}
event-nominated = { FAMILY($by) } nominates { $self ->
    [yes] itself.
   *[no] { FAMILY($family) }.
}
event-ballot-began = Ballot { $number }: { $candidates } { $candidates-count ->
    [one] stands.
   *[other] stand.
}
event-ballot-tied = A tie between { $families }.
event-lot-drawn = Lots are drawn: the choice falls on { FAMILY($family) }.
event-all-redrawn = Still a tie: everyone draws a new hand, and { FAMILY($host) } takes a note.
event-elected = { FAMILY($family) } is elected President.
event-refused = { FAMILY($family) } declines the honour.
event-resigned = { FAMILY($family) } resigns as President.
event-removed = The Chamber removes { FAMILY($family) } from the presidency.
event-presidency-vacant = No family can be elected: the chair stays empty.
event-pocket-handed-over = { FAMILY($by) } hands everything in its pocket to { FAMILY($to) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-office-given = { FAMILY($family) } becomes { WORD("office", $office, form: "name") }.
event-brother-in-law-chosen = The brother-in-law acts for an office of { FAMILY($family) }: { WORD("office", $office, form: "name") }.

## Votes and budget
event-aid-drawn = { FAMILY($family) } draws { $number } notes of aid{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-budget-announced = { FAMILY($by) } announces, in millions: { $sums }.
event-vote-began = { $about ->
    [budget] The Chamber votes on the budget of { FAMILY($by) }.
    [alternative] The Chamber votes on the alternative budget of { FAMILY($by) }.
   *[competence] { FAMILY($by) } moves to remove the President; the Chamber votes.
}
event-vote-cast = { FAMILY($family) } casts { $votes } { $votes ->
    [one] vote
   *[other] votes
} for { $side ->
    [yes] Yes
    [no] No
   *[other] { FAMILY($side) }
} ({ $items }).
event-abstained = { FAMILY($family) } casts { $round ->
    [1] no vote.
   *[other] no more votes.
}
event-second-round-left-out = { CARD($card) }: the second round is skipped.
event-votes-voided = { FAMILY($family) } finds a fault in the minutes: all votes are void.
event-vote-ended = { $yes } Yes, { $no } No.
event-tie-broken = A tie: { FAMILY($family) } decides on { $side ->
    [yes] Yes.
   *[no] No.
}
event-budget-carried = The budget of { FAMILY($by) } passes.
event-budget-rejected = The budget of { FAMILY($by) } is rejected.
event-budget-forced = { FAMILY($family) } sends the police into the Chamber: the deputies discover the merits of the budget.
event-force-declined = { FAMILY($family) } keeps the police in their precincts.
event-notes-handed-over = { FAMILY($by) } hands { $number } { $number ->
    [one] note
   *[other] notes
} to { FAMILY($to) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-envelope-paid = { FAMILY($by) } hands { FAMILY($to) } an envelope{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-aid-kept = { FAMILY($family) } keeps the aid, in trust for the nation.

## Places, attempts, bank
event-went-into-exile = { FAMILY($family) } flees to { AREA($area) }.
event-places-revealed = Places: { $places }.
event-attempt-announced = { FAMILY($by) } { $means ->
    [burglars] sends burglars and hopes not to find { FAMILY($victim) } { PLACE($place, form: "in") }.
    [police] sends the secret police for { FAMILY($victim) }, { PLACE($place, form: "in") }.
   *[other] expects { FAMILY($victim) } { PLACE($place, form: "in") }.
}
event-attempt-failed = { $reason ->
    [dead] Too late for { $means-name }: { FAMILY($victim) } is already dead.
    [place] { START($means-name) } sent by { FAMILY($by) }: wrong place, { FAMILY($victim) } is elsewhere.
    [die] { START($means-name) } misses { FAMILY($victim) }.
    [volunteer] { START($means-name) } thinks better of it. { FAMILY($victim) } lives.
    [home] { START($means-name) } sent by { FAMILY($by) }: { FAMILY($victim) } is at home, and nothing is stolen.
   *[shield] The attempt of { FAMILY($by) } on { FAMILY($victim) } fails.
}
event-die-rolled = { FAMILY($family) } rolls { $face } for { CARD($card) }.
event-shield-used = { FAMILY($family) } is protected by { CARD($card) }.
event-murdered = { FAMILY($family) } is murdered on the orders of { FAMILY($by) }. The family sends its next cousin.
event-died-by-own-card = { CARD($card) } backfires: { FAMILY($family) } is dead.
event-loot-taken = { FAMILY($by) } takes everything in the pocket of { FAMILY($family) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-loot-lost = The money in the pocket of { FAMILY($family) } goes under the stack: { $notes }.
event-burgled = { FAMILY($family) } was not at home and pays { FAMILY($by) }{ $notes-known ->
    [yes] : { $notes }.
   *[no] .
}
event-bank-marker-turned = { $safe ->
    [yes] The bank is safe from the secret police until the end of the next round.
   *[no] The bank is no longer safe from the secret police.
}
event-bank-closed = { $reason ->
    [rejected] The bank stays closed this round.
   *[holiday] Bank holiday: the bank stays closed this round.
}
event-lunch-break = The bank takes a lunch break until the shooting is over.
event-bank-visited = { FAMILY($family) } visits the bank{ $deposited-known ->
    [yes] { $withdrawn-known ->
        [yes] , deposits { $deposited } and withdraws { $withdrawn }.
       *[no] { " " }and deposits { $deposited }.
    }
   *[no] { $withdrawn-known ->
        [yes] { " " }and withdraws { $withdrawn }.
       *[no] .
    }
}
event-returned = { FAMILY($family) } is back from exile.
event-returner-shot = { FAMILY($family) } is shot on the way home, on the orders of { FAMILY($by) }.

## Coup
event-excuse-turned = { $reason ->
    [rejected] A rejected budget is an excuse for a coup.
    [forced] Police in the Chamber are an excuse for a coup.
    [murder] A murder is an excuse for a coup.
   *[other] { FAMILY($family) } finds an excuse for a coup: { CARD($reason) }.
}
event-coup-began = { $way ->
    [card] A coup! { FAMILY($family) } calls people into the streets.
    [move] A coup! { FAMILY($family) } moves troops.
    [land] A coup! { FAMILY($family) } lands troops.
    [shell] A coup! { FAMILY($family) } trains the gunboat on the palace.
   *[strike] A coup! { FAMILY($family) } sends aircraft against the palace.
}
event-became-rebel = { FAMILY($family) } joins the Rebels.
event-coup-phase-began = { $phase ->
    [0] The Rebellion phase.
   *[other] Coup phase { $phase }.
}
event-coup-phase-ended = Power centres after { $phase ->
    [0] the Rebellion phase
   *[other] phase { $phase }
}: junta { $junta }, President { $president }.
event-units-placed = { FAMILY($family) }: { UNITS($unit, $number) } { AREA($area, form: "in") }.
event-units-moved = { FAMILY($family) } moves { $units } from { AREA($area) } to { AREA($to) }.
event-landed = { FAMILY($family) } lands { UNITS($unit, 1) } { AREA($area, form: "in") }.
event-units-transferred = { FAMILY($by) } puts { $units } { AREA($area, form: "in") } under the command of { FAMILY($to) }.
event-bribed = { FAMILY($family) } bribes units of { FAMILY($of) } { AREA($area, form: "in") } and rolls { $dice }: { $won ->
    [0] no one changes sides.
    [one] one changes sides.
   *[other] { $won } change sides.
}
event-police-responded = { FAMILY($family) } sends police from { AREA($area) } to { AREA($to) }.
event-shell-fired = { FAMILY($family) }: { $weapon ->
    [gunboat] the gunboat fires
   *[strike] an air strike
} on { FAMILY($target) } { AREA($area, form: "in") }: { $dice }.
event-fight-began = Fighting { AREA($area, form: "in") }: { $targets }.
event-salvo-fired = Salvo { $salvo } { AREA($area, form: "in") }{ $opening ->
    [yes] , opening fire
   *[no] { "" }
}: { FAMILY($family) } on { FAMILY($target) }: { $dice }.
event-units-lost = { FAMILY($family) } loses { UNITS($unit, $number) } { AREA($area, form: "in") }.
event-retreated = { FAMILY($family) } retreats from { AREA($area) } to { AREA($to) }.
event-units-gone = { FAMILY($family) } finds no way out { AREA($area, form: "in") } and loses the units.
event-fight-ended = The fighting { AREA($area, form: "in") } is over.
event-passage-answered = { FAMILY($family) } { $granted ->
    [yes] grants { FAMILY($exile) } safe passage.
   *[no] refuses { FAMILY($exile) } safe passage.
}
event-settled = All agree: { SIDE($side) } has won.
event-side-taken = { FAMILY($family) } is { SIDE($side, form: "for") }.
event-coup-decided = { $side ->
    [president] The President has won, with { $president } of { $centres-count } power centres.
   *[junta] The junta has won, with { $junta } of { $centres-count } power centres.
}
event-junta-voted = The junta has voted: { $votes }.
event-shot-by-firing-squad = { FAMILY($family) } has an appointment with the firing squad, on the orders of { FAMILY($by) }.
event-spared = { FAMILY($by) } spares { FAMILY($family) }.

## Talk
event-window-opened = { $about ->
    [offices] Talk about the offices.
    [election] Talk about the election.
    [budget] Talk about the budget.
    [places] Talk about the evening.
    [coup] Talk about the coup.
   *[phase] A pause in the coup, to talk.
}
event-ready = { FAMILY($family) } has finished talking.
event-spoke = { FAMILY($by) } and { FAMILY($to) } have talked in private.
event-offer-made = { FAMILY($by) } to { FAMILY($to) }: { $offer }.
event-offer-answered = { $answer ->
    [accepted] { FAMILY($family) } accepts the offer of { FAMILY($by) }: { $offer }.
    [refused] { FAMILY($family) } refuses the offer of { FAMILY($by) }: { $offer }.
   *[lapsed] The offer of { FAMILY($by) } lapses: { $offer }.
}{ $reason-known ->
    [yes] { " " }{ START($reason-text) }.
   *[no] { "" }
}
event-paid = { FAMILY($by) } gives { FAMILY($to) } { $notes-known ->
    [yes] { $notes }.
   *[no] something.
}
event-promises-judged = { $promises }
event-game-ended = { $ending ->
    [stack-spent] The aid has run out. The Swiss accounts, in millions: { $accounts }.
    [all-dead] All families are dead. The Swiss accounts, in millions: { $accounts }.
   *[other] The last round is over. The Swiss accounts, in millions: { $accounts }.
}

## Parts of events
means-police = the secret police
item-family = the family itself
item-extra = the looted church
item-borrowed = the small parties
pair-sum = { FAMILY($family) } { $other }
pair-place = { FAMILY($family) } { PLACE($other, form: "in") }
pair-target = { FAMILY($family) } fires at { FAMILY($other) }
pair-vote = { FAMILY($family) } for { FAMILY($other) }
