### Dialogs, and what is shown as it happens

dialog-place = { $seat }: where to tonight?
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
dialog-coup-city = Until it is over, the screen shows the city instead of families and hand.
dialog-coup-over = The coup is over
dialog-fight = Fighting { AREA($area, form: "in") }
dialog-salvo = Salvo { $number }{ $opening ->
    [yes] , opening fire
   *[no] { "" }
}: { FAMILY($by) } on { FAMILY($to) }: { $dice } ({ $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
})
dialog-lost = { FAMILY($family) } loses { $units }.
dialog-no-losses = No losses.
dialog-losses-open = Who is hit has yet to choose the losses.
dialog-centre = { AREA($area) }: { $side ->
    [junta] the junta
   *[president] the President
}

ui-street-seen = Seen here, the latest evening last
ui-budget-left = keeps { $number } so far
ui-fight-force = { $units }, { $dice } { $dice ->
    [one] die
   *[other] dice
}
ui-fight-lost = lost so far: { $number }
ui-centre-junta = junta
ui-centre-president = President
ui-place-habit = { $nights ->
    [0] Nobody knows your habits yet.
   *[other] You were seen there on { $times } of { $nights } evenings with the bank open.
} Who bets on habit expects you there with { $percent }%.
ui-victim-about = { $keeps ->
    [yes] { $family } hands out the aid and keeps what is left.
   *[no] { $announced ->
        [0] Nothing was announced for { $family } this round.
        [1] 1 million was announced for { $family } this round.
       *[other] { $announced } million were announced for { $family } this round.
    }
} By habit most likely: { $place }, { $percent }%. Cards in hand: { $cards }.
ui-budget-votes = In brackets the votes all can see; yours: { $number }.
