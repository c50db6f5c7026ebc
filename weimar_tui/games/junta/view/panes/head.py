"""The title line, the warnings, and the hand on one row for small screens."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.coup.common import centres_held
from ...scene import JuntaScene
from .money import pocket_text

ROOMY = 100
"""Columns from which the round is told in a coup too; below, its power centres come first."""

_PRESSING = ("excuse", "bank-closed")
"""Notices that stand out."""


def draw_head(canvas: Canvas, scene: JuntaScene) -> None:
    """Round, phase, President; in a coup its phase and who holds the centres."""
    view, words = scene.view, scene.words
    row: list[Piece] = [(f" {words.title()} ", "title")]
    if view.round and (view.coup is None or canvas.width >= ROOMY):
        row.append((words.ui("head-round", round=view.round, last=view.rounds), "strong"))
        row.append((" · ", "muted"))
    row.append((words.phase(view), "strong"))
    if view.president:
        row.append((f" · {words.ui('head-president')} ", "muted"))
        row.append((words.seat(view.president), f"{view.president} bold"))
    else:
        row.append((f" · {words.ui('head-no-president')}", "danger"))
    room = canvas.width
    if scene.me is not None:
        own = f" {words.ui('head-you', family=words.seat(scene.me))} "
        room -= width_of(own) + 1
        canvas.right(0, own, f"{scene.me} bold reverse")
    for text, style in _notes(scene):
        more: list[Piece] = [(" · ", "muted"), (text, style)]
        if sum(width_of(part) for part, _ in (*row, *more)) <= room:
            row += more
    canvas.pieces(0, 0, row, room)


def _notes(scene: JuntaScene) -> list[Piece]:
    """What else everybody should know, the most pressing first."""
    view, words = scene.view, scene.words
    pieces: list[Piece] = []
    if view.coup is not None:
        junta, president, _ = centres_held(scene.runner)
        text = words.ui("head-centres", junta=junta, president=president)
        pieces.append((f"{scene.look.glyph('diamond')} {text}", "strong"))
        pieces.append((words.ui("head-first", family=words.seat(view.coup.first)), view.coup.first))
    for notice in words.notices(view):
        style = "danger" if notice in _PRESSING else "muted"
        pieces.append((words.ui(f"head-{notice}"), style))
    return pieces


def draw_handline(canvas: Canvas, scene: JuntaScene) -> None:
    """Cards and money of the own family on one row, each card cut so that all are seen."""
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
