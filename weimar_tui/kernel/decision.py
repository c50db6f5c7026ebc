"""Decisions: the seat that is asked, the question, and every option."""

from __future__ import annotations

from collections.abc import Mapping
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
"""Difference between the numbers of two links of a chain, which others see as one question."""


S = TypeVar("S", covariant=True, default=Any)
T = TypeVar("T", bound=Subject)


class Decision(Struct, Generic[S], frozen=True, omit_defaults=True, gc=False):
    """One open question to one seat.

    An option is its id, short and stable (`essen`, `K05:event`); its meaning follows from the
    decision's `kind`, `subject` and `private`, and `weimar_tui.text` words it. Only `options` can
    be picked. `subject` is public, `private` is for the seat alone. `seen_as` is the kind that
    others see, where the true one would reveal what the seat is about to do and can still take
    back. `number` is unique; all links of a private chain share one `question` number for others.
    `together`: several seats were asked at once.
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
        """The decision as a seat (None: a spectator) sees it; others see no options and nothing
        private.


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
        """The number that others see.


        >>> Decision(7 + 2 * LINKS, "red", "strike", ("pass",), Subject()).question
        7
        """
        return self.number % LINKS


def subject_of(decision: Decision, kind: type[T]) -> T:
    """The private or public subject of this type; an empty one if the decision has none."""
    for subject in (decision.private, decision.subject):
        if isinstance(subject, kind):
            return subject
    return kind()


def tagged(kind: type[Subject], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Give fields that were stored without a type its tag; those it does not have are dropped."""
    config = kind.__struct_config__
    known = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
    return {**known, str(config.tag_field): config.tag}
