"""What imagined games do not show of an answer: broken promises, where others expect a family, and
why a side is best."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.kernel.journal import NOTE, Reason

from ..rules import decision_types as dt
from ..rules.negotiation import clause_types as t
from ..rules.negotiation.promises import known_to
from ..rules.subjects import OfOffice
from .mind import Mind

_TOLD = ("side-decides", "side-winner")
"""The rule bot's reasons that a coach can give as well."""

_REBELS = (dt.MOVE, dt.LAND, dt.SHELL, dt.STRIKE)


def notes(mind: Mind, option: str, by_rule: str, reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """What to say of an answer; if it is the rule bot's, also why."""
    found = [Reason(f"{NOTE}breaks", {"family": family}) for family in broken_by(mind, option)]
    if mind.kind == dt.PLACE.kind and option in (habits := mind.habit(mind.seat)):
        found.append(Reason(f"{NOTE}expected", {"percent": round(100 * habits[option])}))
    if option == by_rule:
        told = {f"bot-{reason}": f"{NOTE}rule-{reason}" for reason in _TOLD}
        found += [Reason(told[why.id], why.arguments) for why in reasons if why.id in told]
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
