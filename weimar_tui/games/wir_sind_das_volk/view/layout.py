"""The places of the panes for every terminal size.

On a small screen, one half of Germany gets the rows its map needs and the decision gets the rest;
other panes leave more to the decision. Medium and large screens show all of Germany. The forecast
takes the place of the map when it is open; on a medium screen the chronicle takes that of the
tracks.
"""

from __future__ import annotations

from weimar_tui.tui.layout import Place, size_class

from .maps import map_of

PANES = ("west", "east", "areas", "display", "tracks", "forecast", "chronicle")
"""The panes in the order of their number keys."""

ON_THE_MAP = ("west", "east", "forecast")
"""The panes that share one place; one of them is visible at a time."""

_TALL = ("west", "east", "areas", "forecast")
"""The panes that need sixteen rows on a small screen."""

_LARGE = 48
"""With this many rows or more, all of Germany fits next to the cards."""

_HEAD = 2
"""Rows of the title line and the gauge below it."""

_FACE_ROWS = 9
"""Rows of a card in full, with the title of its pane."""

_HALF_ROWS = 16
_LEAST_ROWS = 6
"""Rows that a decision gets before the hand has a row below the map."""

_AREA_COLUMNS = 42
"""Columns of the areas with their words in full, on a medium screen."""

_LEAST_MIDDLE = 38
"""Rows of the lowest medium screen."""

_AREA_ROWS = 18
_TRACK_ROWS = 11


def places(width: int, height: int, shown: str = "west") -> dict[str, Place]:
    """The place of each visible pane; `head`, `decision` and `foot` are always visible."""
    match size_class(width, height):
        case "wide" if has_large_map(width, height):
            return _wide(width, height, shown)
        case "wide" | "middle":
            return _middle(width, height, shown)
        case "small":
            return _small(width, height, shown)
        case _:
            return {}


def has_large_map(width: int, height: int) -> bool:
    """Whether the largest map fits on a screen of this size."""
    return size_class(width, height) == "wide" and height >= _LARGE


def has_whole_map(width: int, height: int) -> bool:
    """Whether all of Germany fits on a screen of this size."""
    return size_class(width, height) in ("wide", "middle")


def _over_map(shown: str) -> str:
    return shown if shown in ON_THE_MAP else ON_THE_MAP[0]


def _small(width: int, height: int, shown: str) -> dict[str, Place]:
    body = height - _HEAD - 1
    if shown in _TALL:
        pane = _HALF_ROWS + max(0, body - 27)
        hand = 1 if body - pane > _LEAST_ROWS else 0
        places = {
            "head": Place(0, 0, width, _HEAD),
            shown: Place(0, _HEAD, width, pane),
            "decision": Place(0, _HEAD + pane + hand, width, body - pane - hand),
            "foot": Place(0, height - 1, width, 1),
        }
        if hand:
            places["handline"] = Place(0, _HEAD + pane, width, 1)
        return places
    pane = (_FACE_ROWS if shown == "display" else 12) + max(0, body - 27)
    return {
        "head": Place(0, 0, width, _HEAD),
        shown if shown in PANES else "display": Place(0, _HEAD, width, pane),
        "decision": Place(0, _HEAD + pane, width, body - pane),
        "foot": Place(0, height - 1, width, 1),
    }


def _middle(width: int, height: int, shown: str) -> dict[str, Place]:
    """All of Germany next to areas and a card in full; the decision next to the tracks."""
    sheet = map_of("middle")
    left = max(sheet.width, width - _AREA_COLUMNS)
    right, y = width - left, _HEAD
    spare = height - _LEAST_MIDDLE
    top = sheet.height + 1 + max(0, spare // 2)
    areas = _AREA_ROWS - 1
    below = height - 1 - y - top
    places = {
        "head": Place(0, 0, width, _HEAD),
        _over_map(shown): Place(0, y, left, top),
        "areas": Place(left, y, right, areas),
        "display": Place(left, y + areas, right, top - areas),
        "decision": Place(0, y + top, left, below),
        "foot": Place(0, height - 1, width, 1),
    }
    last = "chronicle" if shown == "chronicle" else "tracks"
    places[last] = Place(left, y + top, right, below)
    return places


def _wide(width: int, height: int, shown: str) -> dict[str, Place]:
    body = height - _HEAD - 1
    whole = map_of("whole")
    spare = body - 45
    top = whole.height + 1 + spare // 3
    bottom = body - top
    left = whole.width + max(0, width - 160) // 2
    right = width - left
    tracks = _TRACK_ROWS + min(3, (spare + 3) // 4)
    display = max(76, width * 65 // 100)
    y = _HEAD + top
    return {
        "head": Place(0, 0, width, _HEAD),
        _over_map(shown): Place(0, _HEAD, left, top),
        "areas": Place(left, _HEAD, right, _AREA_ROWS),
        "tracks": Place(left, _HEAD + _AREA_ROWS, right, tracks),
        "chronicle": Place(left, _HEAD + _AREA_ROWS + tracks, right, top - _AREA_ROWS - tracks),
        "display": Place(0, y, display, bottom),
        "decision": Place(display, y, width - display, bottom),
        "foot": Place(0, height - 1, width, 1),
    }
