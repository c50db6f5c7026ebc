"""The list of saved games."""

from __future__ import annotations

import asyncio
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
from weimar_tui.play.newest_save import Doing, doing
from weimar_tui.play.saves import (
    SaveEntry,
    delete_save,
    list_saves,
    rename_save,
    restore_save,
    saves_folder,
)
from weimar_tui.registry import game_ids
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import LocalScreen
from weimar_tui.tui.screens.about import draw_about, draw_doing
from weimar_tui.tui.screens.pictures import SOON

_LIST, _ABOUT, _LEAST_ABOUT = 8, 22, 6
"""Minimum rows of the list; rows for the save under the cursor, and their minimum."""


class SavesScreen(LocalScreen):
    """Every save with its date, game, scenario, round and players; Enter resumes one.

    Saves can be renamed and deleted, and one key undoes the last change. For watching (`watching`),
    the list includes the example games, which cannot be changed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "back", id="saves.leave"),
        Binding("delete,x", "delete", "delete", id="saves.delete"),
        Binding("n", "rename", "rename", id="saves.rename"),
        Binding("u", "undo", "undo", id="saves.undo"),
        Binding("s", "beside", "side by side", id="saves.beside"),
    ]

    def __init__(self, *, watching: bool = False) -> None:
        super().__init__()
        self.watching = watching
        self.notice = ""
        self.entries: list[SaveEntry] = []
        self._doings: dict[Path, tuple[SaveEntry, Doing | None]] = {}
        """Details of saves that were opened for a preview, by file."""
        self.done: list[Callable[[], Path]] = []

    def compose(self) -> ComposeResult:
        yield ChoicePane(self.look, id="saves")
        yield Pane(self.look, self._draw_about, id="about", focusable=False)

    def on_mount(self) -> None:
        self._fill()
        self.query_one(ChoicePane).focus()

    def follow_settings(self) -> None:
        """Rebuild the list in the current language."""
        self.notice = ""
        self._fill(self.own)
        super().follow_settings()

    @property
    def folder(self) -> Path:
        """The folder of the player's saves."""
        return self.local.saves or saves_folder()

    def _fill(self, at: Path | None = None) -> None:
        """Reload the list, with the cursor on `at` or where it was."""
        words, pane = self.words, self.query_one(ChoicePane)
        self.entries = entries = list_saves(self.folder)
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
        self._moved()

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
        game = self.here.loaded(entry.game).words
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
        listed = max(_LIST, min(len(self.entries) + 4, height * 2 // 3))
        rows = min(_ABOUT, height - listed - 1)
        about = Place(1, listed, width - 2, rows) if rows >= _LEAST_ABOUT else None
        self.put({"saves": Place(0, 0, width, listed if about else height), "about": about})

    # --- the save under the cursor --------------------------------------------------------------
    @property
    def _chosen(self) -> SaveEntry | None:
        """The save under the cursor, if it can be opened."""
        current = self.query_one(ChoicePane).choice.current
        for entry in self.entries:
            if current is not None and str(entry.path) == current.id and not self._why_not(entry):
                return entry
        return None

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.query_one("#about", Pane).show()
        self.run_worker(self._look(), group="look", exclusive=True)

    async def _look(self) -> None:
        """Load the save under the cursor once the cursor rests."""
        await asyncio.sleep(SOON)
        entry = self._chosen
        if entry is None or self._doings.get(entry.path, (None,))[0] == entry:
            return
        loaded = self.here.loaded(entry.game)
        known = await asyncio.to_thread(doing, loaded.game, loaded.narration, entry)
        self._doings[entry.path] = entry, known
        self.query_one("#about", Pane).show()

    def _draw_about(self, canvas: Canvas) -> None:
        """Draw the save under the cursor, as a picture and as text."""
        entry = self._chosen
        if entry is None:
            return
        doing = self._doings.get(entry.path, (None, None))[1]
        loaded = self.here.loaded(entry.game)
        x, emblem = 0, loaded.emblem if self.look.paints else None
        if doing is not None and emblem is not None:
            x = canvas.height * 32 // 15
            sheet = Canvas(x, canvas.height, self.look)
            emblem.draw(sheet, doing.view)
            canvas.paste(0, 0, sheet)
        sheet = Canvas(canvas.width - x, canvas.height, self.look)
        if doing is not None:
            draw_doing(sheet, self.words, loaded, doing)
        else:
            draw_about(sheet, "")
        canvas.paste(x, 0, sheet)

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        here, path = self.local, Path(message.option)
        self.dismiss(None)
        if self.watching:
            from weimar_tui.tui.replay.watching import watch_file

            watch_file(here, path, here.game_for)
        else:
            here.open_save(path)

    def action_beside(self) -> None:
        """Compare all finished games of the same kind as the one under the cursor."""
        from weimar_tui.tui.screens.beside import BesideScreen

        chosen = self._chosen
        if chosen is None:
            return
        over = [entry for entry in self.entries if entry.game == chosen.game and entry.ending]
        loaded = self.here.loaded(chosen.game)
        if not over or not loaded.narration.charts:
            self._tell(self.words.replay("beside-none", game=loaded.words.title()), chosen.path)
            return
        at = over.index(chosen) if chosen in over else 0
        self.app.push_screen(BesideScreen(loaded, over, at))

    # --- putting them in order ------------------------------------------------------------------
    @property
    def own(self) -> Path | None:
        """The save under the cursor, if it belongs to the player."""
        current = self.query_one(ChoicePane).choice.current
        path = Path(current.id) if current is not None else None
        return path if path is not None and path.parent == self.folder else None

    def action_delete(self) -> None:
        """Delete the save under the cursor; this can be undone."""
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
        """Undo the last deletion or renaming."""
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
