"""Rulebook 5.7: parliament."""

from __future__ import annotations

from tests.games.weimar.table import at_rest, effects, happened, seats, table
from weimar_tui.games.weimar.rules.events import SeatsChanged
from weimar_tui.games.weimar.rules.parliament import FIXED_SEATS, figures_left, occupied


def test_parliament_has_24_fixed_seats() -> None:
    assert FIXED_SEATS == 24


def test_a_seat_gained_is_a_figure_of_the_party() -> None:
    runner = effects(table(), "seat +2", "z")
    assert runner.position.seats["z"] == 2
    assert figures_left(runner.position, "z") == 28


def test_a_seat_lost_goes_back_to_the_supply() -> None:
    runner = table()
    seats(runner, z=3)
    effects(runner, "seat -1", "z")
    assert runner.position.seats["z"] == 2
    assert figures_left(runner.position, "z") == 28


def test_the_25th_seat_goes_to_the_overflow_and_counts_like_any_other() -> None:
    runner = table()
    seats(runner, spd=12, kpd=12)
    effects(runner, "seat +2", "z")
    assert occupied(runner.position) == 26
    assert runner.position.seats["z"] == 2


def test_no_more_is_lost_than_a_party_has() -> None:
    runner = table()
    seats(runner, z=1)
    effects(runner, "seat -2", "z")
    assert runner.position.seats["z"] == 0
    assert happened(runner, SeatsChanged) == [SeatsChanged("z", -1, 0, "test")]


def test_a_party_without_seats_loses_none() -> None:
    runner = effects(table(), "seat -1 DNVP", "spd")
    assert at_rest(runner)
    assert happened(runner, SeatsChanged) == []


def test_with_few_figures_left_only_so_many_seats_are_gained() -> None:
    """R10."""
    runner = table()
    seats(runner, spd=29)
    effects(runner, "seat +3", "spd")
    assert runner.position.seats["spd"] == 30
    effects(runner, "seat +1", "spd")
    assert happened(runner, SeatsChanged) == [SeatsChanged("spd", 1, 30, "test")], (
        "nothing more is told"
    )


def test_the_nsdap_has_ten_figures() -> None:
    runner = table(nsdap_track=["dnvp"] * 3)
    seats(runner, nsdap=9)
    effects(runner, "nsdap self", "dnvp")
    assert runner.position.seats["nsdap"] == 10
