"""The lesson: which hint belongs to which event or decision."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word
from weimar_tui.kernel.events import Event
from weimar_tui.text.lessons import Lesson

from ..rules import coup_events as ce, decision_types as dt, events as e
from ..rules.position import Promise
from ..rules.subjects import InWindow, JuntaDecision, link_of, subject_of

SCENARIO = "one-night"
LEARNER = "bravo"
"""The learner's family."""

_ROUNDS = {1: ("welcome", "look-around"), 2: ("second-round",), 3: ("third-round",)}

_HAPPENED: dict[type[Event], str] = {
    e.BudgetAnnounced: "budget-announced",
    e.BudgetCarried: "budget-carried",
    e.BudgetRejected: "budget-rejected",
    e.BudgetForced: "budget-forced",
    e.OfferMade: "offer-made",
    e.PlacesRevealed: "places-revealed",
    e.Murdered: "murdered",
    e.BankClosed: "bank-closed",
    ce.ExcuseTurned: "excuse",
    ce.CoupBegan: "coup-began",
    e.Elected: "elected",
    e.GameEnded: "end",
}
"""Events that always have the same hint."""


def places_of(thing: Event | Decision) -> tuple[str, ...]:
    """The places in `learn/` that fit an event or a decision, general ones before special ones.

    >>> places_of(Decision(1, "bravo", "talk", ("ready",), InWindow("budget")))
    ('talk', 'talk-budget')
    >>> places_of(ce.CoupDecided("junta", ()))
    ('junta-won',)
    """
    if isinstance(thing, Decision):
        return _asked(thing)
    match thing:
        case e.RoundBegan(number):
            return _ROUNDS.get(number, ())
        case e.PhaseBegan(phase):
            return (f"phase-{phase}",)
        case ce.CoupDecided(side):
            return (f"{side}-won",)
        case e.OfferMade(offer) if offer.by == LEARNER:
            return ()
        case e.PromisesJudged(promises):
            return _judged(promises)
    place = _HAPPENED.get(type(thing))
    return (place,) if place else ()


def _asked(decision: JuntaDecision) -> tuple[str, ...]:
    about = subject_of(decision, InWindow).about
    if step := link_of(decision):
        return "compose", f"compose-{about}", f"compose-{step}"
    if decision.kind == dt.TALK.kind:
        return decision.kind, f"talk-{about}"
    if decision.kind in (dt.COUP.kind, dt.JOIN.kind):
        return (_to_rise(decision),)
    if decision.kind == dt.OVER_LIMIT.kind:
        answers = [dt.OVER_LIMIT.read(option) for option in decision.options]
        can_give = any(isinstance(answer, dt.GiveCard) for answer in answers)
        return (decision.kind, "over-limit-gift") if can_give else (decision.kind,)
    return (decision.kind,)


def _to_rise(decision: JuntaDecision) -> str:
    """The place for a question about a coup, by what the learner can do in it."""
    answers = [dt.question_of(decision).read(option) for option in decision.options]
    ways = [answer for answer in answers if answer not in (Word(dt.STAY), Word(dt.TALK_FIRST))]
    if not ways:
        return f"{decision.kind}-not"
    only_excuses = all(isinstance(way, dt.ExcuseCard) for way in ways)
    return f"{decision.kind}-excuse" if only_excuses else decision.kind


def _judged(promises: tuple[Promise, ...]) -> tuple[str, ...]:
    states = {promise.state for promise in promises}
    return tuple(f"promise-{state}" for state in ("kept", "broken") if state in states)


TEACHING_NIGHT = Lesson(
    SCENARIO,
    SCENARIO,
    {
        "aguado": "steady",
        LEARNER: "human",
        "cortina": "steady",
        "delgado": "steady",
        "espino": "steady",
    },
    places_of,
)
"""Three rounds against four bots."""
