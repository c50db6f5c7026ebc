"""Drafts: the picks so far of an act that takes several picks.

Only the family sees its draft. One type per use; a family has at most one draft at a time. Drafts
contain only names, numbers and clauses, no promises, so a view cannot leak one.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from msgspec import Struct

from weimar_tui.kernel.constraints import Ordinal

from .notes import NONE, Notes


class Draft(Struct, frozen=True, array_like=True, gc=False):
    """Base class of all drafts."""


class NoDraft(Draft, frozen=True, array_like=True, tag=0):
    """No act in preparation.

    It is encoded exactly as 1.0 encoded an empty draft, so that the final positions of its saves
    keep their digests. `saves_of_1_0` reads 1.0 drafts that are not empty.
    """

    to: Literal[""] = ""
    gives: tuple[Literal[""], ...] = ()
    wants: tuple[Literal[""], ...] = ()
    threat: Literal[""] = ""
    notes: tuple[Literal[0], Literal[0], Literal[0]] = (0, 0, 0)
    number: Literal[0] = 0
    card: Literal[""] = ""
    place: Literal[""] = ""
    sums: tuple[Literal[""], ...] = ()
    envelopes: tuple[Literal[""], ...] = ()


# --- talk (negotiation.compose) -----------------------------------------------------------------
class OfferLink(IntEnum):
    """The next part of an offer to pick."""

    TO = 1
    WANT = 2
    GIVE = 3
    GIVE_NOTES = 4
    SEND = 5
    THREAT = 6


class OfferDraft(Draft, frozen=True, array_like=True, tag=21):
    """An offer to `to`. `changes` counts its changes; `notes` pay for its `pay`."""

    link: int = OfferLink.TO
    to: str = ""
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    threat: str = ""
    notes: Notes = NONE
    changes: int = 0


class GiftDraft(Draft, frozen=True, array_like=True, tag=22):
    """A gift: the receiver, then a clause ("" before), then the notes."""

    to: str = ""
    gives: str = ""


class AcceptDraft(Draft, frozen=True, array_like=True, tag=23):
    """Acceptance of an offer: the notes (None before they are picked) and the card given for it."""

    number: Ordinal
    by: str
    wants: tuple[str, ...]
    notes: Notes | None = None
    card: str = ""
    next_is_card: bool = False


class EventDraft(Draft, frozen=True, array_like=True, tag=24):
    """A quiet event; its target is picked next."""

    card: str


TalkDraft = OfferDraft | GiftDraft | AcceptDraft | EventDraft


# --- acts ---------------------------------------------------------------------------------------
class AttemptDraft(Draft, frozen=True, array_like=True, tag=25):
    """An attempt: `means` (a card or `police`), then victim, place and payment."""

    means: str
    victim: str = ""
    place: str = ""


class BribeDraft(Draft, frozen=True, array_like=True, tag=26):
    """A bribe of the units of `family` in `area`; the number of tries is picked next."""

    card: str
    area: str = ""
    family: str = ""


class SquadDraft(Draft, frozen=True, array_like=True, tag=27):
    """The firing squad: the families named to be shot, and those spared."""

    shot: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()

    @property
    def decided(self) -> tuple[str, ...]:
        return self.shot + self.spared


class BudgetDraft(Draft, frozen=True, array_like=True, tag=28):
    """A budget: the sums named so far, clockwise."""

    sums: tuple[int, ...] = ()


class EnvelopesDraft(Draft, frozen=True, array_like=True, tag=29):
    """The envelopes filled so far. `passed_over`: sets for the next one already declined."""

    filled: tuple[Notes, ...] = ()
    passed_over: int = 0


class BankDraft(Draft, frozen=True, array_like=True, tag=30):
    """Deposits and withdrawals during this visit to the bank."""

    paid_in: Notes = NONE
    paid_out: Notes = NONE


AnyDraft = (
    NoDraft
    | TalkDraft
    | AttemptDraft
    | BribeDraft
    | SquadDraft
    | BudgetDraft
    | EnvelopesDraft
    | BankDraft
)

NO_DRAFT = NoDraft()
