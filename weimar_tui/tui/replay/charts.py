"""The charts of a recorded game, and their layout in pages."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.replay.narration import Chart, Series
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.game_view import GameView
from weimar_tui.tui.layout import Place
from weimar_tui.tui.replay.curves import Curve
from weimar_tui.tui.replay.plot import Plot, RoundStart, draw_plot
from weimar_tui.tui.replay.recording import Recording

LUCK = -1
"""The page of the dice, independent of the number of charts."""


def per_page(width: int, height: int) -> int:
    """Return how many charts fit on a page: 1, 2 or 4."""
    if width >= 70 and height >= 20:
        return 4
    return 2 if height >= 24 else 1


def pages(charts: int, width: int, height: int) -> int:
    """Return the number of pages at this size."""
    return -(-charts // per_page(width, height))


def next_page(recording: Recording, page: int | None, width: int, height: int) -> int | None:
    """Return the next page: charts, then dice luck if there is any, then the board."""
    if page == LUCK:
        return None
    narration, after = recording.narration, 0 if page is None else page + 1
    if after < pages(len(narration.charts), width, height):
        return after
    return LUCK if narration.has_luck else None


def draw_page(canvas: Canvas, recording: Recording, page: int) -> None:
    """Draw a page of charts, or the page of the dice."""
    if page == LUCK:
        draw_luck(canvas, recording)
    else:
        draw_charts(canvas, recording, page)


def draw_charts(canvas: Canvas, recording: Recording, page: int) -> None:
    """Draw a page of charts, or the last one if a larger screen needs fewer."""
    many = per_page(canvas.width, canvas.height)
    charts = recording.narration.charts
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
    """Draw one chart of the whole game, with the present moment marked."""
    draw_plot(canvas, plot_of(recording, chart))


def plot_of(recording: Recording, chart: Chart) -> Plot:
    """Return a chart of a recorded game: the curves with a value at the present moment."""
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
            RoundStart(
                moment - timeline.first, str(number), words.replay("book-round", round=number)
            )
            for number, moment in timeline.rounds.items()
        ],
        stacked=chart.stacked,
        together=words.replay("together", mark=recording.look.glyph("diamond")),
    )


_SEAT_LIKE = frozenset({"nsdap"})
"""Names of the game's own styles that are painted like seats."""


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


_UNCOVERED = ("hand", "chronicle")
"""Panes that stay next to the charts if there is room."""


def charts_place(places: Mapping[str, Place], game_view: GameView, shown: str) -> Place:
    """Return the area of the panes that the charts replace in `places`."""
    panes = [
        name for name in game_view.chart_panes or game_view.panes[:1] if name not in _UNCOVERED
    ]
    covered = [places[name] for name in panes if name in places] or [places[shown]]
    x, y = min(p.x for p in covered), min(p.y for p in covered)
    right = max(p.x + p.width for p in covered)
    bottom = max(p.y + p.height for p in covered)
    return Place(x, y, right - x, bottom - y)


def with_charts(places: Mapping[str, Place], game_view: GameView, shown: str) -> dict[str, Place]:
    """Return the places including the charts, without the panes they cover."""
    charts = charts_place(places, game_view, shown)
    covered = {
        name for name in game_view.panes if name in places and _overlap(places[name], charts)
    }
    kept = {name: place for name, place in places.items() if name not in covered}
    return {**kept, "charts": charts}


def _overlap(one: Place, other: Place) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


_COLUMNS = ("rolls", "dice", "rolled", "expected", "better")


def draw_luck(canvas: Canvas, recording: Recording) -> None:
    """Draw a row per seat; above expectation is good, below it a danger."""
    words, replay = recording.words, recording.replay
    luck = recording.narration.luck_of(replay.events_until(recording.moment))
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
