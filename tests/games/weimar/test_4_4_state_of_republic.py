"""Rulebook 4.4 step 5: the state of the republic."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import at_rest, city, dice, do, happened, seats, table, vp
from weimar_tui.games.weimar.rules.events import DiceRolled, GovernmentDeclared
from weimar_tui.games.weimar.rules.phases.politics import DeclareGovernment, PoliticsStep
from weimar_tui.games.weimar.rules.position import CITIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def state(runner: WeimarRunner) -> WeimarRunner:
    return do(runner, PoliticsStep(5))


def trouble_everywhere_but(runner: WeimarRunner, *calm: str) -> None:
    for name in CITIES:
        city(runner, name, threats=[] if name in calm else ["unrest"])


# --- economy ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("level", "essen", "berlin"),
    [
        (1, ["poverty"], ["poverty"]),
        (2, ["poverty"], []),
        (3, [], []),
        (4, ["prosperity"], []),
        (5, ["prosperity"], ["prosperity"]),
    ],
)
def test_economy_puts_markers_into_random_cities(
    level: int, essen: list[str], berlin: list[str]
) -> None:
    runner = table(economy=level)
    dice(runner, 4, 4, 3, 4)
    state(runner)
    assert runner.position.cities["essen"].threats == essen
    assert runner.position.cities["berlin"].threats == berlin


def test_cities_are_counted_after_the_economy_step() -> None:
    runner = table(economy=4)
    trouble_everywhere_but(runner)
    dice(runner, 4, 4)
    state(runner)
    assert happened(runner, GovernmentDeclared) == [GovernmentDeclared(1, 0)]


# --- government declaration ---------------------------------------------------------------------
def test_example_essen_koeln_muenchen() -> None:
    """Two calm cities, Councils cancelled by Prosperity in München: 3 VP, 2 for the Chancellor."""
    runner = table(economy=3)
    trouble_everywhere_but(runner, "essen", "koeln")
    city(runner, "muenchen", threats=["councils", "prosperity"])
    state(runner)
    assert runner.position.vp == {"spd": 2, "z": 1, "kpd": 0, "dnvp": 0}
    assert runner.position.cities["muenchen"].threats == ["councils", "prosperity"]


def test_the_odd_vp_is_the_chancellors() -> None:
    runner = table(chancellor="z", government=("spd", "z"))
    trouble_everywhere_but(runner, "essen")
    do(runner, DeclareGovernment())
    assert (runner.position.vp["z"], runner.position.vp["spd"]) == (1, 0)


def test_a_single_party_takes_all() -> None:
    runner = table(government=("spd",))
    trouble_everywhere_but(runner, "essen", "koeln", "berlin")
    do(runner, DeclareGovernment())
    assert runner.position.vp["spd"] == 3


def test_each_governing_party_loses_a_seat_for_each_city_with_two_threats() -> None:
    runner = table(economy=3)
    seats(runner, spd=5, z=4, kpd=3, dnvp=3)
    trouble_everywhere_but(runner)
    city(runner, "essen", threats=["unrest", "poverty"])
    city(runner, "berlin", threats=["unrest", "poverty", "regime"])
    state(runner)
    assert happened(runner, GovernmentDeclared) == [GovernmentDeclared(0, 2)]
    assert runner.position.seats == {"spd": 3, "z": 2, "kpd": 3, "dnvp": 3, "nsdap": 0}


def test_prosperity_cancels_one_threat() -> None:
    runner = table(economy=3)
    seats(runner, spd=5, z=4)
    trouble_everywhere_but(runner)
    city(runner, "essen", threats=["unrest", "prosperity", "regime"])
    state(runner)
    assert runner.position.seats["spd"] == 5
    assert runner.position.vp["spd"] == 0


def test_face_down_markers_do_not_count() -> None:
    runner = table(economy=3, government=("z", "dnvp"), chancellor="z")
    seats(runner, z=5, dnvp=4)
    trouble_everywhere_but(runner)
    city(runner, "rostock", threats=["unrest", "regime"])
    city(runner, "breslau", threats=["regime"])
    state(runner)
    assert happened(runner, GovernmentDeclared) == [GovernmentDeclared(1, 0)]


# --- threats ------------------------------------------------------------------------------------
def test_example_three_markers_two_crisis_rolls_each() -> None:
    runner = table(economy=3, dr_box=["blockade", "inflation", "black-friday"])
    dice(runner, 6, 6, 6, 1, 1, 6, 6, 2)
    state(runner)
    rolled = [(e.party, e.dice) for e in happened(runner, DiceRolled)]
    assert rolled == [("spd", (6, 6)), ("spd", (6, 1)), ("z", (1, 6)), ("z", (6, 2))]


def test_the_chancellors_party_rolls_first() -> None:
    runner = table(
        economy=3, dr_box=["blockade", "inflation"], chancellor="dnvp", government=("z", "dnvp")
    )
    dice(runner, 6, 6, 6, 6)
    state(runner)
    assert [e.party for e in happened(runner, DiceRolled)] == ["dnvp", "z"]


@pytest.mark.parametrize("box", [[], ["blockade"]])
def test_the_first_marker_costs_nothing(box: list[str]) -> None:
    runner = table(economy=3, dr_box=box)
    state(runner)
    assert happened(runner, DiceRolled) == []
    assert at_rest(runner)


def test_opposition_parties_do_not_roll() -> None:
    runner = table(economy=3, dr_box=["blockade", "inflation"], government=("spd",))
    dice(runner, 6, 6)
    state(runner)
    assert [e.party for e in happened(runner, DiceRolled)] == ["spd"]


# --- stabilization ------------------------------------------------------------------------------
def test_one_instable_state_and_one_violent_peace_leave_the_dr_box() -> None:
    runner = table(
        economy=3,
        dr_box=["violent-peace", "instable-state", "blockade", "violent-peace", "instable-state"],
    )
    vp(runner, spd=20, z=20)
    dice(runner, *[6] * 16)
    state(runner)
    assert runner.position.dr_box == ["blockade", "violent-peace", "instable-state"]


def test_markers_that_leave_still_counted_for_the_crisis_rolls() -> None:
    runner = table(economy=3, dr_box=["violent-peace", "instable-state"])
    dice(runner, 6, 6, 6, 6)
    state(runner)
    assert len(happened(runner, DiceRolled)) == 2
    assert runner.position.dr_box == []
