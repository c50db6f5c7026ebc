"""Where a host keeps its tables: records and the journals of their games."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from weimar_tui.kernel.disk import SaveFile
from weimar_tui.kernel.errors import SaveError, cause_of
from weimar_tui.kernel.line_store import LineStore
from weimar_tui.server.record import (
    DELETED,
    GAME,
    TableRecord,
    game_file,
    read_record,
    record_text,
    table_folders,
    write_record,
)


class LostTable(SaveError):
    """Another machine has this table now, or this one can no longer be sure that it has it."""


class TableStore(Protocol):
    """The tables of a host. Methods may be called from any thread; all of them raise SaveError.

    Each table is used by one thread at a time. `shared`: other machines use the same store.
    """

    shared: bool

    def ids(self) -> Iterable[str]:
        """Return the ids of all tables, in order."""
        ...

    def mine(self) -> Iterable[str]:
        """Return the ids of the tables that a server finds when it starts."""
        ...

    def name(self, id: str) -> str:
        """Return where a table is, for log lines."""
        ...

    def read(self, id: str) -> TableRecord:
        """Return a table's record."""
        ...

    def make(self, record: TableRecord) -> None:
        """Add a new table."""
        ...

    def write(self, record: TableRecord) -> None:
        """Replace a table's record, completely or not at all."""
        ...

    def remove(self, id: str) -> None:
        """Remove a table whose game has not begun."""
        ...

    def remove_finished(self, id: str) -> None:
        """Remove a finished table that was taken, with its game: completely or not at all."""
        ...

    def new_game(self, id: str) -> LineStore:
        """Return the store for a game that is about to begin."""
        ...

    def game(self, id: str) -> LineStore:
        """Return the store in which a table's game continues."""
        ...

    def resume(self, id: str, save: bytes) -> None:
        """Give a table the game of this save."""
        ...

    def recording(self, id: str) -> bytes:
        """Return a table's game as the contents of a save file."""
        ...

    def size(self, id: str) -> int:
        """Return the length of a table's game in bytes."""
        ...

    def take(self, id: str) -> None:
        """Take a finished table, to change its record. LostTable if another machine has it."""
        ...

    def put_away(self, id: str) -> None:
        """Release a finished table after use."""
        ...


class FolderTables:
    """Tables in a folder of the host, each with a folder of its own."""

    shared = False

    def __init__(self, folder: Path, *, sync: bool = True) -> None:
        self._folder = folder
        self._sync = sync

    def ids(self) -> Iterable[str]:
        return [folder.name for folder in table_folders(self._folder)]

    mine = ids

    def name(self, id: str) -> str:
        return str(self._folder / id)

    def read(self, id: str) -> TableRecord:
        return read_record(self._folder / id)

    def write(self, record: TableRecord) -> None:
        write_record(self._folder / record.id, record_text(record))

    make = write

    def remove(self, id: str) -> None:
        shutil.rmtree(self._folder / id, ignore_errors=True)

    def remove_finished(self, id: str) -> None:
        # Deleting a folder takes several steps: first it moves to where nobody looks for tables.
        # It is in the folder of tables, which can be another file system than the one around it.
        aside = self._folder / DELETED
        try:
            aside.mkdir(mode=0o700, exist_ok=True)
            _empty(aside)  # what a crash has left could have the same name
            (self._folder / id).rename(aside / id)
            _empty(aside)
        except OSError as error:
            raise SaveError("table-unwritable", **cause_of(error)) from None

    def new_game(self, id: str) -> LineStore:
        path = self._folder / id / GAME
        path.unlink(missing_ok=True)  # left over from a failed start
        return SaveFile(path, sync=self._sync)

    def game(self, id: str) -> LineStore:
        return SaveFile(game_file(self._folder / id), sync=self._sync)

    def resume(self, id: str, save: bytes) -> None:
        try:
            (self._folder / id / GAME).write_bytes(save)
        except OSError as error:
            raise SaveError("table-unwritable", **cause_of(error)) from None

    def recording(self, id: str) -> bytes:
        path = game_file(self._folder / id)
        try:
            return path.read_bytes()
        except OSError as error:
            raise SaveError("file-unreadable", path=str(path), **cause_of(error)) from None

    def size(self, id: str) -> int:
        path = game_file(self._folder / id)
        try:
            return path.stat().st_size
        except OSError as error:
            raise SaveError("file-unreadable", path=str(path), **cause_of(error)) from None

    def take(self, id: str) -> None:
        """Nothing to do: the server has all tables of its folder."""

    def put_away(self, id: str) -> None:
        """Nothing to do."""


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_symlink() or not path.is_dir():
            with contextlib.suppress(OSError):
                path.unlink()
        else:
            shutil.rmtree(path, ignore_errors=True)
