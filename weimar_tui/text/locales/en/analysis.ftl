### The analyst: advice during play, and the review of a recorded game.

coach-title = Coach · { $seat }
coach-heading = Your chance of winning after each answer
coach-some = { $heading } (the { $shown } most promising of { $of })
coach-chance = { $chance }%
coach-best = best
coach-behind = { $points } lower
coach-ahead = barely ahead
coach-equal = about equal
coach-unsure = perhaps { $points } lower
coach-entry = – { $text }
coach-change-yes = +
coach-change-no = −
coach-change-other = ·
coach-not-counted = { $best ->
    [yes] What speaks for it is not among these figures.
   *[no] What speaks against it is not among these figures.
}
coach-no-change = { $best ->
    [yes] The board ends up about the same as after the second answer.
   *[no] The board ends up about the same as after the best answer.
}
coach-alone = No other answer was tried out.
coach-by-rule = By rule of thumb; no answer was tried out.
coach-gains = What each answer is worth by rule of thumb
coach-gain = { $side ->
    [more] +{ NUMBER($gain, minimumFractionDigits: 1) }
    [less] −{ NUMBER($gain, minimumFractionDigits: 1) }
   *[level] { NUMBER($gain, minimumFractionDigits: 1) }
}
coach-gain-behind = { NUMBER($gap, minimumFractionDigits: 1) } lower
coach-looked = { $counted ->
    [yes] + and − compare an answer with the best one, and the best with the second.{ " " }
   *[no] { "" }
}Based on what you see and { $worlds } guesses at hidden cards, played on by bots { $until }. It can't know anyone's plans.
coach-until = for a while
coach-keys = { $why } why · { $take } go to answer · { $about } about · { $close }
coach-keys-short = { $take } go to answer · { $about } about · { $close }
coach-about-title = The coach
coach-about =
    The coach tries the most promising answers in imagined games. In each one it guesses the cards that you cannot see, gives one of the answers, and bots play on { $until }. The chance is the average of all these games.

    { "" }**About equal**: the gap to the best answer is below one percentage point, or so small that it could be chance; from two points on it says **perhaps**.

    { "" }**+** and **−**: what you could count on the board afterwards, compared with the best answer; for the best one, compared with the second. Averages are rounded to halves.

    It knows only what you know, and it cannot know what the other players plan.
coach-line = { $answer }: { $chance }{ $compared ->
    [yes] , { $verdict }
   *[no] { "" }
}
coach-change = { $sign } { $change }
hint-key = i
hint-key-label = coach
hint-thinking = The coach is thinking …
hint-several = The coach is only available when you play alone against bots.
hint-nobody = No coach is available for this game.
hint-no-question = The coach can help as soon as you have a question to answer.
hint-why = { $of ->
    [you] Why
   *[other] For { $seat }
}: { $text }.

# --- What can be counted in every game, and figures with a sign.
count-won = won in { $here_of_ten } of 10 cases instead of { $there_of_ten }
count-lost = lost in { $here_of_ten } of 10 cases instead of { $there_of_ten }
count-signed = { $side ->
    [ahead] +{ $size }
    [behind] −{ $size }
   *[level] { $size }
}

# --- a review -----------------------------------------------------------------------------------
review-title = Analysis of { $name }
review-curve = Chance of winning, in percent
review-column-player = Player
review-column-errors = Errors
review-column-error = Cost
review-column-luck = Luck
review-column-result = Result
review-column-deserved = Without luck
review-errors-of = { $errors } of { $tried }
review-how =
    Cost, luck and result are in percentage points of a win. An answer counts as an error only if it
    costs at least 1 and more than twice the standard error; otherwise it is about as good as the
    best. Luck compares the results of dice and draws with their average.
review-open = Until the end of { $round } the game is open: chances mean little, and no errors are counted.
review-open-here = Still open: chances mean little so far.
review-turning-title = Turning points
review-errors-title = Costliest errors
review-none = None.
review-pick = Pick { $pick } · { $where } · { $seat }
review-asked = { $question } → { $answer }
review-changed = { $seat } { $before } → { $after }
review-luck = Dice and draws: { $seats }.
review-analyst = The analyst would have answered: { $answer }{ $known ->
    [yes] {" "}({ $chance } of 100)
   *[no] {""}
}.
review-analyst-same = The analyst would have given the same answer.
review-error = An error: it cost { $error } (± { $doubt }). Better: { $answer }.
review-best = The best answer.
review-equal = About as good as the best.

analysis-keys = 1-5 turning points · ↑↓ scroll · e export · ? help · Esc back
analysis-going-on = Analysed: { $done } of { $of } picks …
analysis-halted = Analysed: { $done } of { $of } picks.
analysis-keys-served = 1-5 turning points · ↑↓ scroll · ? help · Esc back
analysis-waits = The server is analysing other games first.
review-not-over = This game is not over. You can analyse it when it is finished.
review-nobody = No analyst is available for this game.
review-no-file = Save this game first: the analysis is stored next to its file.
analysis-help =
    Every pick is analysed in a separate process. Progress is stored next to the save, and the
    analysis resumes when you come back.

    { "" }**Curves** show each seat's chance of winning after every pick, assuming typical bots play on.

    { "" }**Errors** compare an answer with the best one, given what its seat knew. Only answers
    that cost at least 1 and more than twice the standard error count; others are about equal. Each
    error is checked in the same way as the coach's advice, so the two agree.

    { "" }**Luck** compares the results of dice and draws with their average from the true position.

    { "" }**1** to **5** jump to the moment before a turning point, where **p** lets you play on. In
    the replay, the comment on each pick is at the bottom.

# --- puzzles ------------------------------------------------------------------------------------
puzzle-title = Puzzles
puzzle-which = One answer is clearly the best. Which puzzle?
puzzle-way-day = { $game }: the puzzle of the day{ $state ->
    [solved] {" "}(solved)
    [not-solved] {" "}(answered, not solved)
   *[open] {""}
}
puzzle-way-number = { $game }: choose one by number
puzzle-which-number = Number of the puzzle, from 1 to { $last }. The first one you haven't answered is suggested.
puzzle-daily = { $game }: the puzzle of the day (number { $number } of { $of })
puzzle-number = { $game }: puzzle { $number } of { $of }
puzzle-goal = { $seat } to move: { $goal }.
# For puzzles whose game has no text for the goal.
puzzle-goal-any = find the best answer
puzzle-rule = One answer is clearly the best. Only your first answer counts.
puzzle-solved = Correct: no other answer comes close.
puzzle-not-solved = Not the best answer: { $answer }.
puzzle-record = Your record: { $solved } solved out of { $answered }; daily streak: { $days }.
puzzle-unkept = Your record could not be saved: { $error }.
puzzle-page = Show the best answers again
puzzle-next = Next unanswered puzzle
puzzle-leave = Leave the puzzle
puzzle-key-label = goal
puzzle-no-number = There is no puzzle { $number }. The puzzles are numbered 1 to { $last }.
