### Families played by bots: their names in the setup form, and the reasons for their choices.

ui-player-cunning = bot: cunning
ui-player-loyalist = bot: loyalist
ui-player-opportunist = bot: opportunist
ui-player-conspirator = bot: conspirator
ui-player-kleptocrat = bot: kleptocrat
ui-player-diplomat = bot: diplomat
ui-player-hothead = bot: hothead

# --- reasons ---
reason-bot-appoints = { FAMILY($family) } can be trusted with power
reason-bot-bribes = money can still turn this coup
reason-bot-resigns = it expects a coup and has nothing to lose
reason-bot-card-ends = it is ahead now and wants no second round
reason-bot-card-turns = a card can still turn this vote, and enough depends on it
reason-bot-fires = its chances against { FAMILY($family) } are good enough
reason-bot-flees = the coup is lost, and the embassy is near
reason-bot-force = its share is worth using force for
reason-bot-no-chance = it has no chance itself and expects most from { FAMILY($family) }
reason-bot-no-force = its share is not worth using force for
reason-bot-likes-best = it expects more from { FAMILY($family) } than from others
reason-bot-marches = a power centre is within reach from here
reason-bot-refuses-ahead = { FAMILY($family) } is already far enough ahead
reason-bot-refuses-cheated = { FAMILY($family) } took payment for a promise and broke it
reason-bot-refuses-costs-1 = for one million more, yes
reason-bot-refuses-costs-2 = for two million more, yes
reason-bot-refuses-costs-3 = for three million more, yes
reason-bot-refuses-costs-4 = for four million more, yes
reason-bot-refuses-given = already promised otherwise
reason-bot-refuses-little = that is too little
reason-bot-refuses-never = that is against its own interest
reason-bot-refuses-pays-1 = it is worth one million at most
reason-bot-refuses-pays-2 = it is worth two million at most
reason-bot-refuses-pays-3 = it is worth three million at most
reason-bot-refuses-pays-4 = it is worth four million at most
reason-bot-refuses-trust = no trust in the word of { FAMILY($family) }
reason-bot-refuses-words = a promise alone is not enough
reason-bot-share-enough = { $number ->
    [0] it has its own reasons
   *[other] { MILLION($number) } is enough for a Yes
}
reason-bot-share-poor = { $number ->
    [0] no money, no Yes
   *[other] { MILLION($number) } is too little for a Yes
}
reason-bot-shoots = { FAMILY($family) } is too rich or too dangerous
reason-bot-spares = { FAMILY($family) } could be useful alive
reason-bot-side-decides = its choice decides the coup
reason-bot-side-winner = this side is winning
reason-bot-stands = no family makes a better President

# --- Gains and losses. $better is yes or no.
reason-bot-alive = { $better ->
    [yes] less danger to life
   *[no] more danger to life
}
reason-bot-cards = { $better ->
    [yes] more cards in hand
   *[no] fewer cards in hand
}
reason-bot-coup = { $better ->
    [yes] a coup would end better
   *[no] a coup would end worse
}
reason-bot-influence = { $better ->
    [yes] more weight in votes
   *[no] less weight in votes
}
reason-bot-money = { $better ->
    [yes] more money in the bank
   *[no] less money in the bank
}
reason-bot-offices = { $better ->
    [yes] better offices
   *[no] worse offices
}
reason-bot-pocket = { $better ->
    [yes] more money in the pocket
   *[no] less money in the pocket
}
reason-bot-president = { $better ->
    [yes] better prospects for the presidency
   *[no] worse prospects for the presidency
}

# --- The goal of a puzzle, after “Aguado to move:”. $holds: whether the family is in power;
# --- $side: its side in a coup (rebel, loyal), or none outside a coup.
goal-alive = stay alive
goal-cards = get more cards
goal-coup = { $side ->
    [rebel] bring down the President
    [loyal] be on the winning side when the shooting is over
   *[none] be prepared for a coup
}
goal-influence = gain weight in votes
goal-money = bank more money than the others
goal-offices = get better offices
goal-pocket = get money
goal-president = { $holds ->
    [yes] stay in power
   *[no] get closer to power
}

# --- What can be counted: after this answer ($here), and after the other one ($there). $about is rebel or loyal.
count-account = { $here } million in Switzerland instead of { $there }
count-richer = { $here ->
    [one] { $here } family richer than you
   *[other] { $here } families richer than you
} instead of { $there }
count-pocket = { $here } million in the pocket instead of { $there }
count-president = President in { $here_of_ten } of 10 cases instead of { $there_of_ten }
count-offices = { $here ->
    [one] { $here } office
   *[other] { $here } offices
} instead of { $there }
count-hand = { $here ->
    [one] { $here } card
   *[other] { $here } cards
} in hand instead of { $there }
count-influence = { $here ->
    [one] { $here } influence card
   *[other] { $here } influence cards
} on the table instead of { $there }
count-alive = alive in { $here_of_ten } of 10 cases instead of { $there_of_ten }
count-units = { $about ->
    [rebel] { $here } units against the President instead of { $there }
   *[loyal] { $here } units for the President instead of { $there }
}

# How far bots play on in the coach's worlds, after “played on by bots”.
coach-until = to the next round

# --- What the coach says of talk. Sums are millions to one decimal; $trust is a percentage. Shown
# --- on a line of its own under the answer.
coach-by-rule = A rule of thumb in place of percentages: the coach's imagined games cannot judge talk, payments, discards or single moves in a coup.
coach-gains = What each offer is worth to you in millions, by rule of thumb: the coach's imagined games skip talk.
coach-offer = { $offer }
note-worth = By rule of thumb, what you get is worth about { NUMBER($gets, minimumFractionDigits: 1) } million to you, and what you give costs you { $gives ->
    [0] next to nothing
   *[other] about { NUMBER($gives, minimumFractionDigits: 1) }
}.{ $trust ->
    [100] { "" }
   *[other] { " " }Promises of { FAMILY($family) } count at { $trust }%.
}
note-contradicts = It contradicts a promise you have given.
note-counter = { $how ->
    [less] A counter-offer could give less: { $clause }.
   *[more] A counter-offer could ask for this: { $clause }.
}
note-not-payable = You cannot accept: you don't have what it asks for.
note-deal = { $listed ->
    [yes] { "" }
   *[no] { $offer }.{ " " }
}Worth about { NUMBER($worth, minimumFractionDigits: 1) } million to you, and { FAMILY($family) } is likely to accept.
note-no-deal = None of the usual offers is good for you and likely to be accepted. For another one, choose “your own offer …” and ask the coach there.
note-no-more = You have made all your offers for now.
note-for = For { $clause }: you gain about { NUMBER($worth, minimumFractionDigits: 1) } million, and { FAMILY($family) } is likely to accept.
note-no-want = No offer to { FAMILY($family) } is good for you and likely to be accepted.
note-give = { FAMILY($family) } is likely to accept, and you { $worth ->
    [0] neither gain nor lose
   *[other] gain about { NUMBER($worth, minimumFractionDigits: 1) } million
}.
note-give-loss = { FAMILY($family) } is likely to accept, but you lose about { NUMBER($worth, minimumFractionDigits: 1) } million.
note-no-give = Nothing you can give is likely to satisfy { FAMILY($family) }.
note-send = You gain about { NUMBER($worth, minimumFractionDigits: 1) } million, and { FAMILY($family) } is likely to accept.
note-send-bad = You lose about { NUMBER($worth, minimumFractionDigits: 1) } million.
note-send-refused = You would gain about { NUMBER($worth, minimumFractionDigits: 1) } million, but { FAMILY($family) } will probably refuse.
note-to-all = An offer to everybody has no estimate: it depends on who accepts.
note-breaks = It breaks your promise to { FAMILY($family) }.
note-rule-flees = Best by rule of thumb: the coup is lost, and the embassy is near.
note-rule-bribes = Best by rule of thumb: money can still turn this coup.
note-rule-side-decides = Best by rule of thumb: your choice decides the coup.
note-rule-side-winner = Best by rule of thumb: this side is winning.
note-move-attacks = Leads into a fight { AREA($area, form: "in") }: { $dice } of your dice against { $foes }.
note-move-takes = Takes { AREA($area) }, an undefended power centre.
note-move-guards = Guards { AREA($area) }, a power centre that enemies can reach.
note-move-strengthens = Strengthens { AREA($area) }, a power centre your side holds.
note-move-leads = Leads towards { AREA($area) }, { $steps ->
    [one] one more move away
   *[other] { $steps } more moves away
}.
note-move-nothing = Leads to no power centre that your side needs.
note-move-leaves = It leaves { AREA($area) } without a unit, and enemies can take that power centre.
note-move-stays = Every unit stays where it is.
note-move-none = You have no units that can move now.
note-move-first = This does not use up your movement.
note-move-holds = The units that stay hold { AREA($area) }.
note-move-all = Nothing here needs guarding, and together they are stronger.
note-fire-hold = The odds are not good enough to open fire.
note-fire-dice = { $dice } of your dice against { $foes } of { FAMILY($family) }.
note-shells = Aims at { $number } { $number ->
    [one] unit
   *[other] units
} of { FAMILY($family) }{ $centre ->
    [yes] {" "}in a power centre
   *[no] {""}
}.
note-shells-wait = No target is worth it yet.
note-settle = The junta holds { $held } of the five power centres and needs three.
note-casualty = These units are the easiest to do without.
note-expected = By habit, others expect you there with a chance of { $percent }%.
note-lightest = The smallest sum that is enough; nobody gives change.
note-least-useful = The kind of card in your hand that helps least on average.
note-fewest-votes = Without it you keep the most votes.
note-lay = On the table it votes every time; in your hand it does nothing.
note-play = It brings money at once and makes room in your hand.
note-deposit = Only money in Switzerland counts in the end; in your pocket it can be taken.
