### Dialogs, and pages shown during the game

dialog-place = { $seat }: where tonight?
dialog-attempt = { $seat }: an attempt
dialog-shield = { $seat }: an attempt on you
dialog-purse = { $seat }: money
dialog-budget = { $seat }: the budget
dialog-battle = { $seat }: fighting
dialog-sides = { $seat }: the coup
dialog-squad = { $seat }: the firing squad
dialog-gunboat = The gunboat
dialog-strike = An air strike
dialog-evening = The evening in Puerto Plátano
dialog-coup-began = A coup
dialog-coup-city = Until it is over, the city takes up most of the screen.
dialog-return = { $seat }: back from exile
dialog-broken = A broken promise
dialog-vote = The vote in the Chamber
dialog-elected = A new President
dialog-elected-votes = { $seat }: { $number } { $number ->
    [one] vote
   *[other] votes
}
dialog-elected-you = You hand out the offices, draw the aid and keep what the budget leaves. You cannot start a coup.
dialog-exile = { $seat } in exile
dialog-exile-means = No one can kill { $seat } there, but { $seat } has no votes and commands no units. For families that are dead or abroad, the President acts for one office, as their brother-in-law.
dialog-coup-over = The coup is over
dialog-fight = Fighting { AREA($area, form: "in") }
dialog-centre = { AREA($area) }: { $side ->
    [junta] the junta
   *[president] the President
}

ui-street-seen = Seen here, most recent evening last
ui-budget-left = keeps { $number } so far
ui-fight-force = { $units }, { $dice } { $dice ->
    [one] die
   *[other] dice
}
ui-fight-lost = lost so far: { $number }
ui-centre-junta = junta
ui-centre-president = President
ui-place-habit = { $nights ->
    [0] No one knows your habits yet. Other families would expect any family there with a chance of { $percent }%.
    [1] On the one evening when the bank was open, you were { $times ->
        [0] somewhere else
       *[other] there
    }. Judging by habit, the chance that others expect you there is { $percent }%.
   *[other] You were seen there on { $times } of the { $nights } evenings when the bank was open. Judging by habit, the chance that others expect you there is { $percent }%.
}
ui-victim-about = { $keeps ->
    [yes] { $family } hands out the aid and keeps what is left.
   *[no] { $announced ->
        [0] The budget announced nothing for { $family } this round.
        [1] The budget announced 1 million for { $family } this round.
       *[other] The budget announced { $announced } million for { $family } this round.
    }
} Most likely place, judging by habit: { $place }, { $percent }%. Cards in hand: { $cards }.
ui-budget-votes = Public votes in brackets; yours: { $number }.
ui-form-votes = votes
ui-form-envelope = envelope
