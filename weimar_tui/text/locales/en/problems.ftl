# What went wrong or was refused. `problem-<id>`: the ids of the kernel's and the table's errors.

problem-learned-too-large = What was learnt takes { $size } bytes; at most { $most } are allowed.
problem-learned-unreadable = What was learnt of the game cannot be read: { $file }
problem-undo-nothing = Nothing can be undone: nothing has been chosen yet.
problem-undo-none = Nothing can be undone: { $seat } has not chosen anything yet.
problem-undo-since = This can no longer be undone: { $seat } has chosen since.
problem-undo-revealed = This cannot be undone: dice were rolled, or something was drawn or revealed.
problem-undo-late = This can no longer be undone.
problem-undo-often = You have taken this answer back too often.
problem-undo-full = Nothing can be undone any more: the saved game is too long for that.
problem-save-large = { $path } would be too large to be opened again.
problem-undo-gone-on = That cannot be undone: others have seen it, or have gone on since.

problem-file-folder = { $path } is a folder. Choose a file in it.
problem-file-odd = { $path } is no ordinary file. Choose another.
problem-file-large = { $path } is too large. Choose another file.
problem-file-missing = { $path } does not exist. Check the name.
problem-file-forbidden = You may not read { $path }. Check who may.
problem-file-unreadable = { $path } cannot be read: { $why }.

problem-save-empty = { $path } is empty: no game was saved in it. Choose another save.
problem-save-foreign = { $path } is not a saved game of this program. Choose a file that ends in .weimar.
problem-save-header = { $path }: the first line is damaged, so the game cannot be opened. The file was left as it is.
problem-save-newer = { $path } was saved by a newer version of this program, { $version } (format { $format }, this one reads up to { $newest }). Open it with version { $version } or later.
problem-save-older = { $path } was saved by version { $version } of this program, before 1.0 (format { $format }, this one reads from { $oldest } on). Open it with that version.
problem-save-other-game = This is a saved game of “{ $name }”, which this program cannot play.
problem-save-opening = { $path } cannot be opened: { $why }. Choose another save.
problem-save-options = its options cannot be used ({ $detail })
problem-save-exists = { $path } exists already. Choose another name.
problem-save-name = “{ $name }” cannot be the name of a save. Use letters, numbers and spaces.
problem-save-same = { $path } is where this game is saved already.
problem-save-busy = { $path } is being played in another window. Close it there, or open a copy.
problem-save-changed = { $path } was changed since it was opened. Open it again.
problem-save-full = { $path } cannot be written: there is no space left. Free some and choose again; nothing is lost.
problem-save-unwritable = { $path } cannot be written: { $why }. Choose another place.
problem-branch-outside = This game goes from choice { $first } to choice { $last }.
problem-branch-over = The game is over here. Choose an earlier moment to play on from.

problem-differs-not-asked = { $seat } is not asked anything there
problem-differs-decision = { $seat } is asked question { $asked } there, not question { $decision }
problem-differs-kind = question { $decision } is another one ({ $asked }) than was answered ({ $kind })
problem-differs-rules = { $why }
problem-differs-drawn = { $drawn } was drawn where the save holds { $recorded }
problem-differs-outcome = the save holds { $outcome } where { $low } to { $high } can come
problem-differs-checkpoint = the position after it cannot be read
problem-differs-position = the position at the start of round { $round } is another
problem-differs-set-up = the set-up is not the one that its seed deals
problem-differs-seed = the save holds { $recorded }, but its seed gives { $given }
problem-differs-no-end = the game should be over there and is not
problem-differs-ending = the game ends in another way than the save says
problem-differs-state = the final position is another
problem-verify-pack = it was played with other cards or rules ({ $pack }; present: { $present })
problem-verify-torn = its last line was cut off while it was written and does not count
problem-verify-damaged = line { $line } is damaged; what comes after it does not count

problem-opened-title = About this saved game
problem-opened-torn-line = The last line of { $name } was cut off while it was written; the game goes on from the choice before.
problem-opened-damaged-line = { $name } is damaged in line { $line }; everything before it was opened ({ $picks } choices).
problem-opened-other-pack = This game was begun with other cards or rules; so far it plays the same with the present ones.
problem-opened-differs = { $name } was saved with other rules or cards and plays differently from choice { $pick } on. { $left ->
    [0] The game goes on after choice { $last }.
   *[other] The game goes on after choice { $last }, without the last { $left }.
}
problem-opened-beside = { $name } stays as it is; the game goes on in { $beside }.
problem-opened-changed = { $name } was changed by another program during the game. It was left as it is; the game goes on in { $beside }, and nothing is lost.

problem-no-home = You have no home folder. Set HOME or { $variable } to a folder you can write to.
problem-host-linux = `{ $command }` needs Linux. Playing on this computer does not: start `weimar`.
problem-settings-unwritable = The settings in { $path } cannot be written: { $why }. They count until you quit.
problem-settings-unkept = The old settings in { $path } cannot be kept: { $why }. Nothing was written; what you set counts until you quit.
problem-crash-unwritten = Weimar stopped because of a mistake in the program. Your game is saved; choose Continue. What happened could not be written down: nothing can be written to { $path }

problem-players-wrong = This scenario is for { $least } to { $most } players, not { $players }.
problem-game-unknown = There is no game “{ $name }”; choose from: { $known }
problem-game-unusable = The game “{ $name }” of the package { $package } cannot be loaded: { $detail }. Update the package, or remove it with pip.
problem-pack-wrong = These cards cannot be used: { $detail }
problem-scenario-unusable = The scenario “{ $name }” cannot be used: { $detail }
problem-rules-failed = The game cannot go on from here: the rules stumble over what stands in this position ({ $detail }). Somebody has edited it. What is saved stays as it is.
problem-position-unreadable = This is not a position of this game: { $detail }.

problem-server-none = No server answers at { $path }. It is started with: weimar serve
problem-server-other = Another server plays in { $path } already.
problem-server-away = The server went away.
problem-server-left = The server went away; your game is saved there.
problem-server-broken = The connection broke; your game is saved at the server.
problem-server-down = The server is going down; your game is saved.
problem-server-full = The server is full.
problem-server-mistake = The server made a mistake; it is written down.
problem-server-bots = Bots play at the server.
problem-server-saves = A game at a server is saved there.
problem-hello-missing = The first message must say who is there.
problem-hello-version = This program and the server are of different versions (tables of version { $client } here, { $server } there). Update the older one.
problem-hello-often = You are connected too often already.
problem-hello-again = That was said already.
problem-name-wrong = A name has 1 to 20 letters, digits, '-' or '_', and does not begin with '-'.
problem-wire-much = You are sending messages too fast.
problem-wire-wrong = Too many messages were wrong, or there were too many.
problem-wire-foreign = Unrecognised message.
problem-wire-unknown = The server said something unknown.
problem-wire-large = A message may have up to { $largest } bytes.
problem-wire-cut = The message was cut off.
problem-wire-slow = The message came too slowly.

problem-table-unknown = There is no such table.
problem-table-unwritable = The table cannot be written: { $why }.
problem-tables-full = There are too many tables already.
problem-tables-yours = You have too many tables already.
problem-invite-unknown = No player called { $name } is known here. Invite players who have a key or an invitation of the host.
problem-tables-hour = You have made many tables lately; make the next one later.
problem-save-unknown = There is no such saved game.
problem-scenario-unknown = There is no such scenario.
problem-bot-unknown = There is no such bot.
problem-bot-other = There is no bot “{ $name }”; choose from: { $known }
problem-seat-unknown = There is no such seat.
problem-seat-taken = That seat is taken.
problem-seat-none = You have no seat at this table.
problem-seat-first = Take a seat first.
problem-seats-fixed = The game has begun; seats are fixed.
problem-seed-fixed = The game has begun; the seed is fixed.
problem-seed-of-save = A saved game goes on with the seed it began with.
problem-word-added = You have added a word already.
problem-word-empty = There is nothing to add.
problem-start-already = The game has begun already.
problem-start-owner = Only who made the table can start the game.
problem-start-free-seat = A seat is still free.
problem-start-nobody = Somebody must sit down; bots alone do not need a table.
problem-start-save = That saved game cannot be read any more.
problem-close-owner = Only who made the table can close it.
problem-close-begun = The game has begun; it stays.
problem-game-none = No game is going on here.
problem-question-closed = That question is not open to you.
problem-pick-closed = Decision { $decision } is not open.
problem-pick-unknown = “{ $option }” is not among the { $offered } options of decision { $decision }.
problem-question-bot = A bot plays this seat now.
problem-answer-unknown = That answer was not among those offered.
problem-watch-hands = Hands are shown only to spectators, and with every player's consent.
problem-watch-full = There are too many spectators already.
problem-agree-players = Only players of a game that is going on can agree to that.
problem-agree-nobody = There is nobody to play for in that seat.
problem-agree-here = That player is here; a bot can only play for somebody who is away.
problem-agree-already = A bot plays that seat already.
problem-consent-players = Only players at the table can consent to that.
problem-say-empty = There is nothing to say.
problem-say-nobody = There is nobody to whisper to in that seat.
problem-say-moved = { $name } sits there no more; nothing was said.
problem-say-elsewhere = Go to the table to speak there.
problem-say-slowly = You are sending messages too fast.
problem-disk-full = The server cannot save now, so nothing was changed. Try again later.
problem-disk-waits = The server cannot save now; the game waits.
problem-game-unreadable = The game of this table cannot be opened; the host can read why in the log.
problem-game-not-hosted = There is no such game here: { $game }.
problem-option-unknown = There is no such option.
problem-rules-differ = The server plays “{ $game }” by other rules or cards ({ $server }) than this program ({ $client }).
problem-rules-other = The rules of “{ $name }” are others here ({ $found }) than where the games are kept ({ $wanted }). Everybody who plays needs the same weimar-tui.
problem-agree-early = { $name } has not been away for long. Ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-agree-elsewhere = Go to the table to agree to that.
problem-bot-stood-in = While you were away the bot { $bot } played for you; it gave { $number ->
    [one] one answer
   *[other] { $number } answers
}.
problem-bot-replaced = The bot { $bot } had trouble in the seat { $seat }; { $by } answered for it.

problem-resign-players = You play in no game here.
problem-player-resigned = { $name } has resigned; a bot plays on.
problem-ended-abandoned = The game was ended by agreement.
problem-ended-closed = The host has ended the game.
problem-ended-expired = The game has ended, since nobody played for long.
problem-expires-soon = Nobody has done anything here for long; the table ends in { $days ->
    [one] a day
   *[other] { $days } days
}.
problem-fetch-none = No game of yours is over here yet.
problem-rematch-players = You can only ask for a rematch of a finished game that you played.
problem-rematch-made = The rematch has its table already.
problem-rematch-asked = { $name } would like a rematch.
problem-rematch-begins = Everybody wants a rematch. Its table is ready.
problem-settings-visitor = Visitors from the web have no settings that are kept.
problem-fetch-not = Only players can have a game, and only when it is over.
problem-host-says = The host says: { $said }
problem-sent-away = The host has sent you away.
problem-hello-banned = The host does not let you in.
problem-ban-wrong = “{ $who }” is neither a player’s name nor an address.
problem-admin-none = No server is running with the data folder { $path }.
problem-admin-other = { $path } is another user’s. Ask as the user that serves.
problem-host-folder = No server keeps its players in { $path }. Start `weimar serve` with it first, or name the server’s folder with --data or --config.
problem-host-folder-other = { $path } belongs to the user { $user }. Ask as that user: { $command }
problem-name-reserved = A name cannot begin with “join-” or “web-”.
problem-invite-banned = { $name } is banned. Let them in again with: { $command }
problem-join-commands = There is only the game here: no commands, no files, no forwarding.
problem-fair-none = the file says nothing of a commitment to its seed, so who chose it is not known
problem-fair-unreadable = what the file says about its seed cannot be read
problem-fair-other = the commitment is another one than was noted
problem-fair-secret = the secret is not the one that was committed to
problem-fair-version = its fair dice are of another version
problem-fair-seed = the seed does not follow from the secret, the players’ words and who sat where
problem-fair-players = other players are named than sat there at the start
problem-fair-laid = dice were laid down beforehand
problem-fair-late = the record does not begin with the set-up
problem-fair-damaged = the file is damaged
problem-host-packages = `{ $command }` needs more packages. Install them with: { $install }
problem-host-wrong = That cannot be served: { $detail }.
problem-host-web = --web knows nobody by a key. Add --open, or leave --web out.
problem-host-bots = Bots can be: { $known }.
problem-host-socket = { $path } is too long for a socket. Choose a shorter --data.
problem-host-listen = Cannot listen on { $address }, port { $port }: { $why }.
problem-invitation-over = The invitation is no longer valid.
problem-host-days = An invitation is valid for more than 0 and at most 365 days; 0.5 is twelve hours.
problem-host-file = { $path } cannot be used: { $detail }.
problem-host-unwritable = { $path } cannot be written: { $why }.
problem-host-open = Others can change { $path } (mode { $mode }). Make it yours alone: { $command }
problem-host-key-open = { $path } can be read by others (mode { $mode }). Make it 600.
problem-host-key-wrong = { $path } is no private key: { $detail }.
problem-name-taken = The name { $name } is taken.
problem-key-taken = The key { $key } already belongs to an account.
problem-report-again = You have already reported this.
problem-club-database = The club’s database cannot be used: { $detail }.
problem-club-url = The setting “database” takes an address like postgresql://user@host/name, or sqlite:////path/to/file.
problem-club-postgres = PostgreSQL needs more packages. Install them with: pip install 'weimar-tui[postgres]'
problem-club-newer = The database was made by a newer version of this program (schema { $found }, known: { $known }).
problem-club-migration = The database could not be brought up to date: { $detail }.
problem-account-none = No account is called { $name }.
problem-club-running = The server is running on { $path }. Stop it first.
problem-backup-exists = { $path } exists already. Name a new folder.
problem-restore-none = { $path } is not a backup.
problem-restore-full = There is data already. Restore into an empty data folder and an empty database.
problem-restore-incomplete = The backup is damaged or incomplete.
problem-restore-version = The backup has another version ({ $found }) than this program ({ $known }).
problem-name-kept = The name { $name } is reserved.
problem-name-like = The name { $name } looks too much like another one here.
problem-sign-up-off = This server takes no new accounts.
problem-sign-ups-many = Too many new accounts right now. Try again tomorrow.
problem-invites-many = You can have { $number } open invitations.
problem-key-none = Your account does not have this key.
problem-key-young = A new key cannot remove older ones for { $hours } hours.
problem-key-wrong = That is not a public key. It looks like: ssh-ed25519 AAAA…
problem-link-over = This code has been used, or its ten minutes are over.
problem-recovery-wrong = Name and words do not belong together.
problem-recovery-tries = Too many attempts. Try again in an hour.
problem-page-none = This server does not offer that page here. Use: ssh HOST account
problem-say-muted = You cannot talk until { $until }. Reason: { $reason }
problem-say-held = New players cannot talk in the lobby until a helper agrees.
problem-report-guest = Only players with an account can report others.
problem-report-whom = You cannot report { $name }.
problem-report-many = You have made many reports today. Try again tomorrow.
problem-report-stored = Your report about { $name } is stored. A moderator will look at it.
problem-report-gone = The account this report is about no longer exists.
problem-report-own = You cannot act on a report that concerns you.
problem-role-less = Only a { $role } can do this.
problem-role-self = You cannot do this to yourself.
problem-role-equal = Only somebody with a higher role can do this.
problem-sanction-none = There is nothing to lift for { $name }.
problem-mute-long = Helpers can mute for up to 24 hours.
problem-duration-wrong = “{ $given }” is not a duration. Write 30m, 2h, 7d or 2w.
problem-card-unknown = There is no card “{ $name }”. All are shown by: weimar --game { $game } cards list

problem-save-start-missing = it does not contain the position at the start of the game
problem-save-seats = its seats ({ $seats }) are not the seats of this game
problem-setting-value = “{ $value }” is not a value of { $name }. Choose from: { $known }
problem-scenario-missing = There is no scenario “{ $name }”. Choose from: { $known }
problem-rules-no-option = The game has a bug: { $seat } has nothing to choose from at “{ $question }”.
problem-rules-no-end = The game has a bug: nothing is left to do, but nobody has won.
problem-rules-group-open = The game has a bug: it went on to { $step } before { $seats } had answered.
problem-table-damaged = { $path } is damaged: { $detail }.
problem-table-foreign = { $path } belongs to another table.
problem-table-seats = The game in { $path } has other seats than its table.

problem-engine-json = This line is not JSON: { $detail }
problem-engine-verb = “{ $verb }” is not a command. The commands are { $known }.
problem-engine-line = This line cannot be understood: { $detail }
problem-engine-path = “path” is empty. Say where to save.
problem-engine-bot = A bot answers decision { $decision }.
problem-engine-undo = Nothing can be undone: so far only bots have answered.
problem-engine-seat = There is no seat “{ $seat }”. The seats are { $known }.
problem-engine-position = { $path } does not contain a position in JSON: { $detail }
problem-engine-file = { $path } cannot be used: { $why }.
problem-engine-unplayable = The position in { $path } cannot be played: { $detail }

problem-bot-stands-in = A bot plays for { $name } until they come back.
problem-vote-end = { $name } proposes to end the game without a result. Not yet agreed: { $missing }.
problem-vote-bot = { $name } proposes that a bot plays for { $player }. Not yet agreed: { $missing }.
problem-clock-empty = The clock of { $seat } has run out; a bot plays on.
problem-clock-over = Time is over for { $seat }; a bot answered.
problem-clock-silent = Time is over for { $seat }, who has not answered.

# What the system says, by its name for it; anything else is said in the system's own words.
cause-eacces = you have no permission there
cause-eperm = that is not permitted
cause-erofs = nothing can be written there
cause-enoent = there is no such folder or file
cause-enotdir = part of the path is a file, not a folder
cause-eisdir = that is a folder
cause-eexist = that exists already
cause-enametoolong = the name is too long
cause-enospc = there is no space left
cause-edquot = your share of the space is used up
cause-eio = the disk reports an error
cause-eaddrinuse = another program listens there already
cause-eaddrnotavail = this computer has no such address
problem-analysis-unwritable = { $path } cannot be written, so the analysis cannot be kept. Choose another place with --keep.
problem-drain-tables = The server will stop soon, so no tables can be made.
problem-drain-minutes = The server stops in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. Games are saved.
problem-drain-cancelled = The server does not stop after all.
problem-seat-removed = The maker of the table has asked you to leave; you can only sit here again if invited.
problem-unseat-nobody = There is no other player in that seat.
problem-player-unseated = { $name } was asked to leave the seat by the maker of the table.
problem-seats-fixed-bot = In this scenario a bot always plays that seat.
problem-owner-only = Only the maker of the table can do that.
problem-invite-many = No more than 16 players can be invited to a table.
