"""A cache of checked components, since parsing the notation is the slowest part of loading.

Entries are named by the content of the files and the code that reads them, so they never go stale.
Errors are ignored: then the files are read again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from weimar_tui import __version__
from weimar_tui.kernel.files import read_bounded
from weimar_tui.packs.component import Component
from weimar_tui.user_folders import NoHome, cache_folder

ComponentsT = TypeVar("ComponentsT", bound=Component)

_HERE = Path(__file__).resolve().parent
_LARGEST = 64 * 1024 * 1024


class Cache(Generic[ComponentsT]):
    """The cache of one game's components.

    `kind`: the Struct that holds everything in the box. `code`: every file of the game that decides
    how the data are read, as `Path(__file__).parent.glob("*.py")` finds them.
    """

    def __init__(self, game: str, kind: type[ComponentsT], code: Iterable[Path]) -> None:
        self._game = game
        self._decoder = msgspec.msgpack.Decoder(tuple[str, kind])  # type: ignore[valid-type]
        self._code = (*sorted(_HERE.glob("*.py")), *sorted(code))

    def find(self, content: str) -> ComponentsT | None:
        """The cached components of this content (`Sources.content`), if any."""
        try:
            of, components = self._decoder.decode(read_bounded(self._path(content), _LARGEST))
        except (OSError, NoHome, msgspec.MsgspecError, RecursionError):
            return None
        return components if of == content else None

    def keep(self, content: str, components: ComponentsT) -> None:
        """Cache checked components under the name of their content."""
        with contextlib.suppress(OSError, NoHome):
            path = self._path(content)
            path.parent.mkdir(parents=True, exist_ok=True)
            passing = path.with_suffix(f".{os.getpid()}")
            passing.write_bytes(msgspec.msgpack.encode((content, components)))
            passing.replace(path)

    def _path(self, content: str) -> Path:
        return cache_folder() / f"{self._game}-{content}-{self._code_name()}.msgpack"

    def _code_name(self) -> str:
        """A hash of the version and of the code that reads the components."""
        running = hashlib.sha256(__version__.encode())
        for path in self._code:
            running.update(path.read_bytes())
        return running.hexdigest()[:32]
