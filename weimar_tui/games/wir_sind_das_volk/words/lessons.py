"""The guided games: which hint belongs to which event or decision."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.text.lessons import Lesson

from ..rules import events as e
from ..rules.names import SIDE_OF, WEST
from ..rules.subjects import AtTurn

LAST_DECADE, FIRST_STEPS = "1980", "lesson"
"""The scenarios played with hints."""

LEARNER = WEST
"""The learner's seat."""

FEW_CARDS = 3
"""With at most this many cards on display, they are counted (rulebook 3: the last one matters)."""


def places_of(thing: Event | Decision) -> tuple[str, ...]:
    """The places in `learn/` that fit an event or a decision, general ones before special ones.

    >>> places_of(Decision(1, "west", "turn", (), AtTurn(3)))
    ('turn', 'turn-last-cards')
    """
    if isinstance(thing, Decision):
        few = isinstance(thing.subject, AtTurn) and thing.subject.left <= FEW_CARDS
        return (thing.kind, "turn-last-cards") if few else (thing.kind,)
    match thing:
        case e.DecadeStarted():
            return ("welcome", "look-around")
        case e.DisplayFilled(half):
            return ("display-filled",) if half == 1 else ("half-2",)
        case e.PowerUsed():
            return ("power-used",)
        case e.SocialistMoved():
            return ("socialist-moved",)
        case e.ProtestStarted(area):
            return (f"protest-{SIDE_OF[area]}",)
        case e.ProtestImported():
            return ("import-told",)
        case e.PricePaid():
            return ("price-paid",)
        case e.WallBuilt():
            return ("wall-built",)
        case e.WallOpened():
            return ("wall-opened",)
        case e.StasiDissolved():
            return ("stasi-dissolved",)
        case e.PhaseStarted(phase):
            return (f"phase-{phase}",)
        case e.GameEnded(ending, lesson=lesson):
            return ("end-lesson-over",) if lesson else (f"end-{ending}",)
    return ()


def first_steps(thing: Event | Decision) -> tuple[str, ...]:
    """The same, with a welcome of its own."""
    places = places_of(thing)
    return tuple("welcome-steps" if place == "welcome" else place for place in places)


LESSONS = (
    Lesson(FIRST_STEPS, FIRST_STEPS, {"west": "human", "east": "steady"}, first_steps),
    Lesson(LAST_DECADE, LAST_DECADE, {"west": "human", "east": "steady"}, places_of),
)
"""First steps, and the last decade."""
