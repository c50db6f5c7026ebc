"""Units in the city: commanders, positions, dice (rules: Einheiten, Kampf)."""

from __future__ import annotations

from collections.abc import Iterable

from .coup_events import UnitsLost, UnitsPlaced
from .families import holder, is_out
from .position import ALIVE, JuntaPosition, Stack
from .runner import JuntaRunner


def at(position: JuntaPosition, area: str) -> list[Stack]:
    """The stacks in an area."""
    return position.areas.get(area, [])


def commander(runner: JuntaRunner, stack: Stack) -> str:
    """The commander of a stack: its family, or the brother-in-law; "" if it is frozen (J41)."""
    position = runner.position
    if not stack.by:
        return ""
    if not is_out(position, stack.by):
        return stack.by
    office = runner.components.office_of[stack.kind]
    if office and office == position.brother_in_law and holder(position, office) == stack.by:
        return position.president
    return ""


def obeys(runner: JuntaRunner, stack: Stack, seat: str) -> bool:
    """Whether a family can hand a stack over: its own, or as brother-in-law (rules: Transfer)."""
    return commander(runner, stack) == seat


def party_of(runner: JuntaRunner, stack: Stack) -> str:
    """The party of a stack in a fight: its commander, or for frozen ones its family."""
    by = stack.by
    if not by or runner.position.families[by].state == ALIVE:
        return by
    return commander(runner, stack) or by


def parties_at(runner: JuntaRunner, area: str) -> list[str]:
    """The parties with units not in retreat in an area, in seat order."""
    position = runner.position
    families = position.families
    parties = set()
    for stack in position.areas.get(area, ()):
        if not stack.retreated:
            by = stack.by
            if by and families[by].state != ALIVE:
                by = party_of(runner, stack)
            parties.add(by)
    if len(parties) < 2:
        return [seat for seat in parties if seat]
    return [seat for seat in position.order if seat in parties]


def by_party(runner: JuntaRunner, stacks: Iterable[Stack]) -> dict[str, list[Stack]]:
    """The stacks of an area that are not in retreat, by party; without those of no party."""
    stacks_of: dict[str, list[Stack]] = {}
    for stack in stacks:
        if not stack.retreated and (party := party_of(runner, stack)):
            stacks_of.setdefault(party, []).append(stack)
    return stacks_of


def holding(runner: JuntaRunner, area: str) -> dict[str, list[Stack]]:
    """All stacks in an area by party, in seat order: those in retreat hold it too."""
    stacks_of: dict[str, list[Stack]] = {}
    for stack in at(runner.position, area):
        stacks_of.setdefault(party_of(runner, stack), []).append(stack)
    return {seat: stacks_of[seat] for seat in runner.position.order if seat in stacks_of}


def units_of(runner: JuntaRunner, area: str, party: str) -> list[Stack]:
    """A party's stacks in an area that are not in retreat."""
    return [
        stack
        for stack in runner.position.areas.get(area, ())
        if not stack.retreated and party_of(runner, stack) == party
    ]


def commanded(runner: JuntaRunner, seat: str, owner: str, area: str) -> list[Stack]:
    """The stacks of `owner` in an area that `seat` commands."""
    own = [stack for stack in at(runner.position, area) if stack.by == owner]
    if seat == owner and not is_out(runner.position, owner):
        return own
    return [stack for stack in own if commander(runner, stack) == seat]


def number_of(stacks: Iterable[Stack]) -> int:
    """The number of units in the stacks."""
    return sum(stack.number for stack in stacks)


def kinds_of(stacks: Iterable[Stack]) -> dict[str, int]:
    """Units by kind."""
    kinds: dict[str, int] = {}
    for stack in stacks:
        kinds[stack.kind] = kinds.get(stack.kind, 0) + stack.number
    return kinds


def dice_of(runner: JuntaRunner, stacks: Iterable[Stack]) -> int:
    """Dice of a salvo: one per rifleman, two per guard, one for two unarmed, rounded down."""
    units = runner.components.units
    dice, crowd, per = 0, 0, 1
    for stack in stacks:
        unit = units[stack.kind]
        if unit.per == 1:
            dice += stack.number * unit.dice
        else:
            crowd += stack.number
            per = unit.per
    return dice + crowd // per


def supply_left(runner: JuntaRunner, kind: str) -> int:
    """Units of a kind that are not in the city (ruling J47)."""
    standing = sum(
        stack.number
        for stacks in runner.position.areas.values()
        for stack in stacks
        if stack.kind == kind
    )
    return runner.components.units[kind].number - standing


def place(runner: JuntaRunner, seat: str, kind: str, number: int, area: str) -> None:
    """Add new units to an area."""
    add(runner, area, kind, seat, number, came=arrival(runner))
    runner.emit(UnitsPlaced(seat, kind, number, area))
    runner.reveal()


def arrival(runner: JuntaRunner) -> int:
    """The next number in this segment's order of arrival."""
    coup = runner.position.coup
    if coup is None:
        return 0
    coup.arrivals += 1
    return coup.arrivals


def add(
    runner: JuntaRunner,
    area: str,
    kind: str,
    by: str,
    number: int,
    *,
    moved: int = 0,
    came: int = 0,
) -> None:
    """Add units to an equal stack in the area, or as a stack of their own."""
    stacks = runner.position.areas.setdefault(area, [])
    for stack in stacks:
        if (stack.kind, stack.by, stack.moved, stack.came, stack.retreated) == (
            kind,
            by,
            moved,
            came,
            False,
        ):
            stack.number += number
            return
    stacks.append(Stack(kind, by, number, moved, came))


def take(runner: JuntaRunner, area: str, stack: Stack, number: int) -> None:
    """Remove units from a stack."""
    stack.number -= number
    if stack.number == 0:
        stacks = runner.position.areas[area]
        stacks.remove(stack)
        if not stacks:
            del runner.position.areas[area]


def lose(runner: JuntaRunner, area: str, party: str, kind: str, number: int) -> None:
    """Remove killed units; the last to arrive die last."""
    left = number
    for stack in sorted(units_of(runner, area, party), key=lambda stack: stack.came):
        if stack.kind == kind and left:
            killed = min(left, stack.number)
            take(runner, area, stack, killed)
            left -= killed
    runner.emit(UnitsLost(party, area, kind, number - left))


def send_home(runner: JuntaRunner) -> None:
    """Put all units of the offices at their starting areas and remove the others (rules:
    Spielaufbau).

    After a forced budget the police are in the Chamber.
    """
    position = runner.position
    position.areas = {}
    for area in runner.components.areas.values():
        for kind, number in area.standing:
            to = (
                runner.components.chamber
                if position.forced and kind in runner.components.police
                else area.id
            )
            add(runner, to, kind, "", number)


def give_command(runner: JuntaRunner) -> None:
    """At the start of a coup, give every stack to the family that holds its office."""
    for stacks in runner.position.areas.values():
        for stack in stacks:
            stack.by = holder(runner.position, runner.components.office_of[stack.kind])


def settle_down(runner: JuntaRunner) -> None:
    """Start a new movement segment: everything here counts as present, and equal stacks join."""
    position = runner.position
    for area, stacks in position.areas.items():
        if len(stacks) == 1:
            stacks[0] = Stack(stacks[0].kind, stacks[0].by, stacks[0].number)
            continue
        merged: dict[tuple[str, str], Stack] = {}
        for stack in stacks:
            known = merged.get((stack.kind, stack.by))
            if known is None:
                merged[stack.kind, stack.by] = Stack(stack.kind, stack.by, stack.number)
            else:
                known.number += stack.number
        position.areas[area] = list(merged.values())
    if position.coup is not None:
        position.coup.arrivals = 0
