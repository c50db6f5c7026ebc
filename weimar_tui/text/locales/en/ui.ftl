# The terminal: panes, screens, dialogs, help and the rules in short

# --- names --------------------------------------------------------------------------------------
ui-nobody = nobody
ui-card-hidden = a card not shown

# --- panes --------------------------------------------------------------------------------------
ui-pane-table = Table
ui-pane-tracks = Tracks
ui-pane-hand = Hand
ui-pane-chronicle = Chronicle
ui-pane-decision = Decision
ui-hand-short = Hand
ui-hand-empty = no cards
ui-hand-spectator = You are watching.
ui-chronicle-empty = Nothing has happened yet.
ui-chronicle-between = { " · " }

# --- keys and small words -----------------------------------------------------------------------
ui-key-turn = < >
ui-key-turn-label = turn panes
ui-key-panes = Tab
ui-key-panes-label = panes
ui-key-undo = u
ui-key-undo-label = undo
ui-key-help = ?
ui-key-help-label = help
ui-key-look = o
ui-key-look-label = look up
ui-key-search = /
ui-key-search-label = search
ui-key-cards = c
ui-key-cards-label = cards
ui-key-chronicle = l
ui-key-chronicle-label = chronicle
ui-key-points = v
ui-key-points-label = standing
ui-key-since = s
ui-key-since-label = since your turn
ui-key-replay = r
ui-key-replay-label = replay
ui-key-menu = q
ui-key-menu-label = menu
ui-key-save = ^s
ui-key-save-label = save as
ui-key-palette = ^p
ui-key-palette-label = commands
ui-key-quit = ^q
ui-key-quit-label = quit
ui-key-dialog = Esc
ui-key-dialog-label = back to the question
ui-key-outlook = e
ui-key-outlook-label = look ahead
ui-key-filter = f
ui-key-filter-label = filter
ui-key-hurry = Space
ui-key-hurry-label = hurry
ui-key-settings = F9
ui-key-settings-label = settings
ui-key-decision = d
ui-key-decision-label = decision
ui-key-peek = Esc
ui-key-peek-label = board
ui-another-one = Esc: another one
ui-chronicle-new = { $number } new
ui-filter = Filter:
ui-choose-first = Choose first, with the arrows or a digit: what goes here is gone.
ui-filter-empty = Nothing matches. Esc shows everything again.
ui-dialog-keys = Enter choose · Esc board · u undo · ? help
ui-reading-keys = Up, down scroll · Enter close
ui-entry-keys = Enter accept · Esc cancel, keeps the text
ui-discard-title = Discard your changes?
ui-discard-prompt = You have changed this form.
ui-discard-keep = Keep editing
ui-discard-yes = Discard and go back
ui-undo-not-now = Nothing can be undone while others are asked.
ui-just-came = This question has just come up; choose again.
ui-undo-done = Undone.
ui-problem = That did not work
ui-tiny = Your terminal is { $width }×{ $height } characters; { $least } are needed. Make it larger; nothing is lost.
ui-tiny-lines = Or play line by line: { $command }
ui-crashed = Weimar stopped because of an error in the program. Your game is saved; choose Continue. What happened is written down in { $path }
ui-save-as-title = Save as
ui-save-as-prompt = Where should a copy of this game go? The game itself is saved at every step anyway.
ui-save-as-done = A copy of the game is in { $path }
ui-save-elsewhere-title = Save in another place
ui-save-elsewhere-prompt = The game cannot be saved where it was. In which file should it go on? (Esc: try the old place once more)
ui-save-elsewhere-done = The game goes on in { $path }. “Continue” does not look there: open it with `weimar --open FILE`.
ui-palette-title = Commands
ui-palette-prompt = What would you like to do? f filters.
ui-palette-keys = Enter choose · Esc close
ui-palette-undo = Undo your last pick
ui-palette-help = Help on the pane you are in
ui-palette-cards = Look up cards
ui-palette-search = Search cards and rules
ui-palette-points = How everybody stands
ui-palette-replay = Look back over the game so far
ui-palette-save = Write a copy of the game to a file
ui-palette-leave = leave the game
ui-palette-leave-help = Back to the start screen; the game is saved
ui-palette-quit = End the program; the game is saved

# --- lists --------------------------------------------------------------------------------------
# What stands between two sentences, and between two things of a list.

# --- start --------------------------------------------------------------------------------------
ui-start-continue = Continue ({ $reached }, { $when })
ui-start-not-played = not played yet
ui-start-learn = Learn
ui-start-puzzle = Puzzle of the day
ui-start-game = Game: { $game }
ui-start-unofficial = Unofficial programs for board games. The rules follow the rulebooks; many cards are our own.
ui-start-new = New game
ui-start-open = Open a saved game
ui-start-rules = Rules
ui-start-cards = Cards
ui-start-language = Language: English
ui-start-quit = Quit
ui-start-continue-brief = Continue: { $game }
ui-start-watch-brief = Watch a game
ui-start-played = played before
ui-start-learnt = lessons finished: { $done } of { $all }
ui-start-your-turn = { $reached } · your turn
ui-start-you-are = You are { $seat }
ui-start-next-lesson = { $game } · { $lesson }
ui-start-about-new = A new game of { $game }: who plays, at which level, which set-up.
ui-start-about-learn = Guided games that explain themselves as you play.
ui-start-about-puzzle = Positions of recorded games in which one answer is clearly the best: one a day, or any by its number.
ui-start-about-continue = Go on where you stopped.
ui-start-about-open = Every game you have begun or finished: go on, rename, delete.
ui-start-about-watch = Step through a game from its first pick to its last, with curves; or put several beside each other.
ui-start-about-rules = The rules of { $game } in short, to read and to search.
ui-start-about-cards = Every card of { $game } and what it does.
ui-start-about-game = Which game new games, lessons, rules and cards are about. Tab goes to the pictures.
ui-start-about-language = English, German or Chinese.
ui-start-about-settings = Theme, pace, keys and more.
ui-start-about-quit = Every game is saved at every pick.

# --- the first start ---
ui-first-welcome = Board games in a terminal. Which language?
ui-first-language = English
ui-first-which = Which game first?
ui-first-learn = learn it while playing
ui-first-play = set up a game
ui-first-keys-language = ←→ language · Enter on to the games · Esc to the menu
ui-first-keys-game = ←→ game · Enter first lesson · n skip lesson · ↑ language · Esc to the menu

# --- new game -----------------------------------------------------------------------------------
ui-new-title = New game
ui-new-game = Game
ui-new-players = Players
ui-new-scenario = Scenario
ui-new-seed = Seed
ui-new-free-undo = Undo freely
ui-new-free-undo-no = no
ui-new-free-undo-yes = yes
ui-new-pace = Other players' turns
ui-new-pace-gentle = step by step
ui-new-pace-slow = time to read
ui-new-pace-normal = a quick look
ui-new-pace-fast = skip to my turn
ui-new-me = Play as
ui-new-me-nobody = nobody: watch
ui-new-me-several = several people here
ui-new-bots = Bots
ui-new-bots-mixed = mixed
ui-new-bots-none = none
ui-new-rules = Rules
ui-new-rules-usual = as printed
ui-new-details = Details
ui-new-details-usual = default
ui-new-starts-me = { $kind ->
    [me] you are { $seat }
    [nobody] you watch
   *[several] { $number } people here
}
ui-new-starts-bots = { $number ->
    [one] { $number } bot
   *[other] { $number } bots
}{ $of ->
    [none] {""}
   *[level] {" "}({ $level })
}
ui-new-like-last-time = like last time
ui-new-lesson = New here? Learn with a short game
ui-new-foot-take = choose
ui-new-foot-rows = rows
ui-new-foot-change = change
ui-new-foot-help = help
ui-new-foot-back = back
ui-new-help-me = Your seat. Bots take the other seats. With several people, choose for every seat under Details.
ui-new-help-bots = The level of all bots. Under Details you can choose a bot for every seat.
ui-new-help-rules = Rules that can be varied. Enter shows or hides them.
ui-new-help-details = Every seat and what is rarely changed. Enter shows or hides it.
ui-new-begin = Begin
ui-new-help-game = Which game is played.
ui-new-help-players = How many play.
ui-new-help-scenario = Which set-up is played. ? tells about it.
ui-new-help-seat = Who plays this seat: a person at this keyboard, or a bot.
ui-new-help-seed = The seed decides all dice and shuffles. Press Enter to type another.
ui-new-help-free-undo = Undo even after dice have fallen or cards were seen. For practice.
ui-new-help-pace = Anything that affects you stays on screen until you press Enter, at every pace. Space skips to your next question. Holding a key down never answers a question.
ui-new-help-begin = The game is saved at every step.
ui-player-human = a person here
ui-bot-says = { $seat }: { $text }.
ui-bot-trouble = The bot { $bot } had trouble ({ $seat }); { $by } answered for it.
ui-player-beginner = bot: beginner
ui-player-easy = bot: easy
ui-player-quick = bot: quick
ui-player-strong = bot: strong
ui-player-about-beginner = Plays loosely and errs often: a first opponent.
ui-player-about-easy = Plays by feel: what looks likely, not always the best.
ui-player-about-steady = Plays by rules that people wrote: reliable, and a little stiff.
ui-player-about-quick = Tries its best options in a few imagined worlds; as good as steady or better, and answers at once.
ui-player-about-strong = Tries more of them, and more thoroughly; takes up to a second.
ui-player-about-random = Any option, without looking.
ui-player-steady = bot: steady
ui-player-random = bot: random

# --- saves --------------------------------------------------------------------------------------
ui-saves-title = Saved games
ui-saves-prompt = Enter goes on with a game, f filters, n names it, x deletes it, Esc goes back.
ui-saves-none = There is no saved game in { $folder } yet.
ui-when = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }, { $time }
ui-saves-line = { $when }  { $game } · { $reached }  { $state }  { $who }  { $scenario }, { $picks } picks
ui-saves-deleted = { $name } is deleted. u brings it back.
ui-saves-renamed = It is called { $name } now. u gives it its old name back.
ui-saves-nothing = Nothing was deleted or renamed here.
ui-saves-not-yours = Only your own saves can be deleted or renamed.
ui-saves-rename = Another name
ui-saves-rename-prompt = What should this save be called?
ui-saves-nobody = bots only
ui-saves-open = not finished

# --- passing the keyboard -----------------------------------------------------------------------
ui-hand-over = Pass the keyboard to { $seat }
ui-hand-over-key = Press Enter when you sit there.
ui-hand-over-leave = Esc leave the game (it is saved)

# --- the end ------------------------------------------------------------------------------------
ui-ending-abandoned = ended by agreement
ui-ending-closed = closed by the host
ui-ending-expired = ended: nobody played
ui-over-page = How it ended
ui-over-leave = Back to the start screen
ui-over-again = Play again
ui-over-other-seat = Play again, everybody one seat on
ui-end-key-again = a play again ·{" "}
ui-end-key-turns = 1-4 turning point ·{" "}
ui-end-key-export = e export ·{" "}
ui-end-winners = Winner: { $winners }
ui-end-no-winner = Nobody has won.
ui-end-round = Round { $round }
ui-end-total = In all
ui-points-title = How it stands
ui-points-keys = ←→ seat · ? help · Enter back
ui-end-keys = ←→ seat · r watch · ? help · Enter back

# --- codex --------------------------------------------------------------------------------------
ui-codex-title = Cards and rules
ui-codex-search = Search:
ui-codex-none = Nothing found. Esc shows all.
ui-codex-keys = / search · o look up · ← → scroll · Esc back

# --- help ---------------------------------------------------------------------------------------
ui-help-title = Help
ui-credits = After the board game by { $credits }. This is an unofficial program with texts of its own; buy the game.

# --- links -------------------------------------------------------------------------------------
# The word before the number of a section, as questions say it.
ui-link-rules = rules
ui-link-title = Look up
ui-link-prompt = What would you like to look up?
ui-link-none = Nothing is named here that could be looked up.
ui-keys-between = {" · "}
ui-link-key-mark = Tab next link
ui-link-key-follow = o look up
ui-link-key-return = Backspace back
ui-link-key-close = Enter close
