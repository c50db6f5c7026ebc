"""Which city `there` means (G6)."""

from __future__ import annotations

from tests.games.weimar.table import asked, city, effects, options, table


def test_there_after_a_move_that_moved_nothing_is_one_of_the_cities_it_named() -> None:
    runner = table(supply={"spd": {}, "kpd": {}, "dnvp": {}, "government": {}})
    effects(runner, "move 2 own of(Hamburg,Rostock); unrest + there", "kpd")
    assert asked(runner, "kpd").kind == "choose-city"
    assert sorted(options(runner)) == ["hamburg", "rostock"]


def test_there_is_the_one_city_a_move_named_even_if_no_unit_came() -> None:
    runner = table(supply={"spd": {}, "kpd": {}, "dnvp": {}, "government": {}})
    effects(runner, "move 1 own München; unrest + there", "dnvp")
    assert runner.position.cities["muenchen"].threats == ["unrest"]


def test_without_any_city_named_the_acting_player_names_one() -> None:
    runner = table()
    city(runner, "essen", threats=["unrest"])
    city(runner, "berlin", threats=["unrest"])
    effects(runner, "unrest - there", "spd")
    assert sorted(options(runner)) == ["berlin", "essen"]
