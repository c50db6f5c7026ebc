"""Setting up the table (rules: Spielaufbau)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.errors import KernelError

from .cards import draw
from .components import Components
from .phases.election import Election
from .phases.round import BeginRound
from .position import Family, JuntaPosition, Options
from .runner import JuntaRunner, JuntaStep
from .scenario_data import Scenario
from .units import send_home

HAND = 5
"""Cards dealt at the start."""


def seats_of(components: Components, scenario: Scenario, players: int) -> tuple[str, ...]:
    """The families in seat order. Raises KernelError for a number that does not fit."""
    least, most = scenario.players
    if not least <= players <= most:
        raise KernelError("players-wrong", least=least, most=most, players=players)
    return tuple(components.data.families)[:players]


def options_of(options: Mapping[str, Any]) -> Options:
    """Parse the options of a table. Raises KernelError for an unknown value."""
    known = {name: options[name] for name in Options.__struct_fields__ if name in options}
    chosen = msgspec.structs.replace(Options(), **known)
    for name, values in CHOICES.items():
        value = getattr(chosen, name)
        if value not in values:
            shown = ", ".join(map(str, values))
            raise KernelError("setting-value", name=name, value=str(value), known=shown)
    return chosen


CHOICES: dict[str, tuple[Any, ...]] = {
    "budget": ("strict", "liar"),
    "press": ("full", "public", "silent"),
    "tie": ("lot", "redraw"),
    "windows": (True, False),
    "competence": ("two-thirds", "three-fifths"),
}
"""The values of each option of a table, the default first."""


def set_up(
    components: Components, scenario: Scenario, players: int, dice: Dice, options: Mapping[str, Any]
) -> JuntaPosition:
    """The position before the first question."""
    seats = seats_of(components, scenario, players)
    dice.script.extend(scenario.start.dice)
    position = JuntaPosition(
        dice=dice,
        scenario=scenario.id,
        rounds=int(options.get("rounds", scenario.rounds)),
        coup_phases=int(options.get("coup_phases", scenario.coup_phases)),
        options=options_of(options),
        order=seats,
        families={seat: Family() for seat in seats},
        host=scenario.start.host,
        president=scenario.start.president,
    )
    position.steps = [
        SetUp(
            scenario.start.deck,
            scenario.start.stack,
            tuple((seat, tuple(hand)) for seat, hand in scenario.start.hands.items()),
        )
    ]
    return position


class SetUp(JuntaStep, frozen=True, tag="set-up"):
    """Draw lots for the host, shuffle, deal; then elect the first President (ruling J1)."""

    deck: tuple[str, ...] = ()
    stack: tuple[int, ...] = ()
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def run(self, runner: JuntaRunner) -> None:
        position, components = runner.position, runner.components
        if not position.host:
            position.host = position.order[position.dice.below(len(position.order))]
        notes = [str(value) for value in (1, 2, 3) for _ in range(components.data.notes[value - 1])]
        position.stack = _shuffled(runner, notes, tuple(map(str, self.stack)))
        laid = [*self.deck, *(card for _, hand in self.hands for card in hand)]
        cards = list(components.copies)
        for card in laid:
            cards.remove(card)
        position.dice.shuffle(cards)
        position.deck = [*cards, *reversed(self.deck)]
        for seat, hand in self.hands:
            position.families[seat].hand = list(hand)
        for seat in position.order:
            self._deal(runner, seat)
        send_home(runner)
        if position.president:
            runner.push(BeginRound())
        else:
            runner.push(Election("start"), BeginRound())

    def _deal(self, runner: JuntaRunner, seat: str) -> None:
        dealt = HAND - len(runner.family(seat).hand)
        if self.deck and dealt:
            # The top cards are for the first round, so hands are dealt from below them.
            deck = runner.position.deck
            split = len(deck) - len(self.deck)
            runner.family(seat).hand += [deck.pop(split - 1 - i) for i in range(dealt)]
        elif dealt:
            draw(runner, seat, dealt)


def _shuffled(runner: JuntaRunner, notes: list[str], top: tuple[str, ...]) -> list[int]:
    for note in top:
        notes.remove(note)
    runner.position.dice.shuffle(notes)
    return [int(note) for note in [*notes, *reversed(top)]]
