### Full cards: a line of facts, when to play them, requirements and source.

card-title = { $name }
card-facts = { WORD("type", $type) }{ $count ->
    [one] { "" }
   *[other] { " " }· { $count } in the deck
}
card-needs-card = Only with { CARD($card) } in front of you.
card-needs-office = Only for { OFFICE($office) }.
card-source-fact = From an old edition's deck.
card-source-original = Our own design.

## When a card can be played
card-when-influence = Put it on the table in front of you during talks or before you vote. It stays until your family dies.
card-when-vote = On your turn in a vote or an election.
card-when-donation = During talks, when you have too many cards in hand, or during your movement in a coup.
card-when-attempt = When assassinations are announced.
card-when-shield = When a family tries to kill you, or has you shot on your return from exile.
card-when-attempt-shield = When assassinations are announced, or when a family tries to kill you.
card-when-sway = During your movement in a coup.
card-when-place = To start a coup, to join one, or during your movement.
card-when-excuse = When you are asked whether to start a coup.
card-when-end-vote = On your turn in the first round of a vote.
card-when-revote = During a vote, before the result is declared.
card-when-influence-event = On your turn in a vote or an election.
card-when-motion-remove = During the talks before the offices are handed out.
card-when-alternative-budget = After a budget was rejected and not forced through.
card-when-account = During the talks about offices or the budget, or when you have too many cards in hand.
card-when-close-bank = During the talks about places, or before the first assassination is announced.
