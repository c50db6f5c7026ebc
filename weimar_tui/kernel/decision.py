"""Decisions: who is asked, what, and every option there is."""

from __future__ import annotations

from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from weimar_tui.kernel.constraints import Ordinal


class Subject(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a decision is about (a card, a city, points left): a game's own frozen Struct.

    Every field needs a default, so that older saves can be read. Screens, words and bots read
    subjects; they never look at the Steps on the stack.
    """


LINKS = 1_000_000
"""What the numbers of two links of a chain differ by: others see one question all the while."""


S = TypeVar("S", covariant=True, default=Any)


class Decision(Struct, Generic[S], frozen=True, omit_defaults=True, gc=False):
    """One open question to one seat.

    An option is its id, short and stable (`essen`, `K05:event`); what it means follows from the
    decision's `kind`, `subject` and `private`, and the text room words it. Only what is in
    `options` can be picked. `subject` is open to everybody, `private` is for the seat alone.
    `seen_as` is the kind that others see, where the true one would tell what the seat is about to
    do and may still take back. `number` is its own; the links of a chain that only its seat knows
    of are one `question` to others. `together`: it was put to several seats at once.
    """

    number: Ordinal
    seat: str
    kind: str
    options: tuple[str, ...]
    subject: S
    private: S | None = None
    seen_as: str = ""
    together: bool = False

    def seen_by(self, seat: str | None) -> Decision[S]:
        """What a seat (None: a spectator) may know of it: others see no options, nothing private.

        >>> asked = Decision(1, "red", "strike", ("strike1", "pass"), Subject(), Subject())
        >>> asked.seen_by("red") is asked
        True
        >>> asked.seen_by("blue").options, asked.seen_by("blue").private
        ((), None)
        >>> Decision(2, "red", "feint", ("low",), Subject(), seen_as="strike").seen_by("blue").kind
        'strike'
        """
        if seat == self.seat:
            return self
        kind = self.seen_as or self.kind
        return replace(self, number=self.question, kind=kind, options=(), private=None, seen_as="")

    @property
    def question(self) -> int:
        """Its number as others know it.

        >>> Decision(7 + 2 * LINKS, "red", "strike", ("pass",), Subject()).question
        7
        """
        return self.number % LINKS
