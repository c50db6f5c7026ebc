"""The title line (decade, turn, prestige advantage, Wall), and the hand on one row."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...prompts import option_preview
from ...rules.names import SEATS
from ...rules.position import (
    prestige_advantage,
)
from ...scene import VolkScene
from ...words.sources import signed
from .cards import hand_of, values_of

_ROOMY = 100
"""With this many columns or more, the name of the game precedes the decade."""

_BETWEEN = " · "
_GAP = 2
"""The least number of columns between left and right."""


def draw_head(canvas: Canvas, scene: VolkScene) -> None:
    """Draw the decade and turn on the left, the prestige advantage and the Wall on the right.

    On narrow screens sides are abbreviated.
    """
    words = scene.words
    for name in (words.seat, words.seat_short):
        right = _advantage(scene, name)
        room = canvas.width - sum(width_of(text) for text, _ in right)
        left = _BETWEEN.join(_moment(scene, name, roomy=canvas.width >= _ROOMY))
        if width_of(left) <= room - _GAP:
            break
    canvas.put(0, 0, left, "title", room - _GAP)
    _register_moment(canvas, scene, left, room - _GAP)
    view = scene.view
    advantage, between, wall = right
    end = canvas.pieces(room, 0, [advantage])
    holder = prestige_advantage(view), view.tracks["prestige"]
    canvas.thing("head/advantage", room, 0, end, holder)
    x = canvas.pieces(end, 0, [between])
    canvas.thing("head/wall", x, 0, canvas.pieces(x, 0, [wall]), view.wall)


def _register_moment(canvas: Canvas, scene: VolkScene, text: str, end: int) -> None:
    """Register the decade, its half or phase, the cards left and the turn where the
    text shows them."""
    view = scene.view
    values = {
        "head/decade": view.decade,
        "head/half": (view.half, view.phase, view.outcome is not None),
        "head/left": len(view.display),
        "head/turn": view.active,
    }
    parts = text.split(_BETWEEN)
    x = 0
    if canvas.width >= _ROOMY:
        x = width_of(parts.pop(0) + _BETWEEN)
    for key, part in zip(values, parts, strict=False):
        stop = x + width_of(part)
        canvas.thing(key, min(x, end), 0, min(stop, end), values[key])
        x = stop + width_of(_BETWEEN)
    canvas.things_without_room(values)


def _advantage(scene: VolkScene, name: Callable[[str], str]) -> list[Piece]:
    """The prestige marker, the holder of the advantage, and whether the Wall stands."""
    view, words = scene.view, scene.words
    holder = prestige_advantage(view)
    field = signed(view.tracks["prestige"])
    return [
        (words.ui("head-advantage", field=field, side=name(holder)), f"{holder} bold"),
        (" · ", "muted"),
        (words.ui("head-wall"), "strong") if view.wall else (words.ui("head-no-wall"), "muted"),
    ]


def _moment(scene: VolkScene, name: Callable[[str], str], *, roomy: bool) -> Iterator[str]:
    """The decade, its half, the cards left and the turn; or the phase of its end."""
    view, words = scene.view, scene.words
    if roomy:
        yield words.title()
    yield from words.moment(view, name)


def draw_handline(canvas: Canvas, scene: VolkScene) -> None:
    """Draw what the answer under the cursor would bring, if a place is asked for; otherwise the
    hand.

    Your hand: number, name and values of every card, then the number of cards of the other side.
    """
    words, view = scene.words, scene.view
    preview = option_preview(scene, scene.hovered) if scene.asks_for_a_place else ""
    if preview:
        canvas.put(0, 0, " · ".join(preview.splitlines()), "strong")
        return
    x = canvas.put(0, 0, words.ui("hand-short"), "title") + 1
    others = " · ".join(
        words.ui("cards-holds", side=words.seat(seat), cards=len(view.hands[seat]))
        for seat in SEATS
        if seat != scene.side
    )
    end = canvas.width - width_of(others) - 2
    cards = hand_of(scene, scene.side)
    if not cards:
        canvas.put(x, 0, words.ui("hand-empty"), "muted")
    width = (end - x) // max(1, len(cards))
    for card in cards:
        stop = x + width - 1
        values = values_of(scene, card)
        at = canvas.put(x, 0, f"{words.number(card)} ", "key")
        style = "cursor" if card in scene.pointed else "text"
        at = canvas.put(at, 0, words.card_name(card), style, stop - width_of(values) - 1)
        canvas.put(at + 1, 0, values, "key", stop)
        x += width
    canvas.right(0, others, "muted")
