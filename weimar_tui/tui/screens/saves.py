"""The list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.data_files import save_folders
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.registry import game_ids
from weimar_tui.table.saves import (
    SaveEntry,
    delete_save,
    list_saves,
    rename_save,
    restore_save,
    saves_folder,
)
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.layout import Place
from weimar_tui.tui.screens.local import LocalScreen


class SavesScreen(LocalScreen):
    """Every save with its date, game, scenario, round and players; Enter goes on with one.

    Saves can be given other names and deleted, and one key undoes what was done last. To
    watch (`watching`) there are also the example games that come with the program; those stay.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "back", id="saves.leave"),
        Binding("delete,x", "delete", "delete", id="saves.delete"),
        Binding("n", "rename", "rename", id="saves.rename"),
        Binding("u", "undo", "undo", id="saves.undo"),
    ]

    def __init__(self, *, watching: bool = False) -> None:
        super().__init__()
        self.watching = watching
        self.notice = ""
        self.done: list[Callable[[], Path]] = []

    def compose(self) -> ComposeResult:
        yield ChoicePane(self.look, id="saves")

    def on_mount(self) -> None:
        self._fill()
        self.query_one(ChoicePane).focus()

    def follow_settings(self) -> None:
        """List the saves anew, in whatever language is spoken now."""
        self.notice = ""
        self._fill(self.own)
        super().follow_settings()

    @property
    def folder(self) -> Path:
        """Where the player's saves lie."""
        return self.local.saves or saves_folder()

    def _fill(self, at: Path | None = None) -> None:
        """List the saves as they are now, the cursor on one of them or where it was."""
        words, pane = self.words, self.query_one(ChoicePane)
        entries = list_saves(self.folder)
        if self.watching:
            for folder in save_folders():
                entries += list_saves(folder)
        items = tuple(
            Item(str(entry.path), self._text(entry), self._why_not(entry)) for entry in entries
        )
        prompt = words.ui("saves-prompt" if entries else "saves-none", folder=str(self.folder))
        if self.watching:
            prompt = words.replay("saves-prompt")
        pane.title = words.replay("saves-title") if self.watching else words.ui("saves-title")
        pane.filter_label, pane.empty = words.ui("filter"), ""
        choice = Choice(prompt=prompt, context=self.notice, items=items)
        choice.preview = {str(entry.path): str(entry.path) for entry in entries}
        row = pane.choice.cursor
        if at is None or not choice.go(str(at)):
            choice.page(row)
        pane.ask(choice)

    def _why_not(self, entry: SaveEntry) -> str:
        if entry.problem is not None:
            return self.words.problem(entry.problem)
        if entry.game in game_ids():
            return ""
        return self.words.text("problem-save-other-game", name=entry.game)

    def _text(self, entry: SaveEntry) -> str:
        words = self.words
        if entry.problem or entry.game not in game_ids():
            return f"{words.when(entry.changed)}  {entry.path.name}"
        game = self.here.playset(entry.game).words
        return words.ui(
            "saves-line",
            when=words.when(entry.changed),
            reached=game.chapter(entry.round),
            picks=entry.picks,
            game=game.title(),
            scenario=game.scenario(entry.scenario),
            who=", ".join(game.seat(seat) for seat in entry.humans) or words.ui("saves-nobody"),
            state=game.ending_name(entry.ending, won=entry.won)
            if entry.ending
            else words.ui("saves-open"),
        )

    def place_all(self, width: int, height: int) -> None:
        pane = self.query_one(ChoicePane)
        pane.place(Place(0, 0, width, height))
        pane.show()

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        here, path = self.local, Path(message.option)
        self.dismiss(None)
        if self.watching:
            from weimar_tui.tui.replay.watching import watch_file

            watch_file(here, path, here.game_for)
        else:
            here.open_save(path)

    # --- putting them in order ------------------------------------------------------------------
    @property
    def own(self) -> Path | None:
        """The save under the cursor, if it is one of the player's own."""
        current = self.query_one(ChoicePane).choice.current
        path = Path(current.id) if current is not None else None
        return path if path is not None and path.parent == self.folder else None

    def action_delete(self) -> None:
        """Delete the save under the cursor; it can be brought back."""
        path = self.own
        if path is None:
            self._tell(self.words.ui("saves-not-yours"))
            return
        try:
            deleted = delete_save(path)
        except SaveError as error:
            self._fail(error)
            return
        self.done.append(partial(restore_save, deleted))
        self._tell(self.words.ui("saves-deleted", name=path.name.removesuffix(SUFFIX)))

    def action_rename(self) -> None:
        """Give the save under the cursor another name."""
        path = self.own
        if path is None:
            self._tell(self.words.ui("saves-not-yours"))
            return
        words, old = self.words, path.name.removesuffix(SUFFIX)

        def typed(name: str | None) -> None:
            if not name or name == old:
                return
            try:
                new = rename_save(path, name)
            except SaveError as error:
                self._fail(error)
                return
            self.done.append(partial(rename_save, new, old))
            self._tell(words.ui("saves-renamed", name=new.name.removesuffix(SUFFIX)), new)

        dialog = EntryDialog(words.ui("saves-rename"), words.ui("saves-rename-prompt"), old)
        self.app.push_screen(dialog, typed)

    def action_undo(self) -> None:
        """Undo what was deleted or renamed last."""
        if not self.done:
            self._tell(self.words.ui("saves-nothing"))
            return
        try:
            path = self.done.pop()()
        except SaveError as error:
            self._fail(error)
            return
        self._tell(self.words.ui("undo-done"), path)

    def _tell(self, text: str, at: Path | None = None) -> None:
        self.notice = text
        self._fill(at or self.own)

    def _fail(self, error: SaveError) -> None:
        show_problem(self.here, error)

    def action_leave(self) -> None:
        self.dismiss(None)
