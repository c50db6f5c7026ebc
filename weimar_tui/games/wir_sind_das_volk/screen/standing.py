"""How both states stand, and the End of Decade that led there."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.position import END_OF_DECADE
from weimar_tui.games.wir_sind_das_volk.screen.scene import VolkScene
from weimar_tui.table.story import Story
from weimar_tui.tui.canvas import Canvas, width_of

_COLUMN = 14


def draw_standing(page: Canvas, y: int, scene: VolkScene, story: Story) -> int:
    """Both sides in figures; then the ten phases as they were, or as they would be now."""
    words = scene.words
    figures = story.figures(scene.view)
    rows = list(story.standing(words, figures, scene.seats))
    first = max(width_of(row[0]) for row in rows) + 2
    room = max(6, min(_COLUMN, (page.width - first) // (len(rows[0]) - 1)))
    for place, row in enumerate(rows):
        style = "muted" if not place else f"{scene.seats[place - 1]} bold"
        page.put(0, y, row[0], style)
        for column, cell in enumerate(row[1:]):
            x = first + column * room
            page.put(x, y, cell, "muted" if not place else "strong", x + room - 1)
        y += 1
    y = page.paragraph(0, y + 1, story.summary(words, figures), "muted")
    return _draw_phases(page, y + 1, scene)


def _draw_phases(page: Canvas, y: int, scene: VolkScene) -> int:
    """What each phase brought; the one that decided the game stands out."""
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
        for line in row.reckoned if ends else ():
            y = page.paragraph(5, y, line, "muted")
    return y
