"""Playing on from a moment of a recorded game: who sits where from here on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from weimar_tui import __version__
from weimar_tui.bots.players import bot_names
from weimar_tui.chairs import HUMAN
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.play_on import branch, branch_path
from weimar_tui.table.saves import saves_folder
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.form import FormScreen, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.local import LocalScreen

_CARDS = "cards"
"""Seats that behaviour cards play stay with them."""


class PlayOnScreen(LocalScreen, FormScreen):
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

    def on_mount(self) -> None:
        self.fill("begin")
        self.form.focus()

    def _choices(self, row: str) -> tuple[str, ...]:
        if row == "free-undo":
            return ("no", "yes")
        if self.values.get(row, _CARDS) == _CARDS:
            return ()
        return self.players

    def heading(self) -> tuple[str, str]:
        words = self.words
        return words.replay("on-title", pick=str(self.replay.moment)), words.replay("on-keys")

    def rows(self) -> list[Row]:
        words, game = self.words, self.playset.words
        rows = []
        for row, value in self.values.items():
            if row == "free-undo":
                label, said = words.ui("new-free-undo"), words.ui(f"new-free-undo-{value}")
                help = words.replay("on-help-free-undo")
            else:
                label, said = game.seat(row), game.player(value)
                help = words.replay("on-help-seat")
            rows.append(Row(row, label, said, bool(self._choices(row)), help))
        return rows

    def ways(self) -> list[Row]:
        words = self.words
        return [Row("begin", "", words.replay("on-begin"), help=words.replay("on-help-begin"))]

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        x, top = (width - wide) // 2, max(0, (height - 20) // 2)
        self.put({"head": Place(x, top, wide, 5), "form": Place(x, top + 5, wide, 13)})

    def change(self, row: str, by: int) -> None:
        """Another player for the row under the cursor."""
        options = self._choices(row)
        if options:
            value = self.values[row]
            now = options.index(value) if value in options else 0
            self.values[row] = options[(now + by) % len(options)]
            self.fill(row)

    def action_leave(self) -> None:
        """Back to the recording."""
        self.dismiss(None)

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        if message.option != "begin":
            self.action_change(1)
            return
        here, replay = self.local, self.replay
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
            show_problem(here, error)
            return
        self.dismiss(None)
        here.open_save(path)

    def _folder(self) -> Path:
        """Where games are saved, so that Continue finds the new one."""
        return self.local.saves or saves_folder()
