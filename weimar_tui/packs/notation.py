"""The closed notation of cards: what every game's parser has in common.

A game brings a Lark grammar, the transformer that builds its effects, and the names by which its
players know what may stand somewhere. Lark's errors become one sentence with a column.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weimar_tui.packs.notation_parser import Parser


class Notation:
    """One game's notation. Lark is imported and the parser built when the first text is read.

    `grammar`: the Lark file. `transformer`: makes the Lark Transformer that builds the effects.
    `starts`: the rules that a text may be. `groups`: words that may stand at one place of the
    grammar, with what to call them together when one is missing there. `terminals`: what to call
    the terminals. `names`: proper names that the game knows, which are no misspelt words.

    A keyword that is unknown is read as the terminal WORD, which the grammar must define with the
    lowest priority and no rule may accept.
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

    def read(self, text: str, start: str) -> Any:
        """What `text` stands for. Raises NotationError if it is not in the notation."""
        return self._parser.read(text, start)

    def expectation(self, accepted: Collection[str]) -> str:
        """A list of what could have stood there; `accepted` holds words and names of terminals."""
        groups = [(called, words) for called, words in self._groups if words <= set(accepted)]
        covered = frozenset[str]().union(*(words for _, words in groups))
        single = sorted(set(accepted) - covered, key=lambda word: (not word[0].isalpha(), word))
        parts = [called for called, _ in groups]
        parts += [self._terminals.get(word, f"`{word}`") for word in single]
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} or {parts[-1]}"

    @cached_property
    def _parser(self) -> Parser:
        from weimar_tui.packs.notation_parser import Parser

        return Parser(
            self._grammar, self._transformer(), self._starts, self._names, self.expectation
        )
