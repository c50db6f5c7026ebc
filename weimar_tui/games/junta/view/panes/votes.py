"""A vote as bars: votes cast, and votes still possible."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of

from ...rules import decision_types as dt
from ...rules.ballots import items_left, votes_given
from ...rules.families import is_out
from ...rules.preview import votes as forecast
from ...rules.voting import count, is_naming
from ...scene import JuntaScene


def draw_motion(canvas: Canvas, scene: JuntaScene, y: int) -> int:
    """Draw the current vote or election, a bar per side; return the row below."""
    motion = scene.view.motion
    if motion is None or motion.result == "announced":
        return y
    election = motion.about == "election"
    naming = is_naming(scene.view)
    top = y
    if y < canvas.height:
        end = canvas.put(0, y, scene.words.motion(scene.view, motion), "title")
        value = motion.about, motion.round, motion.result
        canvas.thing("motion", 0, y, end, value)
        y += 1
    sides = motion.sides
    names = {
        side: scene.words.seat(side) if election else scene.words.ui(f"vote-{side}")
        for side in sides
    }
    if not names:
        return y
    x = max(width_of(scene.look.plain(name)) for name in names.values()) + 1
    cast = {side: count(motion.casts, side) for side in sides}
    left = sum(votes_left(scene).values())
    room = max(4, canvas.width - x - 8)
    scale = min(1.0, room / max(1, *cast.values(), sum(cast.values()) + left))
    for side in sides:
        if y >= canvas.height:
            return y
        style = side if election else ("good" if side == "yes" else "danger")
        canvas.spot(side, 0, y)
        name = "cursor" if side in scene.pointed else f"{style} bold"
        canvas.thing(f"{side}/side", 0, y, canvas.put(0, y, names[side], name), "")
        if naming:
            y += 1
            continue
        start = canvas.width - width_of(str(cast[side]))
        if canvas.look.paints:
            _draw_stacked(canvas, scene, (x, y, canvas.width - x - 4), side)
        else:
            long = round(cast[side] * scale)
            long = max(1, long) if cast[side] else 0
            canvas.fill(x, y, long, scene.look.glyph("block"), style)
            start = x + long + (1 if long else 0)
        end = canvas.put(start, y, str(cast[side]), "strong")
        canvas.thing(f"{side}/sum", start, y, end, cast[side])
        y += 1
    if motion.result or naming:
        return y
    return _still_possible(canvas, scene, y, canvas.height - (y - top))


def _draw_stacked(
    canvas: Canvas, scene: JuntaScene, components: tuple[int, int, int], side: str
) -> None:
    """Draw the votes of a side as a bar (column, row, width): a segment per family, in its colour.

    After it, hollow, what the answer under the cursor would add, and a mark for the most votes that
    are still possible.
    """
    x, y, width = components
    motion = scene.view.motion
    assert motion is not None
    everything = sum(cast.votes for cast in motion.casts) + sum(votes_left(scene).values())
    step = width / max(1, everything)
    canvas.wash(x, y, width, 1, "bar.rest")
    sums: dict[str, int] = {}
    for cast in motion.casts:
        if cast.side == side:
            sums[cast.family] = sums.get(cast.family, 0) + cast.votes
    before = 0
    for seat, votes in sums.items():
        start, end = x + round(before * step), x + round((before + votes) * step)
        text = f"{scene.letter(seat)}{votes}"
        text = text if width_of(text) <= end - start else scene.letter(seat)
        canvas.put(start, y, text.center(max(0, end - start))[: end - start], f"{seat}.chip")
        canvas.thing(f"{side}/by/{seat}", start, y, end, votes)
        before += votes
    added, seat = _added(scene, side), scene.me or ""
    if added:
        start, end = x + round(before * step), x + round((before + added) * step)
        text = f"+{scene.letter(seat)}{added}"
        canvas.put(start, y, text.center(max(width_of(text), end - start)), f"{seat} underline")
    half = x + round((everything // 2 + 1) * step)
    if motion.about != "election" and x + round((before + added) * step) <= half < x + width:
        canvas.put(half, y, scene.look.glyph("majority"), "strong @bar.rest")


def _added(scene: JuntaScene, side: str) -> int:
    """The votes that the answer under the cursor would add to a side."""
    decision = scene.decision
    if scene.me is None or decision is None or scene.chosen not in decision.options:
        return 0
    answer: dt.JuntaAnswer = dt.question_of(decision).read(scene.chosen)
    if isinstance(answer, dt.CastVotes | dt.CastOne | dt.CastCard) and answer.side == side:
        return sum(votes_given(scene.runner, scene.me, answer).values())
    return 0


def votes_left(scene: JuntaScene) -> dict[str, int]:
    """Votes of offices and influence that each family could still cast, by open information."""
    view, runner = scene.view, scene.runner
    if view.motion is None or view.motion.result:
        return {}
    left = {}
    for seat in view.order:
        if is_out(view, seat):
            continue
        offices, table = items_left(runner, seat)
        number = len(offices) + sum(table.values())
        if number:
            left[seat] = number
    return left


def votes_to_come(scene: JuntaScene) -> dict[str, int]:
    """The votes that each family could still cast, or could in a vote held now."""
    view, motion = scene.view, scene.view.motion
    if motion is not None and motion.result in ("", *view.order):
        return votes_left(scene)
    return {seat: 0 if is_out(view, seat) else sum(scene.votes_of(seat)) for seat in view.order}


def _still_possible(canvas: Canvas, scene: JuntaScene, y: int, rows: int) -> int:
    """Write who can still cast what, and whether the vote is decided."""
    words = scene.words
    seen = forecast(scene.runner)
    if seen is not None and seen.certain:
        canvas.put(0, y, words.ui(f"vote-certain-{seen.certain}"), "strong")
        return y + 1
    left = votes_left(scene)
    if left and y < canvas.height:
        x = canvas.put(0, y, f"{words.ui('vote-left')} ", "muted")
        for seat, number in left.items():
            label = f"{scene.letter(seat)}{number} "
            if x + len(label) > canvas.width:
                break
            start, x = x, canvas.put(x, y, label, f"{seat} bold")
            canvas.thing(f"left/{seat}", start, y, x - 1, number)
        y += 1
    if seen is not None and seen.unseen and y < canvas.height and rows > 1:
        canvas.put(0, y, words.ui("vote-unseen", number=seen.hidden), "muted")
        y += 1
    return y
