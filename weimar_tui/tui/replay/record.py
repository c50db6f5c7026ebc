"""The chronicle of a recorded game including its future, and all hands face up."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.replay.recording import Recording

_STYLES = ("title", "strong", "text")


def draw_recorded_lines(canvas: Canvas, recording: Recording, cursor: int) -> None:
    """Draw the lines around the cursor. Future lines are faint; the lines of this moment are
    marked."""
    lines = recording.lines
    if not lines:
        canvas.put(0, 0, recording.words.ui("chronicle-empty"), "muted")
        return
    lines_told = recording.timeline.events_until(recording.moment)
    before = recording.timeline.events_until(max(recording.moment - 1, recording.replay.first))
    pointer = recording.look.glyph("pointer")

    def rows_of(place: int) -> list[tuple[str, str, str]]:
        index, line = lines[place]
        indent = 1 if line.level == 2 else 0
        broken = wrap(recording.look.plain(line.text), canvas.width - indent - 3)
        style = f"{_STYLES[line.level]} {line.style}".strip() if index < lines_told else "faint"
        mark = recording.look.glyph("bar") if before <= index < lines_told else " "
        return [(mark, " " * indent + text, style) for text in broken]

    above: list[tuple[str, str, str]] = []
    place = cursor
    wanted = max(1, canvas.height * 2 // 3)
    while place >= 0 and len(above) < wanted:
        above = rows_of(place) + above
        place -= 1
    below: list[tuple[str, str, str]] = []
    place = cursor + 1
    while place < len(lines) and len(above) + len(below) < canvas.height * 2:
        below += rows_of(place)
        place += 1
    cut = max(0, len(above) - wanted)
    rows = (above[cut:] + below)[: canvas.height]
    first = len(above) - cut - len(rows_of(cursor))
    for y, (mark, text, style) in enumerate(rows):
        canvas.put(0, y, mark, "key")
        canvas.put(1, y, text, style)
    canvas.put(0, max(0, first), pointer, "key bold")
