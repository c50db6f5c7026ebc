"""The whole board at each size: a night, a vote, an election, a coup, a recording.

Snapshots keep cells and styles (`tests/tui/looking.py`); the tests below state what must be visible
on the same tables.
"""

from __future__ import annotations

import pytest

from tests.games.junta.view.scenes import (
    BALLOT_ASKED,
    CAST_ASKED,
    MOVE_ASKED,
    PLACES_ASKED,
    board,
    election,
    evening,
    recorded,
    seen,
    streets,
    vote,
)
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.junta.scene import JuntaScene


def shown(name: str, lang: str = "en") -> JuntaScene:
    """One of the tables, as seen by the family that is asked."""
    match name:
        case "evening":
            return seen(evening(), PLACES_ASKED, "bank", lang=lang)
        case "vote":
            return seen(vote(), CAST_ASKED, "yes:all", me="espino", lang=lang)
        case "election":
            return seen(election(), BALLOT_ASKED, "bravo:all", me="cortina", lang=lang)
        case "coup":
            return seen(streets(), MOVE_ASKED, "chamber", me="bravo", lang=lang)
        case "watched":
            return seen(streets(), me=None, lang=lang)
        case _:
            return recorded(vote(), lang)


@pytest.mark.parametrize(
    ("name", "size", "lang"),
    [
        ("evening", (160, 48), "en"),
        ("evening", (120, 40), "de"),
        ("vote", (160, 48), "de"),
        ("vote", (120, 40), "zh"),
        ("election", (200, 60), "zh"),
        ("coup", (160, 48), "zh"),
        ("coup", (120, 40), "en"),
        ("watched", (200, 60), "de"),
        ("recorded", (160, 48), "en"),
        ("recorded", (120, 40), "en"),
    ],
)
def test_board(name: str, size: tuple[int, int], lang: str) -> None:
    same_as_snapshot(f"{name}-{size[0]}-{lang}", board(shown(name, lang), *size))


@pytest.mark.parametrize(
    ("name", "pane", "lang"),
    [
        ("evening", "map", "zh"),
        ("evening", "offices", "de"),
        ("evening", "money", "de"),
        ("evening", "hand", "en"),
        ("evening", "talk", "en"),
        ("vote", "budget", "en"),
        ("election", "budget", "de"),
        ("coup", "map", "en"),
        ("recorded", "money", "zh"),
    ],
)
def test_pane_of_a_small_screen(name: str, pane: str, lang: str) -> None:
    drawn = board(shown(name, lang), 80, 24, pane)
    same_as_snapshot(f"{name}-{pane}-80-{lang}", drawn)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 48)])
@pytest.mark.parametrize("theme", ["ansi", "dark"])
def test_no_district_is_cut_whose_name_fits_without_blanks(
    size: tuple[int, int], theme: str
) -> None:
    drawn = board(seen(streets(), me="bravo", theme=theme), *size).text()
    for name in ("University", "Vista Río", "San Telmo", "Las Flores", "Santa Rosa", "Los Pinos"):
        assert name in drawn, name
