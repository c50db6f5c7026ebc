### Effects of cards. Clauses without a full stop; the program capitalises the first letter.
### $use is the type of the card, $needs the card that the player must have on the table.

effect-votes = { $with ->
    [yes] { $number } extra { $number ->
        [one] vote
       *[other] votes
    } if you also have { CARD($partner) } in front of you
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
effect-police-attempt = the secret police make one extra attempt
effect-shield = the attempt on you fails
effect-burgle = name a family: if it is not { PLACE($place, form: "in") }, it pays you { MILLION($number) }
effect-kill-self = you are killed
effect-sway = name an area: for { $pairs ->
    [yes] every two { WORD("bribed", $units, form: "many") }
   *[no] every { WORD("bribed", $units) }
} you choose there, pay { MILLION(1) } and roll a die; on { $span } { $pairs ->
    [yes] they obey
   *[no] it obeys
} you until the coup ends
effect-excuse = you have an excuse for a coup
effect-end-vote = skip the second round of this vote
effect-revote = all votes are void, and the vote is repeated
effect-borrow-influence = all other families' influence cards worth { $number } or less vote for you until the end of the round
effect-extra-votes = { $number } extra votes until the end of the round, as long as you have { CARD($needs) } in front of you
effect-motion-remove = move to remove the President; the motion needs two thirds of the votes cast
effect-alternative-budget = the President keeps one note of the aid and hands you the rest; announce your own budget, and the Chamber votes. If it is rejected and not forced through, you keep the notes
effect-peek-account = look at the Swiss account of a family
effect-drop-influence = name a family: it discards an influence card of its choice
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
effect-if-has = if you have { CARD($card) } in front of you, { $then }{ $has-otherwise ->
    [yes] ; otherwise { $otherwise }
   *[no] { "" }
}
span = { $low }-{ $high }
    .one = { $low }
