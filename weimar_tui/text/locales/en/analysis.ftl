### The analyst: advice while one plays, and what became of a recorded game.

hint-title = The analyst
hint-key = i
hint-key-label = hint
hint-thinking = The analyst is thinking …
hint-several = The analyst says nothing where several people play.
hint-nobody = Nobody has learnt this game well enough to give advice.
hint-no-question = There is advice as soon as you are asked something.
hint-answer = { $answer }: { $equal ->
    [yes] about as good, { $chance } of 100
   *[no] { $chance } of 100
}
hint-answer-by-rule = { $answer } (by rule of thumb; nothing was tried out)
hint-why = For { $seat }: { $text }.
