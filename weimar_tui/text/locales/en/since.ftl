# What the others have done since the player's last pick

since-title = Since your turn
since-place = Since your turn: { $number } of { $of }
since-title-first = Since the game began
since-place-first = Since the game began: { $number } of { $of }
since-reason = Why: { $reason }
since-page = A page or card that was shown. Enter opens it again.
since-goes-on = { $text } (continued)
since-nothing = The other players have not done anything new.
since-seat = You need a seat to look back at what happened since your turn.
since-key-step = ↑↓
since-key-step-label = line
since-key-next = Enter
since-key-next-label = next
since-key-close-label = to the game
since-key-open-label = open
since-key-turn = < >
since-key-turn-label = panes
since-key-help = ?
since-key-help-label = help
since-key-cards = c
since-key-cards-label = cards
since-key-leave = Esc
since-key-leave-label = to the game
since-help =
    Each line is a card or another move that someone else played since your last choice. The board shows the position right after it, as you could see it.
    Up and Down (or j and k) move between lines. Enter and Space move to the next line, and from the last line back to the game. Home jumps to the first line, End to the last.
    Below the line you see its results. If a bot made the move, “Why” shows what mattered most to it.
    On a small screen, < and > switch panes, and F2 to F8 choose one; the chronicle has the full story.
    With the pace “step by step” in the settings, this page opens automatically before each of your questions.
