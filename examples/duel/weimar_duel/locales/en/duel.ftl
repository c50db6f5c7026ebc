game-title = Duel
seat-name-red = Red
seat-name-blue = Blue
seat-name-green = Green
ui-player-first = Bold fencer
ui-ending-time = Time
ui-ending-touched = The last one standing
ui-pane-piste = Piste
ui-pane-hand = Hand

question-stance = Which stance do you take this round?
question-rival = Whom do you challenge?
question-strike = Do you strike?
question-answer = { $depth ->
    [0] You are under attack. Do you parry?
   *[other] Do you respond?
}
waiting-stance = a stance
waiting-rival = a rival
waiting-strike = a strike
waiting-answer = an answer

answer-guard = Guard: one hit fewer against you
answer-lunge = Lunge: one extra die for your strikes
answer-wait = Wait
answer-pass = Nothing

event-ready = { $seat } is ready.
event-revealed = Stances: { $stances }.
event-struck = { $seat } strikes: { $card }.
event-answered = { $seat } answers: { $card }.
event-landed = { $seat } rolls { $faces }: { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
event-drew = { $seat } draws a card.
stance-guard = guard
stance-lunge = lunge
stance-wait = wait

reason-no-strike = { $card } is not a strike.
preview-strike = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: at least one hit { $hits } %
courage = { $seat }: courage { $courage }
outcome-time = Time is up. { $winners } had the most courage.
outcome-touched = { $winners } is the last one standing.
