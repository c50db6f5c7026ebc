"""The luck of dice up to a moment: what fell for each seat, against what could be expected."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.replay.recording import Recording

_COLUMNS = ("rolls", "dice", "rolled", "expected", "better")


def draw_luck(canvas: Canvas, recording: Recording) -> None:
    """A row a seat; what is better than expected is good, what is worse a danger."""
    words, replay = recording.words, recording.replay
    luck = recording.story.luck_of(replay.events_until(recording.moment))
    canvas.put(0, 0, words.replay("luck"), "title")
    about = [words.replay("luck-about")]
    if words.catalogue.has("replay-luck-what"):
        about.append(words.replay("luck-what"))
    y = 1
    for text in about:
        y = canvas.paragraph(0, y, text, "muted", rows=2)
    y += 1
    if not luck:
        canvas.put(0, y, words.replay("luck-none"), "muted")
        return
    names = max(width_of(words.seat(seat)) for seat in recording.seats) + 1
    titles = [words.replay(f"luck-{column}") for column in _COLUMNS]
    ends, x = [], names
    for title in titles:
        x += max(7, width_of(title) + 2)
        ends.append(x)
    for title, end in zip(titles, ends, strict=True):
        canvas.right(y, title, "muted", end)
    for seat in recording.seats:
        y += 1
        fell = luck.get(seat)
        canvas.put(0, y, words.seat(seat), f"{seat} bold")
        if fell is None:
            continue
        better = fell.rolled - fell.expected
        cells = (str(fell.rolls), str(fell.dice), str(fell.rolled), f"{fell.expected:.1f}")
        for cell, end in zip(cells, ends, strict=False):
            canvas.right(y, cell, "text", end)
        style = "good" if better > 0 else "danger" if better < 0 else "text"
        canvas.right(y, f"{better:+.1f}", f"{style} bold", ends[-1])
