"""Options one might look for that a question does not offer, and why."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import needs_met, unique
from weimar_tui.games.junta.rules.families import in_exile, is_dead
from weimar_tui.games.junta.rules.money import can_pay
from weimar_tui.games.junta.rules.negotiation import offers
from weimar_tui.games.junta.rules.negotiation.clauses import possible, verb
from weimar_tui.games.junta.rules.negotiation.compose import was_refused
from weimar_tui.games.junta.rules.negotiation.limits import has_talked
from weimar_tui.games.junta.rules.phases.assassinations import MEANS
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Disabled

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
    kind for kind, asked in q.QUESTIONS.items() if q.TALK_FIRST in asked.answers.words
)
"""Questions before which one may talk."""


def disabled_options(play: JuntaRunner, decision: Decision[Asked]) -> list[Disabled]:
    """Visible but impossible options of a decision; looks at nothing its seat may not see."""
    composing = decision.private is not None and bool(decision.private.step)
    if decision.kind == q.TALK.kind:
        return list(_offers(play, decision))
    if composing:
        return []
    disabled = _impossible(play, decision)
    if decision.kind in _WITH_TALK and has_talked(play, decision.seat):
        disabled.append((q.TALK_FIRST, "talked-already", {}))
    return disabled


def _impossible(play: JuntaRunner, decision: Decision[Asked]) -> list[Disabled]:
    match decision.kind:
        case q.ATTACK.kind:
            return list(_means(play, decision))
        case q.VICTIM.kind:
            return list(_victims(play, decision))
        case q.WHERE.kind if "bank" not in decision.options and play.position.bank_marker:
            return [("bank", "bank-safe", {"rounds": play.position.bank_marker})]
        case q.ANNOUNCE.kind:
            return _sums(play, decision)
        case q.PLACE.kind if decision.seat == play.position.president:
            return [(q.exile(area), "president-never", {}) for area in play.components.embassies]
        case q.COUP.kind if not play.position.excuse and q.MOVE not in decision.options:
            return [(q.MOVE, "no-excuse", {})]
        case q.CAST.kind | q.BALLOT.kind:
            return list(_in_votes(play, decision))
        case q.MOVE_FROM.kind:
            return list(_moved(play, decision))
    return []


def _means(play: JuntaRunner, decision: Decision[Asked]) -> Iterator[Disabled]:
    seat = decision.seat
    for card in unique(play.family(seat).hand):
        option = q.assassin(card)
        if option in decision.options or not _has(play, card, *MEANS):
            continue
        if not needs_met(play, seat, card):
            yield _needs(play, option, card)
        elif not can_pay(play, seat, play.components.price[card]):
            yield option, "not-enough-notes", {"card": card, "cost": play.components.price[card]}


def _in_votes(play: JuntaRunner, decision: Decision[Asked]) -> Iterator[Disabled]:
    """Cards for votes that do nothing in this one (ruling J87), or need something."""
    seat = decision.seat
    for card in unique(play.family(seat).hand):
        option = q.play_card(card)
        if option in decision.options:
            continue
        if _has(play, card, v.EndVote):
            yield (
                option,
                "ends-no-election" if decision.kind == q.BALLOT.kind else "ends-no-vote",
                {},
            )
        elif _has(play, card, v.BorrowInfluence, v.ExtraVotes):
            if not needs_met(play, seat, card):
                yield _needs(play, option, card)
            elif play.position.borrowed:
                yield option, "lent-already", {}


def _has(play: JuntaRunner, card: str, *words: type[v.Effect]) -> bool:
    return card in play.components.cards and any(
        word in play.components.words[card] for word in words
    )


def _needs(play: JuntaRunner, option: str, card: str) -> Disabled:
    needs = play.components.cards[card].needs
    if needs.startswith("office:"):
        return option, "needs-office", {"card": card, "office": needs.removeprefix("office:")}
    return option, "needs-card", {"card": card, "needs": needs}


def _victims(play: JuntaRunner, decision: Decision[Asked]) -> Iterator[Disabled]:
    position = play.position
    for seat in position.order:
        if seat in decision.options or seat == decision.seat:
            continue
        if is_dead(position, seat):
            yield seat, "dead", {"family": seat}
        elif in_exile(position, seat):
            yield seat, "in-exile", {"family": seat}
        else:
            yield seat, "protected-office", {"family": seat}


def _sums(play: JuntaRunner, decision: Decision[Asked]) -> list[Disabled]:
    """The next sum, which could not be paid any more without change."""
    sums = [int(option) for option in decision.options if option.isdigit()]
    more = max(sums, default=-1) + 1
    return [(str(more), "not-payable", {"number": more})]


def _offers(play: JuntaRunner, decision: Decision[Asked]) -> Iterator[Disabled]:
    position, seat = play.position, decision.seat
    if decision.private is not None and decision.private.step:
        if decision.private.step == "send" and was_refused(play, seat):
            for how in (q.PRIVATE, q.PUBLIC):
                yield how, "refused-already", {}
        return
    for offer in offers.addressed_to(position, seat):
        if offers.acceptable(play, seat, offer):
            continue
        lacking = [c for c in offer.wants if not possible(play, seat, offer.by, c)]
        yield q.accept(offer.number), "cannot-give", {"clause": verb(lacking[0])}


def _moved(play: JuntaRunner, decision: Decision[Asked]) -> Iterator[Disabled]:
    position, coup = play.position, play.position.coup
    if coup is None or not coup.moved:
        return
    for area, stacks in position.areas.items():
        if area not in decision.options and any(stack.by == decision.seat for stack in stacks):
            yield area, "moved-already", {"area": area}
