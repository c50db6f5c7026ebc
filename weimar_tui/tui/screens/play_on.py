"""Playing on from a moment of a recorded game: who sits where from here on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui import __version__
from weimar_tui.bots.players import bot_names
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.replay import Replay
from weimar_tui.offer import HUMAN
from weimar_tui.table.play_on import branch, branch_path
from weimar_tui.table.saves import saves_folder
from weimar_tui.tui.canvas import Canvas, pad
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screen import WeimarScreen

_CARDS = "cards"
"""Seats that behaviour cards play stay with them."""


class PlayOnScreen(WeimarScreen):
    """A form like that of a new game. It makes a save beside the recording and opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="play-on.left"),
        Binding("right,l", "change(1)", "change", id="play-on.right"),
        Binding("escape", "leave", "back", id="play-on.leave"),
    ]

    def __init__(self, replay: Replay, playset: Playset) -> None:
        super().__init__()
        self.replay = replay
        self.playset = playset
        self.players = (HUMAN, *bot_names(playset.game.id))
        header = replay.saved.header
        self.values = {seat: header.players.get(seat, "human") for seat in header.seats}
        if "human" not in self.values.values():
            self.values[header.seats[0]] = "human"
        self.values["free-undo"] = "no"

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="form")

    def on_mount(self) -> None:
        self._fill("begin")
        self.query_one(ChoicePane).focus()

    def _choices(self, row: str) -> tuple[str, ...]:
        if row == "free-undo":
            return ("no", "yes")
        if self.values.get(row, _CARDS) == _CARDS:
            return ()
        return self.players

    def _fill(self, at: str) -> None:
        words = self.words
        left, right = self.look.glyph("left"), self.look.glyph("right")
        items = []
        preview = {}
        for row, value in self.values.items():
            if row == "free-undo":
                label, said = words.ui("new-free-undo"), words.ui(f"new-free-undo-{value}")
                preview[row] = words.replay("on-help-free-undo")
            else:
                label, said = self.playset.words.seat(row), self.playset.words.player(value)
                preview[row] = words.replay("on-help-seat")
            said = f"{left} {said} {right}" if self._choices(row) else f"  {said}"
            items.append(Item(row, f"{pad(label, 18)}{said}"))
        items.append(Item("begin", words.replay("on-begin")))
        preview["begin"] = words.replay("on-help-begin")
        choice = Choice(items=tuple(items), preview=preview)
        choice.go(at)
        self.query_one(ChoicePane).ask(choice)

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.put(0, 1, self.words.replay("on-title", pick=str(self.replay.moment)), "title")
        canvas.put(0, 3, self.words.replay("on-keys"), "muted")

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        x, top = (width - wide) // 2, max(0, (height - 20) // 2)
        head, form = self.query_one("#head", Pane), self.query_one(ChoicePane)
        head.place(Place(x, top, wide, 5))
        form.place(Place(x, top + 5, wide, 13))
        for pane in (head, form):
            pane.bar = False
            pane.show()

    def action_change(self, by: int) -> None:
        """Another player for the row under the cursor."""
        current = self.query_one(ChoicePane).choice.current
        if current is None:
            return
        options = self._choices(current.id)
        if options:
            value = self.values[current.id]
            now = options.index(value) if value in options else 0
            self.values[current.id] = options[(now + by) % len(options)]
            self._fill(current.id)

    def action_leave(self) -> None:
        """Back to the recording."""
        self.dismiss(None)

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        if message.option != "begin":
            self.action_change(1)
            return
        here, replay = self.here, self.replay
        path = branch_path(replay.saved.path, replay.moment, self._folder())
        players = {seat: self.values[seat] for seat in replay.saved.header.seats}
        try:
            branch(
                replay,
                replay.moment,
                path,
                players=players,
                program=__version__,
                created=datetime.now().isoformat(timespec="seconds"),
                free_undo=self.values["free-undo"] == "yes",
            )
        except SaveError as error:
            self.run_worker(here.say(self.words.ui("problem"), self.words.problem(error)))
            return
        self.dismiss(None)
        here.open_save(path)

    def _folder(self) -> Path:
        """Where games are saved, so that Continue finds the new one."""
        return self.here.saves or saves_folder()
