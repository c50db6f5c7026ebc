"""The whole board in a bad year as it looks at each size, with what an answer would change.

Cells and styles are held by snapshots (`tests/tui/looking.py`).
"""

from __future__ import annotations

import pytest

from tests.tui.looking import same_as_snapshot
from tests.wir_sind_das_volk.screen.moments import scene
from tests.wir_sind_das_volk.screen.tables import board, ending, trouble
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene


def shown(name: str, lang: str) -> VolkScene:
    """The table at a question, with the cursor on an answer."""
    match name:
        case "martial-law":
            return scene(trouble(), lang, "73:event")
        case "build":
            return scene(trouble("70:build"), lang, "hamburg/wolfsburg")
        case "dismantle":
            return scene(trouble("80:event"), lang, "berlin/magdeburg")
        case "unrest":
            return scene(trouble("77:unrest"), lang, "bayern")
        case _:
            return scene(ending(), lang)


@pytest.mark.parametrize(
    ("name", "size", "pane", "lang"),
    [
        ("martial-law", (160, 48), "west", "en"),
        ("martial-law", (120, 40), "forecast", "de"),
        ("martial-law", (200, 60), "east", "zh"),
        ("martial-law", (80, 24), "tracks", "de"),
        ("martial-law", (80, 24), "display", "zh"),
        ("build", (160, 48), "west", "de"),
        ("build", (80, 30), "west", "en"),
        ("dismantle", (120, 40), "east", "en"),
        ("dismantle", (80, 24), "east", "zh"),
        ("unrest", (80, 24), "areas", "en"),
        ("unrest", (80, 24), "west", "de"),
        ("ending", (120, 40), "forecast", "zh"),
        ("ending", (160, 48), "forecast", "en"),
    ],
)
def test_board(name: str, size: tuple[int, int], pane: str, lang: str) -> None:
    drawn = board(shown(name, lang), *size, pane)
    same_as_snapshot(f"volk-{name}-{pane}-{size[0]}-{lang}", drawn)
