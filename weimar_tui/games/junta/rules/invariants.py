"""Invariants that hold after every pick of every game; fuzzing and tests check them."""

from __future__ import annotations

from collections import Counter

from . import decision_types as dt
from .cards import LIMIT, held
from .component_data import OFFICES
from .families import is_out
from .notes import Notes, payable
from .runner import JuntaRunner
from .subjects import link_of
from .units import commander

_MAY_HOLD_MORE = tuple(
    question.kind
    for question in (dt.OVER_LIMIT, dt.TALK, dt.ANSWER_OFFER, dt.TARGET_OF_CARD, dt.DROP_INFLUENCE)
)


def broken(runner: JuntaRunner) -> list[str]:
    """One line for each invariant that does not hold."""
    return [*_money(runner), *_cards(runner), *_people(runner), *_units(runner), *_budget(runner)]


def all_notes(runner: JuntaRunner) -> Notes:
    """All notes, wherever they are."""
    position = runner.position
    stack, heaps = position.stack, [position.under]
    for family in position.families.values():
        heaps += (family.pocket, family.account)
    return Notes(
        stack.count(1) + sum(notes.ones for notes in heaps),
        stack.count(2) + sum(notes.twos for notes in heaps),
        stack.count(3) + sum(notes.threes for notes in heaps),
    )


def _money(runner: JuntaRunner) -> list[str]:
    total = all_notes(runner)
    broken = []
    if (total.ones, total.twos, total.threes) != runner.components.data.notes:
        broken.append(f"there are {total.id} notes, worth {total.total} million")
    for seat, family in runner.position.families.items():
        for notes in (family.pocket, family.account):
            if min(notes.ones, notes.twos, notes.threes) < 0:
                broken.append(f"{seat} has less than no notes")
    return broken


def _cards(runner: JuntaRunner) -> list[str]:
    position = runner.position
    cards = [*position.deck, *position.discards, *position.lying]
    for family in position.families.values():
        cards += family.hand
        cards += family.table
    cards.sort()
    broken = []
    if cards != runner.components.sorted_copies:
        counted, wanted = Counter(cards), Counter(runner.components.copies)
        broken = [
            f"{card} is there {counted[card]} times, not {wanted[card]}"
            for card in wanted | counted
            if counted[card] != wanted[card]
        ]
    for decision in position.decisions:
        if decision.kind in _MAY_HOLD_MORE or position.window:
            continue
        if link_of(decision):
            continue
        if held(position, decision.seat) > LIMIT and not is_out(position, decision.seat):
            broken.append(f"{decision.seat} holds more than {LIMIT} cards in {decision.kind}")
    return broken


def _people(runner: JuntaRunner) -> list[str]:
    position = runner.position
    given = [office for family in position.families.values() for office in family.offices]
    held_once = set(given)
    broken = []
    if len(held_once) != len(given):
        broken = [f"{o} is held {n} times" for o, n in Counter(given).items() if n > 1]
    if position.offices_given and held_once != set(OFFICES):
        broken.append("an office is held by nobody")
    if position.president and is_out(position, position.president):
        broken.append("the President is out")
    for seat, family in position.families.items():
        if (family.state == "exile") != bool(family.embassy):
            broken.append(f"{seat} is in exile without an embassy, or the other way round")
        if family.state == "dead" and (family.hand or family.table or family.pocket.count):
            broken.append(f"{seat} is dead and still holds something")
    return broken


def _units(runner: JuntaRunner) -> list[str]:
    position = runner.position
    standing: dict[str, int] = {}
    broken = []
    commanders = ("", *position.order)
    for area, stacks in position.areas.items():
        if not stacks:
            broken.append(f"an empty area is listed: {area}")
        for stack in stacks:
            standing[stack.kind] = standing.get(stack.kind, 0) + stack.number
            if stack.number < 1:
                broken.append(f"an empty stack stands in {area}")
            if position.coup is not None and commander(runner, stack) not in commanders:
                broken.append(f"nobody's units stand in {area}")
    broken += [
        f"{number} {kind} are in the city"
        for kind, number in standing.items()
        if number > runner.components.units[kind].number
    ]
    return broken


def _budget(runner: JuntaRunner) -> list[str]:
    position = runner.position
    motion = position.motion
    if position.budget != "announced" or motion is None or position.options.budget == "liar":
        return []
    purse = position.families[motion.by].pocket
    if motion.about in ("budget", "alternative") and not payable(
        purse, position.announced.values()
    ):
        return ["the announced budget cannot be paid"]
    return []
