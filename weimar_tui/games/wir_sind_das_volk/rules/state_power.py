"""State-power cards: collected, used, and lost with the Stasi (rulebook 6.4, 8)."""

from __future__ import annotations

from msgspec.structs import replace

from . import decision_types as dt
from .events import (
    PowerCollected,
    PowerRefreshed,
    PowerUsed,
)
from .names import EAST
from .position import PowerCard, VolkPosition
from .runner import VolkRunner, VolkStep
from .subjects import Pieces
from .unrest import areas_with_unrest, remove_unrest


def fresh_cards(position: VolkPosition) -> int:
    """State-power cards that can still be used in this decade."""
    return sum(not held.used for held in position.state_power)


def usable_areas(position: VolkPosition) -> list[str]:
    """Where the East can use a state-power card now."""
    if position.state_power and fresh_cards(position):
        return areas_with_unrest(position, EAST)
    return []


def collect(runner: VolkRunner, card: str, colour: str) -> None:
    """Give the East a state-power card; after the Stasi is dissolved it gets none (ruling W18)."""
    position = runner.position
    if not position.dissolved:
        position.state_power.append(PowerCard(card, colour))
        position.unrest_changed = True
        runner.emit(PowerCollected(card, colour))


def use_power(runner: VolkRunner, area: str) -> None:
    """Use the first fresh card: remove 1 unrest in the East; the card is used for this decade."""
    cards = runner.position.state_power
    for index, held in enumerate(cards):
        if not held.used:
            cards[index] = replace(held, used=True)
            runner.emit(PowerUsed(held.card, area))
            break
    remove_unrest(runner, area, 1, "power")


def refresh(runner: VolkRunner) -> None:
    """Make all cards usable again (rulebook 9.8)."""
    position = runner.position
    used = sum(held.used for held in position.state_power)
    if used:
        position.state_power = [replace(held, used=False) for held in position.state_power]
        runner.emit(PowerRefreshed(used))


class PowerWindow(VolkStep, frozen=True, tag="power-window"):
    """The East can use state power once more in its action (rulebook 8; ruling W17)."""

    def run(self, runner: VolkRunner) -> None:
        areas = usable_areas(runner.position)
        if areas:
            fresh = fresh_cards(runner.position)
            subject = Pieces(EAST, fresh, "power")
            runner.ask(self, EAST, dt.STATE_POWER, (dt.NONE, *areas), subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        if option != dt.NONE:
            runner.push(self)
            use_power(runner, option)
