"""Rulebook 4.4 steps 6 and 7: seats by minor parties, the size of parliament."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import do, happened, seats, society, table
from weimar_tui.games.weimar.rules.events import ParliamentCut, SeatsChanged
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep


def test_example_uspd_in_round_four() -> None:
    runner = table(round=4)
    do(runner, PoliticsStep(6))
    assert runner.position.seats["kpd"] == 1


@pytest.mark.parametrize("round_", [5, 6])
def test_example_uspd_in_rounds_five_and_six(round_: int) -> None:
    runner = table(round=round_)
    do(runner, PoliticsStep(6))
    assert runner.position.seats["kpd"] == 0


def test_seats_go_to_whoever_controls_the_minor_party() -> None:
    runner = table(round=2)
    runner.position.minor_parties.update(ddp="z", dvp="dnvp", uspd="spd")
    do(runner, PoliticsStep(6))
    assert runner.position.seats == {"spd": 1, "kpd": 0, "z": 2, "dnvp": 2, "nsdap": 0}


def test_the_uspd_marker_gives_spd_its_seats_too() -> None:
    runner = table(round=1)
    society(runner, "uspd")
    do(runner, PoliticsStep(6))
    assert runner.position.seats["kpd"] == 1
    assert runner.position.seats["spd"] == 1 + 2  # plus the DDP's


def test_example_twenty_eight_seats_are_cut_to_twenty_one() -> None:
    runner = table()
    seats(runner, spd=10, z=3, kpd=8, dnvp=7)
    do(runner, PoliticsStep(7))
    assert runner.position.seats == {"spd": 7, "z": 3, "kpd": 6, "dnvp": 5, "nsdap": 0}
    assert happened(runner, ParliamentCut) == [ParliamentCut(21)]


def test_that_parliament_is_too_large_is_told_before_the_seats_lost() -> None:
    runner = table()
    seats(runner, spd=10, z=3, kpd=8, dnvp=7)
    do(runner, PoliticsStep(7))
    first = next(e for e in runner.events or () if isinstance(e, ParliamentCut | SeatsChanged))
    assert isinstance(first, ParliamentCut)


def test_twenty_four_seats_are_not_cut() -> None:
    runner = table()
    seats(runner, spd=10, z=3, kpd=8, dnvp=3)
    do(runner, PoliticsStep(7))
    assert sum(runner.position.seats.values()) == 24
    assert happened(runner, ParliamentCut) == []


@pytest.mark.parametrize(("held", "left"), [(3, 3), (4, 3), (6, 5), (7, 5), (9, 7), (10, 7)])
def test_how_much_a_party_is_cut(held: int, left: int) -> None:
    runner = table()
    seats(runner, spd=held, nsdap=10, z=10, kpd=10)
    do(runner, PoliticsStep(7))
    first_cut = happened(runner, ParliamentCut)[0].total
    assert first_cut == left + 10 + 7 + 7


def test_the_cut_is_repeated_while_there_are_more_than_twenty_four() -> None:
    runner = table()
    seats(runner, spd=12, z=12, kpd=12, dnvp=3)
    do(runner, PoliticsStep(7))
    assert [event.total for event in happened(runner, ParliamentCut)] == [30, 24]
    assert runner.position.seats == {"spd": 7, "z": 7, "kpd": 7, "dnvp": 3, "nsdap": 0}


def test_nsdap_seats_count_but_are_never_removed() -> None:
    runner = table()
    seats(runner, spd=6, z=5, kpd=4, dnvp=4, nsdap=7)
    do(runner, PoliticsStep(7))
    assert runner.position.seats == {"spd": 5, "z": 4, "kpd": 3, "dnvp": 3, "nsdap": 7}
