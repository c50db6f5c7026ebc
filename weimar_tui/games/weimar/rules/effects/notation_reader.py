"""Reads the notation with Lark. Imported by `notation` at the first parse, not before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from weimar_tui.games.weimar.rules.effects.notation_builder import Builder
from weimar_tui.games.weimar.rules.effects.notation_errors import NotationError, expectation
from weimar_tui.games.weimar.rules.effects.notation_names import NAMES

_GRAMMAR = Path(__file__).with_name("notation.lark")


class _KeepWord:
    """Keeps the terminal WORD, which stands in no rule: unknown words are read as this."""

    always_accept = ("WORD",)

    def process(self, stream: Any) -> Any:
        return stream


class Reader:
    """The built parser."""

    def __init__(self) -> None:
        self._lark = Lark(
            _GRAMMAR.read_text(encoding="utf-8"),
            parser="lalr",
            lexer="basic",
            start=["effects", "reactions"],
            transformer=Builder(),
            postlex=_KeepWord(),
            maybe_placeholders=True,
        )
        self._literals = {
            terminal.name: terminal.pattern.value
            for terminal in self._lark.terminals
            if terminal.pattern.type == "str"
        }

    def read(self, text: str, start: str) -> Any:
        """The Structs that `text` stands for; NotationError if it is not in the notation."""
        try:
            return self._lark.parse(text, start=start)
        except UnexpectedInput as error:
            raise self._explained(error, text) from None

    def _explained(self, error: UnexpectedInput, text: str) -> NotationError:
        position = error.pos_in_stream or 0
        if isinstance(error, UnexpectedCharacters):
            return NotationError(f"cannot read `{_excerpt(text, position)}`", position + 1)
        assert isinstance(error, UnexpectedToken)
        wanted = expectation({self._literals.get(name, name) for name in error.accepts})
        if error.token.type == "$END":
            return NotationError(f"the text ends here; expected {wanted}", len(text.rstrip()) + 1)
        known = error.token.type not in ("NAME", "WORD") or str(error.token) in NAMES
        kind = "unexpected" if known else "unknown word"
        found = _excerpt(text, position) if error.token in ("+", "-") else error.token
        return NotationError(f"{kind} `{found}`; expected {wanted}", position + 1)


def _excerpt(text: str, position: int) -> str:
    """What stands at a place in a text, up to the next space."""
    return text[position:].split(maxsplit=1)[0]
