"""Links in a text to what can be looked up: sections of the rules, cards, places on the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from weimar_tui.kernel.game import Game
from weimar_tui.text.handbook import handbook, section
from weimar_tui.text.messages import Entry, GameMessages

RULE, THING = "rule:", "thing:"
"""How the targets of links to a section of the rules and to a thing on the table begin."""

_SECTION = r"(?<![\d.,])\d+\.\d+(?![\d]|[.,]\d)"
_SPACED = "\u2e80"
"""In Unicode, scripts with spaces between words come before this character."""

_SHORTEST = 3
"""Letters of the shortest name that is linked; shorter ones occur within other words."""


class TextLink(Struct, frozen=True):
    """A part of a text, from letter `start` up to `end`, and its target.

    `target`: `rule:` and a section, `thing:` and something on the table, or the id of a card.
    """

    target: str
    start: int
    end: int


class Links:
    """Finds links in a game's texts and resolves them, as a view shows things to `me` now.

    The names of `seats` are not linked: every other text contains them. `spell`: how the texts are
    spelt where the terminal lacks letters.
    """

    def __init__(
        self,
        words: GameMessages,
        game: Game,
        view: object = None,
        me: str | None = None,
        *,
        seats: Collection[str] = (),
        spell: Callable[[str], str] = str,
    ) -> None:
        self._words = words
        self._spell = spell
        self._game = game
        self._view = view
        self._me = me
        self._seats = seats

    @cached_property
    def _sections(self) -> Mapping[str, str]:
        return {s.number: s.id for s in handbook(self._game.id, self._words.lang) if s.number}

    @cached_property
    def _things(self) -> Mapping[str, Entry]:
        """Things on the table that have a page."""
        if self._view is None:
            return {}
        things = self._words.things(self._game, self._view, self._me)
        return {thing.id: thing for thing in things if thing.id not in self._seats}

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """Link targets by name."""
        named = dict(self._words.entry_names())
        named |= {thing.name: THING + id for id, thing in self._things.items()}
        return {self._spell(name): named[name] for name in named if self._is_sought(name)}

    @staticmethod
    def _is_sought(name: str) -> bool:
        return len(name) >= (_SHORTEST if name.isascii() else 2)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        word = re.escape(self._spell(self._words.ui("link-rules")))
        names = sorted(self._names, key=len, reverse=True)
        sought = "|".join(
            # Scripts without spaces have no word boundaries.
            re.escape(name) if name[0] > _SPACED else rf"(?<!\w){re.escape(name)}(?!\w)"
            for name in names
        )
        parts = [rf"{word}\s?(?P<alone>\d+)(?![\d.]\d)", f"(?P<section>{_SECTION})"]
        return re.compile("|".join([*parts, f"(?P<name>{sought})"] if sought else parts))

    def find(self, text: str) -> Iterator[TextLink]:
        """The links of a text, in order."""
        for match in self._pattern.finditer(text):
            kind = match.lastgroup or ""
            text_of_link = match[kind]
            if kind == "name":
                target = self._names[text_of_link]
            elif text_of_link in self._sections:
                target = RULE + self._sections[text_of_link]
            else:
                continue
            yield TextLink(target, *match.span(kind))

    def targets(self, texts: Iterable[str]) -> list[str]:
        """The targets mentioned in texts, each once, in order."""
        return list(dict.fromkeys(link.target for text in texts for link in self.find(text)))

    def page(self, target: str) -> tuple[str, str]:
        """The title and text of a link's target, in Markdown."""
        if target.startswith(RULE):
            chapter = section(self._game.id, target.removeprefix(RULE), self._words.lang)
            return (chapter.heading, chapter.body) if chapter is not None else (target, "")
        if target.startswith(THING):
            thing = self._things[target.removeprefix(THING)]
            return thing.name, thing.text
        title, *lines = self._words.page(target)
        return title, "\n\n".join(lines)
