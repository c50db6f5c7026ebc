"""Each invariant is noticed when it is broken."""

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
from weimar_tui.games.junta.rules.position import Asked, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.decision import Decision


def asks(play: JuntaRunner, name: str, kind: str, private: Asked | None = None) -> None:
    play.position.decisions.append(Decision(1, seat(name), kind, ("a",), Asked(), private))


def _a_note_lost(play: JuntaRunner) -> None:
    play.position.stack.pop()


def _less_than_none(play: JuntaRunner) -> None:
    family(play, "B").pocket = Notes(-1, 0, 0)
    play.position.stack.append(1)


def _a_card_twice(play: JuntaRunner) -> None:
    play.position.discards.append("professional")


def _a_card_lost(play: JuntaRunner) -> None:
    play.position.deck.remove("professional")


def _seven_cards(play: JuntaRunner) -> None:
    hand(play, "B", *play.position.deck[:7])
    asks(play, "B", "pocket")


def _an_office_twice(play: JuntaRunner) -> None:
    family(play, "C").offices.append("minister")


def _an_office_free(play: JuntaRunner) -> None:
    family(play, "B").offices.remove("minister")


def _exile_without_embassy(play: JuntaRunner) -> None:
    exile(play, "C", "")


def _embassy_without_exile(play: JuntaRunner) -> None:
    family(play, "C").embassy = "embassy-north"


def _dead_with_notes(play: JuntaRunner) -> None:
    dead(play, "C")
    pocket(play, "C", 3)


def _dead_with_cards(play: JuntaRunner) -> None:
    dead(play, "C")
    hand(play, "C", play.position.deck[0])


def _dead_with_influence(play: JuntaRunner) -> None:
    dead(play, "C")
    on_table(play, "C", play.position.deck[0])


def _empty_area(play: JuntaRunner) -> None:
    play.position.areas["bank"] = []


def _empty_stack(play: JuntaRunner) -> None:
    stand(play, "bank", "B", next(iter(play.components.units)), 0)


def _too_many(play: JuntaRunner) -> None:
    kind = next(iter(play.components.units))
    stand(play, "bank", "B", kind, play.components.units[kind].number + 1)


def _budget_not_payable(play: JuntaRunner) -> None:
    play.position.budget = "announced"
    play.position.motion = Motion("budget", by=seat("A"))
    play.position.announced = {seat("B"): 4}
    pocket(play, "A", 3)


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
        (lambda play: dead(play, "A"), "the President is out"),
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
    play = table(5)
    assert broken(play) == []
    change(play)
    assert any(words in found for found in broken(play)), broken(play)


def _six_cards(play: JuntaRunner) -> None:
    hand(play, "B", *play.position.deck[:6])
    asks(play, "B", "pocket")


def _choosing_what_to_drop(play: JuntaRunner) -> None:
    hand(play, "B", *play.position.deck[:7])
    asks(play, "B", "over-limit")


def _in_the_middle_of_a_pick(play: JuntaRunner) -> None:
    hand(play, "B", *play.position.deck[:7])
    asks(play, "B", "pocket", Asked(step="send"))


def _an_exile_with_seven(play: JuntaRunner) -> None:
    exile(play, "B")
    hand(play, "B", *play.position.deck[:7])
    asks(play, "B", "come-back")


def _seven_while_all_talk(play: JuntaRunner) -> None:
    play.position.window = "budget"
    hand(play, "B", *play.position.deck[:7])
    asks(play, "B", "pocket")


def _all_there_are(play: JuntaRunner) -> None:
    kind = next(kind for kind, unit in play.components.units.items() if not unit.office)
    stand(play, "radio", "B", kind, play.components.units[kind].number)


def _dead_and_poor(play: JuntaRunner) -> None:
    dead(play, "C")


def _a_payable_budget(play: JuntaRunner) -> None:
    _budget_not_payable(play)
    pocket(play, "A", 1)


def _no_budget_but_an_election(play: JuntaRunner) -> None:
    _budget_not_payable(play)
    play.position.motion = Motion("election", by=seat("A"))


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
        lambda play: exile(play, "C"),
        lambda play: coup(play, "B"),
    ],
)
def test_what_can_be_is_not(change: Callable[[JuntaRunner], None]) -> None:
    play = table(5)
    change(play)
    assert broken(play) == []
