# The command line: help, complaints, and what commands print. `cli-wrong-*`: asked wrongly.

cli-usage = usage:
cli-sentence = { $text }.
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-actions = actions
cli-about =
    Board games in your terminal ({ $games }), unofficial. Without a command the app
    starts: there you begin a new game against bots or people, go on with the last one, or read
    the rules and cards. --game chooses the game; the one played last is remembered.
cli-more = `{ $help }` tells more about a command.

cli-examples = examples:
cli-example-play = play
cli-example-german = play in German
cli-example-learn = a short first game with hints
cli-example-card = what a card does
cli-example-watch = watch a saved game
cli-example-verify = check that it replays as recorded
cli-example-simulate = let bots play, and count the endings
cli-example-ladder = see how strong bots are
cli-example-engine = play by JSON lines, for programs

cli-meta-file = FILE
cli-meta-address = ADDRESS
cli-meta-folder = FOLDER
cli-meta-pack = PACK
cli-meta-out = OUT
cli-meta-name = NAME
cli-meta-seed = SEED
cli-meta-seat = SEAT
cli-meta-card = CARD
cli-meta-seconds = SECONDS
cli-meta-command = COMMAND
cli-meta-action = ACTION
cli-meta-text = TEXT

cli-option-help = show this help and exit
cli-option-version = show the version and exit
cli-option-lang = language: en, de, zh (default: that of your settings, then of your system)
cli-option-no-motion = show everything at once
cli-option-ascii = draw with plain letters only
cli-option-plain = play line by line, without drawing: for screen readers and slow lines
cli-option-seed-next = begin the next new game from this seed
cli-option-seed = what chance begins with; the same seed, the same game
cli-option-open = open this saved game
cli-option-pack = cards of your own in place of ours
cli-option-file = a .weimar file
cli-option-game = which game: { $known }
cli-option-scenario = which set-up (default: the usual one)
cli-option-players = how many play, where a game leaves it open

cli-learn = play a short first game that explains itself
cli-learn-more =
    A lesson of the game chosen by --game; hints explain each thing as it comes. A learning
    game that was begun can be gone on with.

cli-engine = play by JSON lines on standard input and output
cli-engine-more =
    One JSON object a line, both ways. Seats without a bot are answered on standard input:
    { $lines }
    What is not understood or not allowed is answered with an error and changes nothing.
cli-engine-position = begin at a position (JSON, as answered)
cli-engine-dice = die faces that fall first
cli-engine-bots = who plays which seat; one name alone plays all of them
cli-engine-free-undo = let every pick be undone

cli-simulate = let bots play many games and count how they end
cli-simulate-more = Tells endings, winners, length and key figures, and games and decisions a second.
cli-simulate-json = print the figures as JSON
cli-simulate-targets = set beside the measures what the makers of the bots aim at

cli-ladder = let bots compete, and see who wins how often
cli-ladder-more =
    Each bot of --bots plays so many games, in one seat after the other, while --against sits in
    the others. Told are shares of the games won with their 95% intervals, also seat by seat.
    With --keep a ladder that was ended goes on where it stopped.
cli-ladder-bots = whose strength is asked for, like quick,strong (default: the usual bot)
cli-ladder-seed = what chance begins with (default: something new)
cli-ladder-against = who sits in the other seats (default: the usual bot)
cli-ladder-keep = write every game to a file, and go on with what is there

cli-lab = let bots play experiments, and see what changes a game
cli-lab-more =
    Plays every combination of the given bots, scenarios, packs and values, all with the same seeds,
    and writes a report with pictures: winners, endings, length, sources of points, cards played and
    won with, the game's own measures, each with its 95% interval. What was ended goes on where it
    stopped. docs/balance.md tells how a file of values is written.
cli-lab-scenario = a scenario; may be named several times (default: the usual one)
cli-lab-bots = who plays, as for simulate; may be named several times (default: the usual bot)
cli-lab-pack = a folder with other components; may be named several times (default: the box)
cli-lab-grid = a file of values that are tried out
cli-lab-games = games of each combination (default: { $default })
cli-lab-folder = where games and report are kept (default: lab-GAME)

cli-train = let a bot learn a game
cli-train-more =
    It learns the answers of the game's rule bot, then plays varied games to learn what a position
    is worth, then games against itself by searching with both. What is new must beat what was
    before. Every game is on disk before the next one, so it can be ended at any time.
cli-train-games = games of the rule bot to begin with; the others in proportion (default: { $default })
cli-train-iterations = how often it learns from itself (default: { $default })
cli-train-folder = where everything is kept (default: train-GAME)
cli-train-resume = go on with what is in the folder
cli-train-install = put what was learnt in the place it is played from

cli-fuzz = play random games and check that nothing goes wrong
cli-fuzz-more =
    After every decision the rules' invariants are checked. At some of them positions are
    written and read back, picks are undone and made again, the save is reopened, and what
    a seat may not know is exchanged, which must change nothing it sees. Every game is replayed
    to the same end. A game that fails is written as a save that opens.
cli-fuzz-failures = where games that fail are saved (default: { $default })

cli-many-games = how many games (default: { $default })
cli-many-bots = who plays: one name, or a list like SEAT=BOT,SEAT=BOT (default: the usual bot)
cli-many-seed = what chance begins with (default: { $default })
cli-many-jobs = games at the same time (default: { $default })
cli-option-workers = processes that play, workers of Dask on this computer (default: { $default })
cli-option-workers-cores = processes that play, workers of Dask on this computer (default: one a core)
cli-option-scheduler = let the workers of a running Dask scheduler play

cli-replay = watch a saved game from beginning to end, or verify it
cli-replay-more =
    In a terminal the game opens for watching: any moment, any seat's view, charts, playing
    on from there; ? lists the keys. Elsewhere, and with --text, its chronicle is printed.
    With --verify the game is replayed pick by pick and compared: options, dice, shuffles,
    the position at each round, the end. Says at which pick it differs.
cli-replay-verify = compare instead of telling
cli-replay-commitment = with --verify: the commitment you noted at the table
cli-replay-text = print the chronicle
cli-replay-at = begin watching after pick N

cli-export = write a saved game as chronicle, picture or figures
cli-export-more = Without a choice the chronicle is printed as Markdown. `-` as OUT is standard output.
cli-export-markdown = the chronicle, as Markdown
cli-export-svg = a picture of one moment, as SVG
cli-export-at = the moment of --svg: after pick N (default: the end)
cli-export-csv = key figures after each turn and round, as CSV
cli-export-end = the end of the game on one page: a picture if OUT ends with .svg, else Markdown
cli-export-view = through whose eyes: a seat, spectator, or open (default: all that may be seen)

cli-cards = look cards up, or check a pack of your own
cli-cards-more = A pack is a folder with card files that take the place of ours.
cli-cards-check = say what is wrong with a pack
cli-cards-check-more = Without PACK: with ours.
cli-cards-show = print cards
cli-cards-show-more = For example: { $code }
cli-cards-list = list all cards
cli-cards-list-more = With --json: every card as data.
cli-cards-pack = the folder to check
cli-cards-card = the number printed on it
cli-cards-json = print the list as JSON
cli-cards-in-order = { $pack }: everything is in order ({ $counts })
cli-cards-ours = our own cards

cli-serve = host games for players who come over SSH
cli-serve-more =
    Everybody plays with `ssh -p 2222 HOST`; only the host installs anything. Games are
    saved at every pick and go on after a restart. See docs/hosting.md.
cli-serve-config = a TOML file ({ $file })
cli-serve-address = the address to listen at (default: { $default })
cli-serve-port = the port to listen at (default: { $default })
cli-serve-data = where tables and keys lie
cli-serve-pack = play with this card pack
cli-serve-open = let in anybody on this computer and the local network, without keys
cli-serve-web = also serve browsers on this computer (needs --open)
cli-serve-no-ssh = only the tables, for OpenSSH
cli-serve-verbose = log who comes and goes

cli-invite = make an invitation by which a player's key is enrolled
cli-invite-more = Prints a command for the player that works once.
cli-invite-name = who is invited: letters, digits, '-' and '_'
cli-invite-data = the server's folder
cli-invite-config = the server's TOML file
cli-invite-host = how players reach the host
cli-invite-port = the server's port
cli-invite-days = how long it holds (default: { $default })

cli-meta-what = WHAT
cli-hosting = print the page for hosts
cli-hosting-more = Everything about hosting: inviting players, limits, browsers, a server of your own.
cli-hosting-unit = print a systemd unit instead, to be saved in /etc/systemd/system

cli-tables = look after the tables of the running server
cli-tables-more = list: all tables, * who is away. close ID: take a table away, or end its game. seat ID SEAT bot: a bot plays for an absent player, or takes a free seat. drain MINUTES: stop with a countdown, `off` cancels. kick NAME, ban NAME-OR-ADDRESS, unban NAME-OR-ADDRESS. say TEXT: to every table, or to one by --table.
cli-tables-action = list, close, seat, drain, kick, ban, unban or say
cli-tables-what = the table, the player or the text
cli-tables-table = say it at this table only
cli-tables-json = `list` for programs, as JSON
cli-tables-drain-done = The server stops in { $what } min; no tables are made until then. `drain off` cancels.
cli-tables-drain-off = { $number ->
        [0] There was no countdown.
       *[other] The server does not stop.
    }
cli-tables-here = { $number } { $number ->
    [one] table
   *[other] tables
}; here: { $names }
cli-tables-close-done = Table { $what } is closed.
cli-tables-seat-done = A bot has the seat: { $what }.
cli-tables-kick-done = { $what }: { $number } { $number ->
    [one] connection
   *[other] connections
} ended.
cli-tables-ban-done = { $what } is banned; { $number } { $number ->
    [one] connection
   *[other] connections
} ended.
cli-tables-unban-done = { $number ->
    [0] { $what } was not banned.
   *[other] { $what } may come in again.
}
cli-tables-say-done = Said at { $number } { $number ->
    [one] table
   *[other] tables
}.
cli-wrong-tables = `tables { $action }`: `list` stands alone, everything else needs one thing behind it; see `{ $help }`
cli-wrong-drain = `tables drain { $given }`: say in how many minutes the server stops (0 to 10080), or `off`; see `{ $help }`

cli-join = play at a table server on this computer
cli-join-more = What `weimar serve` runs for every player; also for OpenSSH's ForceCommand.
cli-join-socket = where the server listens
cli-join-name = who you are
cli-join-pack = the pack the server plays with
cli-join-ponder = about how long to wait before passing where nothing else can be done (default: { $default })

# What was asked wrongly: what, where, and what to do.
cli-wrong-unknown = { $given } is not known here; see `{ $help }`
cli-wrong-missing = { $names } is missing; see `{ $help }`
cli-wrong-choice = “{ $given }” is no { $name }; choose from: { $known } (see `{ $help }`)
cli-wrong-value-whole = { $name }: “{ $given }” is not a whole number; see `{ $help }`
cli-wrong-value-number = { $name }: “{ $given }” is not a number; see `{ $help }`
cli-wrong-value-count = { $name }: “{ $given }” must be a whole number of 1 or more; see `{ $help }`
cli-wrong-value-port = { $name }: “{ $given }” is not a port from 0 to 65535; see `{ $help }`
cli-wrong-value-faces = { $name }: “{ $given }” must be faces from 1 to 6, like 3,6,1; see `{ $help }`
cli-wrong-value-missing = { $name } needs a value behind it; see `{ $help }`
cli-wrong-value-none = { $name } takes no value, but “{ $given }” was given; see `{ $help }`
cli-wrong-ambiguous = { $given } can mean several: { $known }. Write it in full; see `{ $help }`
cli-wrong-other = not understood: { $message }; see `{ $help }`
cli-wrong-language = there is no language “{ $asked }”; choose from: { $known }
cli-wrong-commitment = --commitment “{ $given }” is too short to compare with: give its first { $least } digits or more
cli-wrong-seat = there is no seat “{ $seat }”; the seats are { $known }
cli-wrong-bots = “{ $given }” in --bots must be like { $example }
cli-wrong-bot = there is no bot “{ $name }” for { $game }; choose from: { $known }
cli-wrong-kept-file =
    { $file } holds other games ({ $name }: { $found }, not { $wanted }); name another file
cli-wrong-scheduler = --scheduler: no Dask scheduler answers at “{ $address }”; begin one with `dask scheduler`
cli-wrong-scheduler-idle = --scheduler: the scheduler at “{ $address }” has no workers; begin one with `dask worker { $address }`
cli-wrong-lab-grid = { $file } is no file of values: { $problem }
cli-wrong-lab-at = “{ $name }”: there is no place “{ $at }” in { $file } of this game, or its value fits no component
cli-wrong-train-game = nothing can be learnt of { $game }: it says nothing of itself that a bot could learn
cli-wrong-train-folder = { $folder } holds a training; go on with it by --resume, or name another --folder
cli-wrong-players = --players { $given }: the scenario “{ $scenario }” is for { $known } players
cli-wrong-at-alone = --at says which moment --svg draws; say --svg FILE as well
cli-wrong-end = --end { $file }: this game is not over yet
cli-wrong-at = --at { $at }: this game goes from pick { $first } to { $last }
cli-wrong-view = --view { $asked }: of this game can be seen: { $known }
cli-wrong-output-closed = standard output is closed, so there is nowhere to answer
cli-wrong-terminal-none = the app needs a terminal for input and output; start it in one, play line by line with --plain, or use `weimar engine` from programs

# What hosting prints.
cli-served-at = Weimar is served at { $address }, port { $port }.
cli-served-local = Only this computer can connect. For friends: { $command }
cli-served-key = Host key: { $key }
cli-served-folder = Players and tables: { $folder }
cli-served-invite = Invite somebody: { $command }
cli-served-open =
    OPEN HOUSE: everybody on this computer and the local network comes in WITHOUT A KEY
    under any free name: { $command }. Use this only at home.
cli-served-tables = Tables at { $socket }
cli-served-web = In a browser on this computer: { $address }
cli-served-down = Going down; games are saved.
cli-invited =
    { $name } comes in once by this, and from then on by key alone:
      { $command }
    Whoever has it can use it; it ends with its first use or in { $days } { $days ->
        [one] day
       *[other] days
    }. Without a key yet: { $keygen }
    The first time, ssh shows this server's key; it must read: { $fingerprint }

# What `weimar replay` prints.
cli-replay-as = the game is still being played; told as { $seat ->
    [none] a spectator
   *[other] { $seat }
    } may know it
cli-replay-differs = it replays only to pick { $pick }: { $reason }
cli-replay-damaged = line { $line } is damaged: { $damage }; this is what stands before it
cli-export-damaged = line { $line } is damaged: { $damage }; the rest was exported
cli-verify-differs = { $file }: differs at pick { $pick }: { $reason }
cli-verify-same = { $file }: { $picks } picks replayed as recorded, { $complete ->
    [yes] a finished game
   *[no] a game in progress
}
cli-verify-origin = { $origin ->
    [seed] proved: the set-up and all { $outcomes } dice and shuffles follow from its seed
    [laid] proved: some dice were laid down beforehand; all else of { $outcomes } follows from its seed
   *[unknown] not proved: where dice and shuffles came from, since it does not begin with the set-up
    }
cli-verify-unproved = not proved: who played, and when
cli-verify-unfair = { $file }: the dice are not fair: { $reason }
cli-verify-fair =
    fair dice: all { $outcomes } rolls and shuffles came from the seed that the
      commitment { $commitment } announced, { $compared ->
        [yes] the one you noted
       *[no] which the file says of itself: compare it with --commitment
    };
      words added by { $words }; at the start sat { $seats }
cli-verify-unknown = cannot be checked: { $reason }
cli-verify-unsaid = nobody who is named
cli-verify-short = the record ends at pick { $picks } and the game does not: it was ended by agreement, or picks are missing
cli-verify-nobody = nobody

# What `weimar simulate` and `weimar fuzz` print.
cli-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } ({ $scenario }), { $bots }
cli-simulated-ending = ending
cli-simulated-winner = winner
cli-simulated-round = ended in
cli-simulated-games = games
cli-simulated-share = share
cli-simulated-vp = VP at the end, mean: { $means }
cli-ladder-told =
    { $games } games of each in { $game }, scenario { $scenario }, seed { $seed }, against { $against }
cli-ladder-bot = bot
cli-ladder-seat = seat
cli-ladder-every-seat = every seat
cli-ladder-others = the others there
cli-ladder-interval = 95% interval
cli-ladder-thinking = CPU ms a question, half / 95% below
cli-lab-title = { $title }: an experiment
cli-lab-played = { $games } games of each, seed { $seed }, rules { $digests }
cli-lab-points = Points by source, mean of a game
cli-lab-source = source
cli-lab-cards = Cards, and how their seats won where they were played
cli-lab-card = card
cli-lab-won = won with it
cli-lab-usually = won of all games
cli-lab-measures = Measures
cli-lab-written = Report: { $file }
cli-training = { $stage }: { $done } of { $of }
cli-trained = What was learnt best: { $file }
cli-train-installed = It is played from now: { $file }
cli-simulated-measure = measure
cli-simulated-found = found
cli-simulated-target = target
cli-simulated-between = { $low } to { $high }
cli-simulated-outside = outside
cli-simulated-speed = { $seconds } s: { $games } games and { $decisions } decisions a second
cli-fuzzed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $picks } decisions, { $seconds } s: { $counted }
cli-fuzzed-failed = game { $seed }: { $problem } (saved as { $path })

cli-example-analyse = how a game was played, and where it turned
cli-analyse = judge a saved game that is over: errors, luck, turning points
cli-analyse-more =
    Every pick is judged from what its seat knew, dice and draws by what they might have been.
    That takes a while; what is done is kept beside the save, and goes on from there whenever it
    was ended. Without a choice the review is printed as Markdown. `-` as OUT is standard output.
cli-analyse-markdown = the review, as Markdown
cli-analyse-csv = every pick with its error, luck and everybody's chances, as CSV
cli-analyse-svg = the chances over the game, as a picture (SVG)
cli-analyse-keep = where it is kept (default: beside the save, .analysis behind its name)
cli-analyse-quietly = only judge; write nothing out
cli-analyse-bar = Analysis
cli-analyse-kept = Ended before it was done; what is done is kept in { $file }. The same command goes on.
cli-wrong-analyse-not-over = { $file }: this game is not over. It can be analysed when it is, since the analysis looks into everybody's hand.
cli-wrong-analyse-nobody = { $game } has not been learnt, so nobody can judge it.

cli-example-puzzle = the puzzle of the day
cli-puzzle = a position of a recorded game in which one answer is clearly the best
cli-puzzle-more =
    Without a number it is the puzzle of the day. The first answer counts; your record is kept.
    Every puzzle was checked by the strongest bot with four times its usual worlds.
cli-puzzle-number = puzzle N instead of that of the day
cli-wrong-puzzle-none = there are no puzzles for { $game }.
cli-wrong-puzzle-number = there is no puzzle { $number }: they are numbered from 1 to { $last }.

# accounts and backups
cli-account = look after players’ accounts
cli-account-more = list, show NAME, role NAME --role helper, admit NAME, mute, hold, suspend, ban NAME --for 7d --reason TEXT (unmute, unsuspend, unban lift it), recover NAME, export NAME > FILE, delete NAME, audit.
cli-account-action = list, show, role, mute, unmute, hold, admit, suspend, unsuspend, ban, unban, recover, export, delete or audit
cli-account-name = the player
cli-account-role = player, organiser, helper or moderator
cli-account-for = how long: 30m, 2h, 7d or 2w (default: until you lift it)
cli-account-reason = the reason, which the player sees
cli-account-done = { $name }: { $action }
cli-account-deleted = { $name } is deleted; { $number ->
    [one] { $number } table was
   *[other] { $number } tables were
} changed.
cli-account-delete-soon = The running server deletes { $name } within a minute.
cli-account-audit-sound = The audit log is unchanged.
cli-account-audit-wrong = The audit log was changed at entry { $number }.
cli-account-recover-wait = { $name } has been told. Repeat the command after { $until } to get the code.
cli-account-recover-code = Give this code to { $name }; it works once, for ten minutes: ssh { $code }@HOST
cli-club = back up the host’s data, list ratings
cli-club-more = backup FOLDER copies the database, then the files, also while the server runs. restore FOLDER fills an empty data folder. reindex rebuilds the index of games and the ratings; stop the server first. ratings and results list players and finished games.
cli-club-action = backup, restore, reindex, ratings or results
cli-club-folder = the folder of the backup
cli-club-backed-up = { $folder } holds a backup with { $number } database rows and all files.
cli-club-restored = { $folder } is restored, with { $number } database rows.
cli-club-reindexed = Games in the index: { $number }
cli-club-game = only this game; with ratings and results
cli-club-csv = write ratings or results to a CSV file
cli-club-json = write ratings or results to a JSON file
cli-club-listed = { $path } has { $number } rows.
cli-club-none-rated = No game has been rated.
cli-club-none-finished = No game has finished.
cli-club-pool = { $game }, { $seats } seats
cli-club-rated-won = { $won } of { $games } won
cli-club-rated = rated
cli-club-why-unfinished = not rated: the game did not finish
cli-club-why-no-account = not rated: a player has no account
cli-club-why-no-anchor = not rated: a bot has no fixed rating
cli-club-why-bots = not rated: too many bots
cli-club-why-short = not rated: a player made fewer than three picks
cli-club-why-deserted = not rated: too few players stayed to the end
cli-club-why-pair = not rated: the same two players met five times within a week
cli-club-why-annulled = not rated: annulled
cli-wrong-account = `account { $action }` needs a player’s name, except `list` and `audit`; `role` also needs --role. See `{ $help }`
cli-wrong-club = `club { $action }`: only backup and restore need a folder, and only ratings and results take --game, --csv and --json; see `{ $help }`
