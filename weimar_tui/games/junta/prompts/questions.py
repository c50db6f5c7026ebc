"""Open questions: which pane they are about, what a quick Enter answers, what follows."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from ..rules.component_data import PLACES
from ..rules.coup.common import side_shown
from ..rules.negotiation.clause_types import Clause, read_clause
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

_WINDOW = {
    "offices": "offices",
    "election": "budget",
    "budget": "budget",
    "coup": "map",
    "phase": "map",
}
"""What a time of talk is about, where nobody has made an offer yet."""


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    if decision.kind == dt.TALK.kind and not _composes(decision) and not _is_offered(decision):
        return _WINDOW.get(subject_of(decision, InWindow).about, "talk")
    return dt.DECISION_TYPES[decision.kind].pane


def _composes(decision: Decision) -> bool:
    """Whether it asks for a link of an offer that is being put together."""
    return bool(link_of(decision))


def _is_offered(decision: Decision, answer: type[dt.Accept | dt.Refuse] = dt.Refuse) -> bool:
    """Whether an offer waits for an answer, or can be answered so."""
    return any(isinstance(dt.TALK.read(option), answer) for option in decision.options)


def thrifty_answer(decision: Decision) -> str | None:
    """The answer a question begins with if it is not the first; None where each loses something."""
    options = decision.options
    if dt.DECISION_TYPES[decision.kind].irreversible:
        return None
    match decision.kind:
        case dt.TALK.kind if not _composes(decision) and _is_offered(decision, dt.Accept):
            return None  # who goes on loses the offer
        case dt.NOMINATE.kind:
            answers = map(dt.NOMINATE.read, options)
            return "" if any(isinstance(answer, dt.Family) for answer in answers) else dt.PASS
        case dt.BALLOT.kind:
            return _own_votes(decision, decision.seat)
        case dt.CAST.kind:
            return _own_votes(decision, dt.YES if _moves_it(decision) else "")
        case dt.BANK.kind:
            return dt.BANK.safe_default if dt.BANK.safe_default in options else dt.DONE
    return dt.DECISION_TYPES[decision.kind].safe_default


def _own_votes(decision: Decision, side: str) -> str:
    """All one's votes for a side, if one is on it; else none."""
    whole = (dt.CastVotes(side, "all").id, dt.CastVotes(side, "office").id) if side else ()
    wanted = (*whole, dt.DONE, dt.PASS)
    return next((option for option in wanted if option in decision.options), dt.PASS)


def _moves_it(decision: Decision) -> bool:
    """Whether a vote is on one's own budget or motion."""
    subject = subject_of(decision, OnMotion)
    return subject.by == decision.seat and subject.about in ("budget", "alternative", "competence")


def fellows(seat: str, view: JuntaPosition) -> set[str]:
    """The families on one's own side of a coup, for all that lies open."""
    mine = side_shown(view, seat)
    return {one for one in view.order if mine and side_shown(view, one) == mine}


def is_too_late(view: JuntaPosition) -> bool:
    """Whether a coup could change nothing any more: no account is paid into after the last one."""
    return view.round >= view.rounds and not view.lunch


def same_enemy(decision: Decision, view: JuntaPosition) -> str:
    """Whom one goes on firing at, where besides only friends stand; empty if there is a choice.

    Each salvo is voluntary: who has lost units in the fight is asked whether it goes on.
    """
    coup = view.coup
    if coup is None or coup.fight is None or coup.fight.losses.get(decision.seat):
        return ""
    target = coup.fight.targets.get(decision.seat, "")
    others = {option for option in decision.options if option not in (HOLD, target)}
    friends = fellows(decision.seat, view)
    return target if target in decision.options and friends.issuperset(others) else ""


HOLD, STAY = dt.HOLD, dt.STAY
"""The answers not to fire, and not to move."""

STAY_FOR_COUP = "rest"
"""Not to move, now and later in this coup, until somebody fires at one's units."""


def fired_at(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """Whose units of a seat are moved, in which coup, and how often they have been fired at."""
    coup, seat = view.coup, decision.seat
    shots = [] if coup is None else [by for by, target in coup.fired if target == seat]
    return (view.round, seat, subject_of(decision, OnTurn).family, len(shots))


def among_friends(decision: Decision, view: JuntaPosition) -> tuple[object, ...]:
    """Where and with whom one stands, if all who stand there are on one's side of the coup.

    Whether one fires at them is asked once, not in every phase.
    """
    if decision.kind != dt.FIGHT.kind:
        return ()
    shots = map(dt.FIGHT.read, decision.options)
    others = {shot.family for shot in shots if isinstance(shot, dt.Fire)}
    if not fellows(decision.seat, view).issuperset(others):
        return ()
    return (view.round, decision.seat, subject_of(decision, InArea).area, *sorted(others))


def told_beforehand(decision: Decision, option: str, now: JuntaScene) -> str:
    """What is known of a place or a victim before one chooses it."""
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
        return price_without_change(now, _to_pay(decision, option, now))
    if decision.kind in (dt.COUP.kind, dt.JOIN.kind):
        return streets.coup_odds(now, decision, option)
    if decision.kind in dt.AREA_QUESTIONS and option in now.components.areas:
        return streets.about(now, option, decision.seat)
    return ""


def _to_pay(decision: Decision, option: str, now: JuntaScene) -> Sequence[Clause]:
    """The clauses of an offer, or a link of one, that an answer has the own family carry out."""
    verb, _, detail = option.partition(":")
    if verb == QUICK:
        return (quick_deals(now)[int(detail)].give,)
    if verb == "accept":
        offer = find(now.view, decision.seat, int(detail))
        return offer.wanted if offer is not None else ()
    is_clause = link_of(decision) == "give" and option not in (dt.NOTHING, dt.DROP)
    return (read_clause(option),) if is_clause else ()


def _own_words(decision: Decision, now: JuntaScene) -> list[Promise]:
    """The promises of one's own that an answer would keep or break."""
    if now.me is None:
        return []
    match decision.private:
        case NextSum(family=to) | NextEnvelope(family=to) | NextFamily(family=to):
            pass
        case _:
            to = ""
    return [
        made
        for made in known_to(now.view, now.me)
        if made.by == now.me
        and made.state == "open"
        and isinstance(made.word, dt.DECISION_TYPES[decision.kind].promises)
        and to in ("", made.to)
    ]


def context(decision: Decision, now: JuntaScene) -> str:
    """What stands below a question: the offer so far, one's own word."""
    private = decision.private
    if isinstance(private, OfferSoFar) and private.step in ("want", "give", "give-notes"):
        gives = [now.words.ui("draft-give", clause=now.words.clause(c)) for c in private.gives]
        wants = [now.words.ui("draft-want", clause=now.words.clause(c)) for c in private.wants]
        return " · ".join((*gives, *wants))
    if decision.kind == dt.TALK.kind and private is None:
        return offers_so_far(now, may_offer=dt.OFFER in decision.options)
    given = [
        f"{now.words.office_short(office)} {now.words.seat(seat)}"
        for office, seat in now.view.appointing.items()
        if decision.kind == dt.APPOINT.kind
    ]
    parts = [*map(now.words.promise, _own_words(decision, now)), " · ".join(given)]
    return now.words.catalogue.join("lines", filter(None, parts))
