"""The places of Weimar's panes for every terminal size."""

from __future__ import annotations

from weimar_tui.tui.layout import Place, one_at_a_time, size_class

PANES = ("map", "parliament", "opinion", "tracks", "parties", "hand", "chronicle")
"""The panes in the order of their number keys."""


_BESIDE_MAP = 25
"""Columns of the Reichstag and the tracks to the right of the map on a small screen."""


def places(width: int, height: int, shown: str = "map") -> dict[str, Place]:
    """The place of each visible pane; `head`, `decision` and `foot` are always visible."""
    match size_class(width, height):
        case "wide":
            return _wide(width, height)
        case "middle":
            return _middle(width, height)
        case "small":
            return _small(width, height, shown)
        case _:
            return {}


def _small(width: int, height: int, shown: str) -> dict[str, Place]:
    """One pane at a time; next to the map, the Reichstag and all tracks in short form."""
    panes = one_at_a_time(PANES, width, height, shown)
    if "map" not in panes:
        return panes
    table = panes["map"]
    left = table.width - _BESIDE_MAP
    parliament = (table.height + 1) // 2
    x, below = table.x + left, table.height - parliament
    return panes | {
        "map": Place(table.x, table.y, left, table.height),
        "parliament": Place(x, table.y, _BESIDE_MAP, parliament),
        "tracks": Place(x, table.y + parliament, _BESIDE_MAP, below),
    }


def _wide(width: int, height: int) -> dict[str, Place]:
    body = height - 2
    # On tall screens the hand has room for the text of every card.
    bottom = min(18, max(13, body // 4 + (body - 46) // 4))
    tracks = 7
    top = body - bottom - tracks
    right = min(46, max(36, width * 25 // 100))
    middle = min(64, max(55, width * 30 // 100))
    left = width - middle - right
    opinion = 15
    parties = 17
    hand = width - max(60, width * 32 // 100)
    y = 1 + top + tracks
    return {
        "head": Place(0, 0, width, 1),
        "map": Place(0, 1, left, top),
        "tracks": Place(0, 1 + top, width, tracks),
        "parliament": Place(left, 1, middle, top - opinion),
        "opinion": Place(left, 1 + top - opinion, middle, opinion),
        "parties": Place(left + middle, 1, right, parties),
        "chronicle": Place(left + middle, 1 + parties, right, top - parties),
        "decision": Place(0, y, width - hand, bottom),
        "hand": Place(width - hand, y, hand, bottom),
        "foot": Place(0, height - 1, width, 1),
    }


_OPINION = 14
"""Rows of the opinion track with its title and no blank rows."""
_PARTIES = 35
"""Columns that the table of the parties needs to show goals."""


def _middle(width: int, height: int) -> dict[str, Place]:
    body = height - 2
    bottom = max(11, min(20, body * 5 // 16))
    top = body - bottom
    left = min(max(58, width * 49 // 100), max(53, width - 2 * _PARTIES + 13))
    right = width - left
    tracks = 7
    parliament = max(8, top - _OPINION)
    half = min(max(25, right * 40 // 100), right - _PARTIES - 2)
    hand = bottom * 2 // 3 + 1
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
