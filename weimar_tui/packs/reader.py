"""Build components from the documents of the component files, collecting every problem."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from weimar_tui.kernel.printing import printable
from weimar_tui.packs.component import InEveryLanguage, Notated
from weimar_tui.packs.errors import NotationError
from weimar_tui.packs.sources import Document, are_entries
from weimar_tui.packs.texts import Text

Built = TypeVar("Built", bound=Struct)
Read = TypeVar("Read")

Notations = list[tuple[str, Any]]
"""Parsed notations, each with a description of its place."""

_NONE: Mapping[str, str] = MappingProxyType({})


class Reader:
    """Builds components from entries and whole files; `problems` holds a line for every error.

    `parsers`: the parser of each notation, by the name in `Notated`; it raises NotationError.
    `notations`: everything parsed, with a description of its place.
    """

    def __init__(
        self,
        documents: Mapping[str, Document],
        parsers: Mapping[str, Callable[[str], object]] | None = None,
    ) -> None:
        self.problems: list[str] = []
        self.notations: Notations = []
        self._documents = documents
        self._parsers = parsers or {}

    def entries(
        self,
        file: str,
        key: str,
        kind: type[Built],
        *,
        given: Mapping[str, object] = _NONE,
        renamed: Mapping[str, str] = _NONE,
        beside: Collection[str] = (),
    ) -> dict[str, Built]:
        """The entries `[[key]]` of a file by id, in file order.

        `given`: fields with the same value for the whole file, which its entries omit. `renamed`:
        pairs of the file's own name for a field and the field. `beside`: other tables of the file,
        see `table`.
        """
        for other in self._documents[file]:
            if other != key and other not in beside:
                here = f"`[[{key}]]`" + "".join(f", `[{name}]`" for name in beside)
                self.problems.append(f"{file}: unknown table `{other}`; here stand {here}.")
        tables = self._documents[file].get(key, [])
        if not are_entries(tables):
            self.problems.append(f"{file}: `{key}` must be a list of tables, `[[{key}]]`.")
            return {}
        entries: dict[str, Built] = {}
        seen = set()
        for number, raw in enumerate(tables, start=1):
            identifier = raw.get("id")
            if not isinstance(identifier, str) or not identifier:
                self.problems.append(f"{file}: {key} number {number}: `id` must be a text.")
                continue
            where = f"{file}: {identifier}"
            if identifier in seen:
                self.problems.append(f"{where}: this id stands here twice.")
            seen.add(identifier)
            entry = self.convert(where, raw, kind, given=given, renamed=renamed)
            if entry is not None:
                entries[identifier] = entry
        return entries

    def whole(self, file: str, kind: type[Built]) -> Built | None:
        """A file that is one component; None if it is wrong."""
        return self.convert(file, self._documents[file], kind)

    def table(self, file: str, key: str, kind: type[Built]) -> Built | None:
        """The table `[key]` of a file that also has others; None if it is wrong."""
        return self.convert(f"{file}: {key}", self._documents[file].get(key, {}), kind)

    def convert(
        self,
        where: str,
        raw: object,
        kind: type[Built],
        *,
        given: Mapping[str, object] = _NONE,
        renamed: Mapping[str, str] = _NONE,
    ) -> Built | None:
        """Convert raw data to a component; on errors adds the problems and returns None."""
        before = len(self.problems)
        if isinstance(raw, dict):
            self._refuse(where, raw, (*given, *renamed.values()))
            raw = {renamed.get(key, key): value for key, value in raw.items()} | dict(given)
        prepared = self._prepared(where, "", raw, kind)
        if len(self.problems) > before:
            return None
        try:
            return msgspec.convert(prepared, kind)
        except msgspec.ValidationError as error:
            self.problems.append(f"{where}: {plainly(str(error))}.")
            return None

    def notation(self, where: str, text: str, parse: Callable[[str], Read]) -> Read | None:
        """Parse a text in a notation; on errors adds the problem and returns None."""
        try:
            read = parse(text)
        except NotationError as error:
            self.problems.append(f"{where}, column {error.column}: {error.problem}.")
            return None
        self.notations.append((where, read))
        return read

    # --- texts and notation inside an entry ------------------------------------------------------
    def _prepared(self, where: str, path: str, raw: object, kind: object) -> Any:
        """The raw data with texts converted to `Words` and notation parsed."""
        match _shape(kind):
            case Notated(parser=parser):
                return self._notated(where, path, raw, parser)
            case InEveryLanguage():
                return self._words(where, path, raw)
            case ("fields", dict(fields)) if isinstance(raw, dict):
                texts = _texts(raw, fields)
                self._refuse(where, raw, texts)
                read = {
                    key: self._prepared(where, _inside(path, key), value, fields.get(key))
                    for key, value in raw.items()
                }
                return read | texts
            case ("values", inner) if isinstance(raw, dict):
                return {
                    key: self._prepared(where, _inside(path, key), value, inner)
                    for key, value in raw.items()
                }
            case ("items", inner) if isinstance(raw, list):
                return [
                    self._prepared(where, f"{path} {number}".lstrip(), value, inner)
                    for number, value in enumerate(raw, start=1)
                ]
        return raw

    def _refuse(self, where: str, raw: Document, derived: Collection[str]) -> None:
        """Report fields that are derived and must not be in the file."""
        for key in derived:
            if key in raw:
                self.problems.append(f"{where}: unknown field `{key}`.")

    def _notated(self, where: str, path: str, raw: object, parser: str) -> Any:
        if isinstance(raw, str):
            return self.notation(f"{where}: {path}", raw, self._parsers[parser])
        self.problems.append(f"{where}: expected a text in the notation in `{path}`.")
        return None

    def _words(self, where: str, path: str, raw: object) -> dict[str, str]:
        try:
            words = msgspec.convert(raw, Text).words()
            if not all(printable(text) == text for text in words.values()):
                self.problems.append(f"{where}: control codes or line breaks in `{path}`.")
            return words
        except msgspec.ValidationError as error:
            problem, _, inner = plainly(str(error)).partition(" in `")
            inside = _inside(path, inner.rstrip("`")).rstrip(".")
            self.problems.append(f"{where}: {problem} in `{inside}`.")
            return {}


@cache
def _shape(kind: object) -> Any:
    """What must be converted in a value of this type, if anything.

    `Notated` or `InEveryLanguage`, or the types of its fields, its values or its items.
    """
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        marked = [mark for mark in marks if isinstance(mark, Notated | InEveryLanguage)]
        return marked[0] if marked else _shape(inner)
    if get_origin(kind) in (Union, UnionType):
        parts = [part for part in get_args(kind) if part is not NoneType]
        return _shape(parts[0]) if len(parts) == 1 else None
    if get_origin(kind) is dict:
        return ("values", get_args(kind)[1])
    if get_origin(kind) in (tuple, list):
        return ("items", get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        names = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
        return ("fields", {written: hints[name] for written, name in names})
    return None


def _texts(raw: Document, fields: Mapping[str, object]) -> dict[str, str]:
    """The original texts of notations, by the fields that keep them."""
    shapes = {key: _shape(fields.get(key)) for key in raw}
    return {
        shape.kept_as: raw[key]
        for key, shape in shapes.items()
        if isinstance(shape, Notated) and shape.kept_as and isinstance(raw[key], str)
    }


def _inside(path: str, key: object) -> str:
    return f"{path}.{key}".lstrip(".")


def plainly(message: str) -> str:
    """Reword a decoder message for a person editing the file.


    >>> plainly("Object missing required field `de` - at `$.name`")
    'missing field `de` in `name`'
    """
    message = message.replace("Object contains unknown field", "unknown field")
    message = message.replace("Object missing required field", "missing field")
    message = message.replace("Invalid enum value", "unknown value").replace("Expected", "expected")
    message = re.sub(r"`str` matching regex '.*'", "a year such as `1919` or `1919-33`", message)
    return re.sub(r" - at `\$\.?(.+)`$", r" in `\1`", message)
