"""How players wish to be told that it is their turn; off unless they ask."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec

from weimar_tui.kernel.errors import SaveError, cause_of, reason_of
from weimar_tui.kernel.files import write_whole
from weimar_tui.table.disk import Disk
from weimar_tui.table.wire import Wish

FILE = "wishes.json"
_MOST = 2000
_LARGEST = 1 << 20
_log = logging.getLogger("weimar_tui.table")


class Wishes:
    """What players have asked for, by name, in one small file."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._path = folder / FILE
        self._disk = disk
        self._lock = asyncio.Lock()
        self._found: dict[str, Wish] = {}

    def open(self) -> None:
        """Read the file; a damaged one is logged and counts as empty."""
        try:
            if self._path.stat().st_size > _LARGEST:
                raise ValueError("it is too large")
            self._found = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Wish])
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            _log.error("%s cannot be used: %s", self._path, error)

    def of(self, name: str) -> Wish:
        """What a player wishes."""
        return self._found.get(name, Wish())

    async def change(self, name: str, wish: Wish) -> None:
        """Remember a wish, on disk first. Raises SaveError."""
        async with self._lock:
            wishes = {known: kept for known, kept in self._found.items() if known != name}
            if wish != Wish():
                wishes[name] = wish
            while len(wishes) > _MOST:
                del wishes[next(iter(wishes))]
            await self._disk.run(self._write, msgspec.json.encode(wishes))
            self._found = wishes

    def _write(self, text: bytes) -> None:
        try:
            write_whole(self._path, text)
        except OSError as error:
            raise SaveError(
                f"The table cannot be written: {reason_of(error)}.",
                id="table-unwritable",
                **cause_of(error),
            ) from None
