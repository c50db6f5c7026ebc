"""Open questions: their pane, the answer preselected, and their consequences."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from ..rules.component_data import PLACES
from ..rules.coup.common import side_shown
from ..rules.negotiation.clause_types import Clause, Peace, read_clause
from ..rules.negotiation.offers import find
from ..rules.negotiation.promises import known_to
from ..rules.odds import habits
from ..rules.position import JuntaPosition, Promise
from ..rules.preview import seen_at
from ..rules.subjects import (
    InArea,
    InWindow,
    NextEnvelope,
    NextFamily,
    NextSum,
    OfExile,
    OfferSoFar,
    OnMotion,
    OnTurn,
    link_of,
    subject_of,
)
from ..scene import JuntaScene
from . import streets
from .deals import (
    QUICK,
    offers_so_far,
    price_without_change,
    quick_deals,
)
from .stakes import stakes

_IN_A_COUP = ("coup", "phase")
"""Windows that are about the city; in all others, players look at the families."""


def pane_for(decision: Decision) -> str:
    """The pane for a question on a small screen, which shows only one."""
    if decision.kind == dt.TALK.kind and not _composes(decision):
        about = subject_of(decision, InWindow).about
        if about not in _IN_A_COUP:
            return "offices"
        return "talk" if _is_offered(decision) else "map"
    return dt.DECISION_TYPES[decision.kind].pane


def _composes(decision: Decision) -> bool:
    """Whether it asks for a link of an offer in preparation."""
    return bool(link_of(decision))


def _is_offered(decision: Decision, answer: type[dt.Accept | dt.Refuse] = dt.Refuse) -> bool:
    """Whether an offer waits for an answer, or this answer belongs to one."""
    return any(isinstance(dt.TALK.read(option), answer) for option in decision.options)


def thrifty_answer(decision: Decision) -> str | None:
    """The answer preselected, if not the first; None if every answer loses something."""
    options = decision.options
    if dt.DECISION_TYPES[decision.kind].irreversible:
        return None
    match decision.kind:
        case dt.TALK.kind if not _composes(decision) and _is_offered(decision, dt.Accept):
            return None  # leaving would drop the offer
        case dt.ANNOUNCE.kind:
            return None  # three times Enter would announce nothing for everybody
        case dt.NOMINATE.kind:
            return "" if dt.Family(decision.seat).id in options else dt.PASS
        case dt.BALLOT.kind:
            return _own_votes(decision, decision.seat)
        case dt.CAST.kind:
            return _own_votes(decision, dt.YES if _moves_it(decision) else "")
        case dt.COME_BACK.kind:
            return dt.RETURN if subject_of(decision, OfExile).safe else dt.STAY
        case dt.BANK.kind:
            return dt.BANK.safe_default if dt.BANK.safe_default in options else dt.DONE
    return dt.DECISION_TYPES[decision.kind].safe_default


def _own_votes(decision: Decision, side: str) -> str:
    """All your votes for a side, if it is yours; otherwise none."""
    whole = (dt.CastVotes(side, "all").id, dt.CastVotes(side, "office").id) if side else ()
    wanted = (*whole, dt.DONE, dt.PASS)
    return next((option for option in wanted if option in decision.options), dt.PASS)


def _moves_it(decision: Decision) -> bool:
    """Whether the vote is on your own budget or motion."""
    subject = subject_of(decision, OnMotion)
    return subject.by == decision.seat and subject.about in ("budget", "alternative", "competence")


def fellows(seat: str, view: JuntaPosition) -> set[str]:
    """The families on your side of a coup, by open information."""
    mine = side_shown(view, seat)
    return {one for one in view.order if mine and side_shown(view, one) == mine}


def is_too_late(view: JuntaPosition) -> bool:
    """Whether a coup is pointless because no account will be paid into after it."""
    return view.round >= view.rounds and not view.lunch


def same_enemy(decision: Decision, view: JuntaPosition) -> str:
    """The target to keep firing at, if all others there are friends; "" if there is a choice.

    Each salvo is voluntary: a family that lost units in the fight is asked whether to continue.
    """
    coup = view.coup
    if coup is None or coup.fight is None or coup.fight.losses.get(decision.seat):
        return ""
    target = coup.fight.targets.get(decision.seat, "")
    others = {option for option in decision.options if option not in (HOLD, target)}
    friends = fellows(decision.seat, view)
    return target if target in decision.options and friends.issuperset(others) else ""


HOLD, STAY = dt.HOLD, dt.STAY
"""The answers that do not fire, and do not move."""

STAY_FOR_COUP = "rest"
"""Not to move for the rest of this coup, until someone fires at your units."""


def fired_at(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """The owner of the units to move, the coup, and how often they have been fired at."""
    coup, seat = view.coup, decision.seat
    shots = [] if coup is None else [by for by, target in coup.fired if target == seat]
    return (view.round, seat, subject_of(decision, OnTurn).family, len(shots))


def among_friends(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """The place and the families there, if all are on your side of the coup.

    Used to ask only once, not in every phase, whether to fire at them.
    """
    if decision.kind != dt.FIGHT.kind:
        return ()
    shots = map(dt.FIGHT.read, decision.options)
    others = {shot.family for shot in shots if isinstance(shot, dt.Fire)}
    if not fellows(decision.seat, view).issuperset(others):
        return ()
    return (view.round, decision.seat, subject_of(decision, InArea).area, *sorted(others))


def told_beforehand(decision: Decision, option: str, now: JuntaScene) -> str:
    """What is known about a place or a victim before the choice."""
    view, words = now.view, now.words
    if decision.kind == dt.PLACE.kind and option in PLACES and now.me is not None:
        seen = seen_at(view, now.me)
        chance = habits(seen, bank_closed=view.bank_closed)[option]
        return words.ui(
            "place-habit",
            times=seen.count(option),
            nights=len(seen),
            percent=round(100 * chance),
        )
    if decision.kind == dt.VICTIM.kind and option in view.families:
        seen = seen_at(view, option)
        chances = habits(seen, bank_closed=view.bank_closed)
        likely = max(chances, key=lambda place: chances[place])
        return words.ui(
            "victim-about",
            family=words.seat(option),
            keeps="yes" if option == now.who_keeps else "no",
            announced=view.announced.get(option, 0),
            place=words.name(likely),
            percent=round(100 * chances[likely]),
            cards=len(view.families[option].hand),
        )
    if decision.kind in (dt.TALK.kind, dt.ANSWER_OFFER.kind):
        price = price_without_change(now, _to_pay(decision, option, now))
        return price or stakes(decision, option, now)
    if decision.kind in (dt.COUP.kind, dt.JOIN.kind) and not link_of(decision):
        odds = streets.coup_odds(now, decision, option)
        return _lines(now, streets.short_supply(now, decision, option), odds)
    if decision.kind in dt.AREA_QUESTIONS:
        there = option in now.components.areas
        about = (
            streets.about(now, option, decision.seat) if there else stakes(decision, option, now)
        )
        return _lines(now, streets.short_supply(now, decision, option), about)
    return stakes(decision, option, now)


def _lines(now: JuntaScene, *lines: str) -> str:
    return now.words.catalogue.join("lines", filter(None, lines))


def _to_pay(decision: Decision, option: str, now: JuntaScene) -> Sequence[Clause]:
    """The clauses that your family would carry out if it picked this answer."""
    verb, _, detail = option.partition(":")
    if verb == QUICK:
        return (quick_deals(now)[int(detail)].give,)
    if verb == "accept":
        offer = find(now.view, decision.seat, int(detail))
        return offer.wanted if offer is not None else ()
    is_clause = link_of(decision) == "give" and option not in (dt.NOTHING, dt.DROP)
    return (read_clause(option),) if is_clause else ()


def _own_words(decision: Decision, now: JuntaScene) -> list[Promise]:
    """Your promises that this answer would keep or break."""
    if now.me is None:
        return []
    match decision.private:
        case NextSum(family=to) | NextEnvelope(family=to) | NextFamily(family=to):
            pass
        case _:
            to = ""
    # What has been announced cannot be taken back: that promise is broken already.
    attacked = {attempt.victim for attempt in now.view.attempts if attempt.by == now.me}
    return [
        made
        for made in known_to(now.view, now.me)
        if made.by == now.me
        and made.state == "open"
        and isinstance(made.word, dt.DECISION_TYPES[decision.kind].promises)
        and to in ("", made.to)
        and not (isinstance(made.word, Peace) and made.to in attacked)
    ]


def context(decision: Decision, now: JuntaScene) -> str:
    """The text below a question: the offer so far, and your promises."""
    private = decision.private
    if isinstance(private, OfferSoFar) and private.step in ("want", "give", "give-notes"):
        gives = [now.words.ui("draft-give", clause=now.words.clause(c)) for c in private.gives]
        wants = [now.words.ui("draft-want", clause=now.words.clause(c)) for c in private.wants]
        return " · ".join((*gives, *wants))
    if decision.kind == dt.TALK.kind and private is None:
        return offers_so_far(now, may_offer=dt.OFFER in decision.options)
    parts = [now.words.promise(one, now.me) for one in _own_words(decision, now)]
    given = [
        f"{now.words.office_short(office)} {now.words.seat(seat)}"
        for office, seat in now.view.appointing.items()
    ]
    if given and decision.kind == dt.APPOINT.kind:
        parts.append(now.words.ui("offices-given", offices=" · ".join(given)))
    return now.words.catalogue.join("lines", parts)
