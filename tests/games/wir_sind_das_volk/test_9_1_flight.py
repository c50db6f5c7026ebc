"""Rulebook 9.1: flight, or the cost of the Wall."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.flight import count_flight
from weimar_tui.games.wir_sind_das_volk.rules.events import FlightCounted
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def counted(**fields: object) -> FlightCounted:
    return count_flight(t.board(), t.table(**fields).position)


# --- what the wall costs ------------------------------------------------------------------------
def test_the_wall_costs_prestige_and_a_point_of_the_easts_choice() -> None:
    runner = t.phase(t.table(wall=True, factories=["berlin", "jena"], pile=["2"]), 1)
    assert runner.position.tracks["prestige"] == -1
    assert t.options(runner, "dismantle", "east") == ("berlin", "jena")
    t.answer(runner, "dismantle", "jena")
    assert set(runner.position.factories) == {"berlin"}
    assert t.happened(runner, FlightCounted) == []


def test_a_prestige_marker_at_its_end_is_an_arrow_that_cannot_be_carried_out() -> None:
    """Ruling W24."""
    runner = t.table(wall=True, factories=["berlin"], tracks={"prestige": -6}, unrest=by_code(BY=1))
    t.phase(runner, 1)
    assert t.options(runner, "overflow", "west") == ("remove", "place")
    t.answer(runner, "overflow", "place", "place-unrest", "mecklenburg")
    assert t.unrest(runner) == by_code(BY=1, MV=1)
    assert runner.position.factories == {}


def test_the_pile_is_cleared_in_both_cases() -> None:
    """Ruling W25; the cards were face up (ruling W57)."""
    for wall in (True, False):
        runner = t.phase(t.table(wall=wall, factories=["berlin"], pile=["1", "3"]), 1)
        assert runner.position.pile == []
        assert runner.position.spent == ["1", "3"]


# --- steps to the right -------------------------------------------------------------------------
def test_one_step_for_each_flight_symbol_of_the_cards_played() -> None:
    assert counted(pile=["2", "12", "1"]).steps == 2
    assert counted(pile=["I"]).steps == 2, "Russian tanks carry two"


def test_one_for_each_living_standard_of_the_best_western_area() -> None:
    assert counted(standard=by_code(NW=2, BY=1)).steps == 2
    assert counted(sectors=dict.fromkeys(("nordrhein-westfalen", "rheinland-pfalz"), 1)).steps == 2


def test_one_for_each_red_state_power_card() -> None:
    found = counted(state_power=["5", "21", "51"])
    assert (found.red_power, found.steps) == (2, 2)


def test_one_if_there_are_protests_in_the_east() -> None:
    assert counted(unrest=by_code(SN=4)).steps == 1
    assert counted(unrest=by_code(SN=8, TH=4)).steps == 1, "however many"


# --- steps to the left --------------------------------------------------------------------------
def test_one_back_for_each_living_standard_of_the_worst_eastern_area() -> None:
    eastern = by_code(MV=1, BB=1, OB=2, ST=1, SN=1, TH=3)
    assert counted(pile=["2", "12"], standard=eastern).steps == 1
    assert counted(pile=["2", "12"], standard=by_code(MV=1)).steps == 2


def test_one_back_if_there_are_protests_in_the_west() -> None:
    assert counted(pile=["2", "12"], unrest=by_code(BY=4, HE=4)).steps == 1
    imported = counted(pile=["2", "12"], unrest=by_code(WB=4), imported={"rheinland-pfalz": 1})
    assert imported.steps == 1


def test_never_below_zero() -> None:
    """Right before left (ruling W23)."""
    assert counted(unrest=by_code(BY=4)).steps == 0


# --- points -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("steps", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_second_field_is_a_point(steps: int, points: int) -> None:
    """A blank field counts as the lower number (ruling W23)."""
    found = counted(standard=by_code(NW=steps))
    assert (found.steps, found.points) == (steps, points)


def test_the_rulebooks_example() -> None:
    runner = t.table(
        factories=["berlin"],
        pile=["2", "12"],
        state_power=["5"],
        standard=by_code(NW=1),
        unrest=by_code(BY=4, HE=4),
    )
    found = count_flight(t.board(), runner.position)
    assert (found.symbols, found.red_power, found.west_best) == (2, 1, 1)
    assert (found.east_worst, found.west_protest) == (0, 1)
    assert (found.steps, found.points) == (3, 1)


def alternating(prestige: int) -> VolkRunner:
    runner = t.table(
        factories=["berlin", "jena", "leipzig", "rostock"],
        pile=["2", "12", "I"],
        tracks={"prestige": prestige},
    )
    return t.phase(runner, 1)


@pytest.mark.parametrize(
    ("prestige", "first", "second"), [(0, "west", "east"), (1, "east", "west")]
)
def test_the_players_decide_in_turns_and_the_advantage_begins(
    prestige: int, first: str, second: str
) -> None:
    runner = alternating(prestige)
    assert t.options(runner, "dismantle", first) == ("rostock", "berlin", "leipzig", "jena")
    t.answer(runner, "dismantle", "berlin")
    assert t.asked(runner).seat == second
    t.answer(runner, "dismantle", "jena")
    assert set(runner.position.factories) == {"leipzig", "rostock"}
    assert t.at_rest(runner)


def test_without_points_nothing_is_dismantled() -> None:
    runner = t.phase(t.table(factories=["berlin"], pile=["2"]), 1)
    assert t.at_rest(runner)
    assert set(runner.position.factories) == {"berlin"}
