"""The list of saved games."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.data_files import data_folder
from weimar_tui.registry import game_ids
from weimar_tui.table.saves import SaveEntry, list_saves, saves_folder
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.screen import WeimarScreen


class SavesScreen(WeimarScreen):
    """Every save with its date, round and players; Enter goes on with one, or watches it.

    To watch there are also the example games that come with the program.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "back", id="saves.leave"),
    ]

    def __init__(self, *, watching: bool = False) -> None:
        super().__init__()
        self.watching = watching

    def compose(self) -> ComposeResult:
        words = self.words
        title = words.replay("saves-title") if self.watching else words.ui("saves-title")
        yield ChoicePane(self.look, title=title, id="saves", filter_label=words.ui("filter"))

    def on_mount(self) -> None:
        words = self.words
        folder = self.here.saves or saves_folder()
        entries = list_saves(folder)
        if self.watching:
            entries += list_saves(data_folder("saves"))
        items = tuple(
            Item(str(entry.path), self._text(entry), self._why_not(entry)) for entry in entries
        )
        prompt = words.ui("saves-prompt" if entries else "saves-none", folder=str(folder))
        if self.watching:
            prompt = words.replay("saves-prompt")
        pane = self.query_one(ChoicePane)
        pane.empty = ""
        choice = Choice(prompt=prompt, items=items)
        choice.preview = {str(entry.path): str(entry.path) for entry in entries}
        pane.ask(choice)
        pane.focus()

    def _why_not(self, entry: SaveEntry) -> str:
        if entry.problem is not None:
            return self.words.problem(entry.problem)
        if entry.game in game_ids():
            return ""
        return self.words.text("problem-save-other-game", name=entry.game)

    def _text(self, entry: SaveEntry) -> str:
        words = self.words
        if entry.problem or entry.game not in game_ids():
            return f"{entry.changed:%Y-%m-%d %H:%M}  {entry.path.name}"
        game = self.here.playset(entry.game).words
        return words.ui(
            "saves-line",
            when=f"{entry.changed:%Y-%m-%d %H:%M}",
            round=entry.round,
            picks=entry.picks,
            game=game.title(),
            who=", ".join(game.seat(seat) for seat in entry.humans) or words.ui("saves-nobody"),
            state=game.ending_name(entry.ending) if entry.ending else words.ui("saves-open"),
        )

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one(ChoicePane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        here, path = self.here, Path(message.option)
        self.dismiss(None)
        if self.watching:
            from weimar_tui.tui.replay.app import watch_file

            watch_file(here, path)
        else:
            here.open_save(path)

    def action_leave(self) -> None:
        self.dismiss(None)
