"""A table to set up, play on and look at, so that a scenario test reads like the rulebook.

    from tests.games.weimar.table import answer, asked, city, effects, seats, table

    play = table(government=("z", "dnvp"), chancellor="z")
    city(play, "leipzig", bases={"spd": 1, "dnvp": 2}, threats=["unrest"])
    seats(play, spd=6, z=3)
    event(play, "S05", "spd")            # or effects(play, "seat -1 Z", "spd"), or do(play, Step())
    answer(play, "berlin", "spd", kind="place-base")
    assert play.position.cities["berlin"].bases["spd"] == 1
    assert at_rest(play)

What `table()` gives: round 1, SPD (Chancellor) and Zentrum govern, minor parties with the parties
they start with, unit supplies as printed, economy 1, the FA deck from Versailles on, and otherwise
nothing: no bases, seats, VP, units or threats on the map, DR box and tracks empty, hands empty.
Decks hold the basic cards (timeline: gray and yellow), the first one drawn first. Stresemann lies
inactive, so that no roll asks anybody (`stresemann="active"` changes that). Every keyword of
`table` sets the field of the position that has its name.

Set up:   table city seats vp reserve issues society hand supply dice
Play:     do effects event answer answers
Look:     asked options at_rest happened

Dice are random but always the same ones; `dice(runner, 6, 5)` says what falls next. When everything
is carried out the play is `at_rest`; a position with an outcome is in `runner.position.outcome`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import Any, TypeVar

from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.rules.position import (
    PARTIES,
    CityState,
    ForeignAffairsState,
    WeimarPosition,
)
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.solo import CardRunRunner
from weimar_tui.games.weimar.rules.subjects import WeimarSubject
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.step import Step

with suppress(ModuleNotFoundError):  # importing this registers how each effect is carried out
    import_module("weimar_tui.games.weimar.rules.game")

Happened = TypeVar("Happened")

REST = "at-rest"
AT_REST = DecisionType(REST, WeimarSubject, one_word("done"))


class Rest(Step, frozen=True, tag="test-rest"):
    """The bottom of the stack: asks something, so that the run loop stops here."""

    def run(self, runner: WeimarRunner) -> None:
        runner.ask(self, "spd", AT_REST, ("done",), always=True)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        raise AssertionError("everything has been carried out already")


@lru_cache(maxsize=1)
def components() -> Components:
    """The built-in components."""
    return Components(load_components())


# --- set up -------------------------------------------------------------------------------------
def table(**fields: Any) -> WeimarRunner:
    """A nearly empty table; keywords set fields of the position, e.g. `round=4, economy=3`."""
    parts = components().data
    position = WeimarPosition(
        dice=Dice(seed="test"),
        phase="impulse",
        stresemann="inactive",
        minor_parties={minor: card.eligible[0] for minor, card in parts.minor_parties.items()},
        foreign_affairs=ForeignAffairsState(
            deck=[c.id for c in parts.foreign_affairs.values() if c.order > 1]
        ),
        supply={owner: {} for owner in ("government", *PARTIES)},
    )
    for unit in parts.units.values():
        if unit.start:
            position.supply[unit.owner][unit.id] = unit.start
    for card in reversed(list(parts.cards.values())):
        if card.set in ("basic", "gray", "yellow"):
            position.decks[card.deck].append(card.id)
    for name, value in fields.items():
        if not hasattr(position, name):
            raise AttributeError(f"a position has no field {name!r}")
        setattr(position, name, value)
    return CardRunRunner(position, components())


def city(
    runner: WeimarRunner,
    name: str,
    *,
    bases: dict[str, int] | None = None,
    units: dict[str, int] | None = None,
    threats: list[str] | None = None,
) -> CityState:
    """Set up a city; the given values replace the old ones. Units come from nowhere."""
    state = runner.position.cities[name]
    if bases is not None:
        state.bases = dict(bases)
    if units is not None:
        state.units = dict(units)
    if threats is not None:
        state.threats = list(threats)
    return state


def seats(runner: WeimarRunner, **number: int) -> None:
    """Set seats in parliament, for example `seats(runner, spd=7, nsdap=2)`."""
    runner.position.seats.update(number)


def vp(runner: WeimarRunner, **number: int) -> None:
    """Set victory points."""
    runner.position.vp.update(number)


def reserve(runner: WeimarRunner, **number: int) -> None:
    """Set reserve points."""
    runner.position.reserve.update(number)


def issues(runner: WeimarRunner, cells: dict[str, str]) -> None:
    """Set issue markers: `issues(runner, {"economy-1": "S2", "media-1": "ZD"})`."""
    runner.position.issues = dict(cells)


def society(runner: WeimarRunner, *markers: str) -> None:
    """Set the society track from left to right."""
    runner.position.society = list(markers)


def hand(runner: WeimarRunner, party: str, *cards: str) -> None:
    """Set the whole hand of a party; the cards are taken from the decks."""
    runner.position.hands[party] = list(cards)
    for deck in runner.position.decks.values():
        deck[:] = [card for card in deck if card not in cards]


def supply(runner: WeimarRunner, owner: str, **units: int) -> None:
    """Set the units of a supply (`government` or a party); `red_front=2` means `red-front`."""
    runner.position.supply[owner] = {name.replace("_", "-"): n for name, n in units.items()}


def dice(runner: WeimarRunner, *faces: int) -> None:
    """Set the next dice."""
    runner.position.dice.script = list(faces)


# --- play ---------------------------------------------------------------------------------------
def do(runner: WeimarRunner, *steps: Step) -> WeimarRunner:
    """Run Steps, the first one first, up to the first question or until all is carried out.

    If another question is still open, or the play is at rest, it starts afresh.
    """
    runner.position.steps.clear()
    runner.position.decisions.clear()
    runner.push(*steps, Rest())
    runner.run()
    return runner


class Begin(Step, frozen=True, tag="test-begin"):
    """Begins effects when the run loop reaches it."""

    notation: str
    actor: str
    source: str
    here: str
    reacted_to: str

    def run(self, runner: WeimarRunner) -> None:
        found = runner.components.cards.get(self.source)
        start_effects(
            runner,
            parse_effects(self.notation) if self.notation or found is None else found.effect,
            self.actor,
            source=self.source,
            here=self.here,
            reacted_to=self.reacted_to,
        )


def effects(
    runner: WeimarRunner,
    notation: str,
    actor: str,
    *,
    source: str = "test",
    here: str = "",
    reacted_to: str = "",
) -> WeimarRunner:
    """Carry out effects written in the notation: `effects(runner, "seat +1; vp -1 SPD", "z")`."""
    return do(runner, Begin(notation, actor, source, here, reacted_to))


def event(runner: WeimarRunner, card: str, party: str) -> WeimarRunner:
    """Carry out the event of a party or timeline card on its own."""
    return do(runner, Begin("", party, card, "", ""))


def answer(
    runner: WeimarRunner, option: str, seat: str | None = None, *, kind: str | None = None
) -> WeimarRunner:
    """Answer the open decision (of `seat`, if given), checking its seat and kind."""
    decision = asked(runner, seat)
    assert kind is None or decision.kind == kind, f"asked {decision.kind}, not {kind}"
    assert option in decision.options, f"{option} is not among {decision.options}"
    runner.pick(decision.number, option)
    return runner


def answers(runner: WeimarRunner, *options: str) -> WeimarRunner:
    """Answer several questions one after the other, for any seat."""
    for option in options:
        answer(runner, option)
    return runner


# --- look ---------------------------------------------------------------------------------------
def asked(runner: WeimarRunner, seat: str | None = None) -> Decision:
    """The open decision; `seat` must be the one asked, if given."""
    open_ones = [d for d in runner.position.decisions if d.kind != REST]
    assert open_ones, "nobody is asked anything"
    if seat is None:
        return open_ones[0]
    found = [decision for decision in open_ones if decision.seat == seat]
    assert found, f"{open_ones[0].seat} is asked {open_ones[0].kind}, not {seat}"
    return found[0]


def options(runner: WeimarRunner, seat: str | None = None) -> set[str]:
    """The options of the open decision."""
    return set(asked(runner, seat).options)


def at_rest(runner: WeimarRunner) -> bool:
    """Whether everything has been carried out and no question is open."""
    return bool(runner.position.decisions) and runner.position.decisions[0].kind == REST


def happened(runner: WeimarRunner, kind: type[Happened]) -> list[Happened]:
    """All events of a kind so far."""
    return [event for event in runner.events or () if isinstance(event, kind)]
