"""Cards in a hand: the focused one in full, the others as bands with whole titles."""

from __future__ import annotations

import pytest

from tests.games.weimar.view.scenes import weimar_look
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.cards import Face, draw_row

HEAD = (("1", "band.timeline"), ("  2   2   ! ", "band.timeline"))
TITLES = ("Vorwärts", "Stinnes-Legien Agreement", "Metropolis", "Labor Welfare", "Otto Wels")


@pytest.mark.parametrize("height", [7, 9, 12])
def test_titles_beside_the_focused_card_are_whole(height: int) -> None:
    canvas = Canvas(61, height, weimar_look(theme="default"))
    faces = [
        Face(title, title, "Gain 1 seat.", head=HEAD, corner=((" 1918 ", ""),)) for title in TITLES
    ]
    assert draw_row(canvas, faces, "Vorwärts")
    shown = canvas.text()
    for title in TITLES:
        assert title in shown, shown
    assert "Gain 1 seat." in shown
