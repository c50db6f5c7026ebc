"""Functions that several parts of a coup use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..coup_events import BecameRebel
from ..families import acting, is_out
from ..position import JUNTA, PRESIDENT, Coup, JuntaPosition
from ..runner import JuntaRunner
from ..units import at, commander

GUNBOAT, STRIKE = "gunboat", "strike"

EMPTY = "empty"
"""A power centre without units; it counts for the President."""


def the_coup(runner: JuntaRunner) -> Coup:
    """The coup under way."""
    coup = runner.position.coup
    assert coup is not None, "there is no coup"
    return coup


def become_rebel(runner: JuntaRunner, seat: str) -> None:
    """Make a family a Rebel, for good; never the President (rules: Rebellen und Loyalisten)."""
    coup = the_coup(runner)
    if seat in coup.rebels or seat == runner.position.president:
        return
    coup.rebels.append(seat)
    runner.position.rebelled.append(seat)
    runner.emit(BecameRebel(seat))
    runner.reveal()


def decider(runner: JuntaRunner, party: str) -> str:
    """The family that decides for a party's units: itself, or for frozen ones the
    President (ruling J41)."""
    return runner.position.president if is_out(runner.position, party) else party


def centres(runner: JuntaRunner, sides: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """The side that holds each power centre (rules: Staatsstreich-Sieg).

    The junta needs a unit there and no unit of anyone else; frozen units and those of families that
    are out count for the President (ruling J57).
    """
    held = []
    for area in runner.components.power:
        stacks = at(runner.position, area)
        junta = bool(stacks) and all(
            sides.get(commander(runner, stack), PRESIDENT) == JUNTA for stack in stacks
        )
        held.append((area, JUNTA if junta else PRESIDENT))
    return tuple(held)


def sides_so_far(runner: JuntaRunner) -> dict[str, str]:
    """The sides if all Rebels were for the junta and nobody else."""
    return dict.fromkeys(the_coup(runner).rebels, JUNTA)


def sides_known(runner: JuntaRunner) -> dict[str, str]:
    """The sides as declared; Rebels that have not declared count for the junta."""
    return {**sides_so_far(runner), **the_coup(runner).sides}


def side_shown(position: JuntaPosition, seat: str) -> str:
    """The side a family has shown in the coup; "" outside a coup, or if it has shown none."""
    coup = position.coup
    if coup is None:
        return ""
    declared = coup.sides.get(seat, "")
    if seat == position.president or declared == PRESIDENT:
        return PRESIDENT
    if seat in coup.rebels or declared == JUNTA:
        return JUNTA
    return PRESIDENT if any(by == seat for by, _ in coup.fired) else ""


def holders(runner: JuntaRunner) -> dict[str, str]:
    """The holder of each power centre by known sides: JUNTA, PRESIDENT or EMPTY."""
    position = runner.position
    if position.coup is None:
        return {}
    return {
        area: side if side == JUNTA or position.areas.get(area) else EMPTY
        for area, side in centres(runner, sides_known(runner))
    }


def centres_held(runner: JuntaRunner) -> tuple[int, int, int]:
    """Power centres of the junta, of the President, and how many of his have no units."""
    number = Counter(holders(runner).values())
    return number[JUNTA], number[PRESIDENT] + number[EMPTY], number[EMPTY]


def weapons_left(runner: JuntaRunner) -> Iterator[tuple[str, str]]:
    """The gunboat, air strikes, and units that can still land, each with its commander."""
    coup, components, data = the_coup(runner), runner.components, runner.components.data
    weapons = [] if coup.shelled else [(data.gunboat.office, GUNBOAT)]
    weapons += [(data.strike.office, STRIKE)] if coup.strikes else []
    weapons += [
        (unit.office, unit.id)
        for unit in components.units.values()
        if unit.lands and unit.id not in coup.landed
    ]
    for office, weapon in weapons:
        if seat := acting(runner.position, office):
            yield seat, weapon
