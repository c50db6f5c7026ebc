"""Setting up the table (rulebook 2)."""

from __future__ import annotations

from weimar_tui.kernel.dice import Dice

from .components import Components
from .decade import StartDecade
from .names import AREAS
from .position import (
    RUNDOWN,
    SOUND,
    PowerCard,
    VolkPosition,
)
from .scenario_data import Scenario
from .unrest import lay_markers


def set_up(board: Components, scenario: Scenario, dice: Dice) -> VolkPosition:
    """The position before the first decade of a scenario."""
    position = VolkPosition(
        dice=dice,
        scenario=scenario.id,
        decade=scenario.first_decade,
        first_decade=scenario.first_decade,
        last_decade=scenario.last_decade,
        halves=scenario.halves,
        lesson=scenario.lesson,
        wall=scenario.wall,
        cadre_school=scenario.cadre_school,
        delivered=list(scenario.delivered),
        razed=list(scenario.razed),
        state_power=[PowerCard(card, board.cards[card].power) for card in scenario.state_power],
    )
    position.tracks = {
        "prestige": scenario.prestige,
        "currency": scenario.currency,
        "socialists": scenario.socialism,
    }
    position.sectors |= scenario.sectors
    position.standard |= scenario.standard
    position.socialists |= scenario.socialists
    sound = board.start if scenario.factories is None else scenario.factories
    position.factories = dict.fromkeys(sound, SOUND) | dict.fromkeys(scenario.rundown, RUNDOWN)
    for line in scenario.lines:
        position.lines[line] = position.lines.get(line, 0) + 1
    areas = board.data.areas
    unrest = scenario.unrest
    for area in AREAS:
        position.unrest[area] = areas[area].unrest if unrest is None else unrest.get(area, 0)
    position.imported |= scenario.imported
    lay_markers(position)
    position.steps = [StartDecade(scenario.first_decade)]
    return position
