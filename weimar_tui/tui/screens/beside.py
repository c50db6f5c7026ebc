"""Several recorded games side by side: a small chart of each, on one scale."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.saves import SaveEntry
from weimar_tui.replay.narration import Chart
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.replay.charts import plot_of
from weimar_tui.tui.replay.plot import Plot, draw_plot
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screen import LocalScreen

_WIDE, _HIGH = 38, 10
"""Minimum columns and rows of a chart."""


class BesideScreen(LocalScreen):
    """Games in a grid; arrows move between them, Enter watches one, `g` switches the chart."""

    wheel = ("row", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "go(-1)", "game before", id="beside.left"),
        Binding("right,l", "go(1)", "next game", id="beside.right"),
        Binding("up,k", "row(-1)", "row above", id="beside.up"),
        Binding("down,j", "row(1)", "row below", id="beside.down"),
        Binding("enter", "watch", "watch", id="beside.watch"),
        Binding("g", "chart", "next chart", id="beside.chart"),
        Binding("escape,q", "leave", "back", id="beside.leave"),
    ]

    def __init__(self, loaded: LoadedGame, entries: Sequence[SaveEntry], at: int = 0) -> None:
        """Show `entries` of one game, with the cursor at `at`."""
        super().__init__()
        self.loaded = loaded
        self.entries = entries
        self.at = at
        self._chart = 0
        self._read: dict[int, Recording | KernelError] = {}

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw, id="charts")

    def on_mount(self) -> None:
        self.query_one(Pane).focus()

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one(Pane)
        pane.place(Place(0, 0, width, height))
        self._turn_to()

    # --- reading --------------------------------------------------------------------------------
    def _turn_to(self) -> None:
        """Show the page with the cursor, and load its missing games."""
        self.query_one(Pane).show()
        self.run_worker(self._read_page(), group="reading", exclusive=True)

    async def _read_page(self) -> None:
        for place in self._page:
            if place not in self._read:
                # Each takes a moment; keys work in between.
                self._read[place] = await asyncio.to_thread(partial(self._open, place))
                self.query_one(Pane).show()

    def _open(self, place: int) -> Recording | KernelError:
        try:
            replay = Replay.open(self.entries[place].path, self.local.game_for)
            replay.jump(replay.last)
            recording = Recording(replay, self.loaded, self.look)
            for series in self.chart.series:
                recording.timeline.values_of(series)
        except KernelError as error:
            return error
        return recording

    @property
    def chart(self) -> Chart:
        """The chart shown for every game."""
        return self.loaded.narration.charts[self._chart]

    # --- drawing --------------------------------------------------------------------------------
    @property
    def _grid(self) -> tuple[int, int]:
        """Columns and rows of charts."""
        width, height = self.size
        columns, rows = max(1, width // _WIDE), max(1, (height - 1) // _HIGH)
        columns = min(columns, len(self.entries))
        return columns, min(rows, -(-len(self.entries) // columns))

    @property
    def _page(self) -> range:
        """The games on the page of the cursor."""
        columns, rows = self._grid
        first = self.at // (columns * rows) * columns * rows
        return range(first, min(first + columns * rows, len(self.entries)))

    def _draw(self, canvas: Canvas) -> None:
        words = self.loaded.words
        name = words.figure(self.chart.name)
        canvas.put(0, 0, f"{words.title()} · {name} ", "title")
        canvas.right(0, self.words.replay("beside-keys"), "muted")
        plots = {place: self._plot(place) for place in self._page}
        bounds = [plot.bounds() for plot in plots.values() if plot is not None]
        low = min((low for low, _ in bounds), default=0)
        high = max((high for _, high in bounds), default=0)
        columns, rows = self._grid
        width, height = canvas.width // columns, (canvas.height - 1) // rows
        for number, (place, plot) in enumerate(plots.items()):
            row, column = divmod(number, columns)
            sheet = Canvas(width - 1, height, self.look)
            self._draw_one(sheet, place, replace(plot, reach=(low, high)) if plot else None)
            canvas.paste(column * width, 1 + row * height, sheet)

    def _draw_one(self, sheet: Canvas, place: int, plot: Plot | None) -> None:
        """Draw a game with its name and result."""
        entry, words = self.entries[place], self.loaded.words
        here = place == self.at
        x = sheet.put(0, 0, f" {entry.name} ", "cursor" if here else "strong", sheet.width)
        sheet.put(x + 1, 0, words.ending_name(entry.ending, won=entry.won), "muted")
        below = Canvas(sheet.width, sheet.height - 1, self.look)
        read = self._read.get(place)
        if plot is not None:
            draw_plot(below, plot)
        elif isinstance(read, KernelError):
            below.paragraph(1, 0, self.words.problem(read), "danger")
        else:
            below.put(1, 0, self.look.more, "muted")
        sheet.paste(0, 1, below)

    def _plot(self, place: int) -> Plot | None:
        read = self._read.get(place)
        if not isinstance(read, Recording):
            return None
        return replace(plot_of(read, self.chart), now=None, title="", together="")

    # --- going ----------------------------------------------------------------------------------
    def action_go(self, by: int) -> None:
        self.at = max(0, min(self.at + by, len(self.entries) - 1))
        self._turn_to()

    def action_row(self, by: int) -> None:
        columns, last = self._grid[0], len(self.entries) - 1
        if 0 <= self.at // columns + by <= last // columns:
            self.at = min(self.at + by * columns, last)
            self._turn_to()

    def action_chart(self) -> None:
        """Show the next chart for every game."""
        self._chart = (self._chart + 1) % len(self.loaded.narration.charts)
        self.query_one(Pane).show()

    def action_watch(self) -> None:
        from weimar_tui.tui.replay.watching import watch_file

        watch_file(self.here, self.entries[self.at].path, self.local.game_for)

    def action_leave(self) -> None:
        self.dismiss(None)
