"""Playing on from a moment of a recorded game: choose the players from there."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from weimar_tui import __version__
from weimar_tui.bots.players import bot_names
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch, branch_path
from weimar_tui.play.saves import saves_folder
from weimar_tui.players import HUMAN
from weimar_tui.server.fields import Field
from weimar_tui.server.forms import free_undo
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.screen import LocalScreen

_CARDS = "cards"
"""Seats played by behaviour cards keep them."""


class PlayOnScreen(LocalScreen, FormScreen):
    """A form like that of a new game. It creates a save next to the recording and opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="play-on.left"),
        Binding("right,l", "change(1)", "change", id="play-on.right"),
        Binding("escape", "leave", "back", id="play-on.leave"),
    ]

    def __init__(self, replay: Replay, loaded: LoadedGame) -> None:
        super().__init__()
        self.replay = replay
        self.loaded = loaded
        header = replay.saved.header
        self.players = {seat: header.players.get(seat, HUMAN) for seat in header.seats}
        if HUMAN not in self.players.values():
            self.players[header.seats[0]] = HUMAN
        self.free_undo = "no"

    def on_mount(self) -> None:
        self.fill("begin")
        self.form.focus()

    def heading(self) -> tuple[str, str]:
        words = self.words
        return words.replay("on-title", pick=str(self.replay.moment)), words.replay("on-keys")

    def fields(self) -> list[Field]:
        words, game = self.words, self.loaded.words
        names = {player: game.player(player) for player in (HUMAN, *bot_names(self.loaded.game.id))}
        return [
            *(
                Field(
                    seat,
                    game.seat(seat),
                    player,
                    {} if player == _CARDS else names,
                    said=game.player(player),
                    help=words.replay("on-help-seat"),
                )
                for seat, player in self.players.items()
            ),
            free_undo(words, self.free_undo, words.replay("on-help-free-undo")),
        ]

    def ways(self) -> list[Field]:
        words = self.words
        return [Field("begin", words.replay("on-begin"), help=words.replay("on-help-begin"))]

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        x, top = (width - wide) // 2, max(0, (height - 20) // 2)
        self.put({"head": Place(x, top, wide, 5), "form": Place(x, top + 5, wide, 13)})

    def choose(self, field: str, value: str) -> None:
        if field in self.players:
            self.players[field] = value
        else:
            self.free_undo = value

    def go(self, way: str) -> None:
        """Create the save and play it."""
        here, replay = self.local, self.replay
        path = branch_path(replay.saved.path, replay.moment, self._folder())
        try:
            branch(
                replay,
                replay.moment,
                path,
                players=self.players,
                program=__version__,
                created=datetime.now().isoformat(timespec="seconds"),
                free_undo=self.free_undo == "yes",
            )
        except SaveError as error:
            show_problem(here, error)
            return
        self.dismiss(None)
        here.open_save(path)

    def _folder(self) -> Path:
        """Return the folder of saved games, so that Continue finds the new one."""
        return self.local.saves or saves_folder()
