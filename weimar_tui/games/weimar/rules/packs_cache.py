"""A store for checked components, since reading the notation takes longer than all the rest.

What lies there is named by the content of the files and by the code that reads them, so it can
never be out of date. Whatever goes wrong here is of no account: then the files are read again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_cache_path

from weimar_tui import __version__
from weimar_tui.games.weimar.rules.components import Components

_HERE = Path(__file__).resolve().parent
_READERS = ("components.py", "packs*.py", "effects/notation*", "effects/vocabulary.py")


class _Kept(Struct):
    content: str
    components: Components


def cached(content: str) -> Components | None:
    """The components of this content, if they have been read before."""
    try:
        found = msgspec.msgpack.decode(_path(content).read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError, RecursionError):
        return None
    return found.components if found.content == content else None


def keep(content: str, components: Components) -> None:
    """Stores checked components for the next start, by the name of the files' content."""
    with contextlib.suppress(OSError):
        path = _path(content)
        path.parent.mkdir(parents=True, exist_ok=True)
        passing = path.with_suffix(f".{os.getpid()}")
        passing.write_bytes(msgspec.msgpack.encode(_Kept(content, components)))
        passing.replace(path)


def _path(content: str) -> Path:
    folder = user_cache_path("weimar-tui", appauthor=False)
    return folder / f"components-{content}-{_code()}.msgpack"


def _code() -> str:
    """A short name of the version and of the code that reads the components."""
    running = hashlib.sha256(__version__.encode())
    for pattern in _READERS:
        for path in sorted(_HERE.glob(pattern)):
            running.update(path.read_bytes())
    return running.hexdigest()[:12]
