"""The whole board in the last round as it looks at each size, to KPD and to who watches.

Cells and styles are held by snapshots (`tests/tui/looking.py`); a crowded table is in
`tests/tui/test_panes.py`.
"""

from __future__ import annotations

import pytest

from tests.tui.looking import same_as_snapshot
from tests.weimar.screen.tables import ACTION, WON, board, busy, last_round, seen
from weimar_tui.games.weimar.screen.scene import WeimarScene


def shown(name: str, lang: str) -> WeimarScene:
    """The table, with the cursor on an answer if somebody is asked."""
    if name == "last-round":
        return seen(last_round(), ACTION, "kpd:z", lang=lang, events=WON)
    if name == "city":
        return seen(last_round(), ACTION, "essen:workers", lang=lang)
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
    same_as_snapshot(f"weimar-{name}-{pane}-{size[0]}-{lang}", drawn)
