# The command line: help, errors, and what commands print. `cli-wrong-*`: wrong arguments.

cli-usage = usage:
cli-sentence = { $text }.
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-actions = actions
cli-about =
    Unofficial terminal versions of board games ({ $games }). Run without a command to open the
    app: play against bots or other people, continue your last game, or read the rules and cards.
    --game selects the game; the default is the one you played last.
cli-more = Run `{ $help }` for details of a command.

cli-examples = examples:
cli-example-play = play
cli-example-german = play in German
cli-example-learn = a short first game with hints
cli-example-card = what a card does
cli-example-watch = watch a saved game
cli-example-verify = check that it replays as recorded
cli-example-simulate = run bot games and count how they end
cli-example-ladder = see how strong bots are
cli-example-engine = play through JSON lines, for programs

cli-meta-file = FILE
cli-meta-address = ADDRESS
cli-meta-folder = FOLDER
cli-meta-day = DAY
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
cli-option-lang = language: en, de or zh (default: from your settings, then from your system)
cli-option-no-motion = turn animations off
cli-option-ascii = draw with ASCII characters only
cli-option-plain = play line by line without drawing, for screen readers and slow connections
cli-option-seed-next = seed for the next new game
cli-option-seed = random seed; the same seed gives the same game
cli-option-open = saved game to open
cli-option-pack = folder with your own cards, used instead of ours
cli-option-file = a .weimar file
cli-option-game = game to use: { $known }
cli-option-scenario = setup to play (default: the standard one)
cli-option-players = number of players, where the game allows several

cli-learn = play a short guided first game
cli-learn-more =
    Plays a lesson of the game chosen with --game. Hints explain each step as it comes up.
    If you left a lesson unfinished, it resumes.

cli-engine = play through JSON lines on standard input and output
cli-engine-more =
    Reads and writes one JSON object per line. Standard input answers for seats without a bot:
    { $lines }
    A line that is invalid or not allowed gets an error and changes nothing.
cli-engine-position = position to start from (JSON, in the form the engine prints)
cli-engine-dice = results of the first die rolls
cli-engine-bots = bot for each seat; a single name fills all seats
cli-engine-free-undo = allow every pick to be undone

cli-simulate = run many games between bots and count how they end
cli-simulate-more =
    Prints endings, winners, game length and key figures, and the number of games and decisions
    per second.
cli-simulate-json = print the figures as JSON
cli-simulate-targets = also show the target values of the bots' authors

cli-ladder = rank bots by how often they win
cli-ladder-more =
    Every bot in --bots plays the same number of games in each seat, with --against in the other
    seats. Prints each bot's share of wins with a 95% interval, overall and by seat.
    With --keep, an interrupted ladder resumes where it stopped.
cli-ladder-bots = bots to rank, like quick,strong (default: the standard bot)
cli-ladder-seed = random seed (default: a new one each time)
cli-ladder-against = bot in the other seats (default: the standard bot)
cli-ladder-keep = file that records every game; an existing file is resumed

cli-lab = run experiments with bots to see what changes a game
cli-lab-more =
    Plays every combination of the given bots, scenarios, packs and values with the same seeds
    and writes an illustrated report: winners, endings, length, sources of points, cards played,
    wins with each card, and the game's own measures, each with a 95% interval. An interrupted
    experiment resumes where it stopped. docs/balance.md describes the file of values.
cli-lab-scenario = scenario; can be repeated (default: the standard one)
cli-lab-bots = bots, as for simulate; can be repeated (default: the standard bot)
cli-lab-pack = folder with other components; can be repeated (default: the original ones)
cli-lab-grid = file of values to try
cli-lab-games = games per combination (default: { $default })
cli-lab-folder = folder for games and report (default: lab-GAME)

cli-train = train a bot
cli-train-more =
    The bot first learns to imitate the game's rule-based bot. It then plays varied games to
    learn what a position is worth, and improves by searching games against itself. A new version
    replaces the old one only if it beats it. Every game is written to disk before the next one
    starts, so you can interrupt the training at any time.
cli-train-games = games of the rule-based bot to record; the other stages scale with it (default: { $default })
cli-train-iterations = rounds of self-play (default: { $default })
cli-train-folder = folder for all results (default: train-GAME)
cli-train-resume = resume the training in the folder
cli-train-install = install the trained bot for play

cli-fuzz = play random games and check the rules
cli-fuzz-more =
    Checks the rules' invariants after every decision. At some decisions it also writes the
    position and reads it back, undoes and repeats picks, reopens the save, and swaps the
    information hidden from a seat, which must not change what that seat sees. Every game is
    replayed and must end the same way. A game that fails is written as a save you can open.
cli-fuzz-failures = folder for failed games (default: { $default })

cli-many-games = number of games (default: { $default })
cli-many-bots = bots: one name, or a list like SEAT=BOT,SEAT=BOT (default: the standard bot)
cli-many-seed = first random seed (default: { $default })
cli-many-jobs = games to run at the same time (default: { $default })
cli-option-workers = number of local Dask worker processes (default: { $default })
cli-option-workers-cores = number of local Dask worker processes (default: one per core)
cli-option-scheduler = use the workers of a running Dask scheduler

cli-replay = watch or verify a saved game
cli-replay-more =
    In a terminal, opens the game for watching: go to any moment, see any seat's view and charts,
    or play on from there; ? lists the keys. Otherwise, and with --text, prints its chronicle.
    --verify replays the game pick by pick and compares options, dice, shuffles, the position at
    each round and the end. It names the first pick that differs.
cli-replay-verify = compare with the recording instead of showing the game
cli-replay-commitment = with --verify: the commitment you noted before the game
cli-replay-text = print the chronicle
cli-replay-at = start watching after pick N

cli-export = write a saved game as chronicle, picture or table
cli-export-more = Prints the chronicle as Markdown unless an option says otherwise. `-` as OUT is standard output.
cli-export-markdown = the chronicle, as Markdown
cli-export-svg = a picture of one moment, as SVG
cli-export-at = the moment that --svg draws: after pick N (default: the end)
cli-export-csv = key figures after each turn and round, as CSV
cli-export-end = the end of the game on one page: SVG if OUT ends in .svg, otherwise Markdown
cli-export-view = whose view to use: a seat, spectator, or open (default: everything that may be shown)

cli-cards = look up cards, or check your own pack
cli-cards-more = A pack is a folder with card files that replace ours.
cli-cards-check = list the mistakes in a pack
cli-cards-check-more = Without PACK, checks the built-in cards.
cli-cards-show = print cards
cli-cards-show-more = Example: { $code }
cli-cards-list = list all cards
cli-cards-list-more = --json prints every card as data.
cli-cards-pack = folder to check
cli-cards-card = number printed on the card
cli-cards-json = print the list as JSON
cli-cards-in-order = { $pack }: no mistakes found ({ $counts })
cli-cards-ours = built-in cards

cli-serve = host games over SSH
cli-serve-more =
    Players connect with `ssh -p 2222 HOST`; only the host installs anything. Games are
    saved at every pick and continue after a restart. See docs/hosting.md.
cli-serve-config = TOML file ({ $file })
cli-serve-address = address to listen on (default: { $default })
cli-serve-port = port to listen on (default: { $default })
cli-serve-data = folder for tables and keys
cli-serve-pack = card pack to play with
cli-serve-open = accept anyone on this computer and the local network without a key
cli-serve-web = also serve browsers on this computer
cli-serve-join = share the tables with other machines, as this cluster file says
cli-serve-role = part of this machine among several: tables (owner), players (front), or both (default)
cli-serve-no-ssh = run only the table server, for use behind OpenSSH
cli-serve-verbose = log players as they connect and leave

cli-invite = invite a player and register their key
cli-invite-more = Prints a command that the player runs once.
cli-invite-name = name of the player: letters, digits, '-' and '_'
cli-invite-data = the server's folder
cli-invite-config = the server's TOML file
cli-invite-host = host name or address that players connect to
cli-invite-port = the server's port
cli-invite-days = days until the invitation expires (default: { $default })

cli-meta-what = WHAT
cli-hosting = print the guide for hosts
cli-hosting-more = Covers invitations, limits, browsers and running your own server.
cli-hosting-unit = print a systemd unit instead, to save in /etc/systemd/system
cli-hosting-settings = print every setting with its default instead, to save as /etc/weimar.toml

cli-tables = manage the tables of the running server
cli-tables-more = list: show all tables, with * for absent players. close ID: remove a table, or end its game. seat ID SEAT bot: let a bot play for an absent player or take a free seat. drain MINUTES: stop after a countdown; `off` cancels it. kick NAME, ban NAME-OR-ADDRESS, unban NAME-OR-ADDRESS. say TEXT: send a message to every table, or to one with --table. sign-up off: refuse new accounts; sign-up on: follow the settings again.
cli-tables-action = list, close, seat, drain, kick, ban, unban, say or sign-up
cli-tables-what = table, player or text
cli-tables-table = send the message to this table only
cli-tables-until = repeat the message to everyone who logs in until the end of this day (UTC); a past day ends that
cli-tables-json = print the list as JSON
cli-tables-drain-done = The server stops in { $what } min. New tables are refused until then. `drain off` cancels.
cli-tables-drain-off = { $number ->
        [0] No countdown was running.
       *[other] Countdown cancelled. The server keeps running.
    }
cli-tables-here = { $number } { $number ->
    [one] table
   *[other] tables
}; connected: { $names }
cli-tables-close-done = Table { $what } closed.
cli-tables-seat-done = A bot now plays this seat: { $what }.
cli-tables-sign-up-done = { $number ->
    [0] Nobody can make an account now.
   *[other] People can make accounts as the settings say.
 }
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
   *[other] { $what } can log in again.
}
cli-tables-say-done = Sent to { $number } { $number ->
    [one] table
   *[other] tables
}.

cli-top = watch the running server
cli-top-more = Shows players, tables and speed, and carries out the actions of `weimar tables`. Without a terminal, or with --plain, it prints the figures once.
cli-top-once = print the figures once and end
cli-top-server = weimar { $version } · players { $players } · clients use at most { $memory } MiB
cli-top-draining = the server is about to stop
cli-top-by-place = Connections: { $shares }
cli-top-by-game = Tables: { $shares }
cli-top-speed = 95 % of answers { $answer } · event loop { $loop } · index { $index } s behind · slow clients { $behind }
cli-top-people = On hold: { $held } · open reports: { $reports }
cli-top-refusals = Latest refused logins:
cli-top-tables = Tables
cli-top-players = Players
cli-top-column-id = ID
cli-top-column-game = Game
cli-top-column-state = State
cli-top-column-round = Round
cli-top-column-title = Title
cli-top-column-seats = Seats
cli-top-column-name = Player
cli-top-column-address = Address
cli-top-column-time = Connected
cli-top-column-idle = Idle
cli-top-column-client = Client
cli-top-keys = c close  b seat a bot  k kick  x ban  s say  d drain  : any action  Tab other list  q quit
cli-top-line = Enter carries it out, Esc cancels. Actions: { $actions }
cli-hosting-alarms = print alarm rules for Prometheus instead

cli-wrong-tables = `tables { $action }`: `list` takes no argument, every other action takes one; see `{ $help }`
cli-wrong-until = “{ $given }” is not a day like 2026-12-24; see `{ $help }`
cli-wrong-drain = `tables drain { $given }`: give the minutes until the server stops (0 to 10080), or `off`; see `{ $help }`

cli-join = play on a server: over ssh, or on this computer
cli-join-more =
    `weimar join ssh://HOST:PORT` needs an account there (`ssh -p PORT new@HOST`); the game runs on your computer. Without an
    address it plays on this computer: `weimar serve` runs it for every player, and it also works as OpenSSH's ForceCommand.
cli-join-address = server to reach with ssh
cli-join-socket = socket of the server
cli-join-name = your name
cli-join-pack = the pack that the server uses
cli-join-ponder = roughly how long to wait before passing when passing is the only option (default: { $default })

# Wrong arguments: what is wrong, where, and what to do.
cli-wrong-unknown = unknown: { $given }; see `{ $help }`
cli-wrong-missing = missing: { $names }; see `{ $help }`
cli-wrong-choice = “{ $given }” is not a valid { $name }; choose from: { $known } (see `{ $help }`)
cli-wrong-command = “{ $given }” is not a command. To play, run `{ $run }` without one, or `{ $plain }` to play line by line. Commands: { $known } (see `{ $help }`)
cli-wrong-value-whole = { $name }: “{ $given }” is not a whole number; see `{ $help }`
cli-wrong-value-number = { $name }: “{ $given }” is not a number; see `{ $help }`
cli-wrong-value-count = { $name }: “{ $given }” must be a whole number of 1 or more; see `{ $help }`
cli-wrong-value-port = { $name }: “{ $given }” is not a port from 0 to 65535; see `{ $help }`
cli-wrong-value-faces = { $name }: “{ $given }” must be a list of numbers from 1 to 6, like 3,6,1; see `{ $help }`
cli-wrong-value-missing = { $name } needs a value; see `{ $help }`
cli-wrong-value-none = { $name } takes no value, but got “{ $given }”; see `{ $help }`
cli-wrong-ambiguous = { $given } is ambiguous: { $known }. Write it in full; see `{ $help }`
cli-wrong-other = invalid command line: { $message }; see `{ $help }`
cli-wrong-language = unknown language “{ $asked }”; choose from: { $known }
cli-wrong-commitment = --commitment “{ $given }” is too short to compare; give at least its first { $least } digits
cli-wrong-seat = unknown seat “{ $seat }”; the seats are { $known }
cli-wrong-bots = “{ $given }” in --bots must have the form { $example }
cli-wrong-bot = { $game } has no bot called “{ $name }”; choose from: { $known }
cli-wrong-kept-file =
    { $file } records other games ({ $name }: { $found }, not { $wanted }); choose another file
cli-wrong-scheduler = --scheduler: no Dask scheduler answers at “{ $address }”; start one with `dask scheduler`
cli-wrong-scheduler-idle = --scheduler: the scheduler at “{ $address }” has no workers; start one with `dask worker { $address }`
cli-wrong-lab-grid = { $file } is not a valid file of values: { $problem }
cli-wrong-lab-at = “{ $name }”: { $file } of this game has no entry “{ $at }”, or the value does not suit any component
cli-wrong-train-game = { $game } does not support training: it does not describe its positions to a bot
cli-wrong-train-folder = { $folder } already holds a training; continue it with --resume, or choose another --folder
cli-wrong-players = --players { $given }: the scenario “{ $scenario }” is for { $known } players
cli-wrong-at-alone = --at sets the moment for --svg; add --svg FILE
cli-wrong-end = --end { $file }: this game is not over yet
cli-wrong-at = --at { $at }: this game has picks { $first } to { $last }
cli-wrong-view = --view { $asked }: available views of this game: { $known }
cli-wrong-output-closed = standard output is closed, so the answers cannot be printed
cli-wrong-terminal-none = the app needs a terminal for input and output; run it in one, play line by line with --plain, or use `weimar engine` from programs

# Output of hosting commands.
cli-served-at = Serving games at { $address }, port { $port }.
cli-served-local = Only this computer can connect. To let friends in, start the server with { $option } too.
cli-served-python = With CPython 3.12 to 3.14, each player's program would need 15 to 30 MiB of memory; with this Python, it is 25 to 50.
cli-served-key = Host key: { $key }
cli-served-folder = Data folder: { $folder }
cli-served-invite = To invite a player: { $command }
cli-served-open =
    OPEN SERVER: anyone on this computer or the local network can log in WITHOUT A KEY
    under any free name: { $command }. Use this only at home.
cli-served-tables = Table socket: { $socket }
cli-served-web = Browser on this computer: { $address }
cli-served-web-club = Browsers: { $address } (players log in with a link from: { $command })
cli-served-down = Shutting down. All games are saved.
cli-invited =
    { $name } logs in once with this command, and with their key alone after that:
      { $command }
    Anyone who has the command can use it. It expires after one use or in { $days } { $days ->
        [one] day
       *[other] days
    }. To make a key first: { $keygen }
    On the first login, ssh shows this server's key. It must be: { $fingerprint }

# What `weimar replay` prints.
cli-replay-as = the game is still in progress; shown as { $seat ->
    [none] a spectator
   *[other] { $seat }
    } may see it
cli-replay-differs = the recording replays only up to pick { $pick }: { $reason }
cli-replay-damaged = line { $line } is damaged: { $damage }; showing the game up to there
cli-export-damaged = line { $line } is damaged: { $damage }; exported the game up to there
cli-verify-differs = { $file }: differs at pick { $pick }: { $reason }
cli-verify-same = { $file }: { $picks } picks replayed as recorded, { $complete ->
    [yes] a finished game
   *[no] a game in progress
}
cli-verify-origin = { $origin ->
    [seed] proved: the setup and all { $outcomes } rolls and shuffles follow from its seed
    [laid] proved: some dice were fixed in advance; all others of the { $outcomes } follow from its seed
   *[unknown] not proved: the origin of dice and shuffles, because the recording does not begin with the setup
    }
cli-verify-unproved = not proved: who played, and when
cli-verify-unfair = { $file }: the dice are not fair: { $reason }
cli-verify-fair =
    fair dice: all { $outcomes } rolls and shuffles come from the seed announced by
      commitment { $commitment }, { $compared ->
        [yes] the one you noted
       *[no] as stated in the file; compare it with yours using --commitment
    };
      words added by { $words }; seats at the start: { $seats }
cli-verify-unknown = cannot be checked: { $reason }
cli-verify-unsaid = an unknown player
cli-verify-short = the record stops at pick { $picks } before the end of the game: the players ended it by agreement, or picks are missing
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
cli-simulated-vp = mean VP at the end: { $means }
cli-ladder-told =
    { $games } games per bot in { $game }, scenario { $scenario }, seed { $seed }, against { $against }
cli-ladder-bot = bot
cli-ladder-seat = seat
cli-ladder-every-seat = all seats
cli-ladder-others = opponents there
cli-ladder-interval = 95% interval
cli-ladder-thinking = CPU ms per question, median / 95th percentile
cli-lab-title = { $title }: experiment
cli-lab-played = { $games } games each, seed { $seed }, rules { $digests }
cli-lab-points = Points by source, mean per game
cli-lab-source = source
cli-lab-cards = Cards, and win rates of the seats that played them
cli-lab-card = card
cli-lab-won = wins with it
cli-lab-usually = wins overall
cli-lab-measures = Measures
cli-lab-written = Report: { $file }
cli-training = { $stage }: { $done } of { $of }
cli-trained = Best trained version: { $file }
cli-train-installed = Installed for play: { $file }
cli-simulated-measure = measure
cli-simulated-found = found
cli-simulated-target = target
cli-simulated-between = { $low } to { $high }
cli-simulated-outside = outside
cli-simulated-speed = { $seconds } s: { $games } games and { $decisions } decisions per second
cli-fuzzed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $picks } decisions, { $seconds } s: { $counted }
cli-fuzzed-failed = game { $seed }: { $problem } (saved as { $path })

cli-example-analyse = review a game and find its turning points
cli-analyse = review a finished game: errors, luck, turning points
cli-analyse-more =
    Judges every pick by what its seat knew, and every roll and draw by the other possible results.
    This takes a while. Progress is kept in a file next to the save, so you can interrupt and
    resume at any time. Prints the review as Markdown by default. `-` as OUT is standard output.
cli-analyse-markdown = the review, as Markdown
cli-analyse-csv = every pick with its error, its luck and all seats' chances, as CSV
cli-analyse-svg = chances over the game, as a picture (SVG)
cli-analyse-keep = file for the progress (default: the save's name with .analysis added)
cli-analyse-quietly = run the analysis without printing a review
cli-analyse-bar = Analysis
cli-analyse-kept = Interrupted. The progress is kept in { $file }. Run the same command to resume.
cli-wrong-analyse-not-over = { $file }: this game is not over. Only finished games can be analysed, because the analysis uses all hands.
cli-wrong-analyse-nobody = no analyst is available for { $game }

cli-example-puzzle = the puzzle of the day
cli-puzzle = solve a position from a recorded game with one clearly best answer
cli-puzzle-more =
    Without a number, opens the puzzle of the day. Your first answer counts, and your record is
    kept. The strongest bot checked every puzzle with four times its usual search.
cli-puzzle-number = open puzzle N instead of the puzzle of the day
cli-wrong-puzzle-none = { $game } has no puzzles
cli-wrong-puzzle-number = no puzzle { $number }: the puzzles are numbered 1 to { $last }

# accounts and backups
cli-account = manage player accounts
cli-account-more = list, show NAME, role NAME --role helper, admit NAME, mute, hold, unrated, suspend, ban NAME --for 7d --reason TEXT (unmute, rated, unsuspend, unban lift it), recover NAME, rename NAME NEW, export NAME > FILE, delete NAME, audit.
cli-account-action = list, show, role, mute, unmute, hold, unrated, rated, admit, suspend, unsuspend, ban, unban, recover, rename, export, delete or audit
cli-account-name = the player
cli-account-new-name = the new name (rename)
cli-account-role = player, organiser, helper or moderator
cli-account-for = how long: 30m, 2h, 7d or 2w (default: until you lift it; unrated: 7d)
cli-account-reason = the reason, which the player sees
cli-account-done = { $action ->
    [rename] { $before } is now called { $name }.
    [role] { $name } is now: { $role }.
    [admit] { $name } can play, and chat in the lobby.
    [hold] { $name } is on hold: no chat in the lobby until you admit the account.
    [mute] { $name } is muted { $until }.
    [unrated] { $name } can play no rated games { $until }. Games that have begun go on.
    [rated] { $name } can play rated games again.
    [suspend] { $name } is suspended { $until }.
    [ban] { $name } is banned { $until }.
    [unmute] { $name } can chat again.
   *[other] { $name } can log in again.
    }
cli-account-until = until { $time }
cli-account-until-lifted = until you lift it
cli-account-deleted = { $name } is deleted; { $number ->
    [one] { $number } table was
   *[other] { $number } tables were
} changed.
cli-account-delete-soon = The running server deletes { $name } within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
cli-account-audit-sound = The audit log is unchanged.
cli-account-audit-wrong = The audit log was changed at entry { $number }.
cli-account-recover-wait = { $name } has been notified. Repeat the command after { $until } to get the code.
cli-account-recover-code = Give this code to { $name }; it works once, for ten minutes: { $command }
cli-machines = several machines that share the tables of a club
cli-machines-more = init: create the certificates with which machines recognise each other, in the data folder. list: show the machines, how many tables each has, and how many of those wait for a player. drain NAME: a machine gives its tables away and takes no new ones, for example before an upgrade; undrain NAME: it takes tables again. forget NAME: remove a machine that is gone for good.
cli-machines-action = init, list, drain, undrain or forget
cli-machines-name = name of a machine
cli-machines-join = cluster file of any of the machines
cli-machines-data = data folder for init
cli-machines-alive = alive
cli-machines-draining = draining
cli-machines-full = full
cli-machines-gone = gone
cli-machines-tables = tables: { $number }, waiting for a player: { $waiting }
cli-machines-ownerless = Tables without a machine: { $number }
cli-machines-drain-done = { $name } is giving its tables away and takes no new ones.
cli-machines-undrain-done = { $name } takes tables again.
cli-machines-forget-done = { $name } is removed.
cli-machines-init-done = Copy authority.pem and owner.pem to the machines that have tables, authority.pem and front.pem to those that have players, and name the files in their cluster files. Keep authority.key secret; only new certificates need it.
cli-club = back up the server’s data, or list ratings and results
cli-club-more = backup FOLDER copies the database, then the files, also while the server runs. restore FOLDER fills an empty data folder. reindex rebuilds the index of games and the ratings; stop the server first. ratings and results list players and finished games, pairs the players who win more than expected while another is at the table. player NAME prints a player’s page. annul TABLE, with a --reason, recomputes the ratings as if the game had not been played; unannul TABLE undoes that.
cli-club-action = backup, restore, reindex, ratings, results, pairs, player, annul or unannul
cli-club-about = folder of the backup, player, or table
cli-club-annul-done = Table { $table } is annulled. The ratings are up to date.
cli-club-unannul-done = Table { $table } counts again. The ratings are up to date.
cli-club-backed-up = { $folder } holds a backup with { $number } database rows and all files.
cli-club-restored = { $folder } is restored, with { $number } database rows.
cli-club-reindexing = Reading games
cli-club-reindexed = Games in the index: { $number }
cli-club-game = only this game; with ratings, results and pairs
cli-club-csv = write ratings, results or pairs to a CSV file
cli-club-json = write ratings, results or pairs to a JSON file
cli-club-listed = { $path } has { $number } rows.
cli-club-none-rated = No game has been rated.
cli-club-none-finished = No game has finished.
cli-club-none-paired = No two players have eight rated games together.
cli-club-pair = { $player } with { $other }: { $games } games, { $won } won, { $expected } expected, { $gain } per game
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
cli-club-why-casual = not rated: a casual game
cli-club-why-annulled = not rated: annulled
cli-wrong-account = `account { $action }` needs a player’s name, except `list` and `audit`; `role` also needs --role. See `{ $help }`
cli-wrong-club = `club { $action }`: only backup and restore need a folder, and only ratings, results and pairs take --game, --csv and --json; see `{ $help }`
cli-wrong-machines = `machines { $action }`: `init` and `list` take no name, every other action takes one; all but `init` need --join; see `{ $help }`
