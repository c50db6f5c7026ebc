# Recorded games: the replay screen and what is exported from it

# --- the replay screen --------------------------------------------------------------------------
replay-place = Pick { $pick } of { $last }
replay-impulse = Turn { $number }
replay-opening = The game begins. → goes on, Space plays by itself.
replay-asked = { $seat }: { $question }
replay-secret = { $seat } has answered. What it was is seen from that seat only.
replay-next = Next: { $waiting }
replay-next-answer = Next: { $seat } { $arrow } { $answer } ({ $question })
replay-over = The game is over.
replay-stops-here = The recording ends here; the game is not over.
replay-view = View { $view }
replay-view-open = everything open
replay-view-spectator = spectator
replay-running = runs, { $seconds } s a pick
replay-paused = paused
replay-differs = This recording only replays to pick { $pick }: { $reason }
replay-damaged = Line { $line } of the file is damaged; this is what stands before it.
replay-pane-charts = Charts
replay-pane-hands = All hands
replay-no-cards = no cards

# --- keys ---------------------------------------------------------------------------------------
replay-key-step = ←→
replay-key-step-label = pick
replay-key-impulse = PgUp/PgDn
replay-key-impulse-label = turn
replay-key-round = r/R
replay-key-round-label = round
replay-key-play = Space
replay-key-play-label = run
replay-key-lines = ↑↓ Enter
replay-key-lines-label = chronicle
replay-key-view = v
replay-key-view-label = view
replay-key-charts = g
replay-key-charts-label = charts
replay-key-analysis = a
replay-key-analysis-label = analysis
replay-key-look = o
replay-key-look-label = look up
replay-key-on = p
replay-key-on-label = play on
replay-key-export = e
replay-key-export-label = export
replay-key-help = ?
replay-key-help-label = help
replay-together = { $mark } several together
replay-go-to = Go to pick { $pick }: Enter goes there, Esc does not.
replay-go-to-none = There is no pick { $pick }: this recording has picks { $first } to { $last }.
replay-key-number = 0-9 Enter
replay-key-number-label = to a pick
replay-luck = Luck of the dice
replay-luck-about = What fell, up to this moment, against what so many dice bring on average.
replay-luck-none = No dice have fallen yet.
replay-luck-rolls = rolls
replay-luck-dice = dice
replay-luck-rolled = came to
replay-luck-expected = expected
replay-luck-better = better by
replay-key-leave = Esc
replay-key-leave-label = back
replay-key-turn = < >
replay-key-turn-label = panes
replay-help-title = Watching a recorded game
replay-help =
    # Going through the game
    Right and Left (also l and h) go one pick on or back, t and T (or Shift with the arrows) ten picks, Page Down and Page Up (i and I) to the next or the last card or step, r and R to the next or the last round. Home is the beginning, End the end. A number and Enter lead to that pick.
    Space lets the game run, + and - make it faster or slower.
    Up and Down go through the chronicle, also to what is still to come; Enter goes to the moment of the line. f shows the lines about one seat after the other.
    # Looking
    v and V change whose view is shown. All hands lie open once the game is over; before that you see what its only human player saw, or what a spectator sees.
    g shows charts of what counts in the game. The vertical line is the moment you are at.
    a has a game that is over judged: everybody's chances, errors, luck, and where it turned; afterwards the foot says of each pick what it was worth.
    On a small screen < and > turn panes, and F2 to F8 choose one. c shows all cards.
    # Taking it with you
    p plays on from here in a new save; you choose who sits where. The recording stays as it is.
    e writes the chronicle, a picture of this moment, or the figures to a file.
replay-not-here = A game at a server can be watched again when it is over, by those who played it. They can keep it too: back at the board, m, “Keep this game”.

# --- playing on ---------------------------------------------------------------------------------
replay-on-title = Play on from pick { $pick }
replay-on-keys = Up and down choose a row, left and right change it, Enter begins.
replay-on-begin = Play on
replay-on-help-seat = Who plays this seat from here on: a person at this keyboard, or a bot.
replay-on-help-free-undo = Undo even after dice have fallen or cards were seen. For practice.
replay-on-help-begin = A new save is made beside the recording. The same picks bring the same dice as in the recording, other picks bring others.
replay-on-over = The game is over at this pick. Go back to an earlier one to play on.

# --- exporting ----------------------------------------------------------------------------------
replay-export-title = Export
replay-export-prompt = What would you like to write to a file?
replay-export-markdown = The chronicle, as Markdown
replay-export-svg = A picture of this moment, as SVG
replay-export-csv = The figures, as CSV
replay-export-end-svg = The page of the end, as a picture (SVG)
replay-export-end-markdown = The page of the end, as Markdown
replay-export-file = To which file?
replay-export-done = Written to { $path }
replay-export-failed = { $path } cannot be written: { $reason }
replay-export-exists = { $path } exists already. Choose another name.

# --- the start screen ---------------------------------------------------------------------------
replay-turning-points = Turning points
replay-who-was-what = Who was what
replay-last-board = The last board
replay-start = Watch a recorded game
replay-saves-title = Recorded games
replay-saves-prompt = Enter watches a game, f filters, s puts games side by side, Esc goes back.
replay-beside-keys = ←→↑↓ game · Enter watch · g next chart · Esc back
replay-beside-none = No game of { $game } is over yet, so there is nothing to put side by side.

# --- the chronicle as Markdown ------------------------------------------------------------------
replay-a-person = a person
replay-you = you
replay-book-title = { $game }: a recorded game
replay-book-scenario = Scenario
replay-book-seed = Seed
replay-book-picks = Picks
replay-book-seats = Who played
replay-book-end = The end
replay-book-unfinished = The game was not over when this was written.
replay-book-setup = Setup
replay-book-round = Round { $round }
replay-book-impulse = { $number }. { $text }
replay-book-standing = After round { $round }
replay-book-standing-end = At the end
