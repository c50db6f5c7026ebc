# Served games: the lobby, tables, talk

lobby-title = Tables · you are { $name }
lobby-here = Here: { $names }
lobby-new = Make a new table
lobby-more = { $number } more of your finished games
lobby-quit = Leave
lobby-home-turn = YOUR TURN
lobby-home-turn-in = YOUR TURN IN { $number }
lobby-home-turn-none = no one is waiting for you
lobby-home-turn-note = least time first
lobby-home-free = FREE SEATS
lobby-home-free-note = those that start soonest first
lobby-home-own = ON YOUR OWN
lobby-home-wait = WAITING FOR OTHERS
lobby-home-others = WORTH WATCHING
lobby-home-over = FINISHED
lobby-home-more = THIS SERVER
lobby-home-here = { $number } here
lobby-home-my-seat = you: { $seat }
lobby-home-bots = Play now against bots only
lobby-home-bots-about = Starts at once. No one has to wait.
lobby-home-before = Previous rows
lobby-home-next = { $number } more of { $all }
lobby-home-seats = { $taken } of { $all }
lobby-home-complete = one seat free
lobby-home-joins = take over from a bot
lobby-home-invited = you are invited
lobby-home-watching = { $number } watching
lobby-home-not-begun = not started
lobby-home-expires = closes in { $days } d
lobby-home-game = Which game?
lobby-home-keys = Enter open  n next  o play  + bots  c new table  l learn  z puzzle  r read  t chat
lobby-home-keys-club = Enter open  n next  o play  c new table  i inbox  p friends  s account  t chat
lobby-home-help = ? help
lobby-left-days = { $days } d { $hours } h
lobby-left-hours = { $hours } h { $minutes } min
lobby-left-minutes = { $minutes } min
lobby-home-play = Play now; others can join
lobby-home-play-about = Takes a seat at the table that can start soonest. If there is none, the game starts with bots, and other players can take over from them.
lobby-inbox = Inbox
lobby-inbox-new = { $number } new
lobby-inbox-none = Your inbox is empty.
lobby-inbox-about = What happened while you were away
lobby-inbox-read = Mark everything as read
lobby-notice-invited = { $by } invited you to “{ $title }”
lobby-notice-match = { $by } opened a table you were looking for: “{ $title }”
lobby-notice-unseated = You have lost your seat at “{ $title }”. { $reason }
lobby-notice-report-upheld = A moderator has read your report about { $about } and agrees with you. Thank you.
lobby-notice-report-dismissed = A moderator has read your report about { $about } and found nothing against the rules.
lobby-notice-unrated = You can play no rated games until { $until }. Reason: { $reason }
lobby-notice-rated = You can play rated games again.
lobby-notice-key-added = A key was added to your account: { $key }. If it isn’t yours, remove it.
lobby-notice-key-revoked = A key was removed from your account: { $key }.
lobby-notice-mail-added = An email address was added to your account. It can receive a code for a new key. If it isn’t yours, remove it and check your keys.
lobby-notice-recovery-asked = The host has started to recover your account. If you didn’t ask for that, tell the host within two days.
lobby-notice-recovery-mailed = Someone asked for a code that adds a key to your account; it was sent to your email address. If it wasn’t you, do nothing, and don’t pass the code on.
lobby-notice-words-new = Your account has new recovery words. If you didn’t make them, check your keys.
lobby-notice-renamed = You are now called { $name }; your name was { $before }.
lobby-friends = Friends
lobby-friends-about = Enter removes a friend or adds a player who is here. If you block a player, neither of you sees the other’s chat or free seats.
lobby-friend = { $name }
lobby-friend-here = { $name } (here)
lobby-friend-add = Add a friend by name
lobby-friend-add-name = Add { $name }
lobby-block = Block a player by name
lobby-unblock = { $name } (blocked): block no longer
lobby-vacation = Vacation
lobby-vacation-about = Your clocks stop in games with day or slow pace. A vacation begins 12 hours from now; you have 30 days a year, at most 14 in a row. A table can allow less.
lobby-vacation-end = { $begins } to { $ends }: end it
lobby-vacation-take = { $days ->
    [one] One day
   *[other] { $days } days
 } of vacation
lobby-your-turn = YOUR TURN
lobby-state-waiting = waiting for players
lobby-state-playing = { $reached }
lobby-state-over = over
lobby-state-expires = { $days ->
    [one] closes in a day
   *[other] closes in { $days } days
} if nobody plays
lobby-table-end = Agree to end the game without a result ({ $number } of { $all } agreed)
lobby-table-end-not = Play on after all ({ $number } of { $all } agreed to end)
lobby-table-resign = Resign: a bot plays my seat until the end
lobby-resign-prompt = Give your seat up for good?
lobby-table-fetch = Download this game
lobby-fetch-text =
    Run this on your own computer:

    { $command }

    To watch the file, use `weimar replay`. To check it, use `weimar replay --verify`.
lobby-fetch-text-host =
    Run this on your own computer. Replace HOST with the address you connect to:

    { $command }

    To watch the file, use `weimar replay`. To check it, use `weimar replay --verify`.
lobby-private = invitation only
lobby-free = free
lobby-away = away
lobby-plays-for = { $bot } for { $name }
lobby-waiting-for = waiting for { $seats }
lobby-awaited-also = also { $seats }
lobby-table-thinks = The table is thinking …
lobby-help = Enter opens a table. Tables you play at come first.
lobby-bye = Goodbye
lobby-help-title = How a served game works
lobby-help-text =
    All players are at their own terminals, and the server keeps the games. You can leave at any time: your seat is kept, and you return to the same question from any terminal.

    # At a table
    t opens the chat, with all players or one seat. m shows who is here and what you can agree on: a bot for an absent player, open hands for spectators. Ctrl+P lists all commands.

    # Fair dice
    Before the start, the server publishes a hash of its secret. Each player can add a word; secret and words together give the seed of all dice and shuffles. At the end the secret is revealed, and `weimar replay FILE --verify` proves every roll.

lobby-new-title = New table
lobby-new-keys = Up/Down choose a row, Left/Right change it, Enter on the first row makes the table.
lobby-new-name = Name
lobby-new-absence = Bot takes over after
lobby-new-save = Saved game
lobby-new-save-none = none, start a new game
lobby-new-pace = Pace
lobby-pace-none = none
lobby-pace-live = live: 40 minutes, 45 seconds more per turn, at most 1 hour
lobby-pace-day = day: 3 days, 12 hours more per turn, at most 5 days
lobby-pace-slow = slow: 5 days, 36 hours more per turn, at most 10 days
lobby-pace-short-live = live pace
lobby-pace-short-day = day pace
lobby-pace-short-slow = slow pace
lobby-new-window = Reactions
lobby-window-quick = quick: a player who takes long may hold a reaction
lobby-window-covered = covered: { $each } each, unless all have answered; silence is a pass; adds up to { $more } ({ $number } reactions)
lobby-new-vacation = Vacation
lobby-new-vacation-days = { $of ->
    [none] does not stop the clock
    [all] stops a player's clock as long as it lasts
   *[some] stops a player's clock for { $days } days of the game at most
 }
lobby-new-access = Who can join
lobby-new-access-public = everyone here
lobby-new-access-private = invitation only
lobby-new-invited = Invited
lobby-new-invited-none = no one yet
lobby-new-invited-prompt = Names of the players to invite, separated by spaces.
lobby-new-decision-clock = Time per decision
lobby-new-game-clock = Time per game
lobby-new-watch = Spectators see
lobby-new-watch-open = public information
lobby-new-watch-all = hands too, if all consent, 2 minutes late
lobby-new-rated = Rated
lobby-new-rated-people = yes, if people hold all seats at the start
lobby-new-rated-yes = yes, also with bots in half of the seats
lobby-new-rated-no = no
lobby-new-begin = Make the table
lobby-new-name-prompt = What should the table be called?
lobby-branch-title = Play on from pick { $pick }
lobby-branch-about = A new table that is not rated, because hands and dice of this game are known. If bots hold all other seats, it starts at once.
lobby-branch-round = { $round }: begins after pick { $pick }
lobby-branch-which = Play on after which pick ({ $first } to { $last })? Enter cancels.
lobby-person = a person
lobby-clock-none = none
lobby-clock-minutes = { $number } { $number ->
    [one] minute
   *[other] minutes
}
lobby-clock-hours = { $number } { $number ->
    [one] hour
   *[other] hours
}
lobby-clock-days = { $number } { $number ->
    [one] day
   *[other] days
}

lobby-room-sit = Sit down as { $seat }
lobby-room-stand = Give up your seat
lobby-room-bot = Let a bot play { $seat }
lobby-rematch = Rematch
lobby-rematch-help = Ask the others for another game
lobby-rematch-prompt = Rematch? Same game and options; everyone moves on by one seat unless most want to keep theirs. The chat carries over. All players must agree.
lobby-rematch-yes = Yes, rematch: I would play { $seat }
lobby-rematch-same = Yes, but same sides: I keep { $seat }
lobby-rematch-no = No, thanks
lobby-rematch-later = Decide later
lobby-rematch-answer = { $name }: { $answer ->
    [yes] yes
    [same] yes, same side
    [no] no
   *[none] no answer yet
 }
lobby-rematch-answer-away = { $name }: away
lobby-rematch-answers = Rematch: { $answers }
lobby-rematch-how = Type “table” for a rematch.
lobby-rematch-go = Go to the rematch
lobby-room-bot-which = { $bot } plays { $seat }
lobby-own-learn = Learn a game: lessons with hints
lobby-own-puzzle = Puzzles
lobby-own-read = Rules and cards
lobby-game-begins = “{ $title }” begins: go back to your table.
lobby-room-free = Make { $seat } free again
lobby-room-unseat = Ask { $name } to leave { $seat }
lobby-room-invite = Invite a player
lobby-room-invite-prompt = The name the player logs in with
lobby-room-uninvite = Withdraw the invitation of { $name }
lobby-room-invited = Invited: { $names }
lobby-room-word = Add your word to the seed
lobby-room-word-prompt = Any word. It is mixed into the seed so that no one can choose the dice. You cannot change it later.
lobby-room-start = Start the game
lobby-room-talk = Chat
lobby-account = Your account: keys, recovery words, invitations
lobby-player = Players: ratings and games
lobby-player-who = Whose page? Type a name
lobby-archive = Archive: find and share finished games
lobby-archive-words = Player, game, title, year or a code you were given (empty: all)
lobby-archive-story = Read the game as spectators saw it
lobby-archive-watch = Watch it again with all hands
lobby-archive-analyse = Analyse it: chances, errors, luck, turning points
lobby-archive-branch = Play on from one of its picks
lobby-archive-branch-how = Go to the moment you want to play on from, then press p.
lobby-archive-enter = Go to the table
lobby-archive-share = Share it for reading
lobby-archive-share-all = Share it with all hands
lobby-report = Report a player
lobby-moderate = Moderation
lobby-report-who = Who are you reporting? Type a name
lobby-report-what = What happened?
lobby-room-close = Remove the table
lobby-room-back = Back to the lobby
lobby-room-commitment = Fair dice, commitment:
lobby-room-words = Words: { $words }
lobby-room-made-by = Made by { $owner }
lobby-room-seats = SEATS
lobby-room-ways = THIS TABLE
lobby-room-free-seats = { $number } free
lobby-room-sit-here = sit down
lobby-room-held = { $bot } plays until someone sits down
lobby-room-ready = I am ready
lobby-room-ready-not = I am not ready yet
lobby-room-ready-yes = ready
lobby-room-ready-no = not ready
lobby-room-owner = made the table
lobby-room-start-ready = Start when everyone is ready
lobby-room-start-now = Start now
lobby-room-starts = Starts when everyone is ready
lobby-room-waits = waiting for { $names }
lobby-room-waits-free = a seat is free
lobby-room-reason = Ask a player to leave
lobby-room-reason-prompt = Why? One line for the player. You can leave it empty.
lobby-waiting-own = While you wait: l lessons, z puzzles, r rules and cards. You will be called when the game begins.
lobby-waiting-keys = t chat  l z r on your own  Esc lobby  ? help
lobby-waiting-key-sit = Enter sit down
lobby-waiting-key-stand = Enter give up the seat
lobby-waiting-key-unseat = Enter ask to leave
lobby-waiting-key-free = Enter free the seat
lobby-waiting-key-bot = b bot holds it
lobby-waiting-key-x = x ask to leave
lobby-waiting-key-y = y ready
lobby-waiting-key-s = s start
lobby-waiting-key-w = w word
lobby-waiting-key-v = v invite

lobby-talk-title = Chat
lobby-talk-to = To { $seat } ({ $name })
lobby-talk-to-all = To everyone
lobby-talk-keys = Enter send · Tab recipient · Esc back, keeps the text
lobby-talk-empty = No messages yet.
lobby-talk-whisper = to { $seat }
lobby-talk-server = Server
lobby-talk-spectator = spectator

lobby-table-title = This table
lobby-table-prompt = { $title }: who is here, and what you can agree on
lobby-table-agree = Let a bot play { $seat } until { $name } is back ({ $number } agreed)
lobby-table-disagree = Withdraw your vote for a bot playing { $seat }
lobby-vote-end = Open vote: end the game without a result. Agreed: { $agreed }. Not yet: { $missing }. { $more } more needed, { $minutes ->
    [0] just opened
    [one] open for { $minutes } minute
   *[other] open for { $minutes } minutes
}.
lobby-vote-bot = Open vote: a bot plays { $seat }. Agreed: { $agreed }. Not yet: { $missing }. { $more } more needed, { $minutes ->
    [0] just opened
    [one] open for { $minutes } minute
   *[other] open for { $minutes } minutes
}.
lobby-table-consent = Show hands to spectators, with a delay ({ $number } of { $all } consent)
lobby-table-refuse = Stop showing hands to spectators
lobby-table-through = Watch as { $seat }
lobby-table-open = Watch public information only
lobby-ring = Your turn: { $title }
lobby-table-ring = When it is my turn: { $ring ->
    [bell] the bell rings
    [osc9] desktop notification (OSC 9)
    [osc777] desktop notification (OSC 777)
   *[off] no sound
}; change
lobby-table-tell-away = { $wished ->
    [yes] Stop notifying me of my turn when I am away
   *[no] Notify me of my turn when I am away
}
lobby-table-dice = Fair dice
lobby-table-back = Back to the game
lobby-table-lobby = Go to the lobby; your seat is kept
lobby-table-here = here
lobby-dice-text =
    Commitment: { $commitment }

    Words: { $words }

    Secret: { $secret }

    Seed: { $seed }
lobby-dice-alone = Only { $owner } has added a word, so the server's owner could know the dice.
lobby-dice-last = The last word is from { $owner }, who made the table. The server's owner could have picked it to get the dice they want. Let someone else add a word after it.
lobby-dice-unmixed = No one has added a word, so the server's owner could know the dice.
lobby-dice-later = shown when the game is over
lobby-dice-none = This game continues a save and keeps the seed it started with.
lobby-nothing = none

lobby-palette-talk = chat
lobby-palette-talk-help = Send a message to the table or to one seat
lobby-palette-table = table
lobby-palette-table-help = Who is here; bots for absent players; spectators
lobby-palette-lobby = lobby
lobby-palette-lobby-help = Back to the lobby; your seat is kept
lobby-key-talk = t
lobby-key-table = m
lobby-clock-left = { $time } left
lobby-clock-window = { $time } until you pass
lobby-clock-left-game = { $time } left for the whole game
lobby-sent-not = Not sent: { $why }
lobby-name-title = Who are you?
lobby-name-prompt = Choose a name of 1 to 16 letters, digits, '-' or '_'. Others see it with web- in front.
lobby-name-wrong = You cannot use that name. { $why }
lobby-gone = { $name } is away and keeps the seat. m: what you can agree on
lobby-gone-plain = { $name } is away and keeps the seat. “table” shows what you can agree on
lobby-back = { $name } is back.

lobby-find = Find a table
lobby-find-about = Choose which tables with free seats are listed
lobby-find-keys = Up/Down choose a row, Left/Right change it, Enter on the first row lists the tables.
lobby-find-list = List these tables
lobby-find-all = List all tables again
lobby-find-shown = only { $only }
lobby-find-any = any
lobby-find-game = Game
lobby-find-pace = Pace
lobby-find-unpaced = no pace
lobby-find-rated = Rating
lobby-find-rated-yes = rated
lobby-find-rated-no = not rated
lobby-find-language = Language
lobby-find-last = Free seats
lobby-find-last-no = any number
lobby-find-last-yes = one seat left
lobby-find-watch = Tell me
lobby-find-watch-no = no
lobby-find-watch-yes = once, when such a table appears within 14 days
lobby-find-watching = you are told when one appears
lobby-language-any = any
lobby-language-en = English
lobby-language-de = German
lobby-language-zh = Chinese
lobby-level-new = new players
lobby-level-settled = settled ratings
lobby-new-level = Ratings
lobby-new-level-none = all
lobby-new-level-prompt = Lowest and highest rating, such as 1400-1800, 1400- or -1800. Players you invite can always sit down.
lobby-new-level-of = for { $level }
lobby-new-who = Open to
lobby-new-who-all = everyone
lobby-new-who-settled = players with a settled rating
lobby-new-who-new = players whose rating is still provisional
lobby-new-language = Language

# Visitors without an account
lobby-visit-title = Looking around without an account
lobby-visit-unsaved = nothing is saved
lobby-visit-live = LIVE GAMES
lobby-visit-live-none = No public game is in progress at the moment.
lobby-visit-door = Back to the front door: sign up or leave
lobby-visit-bots-about = Starts at once and ends with your visit.
lobby-visit-keys = Enter open  + bots  l learn  z puzzle  r read  Esc front door
lobby-visit-help =
    You can try the lessons and puzzles, read rules and cards, play against bots, and watch public games of other players. None of it is saved.

    You cannot talk, take a seat or make a table: for that, go back to the front door with Esc and sign up.

    # Keys
    Enter opens the row under the cursor; a row's number or letter chooses it. `+` plays against bots, `l` opens the lessons, `z` the puzzles, `r` rules and cards.
