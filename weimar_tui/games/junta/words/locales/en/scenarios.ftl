### The game, its scenarios and its options, for who begins a new one.

game-title = Junta
learn-game-one-night = Learn: One Night in Puerto Plátano (a first evening, with hints)
scenario-families = Families
scenario-rounds = { $rounds } rounds
scenario-players = { $least ->
    [4] four to seven
   *[other] { $least }
}

## Options
new-option-budget = Budget
new-option-budget-help = Strict: each envelope holds at least what the President has announced. Otherwise he may put in less, and only the two of them know.
new-option-budget-strict = paid as announced, or more
new-option-budget-liar = the President may pay less than announced
new-option-press = Talk
new-option-press-help = Whether offers are made in private too, only aloud, or not at all.
new-option-press-full = in private and in public
new-option-press-public = in public only
new-option-press-silent = no offers
new-option-tie = First election tied
new-option-tie-help = What decides if the first President is still not elected after three ballots.
new-option-tie-lot = a lot decides after three ballots
new-option-tie-redraw = everybody draws a new hand
new-option-competence = Removing the President
new-option-competence-help = How large the majority against the President must be for the card “Question the competence”.
new-option-competence-two-thirds = two thirds of the votes
new-option-competence-three-fifths = three fifths of the votes
new-option-windows = Times of talk
new-option-windows-help = Before votes and budgets all may talk and make offers until everybody is ready. Without these times a game over days goes faster.
new-option-windows-yes = yes
new-option-windows-no = no, the table plays slowly
