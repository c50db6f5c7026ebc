"""The places of the panes for every terminal size.

On a small screen, one half of Germany gets the rows its map needs and the decision gets the rest;
other panes leave more to the decision. On a medium screen one half is next to areas and tracks; a
large screen shows all of Germany. The forecast takes the place of the map when it is open.
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

_MAP_ROWS = 17
_LEAST_ROWS = 6
"""Rows that a decision gets before the hand has a row below the map."""

_DISPLAY_ROWS = 12
_AREA_ROWS = 18
_TRACK_ROWS = 11


def places(width: int, height: int, shown: str = "west") -> dict[str, Place]:
    """The place of each visible pane; `head`, `decision` and `foot` are always visible."""
    match size_class(width, height):
        case "wide" if has_whole_map(width, height):
            return _wide(width, height, shown)
        case "wide" | "middle":
            return _middle(width, height, shown)
        case "small":
            return _small(width, height, shown)
        case _:
            return {}


def has_whole_map(width: int, height: int) -> bool:
    """Whether all of Germany fits on a screen of this size."""
    return size_class(width, height) == "wide" and height >= _LARGE


def _over_map(shown: str) -> str:
    return shown if shown in ON_THE_MAP else ON_THE_MAP[0]


def _small(width: int, height: int, shown: str) -> dict[str, Place]:
    body = height - 2
    if shown in _TALL:
        pane = _MAP_ROWS + max(0, body - 28)
        hand = 1 if body - pane > _LEAST_ROWS else 0
        places = {
            "head": Place(0, 0, width, 1),
            shown: Place(0, 1, width, pane),
            "decision": Place(0, 1 + pane + hand, width, body - pane - hand),
            "foot": Place(0, height - 1, width, 1),
        }
        if hand:
            places["handline"] = Place(0, 1 + pane, width, 1)
        return places
    pane = 13 + max(0, body - 28)
    return {
        "head": Place(0, 0, width, 1),
        shown if shown in PANES else "display": Place(0, 1, width, pane),
        "decision": Place(0, 1 + pane, width, body - pane),
        "foot": Place(0, height - 1, width, 1),
    }


def _middle(width: int, height: int, shown: str) -> dict[str, Place]:
    body = height - 2
    left = max(79, width - 58)
    right = width - left
    display = _DISPLAY_ROWS
    decision = body - _MAP_ROWS - display
    tracks = _TRACK_ROWS + 2
    chronicle = body - _AREA_ROWS - tracks
    return {
        "head": Place(0, 0, width, 1),
        _over_map(shown): Place(0, 1, left, _MAP_ROWS),
        "display": Place(0, 1 + _MAP_ROWS, left, display),
        "decision": Place(0, 1 + _MAP_ROWS + display, left, decision),
        "areas": Place(left, 1, right, _AREA_ROWS),
        "tracks": Place(left, 1 + _AREA_ROWS, right, tracks),
        "chronicle": Place(left, 1 + _AREA_ROWS + tracks, right, chronicle),
        "foot": Place(0, height - 1, width, 1),
    }


def _wide(width: int, height: int, shown: str) -> dict[str, Place]:
    body = height - 2
    whole = map_of("whole")
    spare = body - 46
    top = whole.height + 1 + spare // 3
    bottom = body - top
    left = whole.width + max(0, width - 160) // 2
    right = width - left
    tracks = _TRACK_ROWS + min(3, (spare + 3) // 4)
    display = max(76, width * 65 // 100)
    y = 1 + top
    return {
        "head": Place(0, 0, width, 1),
        _over_map(shown): Place(0, 1, left, top),
        "areas": Place(left, 1, right, _AREA_ROWS),
        "tracks": Place(left, 1 + _AREA_ROWS, right, tracks),
        "chronicle": Place(left, 1 + _AREA_ROWS + tracks, right, top - _AREA_ROWS - tracks),
        "display": Place(0, y, display, bottom),
        "decision": Place(display, y, width - display, bottom),
        "foot": Place(0, height - 1, width, 1),
    }
