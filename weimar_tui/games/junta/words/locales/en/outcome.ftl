### How the game ended. $winners are the names of the winners, $count their number.

outcome-winners = { $count ->
    [0] No family has any money worth mentioning in Switzerland.
    [one] { $winners } has the most money in Switzerland and wins.
   *[other] { $winners } have the most money in Switzerland and win together.
}
outcome-stack-spent = The great friend has stopped paying. { outcome-winners }
outcome-eleven-rounds = The last round is over. { outcome-winners }
outcome-all-dead = All families died in one round. { outcome-winners }
ui-ending-stack-spent = No more aid
ui-ending-eleven-rounds = The last round
ui-ending-all-dead = All families dead
