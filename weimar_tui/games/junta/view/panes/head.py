"""The title line, the warnings, and the hand on one row for small screens."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.coup.common import centres_held
from ...scene import JuntaScene
from .money import pocket_text

ROOMY = 100
"""With this many columns or more, the round is shown in a coup too; otherwise power
centres come first."""

_PRESSING = ("excuse", "bank-closed")
"""Notices that are highlighted."""

_TOPICS = {"bank-closed": "bank", "lunch": "bank"}
"""Notices of which one takes the place of the other."""


def draw_head(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw round, phase and President; in a coup, its phase and the holders of the centres."""
    view, words = scene.view, scene.words
    room = canvas.width
    if scene.me is not None:
        own = f" {words.ui('head-you', family=words.seat(scene.me))} "
        room -= width_of(own) + 1
        canvas.right(0, own, f"{scene.me} bold reverse")
    between: Piece = (" · ", "muted")
    x = canvas.put(0, 0, f" {words.title()} ", "title", room)
    if view.round and (view.coup is None or canvas.width >= ROOMY):
        text = words.ui("head-round", round=view.round, last=view.rounds)
        start, x = x, canvas.put(x, 0, text, "strong", room)
        canvas.thing("head/round", start, 0, x, view.round)
        x = canvas.pieces(x, 0, [between], room)
    start, x = x, canvas.put(x, 0, words.phase(view), "strong", room)
    canvas.thing("head/phase", start, 0, x, (view.phase, view.coup and view.coup.phase))
    if view.president:
        x = canvas.pieces(x, 0, [between, (f"{words.ui('head-president')} ", "muted")], room)
        text, style = words.seat(view.president), f"{view.president} bold"
    else:
        x = canvas.pieces(x, 0, [between], room)
        text, style = words.ui("head-no-president"), "danger"
    start, x = x, canvas.put(x, 0, text, style, room)
    canvas.thing("head/president", start, 0, x, view.president)
    for key, value, piece in _notes(scene):
        if x + width_of(between[0] + piece[0]) <= room:
            start = canvas.pieces(x, 0, [between], room)
            x = canvas.pieces(start, 0, [piece], room)
            canvas.thing(key, start, 0, x, value)
    canvas.things_without_room({"head/round": view.round, **_values(scene)})


def _notes(scene: JuntaScene) -> Iterator[tuple[str, object, Piece]]:
    """What else everybody should know, the most pressing first: keys, values, pieces."""
    view, words = scene.view, scene.words
    values = _values(scene)
    if view.coup is not None:
        junta, president, _ = centres_held(scene.runner)
        text = words.ui("head-centres", junta=junta, president=president)
        piece = (f"{scene.look.glyph('diamond')} {text}", "strong")
        yield "head/centres", values["head/centres"], piece
        text = words.ui("head-first", family=words.seat(view.coup.first))
        yield "head/first", values["head/first"], (text, view.coup.first)
    for notice in words.notices(view):
        style = "danger" if notice in _PRESSING else "muted"
        key = f"head/{_TOPICS.get(notice, notice)}"
        yield key, values[key], (words.ui(f"head-{notice}"), style)


def _values(scene: JuntaScene) -> dict[str, object]:
    """What can be said in the title line, whether it is said now or not."""
    view = scene.view
    in_coup = view.coup is not None
    return {
        "head/centres": centres_held(scene.runner)[:2] if in_coup else None,
        "head/first": view.coup.first if view.coup else None,
        "head/excuse": view.excuse and not in_coup,
        "head/bank": (view.bank_closed, view.lunch),
        "head/bank-safe": bool(view.bank_marker) and not in_coup,
    }


def draw_handline(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw your cards and money on one row, with names cut so that all cards are visible."""
    words, mine = scene.words, scene.mine
    if mine is None:
        canvas.put(0, 0, words.ui("hands-face-down"), "muted")
        return
    money = pocket_text(scene, mine)
    end = canvas.width - width_of(money) - 1
    canvas.put(end + 1, 0, money, "good")
    x = canvas.put(0, 0, f"{words.ui('hand-short')} ", "title")
    if not mine.hand:
        canvas.put(x, 0, words.ui("hand-empty"), "muted", end)
        return
    names = [words.name(card) for card in mine.hand]
    room = end - x - len(names)
    widest = max(4, room // len(names))
    spare = sum(max(0, widest - width_of(name)) for name in names)
    for card, name in zip(mine.hand, names, strict=True):
        extra = max(0, min(spare, width_of(name) - widest))
        spare -= extra
        style = "cursor" if card in scene.pointed else "text"
        x = canvas.put(x, 0, name, style, min(end, x + widest + extra)) + 1
