"""Where Weimar's panes stand, for every size of terminal."""

from __future__ import annotations

from weimar_tui.tui.layout import Place, one_at_a_time, size_class

PANES = ("map", "parliament", "opinion", "tracks", "parties", "hand", "chronicle")
"""The panes in the order of their number keys."""


def places(width: int, height: int, shown: str = "map") -> dict[str, Place]:
    """The place of each pane that is on the screen; `head`, `decision` and `foot` always are."""
    match size_class(width, height):
        case "wide":
            return _wide(width, height)
        case "middle":
            return _middle(width, height)
        case "small":
            return one_at_a_time(PANES, width, height, shown)
        case _:
            return {}


def _wide(width: int, height: int) -> dict[str, Place]:
    body = height - 2
    # Tall screens give the hand room for the wording of every card.
    bottom = min(24, max(14, body // 3 + (body - 46) // 6))
    top = body - bottom
    left = min(84, max(66, width * 43 // 100))
    right = min(52, max(36, (width - left) * 38 // 100))
    middle = width - left - right
    tracks = 9
    parliament = max(10, top - 18)
    parties = 14
    hand = (width - 10) // 2
    y = 1 + top
    return {
        "head": Place(0, 0, width, 1),
        "map": Place(0, 1, left, top - tracks),
        "tracks": Place(0, 1 + top - tracks, left, tracks),
        "parliament": Place(left, 1, middle, parliament),
        "opinion": Place(left, 1 + parliament, middle, top - parliament),
        "parties": Place(left + middle, 1, right, parties),
        "chronicle": Place(left + middle, 1 + parties, right, top - parties),
        "decision": Place(0, y, width - hand, bottom),
        "hand": Place(width - hand, y, hand, bottom),
        "foot": Place(0, height - 1, width, 1),
    }


def _middle(width: int, height: int) -> dict[str, Place]:
    body = height - 2
    bottom = max(13, min(20, body * 3 // 8))
    top = body - bottom
    left = max(58, width * 49 // 100)
    right = width - left
    tracks = 9
    parliament = max(8, top - 17)
    half = max(27, right * 44 // 100)
    hand = (bottom + 1) // 2
    y = 1 + top
    return {
        "head": Place(0, 0, width, 1),
        "map": Place(0, 1, left, top - tracks),
        "tracks": Place(0, 1 + top - tracks, left, tracks),
        "parliament": Place(left, 1, half, parliament),
        "parties": Place(left + half, 1, right - half, parliament),
        "opinion": Place(left, 1 + parliament, right, top - parliament),
        "decision": Place(0, y, left, bottom),
        "hand": Place(left, y, right, hand),
        "chronicle": Place(left, y + hand, right, bottom - hand),
        "foot": Place(0, height - 1, width, 1),
    }
