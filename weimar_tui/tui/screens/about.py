"""The panel next to the start menu: the game behind Continue, and progress in the lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from weimar_tui.play.newest_save import Doing
from weimar_tui.replay.narration import Chart
from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.replay.curves import BAND, Curve
from weimar_tui.tui.replay.plot import Plot, draw_bare

if TYPE_CHECKING:
    from weimar_tui.text.lessons import Lesson

_ROOM_FOR_CURVE = 66
"""Columns from which there is room for a game's curve next to its text."""
_CURVE = 32
"""Minimum columns for the curve and its labels."""
_TALL = 5
"""Rows from which there is room for more than the essentials."""


def draw_ground(canvas: Canvas) -> int:
    """Draw the background and the edge of the panel; return the column where text starts."""
    canvas.wash(0, 0, canvas.width, canvas.height, BAND)
    for y in range(canvas.height):
        canvas.put(0, y, canvas.look.glyph("block-left"), "key")
    return 2


def draw_doing(canvas: Canvas, words: Messages, loaded: LoadedGame, doing: Doing) -> None:
    """Draw a game to resume: its progress, the open question, points and their curve."""
    x, game, entry = draw_ground(canvas), loaded.words, doing.entry
    tall = canvas.height >= _TALL
    end = canvas.width - 1
    title = f"{game.title()} · {game.chapter(entry.round)}"
    after = canvas.put(x, 0, title, "strong", end)
    when = words.when(entry.changed)
    if tall and canvas.width >= _ROOM_FOR_CURVE:
        end = canvas.width - max(_CURVE, min(2 * _CURVE, canvas.width * 2 // 5)) - 1
        _draw_curve(canvas, loaded, doing, end + 1)
    canvas.put(after + 2, 0, when, "muted", end)
    y = 1
    if tall:
        who = words.ui("start-you-are", seat=game.seat(doing.seat)) if doing.seat else ""
        parts = [part for part in (who, game.scenario(entry.scenario)) if part]
        canvas.put(x, 1, " · ".join(parts), "text", end)
        y = 3
    over = game.ending_name(entry.ending, won=entry.won) if entry.ending else ""
    asked = game.question(doing.asked, doing.view) if doing.asked is not None else over
    y = canvas.paragraph(x, y, asked, "text", end=end, rows=3 if tall else 1) + tall
    chart = _shown(loaded, doing)
    if chart is not None:
        x = canvas.put(x, y, f"{game.figure(chart.name)}:", "muted", end) + 1
    for name, style in _standing(loaded, doing):
        x = canvas.put(x, y, name, style, end) + 2


def _shown(loaded: LoadedGame, doing: Doing) -> Chart | None:
    """Return the chart of who leads, if the game has one that is public now."""
    charts = loaded.narration.charts
    now = doing.figures[-1]
    known = [one for one in charts[:1] if any(s.value(now) is not None for s in one.series)]
    return known[0] if known else None


def _standing(loaded: LoadedGame, doing: Doing) -> Sequence[tuple[str, str]]:
    """Return each seat's standing, in its colour."""
    chart, now = _shown(loaded, doing), doing.figures[-1]
    return [
        (f"{loaded.words.seat_short(series.style)} {value}", f"{series.style} bold")
        for series in (chart.series if chart is not None else ())
        if (value := series.value(now)) is not None
    ]


def _draw_curve(canvas: Canvas, loaded: LoadedGame, doing: Doing, x: int) -> None:
    """Draw the curve so far, a step per round."""
    chart = _shown(loaded, doing)
    if chart is None or len(doing.figures) < 2 or not canvas.look.paints:
        return
    curves = [
        Curve(
            series.letter,
            series.style,
            [series.value(figures) for figures in doing.figures],
        )
        for series in chart.series
        if series.value(doing.figures[-1]) is not None
    ]
    sheet = Canvas(canvas.width - x, min(canvas.height, (canvas.width - x) // 4), canvas.look)
    sheet.wash(0, 0, sheet.width, sheet.height, BAND)
    draw_bare(sheet, Plot("", curves))
    canvas.paste(x, 0, sheet)


def draw_learning(
    canvas: Canvas,
    words: Messages,
    lessons: Mapping[str, tuple[str, Sequence[Lesson]]],
    done: frozenset[tuple[str, str]],
    following: str,
) -> None:
    """Draw the progress in the lessons of each game, and the `following` lesson."""
    x = draw_ground(canvas)
    tall, text = canvas.height >= _TALL, following or words.ui("start-about-learn")
    below = canvas.paragraph(x, 0, text, "strong", end=canvas.width - 1, rows=2 if tall else 1)
    y = below + 1 if tall else below
    full, empty = canvas.look.glyph("full"), canvas.look.glyph("empty")
    at = x
    for game, (name, several) in lessons.items():
        number = sum((game, lesson.id) in done for lesson in several)
        progress = full * number + empty * (len(several) - number)
        if tall:
            end = canvas.put(x, y, name, "text", 24)
            canvas.put(max(end + 1, 24), y, progress, "key")
            y += 1
        elif at + len(progress) + 4 < canvas.width:
            at = canvas.put(at, y, f"{name} ", "text", canvas.width - 1)
            at = canvas.put(at, y, progress, "key") + 2


def draw_about(canvas: Canvas, text: str) -> None:
    """Draw the description of a menu entry."""
    x = draw_ground(canvas)
    canvas.paragraph(x, 0 if canvas.height < _TALL else 1, text, "text", end=canvas.width - 1)
