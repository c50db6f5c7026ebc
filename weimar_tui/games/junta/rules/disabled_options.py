"""Options that a player might expect but a question does not offer, and why."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.kernel.game import Disabled

from . import decision_types as dt, vocabulary as v
from .cards import needs_met, unique
from .families import in_exile, is_dead
from .money import can_pay
from .negotiation import offers
from .negotiation.clauses import possible
from .negotiation.compose import was_refused
from .negotiation.limits import has_talked
from .phases.assassinations import MEANS
from .runner import JuntaRunner
from .subjects import JuntaDecision, link_of

REASONS = (
    "no-excuse",
    "president-never",
    "not-enough-notes",
    "bank-safe",
    "needs-card",
    "needs-office",
    "protected-office",
    "moved-already",
    "in-exile",
    "dead",
    "not-payable",
    "cannot-give",
    "refused-already",
    "ends-no-election",
    "ends-no-vote",
    "lent-already",
    "talked-already",
)
"""The ids of all reasons."""


_WITH_TALK = frozenset(
    kind for kind, asked in dt.DECISION_TYPES.items() if dt.TALK_FIRST in asked.answers.words
)
"""Questions before which the family can talk."""


def disabled_options(runner: JuntaRunner, decision: JuntaDecision) -> list[Disabled]:
    """Visible options that are not possible now; uses nothing that the seat cannot see."""
    composing = bool(link_of(decision))
    if decision.kind == dt.TALK.kind:
        return list(_offers(runner, decision))
    if composing:
        return []
    disabled = _impossible(runner, decision)
    if decision.kind in _WITH_TALK and has_talked(runner, decision.seat):
        disabled.append((dt.TALK_FIRST, "talked-already", {}))
    return disabled


def _impossible(runner: JuntaRunner, decision: JuntaDecision) -> list[Disabled]:
    match decision.kind:
        case dt.ATTACK.kind:
            return list(_means(runner, decision))
        case dt.VICTIM.kind:
            return list(_victims(runner, decision))
        case dt.WHERE.kind if "bank" not in decision.options and runner.position.bank_marker:
            return [("bank", "bank-safe", {"rounds": runner.position.bank_marker})]
        case dt.ANNOUNCE.kind:
            return _sums(runner, decision)
        case dt.PLACE.kind if decision.seat == runner.position.president:
            return [(dt.exile(area), "president-never", {}) for area in runner.components.embassies]
        case dt.COUP.kind if not runner.position.excuse and dt.MOVE not in decision.options:
            return [(dt.MOVE, "no-excuse", {})]
        case dt.CAST.kind | dt.BALLOT.kind:
            return list(_in_votes(runner, decision))
        case dt.MOVE_FROM.kind:
            return list(_moved(runner, decision))
    return []


def _means(runner: JuntaRunner, decision: JuntaDecision) -> Iterator[Disabled]:
    seat = decision.seat
    for card in unique(runner.family(seat).hand):
        option = dt.assassin(card)
        if option in decision.options or not _has(runner, card, *MEANS):
            continue
        if not needs_met(runner, seat, card):
            yield _needs(runner, option, card)
        elif not can_pay(runner, seat, runner.components.price[card]):
            yield option, "not-enough-notes", {"card": card, "cost": runner.components.price[card]}


def _in_votes(runner: JuntaRunner, decision: JuntaDecision) -> Iterator[Disabled]:
    """Cards for votes that do nothing in this vote (ruling J87), or lack something."""
    seat = decision.seat
    for card in unique(runner.family(seat).hand):
        option = dt.play_card(card)
        if option in decision.options:
            continue
        if _has(runner, card, v.EndVote):
            yield (
                option,
                "ends-no-election" if decision.kind == dt.BALLOT.kind else "ends-no-vote",
                {},
            )
        elif _has(runner, card, v.BorrowInfluence, v.ExtraVotes):
            if not needs_met(runner, seat, card):
                yield _needs(runner, option, card)
            elif runner.position.borrowed:
                yield option, "lent-already", {}


def _has(runner: JuntaRunner, card: str, *words: type[v.Effect]) -> bool:
    return card in runner.components.cards and any(
        word in runner.components.words[card] for word in words
    )


def _needs(runner: JuntaRunner, option: str, card: str) -> Disabled:
    needs = runner.components.cards[card].needs
    if needs.startswith("office:"):
        return option, "needs-office", {"card": card, "office": needs.removeprefix("office:")}
    return option, "needs-card", {"card": card, "needs": needs}


def _victims(runner: JuntaRunner, decision: JuntaDecision) -> Iterator[Disabled]:
    position = runner.position
    for seat in position.order:
        if seat in decision.options or seat == decision.seat:
            continue
        if is_dead(position, seat):
            yield seat, "dead", {"family": seat}
        elif in_exile(position, seat):
            yield seat, "in-exile", {"family": seat}
        else:
            yield seat, "protected-office", {"family": seat}


def _sums(runner: JuntaRunner, decision: JuntaDecision) -> list[Disabled]:
    """The next sum, if it could no longer be paid without change."""
    sums = [int(option) for option in decision.options if option.isdigit()]
    more = max(sums, default=-1) + 1
    return [(str(more), "not-payable", {"number": more})]


def _offers(runner: JuntaRunner, decision: JuntaDecision) -> Iterator[Disabled]:
    position, seat = runner.position, decision.seat
    if step := link_of(decision):
        if step == "send" and was_refused(runner, seat):
            for how in (dt.PRIVATE, dt.PUBLIC):
                yield how, "refused-already", {}
        return
    for offer in offers.addressed_to(position, seat):
        if offers.acceptable(runner, seat, offer):
            continue
        lacking = [c for c in offer.wanted if not possible(runner, seat, offer.by, c)]
        yield dt.accept(offer.number), "cannot-give", {"clause": lacking[0].verb}


def _moved(runner: JuntaRunner, decision: JuntaDecision) -> Iterator[Disabled]:
    position, coup = runner.position, runner.position.coup
    if coup is None or not coup.moved:
        return
    for area, stacks in position.areas.items():
        if area not in decision.options and any(stack.by == decision.seat for stack in stacks):
            yield area, "moved-already", {"area": area}
