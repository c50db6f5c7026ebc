"""Each broken invariant is detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.junta.table import (
    coup,
    dead,
    exile,
    family,
    hand,
    on_table,
    pocket,
    seat,
    stand,
    table,
)
from weimar_tui.games.junta.rules.invariants import broken
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import JuntaSubject, OfferSoFar
from weimar_tui.kernel.decision import Decision


def asks(runner: JuntaRunner, name: str, kind: str, private: JuntaSubject | None = None) -> None:
    runner.position.decisions.append(Decision(1, seat(name), kind, ("a",), JuntaSubject(), private))


def _a_note_lost(runner: JuntaRunner) -> None:
    runner.position.stack.pop()


def _less_than_none(runner: JuntaRunner) -> None:
    family(runner, "B").pocket = Notes(-1, 0, 0)
    runner.position.stack.append(1)


def _a_card_twice(runner: JuntaRunner) -> None:
    runner.position.discards.append("professional")


def _a_card_lost(runner: JuntaRunner) -> None:
    runner.position.deck.remove("professional")


def _seven_cards(runner: JuntaRunner) -> None:
    hand(runner, "B", *runner.position.deck[:7])
    asks(runner, "B", "pocket")


def _an_office_twice(runner: JuntaRunner) -> None:
    family(runner, "C").offices.append("minister")


def _an_office_free(runner: JuntaRunner) -> None:
    family(runner, "B").offices.remove("minister")


def _exile_without_embassy(runner: JuntaRunner) -> None:
    exile(runner, "C", "")


def _embassy_without_exile(runner: JuntaRunner) -> None:
    family(runner, "C").embassy = "embassy-north"


def _dead_with_notes(runner: JuntaRunner) -> None:
    dead(runner, "C")
    pocket(runner, "C", 3)


def _dead_with_cards(runner: JuntaRunner) -> None:
    dead(runner, "C")
    hand(runner, "C", runner.position.deck[0])


def _dead_with_influence(runner: JuntaRunner) -> None:
    dead(runner, "C")
    on_table(runner, "C", runner.position.deck[0])


def _empty_area(runner: JuntaRunner) -> None:
    runner.position.areas["bank"] = []


def _empty_stack(runner: JuntaRunner) -> None:
    stand(runner, "bank", "B", next(iter(runner.components.units)), 0)


def _too_many(runner: JuntaRunner) -> None:
    kind = next(iter(runner.components.units))
    stand(runner, "bank", "B", kind, runner.components.units[kind].number + 1)


def _budget_not_payable(runner: JuntaRunner) -> None:
    runner.position.budget = "announced"
    runner.position.motion = Motion("budget", by=seat("A"))
    runner.position.announced = {seat("B"): 4}
    pocket(runner, "A", 3)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_a_note_lost, "notes, worth"),
        (_less_than_none, "bravo has less than no notes"),
        (_a_card_twice, "professional is there"),
        (_a_card_lost, "professional is there"),
        (_seven_cards, "bravo holds more than 6 cards in pocket"),
        (_an_office_twice, "minister is held 2 times"),
        (_an_office_free, "an office is held by nobody"),
        (lambda runner: dead(runner, "A"), "the President is out"),
        (_exile_without_embassy, "cortina is in exile without an embassy"),
        (_embassy_without_exile, "cortina is in exile without an embassy"),
        (_dead_with_notes, "cortina is dead and still holds something"),
        (_dead_with_cards, "cortina is dead and still holds something"),
        (_dead_with_influence, "cortina is dead and still holds something"),
        (_empty_area, "an empty area is listed: bank"),
        (_empty_stack, "an empty stack stands in bank"),
        (_too_many, " are in the city"),
        (_budget_not_payable, "the announced budget cannot be paid"),
    ],
)
def test_what_cannot_be_is_named(change: Callable[[JuntaRunner], None], words: str) -> None:
    runner = table(5)
    assert broken(runner) == []
    change(runner)
    assert any(words in found for found in broken(runner)), broken(runner)


def _six_cards(runner: JuntaRunner) -> None:
    hand(runner, "B", *runner.position.deck[:6])
    asks(runner, "B", "pocket")


def _choosing_what_to_drop(runner: JuntaRunner) -> None:
    hand(runner, "B", *runner.position.deck[:7])
    asks(runner, "B", "over-limit")


def _in_the_middle_of_a_pick(runner: JuntaRunner) -> None:
    hand(runner, "B", *runner.position.deck[:7])
    asks(runner, "B", "pocket", OfferSoFar("send"))


def _an_exile_with_seven(runner: JuntaRunner) -> None:
    exile(runner, "B")
    hand(runner, "B", *runner.position.deck[:7])
    asks(runner, "B", "come-back")


def _seven_while_all_talk(runner: JuntaRunner) -> None:
    runner.position.window = "budget"
    hand(runner, "B", *runner.position.deck[:7])
    asks(runner, "B", "pocket")


def _all_there_are(runner: JuntaRunner) -> None:
    kind = next(kind for kind, unit in runner.components.units.items() if not unit.office)
    stand(runner, "radio", "B", kind, runner.components.units[kind].number)


def _dead_and_poor(runner: JuntaRunner) -> None:
    dead(runner, "C")


def _a_payable_budget(runner: JuntaRunner) -> None:
    _budget_not_payable(runner)
    pocket(runner, "A", 1)


def _no_budget_but_an_election(runner: JuntaRunner) -> None:
    _budget_not_payable(runner)
    runner.position.motion = Motion("election", by=seat("A"))


@pytest.mark.parametrize(
    "change",
    [
        _six_cards,
        _choosing_what_to_drop,
        _in_the_middle_of_a_pick,
        _an_exile_with_seven,
        _seven_while_all_talk,
        _all_there_are,
        _dead_and_poor,
        _a_payable_budget,
        _no_budget_but_an_election,
        lambda runner: exile(runner, "C"),
        lambda runner: coup(runner, "B"),
    ],
)
def test_what_can_be_is_not(change: Callable[[JuntaRunner], None]) -> None:
    runner = table(5)
    change(runner)
    assert broken(runner) == []
