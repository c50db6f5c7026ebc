# The terminal: panes, screens, dialogs, help and the rules in short

# --- names --------------------------------------------------------------------------------------
ui-nobody = nobody
ui-card-hidden = a hidden card

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
ui-key-turn-label = switch panes
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
ui-key-points-label = score
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
ui-key-outlook-label = forecast
ui-key-layer = n
ui-key-layer-label = names
ui-key-filter = f
ui-key-filter-label = filter
ui-key-hurry = Space
ui-key-hurry-label = skip ahead
ui-key-settings = F9
ui-key-settings-label = settings
ui-key-decision = d
ui-key-decision-label = decision
ui-key-peek = Esc
ui-key-peek-label = board
ui-another-one = Esc: back
ui-chronicle-new = { $number } new
ui-filter = Filter:
ui-choose-unknown = No answer has that number.
ui-choose-first = Choose with the arrows or a digit first; Enter alone does nothing here.
ui-filter-empty = No matches. Esc shows everything again.
ui-dialog-keys = Enter choose · Esc board{ $undo ->
    [yes] { " " }· u undo
   *[no] { "" }
} · ? help
ui-reading-keys = Up/Down scroll · Enter close
ui-entry-keys = Enter accept · Esc cancel, keeps the text
ui-entry-keys-names = Tab complete a name · Enter accept · Esc cancel, keeps the text
ui-discard-title = Discard your changes?
ui-discard-prompt = You have changed this form.
ui-discard-keep = Keep editing
ui-discard-yes = Discard and go back
ui-undo-not-now = You cannot undo while others have a question to answer.
ui-just-came = Too quick: this had only just come into view. Press the key again.
ui-undo-done = Undone.
ui-problem = That did not work
ui-tiny = Your terminal is { $width }×{ $height } characters; at least { $least } are needed. Make it larger; nothing is lost.
ui-tiny-lines = Or play in plain text mode: { $command }
ui-crashed = Weimar stopped because of a bug. Your game is saved; choose Continue. The error report is in { $path }
ui-save-as-title = Save as
ui-save-as-prompt = Where do you want to save a copy of this game? The game itself is saved at every step anyway.
ui-save-as-done = A copy of the game was saved to { $path }
ui-save-elsewhere-title = Save somewhere else
ui-save-elsewhere-prompt = The game can no longer be saved in its file. Which file should be used instead? (Esc: try the old one again)
ui-save-elsewhere-done = The game continues in { $path }. “Continue” does not look there: open it with `weimar --open FILE`.
ui-palette-title = Commands
ui-palette-prompt = What would you like to do? f filters.
ui-palette-keys = Enter choose · Esc close
ui-palette-undo = Undo your last pick
ui-palette-help = Help on the current pane
ui-palette-cards = Look up cards
ui-palette-search = Search cards and rules
ui-palette-points = Score of all seats
ui-palette-replay = Watch the game so far
ui-palette-save = Save a copy of the game
ui-palette-leave = leave the game
ui-palette-leave-help = Back to the start screen; the game is saved
ui-palette-quit = End the program; the game is saved

# --- lists --------------------------------------------------------------------------------------
# Separators between sentences and between items of a list.

# --- start --------------------------------------------------------------------------------------
ui-start-continue = Continue ({ $reached }, { $when })
ui-start-not-played = not played yet
ui-start-learn = Learn
ui-start-puzzle = Puzzle of the day
ui-start-game = Game: { $game }
ui-start-unofficial = Unofficial versions of board games. The rules follow the rulebooks; many cards are our own.
ui-start-new = New game
ui-start-open = Open a saved game
ui-start-rules = Rules
ui-start-cards = Cards
ui-start-language = Language: English
ui-start-quit = Quit
ui-start-continue-brief = Continue: { $game }
ui-start-watch-brief = Watch a game
ui-start-played = played before
ui-start-learnt = lessons completed: { $done } of { $all }
ui-start-in-lesson = in lesson { $number }
ui-start-your-turn-brief = { $reached } · you
ui-start-your-turn = { $reached } · your turn
ui-start-you-are = You are { $seat }
ui-start-next-lesson = { $game } · { $lesson }
ui-start-about-new = Start a game of { $game }: choose players, levels and setup.
ui-start-about-learn = Short guided games that explain the rules as you play.
ui-start-about-puzzle = Positions from recorded games with one clearly best answer. A new one every day, or choose one by number.
ui-start-about-continue = Continue where you left off.
ui-start-about-open = All your unfinished and finished games: continue, rename or delete them.
ui-start-about-watch = Step through a game from start to end, with charts, or compare several games.
ui-start-about-rules = A short version of the rules of { $game }, to read or search.
ui-start-about-cards = All cards of { $game } and their effects.
ui-start-about-game = Which game to use for new games, lessons, rules and cards. Tab moves to the pictures.
ui-start-about-language = English, German or Chinese.
ui-start-about-settings = Theme, pace, keys and more.
ui-start-about-quit = Your games are saved after every pick.

# --- the first start ---
ui-first-welcome = Board games in a terminal. Which language?
ui-first-language = English
ui-first-which = Which game do you want to try first?
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
ui-new-free-undo = Free undo
ui-new-free-undo-no = no
ui-new-free-undo-yes = yes
ui-new-pace = Other players' turns
ui-new-pace-gentle = step by step
ui-new-pace-slow = time to read
ui-new-pace-normal = a quick look
ui-new-pace-fast = skip to my turn
ui-new-me = Play as
ui-new-me-nobody = no one: just watch
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
ui-new-help-rules = Rules you can change. Enter shows or hides them.
ui-new-help-details = Every seat, and options you rarely change. Enter shows or hides them.
ui-new-begin = Begin
ui-new-help-game = The game to play.
ui-new-help-players = The number of players.
ui-new-help-scenario = The setup to play. ? shows details.
ui-new-help-seat = Who plays this seat: a person at this keyboard or a bot.
ui-new-help-seed = The seed decides all dice and shuffles. Press Enter to type another.
ui-new-help-free-undo = Allow undo even after dice rolls and revealed cards. For practice.
ui-new-help-pace = At every pace, anything that affects you stays on screen until you press Enter. Space skips to your next question. Holding a key down never answers a question.
ui-new-help-begin = The game is saved at every step.
ui-player-human = a person here
ui-bot-says = { $seat }: { $text }.
ui-bot-trouble = The bot { $bot } failed ({ $seat }); { $by } answered instead.
ui-player-beginner = bot: beginner
ui-player-easy = bot: easy
ui-player-quick = bot: quick
ui-player-strong = bot: strong
ui-player-about-beginner = Plays loosely and makes many mistakes. A good first opponent.
ui-player-about-easy = Plays by feel: picks what looks promising, which is not always the best.
ui-player-about-steady = Follows hand-written rules: reliable, but a bit predictable.
ui-player-about-quick = Tries its best options in a few simulated games. At least as good as steady, and answers immediately.
ui-player-about-strong = Tries more options, more thoroughly. Takes up to a second per answer.
ui-player-about-random = Picks any option at random.
ui-player-steady = bot: steady
ui-player-random = bot: random

# --- saves --------------------------------------------------------------------------------------
ui-saves-title = Saved games
ui-saves-prompt = Enter continue · f filter · n rename · x delete · Esc back
ui-saves-none = { $folder } contains no saved games yet.
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
ui-saves-deleted = { $name } was deleted. u restores it.
ui-saves-renamed = Renamed to { $name }. u restores the old name.
ui-saves-nothing = Nothing was deleted or renamed here.
ui-saves-not-yours = Only your own saves can be deleted or renamed.
ui-saves-rename = Rename
ui-saves-rename-prompt = What should this save be called?
ui-saves-nobody = bots only
ui-saves-open = not finished

# --- passing the keyboard -----------------------------------------------------------------------
ui-hand-over = Pass the keyboard to { $seat }
ui-hand-over-key = Press Enter once you are at the keyboard.
ui-hand-over-leave = Esc leave the game (it is saved)

# --- the end ------------------------------------------------------------------------------------
ui-ending-abandoned = ended by agreement
ui-ending-closed = closed by the host
ui-ending-expired = ended: no one played
ui-over-page = How it ended
ui-over-leave = Back to the start screen
ui-over-again = Play again
ui-over-swapped = Play again, swapping sides
ui-over-other-seat = Play again, everyone moves on one seat
ui-end-key-again = a play again ·{" "}
ui-end-key-turns = 1-4 turning point ·{" "}
ui-end-key-export = e export ·{" "}
ui-end-winners = Winner: { $winners }
ui-end-no-winner = Nobody won.
ui-end-round = Round { $round }
ui-end-total = Total
ui-points-title = Score
ui-points-keys = ←→ seat · ? help · Enter back
ui-end-keys = ←→ seat · r watch · ? help · Enter back

# --- codex --------------------------------------------------------------------------------------
ui-codex-title = Cards and rules
ui-codex-search = Search:
ui-codex-none = No matches. Esc shows everything.
ui-codex-keys = / search · o look up · ← → scroll · Esc back

# --- help ---------------------------------------------------------------------------------------
ui-help-title = Help
ui-credits = After the board game by { $credits }. This is an unofficial program with its own texts; buy the game.

# --- links -------------------------------------------------------------------------------------
# The word before the number of a section, as questions say it.
ui-link-rules = rules
ui-link-title = Look up
ui-link-prompt = What would you like to look up?
ui-link-none = There is nothing here to look up.
ui-keys-between = {" · "}
ui-link-key-mark = Tab next link
ui-link-key-follow = o look up
ui-link-key-return = Backspace back
ui-link-key-close = Enter close
