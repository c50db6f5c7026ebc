"""Asks for a file: for a copy of a game, or to continue it there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.play.interface import Table
from weimar_tui.play.saves import typed_path
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.reading import show_message

if TYPE_CHECKING:
    from weimar_tui.tui.weimar_app import WeimarApp


async def save_as(app: WeimarApp, table: Table) -> None:
    """Write a copy of the game to a file of the player's choice."""
    words = app.words
    folder = table.path.parent if table.path is not None else Path.cwd()
    path = await _ask_for_file(app, "save-as", folder)
    if path is None:
        return
    try:
        table.save_as(path)
    except KernelError as error:
        await show_message(app, words.ui("problem"), words.problem(error))
        return
    await show_message(app, words.ui("save-as-title"), words.ui("save-as-done", path=str(path)))


async def ask_for_another_place(app: WeimarApp, table: Table) -> None:
    """Ask where a game should continue that cannot be saved in its file."""
    path = await _ask_for_file(app, "save-elsewhere", Path.home())
    if path is None:
        return
    try:
        table.move_to(path)
    except KernelError as error:
        await show_message(app, app.words.ui("problem"), app.words.problem(error))
        return
    message = app.words.ui("save-elsewhere-done", path=str(table.path))
    await show_message(app, app.words.ui("save-elsewhere-title"), message)


async def _ask_for_file(app: WeimarApp, about: str, folder: Path) -> Path | None:
    """Ask for a game's file; None if the player cancels."""
    title, prompt = app.words.ui(f"{about}-title"), app.words.ui(f"{about}-prompt")
    dialog = EntryDialog(title, prompt, str(folder / f"weimar{SUFFIX}"))
    typed = await app.push_screen_wait(dialog)
    return typed_path(typed) if typed else None
