"""The closed vocabulary of the political cards.

Every word is a frozen, tagged Struct of plain data; the notation is in `notation.lark`. The rules
of each window carry its words out: votes in `voting`, attempts in `phases/assassinations`, units in
`coup/`.
"""

from __future__ import annotations

from typing import Union

from msgspec import Struct

FACES = 6
"""The faces of a die."""


class Effect(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Base class of all words."""


class Votes(Effect, frozen=True, tag="votes"):
    """Votes while on the table, or once; `partner` must be on the same table."""

    number: int
    partner: str = ""


class Fund(Effect, frozen=True, tag="fund"):
    """Rich friends: `number` million per round towards assassins and bribes."""

    number: int


class TakeNotes(Effect, frozen=True, tag="take-notes"):
    """The top notes of the stack, into the pocket."""

    number: int


class Pay(Effect, frozen=True, tag="pay"):
    """The cost: notes worth at least `number`, under the stack."""

    number: int


class Attempt(Effect, frozen=True, tag="attempt"):
    """An assassination attempt.

    `protected`: offices whose holders cannot be named; `place`: the only possible place, or `any`;
    the faces from `low` to `high` of one die kill (1 to 6: no die is rolled).
    """

    protected: tuple[str, ...] = ()
    place: str = "any"
    low: int = 1
    high: int = FACES


class PoliceAttempt(Effect, frozen=True, tag="police-attempt"):
    """An additional attempt by the secret police."""


class Shield(Effect, frozen=True, tag="shield"):
    """The attempt against the player fails."""


class Burgle(Effect, frozen=True, tag="burgle"):
    """A family that is not at `place` pays `number` to the player."""

    place: str
    number: int


class KillSelf(Effect, frozen=True, tag="kill-self"):
    """The player dies."""


class Bribe(Effect, frozen=True, tag="sway"):
    """A bribe: one million and one die per unit (`pairs`: per two); `low` to `high` win it over."""

    units: str
    low: int
    high: int
    pairs: bool = False


class Excuse(Effect, frozen=True, tag="excuse"):
    """Turns the excuse marker."""


class EndVote(Effect, frozen=True, tag="end-vote"):
    """Cancels the second round of the vote."""


class Revote(Effect, frozen=True, tag="revote"):
    """Voids all votes; the vote is repeated."""


class BorrowInfluence(Effect, frozen=True, tag="borrow-influence"):
    """Influence of others worth `number` or less votes for the player until the round ends."""

    number: int


class ExtraVotes(Effect, frozen=True, tag="extra-votes"):
    """More votes until the end of the round, while the card in `needs` is on the table."""

    number: int


class MotionToRemove(Effect, frozen=True, tag="motion-remove"):
    """A motion to remove the President."""


class AlternativeBudget(Effect, frozen=True, tag="alternative-budget"):
    """An alternative to a rejected budget."""


class PeekAccount(Effect, frozen=True, tag="peek-account"):
    """A look at one Swiss account."""


class DropInfluence(Effect, frozen=True, tag="drop-influence"):
    """A family discards one influence of its choice."""


class CloseBank(Effect, frozen=True, tag="close-bank"):
    """Closes the bank for this round."""


class PlaceUnits(Effect, frozen=True, tag="place"):
    """New units from the supply in one of `areas`, under the player's command."""

    number: int
    unit: str
    areas: tuple[str, ...]


class Choose(Effect, frozen=True, tag="choose"):
    """One of the options, when the card is played."""

    options: tuple[Effects, ...]


class Row(Struct, frozen=True, omit_defaults=True):
    """One line of a table, for results `low` to `high`."""

    low: int
    high: int
    effect: Effects = ()


class Roll(Effect, frozen=True, tag="roll"):
    """One die on a table."""

    rows: tuple[Row, ...]


class IfHas(Effect, frozen=True, tag="if-has"):
    """Depends on whether `card` is on the player's table."""

    card: str
    then: Effects = ()
    otherwise: Effects = ()


AnyEffect = Union[  # noqa: UP007 - msgspec wants the Union in this form for forward references
    Votes,
    Fund,
    TakeNotes,
    Pay,
    Attempt,
    PoliceAttempt,
    Shield,
    Burgle,
    KillSelf,
    Bribe,
    Excuse,
    EndVote,
    Revote,
    BorrowInfluence,
    ExtraVotes,
    MotionToRemove,
    AlternativeBudget,
    PeekAccount,
    DropInfluence,
    CloseBank,
    PlaceUnits,
    Choose,
    Roll,
    IfHas,
]
Effects = tuple[AnyEffect, ...]
