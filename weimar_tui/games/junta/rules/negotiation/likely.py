"""The likely offers of a moment, by open information: ready-made for people, evaluated by bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from msgspec import Struct

from ..ballots import items_left
from ..determinize import fortune
from ..families import acting, is_out, present
from ..notes import Notes
from ..position import JUNTA, PRESIDENT, JuntaPosition
from ..runner import JuntaRunner
from ..subjects import JuntaDecision, link_of
from ..voting import open_votes
from . import clause_types as t, clauses as c, offers
from .compose import window_of
from .promises import known_to

ANY = "*"
"""Stands for the first answer to a link, whatever it is."""

MOST = 4
"""The most ready-made offers shown at once."""


class Deal(Struct, frozen=True):
    """A possible offer: its receiver, what it asks for, what it gives."""

    to: str
    want: t.Clause
    give: t.Clause

    @property
    def picks(self) -> Mapping[str, str]:
        """The pick at each link of the chain that makes the offer in private."""
        return {
            "top": "offer",
            "to": self.to,
            "want": self.want.id,
            "give": self.give.id,
            "give-notes": ANY,
            "send": "private",
        }


def next_link(decision: JuntaDecision, picks: Mapping[str, str]) -> str:
    """The answer at a link of an offer, given its `picks`; "" if they have none for it."""
    step = link_of(decision)
    option = picks.get(step, "") if step else ""
    if option == ANY:
        return decision.options[0]
    return option if option in decision.options else ""


def ready_made(runner: JuntaRunner, seat: str, partner: str = "") -> list[Deal]:
    """The few likely offers listed for people: one for each partner first, or for one partner only.

    A payment is listed at its real cost, since nobody gives change.
    """
    made = _made(runner, seat)
    likely = (
        _without_change(runner, seat, deal)
        for deal in likely_deals(runner, seat)
        if partner in ("", deal.to)
        and can_probably_pay(runner.position, deal.to, (deal.want,))
        and can_be_made(runner, seat, deal.to, (deal.want,), (deal.give,))
    )
    new = (
        deal for deal in dict.fromkeys(likely) if (deal.to, deal.want.id, deal.give.id) not in made
    )
    deals = list(islice(new, 2 * MOST))
    met: Counter[str] = Counter()
    places = []
    for deal in deals:
        places.append(met[deal.to])
        met[deal.to] += 1
    order = sorted(range(len(deals)), key=lambda index: places[index])
    return [deals[index] for index in order][:MOST]


def _without_change(runner: JuntaRunner, seat: str, deal: Deal) -> Deal:
    notes = to_pay(runner, seat, deal.give)
    return deal if notes is None else Deal(deal.to, deal.want, t.Pay(notes.total))


def to_pay(runner: JuntaRunner, seat: str, clause: t.Clause) -> Notes | None:
    """The notes a family would pay with; None if nothing is paid, or it cannot pay."""
    if not isinstance(clause, t.Pay):
        return None
    return next(iter(c.sets_to_spend(runner, seat, clause.number)), None)


_SOLD_ONCE = (t.Vote, t.Office, t.Force, t.Rebel, t.Loyal, t.TakeSide)
"""Promises that can be given only once: a second family gains nothing from them."""


def likely_deals(runner: JuntaRunner, seat: str) -> Iterator[Deal]:
    """The likely offers of a family, the usual ones first; not all of them `can_be_made`.

    Leaves out offers made or received in this window, what it has been promised already, and
    matters on which it has given its word before.
    """
    view = runner.position
    known = _made(runner, seat)
    known |= {(o.by, *o.gives, *o.wants) for o in offers.addressed_to(view, seat)}
    given = [made for made in known_to(view, seat) if made.state == "open"]
    owed = {(made.by, made.to, made.word) for made in given}
    sold = {made.word for made in given if made.by == seat and isinstance(made.word, _SOLD_ONCE)}
    has_sold_vote = any(isinstance(word, t.Vote) for word in sold)
    for deal in _of_window(runner, seat, window_of(runner)):
        if deal.to in (seat, "") or (deal.to, seat, deal.want) in owed:
            continue
        if deal.give in sold or (seat, deal.to, deal.give) in owed:
            continue
        if isinstance(deal.give, t.Vote) and has_sold_vote:
            continue  # it has promised another vote
        if isinstance(deal.want, t.Vote) and _has_voted(runner, deal.to):
            continue
        if (deal.to, deal.want.id, deal.give.id) not in known:
            yield deal


def _has_voted(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family has cast all its open votes in the current vote."""
    motion = runner.position.motion
    if motion is None or all(cast.family != seat for cast in motion.casts):
        return False
    return not any(items_left(runner, seat))


def _made(runner: JuntaRunner, seat: str) -> set[tuple[str, ...]]:
    """The family's offers that are open or were refused in this window."""
    view = runner.position
    made = [*offers.made_by(view, seat), *view.families[seat].turned_down]
    return {(offer.to, *offer.wants, *offer.gives) for offer in made}


def can_be_made(
    runner: JuntaRunner, seat: str, to: str, wants: Sequence[t.Clause], gives: Sequence[t.Clause]
) -> bool:
    """Whether these clauses are possible at the moment, and the other family is not out."""
    view, window = runner.position, window_of(runner)
    return (
        not is_out(view, to)
        and {*c.gives(runner, seat, to), *c.words(view, seat, to, window)}.issuperset(gives)
        and {*c.wants(runner, seat, to), *c.words(view, to, seat, window)}.issuperset(wants)
    )


def can_probably_pay(view: JuntaPosition, seat: str, wanted: Sequence[t.Clause]) -> bool:
    """Whether a family has as much money in its pocket as is asked for, by open information."""
    asked = t.payment(wanted)
    return not asked or asked <= fortune(view, seat)[1]


def _of_window(runner: JuntaRunner, seat: str, window: str) -> Iterator[Deal]:
    view = runner.position
    others = [other for other in present(view) if other != seat]
    by_votes = sorted(others, key=lambda other: -sum(open_votes(view, runner.components, other)))
    president, minister = view.president, acting(view, "minister")
    match window:
        case "election":
            yield from _in_an_election(c.candidates(view), seat, by_votes)
        case "offices" if president:
            yield Deal(president, t.Office("minister"), t.Pay(1))
            yield Deal(president, t.Office("minister"), t.Loyal())
            for other in by_votes:
                yield Deal(other, t.Loyal(), t.Office("minister"))
        case "budget" if view.motion is not None and view.motion.about == "competence":
            yield from _on_his_competence(president, seat, by_votes)
        case "budget" if view.announced and view.budget == "announced":
            yield from _on_a_budget(view, seat, minister, by_votes)
        case "places":
            for other in sorted(by_votes, key=lambda other: other != minister):
                yield Deal(other, t.Peace(), t.Peace())
        case "coup" if view.coup is None and seat != president:
            for other in others:
                if other != president:
                    yield Deal(other, t.Rebel(), t.Spare())
                    yield Deal(other, t.Rebel(), t.Pay(1))
        case "coup" | "phase" if view.coup is not None:
            yield from _in_a_coup(view.coup.rebels, view.coup.first, president, seat, others)


def _in_an_election(candidates: tuple[str, ...], seat: str, others: list[str]) -> Iterator[Deal]:
    if seat in candidates:
        for other in others:
            yield Deal(other, t.Vote(seat), t.Office("minister"))
            yield Deal(other, t.Vote(seat), t.BudgetOf(2))
    for candidate in candidates:
        yield Deal(candidate, t.Office("minister"), t.Vote(candidate))
        yield Deal(candidate, t.BudgetOf(2), t.Vote(candidate))


def _on_a_budget(
    view: JuntaPosition, seat: str, minister: str, others: list[str]
) -> Iterator[Deal]:
    """`others` sorted by votes, most first."""
    president = view.president
    if seat == president:
        by_seat = (other for other in present(view) if other != seat)
        for other in sorted(by_seat, key=lambda other: view.announced.get(other, 0)):
            yield Deal(other, t.Vote("yes"), t.More(1))
        yield Deal(minister, t.Force(), t.More(1))
        return
    if seat == minister:
        yield Deal(president, t.More(1), t.Force())
    yield Deal(president, t.More(1), t.Vote("yes"))
    yield Deal(president, t.Pay(1), t.Vote("yes"))
    for other in others:
        if other != president:
            yield Deal(other, t.Vote("no"), t.Vote("no"))


def _on_his_competence(president: str, seat: str, others: list[str]) -> Iterator[Deal]:
    if seat == president:
        for other in others:
            yield Deal(other, t.Vote("no"), t.Pay(1))
            yield Deal(other, t.Vote("no"), t.Office("minister"))
        return
    yield Deal(president, t.Pay(1), t.Vote("no"))
    yield Deal(president, t.Office("minister"), t.Vote("no"))
    for other in others:
        if other != president:
            yield Deal(other, t.Vote("yes"), t.Vote("yes"))


def _in_a_coup(
    rebels: list[str], first: str, president: str, seat: str, others: list[str]
) -> Iterator[Deal]:
    fence = [other for other in others if other not in rebels and other != president]
    if seat == president:
        for other in fence:
            yield Deal(other, t.Loyal(), t.Pay(1))
            yield Deal(other, t.TakeSide(PRESIDENT), t.Pay(1))
        for other in rebels:
            yield Deal(other, t.TakeSide(PRESIDENT), t.Spare())
    elif seat in rebels:
        for other in fence:
            yield Deal(other, t.Rebel(), t.Pay(1))
            yield Deal(other, t.Rebel(), t.Spare())
            yield Deal(other, t.TakeSide(JUNTA), t.Pay(1))
        yield Deal(president, t.Spare(), t.TakeSide(PRESIDENT))
    else:
        yield Deal(president, t.Pay(2), t.TakeSide(PRESIDENT))
        yield Deal(first, t.Spare(), t.TakeSide(JUNTA))
        yield Deal(first, t.Pay(1), t.TakeSide(JUNTA))
