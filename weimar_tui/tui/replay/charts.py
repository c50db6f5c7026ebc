"""Curves over a whole game, drawn with letters: points, seats, bases, and the republic's troubles.

Every curve is its letter; where several meet, their letters take turns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.table.annals import Figures
from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.look import LETTER
from weimar_tui.tui.replay.recording import Recording

_LABELS = 4
"""Columns for the numbers of the upright axis."""


@dataclass(frozen=True)
class Series:
    """One curve: its letter, style, label, and its value at any moment."""

    letter: str
    style: str
    label: str
    value: Callable[[Figures], int]


@dataclass(frozen=True)
class Chart:
    """A title and the curves under it."""

    name: str
    series: tuple[Series, ...]


def _of_parties(name: str, what: str, *, nsdap: bool = False) -> Chart:
    def reader(party: str) -> Callable[[Figures], int]:
        return lambda figures: int(getattr(figures, what)[party])

    series = [Series(LETTER[party], party, "", reader(party)) for party in PARTIES]
    if nsdap:
        series.append(Series("N", "nsdap", "", reader("nsdap")))
    return Chart(name, tuple(series))


CHARTS = (
    _of_parties("vp", "vp"),
    _of_parties("seats", "seats", nsdap=True),
    _of_parties("bases", "bases"),
    Chart(
        "republic",
        (
            Series("C", "danger", "cities", lambda figures: figures.in_cities),
            Series("B", "title", "dr-box", lambda figures: figures.dr_box),
            Series("E", "good", "economy", lambda figures: figures.economy),
            Series("N", "nsdap", "nsdap", lambda figures: figures.nsdap),
        ),
    ),
)


def per_page(width: int, height: int) -> int:
    """How many charts find room at once: 1, 2 or 4."""
    if width >= 70 and height >= 20:
        return 4
    return 2 if height >= 24 else 1


def pages(width: int, height: int) -> int:
    """How many pages of charts there are at this size."""
    return -(-len(CHARTS) // per_page(width, height))


def draw_charts(canvas: Canvas, recording: Recording, page: int) -> None:
    """A page of charts, or the last one where a larger screen needs fewer."""
    many = per_page(canvas.width, canvas.height)
    page = min(page, pages(canvas.width, canvas.height) - 1)
    shown = CHARTS[page * many : page * many + many]
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
    annals = recording.annals
    now = annals.figures_at(recording.moment)
    words = recording.words
    legend: list[Piece] = [(f"{words.replay(f'chart-{chart.name}')} ", "title")]
    for series in chart.series:
        label = words.replay(f"series-{series.label}") if series.label else series.letter
        legend.append((f" {label} {series.value(now)}", f"{series.style} bold"))
    top = _legend(canvas, legend)
    columns, rows = canvas.width - _LABELS, canvas.height - top - 2
    if columns < 8 or rows < 3:
        return
    span = annals.last - annals.first
    moments = [annals.first + column * span // (columns - 1) for column in range(columns)]
    length = max(1, span)
    table = [[series.value(annals.figures_at(m)) for m in moments] for series in chart.series]
    low = min(0, *(min(values) for values in table))
    high = max(low + rows - 1, *(max(values) for values in table))
    _axis(canvas, top, rows, low, high)
    here = (recording.moment - annals.first) * (columns - 1) // length
    for y in range(top, top + rows):
        canvas.put(_LABELS + here, y, canvas.look.glyph("bar"), "key")

    def row_of(value: int) -> int:
        return top + rows - 1 - (value - low) * (rows - 1) // (high - low)

    for column in range(columns):
        meeting: dict[int, list[Series]] = {}
        for series, values in zip(chart.series, table, strict=True):
            meeting.setdefault(row_of(values[column]), []).append(series)
        for y, found in meeting.items():
            series = found[column % len(found)]
            style = f"{series.style} reverse" if column == here else series.style
            canvas.put(_LABELS + column, y, series.letter, style)
    _rounds(canvas, recording, columns, length)


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
        (number, _LABELS + (moment - recording.annals.first) * (columns - 1) // length)
        for number, moment in recording.annals.rounds.items()
    ]
    for (number, x), (_, end) in pairwise([*starts, (0, canvas.width)]):
        text = recording.words.replay("book-round", round=number)
        canvas.put(x, y, text if width_of(text) < end - x else str(number), "muted")
