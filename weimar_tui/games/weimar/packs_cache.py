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
from platformdirs import user_cache_path

from weimar_tui import __version__
from weimar_tui.games.weimar.components import Components

_HERE = Path(__file__).resolve().parent
_READERS = ("components.py", "packs*.py", "effects/notation*", "effects/vocabulary.py")


def cached(digest: str) -> Components | None:
    """The components of this content, if they have been read before."""
    try:
        content = _path(digest).read_bytes()
        found = msgspec.msgpack.decode(content, type=Components)
    except (OSError, msgspec.MsgspecError, RecursionError):
        return None
    return found if found.digest == digest else None


def keep(components: Components) -> None:
    """Stores checked components for the next start."""
    with contextlib.suppress(OSError):
        path = _path(components.digest)
        path.parent.mkdir(parents=True, exist_ok=True)
        passing = path.with_suffix(f".{os.getpid()}")
        passing.write_bytes(msgspec.msgpack.encode(components))
        passing.replace(path)


def _path(digest: str) -> Path:
    folder = user_cache_path("weimar-tui", appauthor=False)
    return folder / f"components-{digest}-{_code()}.msgpack"


def _code() -> str:
    """A short name of the version and of the code that reads the components."""
    running = hashlib.sha256(__version__.encode())
    for pattern in _READERS:
        for path in sorted(_HERE.glob(pattern)):
            running.update(path.read_bytes())
    return running.hexdigest()[:12]
