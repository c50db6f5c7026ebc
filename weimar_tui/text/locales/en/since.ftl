# What the others did since one's own last pick

since-title = Since your turn
since-place = Since your turn: { $number } of { $of }
since-reason = Why: { $reason }
since-page = A page or card that was shown. Enter opens it again.
since-goes-on = { $text } (what followed)
since-nothing = Nobody else has done anything since your turn.
since-seat = Only who has a seat can look back at what happened since their turn.
since-key-step = ↑↓
since-key-step-label = line
since-key-next = Enter
since-key-next-label = on
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
    Each line is a card, or another move, that somebody else played since you last chose something. The board shows the table as it stood after it, as you could see it.
    Up and Down (also j and k) go through the lines; Enter and the space bar go on, and after the last line back to the game. Home is the first line, End the last.
    Below the line stands what came of it. Where a bot chose, “Why” tells what it weighed most.
    On a small screen < and > turn panes, and F2 to F8 choose one; the chronicle tells everything in full.
    With the pace “gentle” in the settings this page comes by itself before you are asked.
