"""The title line, the warnings, and the hand on one row for small screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.coup.common import centres_held
from ...scene import JuntaScene
from .flow import FlowEntry, flow, rows_of_flow
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
    """Further public information, the most urgent first: keys, values, pieces."""
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
    """Draw your cards and money on one row: cards by name if all names fit, or else by kind."""
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
    if sum(width_of(scene.look.plain(name)) + 3 for name in names) - 3 > end - x:
        x = canvas.put(x, 0, f"{len(names)}: ", "strong", end)
        kinds = _kinds(scene, mine.hand)
        for gap in ("  ", " "):
            if rows_of_flow(canvas, kinds, end - x) > 1:
                kinds = [kind._replace(between=gap) for kind in kinds]
        flow(canvas, (x, 0), kinds, end, 1)
        return
    styles = ["cursor" if card in scene.pointed else "text" for card in mine.hand]
    cards = zip(mine.hand, names, styles, strict=True)
    flow(canvas, (x, 0), [FlowEntry(card, "", name, style) for card, name, style in cards], end, 1)


def _kinds(scene: JuntaScene, cards: Sequence[str]) -> list[FlowEntry]:
    """The number of cards of each kind, used when their names do not fit."""
    kind_of = scene.components.type_of
    pointed = {kind_of[card] for card in cards if card in scene.pointed}
    return [
        FlowEntry(
            "",
            number,
            scene.words.name(kind) + (f" ×{number}" if number > 1 else ""),
            "cursor" if kind in pointed else "text",
        )
        for kind, number in Counter(kind_of[card] for card in cards).items()
    ]
