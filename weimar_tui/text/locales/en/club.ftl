# The server's own pages and questions: sign-up, accounts, moderation, the archive, messages.

club-language = English
club-back = Back
club-choose = Number:
club-choose-wrong = Type a number from 0 to { $most }.
club-choose-how = Type the number of a row and press Enter; 0 goes back. Ctrl+C leaves.
club-confirm = Type { $number } to confirm, or press Enter to cancel:
club-not-confirmed = Nothing has changed.

club-door =
    Welcome. This server hosts political board games.
    Your key is not registered here: { $key }
    Only its public half is stored.
club-door-sign-up = Sign up
club-door-account = I have an account: add this key to it
club-door-look = Look around: learn, puzzles, rules, a game against bots
club-door-unsaved = nothing is saved
club-door-watch = Watch a live game
club-door-keys =
    All keys

    ↑ ↓ or Tab: choose a row
    1 2 3 4: choose what to do (in the empty name field, then Enter)
    ← →: change the language
    Letters, Backspace, Ctrl+U: edit a field
    Enter: next row, or do what the row says
    Esc or Ctrl+C: leave
club-door-language = Language: Deutsch, 中文
club-door-unknown = This server doesn't know your key yet.
club-door-players = { $least } to { $most } players
club-door-players-exactly = { $number } players
club-door-field-name = Name
club-door-field-language = Language
club-door-field-code = Invitation
club-door-field-letter = About you
club-door-about-name = 1 to 20 letters, digits, - or _
club-door-about-number = Enter goes to { $number } below
club-door-about-code = join-… from a player (from the host: use the host's ssh command)
club-door-about-letter = one line: a helper reads each request
club-door-available = available
club-door-join = Join as { $name }
club-door-key = Your key: { $key }. Only its public half is stored.
club-page-door = Sign up
club-page-account = Account
club-page-moderate = Moderation
club-keys-door = ↑↓ rows   ←→ change   Enter choose   Esc leave   ? all keys
club-keys-menu = ↑↓ choose   Enter open   Esc back
club-keys-entry = Enter submit   Esc cancel
club-keys-scroll = Page Up, Page Down

club-sign-up-rules =
    Be fair, and be civil in the chat. The host and the moderators can see tables that are reported.
    A name has 1 to 20 letters, digits, - or _.
club-sign-up-name = Name:
club-sign-up-name-again = Name (Enter keeps { $name }):
club-sign-up-code = Invitation from a player (join-…; if the host invited you, use the host's ssh command):
club-sign-up-letter = A helper reads each request. Say in a line who you are:
club-sign-up-confirm = Sign up as { $name } with the key { $key }?
club-signed-up = Welcome, { $name }. From now on this key logs you in.
club-sign-up-waits = A helper has to approve your account. Come back later.
club-recover = Your name and your eight recovery words add this key to your account.
club-recover-name = Name:
club-recover-words = The eight words:
club-recovered = This key now belongs to { $name }. The old words no longer work; here are new ones.
club-recover-how = How do you get this key into your account?
club-recover-by-words = With my eight recovery words
club-recover-by-mail = With a command sent to my email address
club-recover-mailed = If the account { $name } has an email address for messages, a command is on its way there. Type it on this computer within { $minutes } minutes. If no email arrives, use your recovery words or ask the host.
club-recover-subject = A new key for your account
club-recover-mail =
    Hello { $name },

    someone without a known key wants to log in as you. If that is you, type this on the computer you asked from:

    { $command }

    It adds that computer’s key to your account. It works once, within { $minutes } minutes.

    If it wasn’t you, do nothing, and don’t give the command to anyone.
club-link-confirm = Add your key { $key } to the account { $name }?
club-linked = This key now belongs to { $name }.

club-words = These eight words get you back in if you lose your key. Write them down: they are shown only once.
club-words-check = To check, type word { $number }:
club-words-wrong = That is a different word. Look at the list above.
club-words-stored = Your new recovery words are stored. The old ones no longer work.

club-account = { $name }, your account:
club-own-mute = You cannot chat or name tables until { $until }. Reason: { $reason }
club-own-mute-ever = You cannot chat or name tables. Reason: { $reason }
club-own-unrated = You can play no rated games until { $until }. Reason: { $reason }
club-keys-list = Keys
club-key-add = Add a key: paste it
club-key-link = Add a key: log in from the other computer
club-key-remove = Remove a key
club-words-new = New recovery words
club-browser = Log in with a browser
club-invite = Invite someone
club-leave = Delete my account
club-key = { $key }  { $label }  added { $added }, last used { $used }
club-key-here = (this one)
club-key-of-host = You logged in with a key that the host entered; only the host can remove it.
club-keys-none = You have not added any keys.
club-key-paste = Paste the public key (ssh-ed25519 AAAA…):
club-key-add-confirm = Let { $key } log in as you?
club-key-added = Key added.
club-key-link-confirm = Create a code? The first key that logs in with it is added to your account. It works once, for ten minutes.
club-key-link-made =
    Type this on the other computer:
    { $command }
club-key-remove-confirm = Remove { $key }? It can no longer log in.
club-key-removed = Key removed.
club-words-new-confirm = Replace your recovery words? The old ones stop working.
club-rename = Change my name
club-rename-about =
    You can change your name once in { $days } days. Nobody else can take your old name.
    Finished games keep showing the name you played under. Your rating, results, friends and keys stay.
club-rename-name = New name:
club-rename-confirm = Be called { $name } instead of { $before }? You then log in again, with the same key.
club-invite-made =
    Send this to one person:
    { $command }
    It works once, within { $days } days.
club-leave-of-host = The host entered your key. Ask the host to remove it and your account.
club-leave-confirm =
    Delete your account? Your name disappears from all games, and your chat messages are deleted.
    You can undo this for { $days } days by logging in.
club-left = Your account is closed and will be deleted on { $until }. Log in before then to keep it.
club-reopen-confirm = Your account will be deleted on { $until }. Keep it instead?
club-reopened = Your account is open again.

club-not-a-helper = Only helpers and moderators can open this page.
club-mod-reports = Reports
club-mod-held = Accounts on hold
club-mod-act = Mute, hold or suspend a player, or allow no rated games
club-mod-in-force = Sanctions in force
club-mod-audit = Audit log
club-mod-reports-none = No reports are open.
club-mod-report = { $at }  { $by } about { $about }: { $text }
club-mod-report-table = At table { $table }:
club-mod-report-lobby = Chat in the lobby:
club-mod-report-no-chat = No chat is attached.
club-mod-upheld = Upheld
club-mod-dismissed = Dismissed
club-mod-decided = The report is closed.
club-mod-held-none = No account is on hold.
club-mod-admit-confirm = Let { $name } in?
club-mod-whom = Name:
club-mod-unknown = No account has this name.
club-mod-mute = mute
club-mod-unmute = unmute
club-mod-hold = hold
club-mod-unrated = no rated games for a while
club-mod-rated = allow rated games again
club-mod-suspend = suspend
club-mod-unsuspend = end the suspension
club-mod-how-long = For how long (30m, 2h, 7d; empty: until it is lifted):
club-mod-how-long-unrated = For how long (1d, 7d, 4w; empty: 7 days):
club-mod-reason = Reason, which the player sees:
club-mod-annul = Annul a game
club-mod-annul-which = Table (12 letters and digits):
club-mod-annul-confirm = Annul the game at table { $table }? All ratings become as if it had not been played.
club-mod-pairs = Pairs: who wins more with whom
club-mod-pair = { $player } with { $other }: { $games } games, { $won } won, { $expected } expected, { $gain } per game
club-mod-pairs-about = Wins that the ratings had not expected while the other was at the table. Luck alone gives such figures too: look at the games.
club-mod-pairs-none = No two players have eight rated games together.
club-mod-act-confirm = { $name }: { $what }?
club-mod-second = Noted. A second moderator has to ask for the same suspension within a week.
club-mod-done = Done.
club-mod-sanction =   { $name }: { $kind } until { $until } ({ $reason })
club-mod-none-in-force = No sanctions are in force.

club-player-head = { $name } · here since { $since } · speaks { $languages }
club-player-pool = { $game }, { $seats } seats: { $rating } ± { $sigma } · { $games } rated { $games ->
    [one] game
   *[other] games
}, { $won } won
club-player-unrated = { $game }, { $seats } seats: not rated yet
club-player-no-rated = No rated games until { $until }
club-player-sides = won by side: { $sides }
club-player-new = No finished games yet.
club-player-stayed = Stayed to the end: { $stayed } of { $ended } games
club-player-left = Last left a game early on { $day }; finished since then: { $since }
club-player-times = At day and slow pace: half of the answers within { $half }, three quarters within { $most }
club-player-with-you = With you: { $number } { $number ->
    [one] game
   *[other] games
}; you won { $yours }, { $name } won { $theirs }
club-player-latest = Latest games:
club-player-won = won
club-player-lost = lost
club-player-unfinished = not finished
club-archive-title = Archive: { $words }
club-archive-all = all finished games
club-archive-none = No finished game matches.
club-archive-more = More games
club-archive-how = Read a game: { $command } story TABLE. Share it: { $command } share TABLE.
club-share-made = Everyone with an account can read this game: { $show }
club-share-made-all = Everyone with an account can read this game ({ $show }) and fetch it with all hands ({ $fetch }).
club-web-link =
    Open this link in your browser within two minutes; it works once:
    { $link }
club-web-how =
    Players log in here with a link that works once.
    Get one with: { $command }
club-web-closed = Connection closed.
club-web-again = Connect again
club-web-enter = Log in
club-web-leave = Log out

club-notices = Messages while I am away
club-notices-off = This server sends no messages to absent players.
club-notices-about = How to reach you when it is your turn and you are away. Messages name the table, never the question.
club-channel-mail = email to { $target }
club-channel-ntfy = ntfy: { $target }
club-channel-webhook = webhook: { $target }
club-channel-command = through this server
club-channel-off = { $line } · off: { $why }
club-channel-add-mail = Add an email address
club-channel-add-ntfy = Add an ntfy topic (messages on your phone)
club-channel-add-webhook = Add a webhook
club-channel-add-command = Add this server’s own way to reach you
club-channel-target-mail = Email address:
club-channel-target-ntfy = Topic, or its full address (https://…/topic):
club-channel-target-webhook = Address (https://…):
club-channel-confirm-ntfy = Send messages about your games to { $target }? Anyone who knows the topic can read them.
club-channel-confirm-webhook = Send messages about your games to { $target }?
club-channel-confirm-command = Send you messages the way the host has set up?
club-channel-added-mail = Added. If you lose your keys, this address can also get you back in.
club-channel-added-test = Added. A test message is on its way to you.
club-channel-secret = Posts are signed (Weimar-Signature: HMAC-SHA256 of the body) with this secret: { $secret }
club-channel-when = Change when I get messages
club-channel-test = Send a test message
club-channel-remove = Remove
club-channel-tested = The test message was accepted.
club-channel-removed = Removed. You get no more messages there.
club-code-sent = A code is on its way to { $address }.
club-code-ask = Code from the email (Enter to cancel):
club-code-wrong = That is a different code.
club-code-subject = Your code
club-code-mail =
    { $name } wants to receive messages about games at this address.
    To confirm, enter this code: { $code }

    If this was not you, do nothing. You will get no further email.
club-when-turn = each turn
club-when-digest = once a day at { $hour }:00 ({ $zone })
club-when-never = no messages
club-when-turn-option = Each time it becomes my turn
club-when-digest-option = Once a day, if games are waiting for me
club-when-never-option = No messages
club-when-hour = At what hour (0 to 23)?
club-when-zone = Your time zone, such as Europe/Berlin or UTC+2 (Enter for UTC):
club-when-stored = Stored.
club-channel-quiet = Set quiet hours, when messages wait
club-quiet-line = quiet { $hours } ({ $zone })
club-quiet-hours = Quiet hours, such as 22-7 (Enter for none):
club-message-turn = It’s your turn at “{ $title }”.
club-message-low = Your time at “{ $title }” is running out: { $left } left.
club-message-invited = { $by } invites you to “{ $title }”.
club-message-match = { $by } opened a table you were looking for: “{ $title }”.
club-message-expires = Your game “{ $title }” ends soon unless someone plays.
club-message-over = Your game “{ $title }” is over.
club-message-test = This is a test message. This is how you will hear that it is your turn.
club-message-digest = { $number ->
    [one] A game is waiting for you: “{ $title }”, { $left } left.
   *[other] { $number } games are waiting for you. The most urgent has { $left } left: “{ $title }”.
}
club-message-digest-free = { $number ->
    [one] A game is waiting for you: “{ $title }”.
   *[other] { $number } games are waiting for you. The most urgent: “{ $title }”.
}
club-message-how = To play: { $command }
club-message-stop = To stop these messages: { $command }
club-message-stop-page = Or open: { $address }
club-web-stop-messages = Stop these messages
club-web-stopped = Stopped. No more messages will be sent there.
club-web-stopped-not = Nothing to stop: this code is wrong or was used before.
