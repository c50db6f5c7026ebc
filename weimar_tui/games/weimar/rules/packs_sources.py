"""The texts of the component files: found and laid over one another.

A pack is a folder that holds some of the files again. Its entries are laid over ours by their id,
field by field, so that it need only say what is different.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeGuard

from weimar_tui.data_files import data_folder
from weimar_tui.games.weimar.rules.packs_files import FILES

Document = dict[str, Any]


class PackError(ValueError):
    """A pack that cannot be used: the first problem as its message, all of them in `problems`."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(problems[0])
        self.problems = problems


class Sources:
    """The component files, ours and those of a pack, and the scenarios, as bytes.

    They are quick to read and to name.
    """

    def __init__(self, pack: Path | None = None) -> None:
        folder = data_folder("rules") / "weimar"
        self.problems: list[str] = []
        self.ours = {name: self._read(folder / name) for name in FILES}
        self.pack: dict[str, bytes] = {} if pack is None else self._read_pack(pack)
        scenarios = sorted((data_folder("scenarios") / "weimar").glob("*.toml"))
        self.scenarios = {path.name: self._read(path) for path in scenarios}

    @property
    def content(self) -> str:
        """A short name of this exact content, every letter of it (saves: `packs_digest`)."""
        running = hashlib.sha256()
        parts = (("rules", self.ours), ("pack", self.pack), ("scenarios", self.scenarios))
        for label, files in parts:
            for name, content in files.items():
                running.update(f"{label}/{name}/{len(content)}\n".encode() + content)
        return running.hexdigest()[:12]

    def documents(self) -> dict[str, Document]:
        """Every file that can be read, the pack's entries laid over ours."""
        documents = {}
        for name in FILES:
            ours = self._parse(name, self.ours[name])
            pack = self._parse(name, self.pack[name]) if name in self.pack else {}
            documents[name] = self._overlaid(name, ours, pack)
        return documents

    def _read(self, path: Path) -> bytes:
        try:
            return path.read_bytes().replace(b"\r\n", b"\n")
        except OSError as error:
            self.problems.append(f"{path.name}: cannot be read ({error.strerror}).")
            return b""

    def _read_pack(self, folder: Path) -> dict[str, bytes]:
        if not folder.is_dir():
            self.problems.append(f"{folder}: there is no such folder.")
            return {}
        found = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
        if not found:
            self.problems.append(f"{folder}: this folder holds no .toml file.")
        for path in found:
            if path.name not in FILES:
                known = ", ".join(sorted(FILES))
                self.problems.append(f"{path.name}: no file of a pack; there are {known}.")
        return {path.name: self._read(path) for path in found if path.name in FILES}

    def _parse(self, name: str, content: bytes) -> Document:
        try:
            return tomllib.loads(content.decode("utf-8"))
        except UnicodeDecodeError as error:
            self.problems.append(f"{name}: not UTF-8 text (byte {error.start}).")
        except tomllib.TOMLDecodeError as error:
            self.problems.append(f"{name}: not valid TOML: {error}.")
        return {}

    def _overlaid(self, name: str, ours: Document, pack: Document) -> Document:
        """Our document with the pack's entries, tables and values in place of ours."""
        result = dict(ours)
        for key, value in pack.items():
            mine = ours.get(key)
            if _are_entries(value) and _have_ids(mine):
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
            replaced = {"event": "reactions", "reactions": "event"}
            dropped = {replaced[key] for key in replaced if key in entry}
            kept = {key: value for key, value in entries[identifier].items() if key not in dropped}
            entries[identifier] = kept | entry
        return list(entries.values())


def _are_entries(value: object) -> TypeGuard[list[Document]]:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def _have_ids(value: object) -> TypeGuard[list[Document]]:
    return _are_entries(value) and value != [] and all("id" in entry for entry in value)
