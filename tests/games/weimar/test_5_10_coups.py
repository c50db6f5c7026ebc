"""Rulebook 5.10: Coup and Counter-Coup."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, roll_for
from weimar_tui.games.weimar.rules.events import AttemptFailed, CoupOpposed, DiceRolled
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def essen(units: dict[str, int], *threats: str, **fields: object) -> WeimarRunner:
    runner = t.table(**fields)
    t.city(runner, "essen", units=units, threats=list(threats))
    return runner


def number_of_dice(runner: WeimarRunner) -> int:
    return len(t.happened(runner, DiceRolled)[-1].dice)


def threats(runner: WeimarRunner) -> list[str]:
    return runner.position.cities["essen"].threats


# --- who, where, for how much -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("party", "unit", "cost"), [("kpd", "workers", 4), ("dnvp", "stahlhelm", 3)]
)
def test_a_coup_costs_4_ap_dnvp_3(party: str, unit: str, cost: int) -> None:
    runner = essen({unit: 3})
    actions(runner, party, cost - 1, "essen")
    assert "coup" not in t.options(runner)
    actions(runner, party, cost, "essen")
    t.answer(runner, "coup")
    assert t.at_rest(runner)


@pytest.mark.parametrize("party", ["spd", "z"])
def test_a_counter_coup_costs_4_ap(party: str) -> None:
    runner = essen({"police": 3}, "regime")
    actions(runner, party, 3, "essen")
    assert "counter-coup" not in t.options(runner)
    actions(runner, party, 4, "essen")
    t.answer(runner, "counter-coup")
    assert t.at_rest(runner)


def test_a_coup_needs_a_party_in_opposition() -> None:
    """DNVP too."""
    runner = essen({"stahlhelm": 3}, government=("z", "dnvp"), chancellor="z")
    actions(runner, "dnvp", 5, "essen")
    assert "coup" not in t.options(runner)


@pytest.mark.parametrize(
    ("party", "unit", "marker"), [("kpd", "workers", "councils"), ("dnvp", "stahlhelm", "regime")]
)
def test_no_coup_where_ones_own_marker_lies(party: str, unit: str, marker: str) -> None:
    actions(runner := essen({unit: 3}, marker), party, 4, "essen")
    assert "coup" not in t.options(runner)


def test_kpd_may_attempt_a_coup_on_its_uprising() -> None:
    actions(runner := essen({"workers": 3}, "uprising"), "kpd", 4, "essen")
    assert "coup" in t.options(runner)


def test_a_counter_coup_needs_a_party_threat_and_a_governing_party() -> None:
    actions(runner := essen({"police": 3}), "spd", 4, "essen")
    assert "counter-coup" not in t.options(runner)
    runner = essen({"police": 3}, "regime", government=("spd", "kpd"))
    actions(runner, "z", 4, "essen")
    assert "counter-coup" not in t.options(runner)


@pytest.mark.parametrize("marker", ["regime", "councils", "uprising"])
def test_a_counter_coup_removes_any_party_threat(marker: str) -> None:
    runner = essen({"police": 3}, marker)
    t.dice(runner, 6, 1, 1)
    t.effects(runner, "counter-coup Essen", "spd")
    assert threats(runner) == []


def test_a_counter_coup_against_an_inactive_threat_is_allowed() -> None:
    """R17."""
    runner = essen({"police": 3}, "councils", government=("spd", "kpd"))
    t.dice(runner, 6, 1, 1)
    t.effects(runner, "counter-coup Essen", "spd")
    assert threats(runner) == []


# --- the dice -----------------------------------------------------------------------------------
def test_own_strength_less_government_strength() -> None:
    runner = essen({"workers": 3, "soldiers": 1, "police": 1, "reichswehr-1": 1})
    t.effects(runner, "coup Essen", "kpd")
    assert number_of_dice(runner) == 2


def test_one_more_die_with_unrest() -> None:
    runner = essen({"workers": 2}, "unrest")
    t.effects(runner, "coup Essen", "kpd")
    assert number_of_dice(runner) == 3


def test_dnvp_counts_its_black_reichswehr_and_faces_the_white() -> None:
    runner = essen({"freikorps-2": 1, "reichswehr-2-black": 1, "reichswehr-1": 1})
    t.effects(runner, "coup Essen", "dnvp")
    assert number_of_dice(runner) == 3


def test_where_another_partys_threat_lies_its_units_oppose_instead_of_the_government() -> None:
    """R16: the Chancellor decides about the government units."""
    runner = essen({"freikorps-2": 2, "workers": 1, "police": 2}, "councils")
    t.effects(runner, "coup Essen", "dnvp")
    assert t.asked(runner, "spd").kind == "oppose-coup"
    t.answer(runner, "neutral", "spd")
    assert number_of_dice(runner) == 3
    runner = essen({"freikorps-2": 2, "workers": 1, "police": 2}, "councils")
    t.effects(runner, "coup Essen", "dnvp")
    t.answer(runner, "oppose", "spd")
    assert number_of_dice(runner) == 1


def test_other_parties_with_units_there_choose_clockwise() -> None:
    """Only parties with units there, with all their units or none."""
    runner = essen({"freikorps-2": 3, "reichsbanner": 1, "workers": 2})
    t.effects(runner, "coup Essen", "dnvp")
    t.answer(runner, "oppose", "spd", kind="oppose-coup")
    t.answer(runner, "oppose", "kpd", kind="oppose-coup")
    assert number_of_dice(runner) == 3
    assert [(e.party, e.opposed) for e in t.happened(runner, CoupOpposed)] == [
        ("spd", True),
        ("kpd", True),
    ]


def test_opponents_can_leave_a_coup_without_dice() -> None:
    """R5: no table effect, the AP stay spent."""
    runner = essen({"freikorps-1": 2, "workers": 2})
    actions(runner, "dnvp", 3, "essen")
    t.answer(runner, "coup")
    t.answer(runner, "oppose", "kpd")
    assert AttemptFailed("dnvp", "coup", "essen") in t.happened(runner, AttemptFailed)
    assert t.at_rest(runner)
    assert runner.position.dissolved == {}


def test_spds_counter_coup_counts_its_own_units_zentrums_does_not() -> None:
    for party, number in (("spd", 3), ("z", 2)):
        runner = essen({"police": 3, "reichsbanner": 1, "workers": 1}, "councils")
        t.effects(runner, "counter-coup Essen", party)
        assert number_of_dice(runner) == number


def test_example_counter_coup_and_coup_in_essen() -> None:
    """SPD +1, government +3, KPD -1; then DNVP against the government, others as they like."""
    runner = essen({"reichsbanner": 1, "police": 3, "workers": 1}, "councils")
    t.dice(runner, 6, 2, 1)
    t.effects(runner, "counter-coup Essen", "spd")
    assert number_of_dice(runner) == 3
    assert threats(runner) == []
    t.city(
        runner,
        "essen",
        units={
            "reichsbanner": 1,
            "police": 3,
            "workers": 1,
            "freikorps-2": 3,
        },
    )
    t.effects(runner, "coup Essen", "dnvp")
    t.answer(runner, "neutral", "spd")
    t.answer(runner, "oppose", "kpd")
    assert number_of_dice(runner) == 6 - 3 - 1


# --- plus 1 -------------------------------------------------------------------------------------
def test_plus_1_for_poverty_and_then_none_can_be_bought() -> None:
    """R6."""
    runner = essen({"workers": 1}, "poverty")
    t.reserve(runner, kpd=2)
    t.dice(runner, 3)
    t.effects(runner, "coup Essen", "kpd")
    assert t.happened(runner, DiceRolled)[-1].result == 4
    assert runner.position.reserve["kpd"] == 2


def test_without_poverty_plus_1_costs_2_ap() -> None:
    runner = essen({"workers": 1})
    actions(runner, "kpd", 6, "essen")
    t.answer(runner, "coup")
    t.dice(runner, 3)
    t.answer(runner, "increase", "kpd", kind="increase")
    assert t.happened(runner, DiceRolled)[-1].result == 4
    assert t.at_rest(runner)


def test_a_counter_coup_has_plus_1_for_prosperity_instead() -> None:
    """R6."""
    runner = essen({"police": 1}, "regime", "prosperity")
    t.reserve(runner, spd=2)
    t.dice(runner, 4)
    t.effects(runner, "counter-coup Essen", "spd")
    assert t.happened(runner, DiceRolled)[-1].result == 5
    runner = essen({"police": 1}, "regime", "poverty")
    t.reserve(runner, spd=2)
    t.effects(runner, "counter-coup Essen", "spd")
    assert t.asked(runner, "spd").kind == "increase"


# --- the tables, row by row ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "lying", "dissolved", "base_lost", "base_won", "instable"),
    [
        (1, [], 1, True, False, 0),
        (2, [], 1, False, False, 0),
        (3, [], 1, False, False, 0),
        (4, ["unrest"], 0, False, False, 0),
        (5, ["unrest"], 0, False, False, 0),
        (6, ["councils"], 0, False, False, 0),
        (7, ["councils"], 0, False, False, 1),
        (8, ["councils"], 0, False, True, 1),
    ],
)
def test_uprising_of_kpd_row_by_row(
    row: int, lying: list[str], dissolved: int, base_lost: bool, base_won: bool, instable: int
) -> None:
    runner = essen({"workers": 3})
    t.city(runner, "essen", bases={"kpd": 1})
    roll_for(runner, row, 3)
    t.effects(runner, "coup Essen", "kpd")
    assert threats(runner) == lying
    assert runner.position.dissolved.get("workers", 0) == dissolved
    assert runner.position.cities["essen"].bases.get("kpd", 0) == 1 - base_lost + base_won
    assert runner.position.dr_box == ["instable-state"] * instable


@pytest.mark.parametrize(
    ("row", "lying", "dissolved", "base_lost", "base_won", "instable"),
    [
        (1, [], 1, True, False, 0),
        (2, [], 1, False, False, 0),
        (3, [], 1, False, False, 0),
        (4, ["unrest"], 0, False, False, 0),
        (5, ["unrest"], 0, False, False, 0),
        (6, ["unrest"], 0, False, False, 0),
        (7, ["regime"], 0, False, False, 1),
        (8, ["regime"], 0, False, True, 1),
    ],
)
def test_putsch_of_dnvp_row_by_row(
    row: int, lying: list[str], dissolved: int, base_lost: bool, base_won: bool, instable: int
) -> None:
    runner = essen({"stahlhelm": 3})
    t.city(runner, "essen", bases={"dnvp": 1})
    roll_for(runner, row, 3)
    t.effects(runner, "coup Essen", "dnvp")
    assert threats(runner) == lying
    assert runner.position.dissolved.get("stahlhelm", 0) == dissolved
    assert runner.position.cities["essen"].bases.get("dnvp", 0) == 1 - base_lost + base_won
    assert runner.position.dr_box == ["instable-state"] * instable


def test_5_turns_an_uprising_into_councils() -> None:
    runner = essen({"workers": 3}, "uprising")
    roll_for(runner, 5, 3)
    t.effects(runner, "coup Essen", "kpd")
    assert threats(runner) == ["councils"]


def test_a_coup_never_places_an_uprising() -> None:
    """R46."""
    for row in range(1, 9):
        runner = essen({"workers": 3})
        roll_for(runner, row, 3)
        t.effects(runner, "coup Essen", "kpd")
        assert "uprising" not in threats(runner)


def test_6_brings_dnvp_a_regime_where_unrest_lies() -> None:
    runner = essen({"stahlhelm": 2}, "unrest")
    roll_for(runner, 6, 3)
    t.effects(runner, "coup Essen", "dnvp")
    assert threats(runner) == ["unrest", "regime"]
    assert runner.position.dissolved == {}


def test_dnvp_with_nothing_but_black_reichswehr_loses_none() -> None:
    """R15."""
    runner = essen({"reichswehr-2-black": 1})
    roll_for(runner, 2, 2)
    t.effects(runner, "coup Essen", "dnvp")
    assert runner.position.cities["essen"].units == {"reichswehr-2-black": 1}


@pytest.mark.parametrize(
    ("row", "lying", "workers", "dissolved", "supplied", "spd_base"),
    [
        (1, ["councils"], 2, 0, 0, 0),
        (2, ["councils"], 2, 0, 0, 1),
        (3, ["councils"], 1, 0, 1, 1),
        (4, ["unrest"], 2, 0, 0, 1),
        (5, [], 2, 0, 0, 1),
        (6, [], 2, 0, 0, 1),
        (7, [], 1, 1, 0, 1),
        (8, [], 0, 2, 0, 1),
    ],
)
def test_counter_coup_row_by_row(
    row: int, lying: list[str], workers: int, dissolved: int, supplied: int, spd_base: int
) -> None:
    runner = essen({"police": 5, "workers": 2}, "councils", supply={"kpd": {}, "government": {}})
    t.city(runner, "essen", bases={"spd": 1})
    roll_for(runner, row, 3)
    t.effects(runner, "counter-coup Essen", "spd")
    state = runner.position.cities["essen"]
    assert state.threats == lying
    assert state.units.get("workers", 0) == workers
    assert runner.position.dissolved.get("workers", 0) == dissolved
    assert runner.position.supply["kpd"].get("workers", 0) == supplied
    assert state.bases.get("spd", 0) == spd_base


def test_units_hit_by_a_counter_coup_belong_to_the_party_of_the_threat() -> None:
    runner = essen({"police": 5, "workers": 1, "stahlhelm": 1}, "regime")
    roll_for(runner, 7, 4)
    t.effects(runner, "counter-coup Essen", "spd")
    assert runner.position.dissolved == {"stahlhelm": 1}


# --- afterwards ---------------------------------------------------------------------------------
def test_a_successful_coup_lowers_the_economy_if_its_condition_is_broken() -> None:
    runner = essen({"workers": 3}, economy=5)
    roll_for(runner, 6, 3)
    t.effects(runner, "coup Essen", "kpd")
    assert runner.position.economy == 4


def test_a_coup_replaces_the_threat_of_the_other_side() -> None:
    runner = essen({"workers": 3}, "regime")
    roll_for(runner, 6, 3)
    t.effects(runner, "coup Essen", "kpd")
    assert threats(runner) == ["councils"]


def test_without_control_no_coup_by_an_event_either() -> None:
    runner = essen({})
    t.effects(runner, "coup Essen", "kpd")
    assert t.at_rest(runner)
    assert t.happened(runner, DiceRolled) == []
