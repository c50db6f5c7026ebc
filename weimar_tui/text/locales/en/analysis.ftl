### The analyst: advice while one plays, and what became of a recorded game.

coach-title = Coach · { $seat }
coach-heading = Your chance of winning after each answer
coach-chance = { $chance }%
coach-best = best
coach-behind = { $points } lower
coach-equal = no clear difference
coach-equal-short = about equal
coach-change-yes = +
coach-change-no = −
coach-change-other = ·
coach-no-change = No measurable difference.
coach-by-rule = By rule of thumb; no answer was tried out.
coach-looked = Based on what you see and { $worlds } guesses at hidden cards, played on by bots { $until }. It can't know plans.
coach-until = for a while
coach-keys = { $why } why · { $take } go to answer · { $about } about · { $close }
coach-keys-short = { $take } go to answer · { $about } about · { $close }
coach-about-title = The coach
coach-about =
    The coach tries the most promising answers in imagined games. In each one it guesses the cards that
    you cannot see, gives one of the answers, and bots play on { $until }. The chance is the mean over all
    of these games.

    { "" }**No clear difference**: the gap to the best answer is below one in a hundred, or so small that
    the guesses alone could explain it.

    { "" }**+** and **−**: what you could count on the board afterwards, compared with the best answer; for
    the best one, compared with the second. Means are rounded to halves.

    It knows only what you know, and it cannot know what the other players plan.
coach-line = { $answer }: { $chance }, { $verdict }
coach-change = { $sign } { $change }
hint-key = i
hint-key-label = coach
hint-thinking = The coach is thinking …
hint-several = The coach is only available when you play alone against bots.
hint-nobody = No coach is available for this game.
hint-no-question = The coach can help as soon as you have a question to answer.
hint-why = For { $seat }: { $text }.

# --- What can be counted in every game, and figures with a sign.
count-won = won { $here_of_ten } times in 10 instead of { $there_of_ten }
count-lost = lost { $here_of_ten } times in 10 instead of { $there_of_ten }
count-signed = { $side ->
    [ahead] +{ $size }
    [behind] −{ $size }
   *[level] { $size }
}

# --- a review -----------------------------------------------------------------------------------
review-title = Analysis of { $name }
review-curve = Chance to win, of 100
review-column-player = Player
review-column-errors = Errors
review-column-error = Cost
review-column-luck = Luck
review-column-result = Result
review-column-deserved = Without luck
review-errors-of = { $errors } of { $tried }
review-how =
    Cost, luck and result are in hundredths of a victory. An error is counted only where it costs
    at least 1 and more than twice its standard error; anything else is about equal. Luck is what dice and draws brought,
    compared with what they bring on average.
review-open = Until the end of { $round } the game is open: chances say hardly anything yet, and no errors are counted.
review-open-here = Still open: chances say nothing yet.
review-turning-title = Turning points
review-errors-title = The costliest errors
review-none = There are none.
review-pick = Pick { $pick } · { $where } · { $seat }
review-asked = { $question } → { $answer }
review-changed = { $seat } { $before } → { $after }
review-luck = Dice and draws: { $seats }.
review-analyst = The analyst would have answered: { $answer }{ $known ->
    [yes] {" "}({ $chance } of 100)
   *[no] {""}
}.
review-analyst-same = The analyst would have answered the same.
review-error = An error: it cost { $error } (± { $doubt }). Better: { $answer }.
review-best = The best answer.
review-equal = About as good as the best.

analysis-keys = 1-5 to a turning point · ↑↓ read · e export · ? help · Esc back
analysis-going-on = Judged: { $done } of { $of } picks …
analysis-halted = Judged: { $done } of { $of } picks.
review-not-over = This game is not over: it can be analysed when it is.
review-nobody = Nobody has learnt this game well enough to judge it.
review-no-file = Save this game first: the analysis is kept beside its file.
analysis-help =
    Every pick is judged, in a process of its own; whatever is done is kept beside the save, and goes
    on when you come back.

    { "" }**Curves**: everybody's chance to win after each pick, as it is for players like the usual bots.

    { "" }**Errors**: an answer against the best one, in worlds as its seat could imagine them. Only what
    costs at least 1 and more than twice its standard error counts; anything else is about equal. Each
    error is checked the way the coach computes its advice, so the two agree.

    { "" }**Luck**: what dice and draws brought, against what they bring on average, from the true position.

    { "" }**1** to **5** lead to the moment before a turning point: there **p** plays on from it. In the
    replay what is said of each pick stands at the foot.

# --- puzzles ------------------------------------------------------------------------------------
puzzle-title = Puzzles
puzzle-which = One answer is clearly the best. Which puzzle?
puzzle-way-day = { $game }: the puzzle of the day{ $state ->
    [solved] {" "}(solved)
    [not-solved] {" "}(answered, not solved)
   *[open] {""}
}
puzzle-way-number = { $game }: another one, by number
puzzle-which-number = Its number, from 1 to { $last }. Proposed is the first one you have not answered.
puzzle-daily = { $game }: the puzzle of the day (number { $number } of { $of })
puzzle-number = { $game }: puzzle { $number } of { $of }
puzzle-goal = { $seat } to move: { $goal }.
# Where what is at stake has no words of its own.
puzzle-goal-any = find the best answer
puzzle-rule = One answer is clearly the best; the first one you give counts.
puzzle-solved = Right: nothing else comes near.
puzzle-not-solved = Not the best answer: { $answer }.
puzzle-record = Your record: { $solved } solved of { $answered }; puzzles of the day in a row: { $days }.
puzzle-unkept = Your record could not be written: { $error }.
puzzle-page = The best answers again
puzzle-next = The next puzzle you have not answered
puzzle-leave = Leave the puzzle
puzzle-key-label = at stake
puzzle-no-number = There is no puzzle { $number }: they are numbered from 1 to { $last }.
