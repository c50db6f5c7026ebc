"""Reads a notation with Lark. Imported by `notation` at the first text, not before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec
from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from weimar_tui.packs.errors import NotationError

_LONGEST = 4000
"""Letters of one text; our longest has fewer than 400."""

_DEEPEST = 12
"""Brackets inside one another; ours have five."""


def built(kind: type[msgspec.Struct]) -> Any:
    """A rule of a grammar that stands for a Struct, its parts being the fields in their order.

    What is left out has the field's default; a part is a number where one is wanted, and says yes
    where that is asked.
    """
    wanted = [(each.name, _MADE.get(each.type)) for each in msgspec.structs.fields(kind)]

    def build(_builder: object, *parts: object) -> msgspec.Struct:
        given = zip(wanted, parts, strict=False)
        return kind(
            **{n: make(part) if make else part for (n, make), part in given if part is not None}
        )

    return build


_MADE: dict[Any, Callable[[Any], Any]] = {int: int, str: str, bool: bool}
"""What is made of the parts of a rule for fields of a type; others are as they should be."""


class _KeepWord:
    """Keeps the terminal WORD, which stands in no rule: unknown words are read as this."""

    always_accept = ("WORD",)

    def process(self, stream: object) -> Any:
        return stream


class Parser:
    """The built parser. `names` are proper names; `expected` says what could have stood there."""

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
        """What `text` stands for; NotationError if it is not in the notation."""
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
    """What is nested too deeply could not be written into a save."""
    depth = 0
    for column, letter in enumerate(text, start=1):
        depth += (letter in "({[") - (letter in ")}]")
        if depth > _DEEPEST:
            raise NotationError(f"more than {_DEEPEST} brackets inside one another", column)


def _excerpt(text: str, position: int) -> str:
    """What stands at a place in a text, up to the next space."""
    return text[position:].split(maxsplit=1)[0]
