"""What lies on the table, each thing on a page of its own: cities, issues, parties.

What a base is good for in a city is told here as well, for whoever places one in the set-up (2).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.opinion import OWNERS
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.who import RADICALS
from weimar_tui.games.weimar.words.board import BoardWords
from weimar_tui.text.words import Entry

if TYPE_CHECKING:
    from weimar_tui.games.weimar.words.wording import WeimarWords


class Things:
    """The things of one view, told to one seat (empty: a spectator) in one language."""

    def __init__(self, words: WeimarWords, box: Box, view: WeimarPosition, me: str) -> None:
        self._words = words
        self._box = box
        self._view = view
        self._me = me
        self._board = BoardWords(words, box, view)

    def entries(self) -> Iterator[Entry]:
        """Every city, issue on the track and party; the text of each is its page."""
        for city in CITIES:
            yield Entry(city, self._words.city(city), self._page(self._city(city)))
        for issue in self._view.issues:
            yield Entry(issue, self._words.issue(issue), self._page(self._issue(issue)))
        for party in PARTIES:
            yield Entry(party, self._words.seat(party), self._page(self._board.party(party)))

    def _page(self, lines: Iterator[str]) -> str:
        return "\n".join(f"- {line}" for line in lines)

    def _city(self, city: str) -> Iterator[str]:
        yield self._board.city(city)
        yield from self.good_for(city)

    def _issue(self, issue: str) -> Iterator[str]:
        words, cell = self._words, self._view.issues[issue]
        yield words.text("board-place", name=words.issue(issue), text=words.cell(cell))
        owners = [words.seat(party) for party in OWNERS[cell]]
        if owners:
            yield words.ui("thing-owners", parties=words.several(owners))
        yield words.issue_text(issue)

    def good_for(self, city: str) -> Iterator[str]:
        """What a base in the city is good for, the city's own first, what holds everywhere last."""
        words, me = self._words, self._me
        if me:
            yield from self._threats(city)
            cards = [words.card(card) for card in self._naming(city)]
            if cards:
                yield words.ui("city-cards", cards=words.several(cards))
        if city == "berlin":
            yield words.ui("city-berlin")
        printed = self._box.components.cities[city]
        yield words.ui("city-odds", ways=6 - abs(7 - printed.dice))
        if me:
            yield words.ui("city-reaction", party=me)

    def _threats(self, city: str) -> Iterator[str]:
        """What lies there and bears on the party's own actions (5.6, 5.10)."""
        lying = self._view.cities[city].threats
        kind = "radical" if self._me in RADICALS else self._me
        for threat in lying:
            if (threat, kind) in _BEARS:
                yield self._words.ui(f"city-{threat}-{kind}")

    def _naming(self, city: str) -> list[str]:
        """The party's own cards now in play that name the city."""
        name = re.compile(rf"\b{self._box.components.cities[city].name['de']}\b")
        sets = ("basic", *self._view.sets.get(self._me, ()))
        removed = self._view.removed
        return [
            card.id
            for card in self._box.cards.values()
            if card.deck == self._me
            and card.set in sets
            and card.id not in removed
            and name.search(card.notation)
        ]


_BEARS = frozenset(
    (
        ("unrest", "radical"),
        ("poverty", "radical"),
        ("unrest", "z"),
        ("poverty", "spd"),
        ("prosperity", "spd"),
        ("prosperity", "z"),
    )
)
"""Threats that change what a kind of party can do in a city: a message for each."""
