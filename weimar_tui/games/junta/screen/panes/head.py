"""The title line, the warnings, and the hand on one row for small screens."""

from __future__ import annotations

from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.games.junta.screen.panes.coup import held
from weimar_tui.games.junta.screen.panes.money import pocket_text
from weimar_tui.games.junta.screen.scene import JuntaScene
from weimar_tui.tui.canvas import Canvas, Piece, width_of

ROOMY = 100
"""Columns from which the round is told in a coup too; below, its power centres come first."""

LAST_ROUNDS = 1
"""For so many rounds before the last one the end is announced (ruling J13)."""


def dangers(scene: JuntaScene) -> list[str]:
    """What is one step from an end, in words."""
    view, words = scene.view, scene.words
    texts: list[str] = []
    if view.outcome is not None:
        return texts
    if view.coup is not None and held(scene)[0] == 2:
        texts.append(words.ui("danger-centres"))
    if view.round >= view.rounds - LAST_ROUNDS and view.round:
        last = "yes" if view.round >= view.rounds else "no"
        texts.append(words.ui("danger-rounds", last=last))
    return texts


def draw_head(canvas: Canvas, scene: JuntaScene) -> None:
    """Round, phase, President; in a coup its phase and who holds the centres."""
    view, words = scene.view, scene.words
    row: list[Piece] = [(f" {words.title()} ", "title")]
    if view.round and (view.coup is None or canvas.width >= ROOMY):
        row.append((words.ui("head-round", round=view.round, last=view.rounds), "strong"))
        row.append((" · ", "muted"))
    row.append((_phase(scene), "strong"))
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
    for text, style in _notes(scene, view):
        more: list[Piece] = [(" · ", "muted"), (text, style)]
        if sum(width_of(part) for part, _ in (*row, *more)) <= room:
            row += more
    canvas.pieces(0, 0, row, room)


def _phase(scene: JuntaScene) -> str:
    view, words = scene.view, scene.words
    coup = view.coup
    if coup is None:
        return words.name(view.phase)
    if coup.phase == 0:
        return words.ui("head-rebellion")
    return words.ui("head-coup", phase=coup.phase, last=view.coup_phases)


def _notes(scene: JuntaScene, view: JuntaPosition) -> list[Piece]:
    """What else everybody should know, the most pressing first."""
    words = scene.words
    pieces: list[Piece] = []
    coup = view.coup
    if coup is not None:
        junta, president, _ = held(scene)
        text = words.ui("head-centres", junta=junta, president=president)
        pieces.append((f"{scene.look.glyph('diamond')} {text}", "strong"))
        pieces.append((words.ui("head-first", family=words.seat(coup.first)), coup.first))
    elif view.excuse:
        pieces.append((words.ui("head-excuse"), "danger"))
    if view.bank_closed:
        pieces.append((words.ui("head-bank-closed"), "danger"))
    elif view.lunch:
        pieces.append((words.ui("head-lunch"), "muted"))
    if view.bank_marker and coup is None:
        pieces.append((words.ui("head-bank-safe"), "muted"))
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
