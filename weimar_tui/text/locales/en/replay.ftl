# Recorded games: the replay screen and what is exported from it

# --- the replay screen --------------------------------------------------------------------------
replay-place = Pick { $pick } of { $last }
replay-impulse = Turn { $number }
replay-opening = The game begins. → steps forward, Space starts playback.
replay-asked = { $seat }: { $question }
replay-secret = { $seat } has answered. Only that seat can see the answer.
replay-next = Next: { $waiting }
replay-next-answer = Next: { $seat } { $arrow } { $answer } ({ $question })
replay-over = The game is over.
replay-stops-here = The recording ends here, before the end of the game.
replay-view = View { $view }
replay-view-open = everything open
replay-view-spectator = spectator
replay-running = playing, { $seconds } s per pick
replay-paused = paused
replay-differs = This recording only replays to pick { $pick }: { $reason }
replay-damaged = Line { $line } of the file is damaged; showing the game up to there.
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
replay-key-play-label = play
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
replay-go-to = Go to pick { $pick }? Enter confirms, Esc cancels.
replay-go-to-none = There is no pick { $pick }: this recording has picks { $first } to { $last }.
replay-key-number = 0-9 Enter
replay-key-number-label = to a pick
replay-luck = Luck of the dice
replay-luck-about = Results so far, compared with the average for the same number of dice.
replay-luck-none = No dice have been rolled yet.
replay-luck-rolls = rolls
replay-luck-dice = dice
replay-luck-rolled = total
replay-luck-expected = expected
replay-luck-better = difference
replay-key-leave = Esc
replay-key-leave-label = back
replay-key-turn = < >
replay-key-turn-label = panes
replay-help-title = Watching a recorded game
replay-help =
    # Moving through the game
    Left and Right (or h and l) move one pick, t and T (or Shift with the arrows) ten picks, Page Down and Page Up (or i and I) one card or step, r and R one round. Home jumps to the beginning, End to the end. To jump to a pick, type its number and press Enter.
    Space starts and stops playback, + and - change its speed.
    Up and Down move through the chronicle, including what is still to come; Enter jumps to the moment of the line. f shows the lines about one seat at a time.
    # Looking around
    v and V change whose view you see. In a finished game you can see all hands. In an unfinished one, you see what its only human player saw, or what a spectator sees.
    g shows charts of the main figures. The vertical line marks the current moment.
    a analyses a finished game: all seats' chances, errors, luck and turning points. After that, the bottom line comments on each pick.
    On a small screen, < and > switch panes, and F2 to F8 choose one. c shows all cards.
    # Playing on and exporting
    p plays on from here in a new save; you choose who plays which seat. The recording is not changed.
    e writes the chronicle, a picture of this moment, or the figures to a file.
replay-not-here = On a server, only the players can watch a game again, and only after it has ended. They can also download it: go back to the board, press m and choose “Download this game”.

# --- playing on ---------------------------------------------------------------------------------
replay-on-title = Play on from pick { $pick }
replay-on-keys = Up/Down choose a row, Left/Right change it, Enter begins.
replay-on-begin = Play on
replay-on-help-seat = Who plays this seat from here on: a person at this keyboard or a bot.
replay-on-help-free-undo = Allow undo even after dice rolls and revealed cards. For practice.
replay-on-help-begin = Makes a new save next to the recording. The same picks give the same dice as in the recording; different picks give different dice.
replay-on-over = The game is over at this point. Go back to an earlier pick to play on.

# --- exporting ----------------------------------------------------------------------------------
replay-export-title = Export
replay-export-prompt = What do you want to export?
replay-export-markdown = The chronicle, as Markdown
replay-export-svg = A picture of this moment, as SVG
replay-export-csv = The figures, as CSV
replay-export-end-svg = Summary of the end, as a picture (SVG)
replay-export-end-markdown = Summary of the end, as Markdown
replay-export-file = Name of the file?
replay-export-done = Written to { $path }
replay-export-failed = { $path } cannot be written: { $reason }
replay-export-exists = { $path } already exists. Choose another name.

# --- the start screen ---------------------------------------------------------------------------
replay-turning-points = Turning points
replay-who-was-what = Who played what
replay-last-board = Final board
replay-start = Watch a recorded game
replay-saves-title = Recorded games
replay-saves-prompt = Enter watch · f filter · s compare games · Esc back
replay-beside-keys = ←→↑↓ game · Enter watch · g next chart · Esc back
replay-beside-none = You have no finished game of { $game }, so there is nothing to compare.

# --- the chronicle as Markdown ------------------------------------------------------------------
replay-a-person = a person
replay-you = you
replay-book-title = { $game }: a recorded game
replay-book-scenario = Scenario
replay-book-seed = Seed
replay-book-picks = Picks
replay-book-seats = Who played
replay-book-end = End
replay-book-unfinished = The game was not over at the time of this export.
replay-book-setup = Setup
replay-book-round = Round { $round }
replay-book-impulse = { $number }. { $text }
replay-book-standing = After round { $round }
replay-book-standing-end = At the end
