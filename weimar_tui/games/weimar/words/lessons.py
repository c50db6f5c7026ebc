"""Weimar's lessons: which hint belongs to which event or decision."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.lessons import Lesson

from ..rules import decision_types as dt, events as e
from ..rules.actions.negotiation import VERSAILLES
from ..rules.subjects import OfEffect, OfIssue, Trigger, WeimarDecision

COUNTER_COUP_WINS = 4
"""With this result or a higher one, a Counter-Coup removes the marker."""

LEARNER = "spd"
DR_DANGER = 4
"""With this many markers in the DR box, the next one loses the winter."""


OUTDATED = {"versailles-signed": "play-card-3", "counter-coup-won": "play-card-2"}
"""Hints that become unnecessary after another one."""


def places_of(thing: Event | Decision) -> tuple[str, ...]:
    """The places in `learn/` that fit an event or a decision, general ones before special ones.

    >>> from weimar_tui.games.weimar.rules.subjects import Trigger
    >>> places_of(Decision(1, "spd", "react", (), Trigger(trigger="coup")))
    ('react', 'react-coup')
    """
    if isinstance(thing, Decision):
        return _asked(thing)
    match thing:
        case e.RoundStarted():
            return ("welcome", "look-around")
        case e.PhaseStarted(phase):
            return (f"phase-{phase}",)
        case e.StepStarted(number):
            return (f"step-{number}",)
        case e.BehaviourTurned(_, card):
            return ("behaviour", card)
        case e.NegotiationEnded(card=card, success=success) if card == VERSAILLES:
            return ("versailles-signed" if success else "versailles-failed",)
        case e.DiceRolled(purpose="counter-coup", result=result):
            return (f"counter-coup-{'won' if result >= COUNTER_COUP_WINS else 'failed'}",)
        case e.ThreatPlaced("councils" | "regime" | "uprising" as threat):
            return (threat,)
        case e.DrMarkerPlaced(threat, total):
            return (
                *(("second-poverty",) if threat == "poverty" else ()),
                *(("dr-danger",) if total >= DR_DANGER else ()),
            )
        case e.UnitFlipped(unit=unit) if unit.endswith("-black"):
            return ("black-reichswehr",)
        case e.NsdapFigurePlaced():
            return ("nsdap-figure",)
        case e.GameEnded(ending=ending, reason=reason):
            return (f"end-{reason or ending}",)
    return ()


def _asked(decision: WeimarDecision) -> tuple[str, ...]:
    kind = decision.kind
    match decision.subject:
        case Trigger(trigger=trigger):
            return kind, f"react-{trigger}"
        case OfIssue(issue=issue) if kind == dt.RESOLVE_ISSUE.kind:
            copied = issue[-2:] in ("-1", "-2")
            return kind, f"resolve-issue-{issue[:-2] if copied else issue}"
        case OfEffect(card=card) if kind == dt.PAY.kind and card.startswith("minor:"):
            return (f"pay-{card.replace(':', '-')}",)
    return (kind,)


def places_in_a_round(thing: Event | Decision) -> tuple[str, ...]:
    """The places of the second lesson, which plays the main scenario.

    >>> places_in_a_round(e.RoundStarted(2, "A02"))
    ('lesson-over',)
    """
    match thing:
        case Decision(kind="place-base"):
            return ("setup", "place-base")
        case Decision(kind="play-before"):
            return ("pre-impulse",)
        case Decision():
            return _asked(thing)
        case e.RoundStarted(number):
            return ("round-1",) if number == 1 else ("lesson-over",)
        case e.PhaseStarted("impulse" | "politics" as phase):
            return (f"phase-{phase}",)
        case e.StepStarted(number):
            return (f"step-{number}",)
        case e.CardsDrawn(party, "timeline") if party == LEARNER:
            return ("timeline-drawn",)
        case e.AgendaRevealed():
            return ("agendas-open",)
        case e.SetAdded():
            return ("set-added",)
        case e.CardPlayed(party) if party != LEARNER:
            return ("others",)
        case e.GovernmentFormed():
            return ("government-formed",)
        case e.GameEnded(ending=ending, reason=reason):
            return (f"end-{reason or ending}",)
    return ()


FIRST_WINTER = Lesson(
    "first-winter",
    "first-winter",
    {"spd": "human", "kpd": "cards", "z": "cards", "dnvp": "cards"},
    places_of,
    OUTDATED,
)
"""A solo round as the SPD; behaviour cards play the other seats."""

WHOLE_ROUND = Lesson(
    "whole-round",
    "main",
    {LEARNER: "human", "kpd": "steady", "z": "steady", "dnvp": "steady"},
    places_in_a_round,
    folder="whole-round",
    seed="17",
)
"""The first round of the main game, with cards that cover what is new and a Republic
that survives."""
