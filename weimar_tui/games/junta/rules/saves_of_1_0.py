"""Converts positions of version 1.0 to the current form.

1.0 kept every draft in one array, `[stage, to, gives, wants, threat, notes, number, card, place,
sums, envelopes]`, and a decision's subject in one object without a type. The Step that waits for
the family shows what an array of stage 0 was for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from weimar_tui.kernel.decision import tagged

from .decision_types import DECISION_TYPES
from .drafts import (
    NO_DRAFT,
    AcceptDraft,
    AnyDraft,
    AttemptDraft,
    BankDraft,
    BribeDraft,
    BudgetDraft,
    EnvelopesDraft,
    EventDraft,
    GiftDraft,
    OfferDraft,
    SquadDraft,
)
from .notes import NONE, Notes
from .subjects import (
    AcceptSoFar,
    AttemptOn,
    BribeOf,
    EventOn,
    GiftSoFar,
    JuntaSubject,
    Link,
    NextEnvelope,
    NextFamily,
    NextSum,
    OfCard,
    OfferSoFar,
    OfOffer,
    OverLimit,
)

_OFFER_STAGES, _EVENT_STAGE = range(1, 7), 12
_GIFT_STAGES, _ACCEPT_STAGES, _CARD_STAGE = (7, 8, 9), (10, 11), 11
"""Stages of 1.0; 1 to 6 are those of `OfferLink` too."""


class Draft(msgspec.Struct, frozen=True, array_like=True):
    """A draft as 1.0 encoded it."""

    stage: int = 0
    to: str = ""
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    threat: str = ""
    notes: Notes = NONE
    number: int = 0
    card: str = ""
    place: str = ""
    sums: tuple[int, ...] = ()
    envelopes: tuple[Notes, ...] = ()


def rewritten(data: bytes) -> bytes:
    """The position in the current form. Raises msgspec.MsgspecError if it is not one of 1.0."""
    position: dict[str, Any] = msgspec.json.decode(data)
    try:
        steps = [step["step"] for step in position.get("steps", ())]
        for family in position["families"].values():
            old = msgspec.convert(family["draft"], Draft)
            family["draft"] = msgspec.to_builtins(_draft(old, steps))
        for decision in position.get("decisions", ()):
            decision["subject"] = _subject(decision)
            if decision.get("private") is not None:
                decision["private"] = _private(decision)
    except (AttributeError, KeyError, TypeError, IndexError) as error:
        raise msgspec.ValidationError(f"not a position of 1.0: {error!r}") from error
    return msgspec.json.encode(position)


def _draft(old: Draft, steps: list[str]) -> AnyDraft:
    """The current form of a draft; `steps` are the tags of the Steps on the stack, the
    next one last."""
    if old == Draft():
        return NO_DRAFT
    if old.stage in _OFFER_STAGES:
        return OfferDraft(
            old.stage, old.to, old.gives, old.wants, old.threat, old.notes, old.number
        )
    if old.stage in _GIFT_STAGES:
        return GiftDraft(old.to, next(iter(old.gives), ""))
    if old.stage in _ACCEPT_STAGES:
        is_card = old.stage == _CARD_STAGE
        notes = old.notes if is_card else None
        return AcceptDraft(old.number, old.to, old.gives, notes, old.card, is_card)
    if old.stage == _EVENT_STAGE:
        return EventDraft(old.card)
    match steps[-1]:
        case "announce-attempts":
            return AttemptDraft(old.card, old.to, old.place)
        case "turn":
            return BribeDraft(old.card, old.place, old.to)
        case "name-the-shot":
            return SquadDraft(old.gives, old.wants)
        case "announce":
            return BudgetDraft(old.sums)
        case "pay-out":
            return EnvelopesDraft(old.envelopes, old.number)
        case "banking":
            return BankDraft(*old.envelopes)
    return EventDraft(old.card)


def _subject(decision: Mapping[str, Any]) -> dict[str, Any]:
    fields = decision["subject"]
    kind = DECISION_TYPES[decision["kind"]].subject
    if items := fields.get("items"):
        fields = {**fields, "weapon": items[0]}
    return tagged(kind if fields else JuntaSubject, fields)


def _private(decision: Mapping[str, Any]) -> dict[str, Any]:
    fields, kind = decision["private"], decision["kind"]
    items = fields.get("items", ())
    if step := fields.get("step"):
        gives = [item.removeprefix("give ") for item in items if item.startswith("give ")]
        wants = [item.removeprefix("want ") for item in items if item.startswith("want ")]
        if step.startswith("gift"):
            return tagged(GiftSoFar, {**fields, "gives": next(iter(gives), "")})
        if step.startswith("accept"):
            return tagged(AcceptSoFar, {**fields, "wants": gives})
        if step == "target":
            return tagged(EventOn, fields)
        threat = fields.get("about", "")
        return tagged(OfferSoFar, {**fields, "gives": gives, "wants": wants, "threat": threat})
    if kind == "announce":
        return tagged(NextSum, {**fields, "sums": [int(item) for item in items]})
    if kind == "envelope":
        return tagged(NextEnvelope, {**fields, "filled": items})
    return tagged(_PRIVATE.get(kind, DECISION_TYPES[kind].subject), fields)


_PRIVATE: Mapping[str, type[JuntaSubject]] = {
    "answer-offer": OfOffer,
    "over-limit": OverLimit,
    "target-of-card": OfCard,
    "victim": AttemptOn,
    "where": AttemptOn,
    "bribe-area": BribeOf,
    "bribe-number": BribeOf,
    "shoot": NextFamily,
    "talk": Link,
}
