"""Parses a notation with Lark. `notation` imports this only for the first text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec
from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from weimar_tui.packs.errors import NotationError

_LONGEST = 4000
"""Longest text in characters; ours have fewer than 400."""

_DEEPEST = 12
"""Deepest nesting of brackets; ours have five levels."""


def built(kind: type[msgspec.Struct]) -> Any:
    """A grammar rule that builds a Struct from its parts, in field order.

    Missing parts get the field's default; parts are converted to a number or a truth value if the
    field wants one.
    """
    wanted = [(each.name, _MADE.get(each.type)) for each in msgspec.structs.fields(kind)]

    def build(_builder: object, *parts: object) -> msgspec.Struct:
        given = zip(wanted, parts, strict=False)
        return kind(
            **{n: make(part) if make else part for (n, make), part in given if part is not None}
        )

    return build


_MADE: dict[Any, Callable[[Any], Any]] = {int: int, str: str, bool: bool}
"""Conversions of a rule's parts by field type; other types are used as they are."""


class _KeepWord:
    """Keeps the terminal WORD, which is not used in any rule, for unknown words."""

    always_accept = ("WORD",)

    def process(self, stream: object) -> Any:
        return stream


class NotationParser:
    """The built parser. `names` are proper names; `expected` words what was expected."""

    def __init__(
        self,
        grammar: Path,
        transformer: object,
        starts: Sequence[str],
        names: Collection[str],
        expected: Callable[[Collection[str]], str],
    ) -> None:
        self._names = names
        self._expected = expected
        self._lark = Lark(
            grammar.read_text(encoding="utf-8"),
            parser="lalr",
            lexer="basic",
            start=list(starts),
            transformer=transformer,
            postlex=_KeepWord(),
            maybe_placeholders=True,
        )
        self._literals = {
            terminal.name: terminal.pattern.value
            for terminal in self._lark.terminals
            if terminal.pattern.type == "str"
        }

    def read(self, text: str, start: str) -> Any:
        """Parse `text`. Raises NotationError."""
        if len(text) > _LONGEST:
            raise NotationError(f"longer than {_LONGEST} letters", _LONGEST + 1)
        _refuse_deep(text)
        try:
            return self._lark.parse(text, start=start)
        except UnexpectedInput as error:
            raise self._explained(error, text) from None

    def _explained(self, error: UnexpectedInput, text: str) -> NotationError:
        position = error.pos_in_stream or 0
        if isinstance(error, UnexpectedCharacters):
            return NotationError(f"cannot read `{_excerpt(text, position)}`", position + 1)
        assert isinstance(error, UnexpectedToken)
        accepted = {self._literals.get(name, name) for name in error.accepts}
        wanted = self._expected(accepted)
        if error.token.type == "$END":
            return NotationError(f"the text ends here; expected {wanted}", len(text.rstrip()) + 1)
        known = error.token.type not in ("NAME", "WORD") or str(error.token) in self._names
        kind = "unexpected" if known else "unknown word"
        misplaced = _excerpt(text, position) if error.token in ("+", "-") else error.token
        return NotationError(f"{kind} `{misplaced}`; expected {wanted}", position + 1)


def _refuse_deep(text: str) -> None:
    """Refuse nesting too deep to be written to a save."""
    depth = 0
    for column, letter in enumerate(text, start=1):
        depth += (letter in "({[") - (letter in ")}]")
        if depth > _DEEPEST:
            raise NotationError(f"more than {_DEEPEST} brackets inside one another", column)


def _excerpt(text: str, position: int) -> str:
    """The text at a position, up to the next space."""
    return text[position:].split(maxsplit=1)[0]
