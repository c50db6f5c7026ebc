"""The two title lines: turn and moment, and how near the endings are; the hand on one row."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...prompts import option_preview
from ...rules.names import EAST, SEATS, WEST
from ...rules.position import (
    prestige_advantage,
)
from ...scene import VolkScene
from ...words.gauge import gauge
from ...words.sources import signed
from ..decade_steps import StepScene
from .cards import hand_of, values_of

_BETWEEN = " · "
_GAP = 2
"""The least number of columns between the parts of a row."""


def draw_head(canvas: Canvas, scene: VolkScene) -> None:
    """Draw whose turn it is, with the moment in between, and below how near each ending is.

    The state whose turn it is has a block on its side of the map.
    """
    view, turn = scene.view, _turn(scene)
    west, east = (_tag(scene, side, turn) for side in (WEST, EAST))
    left = canvas.put(0, 0, *west)
    right = canvas.width - width_of(scene.look.plain(east[0]))
    canvas.put(right, 0, *east)
    x, end = (0, left) if turn == WEST else (right, canvas.width)
    canvas.thing("head/turn", x, 0, end, turn)
    _draw_moment(canvas, scene, left + _GAP, right - _GAP)
    if canvas.height > 1:
        _draw_gauge(canvas, scene, 1)
    canvas.things_without_room(
        {
            "head/decade": view.decade,
            "head/half": (view.half, view.phase, view.outcome is not None),
            "head/left": len(view.display),
            "head/advantage": (prestige_advantage(view), view.tracks["prestige"]),
            "head/wall": view.wall,
        }
    )


def _turn(scene: VolkScene) -> str:
    """The side that is asked, or whose turn it is; empty once the game is over, and while the
    End of Decade is shown."""
    view = scene.view
    if view.outcome is not None or (isinstance(scene, StepScene) and scene.happened):
        return ""
    if scene.decision is not None:
        return scene.decision.seat
    return next((decision.seat for decision in view.decisions), view.active)


def _tag(scene: VolkScene, side: str, turn: str) -> Piece:
    """A side's name, with what it does on its turn, and whether it is the reader's."""
    words, look = scene.words, scene.look
    name = words.seat(side)
    if side != turn:
        if side == scene.me:
            name = f"{name}{_BETWEEN}{words.ui('head-you')}"
        return f" {name} ", f"{side} bold"
    said = words.ui("head-yours" if side == scene.me else "head-thinks")
    text = f"{name.upper()}{_BETWEEN}{said}"
    chip = f"{side}.chip" if look.paints else f"{side} bold reverse"
    if side == WEST:
        return f" {look.glyph('left')} {text} ", chip
    return f" {text} {look.glyph('right')} ", chip


Part = tuple[str, object, Piece]
"""The key, value and text of a part of the title line."""


def _moment(scene: VolkScene) -> Iterator[Part]:
    """The decade, its half or phase, the cards left, the prestige advantage and the Wall."""
    view, words = scene.view, scene.words
    values = {
        "head/decade": view.decade,
        "head/half": (view.half, view.phase, view.outcome is not None),
        "head/left": len(view.display),
    }
    for (key, value), text in zip(values.items(), words.moment(view, words.seat), strict=False):
        yield key, value, (text, "title")
    holder, field = prestige_advantage(view), signed(view.tracks["prestige"])
    text = words.ui("head-advantage", field=field, side=words.seat(holder))
    yield "head/advantage", (holder, view.tracks["prestige"]), (text, f"{holder} bold")
    wall = (words.ui("head-wall"), "strong") if view.wall else (words.ui("head-no-wall"), "muted")
    yield "head/wall", view.wall, wall


def _draw_moment(canvas: Canvas, scene: VolkScene, left: int, right: int) -> None:
    """Draw what fits between two columns, in the middle of the row if possible."""
    parts = list(_moment(scene))

    def width() -> int:
        return width_of(scene.look.plain(_BETWEEN.join(text for _, _, (text, _) in parts)))

    while len(parts) > 1 and width() > right - left:
        parts.pop()
    x = max(left, min((canvas.width - width()) // 2, right - width()))
    for place, (key, value, piece) in enumerate(parts):
        if place:
            x = canvas.put(x, 0, _BETWEEN, "muted", right)
        start, x = x, canvas.pieces(x, 0, [piece], right)
        canvas.thing(key, start, 0, x, value)


def _draw_gauge(canvas: Canvas, scene: VolkScene, y: int) -> None:
    """Draw the nearest ending, as a warning if it presses, and what else fits.

    It is about the table as it is, not about the option under the cursor: a warning must not be
    about what nobody has chosen.
    """
    words, look = scene.words, scene.look
    view = scene.after if isinstance(scene, StepScene) else scene.view
    read = gauge(words.catalogue, words.seat, view, scene.forecast, scene.stands.currency)
    values = {reading.key: reading.value for reading in (read.nearest, *read.others)}
    drawn: list[tuple[str, int, int]] = []
    text = f" {look.glyph('warn')} {read.nearest.text} " if read.presses else read.nearest.text
    x = 0 if read.presses else 1
    end = canvas.put(x, y, text, "danger reverse bold" if read.presses else "muted")
    drawn.append((read.nearest.key, x, end))
    x = end + int(read.presses)
    texts = [reading.text for reading in read.others]
    if x + width_of(look.plain("".join(_BETWEEN + text for text in texts))) > canvas.width:
        texts = [reading.brief or reading.text for reading in read.others]
    for place, (reading, told) in enumerate(zip(read.others, texts, strict=True)):
        text = told if not place and read.presses else f"{_BETWEEN}{told}"
        if x + width_of(look.plain(text)) > canvas.width:
            break
        start, x = x, canvas.put(x, y, text, "muted")
        drawn.append((reading.key, start, x))
    for key, start, end in drawn:
        if key in values:
            canvas.thing(key, start, y, end, values[key])
    canvas.things_without_room(values)


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
