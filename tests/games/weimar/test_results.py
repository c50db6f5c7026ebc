"""Results of dice and their lines in the tables (rulebook 5.5, 4.4, 6.1)."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import table
from weimar_tui.games.weimar.rules.endings import cities_for_overthrow
from weimar_tui.games.weimar.rules.parliament import has_half, seats_for_half
from weimar_tui.games.weimar.rules.position import Attempt
from weimar_tui.games.weimar.rules.results import final_result, line_for, result_table


@pytest.mark.parametrize(
    ("attempt", "result"),
    [
        (Attempt("spd", "coup"), 0),
        (Attempt("spd", "coup", rolled=(3, 5)), 5),
        (Attempt("spd", "coup", rolled=(6, 6)), 7),
        (Attempt("spd", "coup", rolled=(3, 5), modifier=1), 6),
        (Attempt("spd", "coup", rolled=(3, 5), boosted=True), 6),
        (Attempt("spd", "coup", rolled=(6, 6, 6), modifier=2), 8),
        (Attempt("spd", "coup", rolled=(1,), modifier=-2), 1),
        (Attempt("spd", "crisis", rolled=(6, 6)), 6),
        (Attempt("spd", "crisis", rolled=(2, 4), modifier=1), 5),
        (Attempt("spd", "crisis", rolled=(1, 1), modifier=-1), 1),
        (Attempt("spd", "vote", rolled=(3,)), 3),
        (Attempt("spd", "city", rolled=(3, 6)), 9),
    ],
)
def test_what_the_dice_come_to(attempt: Attempt, result: int) -> None:
    """The highest die, plus one for each further six and for a bought increase, 1 to 8."""
    assert final_result(attempt) == result


def test_each_kind_of_attempt_has_its_table() -> None:
    tables = table().components.tables
    assert result_table(tables, "demonstrate", "kpd") is tables.demonstration["kpd"]
    assert result_table(tables, "coup", "dnvp") is tables.coup["dnvp"]
    assert result_table(tables, "counter-coup", "z") is tables.counter_coup
    assert result_table(tables, "fight", "z") is tables.fight
    assert result_table(tables, "reaction", "z") is tables.reaction["z"]
    assert result_table(tables, "crisis", "z") is tables.crisis


def test_a_result_beyond_the_last_line_brings_the_last_line() -> None:
    tables = table().components.tables
    assert len(tables.crisis) == 6
    assert line_for(tables, "crisis", "z", 8) == tables.crisis[5]
    assert line_for(tables, "coup", "kpd", 8) == tables.coup["kpd"][7]
    assert line_for(tables, "coup", "kpd", 1) == tables.coup["kpd"][0]


@pytest.mark.parametrize(
    ("seats", "needed"),
    [({"spd": 5, "z": 5}, 5), ({"spd": 5, "z": 6}, 6), ({"spd": 1}, 1), ({}, 1)],
)
def test_half_of_the_occupied_seats_is_enough(seats: dict[str, int], needed: int) -> None:
    position = table().position
    position.seats = {**dict.fromkeys(position.seats, 0), **seats}
    assert seats_for_half(position) == needed
    for party in ("spd", "z"):
        assert has_half(position, party) == (position.seats[party] >= needed)


def test_berlin_saves_an_overthrow_one_city() -> None:
    position = table().position
    for city in position.cities.values():
        city.threats.clear()
    assert cities_for_overthrow(position, "councils") == 4
    position.cities["berlin"].threats.append("councils")
    assert cities_for_overthrow(position, "councils") == 3
    assert cities_for_overthrow(position, "regime") == 4
