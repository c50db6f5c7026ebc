### Whole cards: a line of facts, when they can be played, what they need, where they are from.

card-title = { $name }
card-facts = { WORD("type", $type) }{ $count ->
    [one] { "" }
   *[other] { " " }· { $count } in the deck
}
card-needs-card = Only with { CARD($card) } before you.
card-needs-office = Only for { OFFICE($office) }.
card-source-fact = From the deck of an old edition.
card-source-original = Our own.

## When a card can be played
card-when-influence = Lay it open before you while there is talk, or before you vote. It stays until your family dies.
card-when-vote = In your turn of a vote or an election.
card-when-donation = While there is talk, with too many cards in hand, or in your movement in a coup.
card-when-attempt = When assassinations are announced.
card-when-shield = When somebody tries to kill you, or has you shot on your return from exile.
card-when-attempt-shield = When assassinations are announced, or when somebody tries to kill you.
card-when-sway = In a coup, in your movement.
card-when-place = To start a coup, to join it, or in your movement.
card-when-excuse = When you are asked whether you start a coup.
card-when-end-vote = In the first round of a vote, in your turn.
card-when-revote = In a vote, before the result is declared.
card-when-influence-event = In your turn of a vote or an election.
card-when-motion-remove = In the talk before the offices are given out.
card-when-alternative-budget = When a budget was rejected and not forced.
card-when-account = In the talk about offices or the budget, or with too many cards in hand.
card-when-close-bank = In the talk about places, or before the first assassination is announced.
