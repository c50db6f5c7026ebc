"""How far a family can trust others: a pure function of the promises it knows of."""

from __future__ import annotations

from .negotiation.clause_types import Threatened
from .negotiation.promises import known_to
from .position import JuntaPosition, Promise

AGEING = 0.8
"""The weight of a promise one round later."""

BETRAYED = 4
"""The weight of murder after `peace`, and of the firing squad after `spare`."""


SOLD = 3
"""The weight of breaking a promise that was paid for, to the family that paid."""


def cheated(view: JuntaPosition, seat: str, other: str) -> bool:
    """Whether `other` took something from `seat` for a promise and broke it."""
    return any(
        made.by == other and made.state == "broken" and _is_bought(view, seat, made)
        for made in known_to(view, seat)
    )


def _is_bought(view: JuntaPosition, seat: str, made: Promise) -> bool:
    return made.to == seat and made.number in view.families[seat].bought


def ledger(view: JuntaPosition, seat: str, other: str) -> tuple[int, int]:
    """How many promises of `other` that `seat` knows of were kept, and how many broken."""
    states = [made.state for made in known_to(view, seat) if made.by == other]
    return states.count("kept"), states.count("broken")


def trust(view: JuntaPosition, seat: str, other: str) -> float:
    """Trust from 0 to 1, starting at 0.5; promises to oneself weigh double.

    Threats do not count here; see `credibility`.
    """
    kept = broken = 0.0
    for made in known_to(view, seat):
        if made.by != other or isinstance(made.word, Threatened):
            continue
        weight = (2.0 if made.to == seat else 1.0) * AGEING ** (view.round - made.round)
        if made.state == "kept":
            kept += weight
        elif made.state == "broken":
            if made.to == seat and made.clause in ("peace", "spare"):
                weight *= BETRAYED / 2
            broken += weight * (SOLD if _is_bought(view, seat, made) else 1)
    return (1.5 + kept) / (3 + kept + 1.6 * broken)


def credibility(view: JuntaPosition, seat: str, other: str) -> float:
    """The share of `other`'s threats that were carried out, starting at 0.5."""
    threats = [made for made in known_to(view, seat) if made.by == other]
    threats = [made for made in threats if isinstance(made.word, Threatened)]
    done = sum(made.state == "kept" for made in threats)
    bluffs = sum(made.state == "broken" for made in threats)
    return (1 + done) / (2 + done + bluffs)
