### Full cards, as shown and printed.

card-title = { $id } { $name }{ $dated ->
    [yes] { " " }({ $year })
   *[no] { "" }
}
card-values = { $kind ->
    [politician] Politician. Action points { $large }; debate { $large } and { $small }.
    [timeline] Timeline card. Action points { $large }; debate { $large } and { $small }. Its event must happen.
   *[event] Event. Action points { $large }; debate { $large } and { $small }.
}
card-set = { WORD("deck", $deck, form: "name") }, { WORD("set", $set) }.
card-early = Early: you can only choose the event in your first two impulses of a round, or before the impulses.
card-round = Round { $round } ({ $years }).
card-affair = Dice: 1 and 1 for each flag of { NATION($nation) }. Needs { $needs } or more; result +1 in round { $bonus_round }.
card-affair-above = Before every roll: { $does }.
card-affair-after = After every roll: { $does }.
card-affair-success = On success: { $does }.
card-minor = Controlled by { $eligible }. Seats in rounds 1 to 6: { $seats }.
card-minor-dvp = The Gustav Stresemann card belongs to the party that controls the DVP. In step 4 it becomes active again.
card-scenario = Behaviour card of { PARTY($party) }.
card-issue-option = “{ ISSUE($issue) }” won, { $label }: { $does }.
card-society = Each Politics Phase, “{ SOCIETY($marker) }”: { $does }.
card-extra-A11 = On success, all Blockade markers leave the game for good before anything else happens. As long as this card is open, place 1 Blockade in the DR box at the end of every round.
card-besides-A11 = On success, all Blockade markers leave the game for good.
card-extra-A03 = First the yellow timeline cards leave the game and the orange ones enter it.
card-extra-A05 = First the orange timeline cards leave the game and the brown ones enter it.
card-after-stays = Discard it afterwards.
card-after-removed = After its event, this card leaves the game.
card-after-beside = After its event, place this card next to the Foreign Affairs deck.
card-after-politician = Played as a reaction: discard it and draw a party card.
card-source-rulebook = Printed in the rulebook.
card-source-report = Known from reports of games.
card-source-original = Our own design.

agenda-issue = Put the issue “{ ISSUE($issue) }” on space { CELL($cell) }.
agenda-set = When first chosen: shuffle { WORD("set", $set) } into your deck.
agenda-draw = Draw { $number } extra party { $number ->
    [one] card
   *[other] cards
}.
agenda-pre-impulse = You can play a card before the impulses begin.
