"""Who governs, who is President, and who controls the minor parties, for panes with few rows."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas

from ...rules.opinion import ARM as LETTER
from ...scene import WeimarScene

GOVERNMENT_ROWS = 3
"""Rows of `draw_government`."""


def draw_government(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw the government, the President and the minor parties on the first rows."""
    view = scene.view
    end = canvas.put(0, 0, government_in_short(scene), "text")
    canvas.thing("government", 0, 0, end, (view.chancellor, view.government))
    end = canvas.put(0, 1, scene.words.president(view), "muted")
    canvas.thing("president", 0, 1, end, view.president)
    put_minors(canvas, scene, 0, 2)


def government_in_short(scene: WeimarScene) -> str:
    view = scene.view
    names = "+".join(
        scene.words.seat_short(party) + ("*" if party == view.chancellor else "")
        for party in view.government
    )
    return scene.words.ui("parties-government-short", government=names)


def put_minors(canvas: Canvas, scene: WeimarScene, x: int, y: int) -> int:
    """Write each minor party with the letter of its holder; return the next column."""
    for minor, party in scene.view.minor_parties.items():
        start = x
        x = canvas.put(x, y, f"{scene.words.ui(f'minor-{minor}')} ", "muted")
        x = canvas.put(x, y, LETTER[party], f"{party} bold")
        canvas.thing(f"minor/{minor}", start, y, x, party)
        x += 1
    return x
