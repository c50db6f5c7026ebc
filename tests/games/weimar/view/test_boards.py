"""The whole board in the last round at each size, for KPD and for a spectator.

Snapshots keep cells and styles (`tests/tui/looking.py`); a crowded table is in
`tests/tui/test_panes.py`.
"""

from __future__ import annotations

import pytest

from tests.games.weimar.view.tables import ACTION, WON, board, busy, last_round, seen, sheet
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.weimar.rules.position import CITIES
from weimar_tui.games.weimar.scene import WeimarScene
from weimar_tui.games.weimar.view.panes.map_lines import draw_outline
from weimar_tui.tui.canvas import Canvas


def shown(name: str, lang: str) -> WeimarScene:
    """The table, with the cursor on an answer if a question is open."""
    if name == "last-round":
        return seen(last_round(), ACTION, "z:kpd", lang=lang, events=WON)
    if name == "city":
        return seen(last_round(), ACTION, "workers:essen", lang=lang)
    return seen(busy(), me=None, lang=lang, events=WON)


@pytest.mark.parametrize(
    ("name", "size", "pane", "lang"),
    [
        ("last-round", (160, 48), "map", "en"),
        ("last-round", (120, 40), "map", "de"),
        ("city", (200, 60), "map", "zh"),
        ("city", (80, 24), "map", "en"),
        ("last-round", (80, 24), "parties", "zh"),
        ("last-round", (80, 24), "parliament", "de"),
        ("city", (80, 30), "opinion", "en"),
        ("watched", (110, 38), "map", "en"),
    ],
)
def test_board(name: str, size: tuple[int, int], pane: str, lang: str) -> None:
    drawn = board(shown(name, lang), *size, pane)
    same_as_snapshot(f"{name}-{pane}-{size[0]}-{lang}", drawn)


@pytest.mark.parametrize(("width", "height"), [(61, 22), (97, 31)])
def test_outline_alone(width: int, height: int) -> None:
    canvas = Canvas(width, height, seen(busy()).look)
    draw_outline(canvas)
    same_as_snapshot(f"outline-{width}", canvas)


@pytest.mark.parametrize("width", [52, 58, 66, 80])
def test_tracks_with_seven_markers(width: int) -> None:
    """Names are cut only as much as the width demands; two treaties are open."""
    position = busy()
    position.society = ["W1", "red-flag", "R2", "O3", "P2", "swimming-trunks", "stinnes-legien"]
    position.foreign_affairs.beside = ["A33"]
    same_as_snapshot(f"tracks-{width}", sheet(seen(position), "tracks", width, 8))


@pytest.mark.parametrize(("width", "height"), [(58, 14), (70, 17), (62, 20), (90, 24)])
def test_map_with_everything_in_every_city(width: int, height: int) -> None:
    """Labels shrink step by step: short words, no blanks, another row, a mark."""
    position = busy()
    for number, city in enumerate(CITIES):
        state = position.cities[city]
        state.threats = ["unrest", "poverty", "regime", "uprising"][: 2 + number % 3]
        state.units = {"police": 2, "reichswehr-2": 1, "workers": 1, "freikorps-2": number % 2}
    same_as_snapshot(f"full-map-{width}", sheet(seen(position), "map", width, height))
