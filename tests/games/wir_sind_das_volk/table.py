"""A table to set up, play on and look at, so that a scenario test reads like the rulebook.

    from tests.games.wir_sind_das_volk.table import answer, asked, event, table, unrest

    play = table(factories=["berlin", "bitterfeld"], unrest={"sachsen": 4})
    event(play, "17", "west")            # or effect(play, "dismantle east x3", "west"), or do(...)
    answer(play, "dismantle", "berlin")
    assert at_rest(play)

What `table()` gives: an empty board in decade I, nobody's turn: no unrest, no factories, tracks on
0, no cards in hands, display and draw deck, one socialist in the holding box. Keywords set fields
of the position; the dicts by area given are laid over the empty ones, `factories` may be a list of
sound ones, `lines` a list that names each infrastructure once. Markers follow from the unrest.

Set up:   table
Play:     do effect event turn end_of_decade phase answer
Look:     asked options at_rest happened

When everything is carried out the play is `at_rest`; the end of a game is in
`runner.position.outcome`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.course import PHASES
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import CarryOutEvent, all_of
from weimar_tui.games.wir_sind_das_volk.rules.effects.notation import parse_event
from weimar_tui.games.wir_sind_das_volk.rules.effects.order import conflicts
from weimar_tui.games.wir_sind_das_volk.rules.names import SEATS
from weimar_tui.games.wir_sind_das_volk.rules.packs import load_components
from weimar_tui.games.wir_sind_das_volk.rules.position import SOUND, PowerCard, VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.subjects import VolkSubject
from weimar_tui.games.wir_sind_das_volk.rules.turn import Turn
from weimar_tui.games.wir_sind_das_volk.rules.unrest import lay_markers
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.step import Step

Happened = TypeVar("Happened")

REST = "at-rest"
AT_REST = DecisionType(REST, VolkSubject, one_word("done"))
OVERLAID = ("unrest", "standard", "sectors", "imported", "socialists", "tracks", "hands")


class Rest(Step, frozen=True, tag="test-rest"):
    """The bottom of the stack: asks something, so that the run loop stops here."""

    def run(self, runner: VolkRunner) -> None:
        runner.ask(self, "west", AT_REST, ("done",), always=True)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        raise AssertionError("everything has been carried out already")


@lru_cache(maxsize=1)
def board() -> Components:
    """The built-in components."""
    return Components(load_components())


# --- set up -------------------------------------------------------------------------------------
def table(**fields: Any) -> VolkRunner:
    """A nearly empty table; keywords set fields of the position."""
    position = VolkPosition(dice=Dice(seed="test"), half=1)
    for name, value in fields.items():
        if not hasattr(position, name):
            raise AttributeError(f"a position has no field {name!r}")
        if name in OVERLAID:
            value = {**getattr(position, name), **value}
        elif name == "factories" and not isinstance(value, dict):
            value = dict.fromkeys(value, SOUND)
        elif name == "lines" and not isinstance(value, dict):
            value = {line: list(value).count(line) for line in value}
        elif name == "state_power":
            value = [card if isinstance(card, PowerCard) else power(card) for card in value]
        setattr(position, name, value)
    lay_markers(position)
    return VolkRunner(position, board())


def power(card: str, *, used: bool = False) -> PowerCard:
    """Put a state-power card in front of the East."""
    return PowerCard(card, board().cards[card].power, used)


# --- play ---------------------------------------------------------------------------------------
def do(runner: VolkRunner, *steps: Step) -> VolkRunner:
    """Run Steps, the first one first, up to the first question or until all is carried out."""
    runner.position.steps.clear()
    runner.position.decisions.clear()
    runner.push(*steps, Rest())
    runner.run()
    return runner


def effect(runner: VolkRunner, notation: str, seat: str) -> VolkRunner:
    """Carry out an event in the notation, as if `seat` had triggered it."""
    clauses = parse_event(notation)
    mine = Components(runner.board.data)
    mine.clauses["test"] = clauses
    mine.conflicts["test"] = {side: conflicts(clauses, side) for side in SEATS}
    runner.board = mine
    return do(runner, CarryOutEvent("test", seat, all_of(clauses)))


def turn(runner: VolkRunner, seat: str, *cards: str) -> VolkRunner:
    """Start a seat's turn with these cards in the display (a special card in its place)."""
    position = runner.position
    position.active = seat
    for card in cards:
        if board().cards[card].colour == "special":
            position.special = card
        else:
            position.display.append(card)
    return do(runner, Turn(seat))


def event(runner: VolkRunner, card: str, seat: str) -> VolkRunner:
    """A seat uses a card for its event; another card stays in the display."""
    turn(runner, seat, card, "69" if card != "69" else "75")
    return answer(runner, "turn", f"{card}:event")


def phase(runner: VolkRunner, number: int) -> VolkRunner:
    """Run one phase of the End of Decade."""
    runner.position.half = 3
    return do(runner, PHASES[number - 1])


def end_of_decade(runner: VolkRunner, first: int = 1) -> VolkRunner:
    """Run all phases from the given one on, without a following decade."""
    runner.position.half = 3
    return do(runner, *PHASES[first - 1 :])


def answer(runner: VolkRunner, *kinds_and_options: str) -> VolkRunner:
    """Answer the open question, naming its kind: `answer(runner, "build", "jena")`."""
    pairs = zip(kinds_and_options[::2], kinds_and_options[1::2], strict=True)
    for kind, option in pairs:
        decision = asked(runner)
        assert decision.kind == kind, f"{decision.seat} is asked {decision.kind}, not {kind}"
        assert option in decision.options, f"{option} is none of {decision.options}"
        runner.pick(decision.number, option)
    return runner


# --- look ---------------------------------------------------------------------------------------
def asked(runner: VolkRunner) -> Decision[Any]:
    """The open question."""
    assert runner.position.decisions, f"nothing is asked; outcome {runner.position.outcome}"
    return runner.position.decisions[0]


def options(runner: VolkRunner, kind: str, seat: str) -> tuple[str, ...]:
    """The options of the open question, which must have this kind and seat."""
    decision = asked(runner)
    assert (decision.kind, decision.seat) == (kind, seat)
    return decision.options


def at_rest(runner: VolkRunner) -> bool:
    """Whether everything has been carried out."""
    decisions = runner.position.decisions
    return bool(decisions) and decisions[0].kind == REST


def happened(runner: VolkRunner, kind: type[Happened]) -> list[Happened]:
    """The events of this kind."""
    return [event for event in runner.events or () if isinstance(event, kind)]


def ending(runner: VolkRunner) -> str:
    """The ending of the game, or ""."""
    outcome = runner.position.outcome
    return outcome.ending if outcome is not None else ""


def unrest(runner: VolkRunner, areas: Iterable[str] = ()) -> dict[str, int]:
    """Unrest by area, without zeros (or of the given areas)."""
    found = runner.position.unrest
    return {area: found[area] for area in (areas or found) if areas or found[area]}


def standard(runner: VolkRunner) -> dict[str, int]:
    """Living standard by area, without zeros and West Berlin's sectors."""
    return {area: number for area, number in runner.position.standard.items() if number}
