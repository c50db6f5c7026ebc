"""All hands laid open, as a recorded game shows them."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.screen.panes.head import value_of
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.canvas import Canvas


def draw_hands(canvas: Canvas, scene: WeimarScene) -> None:
    """The cards in all four hands, two hands beside each other."""
    half = canvas.width // 2
    bottoms = [0, 0]
    for place, party in enumerate(PARTIES):
        column = place % 2
        x, y = column * half, bottoms[column]
        end = x + half - 1
        cards = scene.view.hands.get(party, [])
        canvas.put(x, y, scene.words.seat(party), f"{party} bold", end)
        y += 1
        if not cards:
            canvas.put(x + 1, y, scene.words.replay("no-cards"), "muted", end)
            y += 1
        for card in cards:
            style = "cursor" if card in scene.pointed else "text"
            at = canvas.put(x + 1, y, scene.words.card(card), style, end - 6)
            canvas.put(at + 1, y, value_of(scene, card), "key", end)
            y += 1
        bottoms[column] = y


def draw_handlines(canvas: Canvas, scene: WeimarScene) -> None:
    """How many cards each hand holds, and which, on two rows."""
    half = canvas.width // 2
    for place, party in enumerate(PARTIES):
        y, column = divmod(place, 2)
        x, end = column * half, column * half + half - 1
        x = canvas.put(x, y, f"{scene.words.seat_short(party)} ", f"{party} bold", end)
        names = [scene.words.card(c) for c in scene.view.hands.get(party, [])]
        canvas.put(x, y, " · ".join(names) or scene.words.replay("no-cards"), "text", end)
