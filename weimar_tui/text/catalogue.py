"""The messages of one language: Fluent files, parsed when first needed, with English as
the fallback."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from weimar_tui.text.languages import FALLBACK, LOCALES, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Function = Callable[..., str]

_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_VARIABLE = re.compile(r"\{\s*\$([a-z]\w*)\s*\}")
_KEPT = 3072
"""How many worded messages of a language are kept: up to 1,300 are shared by served clients."""
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)[\s.}]")
"""A reference to another message within a message."""


class MissingText(LookupError):
    """A message is missing or cannot be filled in."""


@cache
def _index(folder: Path) -> dict[str, Path]:
    """The file of each message in a folder.

    Parsing Fluent is slow, so each message is parsed when first needed; finding its file is quick.
    """
    return {
        message: file
        for file in sorted(folder.glob("*.ftl"))
        for message in _MESSAGE.findall(file.read_text(encoding="utf-8-sig"))
    }


@cache
def _files_in(*folders: Path) -> Mapping[str, Path]:
    """The file of each message in folders; those of the first folder take precedence."""
    files: dict[str, Path] = {}
    for folder in reversed(folders):
        files |= _index(folder)
    return files


@cache
def _written(file: Path) -> dict[str, str]:
    """The source text of each message in a file."""
    text = file.read_text(encoding="utf-8-sig")
    starts = [(head.group(1), head.start()) for head in _MESSAGE.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {message: text[start:end] for (message, start), end in zip(starts, ends, strict=True)}


@cache
def _simple(file: Path, message: str) -> Sequence[str] | None:
    """The parts of a one-line message that contains nothing but texts: text, name, text, ... None
    for other messages.

    Most messages are of this kind. Wording them does not need Fluent, which is slow to load.
    """
    lines = [
        line
        for line in _written(file)[message].splitlines()
        if line.strip() and not line.startswith("#")
    ]
    parts = _VARIABLE.split(lines[0].partition(" =")[2].strip())
    plain = len(lines) == 1 and not any(set("{}") & set(text) for text in parts[::2])
    return tuple(parts) if plain else None


def _reads_as_it_is(value: object) -> bool:
    """Whether every language writes a value alike: texts, and numbers below a thousand."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


@cache
def _parsed(file: Path, message: str) -> Sequence[Any]:
    """A parsed message, without positions in the file, which take as much memory as the rest.

    Parsing is slow, and a player may switch back to a language.
    """
    from fluent.syntax import FluentParser

    return tuple(FluentParser(with_spans=False).parse(_written(file)[message]).body)


class Catalogue:
    """The messages of one language: those in `folders`, then those that all games share.

    Each folder holds a folder for every language. `strict`: a missing message raises MissingText
    (tests); otherwise English is used, then the bare id. `functions` can be called by messages,
    such as `PARTY($party)`.
    """

    def __init__(
        self,
        language: str,
        folders: Sequence[Path] = (),
        functions: dict[str, Function] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in languages():
            raise ValueError(f"there is no language {language!r}, only {', '.join(languages())}")
        self.language = language
        self.strict = strict
        self.functions: dict[str, Function] = {} if functions is None else functions
        self._folders = (*folders, LOCALES)
        self._files = _files_in(*(folder / language for folder in self._folders))
        self._bundle: FluentBundle | None = None
        self._opened: set[str] = set()
        self._english: Catalogue | None = None
        # Every redraw repeats the same messages. Not `lru_cache`: it would write to memory that
        # processes share whenever it finds something.
        self._filled = lru_cache(maxsize=None, typed=True)(self._fill)

    # --- one message ----------------------------------------------------------------------------
    def has(self, message: str, attribute: str = "") -> bool:
        """Whether this language itself has the message (and the attribute)."""
        file = self._files.get(message)
        if file is not None and not attribute and _simple(file, message) is not None:
            return True
        return self._pattern(message, attribute) is not None

    def text(self, message: str, attribute: str = "", /, **arguments: object) -> str:
        """A message filled in. Arguments are numbers and strings (ids or worded parts)."""
        return self._filled(message, attribute, **arguments)

    def _fill(self, message: str, attribute: str, /, **arguments: object) -> str:
        if self._filled.cache_info().currsize >= _KEPT:
            self._filled.cache_clear()
        file = self._files.get(message)
        simple = _simple(file, message) if file is not None and not attribute else None
        if simple is not None:
            values = [arguments.get(name) for name in simple[1::2]]
            if all(map(_reads_as_it_is, values)):
                return "".join(
                    str(values[place // 2]) if place % 2 else text
                    for place, text in enumerate(simple)
                )
        pattern = self._pattern(message, attribute)
        if pattern is None:
            return self._from_english(message, attribute, arguments)
        assert self._bundle is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            if self.strict:
                raise MissingText(f"{self.language}: {message}: {errors[0]}") from errors[0]
            return self._from_english(message, attribute, arguments)
        return str(text)

    def _from_english(self, message: str, attribute: str, arguments: dict[str, object]) -> str:
        name = f"{message}.{attribute}" if attribute else message
        if self.strict:
            raise MissingText(f"{self.language} has no message {name}")
        if self.language == FALLBACK:
            return name
        if self._english is None:
            self._english = Catalogue(FALLBACK, self._folders[:-1], self.functions)
        return self._english.text(message, attribute, **arguments)

    def _pattern(self, message: str, attribute: str) -> Any:
        file = self._files.get(message)
        if file is None:
            return None
        if message not in self._opened:
            self._open(file, message)
        assert self._bundle is not None
        parsed = self._bundle.get_message(message)
        return parsed.attributes.get(attribute) if attribute else parsed.value

    def _open(self, file: Path, message: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle(
                [self.language], functions=cast(Any, self.functions), use_isolating=False
            )
        self._opened.add(message)
        resource = FluentResource("")
        resource.body = list(_parsed(file, message))
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(_written(file)[message]):
            if other in self._files and other not in self._opened:
                self._open(self._files[other], other)

    def parse_all(self) -> None:
        """Parse every message now: processes that are forked later share them."""
        for message, file in self._files.items():
            if _simple(file, message) is None:
                self._pattern(message, "")

    def pick(self, words: Mapping[str, str]) -> str:
        """A text of the components in this language, else in English, else in any language."""
        return words.get(self.language) or words.get(FALLBACK) or next(iter(words.values()), "")

    # --- joining --------------------------------------------------------------------------------
    def join(self, kind: str, items: Iterable[str]) -> str:
        """Several worded parts joined as the language joins them: `and`, `or`, `sentences`, ...
        `and` joins things, `both` what is true of one thing: some languages use different words.

        The message `join-<kind>` joins two parts; its attribute `more`, if any, joins each earlier
        part to the rest.
        """
        parts: Sequence[str] = tuple(items)
        if not parts:
            return ""
        message = f"join-{kind}"
        joined = parts[-1]
        more = "more" if self.has(message, "more") else ""
        for place, part in enumerate(reversed(parts[:-1])):
            joined = self.text(message, more if place else "", first=part, rest=joined)
        return joined


def sentence_case(text: str) -> str:
    """The text with a capital first letter, in scripts that have capitals."""
    return text[:1].upper() + text[1:]
