# Served games: the lobby, tables, talk

lobby-title = Tables · you are { $name }
lobby-here = Here: { $names }
lobby-new = Make a new table
lobby-more = { $number } more finished games of yours
lobby-quit = Leave
lobby-empty = No table yet. Make one!
lobby-picture-none = make a table
lobby-picture-turn = your turn at { $title }
lobby-picture-free = { $title }: { $seats } { $seats ->
    [one] seat
   *[other] seats
  } free
lobby-your-turn = YOUR TURN
lobby-state-waiting = waiting for players
lobby-state-playing = { $reached }
lobby-state-over = over
lobby-state-expires = { $days ->
    [one] ends in a day
   *[other] ends in { $days } days
} if nobody plays
lobby-table-end = Agree to end the game without a result ({ $number } of { $all } agreed)
lobby-table-end-not = Play on after all ({ $number } of { $all } agreed to end)
lobby-table-resign = Resign: a bot plays my seat to the end
lobby-resign-prompt = Give your seat up for good?
lobby-table-fetch = Keep this game
lobby-fetch-text =
    On your own computer, with the address you come in by for HOST:

    { $command }

    The file can be looked at with `weimar replay` and checked with `weimar replay --verify`.
lobby-private = by invitation
lobby-free = free
lobby-away = away
lobby-plays-for = { $bot } for { $name }
lobby-waiting-for = waits for { $seats }
lobby-awaited-also = also { $seats }
lobby-table-thinks = The table is thinking …
lobby-help = Enter opens a table. Your games come first.
lobby-keys = Enter open · t talk · ? help · ^q leave
lobby-keys-pictures = Enter open · Tab games · t talk · ? help · ^q leave
lobby-bye = Goodbye
lobby-help-title = How a served game works
lobby-help-text =
    Everybody plays at their own terminal; the server keeps the games. You may go away at any time: your seat waits, and you come back to the same question from any terminal.

    # At a table
    t talks, to all or to one seat. m shows who is here and what can be agreed: a bot for somebody who is away, open hands for spectators. Ctrl+P lists all commands.

    # Fair dice
    Before the start the server publishes a hash of its secret. Players may each add a word; secret and words together make the seed of all dice and shuffles. At the end the secret is shown, and `weimar replay FILE --verify` proves every roll.

lobby-new-title = A new table
lobby-new-keys = Up and down between rows, left and right change a row, Enter on the first makes the table.
lobby-new-name = Name
lobby-new-absence = Bot if away for
lobby-new-save = Saved game
lobby-new-save-none = none, start fresh
lobby-new-access = Who may sit
lobby-new-access-public = everybody here
lobby-new-access-private = by invitation
lobby-new-invited = Invited
lobby-new-invited-none = nobody yet
lobby-new-invited-prompt = The names of those invited, with blanks between them.
lobby-new-decision-clock = Clock, decision
lobby-new-game-clock = Clock, game
lobby-new-watch = Spectators see
lobby-new-watch-open = what is open
lobby-new-watch-all = hands too, if all consent, 2 minutes late
lobby-new-begin = Make the table
lobby-new-name-prompt = What is the table to be called?
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
lobby-room-stand = Give your seat back
lobby-room-bot = A bot takes { $seat }
lobby-rematch = Rematch
lobby-rematch-help = Ask the others for another game
lobby-rematch-prompt = Rematch? Same game and options; sides move on by one seat unless most want to keep theirs. The talk carries over. It needs everybody’s yes.
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
lobby-room-bot-which = { $bot } takes { $seat }
lobby-own-learn = Learn a game: lessons with hints
lobby-own-puzzle = Puzzles
lobby-own-read = Rules and cards
lobby-waiting-keys = Enter choose · t talk · l learn · z puzzle · r rules and cards · Esc lobby
lobby-game-begins = “{ $title }” begins: go back to your table.
lobby-room-free = Free { $seat } again
lobby-room-unseat = Ask { $name } to leave { $seat }
lobby-room-invite = Invite a player
lobby-room-invite-prompt = The player's name, as they log in
lobby-room-uninvite = Withdraw the invitation of { $name }
lobby-room-invited = Invited: { $names }
lobby-room-word = Add a word of your own to the seed
lobby-room-word-prompt = Any word. It is mixed into the seed, so that nobody can have chosen the dice. It cannot be changed.
lobby-room-start = Start the game
lobby-room-start-not = Start the game (a seat is still free)
lobby-room-talk = Talk
lobby-account = Your account: keys, recovery words, invitations
lobby-report = Report a player
lobby-moderate = Moderation
lobby-report-who = Whom do you report? Name
lobby-report-what = What happened?
lobby-room-close = Take the table away
lobby-room-back = Back to the lobby
lobby-room-commitment = Fair dice, commitment:
lobby-room-words = Words: { $words }
lobby-room-made-by = Made by { $owner }

lobby-talk-title = Talk
lobby-talk-to = To { $seat } ({ $name })
lobby-talk-to-all = To all
lobby-talk-keys = Enter says it · Tab chooses to whom · Esc back, keeps the text
lobby-talk-empty = Nothing was said yet.
lobby-talk-whisper = to { $seat }
lobby-talk-server = Server
lobby-talk-spectator = spectator

lobby-table-title = This table
lobby-table-prompt = { $title }: who is here, and what can be agreed
lobby-table-agree = Let a bot play { $seat } until { $name } is back ({ $number } agreed)
lobby-table-disagree = No bot for { $seat } after all
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
lobby-table-consent = Let spectators see hands, late ({ $number } of { $all } consent)
lobby-table-refuse = No longer let spectators see hands
lobby-table-through = Watch through the eyes of { $seat }
lobby-table-open = Watch what is open only
lobby-ring = Your turn: { $title }
lobby-table-ring = When it is my turn: { $ring ->
    [bell] the bell rings
    [osc9] a desktop message (OSC 9)
    [osc777] a desktop message (OSC 777)
   *[off] no sound
}; change
lobby-table-tell-away = { $wished ->
    [yes] Tell me no longer when it is my turn and I am away
   *[no] Tell me when it is my turn and I am away
}
lobby-table-dice = Fair dice
lobby-table-back = Back to the game
lobby-table-lobby = Go to the lobby; the seat waits
lobby-table-here = here
lobby-dice-text =
    Commitment: { $commitment }

    Words: { $words }

    Secret: { $secret }

    Seed: { $seed }
lobby-dice-alone = Nobody but { $owner } has added a word: whoever runs the server could know the dice.
lobby-dice-last = The last word is by { $owner }, who made the table: whoever runs the server could have chosen it to get the dice they want. Let somebody else add a word after it.
lobby-dice-unmixed = Nobody has added a word: whoever runs the server could know the dice.
lobby-dice-later = shown when the game is over
lobby-dice-none = This game goes on from a save, with the seed it began with.
lobby-nothing = none

lobby-palette-talk = talk
lobby-palette-talk-help = Say something to the table or to one seat
lobby-palette-table = table
lobby-palette-table-help = Who is here; a bot for somebody who is away; spectators
lobby-palette-lobby = lobby
lobby-palette-lobby-help = Back to the lobby; your seat waits
lobby-key-talk = t
lobby-key-table = m
lobby-clock-left = { $time } left
lobby-clock-left-game = { $time } left for the whole game
lobby-sent-not = Not sent: { $why }
lobby-name-title = Who are you?
lobby-name-prompt = A name of 1 to 16 letters, digits, '-' or '_'. Others see it with web- before it.
lobby-name-wrong = That name cannot be had. { $why }
lobby-gone = { $name } is away; the seat waits. m: what can be agreed
lobby-gone-plain = { $name } is away; the seat waits. “table” tells what can be agreed
lobby-back = { $name } is back.
