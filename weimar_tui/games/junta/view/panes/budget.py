"""The budget: announced sums, known payments, votes cast, and the state of the vote."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.ground import Raster

from ...rules.position import JuntaPosition
from ...scene import JuntaScene
from .votes import draw_motion, votes_to_come

_NUMBER = 5

_PHASES = ("draw", "offices", "aid", "budget", "places", "assassinations", "bank", "coup")
"""The phases of a round, in order."""

VOTES = 14
"""Columns for a family's votes cast."""


def draw_budget(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw a line per family with the bars of the vote below; in an election, only the bars."""
    view, words = scene.view, scene.words
    motion = view.motion
    held = motion is not None and not motion.result
    if held and not view.announced:
        draw_motion(canvas, scene, 0)
        canvas.things_without_room(_values(scene))
        return
    if not view.announced:
        canvas.things_without_room(_values(scene))
        y = canvas.paragraph(0, 0, words.ui("budget-none"), "muted", rows=canvas.height)
        _draw_round(canvas, scene, y + (canvas.height > y + len(_PHASES)))
        return
    paid_end = canvas.width - VOTES
    announced_end = paid_end - max(_NUMBER, width_of(words.ui("budget-paid")) + 1)
    canvas.right(0, words.ui("budget-announced"), "muted", announced_end)
    canvas.right(0, words.ui("budget-paid"), "muted", paid_end)
    canvas.put(paid_end + 2, 0, words.ui("budget-voted"), "muted")
    by = scene.who_keeps
    most = max(view.announced.values())
    y = 1
    for seat in view.order:
        if y >= canvas.height:
            break
        canvas.spot(seat, 0, y)
        x = canvas.put(0, y, f"{scene.letter(seat)} ", f"{seat} bold")
        canvas.thing(seat, 0, y, canvas.put(x, y, words.seat(seat), seat, announced_end - 3), "")
        if seat == by:
            canvas.right(y, words.ui("budget-keeps"), "muted", announced_end)
        elif seat in view.announced:
            _bar(canvas, view.announced[seat], most, (x + 9, y), announced_end - 3)
            text = str(view.announced[seat])
            canvas.right(y, text, "strong", announced_end)
            start = announced_end - width_of(text)
            canvas.thing(f"{seat}/announced", start, y, announced_end, view.announced[seat])
        sum_paid = paid(scene, view, seat, by)
        canvas.right(y, sum_paid, "good", paid_end)
        canvas.thing(f"{seat}/paid", paid_end - width_of(sum_paid), y, paid_end, sum_paid)
        end = _voted(canvas, scene, seat, paid_end + 2, y)
        canvas.thing(f"{seat}/voted", paid_end + 2, y, end, _cast(scene, seat))
        y += 1
    canvas.things_without_room(_values(scene))
    y += 1 if canvas.height - y > 4 else 0
    if motion is None or motion.result == "announced":
        _before_the_vote(canvas, scene, y)
    elif y + 1 < canvas.height:
        draw_motion(canvas, scene, y)


def _draw_round(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """Draw the phases of the round, past and future, if they all fit."""
    if canvas.height - y < len(_PHASES):
        return
    view, look = scene.view, scene.look
    now = "coup" if view.coup is not None else view.phase
    at = _PHASES.index(now) if now in _PHASES else len(_PHASES) if now == "end" else -1
    for place, phase in enumerate(_PHASES):
        sign, style = look.glyph("free"), "text"
        if place < at:
            sign, style = look.glyph("enough"), "muted"
        elif place == at:
            sign, style = look.glyph("pointer"), "title"
        end = canvas.put(1, y, f"{sign} {scene.words.name(phase)}", style)
        canvas.thing(f"phase/{phase}", 1, y, end, place == at)
        y += 1


def _bar(canvas: Canvas, millions: int, most: int, at: tuple[int, int], end: int) -> None:
    """Draw a sum as a bar half a row high, one piece per million; the largest sum, `most`, sets
    the length of a piece."""
    x, y = at
    if not canvas.look.paints or end - x < most or millions <= 0:
        return
    piece = min(3, (end - x + 1) // most - 1)
    raster = Raster(end - x, 1)
    for number in range(millions):
        start = 2 * number * (piece + 1) if piece > 0 else 2 * number
        raster.fill(start, 0, 2 * max(1, piece) - (piece < 1), 1, "bar.money")
    canvas.lay(x, y, raster)


def _before_the_vote(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """Write the total announced, and the votes that everyone can count."""
    view, words = scene.view, scene.words
    if y < canvas.height:
        total = sum(view.announced.values())
        end = canvas.put(0, y, words.ui("budget-sum", number=total), "text")
        canvas.thing("total", 0, y, end, total)
        y += 1
    if y >= canvas.height:
        return
    x = canvas.put(0, y, f"{words.ui('vote-left')} ", "muted")
    for seat, votes in votes_to_come(scene).items():
        if votes and x < canvas.width:
            start, x = x, canvas.put(x, y, f"{scene.letter(seat)}{votes} ", f"{seat} bold")
            canvas.thing(f"left/{seat}", start, y, x - 1, votes)


def paid(scene: JuntaScene, view: JuntaPosition, seat: str, by: str) -> str:
    """What a family was paid: the sum, if you paid or received it; otherwise at least
    what was announced: `2+`."""
    if seat not in view.paid:
        return ""
    me = scene.me
    if me == seat:
        return str(view.families[seat].envelope)
    if me == by and by in view.families:
        return str(view.families[by].envelopes.get(seat, ""))
    if me is None and view.families[seat].envelope:
        return str(view.families[seat].envelope)
    return f"{view.announced.get(seat, 0)}+"


def _values(scene: JuntaScene) -> dict[str, object]:
    """The things of a budget and a vote, including those not started or without room."""
    view = scene.view
    values: dict[str, object] = {}
    left = votes_to_come(scene)
    for seat in view.order:
        values[seat] = ""
        values[f"{seat}/announced"] = view.announced.get(seat)
        values[f"{seat}/paid"] = paid(scene, view, seat, scene.who_keeps)
        values[f"{seat}/voted"] = _cast(scene, seat)
        values[f"left/{seat}"] = left.get(seat, 0)
    for side in ("yes", "no", *view.order):
        values[f"{side}/side"], values[f"{side}/sum"] = "", 0
    return values


def _cast(scene: JuntaScene, seat: str) -> dict[str, int]:
    """The votes a family has cast in the motion being held or held last, by side."""
    motion = scene.view.motion
    sums: dict[str, int] = {}
    if motion is None or motion.about == "election":
        return sums
    for cast in motion.casts:
        if cast.family == seat:
            sums[cast.side] = sums.get(cast.side, 0) + cast.votes
    return sums


def _voted(canvas: Canvas, scene: JuntaScene, seat: str, x: int, y: int) -> int:
    """Write the votes a family has cast; returns the column behind them."""
    sums = _cast(scene, seat)
    names = {side: scene.words.ui(f"vote-{side}") for side in sums}
    texts = [f"{names[side]} {number} " for side, number in sums.items()]
    if x + sum(map(width_of, texts)) > canvas.width + 1:
        texts = [f"{names[side]}{number} " for side, number in sums.items()]
    for side, text in zip(sums, texts, strict=True):
        x = canvas.put(x, y, text, "good" if side == "yes" else "danger")
    return x - 1 if texts else x
