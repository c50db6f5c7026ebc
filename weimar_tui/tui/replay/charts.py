"""Curves over a whole game: as lines of dots, or with letters where there are no pictures.

With letters every curve is its letter, joined by thin lines where it leaps. Where several run
together their letters stand once, then a mark that the legend explains, until they part.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from weimar_tui.table.story import Chart, Series
from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.replay.curves import (
    Curve,
    Frame,
    draw_areas,
    draw_bands,
    draw_curves,
    draw_limits,
)
from weimar_tui.tui.replay.luck import draw_luck
from weimar_tui.tui.replay.recording import Recording

_LABELS = 4
"""Columns for the numbers of the upright axis."""

LUCK = -1
"""The page of the dice, however many charts find room on one."""

AGAIN = 16
"""After so many columns curves that run together are named again."""


def per_page(width: int, height: int) -> int:
    """How many charts find room at once: 1, 2 or 4."""
    if width >= 70 and height >= 20:
        return 4
    return 2 if height >= 24 else 1


def pages(charts: int, width: int, height: int) -> int:
    """How many pages so many charts take at this size."""
    return -(-charts // per_page(width, height))


def next_page(recording: Recording, page: int | None, width: int, height: int) -> int | None:
    """The page after one: charts, then the luck of dice where there is any, then the board."""
    if page == LUCK:
        return None
    story, after = recording.story, 0 if page is None else page + 1
    if after < pages(len(story.charts), width, height):
        return after
    return LUCK if story.has_luck else None


def draw_page(canvas: Canvas, recording: Recording, page: int) -> None:
    """A page of charts, or that of the dice."""
    if page == LUCK:
        draw_luck(canvas, recording)
    else:
        draw_charts(canvas, recording, page)


def draw_charts(canvas: Canvas, recording: Recording, page: int) -> None:
    """A page of charts, or the last one where a larger screen needs fewer."""
    many = per_page(canvas.width, canvas.height)
    charts = recording.story.charts
    page = min(page, pages(len(charts), canvas.width, canvas.height) - 1)
    shown = charts[page * many : page * many + many]
    columns = 2 if many == 4 else 1
    rows = -(-len(shown) // columns)
    width, height = canvas.width // columns, canvas.height // rows
    for place, chart in enumerate(shown):
        row, column = divmod(place, columns)
        sheet = Canvas(width - (1 if columns > 1 else 0), height, canvas.look)
        draw_chart(sheet, recording, chart)
        canvas.paste(column * width, row * height, sheet)


def draw_chart(canvas: Canvas, recording: Recording, chart: Chart) -> None:
    """One chart: title and present values, the curves, the rounds below."""
    if canvas.look.paints:
        _paint_chart(canvas, recording, chart)
    else:
        _draw_letters(canvas, recording, chart)


def _paint_chart(canvas: Canvas, recording: Recording, chart: Chart) -> None:
    """Curves of dots, or areas, on bands of rounds, each with its name at its end."""
    timeline, words = recording.timeline, recording.words
    shown = _shown(recording, chart)
    title: list[Piece] = [(words.figure(chart.name), "title")]
    top = _legend(canvas, _present(recording, chart, shown) if canvas.height > 8 else title)
    names = [_name(recording, chart, series) for series in shown]
    longest = max(map(width_of, names), default=0) + 4
    short = longest > canvas.width // 3
    labels = [series.letter for series in shown] if short else names
    right = max(map(width_of, labels), default=0) + 5
    width, height = canvas.width - _LABELS - right, canvas.height - top - 1
    if width < 8 or height < 3 or not shown:
        return
    span = max(1, timeline.last - timeline.first)
    last = 2 * width - 1
    moments = [
        timeline.first + dot * (timeline.last - timeline.first) // last for dot in range(2 * width)
    ]
    figures = [timeline.figures_at(moment) for moment in moments]
    curves = [
        Curve(label, series.style, [series.value(one) or 0 for one in figures], is_seat)
        for label, series in zip(labels, shown, strict=True)
        for is_seat in (series.style in recording.seats or series.style in _SEAT_LIKE,)
    ]
    now = (recording.moment - timeline.first) * (width - 1) // span
    frame = Frame(_LABELS, top, width, height, now)
    starts = [
        _LABELS + (moment - timeline.first) * (width - 1) // span
        for moment in timeline.rounds.values()
    ]
    draw_bands(canvas, frame, starts)
    if chart.stacked:
        draw_areas(canvas, frame, curves)
        canvas.right(top + height // 2, canvas.look.glyph("half"), "muted", _LABELS - 1)
    else:
        limits = _limits(shown)
        low = min(0, *(min(curve.values) for curve in curves))
        high = max(low + 3, *limits, *(max(curve.values) for curve in curves))
        draw_curves(canvas, frame, curves, low, high)
        for y in sorted({0, height // 2, height - 1}):
            value = high - (high - low) * y // max(1, height - 1)
            canvas.right(top + y, str(value), "muted", _LABELS - 1)
        draw_limits(canvas, frame, limits, low, high)
        for limit, style in limits.items():
            _name_limit(canvas, top + frame.dot(limit, low, high) // 4, limit, style)
    _rounds(canvas, recording, width, span)


_SEAT_LIKE = frozenset({"nsdap"})
"""Names of the game's own styles that are painted as seats are."""


def _shown(recording: Recording, chart: Chart) -> list[Series]:
    """The series that have values at this moment."""
    now = recording.timeline.figures_at(recording.moment)
    return [series for series in chart.series if series.value(now) is not None]


def _limits(shown: Sequence[Series]) -> dict[int, str]:
    """Where the game ends, each in the style of its curve, or in alarm if it holds for several."""
    styles: dict[int, str] = {}
    for series in shown:
        if series.limit is not None:
            styles[series.limit] = "danger" if series.limit in styles else series.style
    return styles


def _name_limit(canvas: Canvas, y: int, limit: int, style: str) -> None:
    """The number of a limit at the upright axis, in the place of what stands there."""
    canvas.fill(0, y, _LABELS - 1, " ", style)
    canvas.right(y, str(limit), f"{style} bold", _LABELS - 1)


def _name(recording: Recording, chart: Chart, series: Series) -> str:
    words = recording.words
    if series.label:
        return words.figure(chart.name, series.label)
    return words.seat_short(series.style) if series.style in recording.seats else series.letter


def _present(recording: Recording, chart: Chart, shown: Sequence[Series]) -> list[Piece]:
    """The chart's title, and what each series is now."""
    words, now = recording.words, recording.timeline.figures_at(recording.moment)
    legend: list[Piece] = [(f"{words.figure(chart.name)} ", "title")]
    for series in shown:
        label = words.figure(chart.name, series.label) if series.label else series.letter
        legend.append((f" {label} {series.value(now)}", f"{series.style} bold"))
    return legend


def _draw_letters(canvas: Canvas, recording: Recording, chart: Chart) -> None:
    """The same with letters."""
    timeline = recording.timeline
    words = recording.words
    shown = _shown(recording, chart)
    legend = _present(recording, chart, shown)
    if len(shown) > 1:
        legend.append((f"  {words.replay('together', mark=canvas.look.glyph('diamond'))}", "muted"))
    top = _legend(canvas, legend)
    columns, rows = canvas.width - _LABELS, canvas.height - top - 2
    if columns < 8 or rows < 3:
        return
    span = timeline.last - timeline.first
    moments = [timeline.first + column * span // (columns - 1) for column in range(columns)]
    length = max(1, span)
    table = [[series.value(timeline.figures_at(m)) or 0 for m in moments] for series in shown]
    limits = _limits(shown)
    low = min([0, *(min(values) for values in table)])
    high = max([low + rows - 1, *limits, *(max(values) for values in table)])
    _axis(canvas, top, rows, low, high)
    here = (recording.moment - timeline.first) * (columns - 1) // length
    for y in range(top, top + rows):
        canvas.put(_LABELS + here, y, canvas.look.glyph("bar"), "key")

    def row_of(value: int) -> int:
        return top + rows - 1 - (value - low) * (rows - 1) // (high - low)

    rows_of = [[row_of(value) for value in values] for values in table]
    curves = list(zip(shown, rows_of, strict=True))
    _leaps(canvas, curves)
    _letters(canvas, curves, here)
    for limit, style in limits.items():
        y = row_of(limit)
        _name_limit(canvas, y, limit, style)
        for x in range(_LABELS, canvas.width, 2):
            if canvas.at(x, y) == " ":
                canvas.put(x, y, "-", style)
    _rounds(canvas, recording, columns, length)


def _leaps(canvas: Canvas, curves: Sequence[tuple[Series, list[int]]]) -> None:
    """A thin line where a curve leaps by more than a row."""
    for series, rows in curves:
        for column, (before, after) in enumerate(pairwise(rows), start=1):
            for y in range(min(before, after) + 1, max(before, after)):
                canvas.put(_LABELS + column, y, canvas.look.glyph("bar"), series.style)


def _letters(canvas: Canvas, curves: Sequence[tuple[Series, list[int]]], here: int) -> None:
    """The curves themselves; `here` is the column of the present moment."""
    together: dict[tuple[int, str], int] = {}
    for column in range(len(curves[0][1]) if curves else 0):
        meeting: dict[int, list[Series]] = {}
        for series, rows in curves:
            meeting.setdefault(rows[column], []).append(series)
        before, together = together, {}
        for y, found in meeting.items():
            letters = "".join(series.letter for series in found)
            place = together[y, letters] = before.get((y, letters), -1) + 1
            letter, style = found[0].letter, found[0].style
            if len(found) > 1:
                turn = place % AGAIN
                many = turn >= len(found)
                letter = canvas.look.glyph("diamond") if many else letters[turn]
                style = "strong" if many else found[turn].style
            canvas.put(_LABELS + column, y, letter, f"{style} reverse" if column == here else style)


def _legend(canvas: Canvas, pieces: list[Piece]) -> int:
    """Write title and values on one row, or two; returns the row below."""
    x = y = 0
    for text, style in pieces:
        if x + width_of(text) > canvas.width and y == 0:
            x, y = 1, 1
        x = canvas.put(x, y, text, style)
    return y + 1


def _axis(canvas: Canvas, top: int, rows: int, low: int, high: int) -> None:
    for y in range(rows):
        canvas.put(_LABELS - 1, top + y, canvas.look.glyph("bar"), "frame")
    for y in {0, rows // 2, rows - 1}:
        value = high - (high - low) * y // (rows - 1)
        canvas.right(top + y, str(value), "muted", _LABELS - 1)
    canvas.fill(
        _LABELS - 1, top + rows, canvas.width - _LABELS + 1, canvas.look.glyph("line"), "frame"
    )


def _rounds(canvas: Canvas, recording: Recording, columns: int, length: int) -> None:
    """The rounds below the moments they begin at; the word only where there is room for it."""
    y = canvas.height - 1
    starts = [
        (number, _LABELS + (moment - recording.timeline.first) * (columns - 1) // length)
        for number, moment in recording.timeline.rounds.items()
    ]
    for (number, x), (_, end) in pairwise([*starts, (0, canvas.width)]):
        text = recording.words.replay("book-round", round=number)
        canvas.put(x, y, text if width_of(text) < end - x else str(number), "muted")
