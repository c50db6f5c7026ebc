# Errors and refusals. `problem-<id>`: the ids of errors in the kernel, the table and the server.

problem-learned-too-large = The trained bot takes up { $size } bytes; at most { $most } are allowed.
problem-learned-unreadable = The trained bot cannot be read: { $file }
problem-undo-nothing = There is nothing to undo yet.
problem-undo-none = There is nothing to undo: { $seat } has not chosen anything yet.
problem-undo-since = It is too late to undo this: { $seat } has chosen since then.
problem-undo-revealed = This cannot be undone: dice were rolled, or something was drawn or revealed.
problem-undo-late = It is too late to undo this.
problem-undo-often = You have undone this answer too many times.
problem-undo-full = Nothing more can be undone: the saved game has become too long.
problem-save-large = { $path } would become too large to open again.
problem-undo-gone-on = That cannot be undone: other players have seen it or have played on since.

problem-file-folder = { $path } is a folder. Choose a file in it.
problem-file-odd = { $path } is not a regular file. Choose another one.
problem-file-large = { $path } is too large. Choose another file.
problem-file-missing = { $path } does not exist. Check the name.
problem-file-forbidden = You do not have permission to read { $path }.
problem-file-unreadable = { $path } cannot be read: { $why }.

problem-save-empty = { $path } is empty and contains no game. Choose another save.
problem-save-foreign = { $path } is not a saved game of this program. Choose a file that ends in .weimar.
problem-save-header = { $path }: the first line is damaged, so the game cannot be opened. The file was not changed.
problem-save-newer = { $path } was saved by a newer version of this program, { $version } (format { $format }; this version reads up to { $newest }). Open it with version { $version } or later.
problem-save-older = { $path } was saved by version { $version } of this program, before 1.0 (format { $format }; this version reads { $oldest } and later). Open it with that version.
problem-save-other-game = This is a saved game of “{ $name }”, which this program cannot play.
problem-save-opening = { $path } cannot be opened: { $why }. Choose another save.
problem-save-options = its options cannot be used ({ $detail })
problem-save-exists = { $path } already exists. Choose another name.
problem-save-name = “{ $name }” cannot be used as the name of a save. Use letters, numbers and spaces.
problem-save-same = This game is already saved in { $path }.
problem-save-busy = { $path } is open in another window. Close it there, or open a copy.
problem-save-changed = { $path } has changed since it was opened. Open it again.
problem-save-full = { $path } cannot be written because the disk is full. Free some space and choose again; nothing is lost.
problem-save-unwritable = { $path } cannot be written: { $why }. Choose another place.
problem-branch-outside = Choose a moment from choice { $first } to choice { $last } of this game.
problem-branch-over = The game is over here. Choose an earlier moment to play on from.

problem-differs-not-asked = { $seat } has no question to answer there
problem-differs-decision = { $seat } is asked question { $asked } there, not question { $decision }
problem-differs-kind = the answer was to { $kind }, but question { $decision } is { $asked }
problem-differs-rules = { $why }
problem-differs-drawn = { $drawn } was drawn, but the save says { $recorded }
problem-differs-outcome = the save says { $outcome }, but only { $low } to { $high } is possible
problem-differs-checkpoint = the position after it cannot be read
problem-differs-position = the position at the start of round { $round } is different
problem-differs-set-up = the setup does not follow from the seed
problem-differs-seed = the save says { $recorded }, but the seed gives { $given }
problem-differs-no-end = the game should end there but does not
problem-differs-ending = the game ends differently from the save
problem-differs-state = the final position is different
problem-verify-pack = it was played with other cards or rules ({ $pack }; installed: { $present })
problem-verify-torn = its last line is incomplete and is ignored
problem-verify-damaged = line { $line } is damaged; everything after it is ignored

problem-opened-title = About this saved game
problem-opened-torn-line = The last line of { $name } was cut off while it was being written. The game continues from the choice before it.
problem-opened-damaged-line = Line { $line } of { $name } is damaged. The game was opened up to there ({ $picks } choices).
problem-opened-other-pack = This game was started with other cards or rules, but so far it replays the same with the installed ones.
problem-opened-differs = { $name } was saved with other rules or cards and replays differently from choice { $pick } on. { $left ->
    [0] The game continues after choice { $last }.
   *[other] The game continues after choice { $last }, without the last { $left }.
}
problem-opened-beside = { $name } is left unchanged; the game continues in { $beside }.
problem-opened-changed = Another program changed { $name } during the game. The file was left as it is. The game continues in { $beside }, and nothing is lost.

problem-no-home = You have no home folder. Set HOME or { $variable } to a folder you can write to.
problem-host-linux = `{ $command }` needs Linux. You can still play on this computer: start `weimar`.
problem-settings-unwritable = The settings in { $path } cannot be written: { $why }. They apply until you quit.
problem-settings-unkept = The old settings in { $path } cannot be kept: { $why }. Nothing was written; your changes apply until you quit.
problem-crash-unwritten = Weimar stopped because of a bug. Your game is saved; choose Continue. The error report could not be saved because { $path } is not writable.

problem-players-wrong = This scenario is for { $least } to { $most } players, not { $players }.
problem-game-unknown = There is no game “{ $name }”; choose from: { $known }
problem-game-unusable = The game “{ $name }” of the package { $package } cannot be loaded: { $detail }. Update the package or uninstall it with pip.
problem-pack-wrong = These cards cannot be used: { $detail }
problem-scenario-unusable = The scenario “{ $name }” cannot be used: { $detail }
problem-rules-failed = The game cannot continue: the rules cannot handle this position ({ $detail }). It seems to have been edited. Your save is unchanged.
problem-position-unreadable = This is not a valid position of this game: { $detail }.

problem-server-none = No server answers at { $path }. Start one with: weimar serve
problem-server-other = Another server is already running in { $path }.
problem-server-away = The connection to the server was lost.
problem-server-left = The connection to the server was lost; your game is saved there.
problem-server-broken = The connection broke; your game is saved on the server.
problem-server-down = The server is shutting down; your game is saved.
problem-server-full = The server is full.
problem-server-mistake = Something went wrong on the server. The error was logged.
problem-server-bots = On a server, the server runs the bots.
problem-server-saves = Games on a server are saved there.
problem-hello-missing = The first message must give a valid name.
problem-hello-version = This program and the server have different versions (table protocol { $client } here, { $server } there). Update the older one.
problem-hello-often = You have too many connections already.
problem-hello-again = This connection already has a name.
problem-name-wrong = A name has 1 to 20 letters, digits, '-' or '_', and does not begin with '-'.
problem-wire-much = You are sending messages too fast.
problem-wire-wrong = There were too many messages, or too many invalid ones.
problem-wire-foreign = Unrecognised message.
problem-wire-unknown = The server sent a message that this program does not understand.
problem-wire-large = A message can have at most { $largest } bytes.
problem-wire-cut = The message was incomplete.
problem-wire-slow = The message took too long to arrive.

problem-table-unknown = This table does not exist.
problem-table-unwritable = The table cannot be saved: { $why }.
problem-tables-full = The server has too many tables already.
problem-tables-yours = You have too many tables already.
problem-invite-unknown = This server has no player called { $name }. You can invite players who have a key or an invitation from the host.
problem-tables-hour = You have made many tables in the last hour. Try again later.
problem-save-unknown = This saved game does not exist.
problem-scenario-unknown = This scenario does not exist.
problem-bot-unknown = This bot does not exist.
problem-bot-other = There is no bot “{ $name }”; choose from: { $known }
problem-seat-unknown = This seat does not exist.
problem-seat-taken = That seat is taken.
problem-seat-none = You have no seat at this table.
problem-seat-first = Take a seat first.
problem-seats-fixed = The game has started, so the seats are fixed.
problem-seed-fixed = The game has started, so the seed is fixed.
problem-seed-of-save = A saved game keeps the seed it started with.
problem-word-added = You have already added a word.
problem-word-empty = Type a word to add.
problem-start-already = The game has already started.
problem-start-owner = Only the player who made the table can start the game.
problem-start-free-seat = A seat is still free.
problem-start-nobody = At least one person must take a seat; bots alone do not need a table.
problem-start-save = That saved game can no longer be read.
problem-close-owner = Only the player who made the table can close it.
problem-close-begun = The game has started, so the table cannot be closed.
problem-game-none = No game is running at this table.
problem-question-closed = You cannot answer that question now.
problem-pick-closed = Decision { $decision } is not open.
problem-pick-unknown = “{ $option }” is not among the { $offered } options of decision { $decision }.
problem-question-bot = A bot plays this seat now.
problem-answer-unknown = That is not one of the possible answers.
problem-watch-hands = Hands are shown only to spectators, and only if every player consents.
problem-watch-full = There are too many spectators already.
problem-agree-players = Only players of a running game can agree to that.
problem-agree-nobody = That seat has no player to replace.
problem-agree-here = That player is here; a bot can only play for an absent player.
problem-agree-already = A bot already plays that seat.
problem-consent-players = Only players at the table can consent to that.
problem-say-empty = Type a message first.
problem-say-nobody = No player is in that seat to whisper to.
problem-say-moved = { $name } has left that seat; your message was not sent.
problem-say-elsewhere = Go to the table to speak there.
problem-say-slowly = You are sending messages too fast.
problem-disk-full = The server cannot save at the moment, so nothing was changed. Try again later.
problem-disk-waits = The server cannot save at the moment; the game is paused.
problem-game-unreadable = This table's game cannot be opened; the host can find the reason in the log.
problem-game-not-hosted = This server does not host that game: { $game }.
problem-option-unknown = This option does not exist.
problem-rules-differ = The server plays “{ $game }” with other rules or cards ({ $server }) than this program ({ $client }).
problem-rules-other = The rules of “{ $name }” installed here ({ $found }) are not the ones its games were saved with ({ $wanted }). All players need the same version of weimar-tui.
problem-agree-early = { $name } has only just left. Ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-agree-elsewhere = Go to the table to agree to that.
problem-bot-stood-in = While you were away, the bot { $bot } played for you and gave { $number ->
    [one] one answer
   *[other] { $number } answers
}.
problem-bot-replaced = The bot { $bot } failed in the seat { $seat }; { $by } answered instead.

problem-resign-players = You are not playing in this game.
problem-player-resigned = { $name } has resigned; a bot takes over.
problem-ended-abandoned = The players agreed to end the game.
problem-ended-closed = The host has ended the game.
problem-ended-expired = The game has ended because no one played for a long time.
problem-expires-soon = No one has played here for a long time; the table closes in { $days ->
    [one] a day
   *[other] { $days } days
}.
problem-fetch-none = You have no finished games here yet.
problem-rematch-players = You can only ask for a rematch of a finished game that you played.
problem-rematch-made = The rematch already has a table.
problem-rematch-asked = { $name } would like a rematch.
problem-rematch-begins = Everyone wants a rematch. Its table is ready.
problem-settings-visitor = The server keeps no settings for visitors from the web.
problem-fetch-not = Only the players can download a game, and only after it has ended.
problem-host-says = The host says: { $said }
problem-sent-away = The host has disconnected you.
problem-hello-banned = The host has banned you from this server.
problem-ban-wrong = “{ $who }” is neither a player’s name nor an address.
problem-admin-none = No server is running with the data folder { $path }.
problem-admin-other = { $path } belongs to another user. Run this as the user that runs the server.
problem-host-folder = No server uses { $path } for its players. Start `weimar serve` with this folder first, or give the server’s folder with --data or --config.
problem-host-folder-other = { $path } belongs to the user { $user }. Run this as that user: { $command }
problem-name-reserved = A name cannot begin with “join-” or “web-”.
problem-invite-banned = { $name } is banned. Lift the ban first with: { $command }
problem-join-commands = This server only runs the game: no commands, no files, no forwarding.
problem-fair-none = the file does not record a commitment to its seed, so the seed could have been chosen by anyone
problem-fair-unreadable = the seed information in the file cannot be read
problem-fair-other = the commitment differs from the one you noted
problem-fair-secret = the secret does not match the commitment
problem-fair-version = its fair dice were made by another version
problem-fair-seed = the seed does not follow from the secret, the players’ words and the seating
problem-fair-players = it names other players than those seated at the start
problem-fair-laid = some dice were fixed in advance
problem-fair-late = the recording does not begin with the setup
problem-fair-damaged = the file is damaged
problem-host-packages = `{ $command }` needs more packages. Install them with: { $install }
problem-host-wrong = The server cannot start with these settings: { $detail }.
problem-host-web = --web cannot identify players by key. Add --open, or remove --web.
problem-host-bots = Available bots: { $known }.
problem-host-socket = { $path } is too long for a socket. Choose a shorter --data.
problem-host-listen = Cannot listen on { $address }, port { $port }: { $why }.
problem-invitation-over = The invitation is no longer valid.
problem-host-days = An invitation is valid for more than 0 and at most 365 days; 0.5 is twelve hours.
problem-host-file = { $path } cannot be used: { $detail }.
problem-host-unwritable = { $path } cannot be written: { $why }.
problem-host-open = Other users can change { $path } (mode { $mode }). Restrict it to yourself: { $command }
problem-host-key-open = Other users can read { $path } (mode { $mode }). Set its mode to 600.
problem-host-key-wrong = { $path } is not a valid private key: { $detail }.
problem-name-taken = The name { $name } is taken.
problem-key-taken = The key { $key } already belongs to an account.
problem-report-again = You have already reported this.
problem-club-database = The club’s database cannot be used: { $detail }.
problem-club-url = The setting “database” takes an address like postgresql://user@host/name, or sqlite:////path/to/file.
problem-club-postgres = PostgreSQL needs more packages. Install them with: pip install 'weimar-tui[postgres]'
problem-club-newer = The database was made by a newer version of this program (schema { $found }, known: { $known }).
problem-club-migration = The database could not be updated: { $detail }.
problem-account-none = There is no account called { $name }.
problem-club-running = A server is running on { $path }. Stop it first.
problem-backup-exists = { $path } already exists. Choose a new folder.
problem-restore-none = { $path } is not a backup.
problem-restore-full = The data folder or the database is not empty. Restore into an empty data folder and an empty database.
problem-restore-incomplete = The backup is damaged or incomplete.
problem-restore-version = The backup has a different version ({ $found }) from this program ({ $known }).
problem-name-kept = The name { $name } is reserved.
problem-name-like = The name { $name } looks too much like another one here.
problem-sign-up-off = This server does not take new accounts.
problem-sign-ups-many = Too many new accounts right now. Try again tomorrow.
problem-invites-many = You can have at most { $number } open invitations.
problem-key-none = Your account does not have this key.
problem-key-young = A new key cannot remove older ones for { $hours } hours.
problem-key-wrong = That is not a public key. It looks like: ssh-ed25519 AAAA…
problem-link-over = This code has been used, or its ten minutes are over.
problem-recovery-wrong = The name and the words do not match.
problem-recovery-tries = Too many attempts. Try again in an hour.
problem-page-none = This server does not offer that page here. Use: ssh HOST account
problem-say-muted = You cannot talk until { $until }. Reason: { $reason }
problem-say-held = New players cannot talk in the lobby until a helper agrees.
problem-report-guest = Only players with an account can report others.
problem-report-whom = You cannot report { $name }.
problem-report-many = You have made many reports today. Try again tomorrow.
problem-report-stored = Your report about { $name } is stored. A moderator will look at it.
problem-report-gone = The account this report is about no longer exists.
problem-report-own = You cannot act on a report that involves you.
problem-role-less = Only a { $role } can do this.
problem-role-self = You cannot do this to yourself.
problem-role-equal = You need a higher role to do this.
problem-sanction-none = { $name } has no such sanction to lift.
problem-mute-long = Helpers can mute for up to 24 hours.
problem-duration-wrong = “{ $given }” is not a duration. Write 30m, 2h, 7d or 2w.
problem-card-unknown = There is no card “{ $name }”. To list all cards: weimar --game { $game } cards list

problem-save-start-missing = it does not contain the position at the start of the game
problem-save-seats = its seats ({ $seats }) do not match this game
problem-setting-value = { $name } cannot be “{ $value }”. Choose from: { $known }
problem-scenario-missing = There is no scenario “{ $name }”. Choose from: { $known }
problem-rules-no-option = The game has a bug: { $seat } has no option to choose at “{ $question }”.
problem-rules-no-end = The game has a bug: it has no next step, but it is not over.
problem-rules-group-open = The game has a bug: it moved on to { $step } before { $seats } had answered.
problem-table-damaged = { $path } is damaged: { $detail }.
problem-table-foreign = { $path } belongs to another table.
problem-table-seats = The game in { $path } has different seats from its table.

problem-engine-json = This line is not JSON: { $detail }
problem-engine-verb = “{ $verb }” is not a command. The commands are { $known }.
problem-engine-line = Invalid request: { $detail }
problem-engine-path = “path” is empty. Give the file to save to.
problem-engine-bot = A bot answers decision { $decision }.
problem-engine-undo = Nothing can be undone: only bots have answered so far.
problem-engine-seat = There is no seat “{ $seat }”. The seats are { $known }.
problem-engine-position = { $path } does not contain a position in JSON: { $detail }
problem-engine-file = { $path } cannot be used: { $why }.
problem-engine-unplayable = The position in { $path } cannot be played: { $detail }

problem-bot-stands-in = A bot plays for { $name } until they come back.
problem-vote-end = { $name } proposes to end the game without a result. Still to agree: { $missing }.
problem-vote-bot = { $name } proposes that a bot plays for { $player }. Still to agree: { $missing }.
problem-clock-empty = The clock of { $seat } has run out; a bot takes over.
problem-clock-over = Time is up for { $seat }; a bot answered.
problem-clock-silent = Time is up for { $seat }, who has not answered.

# Errors of the operating system by name; any other uses the system's own text.
cause-eacces = you do not have permission
cause-eperm = that is not permitted
cause-erofs = the file system is read-only
cause-enoent = no such file or folder
cause-enotdir = part of the path is a file, not a folder
cause-eisdir = it is a folder
cause-eexist = it already exists
cause-enametoolong = the name is too long
cause-enospc = the disk is full
cause-edquot = your disk quota is used up
cause-eio = the disk reported an error
cause-eaddrinuse = another program already uses that address
cause-eaddrnotavail = this computer has no such address
problem-analysis-unwritable = The analysis cannot be saved because { $path } is not writable. Choose another place with --keep.
problem-drain-tables = The server is about to stop, so no new tables can be made.
problem-drain-minutes = The server stops in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. Games are saved.
problem-drain-cancelled = The server keeps running after all.
problem-seat-removed = The player who made the table has asked you to leave. You can only sit here again if invited.
problem-unseat-nobody = No other player is in that seat.
problem-player-unseated = The player who made the table has asked { $name } to leave the seat.
problem-seats-fixed-bot = In this scenario, a bot always plays that seat.
problem-owner-only = Only the player who made the table can do that.
problem-invite-many = You can invite at most 16 players to a table.
