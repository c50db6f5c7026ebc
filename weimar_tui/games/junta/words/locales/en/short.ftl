### Effects in short, for outcome cards and for the lines of the chronicle.

short-units = { $number } { $unit }
short-lost = { FAMILY($family) } −{ $units }
short-to = { FAMILY($family) } → { $area }
short-exile = { FAMILY($family) } → exile ({ $area })
short-gone = { FAMILY($family) }: no way out, units lost
short-rebel = { FAMILY($family) } rebels
short-dead = { FAMILY($family) } is dead
short-failed = { $reason ->
    [dead] { FAMILY($family) } was dead already
    [place] wrong place
    [die] misses { FAMILY($family) }
    [volunteer] backs out
    [home] { FAMILY($family) } was at home
   *[shield] { FAMILY($family) } lives
}
short-shield = { CARD($card) } protects { FAMILY($family) }
short-loot = { FAMILY($family) } takes { $notes ->
    [none] the pocket
   *[other] { $notes }
}
short-loot-lost = { $notes } under the stack
short-burgled = { FAMILY($family) } pays { FAMILY($by) }{ $notes ->
    [none] { "" }
   *[other] { " " }{ $notes }
}
short-won = { $number ->
    [0] no one changes sides
    [one] 1 unit of { FAMILY($family) } changes sides
   *[other] { $number } units of { FAMILY($family) } change sides
}
short-excuse = excuse for a coup
short-bank = { $safe ->
    [yes] bank safe from the police
   *[no] bank no longer safe
}
short-moved = { $units }: { $area } → { $to }
short-placed = +{ $units }: { $area }
short-transferred = { $units } → { FAMILY($family) }
short-paid = { FAMILY($family) }{ $notes ->
    [none] { "" }
   *[other] { " " }{ $notes }
}
short-donated = takes { $notes ->
    [none] the top note
   *[other] { $notes }
}
short-many-dice = { $number } dice, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
short-laid = { CARD($card) } on the table
short-deposited = deposits { $notes }
short-withdrawn = withdraws { $notes }
short-vote = { $votes } for { $side ->
    [yes] Yes
    [no] No
   *[other] { FAMILY($side) }
} ({ $items })
short-offer = { $gives ->
    [none] nothing
   *[other] { $gives }
} for { $wants ->
    [none] nothing
   *[other] { $wants }
}
short-answered = { $answer ->
    [accepted] accepted
    [refused] refused
   *[lapsed] lapsed
}{ $known ->
    [yes] : { $reason }
   *[no] { "" }
}
short-evening = { $name }: { $text }
short-pair = { $one }–{ $other }

## What a line is about
short-what-fight = fight · { $area }
short-what-shell = { $weapon ->
    [gunboat] gunboat · { $area }
   *[strike] air strike · { $area }
}
short-what-bribe = bribe · { $area }
short-what-attempt = { $means } · { FAMILY($family) }, { $place }
short-what-vote = { $about ->
    [election] election
   *[other] vote
}
short-what-budget = budget
short-what-bank = bank
short-what-envelopes = envelopes
short-what-office = office
short-what-offer = offer → { FAMILY($family) }
short-what-answer = offer of { FAMILY($family) }
short-what-evening = evening
short-what-talk = private talk

## Outcome cards
roll-table = Results: { $table }.
roll-nothing = Nothing happens.
roll-hits = hits, if the place is right
roll-misses = misses
roll-obeys = { $number ->
    [one] the unit changes sides
   *[other] { $number } units change sides
}
roll-stays = stays loyal
roll-hit = a hit
roll-no-hit = no hit
roll-row-nothing = nothing happens
roll-salvo = { $number }{ $opening ->
    [yes] { " " }opening fire
   *[no] { "" }
}
roll-hit-count = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
roll-from = ({ $units })
roll-target = { FAMILY($family) } · { $area }
roll-losses-open = Losses not chosen yet.
roll-no-losses = No losses.

## Pages about the bank and a coup
page-bank = Round { $round }: the bank
page-bank-seen = Seen at the bank: { $families }
page-bank-deposited = You deposit { $notes }.
page-bank-withdrawn = You withdraw { $notes }.
page-bank-nothing = You deposit nothing and withdraw nothing.
page-bank-account = Account in Switzerland: { $before } → { MILLION($after) }
page-bank-pocket = Still in your pocket: { MILLION($number) }. Only money in Switzerland counts at the end.
page-coup = Round { $round }: the coup
page-coup-rebels = Rebels: { $families }
page-coup-area = { $area }: { $text }
pair-fire = { FAMILY($family) } → { FAMILY($other) }
short-both = { $one }: { $other }
short-no-losses = no losses
short-threat = { $text }, or else: { $threat }
