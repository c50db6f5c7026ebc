"""Rulebook 9: the order of the phases, and bankruptcy."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import bankrupt_by_a_hair, by_code
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.course import PHASES
from weimar_tui.games.wir_sind_das_volk.rules.events import PhaseStarted
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def play_to_the_end(runner: VolkRunner) -> VolkRunner:
    """Answer every question with its first option."""
    while runner.position.outcome is None and t.asked(runner).kind != "at-rest":
        runner.pick(t.asked(runner).number, t.asked(runner).options[0])
    return runner


def test_ten_phases_in_their_order() -> None:
    runner = play_to_the_end(t.end_of_decade(t.table(factories=["berlin", "koeln"])))
    assert [event.phase for event in t.happened(runner, PhaseStarted)] == list(range(1, 11))
    assert len(PHASES) == 10


def test_who_must_dismantle_more_than_there_is_has_lost_at_once() -> None:
    runner = t.end_of_decade(t.table(wall=True, unrest=by_code(SN=16)))
    assert t.ending(runner) == "bankruptcy"
    assert runner.position.outcome is not None
    assert runner.position.outcome.winners == ("west",)


def test_the_other_phases_do_not_take_place() -> None:
    runner = t.end_of_decade(t.table(wall=True, tracks={"socialists": 6}, cadre_school=12))
    assert t.ending(runner) == "bankruptcy"
    assert [event.phase for event in t.happened(runner, PhaseStarted)] == [1]
    assert runner.position.steps == []


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (1, {"wall": True}),
        (1, {"pile": ["2", "12"]}),
        (2, {"tracks": {"prestige": -4}}),
        (2, {"tracks": {"prestige": -1}}),
        (3, {"tracks": {"currency": -2}, "factories": {"berlin": "rundown"}}),
        (4, {"state_power": [t.power("5", used=True)]}),
    ],
)
def test_in_each_of_the_first_four_phases(number: int, fields: dict[str, object]) -> None:
    """Being unable to make a factory rundown is bankruptcy too (rulings W27 and W56)."""
    runner = play_to_the_end(t.phase(t.table(**{"factories": ["koeln"], **fields}), number))
    assert t.ending(runner) == "bankruptcy"


def test_exactly_enough_is_enough() -> None:
    runner = t.phase(t.table(wall=True, factories=["berlin"]), 1)
    assert t.ending(runner) == ""
    assert runner.position.factories == {}


def test_bankrupt_by_a_hair_in_9_3() -> None:
    runner = t.end_of_decade(bankrupt_by_a_hair(currency=-5), 3)
    assert t.ending(runner) == "bankruptcy"
    assert runner.position.phase == 3


def test_bankrupt_by_a_hair_in_9_4() -> None:
    runner = t.end_of_decade(bankrupt_by_a_hair(currency=-4), 3)
    assert t.asked(runner).seat == "east"
    t.answer(runner, "dismantle", "rheinsberg")
    assert t.asked(runner).seat == "west"
    t.answer(runner, "dismantle", "berlin/bitterfeld")
    assert runner.position.lines.keys().isdisjoint({"berlin/bitterfeld", "bitterfeld/leipzig"})
    assert t.ending(runner) == "bankruptcy"
    assert runner.position.phase == 4


def test_without_the_state_power_card_the_decade_would_go_on() -> None:
    runner = play_to_the_end(t.end_of_decade(bankrupt_by_a_hair(currency=-4, cards=0), 3))
    assert t.ending(runner) == ""
    assert runner.position.phase == 10
