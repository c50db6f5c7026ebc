"""A list of answers for line mode: single answers, groups, and a row that leads back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.folding import rank

_WHOLE = "\0whole"
"""Stands for an answer when the player wants the whole list again."""


class Listing:
    """The rows of a choice: single answers or groups of answers.

    Unavailable answers are not listed but in `closed`. Inside a group, a last row labelled `back`
    leads to the whole list.

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
        """The rows to number now."""
        return [*self.choice.listed, *([self._back] if self.choice.within else ())]

    @property
    def texts(self) -> list[str]:
        return [self.choice.text_of(row) for row in self.rows]

    @property
    def numbered(self) -> list[tuple[int, Item]]:
        """The rows with their numbers: those of their own, or their places."""
        return [(row.number_at(place), row) for place, row in enumerate(self.rows, 1)]

    @property
    def now(self) -> list[Item]:
        """The answers behind the current rows."""
        return [item for row in self.choice.listed for item in self.choice.under(row)]

    def is_answer(self, row: Item) -> bool:
        """Return whether a row is an answer rather than a group."""
        return row != self._back and row.id not in self.choice.groups

    def go(self, row: Item) -> None:
        """Enter the group of a row, or go back to the whole list."""
        if row == self._back:
            self.choice.leave()
        else:
            self.choice.enter(row.id)

    def meant(self, wanted: str) -> list[Item]:
        """Return the rows that match `wanted`; if none does but a single answer, that answer."""
        choice, back = self.choice, self._back
        if choice.within and rank(wanted, back.text) is not None and not choice.rows_for(wanted):
            return [back]
        return choice.meant(wanted)
