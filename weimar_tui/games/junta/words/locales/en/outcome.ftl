### How the game ended. $winners are the names of the winners, $count how many.

outcome-winners = { $count ->
    [0] Nobody has anything in Switzerland worth mentioning.
    [one] { $winners } has most in Switzerland and wins.
   *[other] { $winners } have most in Switzerland and win together.
}
outcome-stack-spent = The great friend has stopped paying. { outcome-winners }
outcome-eleven-rounds = The last round is over. { outcome-winners }
outcome-all-dead = All families are dead in one round. { outcome-winners }
ui-ending-stack-spent = No more aid
ui-ending-eleven-rounds = The last round
ui-ending-all-dead = Nobody left
