"""The common part of every game's card notation parser.

A game supplies a Lark grammar, a transformer that builds its effects, and its players' names for
parts of the grammar. Lark's errors become one sentence with a column.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weimar_tui.packs.notation_parser import NotationParser

_KEPT = 2000
"""Parsed texts; a pack has up to 400."""


class Notation:
    """One game's notation. Imports Lark and builds the parser when the first text is read.

    `grammar`: the Lark file. `transformer`: makes the Lark Transformer that builds the effects.
    `starts`: possible start rules. `groups`: words allowed at the same place in the grammar, with a
    common name for error messages. `terminals`: names for the terminals. `names`: proper names in
    the game, which are not treated as misspelt words.

    An unknown keyword is read as the terminal WORD, which the grammar must define with the lowest
    priority and never use in a rule.
    """

    def __init__(
        self,
        grammar: Path,
        transformer: Callable[[], object],
        starts: Sequence[str],
        *,
        groups: Sequence[tuple[str, str]] = (),
        terminals: Mapping[str, str] | None = None,
        names: Collection[str] = (),
    ) -> None:
        self._grammar = grammar
        self._transformer = transformer
        self._starts = starts
        self._names = names
        self._groups = tuple((called, frozenset(words.split())) for called, words in groups)
        self._terminals = {"$END": "the end"} | dict(terminals or {})
        self._known: dict[tuple[str, str], Any] = {}

    def read(self, text: str, start: str) -> Any:
        """Parse `text`. Raises NotationError.

        Packs differ in few texts from the official one, so parsed texts are kept.
        """
        key = start, text
        if key not in self._known:
            if len(self._known) > _KEPT:
                self._known.clear()
            self._known[key] = self._parser.read(text, start)
        return self._known[key]

    def expectation(self, accepted: Collection[str]) -> str:
        """A list of what was expected; `accepted` holds words and names of terminals."""
        groups = [(called, words) for called, words in self._groups if words <= set(accepted)]
        covered = frozenset[str]().union(*(words for _, words in groups))
        single = sorted(set(accepted) - covered, key=lambda word: (not word[0].isalpha(), word))
        parts = [called for called, _ in groups]
        parts += [self._terminals.get(word, f"`{word}`") for word in single]
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} or {parts[-1]}"

    @cached_property
    def _parser(self) -> NotationParser:
        from weimar_tui.packs.notation_parser import NotationParser

        return NotationParser(
            self._grammar, self._transformer(), self._starts, self._names, self.expectation
        )
