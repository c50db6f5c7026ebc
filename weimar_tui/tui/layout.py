"""Where the panes of the game screen stand, for every size of terminal.

Wide (from 150 columns and 46 rows), middle (from 110 and 38) and small (80 by 24 and up, one pane
at a time). Sizes between are filled by the same rules, so that nothing overlaps at any size.
"""

from __future__ import annotations

from dataclasses import dataclass

LEAST = (80, 24)
"""The smallest terminal the game screen fits in."""

PANES = ("map", "parliament", "opinion", "tracks", "parties", "hand", "chronicle")
"""The panes in the order of their number keys."""


@dataclass(frozen=True)
class Place:
    """A rectangle on the screen."""

    x: int
    y: int
    width: int
    height: int


def size_class(width: int, height: int) -> str:
    """`wide`, `middle`, `small`, or `tiny` when nothing fits."""
    if width < LEAST[0] or height < LEAST[1]:
        return "tiny"
    if width >= 150 and height >= 46:
        return "wide"
    if width >= 110 and height >= 38:
        return "middle"
    return "small"


def places(width: int, height: int, shown: str = "map") -> dict[str, Place]:
    """The place of each pane that is on the screen; `head`, `decision` and `foot` always are."""
    match size_class(width, height):
        case "wide":
            return _wide(width, height)
        case "middle":
            return _middle(width, height)
        case "small":
            return _small(width, height, shown)
        case _:
            return {}


def dialog_place(width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
    """Where a question interrupts: over the decision bar, so that board and hand stay in view.

    On a small screen it stands over the pane instead.
    """
    found = places(width, height)
    if "handline" in found:
        bottom = found["handline"].y
        wide = min(width, max(wanted_width, 60))
        high = min(bottom - 1, wanted_height)
        return Place((width - wide) // 2, bottom - high, wide, high)
    bar = found["decision"]
    bottom = bar.y + bar.height
    high = min(bottom - 1, max(bar.height, wanted_height))
    return Place(0, bottom - high, bar.width, high)


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


def _small(width: int, height: int, shown: str) -> dict[str, Place]:
    decision = 6 if height < 28 else 9
    hand = 2
    pane = height - 2 - decision - hand
    found = {
        "head": Place(0, 0, width, 1),
        "handline": Place(0, 1 + pane, width, hand),
        "decision": Place(0, 1 + pane + hand, width, decision),
        "foot": Place(0, height - 1, width, 1),
    }
    found[shown if shown in PANES else "map"] = Place(0, 1, width, pane)
    return found
