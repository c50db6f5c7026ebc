"""The whole board in a bad year at each size, with what an answer would change.

Snapshots keep cells and styles (`tests/tui/looking.py`).
"""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.view.moments import opening, scene
from tests.games.wir_sind_das_volk.view.tables import KIT, board, ending, trouble
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.dialogs import DIALOGS
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas


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
    same_as_snapshot(f"{name}-{pane}-{size[0]}-{lang}", drawn)


@pytest.mark.parametrize(("kind", "lang"), [("discard-hand", "en"), ("prestige-field", "de")])
def test_dialog(kind: str, lang: str) -> None:
    view, decision, events = trouble()
    asked = Decision(1, "west", kind, ("71", "72"), decision.subject)
    shown = scene((view, asked, events), lang)
    canvas = Canvas(76, 12, shown.look)
    DIALOGS[kind](Choice(), asked, shown).facts(canvas)
    same_as_snapshot(f"dialog-{kind}-{lang}", canvas)


@pytest.mark.parametrize(("width", "lang"), [(76, "zh"), (116, "en")])
def test_page_of_the_standing(width: int, lang: str) -> None:
    shown = scene(trouble(), lang)
    canvas = Canvas(width, 30, shown.look)
    KIT.draw_standing(canvas, 1, shown, "west", VolkNarration())
    same_as_snapshot(f"standing-{width}-{lang}", canvas)


def test_display_without_a_hand() -> None:
    """Without labels for hands, names have more room."""
    view, decision, events = opening()
    view.hands = {"west": [], "east": []}
    canvas = Canvas(60, 14, scene((view, decision, events)).look)
    KIT.drawings["display"](canvas, scene((view, decision, events)))
    same_as_snapshot("display-no-hands", canvas)
