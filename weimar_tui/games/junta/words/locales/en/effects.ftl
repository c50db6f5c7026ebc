### What cards do. Clauses without a full stop; the first letter is made large by the program.
### $use is the type of the card, $needs the card that must lie before the player.

effect-votes = { $with ->
    [yes] { $number } { $number ->
        [one] more vote
       *[other] more votes
    } if you have { CARD($partner) } before you too
   *[no] { $number } { $number ->
        [one] vote
       *[other] votes
    }{ $use ->
        [vote] , once
       *[other] { " " }every time
    }
}
effect-fund = rich friends: up to { MILLION($number) } each round towards the cost of assassins and bribes
effect-take-notes = take the top { $number ->
    [one] note
   *[other] { $number } notes
} of the stack
effect-pay = pay { MILLION($number) }
effect-attempt = name a family{ $protected ->
    [yes] , but not { $offices }
   *[no] { "" }
}{ $open ->
    [yes] { $protected ->
        [yes] , { "" }
       *[no] { " " }
    }and a place: if it is there
   *[no] : if it is { PLACE($place, form: "in") }
}{ $die ->
    [yes] , roll a die; on { $span } it is killed
   *[no] , it is killed
}
    .rolled = if the place is right, the family is killed
effect-police-attempt = the secret police make one more attempt
effect-shield = the attempt on you fails
effect-burgle = name a family: if it is not { PLACE($place, form: "in") }, it pays you { MILLION($number) }
effect-kill-self = you are killed yourself
effect-sway = name an area: for { $pairs ->
    [yes] every two { WORD("bribed", $units, form: "many") }
   *[no] every { WORD("bribed", $units) }
} there that you choose, pay { MILLION(1) } and roll a die; on { $span } { $pairs ->
    [yes] they obey
   *[no] it obeys
} you until the coup ends
effect-excuse = there is an excuse for a coup
effect-end-vote = the second round of this vote is left out
effect-revote = all votes are void, and the vote is held again
effect-borrow-influence = all influence of others worth { $number } or less votes for you until the end of the round
effect-extra-votes = { $number } more votes until the end of the round, as long as you have { CARD($needs) } before you
effect-motion-remove = a motion to remove the President; it needs two thirds of the votes cast
effect-alternative-budget = the President keeps one note of the aid and hands you the others; announce a budget of your own, and the Chamber votes. If it is rejected and not forced, you keep the notes
effect-peek-account = look at the Swiss account of a family
effect-drop-influence = name a family: it discards one influence of its choice
effect-close-bank = the bank is closed this round
effect-place = { UNITS($unit, $number) } { $number ->
    [one] appears
   *[other] appear
} { $where } and { $number ->
    [one] obeys
   *[other] obey
} you
effect-choose = choose: { $options }
effect-roll = roll a die: { $rows }
    .again = roll again: { $rows }
    .attempt = name a family and a place; when its turn comes, roll a die: { $rows }
effect-row = { $span }: { $does }
effect-if-has = if you have { CARD($card) } before you, { $then }{ $has-otherwise ->
    [yes] ; otherwise { $otherwise }
   *[no] { "" }
}
span = { $low }-{ $high }
    .one = { $low }
