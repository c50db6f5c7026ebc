"""The forecast: all ten phases of the End of Decade if it came now, updated for every answer (9).

Also the page at the end of the game: both states, and the phases as they were.
"""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.replay.narration import Narration
from weimar_tui.tui.canvas import Canvas, width_of, wrap

from ...rules.position import END_OF_DECADE
from ...scene import VolkScene
from ...words.forecast import ForecastRow

_CHANGED = "cursor"


def draw_forecast(canvas: Canvas, scene: VolkScene) -> None:
    """Draw a block of rows for each phase: what counts, and its effects as it stands and played
    out.

    The steps of flight are explained on lines as wide as the pane. Changes by the answer under the
    cursor are highlighted. If not everything fits, the longest texts are cut.
    """
    words = scene.words
    ends = scene.view.half == END_OF_DECADE
    decade = words.decade(scene.view.decade)
    second, third = _columns(canvas.width)
    title = words.ui("forecast-ends" if ends else "forecast-now", decade=decade)
    canvas.put(0, 0, title, "title", second - 1)
    if ends:
        canvas.put(second, 0, words.ui("forecast-to-come"), "title")
    else:
        canvas.put(second, 0, words.ui("forecast-stands"), "title", third - 1)
        canvas.put(third, 0, words.ui("forecast-played"), "title")
    now = words.forecast(scene.forecast)
    then = words.forecast(scene.forecast_then) if scene.hovered else now
    blocks = [_cells(canvas, row, ends) for row in then]
    sums = [_sums(canvas, row) for row in then]
    room = canvas.height - 1 - sum(map(len, sums))
    if room < len(blocks):
        sums, room = [[] for _ in then], canvas.height - 1
    rows = _rows(blocks, room)
    y = 1
    for before, row, cells, below, high in zip(now, then, blocks, sums, rows, strict=True):
        _draw_row(canvas, (before, row), cells, (y, high), (second, third))
        y += high
        for line in below:
            canvas.put(3, y, line, "muted" if before.sums == row.sums else _CHANGED)
            y += 1
    warnings = [words.danger(scene.forecast_then)]
    if scene.view.half == 1 and scene.view.display:
        warnings.append(words.last_card(scene.view))
    for text, style in zip(warnings, ("danger", "muted"), strict=False):
        if text and y + 1 < canvas.height:
            y = canvas.paragraph(0, y + 1, text, style, rows=canvas.height - y - 1)


def _columns(width: int) -> tuple[int, int]:
    """The first column of the second and the third part."""
    second = width * 38 // 100
    return second, second + (width - second) // 2


def _cells(canvas: Canvas, row: ForecastRow, ends: bool) -> list[list[str]]:
    """The lines of the three cells of a phase."""
    second, third = _columns(canvas.width)
    plain = canvas.look.plain
    first = wrap(plain(f"{row.phase:>2} {row.head}"), second - 2)
    first[1:] = wrap(" ".join(first[1:]), second - 5) if first[1:] else []
    if ends:
        return [first, wrap(plain(row.played_out), canvas.width - second), []]
    return [
        first,
        wrap(plain(row.as_it_stands), third - second - 1),
        wrap(plain(row.played_out), canvas.width - third),
    ]


def _sums(canvas: Canvas, row: ForecastRow) -> list[str]:
    """The lines below a phase; each sum takes as many as it needs."""
    plain = canvas.look.plain
    return [line for text in row.sums for line in wrap(plain(text), canvas.width - 3)]


def _rows(blocks: Sequence[list[list[str]]], height: int) -> list[int]:
    """The rows of each phase: at least one, more where needed, the last phases first."""
    wanted = [max(map(len, cells)) for cells in blocks]
    rows = [1] * len(blocks)
    spare = height - len(blocks)
    while spare > 0:
        short = [place for place, high in enumerate(rows) if high < wanted[place]]
        if not short:
            break
        for place in reversed(short[-spare:]):
            rows[place] += 1
            spare -= 1
    return rows


def _draw_row(
    canvas: Canvas,
    before_and_after: tuple[ForecastRow, ForecastRow],
    cells: list[list[str]],
    rows: tuple[int, int],
    columns: tuple[int, int],
) -> None:
    before, row = before_and_after
    y, high = rows
    second, third = columns
    changed = (
        before.counted != row.counted,
        before.as_it_stands != row.as_it_stands,
        before.played_out != row.played_out,
    )
    styles = ["muted", "text", "text" if row.differs else "muted"]
    if row.danger:
        styles = ["danger", "danger", "danger"]
    ends = (second - 1, third - 1, canvas.width)
    if not cells[2]:
        changed = changed[0], changed[2], False
        ends = (second - 1, canvas.width, canvas.width)
    for x, end, lines, style, new in zip(
        (0, second, third), ends, cells, styles, changed, strict=True
    ):
        cut = lines[:high]
        if len(lines) > high:
            cut[-1] = f"{cut[-1]} {lines[high]}"
        for place, line in enumerate(cut):
            indent = 3 if x == 0 and place else 0
            canvas.put(x + indent, y + place, line, _CHANGED if new else style, end)
    if row.danger:
        canvas.put(second - 1, y, canvas.look.glyph("warn"), "danger")


_COLUMN = 14


def draw_standing(page: Canvas, y: int, scene: VolkScene, narration: Narration) -> int:
    """Draw both sides in figures, then the ten phases as they were, or as they would be now."""
    words = scene.words
    figures = narration.figures(scene.view)
    rows = list(narration.standing(words, figures, scene.seats))
    first = max(width_of(row[0]) for row in rows) + 2
    room = max(6, min(_COLUMN, (page.width - first) // (len(rows[0]) - 1)))
    for place, row in enumerate(rows):
        style = "muted" if not place else f"{scene.seats[place - 1]} bold"
        page.put(0, y, row[0], style)
        for column, cell in enumerate(row[1:]):
            x = first + column * room
            page.put(x, y, cell, "muted" if not place else "strong", x + room - 1)
        y += 1
    y = page.paragraph(0, y + 1, narration.summary(words, figures), "muted")
    return _draw_phases(page, y + 1, scene)


def _draw_phases(page: Canvas, y: int, scene: VolkScene) -> int:
    """Draw the effects of each phase; the one that decided the game is highlighted."""
    words = scene.words
    ends = scene.view.half == END_OF_DECADE
    decade = words.decade(scene.view.decade)
    page.put(0, y, words.ui("forecast-ends" if ends else "forecast-now", decade=decade), "title")
    y += 1
    forecast = scene.forecast
    last = forecast.played_out.phase if scene.view.outcome is not None else None
    for row in words.forecast(forecast)[:last]:
        style = "danger" if row.danger else "text"
        page.put(0, y, f"{row.phase:>2}", "key")
        head = row.head if ends else row.title
        column = row.played_out if ends else row.as_it_stands
        below = page.paragraph(3, y, head, style, end=page.width // 2 - 1)
        y = max(below, page.paragraph(page.width // 2, y, column, style))
        for line in row.sums if ends else ():
            y = page.paragraph(5, y, line, "muted")
    return y
