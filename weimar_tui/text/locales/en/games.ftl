# Messages with the same form in every game
decision-unknown = { $seat }: choose.
decision-because = { $why }: { $question }
decision-rule = { $question } (rules { $rule })
effect-none = nothing
named-card = “{ $name }”
numbered-card = “{ $name }” ({ $card })
scenario-length = Length
scenario-seats = Seats
scenario-time = Time
scenario-line = - **{ $head }**: { $text }
board-place = { $name }: { $text }
