"""Which city `there` means (G6)."""

from __future__ import annotations

from tests.games.weimar.table import asked, city, effects, options, table


def test_there_after_a_move_that_moved_nothing_is_one_of_the_cities_it_named() -> None:
    play = table(supply={"spd": {}, "kpd": {}, "dnvp": {}, "government": {}})
    effects(play, "move 2 own of(Hamburg,Rostock); unrest + there", "kpd")
    assert asked(play, "kpd").kind == "choose-city"
    assert sorted(options(play)) == ["hamburg", "rostock"]


def test_there_is_the_one_city_a_move_named_even_if_no_unit_came() -> None:
    play = table(supply={"spd": {}, "kpd": {}, "dnvp": {}, "government": {}})
    effects(play, "move 1 own München; unrest + there", "dnvp")
    assert play.position.cities["muenchen"].threats == ["unrest"]


def test_without_any_city_named_the_acting_player_names_one() -> None:
    play = table()
    city(play, "essen", threats=["unrest"])
    city(play, "berlin", threats=["unrest"])
    effects(play, "unrest - there", "spd")
    assert sorted(options(play)) == ["berlin", "essen"]
