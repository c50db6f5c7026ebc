"""Layout of panes: terminal sizes, and the layout for games without their own.

Wide (from 150 columns and 46 rows), middle (from 110 and 38) and small (80 by 24 and up, one pane
at a time). The same rules apply to sizes in between, so that panes never overlap.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

PANE_KEYS = ("F2", "F3", "F4", "F5", "F6", "F7", "F8", "F10")
"""The key of each pane, in order. F1 is help and F9 the settings; Alt and the number work too."""


def pane_key(number: int) -> str:
    """The key of the pane with this number, counted from 1; "" beyond the last.

    >>> pane_key(1), pane_key(8), pane_key(9)
    ('F2', 'F10', '')
    """
    return PANE_KEYS[number - 1] if number <= len(PANE_KEYS) else ""


_MARGIN = 6
"""The fewest columns that stay free next to a dialog on a small screen; otherwise it takes them
all."""

LEAST = (80, 24)
"""The smallest terminal for the game screen."""


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


def places(panes: Sequence[str], width: int, height: int, shown: str) -> dict[str, Place]:
    """Return a place for each pane of a game without its own layout.

    The first pane is the largest, `hand` is next to the decision, all others in a column at the
    right. `head`, `decision` and `foot` always have a place.
    """
    match size_class(width, height):
        case "tiny":
            return {}
        case "small":
            return one_at_a_time(panes, width, height, shown)
        case _:
            return _together(panes, width, height)


def _together(panes: Sequence[str], width: int, height: int) -> dict[str, Place]:
    first, *others = panes
    beside = [pane for pane in others if pane != "hand"]
    bottom = min(20, (height - 2) * 3 // 8)
    top = height - 2 - bottom
    left = width * 3 // 5 if beside else width
    places = {
        "head": Place(0, 0, width, 1),
        first: Place(0, 1, left, top),
        "decision": Place(0, 1 + top, left, bottom),
        "foot": Place(0, height - 1, width, 1),
    }
    rows = top if "hand" in others else top + bottom
    y = 1
    for place, pane in enumerate(beside):
        high = (rows - (y - 1)) // (len(beside) - place)
        places[pane] = Place(left, y, width - left, high)
        y += high
    if "hand" in others:
        places["hand"] = Place(left, 1 + top, width - left, bottom)
        if not beside:
            half = width // 2
            places["decision"] = Place(0, 1 + top, half, bottom)
            places["hand"] = Place(half, 1 + top, width - half, bottom)
    return places


def one_at_a_time(
    panes: Sequence[str],
    width: int,
    height: int,
    shown: str,
    *,
    hand: int = 2,
    short: Sequence[str] = (),
) -> dict[str, Place]:
    """The small screen: one pane, the hand on some rows (unless it is that pane), the decision.

    `short` panes leave rows to the decision.
    """
    decision = 6 if height < 28 and shown not in short else 9
    pane = height - 2 - decision - hand
    places = {
        "head": Place(0, 0, width, 1),
        "decision": Place(0, 1 + pane + hand, width, decision),
        "foot": Place(0, height - 1, width, 1),
    }
    if shown == "hand":
        places["decision"] = Place(0, 1 + pane, width, decision + hand)
    else:
        places["handline"] = Place(0, 1 + pane, width, hand)
    places[shown if shown in panes else panes[0]] = Place(0, 1, width, pane)
    return places


def over_decision(
    places: Mapping[str, Place], width: int, height: int, wanted_width: int, wanted_height: int
) -> Place:
    """The place for an interrupting question: over the decision bar, so that board and hand stay
    visible.

    On a small screen it covers the pane instead; without a board, it is centred.
    """
    if "handline" in places:
        bottom = places["handline"].y
        wide = max(wanted_width, 60)
        wide = wide if wide + _MARGIN <= width else width
        high = min(bottom - 1, wanted_height)
        return Place((width - wide) // 2, bottom - high, wide, high)
    if "decision" not in places:
        wide, high = min(width - 4, max(wanted_width, 60)), min(height - 2, wanted_height)
        return Place((width - wide) // 2, (height - high) // 2, wide, high)
    bar = places["decision"]
    bottom = bar.y + bar.height
    high = min(bottom - 1, max(bar.height, wanted_height))
    return Place(bar.x, bottom - high, bar.width, high)


def over_hand(
    places: Mapping[str, Place], width: int, height: int, wanted_width: int, wanted_height: int
) -> Place:
    """The place for a question or card that the board should stay visible for.

    On a small screen it covers the decision and the hand, and no more of the pane than it needs;
    on others it covers the decision.
    """
    if "handline" not in places:
        return over_decision(places, width, height, wanted_width, wanted_height)
    bar = places["decision"]
    high = min(height - 2, wanted_height)
    return Place(bar.x, bar.y + bar.height - high, bar.width, high)
