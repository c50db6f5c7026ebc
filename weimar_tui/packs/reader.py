"""From the documents of the component files to components, with every problem noted on the way."""

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
"""What was read in a notation, with the words that say where it stands."""

_NONE: Mapping[str, str] = MappingProxyType({})


class Reader:
    """Reads entries and whole files as components; `problems` holds a line for everything wrong.

    `parsers`: what reads each notation, by the name in `Notated`; it raises NotationError.
    `notations`: everything that was read in a notation, with the words that say where it stands.
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
        """The entries `[[key]]` of a file by their ids, in the order in which they stand.

        `given`: fields that are the same for the whole file and do not stand in it. `renamed`: what
        this file calls a field otherwise: its word, then the field. `beside`: other tables of the
        file, see `table`.
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
        """A file that is one component; nothing if it is wrong."""
        return self.convert(file, self._documents[file], kind)

    def table(self, file: str, key: str, kind: type[Built]) -> Built | None:
        """The table `[key]` of a file that has others too; nothing if it is wrong."""
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
        """What stands there as a component; nothing, and its problems noted, if it is wrong."""
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
        """What a text in a notation stands for; nothing, and the problem noted, if it is none."""
        try:
            read = parse(text)
        except NotationError as error:
            self.problems.append(f"{where}, column {error.column}: {error.problem}.")
            return None
        self.notations.append((where, read))
        return read

    # --- texts and notation inside an entry ------------------------------------------------------
    def _prepared(self, where: str, path: str, raw: object, kind: object) -> Any:
        """The same with texts as `Words` and notation as what it stands for."""
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
        """Notes fields that the file may not say, since they follow from elsewhere."""
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
    """What is to be prepared in a value of this type, if anything.

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
    """The texts in a notation, by the fields that keep them as they are written."""
    shapes = {key: _shape(fields.get(key)) for key in raw}
    return {
        shape.kept_as: raw[key]
        for key, shape in shapes.items()
        if isinstance(shape, Notated) and shape.kept_as and isinstance(raw[key], str)
    }


def _inside(path: str, key: object) -> str:
    return f"{path}.{key}".lstrip(".")


def plainly(message: str) -> str:
    """A message of the decoder in the words of somebody who edits the file.

    >>> plainly("Object missing required field `de` - at `$.name`")
    'missing field `de` in `name`'
    """
    message = message.replace("Object contains unknown field", "unknown field")
    message = message.replace("Object missing required field", "missing field")
    message = message.replace("Invalid enum value", "unknown value").replace("Expected", "expected")
    message = re.sub(r"`str` matching regex '.*'", "a year such as `1919` or `1919-33`", message)
    return re.sub(r" - at `\$\.?(.+)`$", r" in `\1`", message)
