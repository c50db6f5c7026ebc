"""What talk is worth to a family: figures for the coach, who cannot try offers out."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.bots.bot import Advice
from weimar_tui.kernel.journal import NOTE, Reason

from ..rules import decision_types as dt, vocabulary as v
from ..rules.negotiation import clauses as c, offers
from ..rules.negotiation.clause_types import Clause, clause_id, read_clause
from ..rules.negotiation.compose import window_of
from ..rules.negotiation.likely import Deal, can_be_made, can_probably_pay, likely_deals
from ..rules.position import Offer
from ..rules.subjects import OfferSoFar, link_of
from ..rules.trust import trust
from . import deals, nights, weights as w
from .mind import Mind
from .values import contradicts, costs, gains, worth

_WORDS = (dt.NOTHING, dt.DROP)


def advice(mind: Mind, by_rule: str, number: int) -> tuple[Advice, ...]:
    """The answers to advise, the best first; just the rule bot's where nothing has a value."""
    step = link_of(mind.decision)
    if not step and _is_talk(mind) and (answers := _to_answer(mind)):
        return tuple(answers[:number])
    match step:
        case "to":
            found = _partners(mind)
        case "want":
            found = _clauses_to_want(mind)
        case "give":
            found = _clauses_to_give(mind)
        case "send":
            return (_to_send(mind),)
        case "" if by_rule in (dt.READY, dt.OFFER) and dt.OFFER in mind.options:
            return _to_begin(mind, number)
        case "" if by_rule == dt.READY and mind.kind == dt.TALK.kind:
            return (Advice(option=by_rule, reasons=(_note("no-more"),)),)
        case _:
            found = []
    if step == "to" and not found:
        return (Advice(option=by_rule, reasons=(_note("no-deal"),)),)
    if step in ("want", "give") and mind.about(OfferSoFar).family not in mind.view.families:
        return (Advice(option=by_rule, reasons=(_note("to-all"),)),)
    if found:
        found.sort(key=lambda pair: -pair[0])
        return tuple(one for _, one in found[:number])
    return (Advice(option=by_rule, reasons=notes(mind, by_rule)),)


def notes(mind: Mind, option: str) -> tuple[Reason, ...]:
    """What to say of an answer, whether it was tried out or not."""
    step = link_of(mind.decision)
    match dt.TALK.read(option) if not step and _is_talk(mind) else None:
        case dt.Accept(number):
            offer = offers.find(mind.view, mind.seat, number)
            return _of_offer(mind, offer) if offer is not None else ()
        case dt.Refuse(number) if dt.accept(number) not in mind.options:
            return (_note("not-payable"),)
        case dt.LayCard():
            return (_note("lay"),)
        case dt.PlayCard(card) if _brings_money(mind, card):
            return (_note("play"),)
    least = (dt.REST_AS_ANNOUNCED, mind.options[0]) if mind.kind == dt.ENVELOPE.kind else ()
    if step.endswith("-notes") or option in least:
        return (_note("lightest"),)
    match dt.OVER_LIMIT.read(option) if mind.kind == dt.OVER_LIMIT.kind else None:
        case dt.DiscardCard():
            return (_note("least-useful"),)
        case dt.PlayCard(card) if _brings_money(mind, card):
            return (_note("play"),)
    if mind.kind == dt.DROP_INFLUENCE.kind and option == nights.drop_influence(mind):
        return (_note("fewest-votes"),)
    if mind.kind == dt.BANK.kind and option == dt.BANK.safe_default:
        return (_note("deposit"),)
    return ()


def _brings_money(mind: Mind, card: str) -> bool:
    return v.TakeNotes in mind.components.words[card]


def _is_talk(mind: Mind) -> bool:
    return mind.kind in (dt.TALK.kind, dt.ANSWER_OFFER.kind)


def _note(id: str, **arguments: str | int) -> Reason:
    return Reason(NOTE + id, arguments)


def _tenths(millions: float) -> int:
    return round(10 * millions)


# --- an offer to the family ---------------------------------------------------------------------
def _of_offer(mind: Mind, offer: Offer) -> tuple[Reason, ...]:
    """The value of both sides, and the change that would make a good counter-offer."""
    promised = any(not clause.is_now for clause in offer.given)
    believed = trust(mind.view, mind.seat, offer.by) if promised else 1.0
    found = [
        _note(
            "worth",
            gets=_tenths(gains(mind, mind.seat, offer)),
            gives=_tenths(costs(mind, mind.seat, offer)),
            trust=round(100 * believed),
            family=offer.by,
        )
    ]
    if contradicts(mind, offer):
        found.append(_note("contradicts"))
    if dt.counter(offer.number) in mind.options:
        how, clause = deals.counter_to(mind, offer)
        if clause:
            found.append(_note("counter", how="less" if how == dt.GIVE else "more", clause=clause))
    return tuple(found)


def _to_answer(mind: Mind) -> list[Advice]:
    """Accepting and refusing the offers to the family, with a counter-offer where that is better,
    the best first; an offer that it cannot pay has no value."""
    answers: list[Advice] = []
    for offer in offers.addressed_to(mind.view, mind.seat):
        accept, refuse = dt.accept(offer.number), dt.refuse(offer.number)
        if refuse not in mind.options:
            continue
        if accept not in mind.options:
            answers.append(Advice(option=refuse, reasons=notes(mind, refuse)))
            continue
        gain = _tenths(worth(mind, mind.seat, offer))
        answers.append(Advice(option=refuse, gain=0))
        answers.append(Advice(option=accept, reasons=_of_offer(mind, offer), gain=gain))
    return sorted(answers, key=lambda one: -(one.gain or 0))


# --- an offer of its own ------------------------------------------------------------------------
def _to_begin(mind: Mind, number: int) -> tuple[Advice, ...]:
    """The best usual offers; to make none if none is good for both."""
    good = sorted(_good_deals(mind), key=lambda pair: -pair[0])[:number]
    if not good:
        return (Advice(option=dt.READY, reasons=(_note("no-deal"),)),)
    return tuple(
        Advice(option=dt.OFFER, reasons=(_of_deal(gain, deal, listed="yes"),), gain=_tenths(gain))
        for gain, deal in good
    )


def _of_deal(gain: float, deal: Deal, listed: str = "no") -> Reason:
    """What an offer is worth; `listed` where the answer names it itself."""
    terms = {"family": deal.to, "want": deal.want.id, "give": deal.give.id}
    return _note("deal", **terms, worth=_tenths(gain), listed=listed)


def _good_deals(mind: Mind) -> Iterator[tuple[float, Deal]]:
    """The usual offers worth making that the other family is likely to accept, with their value."""
    for deal in likely_deals(mind.runner, mind.seat):
        wants, gives = (deal.want.id,), (deal.give.id,)
        mine, likely = _both(mind, deal.to, wants, gives)
        made = Offer(0, mind.seat, deal.to, gives, wants)
        possible = can_be_made(mind.runner, mind.seat, deal.to, made.wanted, made.given)
        if mine >= w.ACCEPT and likely and possible and not contradicts(mind, _back(made)):
            yield mine, deal


def _back(made: Offer) -> Offer:
    """An offer as its maker would receive it."""
    return Offer(0, made.to, made.by, made.wants, made.gives, made.threat)


def _both(
    mind: Mind, to: str, wants: tuple[str, ...], gives: tuple[str, ...]
) -> tuple[float, bool]:
    """The value of an offer to its maker, and whether the other family is likely to accept."""
    made = Offer(0, mind.seat, to, gives, wants)
    likely = (
        to in mind.view.families
        and worth(mind, to, made) >= w.LIKELY
        and can_probably_pay(mind.view, to, made.wanted)
    )
    return worth(mind, mind.seat, _back(made)), likely


Found = list[tuple[float, Advice]]
"""Answers with the value by which they are sorted."""


def _partners(mind: Mind) -> Found:
    """The families with which a usual offer is good for both, each with the best one."""
    best: dict[str, tuple[float, Deal]] = {}
    for gain, deal in _good_deals(mind):
        if deal.to in mind.options and gain > best.get(deal.to, (0.0,))[0]:
            best[deal.to] = gain, deal
    return [
        (gain, Advice(option=to, reasons=(_of_deal(gain, deal),), gain=_tenths(gain)))
        for to, (gain, deal) in best.items()
    ]


def _clauses(mind: Mind) -> Iterator[tuple[str, Clause]]:
    for option in mind.options:
        if option not in _WORDS:
            yield option, read_clause(option)


def _clauses_to_want(mind: Mind) -> Found:
    """For each kind of clause, the best one for which the other family is likely to take
    something that the family can give."""
    made = mind.about(OfferSoFar)
    if made.family not in mind.view.families:
        return []
    if made.gives:
        return _more_to_want(mind, made)
    window = window_of(mind.runner)
    giving = c.gives(mind.runner, mind.seat, made.family)
    giving += c.words(mind.view, mind.seat, made.family, window)
    found: dict[str, tuple[float, Advice]] = {}
    for option, clause in _clauses(mind):
        for give in giving:
            mine, likely = _both(mind, made.family, (option,), (give.id,))
            if likely and mine > found.get(clause.verb, (0.0,))[0]:
                reason = _note("for", worth=_tenths(mine), clause=give.id, family=made.family)
                told = Advice(option=option, reasons=(reason,), gain=_tenths(mine))
                found[clause.verb] = mine, told
    return list(found.values()) or [_no_want(mind, made)]


def _more_to_want(mind: Mind, made: OfferSoFar) -> Found:
    """For each kind of clause, the best one that the other family is likely to give for what is
    offered already."""
    found: dict[str, tuple[float, Advice]] = {}
    for option, clause in _clauses(mind):
        mine, likely = _both(mind, made.family, (*made.wants, clause_id(clause)), made.gives)
        if likely and mine > found.get(clause.verb, (0.0,))[0]:
            reason = _note("give", worth=_tenths(mine), family=made.family)
            told = Advice(option=option, reasons=(reason,), gain=_tenths(mine))
            found[clause.verb] = mine, told
    return list(found.values()) or [_no_want(mind, made)]


def _no_want(mind: Mind, made: OfferSoFar) -> tuple[float, Advice]:
    reason = _note("no-want", family=made.family)
    return 0.0, Advice(option=mind.first(dt.DROP), reasons=(reason,))


def _clauses_to_give(mind: Mind) -> Found:
    """What the other family is likely to accept, at the least cost; nothing if there is none."""
    made, found = mind.about(OfferSoFar), []
    for option, clause in _clauses(mind):
        mine, likely = _both(mind, made.family, made.wants, (*made.gives, clause_id(clause)))
        if likely:
            id = "give" if mine >= 0 else "give-loss"
            reason = _note(id, worth=_tenths(abs(mine)), family=made.family)
            found.append((mine, Advice(option=option, reasons=(reason,), gain=_tenths(mine))))
    if not found and made.family in mind.view.families:
        option = dt.DROP if dt.DROP in mind.options else mind.options[0]
        return [(0.0, Advice(option=option, reasons=(_note("no-give", family=made.family),)))]
    return found


def _to_send(mind: Mind) -> Advice:
    """To send the offer if both are likely to gain, otherwise to change it."""
    made = mind.about(OfferSoFar)
    if made.family not in mind.view.families:
        return Advice(option=mind.first(dt.PUBLIC, dt.DROP), reasons=(_note("to-all"),))
    mine, likely = _both(mind, made.family, made.wants, made.gives)
    id = "send"
    options: tuple[str, ...] = (dt.PRIVATE, dt.PUBLIC, dt.DROP)
    if mine < 0:
        id, options = "send-bad", (dt.GIVE, dt.DROP)
    elif not likely:
        id, options = "send-refused", (dt.ADD_GIVE, dt.GIVE, dt.DROP)
    reason = _note(id, worth=_tenths(abs(mine)), family=made.family)
    gain = _tenths(mine) if id == "send" else None
    return Advice(option=mind.first(*options), reasons=(reason,), gain=gain)
