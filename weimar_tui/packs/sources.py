"""Find a game's component files and merge them with a pack.

A pack is a folder that replaces some of the files. Its entries are merged into ours by id, field by
field, so it only contains the differences. A file that begins with `whole = true` replaces ours
completely: another map, another deck.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeGuard

from weimar_tui.data_files import game_folder
from weimar_tui.kernel.errors import reason_of
from weimar_tui.kernel.files import read_bounded, without_mark

Document = dict[str, Any]

LARGEST = 1024 * 1024
"""Limit in bytes for a component file; our longest has 25,000."""

DEEPEST = 20
"""Limit for nested tables and lists, and parts of a dotted key; ours have six."""

MOST = 10_000
"""Numbers lie between this and its negative; ours are years at most."""

_PART = rb"""(?:(?<![\w-])[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_LONG_KEY = re.compile(rb"%b(?:\.[ \t]*+%b){%d}" % (_PART, _PART, DEEPEST))


class PackSources:
    """The component files of a game, ours and those of a pack, and its scenarios, as bytes.

    Cheap to read and hash. `files`: the names of the component files. `instead`: fields of an entry
    that exclude each other, as in `{"event": "reactions"}`: a pack that sets one drops the other.
    `problems`: a line for every error.
    """

    def __init__(
        self,
        game: str,
        files: Collection[str],
        pack: Path | None = None,
        *,
        instead: Mapping[str, str] | None = None,
    ) -> None:
        folder = game_folder("rules", game)
        self.problems: list[str] = []
        self._instead = instead or {}
        self.ours = {name: self._read(folder / name) for name in files}
        self.pack: dict[str, bytes] = {} if pack is None else self._read_pack(pack)
        scenarios = sorted(game_folder("scenarios", game).glob("*.toml"))
        self.scenarios = {path.name: self._read(path) for path in scenarios}

    @property
    def content(self) -> str:
        """A hash of the exact content (for the hash of what affects play, see `digest`)."""
        running = hashlib.sha256()
        parts = (("rules", self.ours), ("pack", self.pack), ("scenarios", self.scenarios))
        for label, files in parts:
            for name, content in files.items():
                running.update(f"{label}/{name}/{len(content)}\n".encode() + content)
        return running.hexdigest()

    def documents(self) -> dict[str, Document]:
        """Every readable file, with the pack's entries merged into ours."""
        documents = {}
        for name, content in self.ours.items():
            ours = self._parsed(name, content)
            pack = self._parsed(name, self.pack[name]) if name in self.pack else {}
            documents[name] = self._overlaid(name, ours, pack)
        return documents

    def _read(self, path: Path) -> bytes:
        try:
            return without_mark(read_bounded(path, LARGEST)).replace(b"\r\n", b"\n")
        except OSError as error:
            self.problems.append(f"{path.name}: cannot be read ({reason_of(error)}).")
            return b""

    def _read_pack(self, folder: Path) -> dict[str, bytes]:
        try:
            if not folder.is_dir():
                self.problems.append(f"{folder}: there is no such folder.")
                return {}
            files = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
        except (OSError, ValueError) as error:
            self.problems.append(f"{folder}: cannot be read ({reason_of(error)}).")
            return {}
        if not files:
            self.problems.append(f"{folder}: this folder holds no .toml file.")
        for path in files:
            if path.name not in self.ours:
                known = ", ".join(sorted(self.ours))
                self.problems.append(f"{path.name}: no file of a pack; there are {known}.")
        return {path.name: self._read(path) for path in files if path.name in self.ours}

    def _parsed(self, name: str, content: bytes) -> Document:
        try:
            return parse_toml(content)
        except ValueError as error:
            self.problems.append(f"{name}: {error}.")
            return {}

    def _overlaid(self, name: str, ours: Document, pack: Document) -> Document:
        """Our document with the pack's entries, tables and values in place of ours."""
        if pack.pop("whole", False) is True:
            return pack
        result = dict(ours)
        for key, value in pack.items():
            mine = ours.get(key)
            if are_entries(value) and _have_ids(mine):
                result[key] = self._overlaid_entries(name, mine, value)
            elif isinstance(value, dict) and isinstance(mine, dict):
                result[key] = self._overlaid(name, mine, value)
            else:
                result[key] = value
        return result

    def _overlaid_entries(
        self, name: str, ours: list[Document], pack: list[Document]
    ) -> list[Document]:
        entries = {entry["id"]: entry for entry in ours}
        seen = set()
        for number, entry in enumerate(pack, start=1):
            if "id" not in entry:
                self.problems.append(f"{name}: entry number {number} has no `id`.")
                continue
            identifier = str(entry["id"])
            if identifier not in entries:
                self.problems.append(f"{name}: {identifier}: there is nothing with this id.")
                continue
            if identifier in seen:
                self.problems.append(f"{name}: {identifier}: this id stands here twice.")
            seen.add(identifier)
            dropped = {self._instead[key] for key in self._instead if key in entry}
            kept = {key: value for key, value in entries[identifier].items() if key not in dropped}
            entries[identifier] = kept | entry
        return list(entries.values())


def parse_toml(content: bytes) -> Document:
    """Parse an untrusted TOML file.

    Raises ValueError with the problem, to be put after the file's name.


    >>> parse_toml(b"card = 3"), DEEPEST
    ({'card': 3}, 20)
    """
    # Each further part of a key reads all earlier ones again.
    if _LONG_KEY.search(content):
        raise ValueError(_TOO_DEEP)
    try:
        document = tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8 text (byte {error.start})") from None
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    except ValueError as error:
        # Also catches numbers with more digits than Python reads.
        raise ValueError(f"not valid TOML: {error}") from None
    for depth, value in _values(document):
        if depth > DEEPEST:
            raise ValueError(_TOO_DEEP)
        if isinstance(value, int | float) and not -MOST <= value <= MOST:
            raise ValueError(f"a number is greater than {MOST}, or less than nothing of it")
    return document


_TOO_DEEP = f"tables or lists stand more than {DEEPEST} deep inside one another"


def _values(document: Document) -> Iterator[tuple[int, object]]:
    """All values with their depth; not recursive, since it guards against deep nesting."""
    waiting: list[tuple[int, object]] = [(1, document)]
    while waiting:
        depth, value = waiting.pop()
        yield depth, value
        if isinstance(value, dict | list):
            inner = value.values() if isinstance(value, dict) else value
            waiting += [(depth + 1, part) for part in inner]


def are_entries(value: object) -> TypeGuard[list[Document]]:
    """Whether this is a list of tables, `[[card]]` in a file."""
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def _have_ids(value: object) -> TypeGuard[list[Document]]:
    return are_entries(value) and value != [] and all("id" in entry for entry in value)


Carried = tuple[tuple[str, str], ...]
"""The files of a pack, each its name and text; empty without a pack."""


def carry(pack: Path | None) -> Carried:
    """The files of a checked pack. Raises OSError."""
    if pack is None:
        return ()
    files = sorted(path for path in pack.iterdir() if path.suffix == ".toml")
    return tuple((path.name, read_bounded(path, LARGEST).decode()) for path in files)


@contextmanager
def laid_out(carried: Carried) -> Iterator[Path | None]:
    """A temporary folder with these files."""
    if not carried:
        yield None
        return
    with TemporaryDirectory() as folder:
        for name, text in carried:
            (Path(folder) / name).write_text(text, encoding="utf-8")
        yield Path(folder)
