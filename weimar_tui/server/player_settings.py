"""The settings of players for their own screens (language, theme, keys), kept by the server.

The server only stores the values: a client checks them like a settings file.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import msgspec

from weimar_tui.kernel.files import read_bounded
from weimar_tui.server.host import Disk
from weimar_tui.server.limits import is_name
from weimar_tui.server.names import name_key
from weimar_tui.server.record import write_of_host
from weimar_tui.server.wire import MOST_SETTINGS, SettingValue

_log = logging.getLogger("weimar_tui.server")

FOLDER = "settings"
_MOST = 5000
"""The most players whose settings are kept; on a server that anyone can join, names are free."""

_LARGEST = 32 * 1024
_decode = msgspec.json.Decoder(dict[str, SettingValue]).decode


class PlayerSettings:
    """One small file for each player, by their normalised name."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._folder = folder / FOLDER
        self._disk = disk
        self._lock = asyncio.Lock()

    async def of(self, name: str) -> dict[str, SettingValue]:
        """A player's settings; empty if there are none, or if their file is damaged."""
        return await self._disk.run(self._read, name)

    async def change(self, name: str, changes: Mapping[str, SettingValue]) -> None:
        """Store changed settings, on disk before this returns. Raises SaveError.

        Changes by another session of the player are kept. If there are too many settings, the
        oldest are dropped.
        """
        async with self._lock:
            await self._disk.run(self._change, name, changes)

    async def inherit(self, name: str, before: Collection[str]) -> None:
        """Give a player the settings kept under earlier names, by `name_key`, if there are any."""
        async with self._lock:
            for key in before:
                await self._disk.run(self._move, key, name)

    def _move(self, before: str, name: str) -> None:
        with contextlib.suppress(OSError):
            self._path(before).replace(self._path(name))

    async def forget(self, name: str) -> None:
        """Remove a player's settings, with their account."""
        async with self._lock:
            await self._disk.run(self._unlink, name)

    async def forget_others(self, knows: Callable[[str], bool]) -> None:
        """Remove the settings of players who can no longer log in."""
        async with self._lock:
            for stem in await self._disk.run(self._names):
                if not knows(stem):
                    await self._disk.run(self._unlink, stem)

    def _unlink(self, name: str) -> None:
        with contextlib.suppress(OSError):
            self._path(name).unlink()

    def _names(self) -> list[str]:
        """The players whose settings are kept, latest change first."""
        try:
            files = [path for path in self._folder.iterdir() if is_name(path.stem)]
            files.sort(key=lambda path: path.lstat().st_mtime, reverse=True)
        except OSError:
            return []
        return [path.stem for path in files]

    def _path(self, name: str) -> Path:
        return self._folder / f"{name_key(name)}.json"

    def _read(self, name: str) -> dict[str, SettingValue]:
        path = self._path(name)
        try:
            return _decode(read_bounded(path, _LARGEST, links=False))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            _log.error("%s cannot be used: %s", path, error)
            return {}

    def _change(self, name: str, changes: Mapping[str, SettingValue]) -> None:
        kept = {known: value for known, value in self._read(name).items() if known not in changes}
        newest = list((kept | dict(changes)).items())[-MOST_SETTINGS:]
        is_new = not self._path(name).exists()
        write_of_host(self._path(name), msgspec.json.format(msgspec.json.encode(dict(newest))))
        for old in self._names()[_MOST:] if is_new else ():
            self._unlink(old)
