"""The charts of a recorded game: which there are, how many find room, and the pages of them."""

from __future__ import annotations

from weimar_tui.table.story import Chart, Series
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.replay.curves import Curve
from weimar_tui.tui.replay.luck import draw_luck
from weimar_tui.tui.replay.plot import Plot, Start, draw_plot
from weimar_tui.tui.replay.recording import Recording

LUCK = -1
"""The page of the dice, however many charts find room on one."""


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
    """One chart of the whole game, seen from the moment looked at."""
    draw_plot(canvas, plot_of(recording, chart))


def plot_of(recording: Recording, chart: Chart) -> Plot:
    """A chart of a recorded game: the curves that have a value at the moment looked at."""
    timeline, words = recording.timeline, recording.words
    now = timeline.figures_at(recording.moment)
    return Plot(
        title=words.figure(chart.name),
        curves=[
            _curve(recording, chart, series)
            for series in chart.series
            if series.value(now) is not None
        ],
        now=recording.moment - timeline.first,
        starts=[
            Start(moment - timeline.first, str(number), words.replay("book-round", round=number))
            for number, moment in timeline.rounds.items()
        ],
        stacked=chart.stacked,
        together=words.replay("together", mark=recording.look.glyph("diamond")),
    )


_SEAT_LIKE = frozenset({"nsdap"})
"""Names of the game's own styles that are painted as seats are."""


def _curve(recording: Recording, chart: Chart, series: Series) -> Curve:
    words, is_seat = recording.words, series.style in recording.seats
    label = words.figure(chart.name, series.label) if series.label else ""
    return Curve(
        name=label or (words.seat_short(series.style) if is_seat else series.letter),
        style=series.style,
        values=recording.timeline.values_of(series),
        is_seat=is_seat or series.style in _SEAT_LIKE,
        letter=series.letter,
        legend=label,
        limit=series.limit,
    )
