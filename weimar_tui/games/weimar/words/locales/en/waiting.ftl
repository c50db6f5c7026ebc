### What the others wait for while a party is asked.

waiting-absolute-majority = who governs alone
waiting-action = the next action{ $city ->
    [none] { "" }
   *[other] { " " }in { NAME($city) }
}
waiting-action-city = the city to act in with { CARD($card) }
waiting-agenda = the agenda of round { $round }
waiting-answer-proposal = an answer on “{ ISSUE($issue) }”
waiting-break-tie = the breaking of a tie
waiting-break-vote-tie = the breaking of a tied vote
waiting-cast-vote = how to vote
waiting-choose-city = the choice of a city
waiting-choose-issue = the choice of an issue
waiting-choose-option = the choice of an option
waiting-choose-society = the choice of a society marker
waiting-choose-unit = the choice of a unit
waiting-debate = the debate
waiting-discard = a card to discard
waiting-event-order = when the event of { CARD($card) } happens
waiting-fight-target = whom to fight in { NAME($city) }
waiting-first-player = who plays first this round
waiting-full-city = whose base is removed in { NAME($city) }
waiting-give-up-base = a base to give up for the NSDAP track
waiting-increase = whether to pay for result +1
waiting-join-coalition = a coalition with { PARTY($partner) }
waiting-lend-reichswehr = whether to lend the black Reichswehr in { NAME($city) }
waiting-majority-tie = the breaking of a tie over the most issues
waiting-may = whether to use an option
waiting-minor-party = who controls the { PARTY($minor, form: "name") }
waiting-move-police = whether to move Police to { NAME($city) }
waiting-move-to = where a unit goes
waiting-move-unit = units to move
waiting-name-chancellor = who becomes Chancellor
waiting-name-finalist = who reaches the second ballot
waiting-name-opponent = the choice of an opponent
waiting-name-winner = who wins
waiting-negotiate = which Foreign Affairs card to negotiate
waiting-oppose-coup = whether to oppose the Coup in { NAME($city) }
waiting-order-coalitions = which coalition is asked next
waiting-order-issues = which issue is resolved next
waiting-order-voting = the order of the votes
waiting-pay = whether to pay a price
waiting-place-base = a base for the setup
waiting-place-flag = the choice of a flag
waiting-play-before = a card before the impulses
waiting-play-card = a card to play
waiting-pledge = a pledge of Reserve points
waiting-president-debate = whether to use the Reichspräsident
waiting-propose-issue = a proposal on “{ ISSUE($issue) }”
waiting-react = { $trigger ->
    [event] a reaction to the event of { CARD($card) }
    [debate] a reaction to the debate with { CARD($card) }
    [negotiate] a reaction to the negotiation of { CARD($card) }
    [roll] a reaction to the roll
   *[other] a reaction to the { ACTION($trigger) } in { NAME($city) }
}
waiting-redeploy-unit = the choice of a dissolved unit
waiting-remove-flag = the choice of a flag
waiting-remove-society = the choice of a society marker
waiting-resolve-issue = what follows from “{ ISSUE($issue) }”
waiting-strike-on-prussia = the Strike on Prussia
waiting-vote-again = whether to roll for votes again
