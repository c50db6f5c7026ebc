### Junta's screen: its panes and title line.

ui-pane-map = Puerto Plátano
ui-pane-offices = Families
ui-pane-budget = Budget and ballot
ui-pane-money = Money
ui-pane-talk = Talk

## The title line
ui-head-round = Round { $round } of { $last }
ui-head-president = President
ui-head-you = you: { $family }
ui-head-no-president = no President
ui-head-rebellion = Coup: Rebellion phase
ui-head-coup = Coup: phase { $phase } of { $last }
ui-head-centres = Junta { $junta }:{ $president }
ui-head-first = First Rebel { $family }
ui-head-excuse = excuse for a coup
ui-head-bank-closed = bank closed
ui-head-lunch = bank at lunch
ui-head-bank-safe = bank safe from the police
ui-danger-centres = The junta holds two power centres: a third one decides the coup
ui-danger-short-centres = junta: 1 centre from victory
ui-danger-short-rounds = { $last ->
    [yes] last round
   *[no] one more round after this
}
ui-danger-rounds = { $last ->
    [yes] Last round: only money in Switzerland counts
   *[no] One more round after this one
}

## Hand and money
ui-hand-count = { $number } { $number ->
    [one] card
   *[other] cards
}
ui-money-short = Pocket { $pocket } · Account { $account }
ui-money-pocket = In the pocket
ui-money-account = In Switzerland
ui-money-friends = Rich friends pay { $number } more this round
ui-money-tonight = Tonight you are here: { $place }
ui-money-both = Pocket/account
ui-money-seen = had { $number } million in Switzerland
ui-money-secret = Only you can see this. Only money in Switzerland counts at the end.
ui-money-spectator = Pockets and accounts are secret.

## Offices and votes
ui-column-family = Family
ui-column-offices = Offices
ui-column-votes = Votes
ui-column-cards = Cards
ui-column-hand = c
ui-column-nights = Seen
ui-place-letter-bank = b
ui-place-letter-hq = q
ui-place-letter-home = h
ui-place-letter-lover = l
ui-place-letter-club = n
ui-places-letters = b bank q HQ h home l lover n club
ui-places-tonight = Tonight:
ui-places-before = Last night:
ui-bank-state = Bank:
ui-bank-open = open
ui-bank-closed = closed this round
ui-bank-lunch = opens after the coup
ui-bank-safe = safe from the secret police
ui-bank-unsafe = the secret police can shoot there
ui-bank-unsafe-own = your secret police can shoot there
ui-bank-and = { $first }; { $rest }

## The budget and votes
ui-budget-sum = { MILLION($number) } announced in total
ui-budget-none = No budget has been announced this round.
ui-budget-announced = said
ui-budget-paid = paid
ui-budget-voted = vote
ui-budget-keeps = keeps
ui-vote-yes = Yes
ui-vote-no = No
ui-vote-carried = passed
ui-vote-rejected = rejected
ui-vote-forced = forced
ui-vote-vacant = nobody
ui-vote-title = { $about ->
    [nomination] Election, candidates so far
    [election] Election
    [competence] Removing the President
    [alternative] Alternative budget
   *[budget] Vote on the budget
}{ $ended ->
    [no] { $about ->
        [nomination] { "" }
        [election] , ballot { $round }
       *[other] , round { $round }
    }
   *[yes] : { $result }
}
ui-vote-left = Yet to vote:
ui-vote-unseen = plus at most { $number } from hidden cards
ui-vote-certain-yes = Passes whatever the others do
ui-vote-certain-no = Fails whatever the others do

## A coup
ui-coup-centres = Power centres: junta { $junta }, President { $president }{ $empty ->
    [0] { "" }
   *[other] { " " }({ $empty } of them empty)
}
ui-coup-gunboat = gunboat, 3 dice
ui-coup-strikes = { $number } air { $number ->
    [one] strike
   *[other] strikes
}
ui-coup-sign = { $side ->
    [junta] Rebel
    [president] loyal
   *[none] undecided
}
ui-coup-opens-fire = fires first
ui-coup-waits = { $unit } waiting

## Talk
ui-talk-nothing = No offers, and no promises that you know of.
ui-talk-attempts = Attempts announced tonight
ui-talk-promises = Promises
ui-talk-public = in public
ui-talk-private = in private
ui-talk-how = { " " }({ $public ->
    [yes] { ui-talk-public }
   *[no] { ui-talk-private }
}{ $countered ->
    [yes] ; still open alongside the counter-offer
   *[no] { "" }
})
ui-talk-all = everyone

## Quick offers
ui-deal-quick = To { $family }{ $both ->
    [vote-yes] : we both vote Yes
    [vote-no] : we both vote No
    [yes] , both ways: { $give }
   *[no] : { $give }; in return { $want }
}
ui-deal-votes = { $family } has { $number } public { $number ->
    [one] vote
   *[other] votes
}.
ui-deal-to = To { $family }: { $offer }
ui-deal-own = An offer of your own to { $family }
ui-deal-again = { $again ->
    [yes] Repeat or change
   *[no] Change
} – { $offer }
ui-talk-answered = { $answer ->
    [accepted] { $family } accepts.
    [lapsed] Your offer has lapsed.
    [refused-why] { $family } refuses: { $reason }.
   *[refused] { $family } refuses.
}
ui-talk-offered = { $counter ->
    [yes] { $family } makes you a counter-offer.
   *[no] { $family } makes you an offer.
}
ui-deal-no-change = You cannot pay the exact sum and there is no change: this costs you { $number } million.
ui-talk-offer = { $open ->
    [countered] Your offer, still open alongside the counter-offer
    [yes] Your open offer
   *[no] Your last offer
}: { $offer }.
ui-move-rest = Stay put for the rest of the coup, unless fired at
ui-talk-no-more = You have made all your offers for now.
ui-group-gift = Give something away …
ui-group-give = Give away a card …
ui-area-centre = A power centre.
ui-deal-now = Takes effect immediately if the offer is accepted.
ui-deal-gift = Given immediately, without anyone having to accept it.
ui-deal-word = Only a promise, so it is not binding. The game remembers it and judges it when the time comes.
ui-deal-threat = If the offer is refused, this is your word: the game notes whether you carry it out.

## Several people at one keyboard
ui-hot-seat-who = { $question } Who wants the keyboard?
ui-hot-seat-secret = Taking the keyboard does not commit you to anything. The others look away.
ui-hot-seat-nobody = Nobody: continue
ui-hot-seat-call = { $family } takes the keyboard
ui-hot-seat-word = { $call } (message from { $partners })
ui-hot-seat-open = { $family }: { $question }
ui-hot-seat-curtain = Play a card first, or talk: the others look away
ui-word-title = Promises kept, broken:
ui-word-kept = { $letter } { $kept }, { $broken }
ui-area-party = { $family } has { $units } there.
ui-area-way = { $number } { $number ->
    [one] move
   *[other] moves
} away from { $areas }.
ui-units-short = Only { $units } { $number ->
    [one] comes
   *[other] come
} instead of { $printed }: all others are in the city already.
ui-coup-odds = { $side ->
    [alone] If you rebel alone
    [with] If you rebel with { $rebels }
   *[without] Without you, Rebels { $rebels }
}: about { $quiet }% chance of success if no other family acts, { $resist }% if all others fight for the President.
ui-draft-give = You give: { $clause }
ui-draft-want = You want: { $clause }
ui-hands-face-down = Hands and pockets are face down.
ui-hot-seat-deposit = Go to the bank and deposit everything
ui-talk-partners = Public votes; promises kept or broken
ui-talk-votes = { $number } { $number ->
    [one] vote
   *[other] votes
}
ui-talk-word = kept { $kept }, broken { $broken }
ui-group-pay = Money now …
ui-group-later = Money by the end of next round …
ui-group-more = More money than announced …
ui-group-budget = Money in the next budget …
ui-group-votes = A number of votes …
ui-group-vote = Votes for a family …
ui-group-office = An office …
ui-group-card = A card …
ui-group-card-of = A card of a certain kind …
ui-group-attack = An attempt …
ui-group-place = Where to spend the evening …
ui-group-units = Units …
ui-group-hold = Units that stay …
ui-group-go = Units that go …
ui-offices-given = Given so far: { $offices }
ui-vote-anew = { $family } has had the vote declared void: it is repeated.

## Families while the city is quiet
ui-family-you = { $family } (you)
ui-family-no-office = no office
ui-family-word = word
ui-family-no-word = no promise due yet
ui-family-said-no = said no: “{ $reason }”
ui-family-refused = refused your last offer
ui-family-no-influence = no influence
ui-family-short-no-word = none due
ui-family-not-seen = none yet
ui-family-seen = nights:
ui-family-mostly = mostly { $place } { $times }/{ $nights }

## Offers side by side
ui-offer-get = you get
ui-offer-give = you give
ui-offer-gives = { $family } gives
ui-offer-own = your own offer …
ui-offer-terms = You get: { $gets }. You give: { $gives }.
ui-offer-nothing = nothing
ui-offer-you = you
ui-offer-by-you = you
ui-offer-legend = { $now } now  { $word } promised
ui-offer-accept = Accept
ui-offer-refuse = Refuse
ui-offer-counter = Counter: edit this offer
ui-offer-answer = { $known ->
    [no] { $family } has made no promises yet.
   *[yes] { $family } has kept { $kept } { $kept ->
        [one] promise
       *[other] promises
    } and broken { $broken }.
} Enter: accept, refuse or counter.
ui-offer-again = Enter: open this offer again, to send it once more or change it.
ui-offer-make = Enter: make { $family } this offer.
ui-offer-else = Or else: { $threat }.

## What an answer would mean
ui-stakes-office = { $office ->
    [minister] The Minister commands the police, has a free attempt every evening, can force a rejected budget through and can have returning exiles shot.
    [admiral] The Admiral commands the gunboat and the marines.
    [air] The Commander of the Air Force has the air strikes and the paratroops.
   *[general] A general commands the soldiers of the brigade.
}
ui-stakes-breaks = This breaks your promise to { $family }.
ui-stakes-of = { $family } holds this office.
ui-stakes-exile = No one can kill you there, but you have no votes and no units, and cannot play cards. The President acts for one of your offices. When you come back, the Minister may have you shot.
ui-stakes-force = { $number ->
    [0] Nothing was announced for you.
   *[other] You are paid what was announced for you: { MILLION($number) }.
} The bank opens only after a coup. Either way, everyone has an excuse for a coup.
ui-stakes-no-force = { $family } keeps all of the aid, and the bank stays closed this round. Either way, everyone has an excuse for a coup.
ui-stakes-return = { $commands ->
    [yes] { $family } controls the police and can have you shot.
   *[no] { $family } can act for the Minister as brother-in-law and have you shot.
} You would lose your pocket ({ MILLION($number) }) and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your hand.
ui-stakes-safe-return = No one can shoot you on the way home.
ui-stakes-stay = { $round ->
    [yes] You are asked again this round only if no one could shoot you.
   *[no] You stay in exile and are asked again later this round.
}
ui-stakes-fire = { $loyal ->
    [president] The President's units do not fire back in the Rebellion phase.
   *[family] { $family } can fire back in this phase only by joining the Rebels.
}
ui-stakes-junta = Only the Rebels vote, with one vote each: { $families }. { $first } decides a tie.
ui-stakes-laid = Your votes: { $before } → { $after }, in every vote from now on.
ui-stakes-shot = You take everything in its pocket. The family loses { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in its hand and { $influence ->
    [0] no influence
    [one] 1 influence card
   *[other] { $influence } influence cards
}, and is out until the round ends.
