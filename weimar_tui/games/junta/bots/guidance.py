"""What imagined games do not show of an answer: broken promises, and goals in a coup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from weimar_tui.kernel.journal import NOTE, Reason

from ..rules import decision_types as dt
from ..rules.negotiation import clause_types as t
from ..rules.negotiation.promises import known_to
from ..rules.subjects import OfOffice, UnitsOnMove
from . import city, coups
from .mind import Mind

_TOLD = ("marches", "flees", "bribes", "fires", "side-decides", "side-winner")
"""The rule bot's reasons that a coach can give as well."""

_REBELS = (dt.MOVE, dt.LAND, dt.SHELL, dt.STRIKE)


def notes(mind: Mind, option: str, by_rule: str, reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The promises that an answer breaks, and why it is best by rule of thumb, if it is."""
    found = [Reason(f"{NOTE}breaks", {"family": family}) for family in broken_by(mind, option)]
    if option == by_rule:
        told = {f"bot-{reason}": f"{NOTE}rule-{reason}" for reason in _TOLD}
        found += [Reason(told[why.id], why.arguments) for why in reasons if why.id in told]
        if goal := _goal(mind, option):
            found.append(Reason(f"{NOTE}rule-goal", {"area": goal}))
    return tuple(found)


def broken_by(mind: Mind, option: str) -> list[str]:
    """The families to which the seat breaks its word with this answer."""
    mine = (made for made in known_to(mind.view, mind.seat) if made.by == mind.seat)
    given = [made for made in mine if made.state == "open"]
    return sorted({made.to for made in given if _breaks(mind, option, made.word, made.to)})


def _breaks(mind: Mind, option: str, word: t.Clause | t.Threatened, to: str) -> bool:
    match word:
        case t.Office(office) if mind.kind == dt.APPOINT.kind:
            is_family = option in mind.view.families
            return is_family and option != to and office == mind.about(OfOffice).office
        case t.Vote(side) if mind.kind in (dt.CAST.kind, dt.BALLOT.kind):
            cast = dt.CAST.read(option)
            return isinstance(cast, dt.CastVotes) and cast.side != side
        case t.Peace() if mind.kind == dt.VICTIM.kind:
            return option == to
        case t.Loyal() if mind.kind in (dt.COUP.kind, dt.JOIN.kind):
            return option.partition(":")[0] in _REBELS
    return False


def _goal(mind: Mind, area: str) -> str:
    """The power centre that a move leads towards, or ""."""
    if mind.kind != dt.MOVE_TO.kind or mind.view.coup is None or coups.flees(mind):
        return ""
    near, here = mind.components.near, mind.about(UnitsOnMove).area
    wanted = city.goals(mind, coups.side_of(mind))
    gains: Iterator[tuple[float, str]] = (
        (wish * (near[area][goal] - near[here][goal]), goal) for goal, wish in wanted.items()
    )
    gain, goal = max(gains)
    return goal if gain > 0 else ""
