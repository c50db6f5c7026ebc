"""Rulebook 9, before its phases: the order of the phases, and bankruptcy."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import bankrupt_by_a_hair, by_code
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.course import PHASES
from weimar_tui.games.wir_sind_das_volk.rules.events import PhaseStarted
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def play_to_the_end(play: VolkRunner) -> VolkRunner:
    """Every question is answered with its first option."""
    while play.position.outcome is None and t.asked(play).kind != "at-rest":
        play.pick(t.asked(play).number, t.asked(play).options[0])
    return play


def test_ten_phases_in_their_order() -> None:
    play = play_to_the_end(t.end_of_decade(t.table(factories=["berlin", "koeln"])))
    assert [event.phase for event in t.happened(play, PhaseStarted)] == list(range(1, 11))
    assert len(PHASES) == 10


def test_who_must_dismantle_more_than_there_is_has_lost_at_once() -> None:
    play = t.end_of_decade(t.table(wall=True, unrest=by_code(SN=16)))
    assert t.ending(play) == "bankruptcy"
    assert play.position.outcome is not None
    assert play.position.outcome.winners == ("west",)


def test_the_other_phases_do_not_take_place() -> None:
    play = t.end_of_decade(t.table(wall=True, tracks={"socialists": 6}, cadre_school=12))
    assert t.ending(play) == "bankruptcy"
    assert [event.phase for event in t.happened(play, PhaseStarted)] == [1]
    assert play.position.steps == []


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
    """Not to be able to make a factory rundown is bankruptcy too (rulings W27 and W56)."""
    play = play_to_the_end(t.phase(t.table(**{"factories": ["koeln"], **fields}), number))
    assert t.ending(play) == "bankruptcy"


def test_exactly_enough_is_enough() -> None:
    play = t.phase(t.table(wall=True, factories=["berlin"]), 1)
    assert t.ending(play) == ""
    assert play.position.factories == {}


def test_bankrupt_by_a_hair_in_9_3() -> None:
    play = t.end_of_decade(bankrupt_by_a_hair(currency=-5), 3)
    assert t.ending(play) == "bankruptcy"
    assert play.position.phase == 3


def test_bankrupt_by_a_hair_in_9_4() -> None:
    play = t.end_of_decade(bankrupt_by_a_hair(currency=-4), 3)
    assert t.asked(play).seat == "east"
    t.answer(play, "dismantle", "rheinsberg")
    assert t.asked(play).seat == "west"
    t.answer(play, "dismantle", "berlin/bitterfeld")
    assert play.position.lines.keys().isdisjoint({"berlin/bitterfeld", "bitterfeld/leipzig"})
    assert t.ending(play) == "bankruptcy"
    assert play.position.phase == 4


def test_without_the_state_power_card_the_decade_would_go_on() -> None:
    play = play_to_the_end(t.end_of_decade(bankrupt_by_a_hair(currency=-4, cards=0), 3))
    assert t.ending(play) == ""
    assert play.position.phase == 10
