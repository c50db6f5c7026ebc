### The game, its scenarios and its options, for the setup form.

game-title = Junta
learn-game-one-night = Learn: One Night in Puerto Plátano (your first evening, with hints)
scenario-families = Families
scenario-rounds = { $rounds } rounds
scenario-players = { $least ->
    [4] four to seven
   *[other] { $least }
}

## Options
new-option-budget = Budget
new-option-budget-help = Strict: each envelope holds at least what the President announced. Otherwise he can put in less, and only the two families know.
new-option-budget-strict = paid as announced, or more
new-option-budget-liar = the President can pay less than announced
new-option-press = Talk
new-option-press-help = Offers can be made in private and in public, only in public, or not at all.
new-option-press-full = in private and in public
new-option-press-public = in public only
new-option-press-silent = no offers
new-option-tie = Tied first election
new-option-tie-help = How the first President is chosen if three ballots are not enough.
new-option-tie-lot = drawing lots after three ballots
new-option-tie-redraw = everyone draws a new hand
new-option-competence = Removing the President
new-option-competence-help = The majority needed to remove the President with the card “Question the President's Competence”.
new-option-competence-two-thirds = two thirds of the votes
new-option-competence-three-fifths = three fifths of the votes
new-option-windows = Talk breaks
new-option-windows-help = Breaks before votes and budgets, in which all can talk and make offers until everyone is ready. A game played over several days is faster without them.
new-option-windows-yes = yes
new-option-windows-no = no, the game is played over days
