"""A table to set up, play on and look at, so that a test reads like the rules.

    from tests.games.junta.table import answer, do, hand, pocket, table

    play = table(5)                             # aguado is President, the others hold offices
    hand(play, "bravo", "professional")
    pocket(play, "bravo", 3, 1)
    do(play, AssassinationPhase())
    answer(play, "card:professional", "bravo")

What `table(n)` gives: n families with letters A to G, A is President and host, the offices are
given out as in `OFFICES_OF`, everybody alive, hands and pockets empty, all notes in the stack, all
cards in the deck, units at home. Keywords set fields of the position. Windows of talk are off
(`windows=True` opens them). When everything is carried out, the play is `at_rest`.

Families may be named by their letters: `answer(runner, "done", "B")`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from weimar_tui.games.junta.rules import units
from weimar_tui.games.junta.rules.events import OfferMade
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import (
    Coup,
    Family,
    JuntaPosition,
    Options,
    Stack,
)
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.subjects import InArea, JuntaSubject, subject_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.dice import Dice

Happened = TypeVar("Happened")

REST = DecisionType("at-rest", JuntaSubject, one_word("done"))

OFFICES_OF = {
    4: {
        "B": ["general1", "minister"],
        "C": ["general2", "admiral"],
        "D": ["general3", "air"],
    },
    5: {
        "B": ["general1", "minister"],
        "C": ["general2", "admiral"],
        "D": ["general3"],
        "E": ["air"],
    },
    6: {
        "B": ["general1", "minister"],
        "C": ["general2"],
        "D": ["general3"],
        "E": ["admiral"],
        "F": ["air"],
    },
    7: {
        "B": ["general1"],
        "C": ["general2"],
        "D": ["general3"],
        "E": ["minister"],
        "F": ["admiral"],
        "G": ["air"],
    },
}


class Rest(JuntaStep, frozen=True, tag="test-rest"):
    """The bottom of the stack: asks something, so that the run loop stops here."""

    def run(self, runner: JuntaRunner) -> None:
        runner.ask(self, runner.position.order[0], REST, ("done",), always=True)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        raise AssertionError("everything has been carried out already")


@lru_cache(maxsize=1)
def game() -> JuntaGame:
    """The game with its own components."""
    return JuntaGame.load()


_SEATS = ("aguado", "bravo", "cortina", "delgado", "espino", "fuentes", "galan")


def seat(name: str) -> str:
    """A family by its letter or id."""
    return _SEATS["ABCDEFG".index(name)] if len(name) == 1 else name


# --- set up -------------------------------------------------------------------------------------
def table(players: int = 5, *, windows: bool = False, **fields: Any) -> JuntaRunner:
    """An empty table; keywords set fields of the position, e.g. `round=4, excuse=True`."""
    components = game().components
    order = _SEATS[:players]
    position = JuntaPosition(
        dice=Dice(seed="test"),
        order=order,
        families={name: Family() for name in order},
        president=order[0],
        host=order[0],
        offices_given=True,
        round=1,
        phase="budget",
        options=Options(windows=windows),
    )
    for name, offices in OFFICES_OF[players].items():
        position.families[seat(name)].offices = list(offices)
    position.stack = [v for v in (3, 2, 1) for _ in range(components.data.notes[v - 1])]
    position.deck = list(components.copies)
    for name, value in fields.items():
        if not hasattr(position, name):
            raise AttributeError(f"a position has no field {name!r}")
        setattr(position, name, value)
    position.president = seat(position.president) if position.president else ""
    position.host = seat(position.host)
    runner = JuntaRunner(position, components)
    units.send_home(runner)
    return runner


def hand(runner: JuntaRunner, name: str, *cards: str) -> None:
    """Move cards from the deck to a hand."""
    for card in cards:
        runner.position.deck.remove(card)
    family(runner, name).hand += cards


def on_table(runner: JuntaRunner, name: str, *cards: str) -> None:
    """Move influence from the deck to a table."""
    for card in cards:
        runner.position.deck.remove(card)
    family(runner, name).table += cards


def pocket(runner: JuntaRunner, name: str, *values: int) -> None:
    """Move notes from the stack to a pocket."""
    for value in values:
        runner.position.stack.remove(value)
    family(runner, name).pocket = family(runner, name).pocket.plus(Notes.of(values))


def account(runner: JuntaRunner, name: str, *values: int) -> None:
    """Move notes from the stack to an account."""
    for value in values:
        runner.position.stack.remove(value)
    family(runner, name).account = family(runner, name).account.plus(Notes.of(values))


def offices(runner: JuntaRunner, **held: str) -> None:
    """Assign offices: `offices(runner, minister="B", general1="C")`; all others are vacant."""
    for each in runner.position.families.values():
        each.offices = []
    for office, name in held.items():
        family(runner, name).offices.append(office)


def exile(runner: JuntaRunner, name: str, embassy: str = "embassy-north") -> None:
    """Put a family in exile."""
    family(runner, name).state, family(runner, name).embassy = "exile", embassy


def dead(runner: JuntaRunner, name: str) -> None:
    """Make a family dead."""
    family(runner, name).state = "dead"


def dice(runner: JuntaRunner, *faces: int) -> None:
    """Set the next dice."""
    runner.position.dice.script = list(faces)


def coup(runner: JuntaRunner, first: str, *rebels: str, phase: int = 1, **fields: Any) -> Coup:
    """Start a coup: `first` and `rebels` are Rebels, units obey their offices."""
    position = runner.position
    names = [seat(first), *map(seat, rebels)]
    index = position.order.index(seat(first))
    order = position.order[index:] + position.order[:index]
    position.coup = Coup(seat(first), rebels=names, phase=phase, order=order, strikes=3, **fields)
    position.rebelled = list(names)
    position.phase = "coup"
    units.give_command(runner)
    return position.coup


def clear(runner: JuntaRunner) -> None:
    """Remove all units."""
    runner.position.areas = {}


def stand(runner: JuntaRunner, area: str, name: str, kind: str, number: int, came: int = 0) -> None:
    """Put units in an area."""
    stacks = runner.position.areas.setdefault(area, [])
    stacks.append(Stack(kind, seat(name), number, came=came))


def option(runner: JuntaRunner, **values: Any) -> None:
    """Set options of the table."""
    runner.position.options = replace(runner.position.options, **values)


# --- play ---------------------------------------------------------------------------------------
def do(runner: JuntaRunner, *steps: JuntaStep) -> JuntaRunner:
    """Run Steps up to the next question, or to rest."""
    runner.position.steps.clear()
    runner.position.decisions.clear()
    runner.push(*steps, Rest())
    runner.run()
    return runner


def answer(runner: JuntaRunner, choice: str, name: str = "", kind: str = "") -> JuntaRunner:
    """Pick an option, for `seat` if several are asked."""
    decision = asked(runner, name)
    if kind:
        assert decision.kind == kind, f"asked {decision.kind}, not {kind}"
    picked = next((o for o in decision.options if as_made(runner, o) == choice), choice)
    runner.pick(decision.number, picked)
    return runner


def answers(runner: JuntaRunner, *choices: str) -> JuntaRunner:
    """Make several picks, each `LETTER option`: `answers(runner, "A yes:all", "B pass")`."""
    for choice in choices:
        name, _, picked = choice.partition(" ")
        answer(runner, picked, name)
    return runner


def fire_on(runner: JuntaRunner) -> JuntaRunner:
    """All parties to a fight continue as before in its second and third salvo."""
    while (decision := runner.position.decisions[0]).kind == "target" and subject_of(
        decision, InArea
    ).number > 1:
        runner.pick(decision.number, decision.options[0])
    return runner


# --- look ---------------------------------------------------------------------------------------
def family(runner: JuntaRunner, name: str) -> Family:
    """A family by its letter or id."""
    return runner.position.families[seat(name)]


def asked(runner: JuntaRunner, name: str = "") -> Decision:
    """The open question, for `seat` if several are asked."""
    decisions = runner.position.decisions
    if name:
        found = [decision for decision in decisions if decision.seat == seat(name)]
        assert found, f"{seat(name)} is not asked; asked are {kinds(runner)}"
        return found[0]
    assert len(decisions) == 1, f"{len(decisions)} questions are open: {kinds(runner)}"
    return decisions[0]


def kinds(runner: JuntaRunner) -> list[str]:
    """The seats asked, with the kinds of question."""
    return [f"{decision.seat[0].upper()} {decision.kind}" for decision in runner.position.decisions]


def options(runner: JuntaRunner, name: str = "") -> tuple[str, ...]:
    """The options; offers are numbered in the order they were made."""
    return tuple(as_made(runner, option) for option in asked(runner, name).options)


def as_made(runner: JuntaRunner, option: str) -> str:
    """The id of an answer to an offer, with the number of the question when it was
    made: `accept:1`."""
    what, _, number = option.partition(":")
    made = [str(event.offer.number) for event in happened(runner, OfferMade)]
    if what not in ("accept", "refuse", "counter") or number not in made:
        return option
    return f"{what}:{made.index(number) + 1}"


def at_rest(runner: JuntaRunner) -> bool:
    """Whether everything has been carried out."""
    return [decision.kind for decision in runner.position.decisions] == [REST.kind]


def happened(runner: JuntaRunner, kind: type[Happened]) -> list[Happened]:
    """The events of a kind, in order."""
    return [event for event in runner.events or () if isinstance(event, kind)]


def standing(runner: JuntaRunner, area: str) -> dict[str, int]:
    """The units in an area: `B army1` -> number."""
    found: dict[str, int] = {}
    for stack in runner.position.areas.get(area, []):
        key = f"{stack.by[:1].upper()} {stack.kind}".strip()
        found[key] = found.get(key, 0) + stack.number
    return found


def sound(runner: JuntaRunner) -> bool:
    """Check that all notes and cards exist and all other invariants hold."""
    wrong = game().check(runner.position)
    assert wrong == [], wrong
    return True
