"""The bar under a recorded game: the position in it, the answer, and the outcome."""

from __future__ import annotations

from dataclasses import dataclass

from weimar_tui.play.scene import ChronicleLine
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.tui.canvas import Canvas, width_of, wrap
from weimar_tui.tui.replay.recording import Recording


@dataclass(frozen=True)
class Running:
    """The state of automatic replay, and the seconds per pick."""

    on: bool
    seconds: float


def view_name(recording: Recording) -> str:
    """Return the name of the view."""
    words, viewer = recording.words, recording.viewer
    if viewer == OPEN:
        return words.replay("view-open")
    return words.seat(viewer) if viewer else words.replay("view-spectator")


def draw_bar(canvas: Canvas, recording: Recording, running: Running) -> None:
    """Draw the position in the game; the question and its answer; the outcome; the next seat."""
    words = recording.words
    _draw_place(canvas, recording, running)
    _draw_track(canvas, recording, 1)
    y = 2
    last = canvas.height - 1
    answer, news = recording.answer(), recording.news()
    if answer is None:
        y = canvas.paragraph(0, y, words.replay("opening"), "strong", rows=2)
    else:
        seat = answer.pick.seat
        text = words.replay("asked", seat=words.seat(seat), question=answer.question)
        y = canvas.paragraph(0, y, text, "strong", rows=1 if canvas.height < 8 else 2)
        rows = 1 if canvas.height < 8 else 2
        if answer.text:
            arrow = recording.look.glyph("pointer")
            y = canvas.paragraph(1, y, f"{arrow} {answer.text}", f"{seat} bold", rows=rows)
        elif not news:
            text = words.replay("secret", seat=words.seat(seat))
            y = canvas.paragraph(1, y, text, "muted", rows=rows)
    _draw_news(canvas, recording, news, y, last)
    canvas.put(0, last, _next(recording), "muted")


def _draw_place(canvas: Canvas, recording: Recording, running: Running) -> None:
    words, replay = recording.words, recording.replay
    parts = [words.replay("place", pick=str(recording.moment), last=str(replay.last))]
    segment = recording.timeline.segment_at(recording.moment)
    if segment is not None and segment.number:
        parts.append(words.replay("impulse", number=segment.number))
    parts.append(words.replay("view", view=view_name(recording)))
    x = canvas.put(0, 0, " · ".join(parts), "title")
    seconds = f"{running.seconds:g}"
    sign = recording.look.glyph("pointer")
    states = [words.replay("running", seconds=seconds), f"{sign} {seconds} s", sign]
    states = states if running.on else []
    for state in states or [words.replay("paused")]:
        if x + width_of(state) + 2 < canvas.width:
            canvas.right(0, state, "good" if running.on else "muted")
            break


def _draw_track(canvas: Canvas, recording: Recording, y: int) -> None:
    """Draw the game as a timeline with round numbers and the present moment."""
    replay, look = recording.replay, recording.look
    length = max(1, replay.last - replay.first)
    room = canvas.width - 1

    def column(moment: int) -> int:
        return (moment - replay.first) * room // length

    here = column(recording.moment)
    canvas.fill(0, y, canvas.width, look.glyph("line"), "faint")
    canvas.fill(0, y, here, look.glyph("block") if look.ascii_only else "━", "key")
    for number, moment in recording.timeline.rounds.items():
        canvas.put(column(moment), y, str(number), "text" if moment > recording.moment else "key")
    canvas.put(here, y, look.glyph("full"), "strong")


def _draw_news(
    canvas: Canvas, recording: Recording, news: list[ChronicleLine], y: int, bottom: int
) -> None:
    """Draw the outcome of the pick, as far as it fits."""
    rows: list[tuple[str, str]] = []
    for line in news:
        style = f"strong {line.style}".strip() if line.level < 2 else line.style or "text"
        broken = wrap(recording.look.plain(line.text), canvas.width - 4)
        rows += [(text, style) for text in broken]
    room = bottom - y
    for place, (text, style) in enumerate(rows[:room]):
        more = place == room - 1 and len(rows) > room
        canvas.put(3, y + place, text, style)
        if more:
            canvas.right(y + place, recording.look.glyph("more-down"), "key")


def _next(recording: Recording) -> str:
    """Return the next question and its seat, as far as visible, or that the record ends."""
    words = recording.words
    asked = recording.asked_next()
    if asked is None:
        return words.replay("over")
    if recording.at_end:
        return words.replay("stops-here")
    answer = recording.answer_next()
    if answer is not None and answer.text:
        arrow = recording.look.glyph("pointer")
        return words.replay(
            "next-answer",
            seat=words.seat(answer.pick.seat),
            arrow=arrow,
            answer=answer.text,
            question=answer.question,
        )
    return words.replay("next", waiting=words.waiting(asked))
