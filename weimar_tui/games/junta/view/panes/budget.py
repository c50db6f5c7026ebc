"""The budget: announced, paid as far as one knows, votes cast, and how the vote stands."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.ground import Raster

from ...rules.families import is_out
from ...rules.position import JuntaPosition
from ...scene import JuntaScene
from .votes import draw_motion

_NUMBER = 5

VOTES = 14
"""Columns for the votes a family has cast."""


def draw_budget(canvas: Canvas, scene: JuntaScene) -> None:
    """A line a family, and the bars of the vote below; in an election the bars alone."""
    view, words = scene.view, scene.words
    motion = view.motion
    held = motion is not None and not motion.result
    if held and not view.announced:
        draw_motion(canvas, scene, 0)
        return
    if not view.announced:
        text = words.ui("budget-none")
        canvas.paragraph(0, 0, text, "muted", rows=canvas.height)
        return
    paid_end = canvas.width - VOTES
    announced_end = paid_end - max(_NUMBER, width_of(words.ui("budget-paid")) + 1)
    canvas.right(0, words.ui("budget-announced"), "muted", announced_end)
    canvas.right(0, words.ui("budget-paid"), "muted", paid_end)
    canvas.put(paid_end + 2, 0, words.ui("budget-voted"), "muted")
    by = scene.who_keeps
    y = 1
    for seat in view.order:
        if y >= canvas.height:
            return
        canvas.spot(seat, 0, y)
        x = canvas.put(0, y, f"{scene.letter(seat)} ", f"{seat} bold")
        canvas.put(x, y, words.seat(seat), seat, announced_end - 3)
        if seat == by:
            canvas.right(y, words.ui("budget-keeps"), "muted", announced_end)
        elif seat in view.announced:
            _bar(canvas, view.announced[seat], x + 9, y, announced_end - 3)
            canvas.right(y, str(view.announced[seat]), "strong", announced_end)
        canvas.right(y, paid(scene, view, seat, by), "good", paid_end)
        _voted(canvas, scene, view, seat, paid_end + 2, y)
        y += 1
    y += 1 if canvas.height - y > 4 else 0
    if motion is None or motion.result == "announced":
        _before_the_vote(canvas, scene, y)
    elif y + 1 < canvas.height:
        draw_motion(canvas, scene, y)


def _bar(canvas: Canvas, millions: int, x: int, y: int, end: int) -> None:
    """A sum as a bar half a row high, a piece a million; shorter pieces where there are many."""
    if not canvas.look.paints or end - x < millions or millions <= 0:
        return
    piece = min(3, (end - x + 1) // millions - 1)
    raster = Raster(end - x, 1)
    for number in range(millions):
        start = 2 * number * (piece + 1) if piece > 0 else 2 * number
        raster.fill(start, 0, 2 * max(1, piece) - (piece < 1), 1, "bar.money")
    canvas.lay(x, y, raster)


def _before_the_vote(canvas: Canvas, scene: JuntaScene, y: int) -> None:
    """What is announced in all, and the votes that everybody can count."""
    view, words = scene.view, scene.words
    if y < canvas.height:
        total = sum(view.announced.values())
        canvas.put(0, y, words.ui("budget-sum", number=total), "text")
        y += 1
    if y >= canvas.height:
        return
    x = canvas.put(0, y, f"{words.ui('vote-left')} ", "muted")
    for seat in view.order:
        votes = 0 if is_out(view, seat) else sum(scene.votes_of(seat))
        if votes and x < canvas.width:
            x = canvas.put(x, y, f"{scene.letter(seat)}{votes} ", f"{seat} bold")


def paid(scene: JuntaScene, view: JuntaPosition, seat: str, by: str) -> str:
    """What a family was paid: one's own sum, what one paid oneself, else only that it was."""
    if seat not in view.paid:
        return ""
    me = scene.me
    if me == seat:
        return str(view.families[seat].envelope)
    if me == by and by in view.families:
        return str(view.families[by].envelopes.get(seat, ""))
    if me is None and view.families[seat].envelope:
        return str(view.families[seat].envelope)
    return f"{view.announced.get(seat, 0)}+?"


def _voted(
    canvas: Canvas, scene: JuntaScene, view: JuntaPosition, seat: str, x: int, y: int
) -> None:
    """The votes a family has cast in the motion being held or held last."""
    motion = view.motion
    if motion is None or motion.about == "election":
        return
    sums: dict[str, int] = {}
    for cast in motion.casts:
        if cast.family == seat:
            sums[cast.side] = sums.get(cast.side, 0) + cast.votes
    names = {side: scene.words.ui(f"vote-{side}") for side in sums}
    texts = [f"{names[side]} {number} " for side, number in sums.items()]
    if x + sum(map(width_of, texts)) > canvas.width + 1:
        texts = [f"{names[side]}{number} " for side, number in sums.items()]
    for side, text in zip(sums, texts, strict=True):
        x = canvas.put(x, y, text, "good" if side == "yes" else "danger")
