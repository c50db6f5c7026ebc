"""The Fluent messages of one language, parsed when first needed, with English behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from weimar_tui.text.languages import FALLBACK, LOCALES, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Function = Callable[..., str]

_BOOKS = {
    "event": "events",
    "decision": "decisions",
    "option": "decisions",
    "reason": "reasons",
    "ui": "ui",
    "dialog": "dialogs",
    "effect": "effects",
    "react": "effects",
    "mod": "effects",
    "place": "places",
    "atom": "places",
    "test": "places",
    "if": "places",
    "units": "places",
    "card": "cards",
    "agenda": "cards",
    "outcome": "outcome",
    "waiting": "waiting",
    "lobby": "lobby",
    "replay": "replay",
    "settings": "settings",
    "keymap": "keys",
    "learn": "learn",
    "problem": "problems",
    "cause": "problems",
    "cli": "cli",
    "ssh": "ssh",
    "scenario": "scenarios",
}
"""In which file a message stands, by the first word of its id; all others are in `names`.

Parsing is the slow part, so a file is parsed when one of its messages is first asked for.
"""


@cache
def _parsed(file: Path) -> Any:
    """What stands in a file. Parsing takes long, and languages are changed back and forth."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


class MissingText(LookupError):
    """A message is missing or cannot be filled in."""


class Library:
    """The messages of one language.

    `strict`: a gap raises MissingText (tests); otherwise English stands in, then the bare id.
    `functions` are what the messages may call, such as `PARTY($party)`.
    """

    def __init__(
        self, language: str, functions: dict[str, Function] | None = None, *, strict: bool = False
    ) -> None:
        if language not in languages():
            raise ValueError(f"there is no language {language!r}, only {', '.join(languages())}")
        self.language = language
        self.strict = strict
        self.functions: dict[str, Function] = {} if functions is None else functions
        self._bundle: FluentBundle | None = None
        self._opened: set[str] = set()
        self._english: Library | None = None

    # --- one message ----------------------------------------------------------------------------
    def has(self, message: str, attribute: str = "") -> bool:
        """Whether this language itself has the message (and the attribute)."""
        return self._pattern(message, attribute) is not None

    def text(self, message: str, attribute: str = "", /, **arguments: Any) -> str:
        """A message filled in. Arguments are numbers and strings (ids or worded parts)."""
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

    def _from_english(self, message: str, attribute: str, arguments: dict[str, Any]) -> str:
        name = f"{message}.{attribute}" if attribute else message
        if self.strict:
            raise MissingText(f"{self.language} has no message {name}")
        if self.language == FALLBACK:
            return name
        if self._english is None:
            self._english = Library(FALLBACK, self.functions)
        return self._english.text(message, attribute, **arguments)

    def _pattern(self, message: str, attribute: str) -> Any:
        book = _BOOKS.get(message.partition("-")[0], "names")
        if book not in self._opened:
            self._open(book)
        assert self._bundle is not None
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _open(self, book: str) -> None:
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle(
                [self.language], functions=cast(Any, self.functions), use_isolating=False
            )
        self._opened.add(book)
        for name in (book, f"{book}-more"):
            file = LOCALES / self.language / f"{name}.ftl"
            if file.is_file():
                self._bundle.add_resource(_parsed(file))

    # --- joining --------------------------------------------------------------------------------
    def join(self, kind: str, items: Iterable[str]) -> str:
        """Several worded parts as one, the way the language does: `and`, `or`, `sentences`, ...
        `and` joins things, `both` what is true of one thing: not every language says the same.

        The message `join-<kind>` puts two parts together, its attribute `more` a part and the
        rest where that is done differently.
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
    """The text with its first letter made large, where the script knows large letters."""
    return text[:1].upper() + text[1:]
