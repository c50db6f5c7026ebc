"""Packs as plain text, to be sent to other processes and computers and to be kept in files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from weimar_tui.kernel.files import read_bounded
from weimar_tui.packs.sources import LARGEST

Carried = tuple[tuple[str, str], ...]
"""The files of a pack, each its name and text; none: what is in the box."""


def carry(pack: Path | None) -> Carried:
    """The files of a pack that was checked. Raises OSError."""
    if pack is None:
        return ()
    files = sorted(path for path in pack.iterdir() if path.suffix == ".toml")
    return tuple((path.name, read_bounded(path, LARGEST).decode()) for path in files)


@contextmanager
def laid_out(carried: Carried) -> Iterator[Path | None]:
    """A folder with these files, for as long as they are read."""
    if not carried:
        yield None
        return
    with TemporaryDirectory() as folder:
        for name, text in carried:
            (Path(folder) / name).write_text(text, encoding="utf-8")
        yield Path(folder)
