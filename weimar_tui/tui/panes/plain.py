"""Panes for any game: the fields of its view, and the cards in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.play.scene import Scene
from weimar_tui.text.fields import told_fields
from weimar_tui.tui.canvas import Canvas


def draw_plain_head(canvas: Canvas, scene: Scene) -> None:
    """Draw the game and its round."""
    words = scene.words
    chapter = words.chapter(scene.game.chapter(scene.view))
    canvas.put(0, 0, f"{words.title()} · {chapter}", "title")


def draw_plain_table(canvas: Canvas, scene: Scene) -> None:
    """Draw every field of the view, without empty ones."""
    y = 0
    for depth, text in told_fields(scene.view):
        if y >= canvas.height:
            return
        style = "strong" if depth == 0 else "text"
        canvas.spot(text.partition(" ")[0].rstrip(":"), 2 * depth, y)
        y = canvas.paragraph(2 * depth, y, text, style)


def hand_of(scene: Scene, seat: str | None) -> Sequence[str]:
    """Return a seat's cards, in a game that keeps them in `hands`."""
    hands: dict[str, Sequence[str]] = getattr(scene.view, "hands", {})
    return hands.get(seat, ()) if seat else ()


def draw_plain_hand(canvas: Canvas, scene: Scene) -> None:
    """Draw the player's hand, a card per line."""
    cards = hand_of(scene, scene.me)
    if not cards:
        canvas.put(0, 0, scene.words.ui("hand-empty" if scene.me else "hand-spectator"), "muted")
    for y, card in enumerate(cards[: canvas.height]):
        canvas.spot(card, 0, y)
        canvas.put(0, y, card, "cursor" if card in scene.pointed else "text")


def draw_plain_line(canvas: Canvas, scene: Scene) -> None:
    """Draw the player's hand on two rows."""
    text = " · ".join(hand_of(scene, scene.me)) or scene.words.ui("hand-empty")
    canvas.paragraph(0, 0, text, "text", rows=canvas.height)


def draw_plain_hands(canvas: Canvas, scene: Scene) -> None:
    """Draw all hands face up."""
    y = 0
    for seat in scene.seats:
        x = canvas.put(0, y, f"{scene.words.seat(seat)} ", f"{seat} bold")
        text = " · ".join(hand_of(scene, seat)) or scene.words.replay("no-cards")
        y = canvas.paragraph(x, y, text, "text")


def draw_plain_lines(canvas: Canvas, scene: Scene) -> None:
    """Draw all hands face up, side by side."""
    columns = max(1, -(-len(scene.seats) // max(1, canvas.height)))
    width = canvas.width // columns
    for place, seat in enumerate(scene.seats):
        column, y = divmod(place, max(1, canvas.height))
        end = (column + 1) * width - 1
        x = canvas.put(column * width, y, f"{scene.words.seat_short(seat)} ", f"{seat} bold", end)
        text = " · ".join(hand_of(scene, seat)) or scene.words.replay("no-cards")
        canvas.put(x, y, text, "text", end)
