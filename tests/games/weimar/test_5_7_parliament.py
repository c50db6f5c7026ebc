"""Rulebook 5.7: parliament."""

from __future__ import annotations

from tests.games.weimar.table import at_rest, effects, happened, seats, table
from weimar_tui.games.weimar.rules.events import SeatsChanged
from weimar_tui.games.weimar.rules.parliament import FIXED_SEATS, figures_left, occupied


def test_parliament_has_24_fixed_seats() -> None:
    assert FIXED_SEATS == 24


def test_a_seat_gained_is_a_figure_of_the_party() -> None:
    play = effects(table(), "seat +2", "z")
    assert play.position.seats["z"] == 2
    assert figures_left(play.position, "z") == 28


def test_a_seat_lost_goes_back_to_the_supply() -> None:
    play = table()
    seats(play, z=3)
    effects(play, "seat -1", "z")
    assert play.position.seats["z"] == 2
    assert figures_left(play.position, "z") == 28


def test_the_25th_seat_goes_to_the_overflow_and_counts_like_any_other() -> None:
    play = table()
    seats(play, spd=12, kpd=12)
    effects(play, "seat +2", "z")
    assert occupied(play.position) == 26
    assert play.position.seats["z"] == 2


def test_no_more_is_lost_than_a_party_has() -> None:
    play = table()
    seats(play, z=1)
    effects(play, "seat -2", "z")
    assert play.position.seats["z"] == 0
    assert happened(play, SeatsChanged) == [SeatsChanged("z", -1, 0)]


def test_a_party_without_seats_loses_none() -> None:
    play = effects(table(), "seat -1 DNVP", "spd")
    assert at_rest(play)
    assert happened(play, SeatsChanged) == []


def test_with_few_figures_left_only_so_many_seats_are_gained() -> None:
    """Ruling 15."""
    play = table()
    seats(play, spd=29)
    effects(play, "seat +3", "spd")
    assert play.position.seats["spd"] == 30
    effects(play, "seat +1", "spd")
    assert happened(play, SeatsChanged) == [SeatsChanged("spd", 1, 30)], "nothing more is told"


def test_the_nsdap_has_ten_figures() -> None:
    """Ruling 16."""
    play = table(nsdap_track=["dnvp"] * 3)
    seats(play, nsdap=9)
    effects(play, "nsdap self", "dnvp")
    assert play.position.seats["nsdap"] == 10
