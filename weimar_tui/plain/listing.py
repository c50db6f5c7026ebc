"""The answers to a question as they are read: what they are about first, where they are many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from weimar_tui.plain.typed import matching

_WHOLE = "\0whole"
"""Stands for an answer where one would rather see the whole list again."""


@dataclass(frozen=True)
class Answer:
    """One answer to a question; a `closed` one says why it is not possible.

    `short` says it where what it is about has been said.
    """

    option: str
    text: str
    closed: str = ""
    short: str = ""


class Listing:
    """Rows to choose from: an answer each, or what several answers are about.

    `groups` are the things that answers are about, in words, `about` says which one each answer is.
    `within` is the thing whose answers are listed now, with a row that leads back to the others.

    >>> answers = [Answer("a:1", "A, one", short="one"), Answer("a:2", "A, two"), Answer("b", "B")]
    >>> listing = Listing(answers, {"a": "A"}, {"a:1": "a", "a:2": "a", "b": "b"}, "back")
    >>> [row.text for row in listing.rows]
    ['A', 'B']
    >>> listing.within = "a"
    >>> [row.text for row in listing.rows]
    ['one', 'A, two', 'back']
    """

    def __init__(
        self,
        answers: Sequence[Answer],
        groups: Mapping[str, str],
        about: Mapping[str, str],
        back: str,
    ) -> None:
        self.possible = [answer for answer in answers if not answer.closed]
        self.closed = [answer for answer in answers if answer.closed]
        self.within = ""
        self._about = about
        self._back = Answer(_WHOLE, back)
        things = [about[answer.option] for answer in self.possible]
        self._groups = {
            thing: Answer(thing, text) for thing, text in groups.items() if things.count(thing) > 1
        }

    @property
    def rows(self) -> list[Answer]:
        """What is numbered now."""
        if self.within:
            return [*(replace(one, text=one.short or one.text) for one in self.now), self._back]
        return list(dict.fromkeys(map(self._row_of, self.possible)))

    @property
    def now(self) -> list[Answer]:
        """The answers that the rows stand for."""
        return [one for one in self.possible if self.within in ("", self._about[one.option])]

    def _row_of(self, answer: Answer) -> Answer:
        """The row of the whole list that an answer is found under."""
        return self._groups.get(self._about[answer.option], answer)

    def is_answer(self, row: Answer) -> bool:
        """Whether a row is an answer, and does not only lead to others."""
        return row not in (self._back, *self._groups.values())

    def go(self, row: Answer) -> None:
        """To the answers under a row, or back to the whole list."""
        self.within = "" if row == self._back else row.option

    def under(self, row: Answer) -> list[Answer]:
        """The answers that a row stands for."""
        return [
            one for one in self.possible if row.option in (one.option, self._row_of(one).option)
        ]

    def fitting(self, wanted: str) -> list[Answer]:
        """The answers that hold every word."""
        return [self.possible[i] for i in matching(wanted, [one.text for one in self.possible])]

    def found(self, wanted: str) -> list[Answer]:
        """The rows that words fit; where they fit nothing but one answer, that one.

        Where nothing listed fits, but something of the whole list does, it is gone back to.
        """
        fitting = self.fitting(wanted)
        if len(fitting) == 1:
            return fitting
        found = self._rows_for(wanted, fitting)
        if not found and self.within:
            thing, self.within = self.within, ""
            found = self._rows_for(wanted, fitting)
            if not found:
                self.within = thing
        return found

    def _rows_for(self, wanted: str, fitting: Sequence[Answer]) -> list[Answer]:
        rows = self.rows
        named = [rows[i] for i in matching(wanted, [row.text for row in rows])]
        return [row for row in rows if row in named or set(self.under(row)) & set(fitting)]
