"""A list of answers as it is read line by line: what can be answered, and a row that leads back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.folding import rank

_WHOLE = "\0whole"
"""Stands for an answer where one would rather see the whole list again."""


class Listing:
    """The rows of a choice: an answer each, or what several answers are about.

    What cannot be answered is not listed but `closed`. Inside a group a last row, which says
    `back`, leads to the whole list.

    >>> items = (Item("a:1", "A, one", thing="a", short="one"), Item("a:2", "A, two", thing="a"))
    >>> choice = Choice(items=(*items, Item("b", "B")), groups={"a": Item("a", "A")})
    >>> listing = Listing(choice, "back")
    >>> listing.texts
    ['A', 'B']
    >>> listing.go(listing.rows[0]), listing.texts
    (None, ['one', 'A, two', 'back'])
    """

    def __init__(self, choice: Choice, back: str) -> None:
        self.possible = tuple(item for item in choice.items if not item.refused)
        self.closed = [item for item in choice.items if item.refused]
        number = Counter(item.group for item in self.possible)
        several = {thing: row for thing, row in choice.groups.items() if number[thing] > 1}
        self.choice = replace(choice, items=self.possible, groups=several)
        self._back = Item(_WHOLE, back)

    @property
    def rows(self) -> list[Item]:
        """What is numbered now."""
        return [*self.choice.listed, *([self._back] if self.choice.within else ())]

    @property
    def texts(self) -> list[str]:
        """What the rows say."""
        return [self.choice.text_of(row) for row in self.rows]

    @property
    def now(self) -> list[Item]:
        """The answers that the rows stand for."""
        return [item for row in self.choice.listed for item in self.choice.under(row)]

    def is_answer(self, row: Item) -> bool:
        """Whether a row is an answer, and does not only lead to others."""
        return row != self._back and row.id not in self.choice.groups

    def go(self, row: Item) -> None:
        """To the answers under a row, or back to the whole list."""
        if row == self._back:
            self.choice.leave()
        else:
            self.choice.enter(row.id)

    def meant(self, wanted: str) -> list[Item]:
        """The rows that words fit; where they fit nothing but one answer, that one."""
        choice, back = self.choice, self._back
        if choice.within and rank(wanted, back.text) is not None and not choice.rows_for(wanted):
            return [back]
        return choice.meant(wanted)
