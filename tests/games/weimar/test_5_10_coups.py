"""Rulebook 5.10: Coup and Counter-Coup."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, roll_for
from weimar_tui.games.weimar.rules.events import AttemptFailed, CoupOpposed, DiceRolled
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def essen(units: dict[str, int], *threats: str, **fields: object) -> WeimarRunner:
    play = t.table(**fields)
    t.city(play, "essen", units=units, threats=list(threats))
    return play


def number_of_dice(play: WeimarRunner) -> int:
    return len(t.happened(play, DiceRolled)[-1].dice)


def threats(play: WeimarRunner) -> list[str]:
    return play.position.cities["essen"].threats


# --- who, where, for how much -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("party", "unit", "cost"), [("kpd", "workers", 4), ("dnvp", "stahlhelm", 3)]
)
def test_a_coup_costs_4_ap_dnvp_3(party: str, unit: str, cost: int) -> None:
    play = essen({unit: 3})
    actions(play, party, cost - 1, "essen")
    assert "coup" not in t.options(play)
    actions(play, party, cost, "essen")
    t.answer(play, "coup")
    assert t.at_rest(play)


@pytest.mark.parametrize("party", ["spd", "z"])
def test_a_counter_coup_costs_4_ap(party: str) -> None:
    play = essen({"police": 3}, "regime")
    actions(play, party, 3, "essen")
    assert "counter-coup" not in t.options(play)
    actions(play, party, 4, "essen")
    t.answer(play, "counter-coup")
    assert t.at_rest(play)


def test_a_coup_needs_a_party_in_opposition() -> None:
    """Ruling 22 for DNVP."""
    play = essen({"stahlhelm": 3}, government=("z", "dnvp"), chancellor="z")
    actions(play, "dnvp", 5, "essen")
    assert "coup" not in t.options(play)


@pytest.mark.parametrize(
    ("party", "unit", "marker"), [("kpd", "workers", "councils"), ("dnvp", "stahlhelm", "regime")]
)
def test_no_coup_where_ones_own_marker_lies(party: str, unit: str, marker: str) -> None:
    actions(play := essen({unit: 3}, marker), party, 4, "essen")
    assert "coup" not in t.options(play)


def test_kpd_may_attempt_a_coup_on_its_uprising() -> None:
    actions(play := essen({"workers": 3}, "uprising"), "kpd", 4, "essen")
    assert "coup" in t.options(play)


def test_a_counter_coup_needs_a_party_threat_and_a_governing_party() -> None:
    actions(play := essen({"police": 3}), "spd", 4, "essen")
    assert "counter-coup" not in t.options(play)
    play = essen({"police": 3}, "regime", government=("spd", "kpd"))
    actions(play, "z", 4, "essen")
    assert "counter-coup" not in t.options(play)


@pytest.mark.parametrize("marker", ["regime", "councils", "uprising"])
def test_a_counter_coup_removes_any_party_threat(marker: str) -> None:
    play = essen({"police": 3}, marker)
    t.dice(play, 6, 1, 1)
    t.effects(play, "counter-coup Essen", "spd")
    assert threats(play) == []


def test_a_counter_coup_against_an_inactive_threat_is_allowed() -> None:
    """Ruling 28."""
    play = essen({"police": 3}, "councils", government=("spd", "kpd"))
    t.dice(play, 6, 1, 1)
    t.effects(play, "counter-coup Essen", "spd")
    assert threats(play) == []


# --- the dice -----------------------------------------------------------------------------------
def test_own_strength_less_government_strength() -> None:
    play = essen({"workers": 3, "soldiers": 1, "police": 1, "reichswehr-1": 1})
    t.effects(play, "coup Essen", "kpd")
    assert number_of_dice(play) == 2


def test_one_more_die_with_unrest() -> None:
    play = essen({"workers": 2}, "unrest")
    t.effects(play, "coup Essen", "kpd")
    assert number_of_dice(play) == 3


def test_dnvp_counts_its_black_reichswehr_and_faces_the_white() -> None:
    play = essen({"freikorps-2": 1, "reichswehr-2-black": 1, "reichswehr-1": 1})
    t.effects(play, "coup Essen", "dnvp")
    assert number_of_dice(play) == 3


def test_where_another_partys_threat_lies_its_units_oppose_instead_of_the_government() -> None:
    """Ruling 27: the Chancellor decides about the government units."""
    play = essen({"freikorps-2": 2, "workers": 1, "police": 2}, "councils")
    t.effects(play, "coup Essen", "dnvp")
    assert t.asked(play, "spd").kind == "oppose-coup"
    t.answer(play, "neutral", "spd")
    assert number_of_dice(play) == 3
    play = essen({"freikorps-2": 2, "workers": 1, "police": 2}, "councils")
    t.effects(play, "coup Essen", "dnvp")
    t.answer(play, "oppose", "spd")
    assert number_of_dice(play) == 1


def test_other_parties_with_units_there_choose_clockwise() -> None:
    """Ruling 26: only parties with units there, all their units or none."""
    play = essen({"freikorps-2": 3, "reichsbanner": 1, "workers": 2})
    t.effects(play, "coup Essen", "dnvp")
    t.answer(play, "oppose", "spd", kind="oppose-coup")
    t.answer(play, "oppose", "kpd", kind="oppose-coup")
    assert number_of_dice(play) == 3
    assert [(e.party, e.opposed) for e in t.happened(play, CoupOpposed)] == [
        ("spd", True),
        ("kpd", True),
    ]


def test_opponents_can_leave_a_coup_without_dice() -> None:
    """Ruling 7: no table effect, the AP stay spent."""
    play = essen({"freikorps-1": 2, "workers": 2})
    actions(play, "dnvp", 3, "essen")
    t.answer(play, "coup")
    t.answer(play, "oppose", "kpd")
    assert AttemptFailed("dnvp", "coup", "essen") in t.happened(play, AttemptFailed)
    assert t.at_rest(play)
    assert play.position.dissolved == {}


def test_spds_counter_coup_counts_its_own_units_zentrums_does_not() -> None:
    for party, number in (("spd", 3), ("z", 2)):
        play = essen({"police": 3, "reichsbanner": 1, "workers": 1}, "councils")
        t.effects(play, "counter-coup Essen", party)
        assert number_of_dice(play) == number


def test_example_counter_coup_and_coup_in_essen() -> None:
    """SPD +1, government +3, KPD -1; then DNVP against the government, others as they like."""
    play = essen({"reichsbanner": 1, "police": 3, "workers": 1}, "councils")
    t.dice(play, 6, 2, 1)
    t.effects(play, "counter-coup Essen", "spd")
    assert number_of_dice(play) == 3
    assert threats(play) == []
    t.city(
        play,
        "essen",
        units={
            "reichsbanner": 1,
            "police": 3,
            "workers": 1,
            "freikorps-2": 3,
        },
    )
    t.effects(play, "coup Essen", "dnvp")
    t.answer(play, "neutral", "spd")
    t.answer(play, "oppose", "kpd")
    assert number_of_dice(play) == 6 - 3 - 1


# --- plus 1 -------------------------------------------------------------------------------------
def test_plus_1_for_poverty_and_then_none_can_be_bought() -> None:
    """Ruling 9."""
    play = essen({"workers": 1}, "poverty")
    t.reserve(play, kpd=2)
    t.dice(play, 3)
    t.effects(play, "coup Essen", "kpd")
    assert t.happened(play, DiceRolled)[-1].result == 4
    assert play.position.reserve["kpd"] == 2


def test_without_poverty_plus_1_costs_2_ap() -> None:
    play = essen({"workers": 1})
    actions(play, "kpd", 6, "essen")
    t.answer(play, "coup")
    t.dice(play, 3)
    t.answer(play, "increase", "kpd", kind="increase")
    assert t.happened(play, DiceRolled)[-1].result == 4
    assert t.at_rest(play)


def test_a_counter_coup_has_plus_1_for_prosperity_instead() -> None:
    """Ruling 9."""
    play = essen({"police": 1}, "regime", "prosperity")
    t.reserve(play, spd=2)
    t.dice(play, 4)
    t.effects(play, "counter-coup Essen", "spd")
    assert t.happened(play, DiceRolled)[-1].result == 5
    play = essen({"police": 1}, "regime", "poverty")
    t.reserve(play, spd=2)
    t.effects(play, "counter-coup Essen", "spd")
    assert t.asked(play, "spd").kind == "increase"


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
    play = essen({"workers": 3})
    t.city(play, "essen", bases={"kpd": 1})
    roll_for(play, row, 3)
    t.effects(play, "coup Essen", "kpd")
    assert threats(play) == lying
    assert play.position.dissolved.get("workers", 0) == dissolved
    assert play.position.cities["essen"].bases.get("kpd", 0) == 1 - base_lost + base_won
    assert play.position.dr_box == ["instable-state"] * instable


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
    play = essen({"stahlhelm": 3})
    t.city(play, "essen", bases={"dnvp": 1})
    roll_for(play, row, 3)
    t.effects(play, "coup Essen", "dnvp")
    assert threats(play) == lying
    assert play.position.dissolved.get("stahlhelm", 0) == dissolved
    assert play.position.cities["essen"].bases.get("dnvp", 0) == 1 - base_lost + base_won
    assert play.position.dr_box == ["instable-state"] * instable


def test_5_turns_an_uprising_into_councils() -> None:
    play = essen({"workers": 3}, "uprising")
    roll_for(play, 5, 3)
    t.effects(play, "coup Essen", "kpd")
    assert threats(play) == ["councils"]


def test_a_coup_never_places_an_uprising() -> None:
    """Ruling 73."""
    for row in range(1, 9):
        play = essen({"workers": 3})
        roll_for(play, row, 3)
        t.effects(play, "coup Essen", "kpd")
        assert "uprising" not in threats(play)


def test_6_brings_dnvp_a_regime_where_unrest_lies() -> None:
    play = essen({"stahlhelm": 2}, "unrest")
    roll_for(play, 6, 3)
    t.effects(play, "coup Essen", "dnvp")
    assert threats(play) == ["unrest", "regime"]
    assert play.position.dissolved == {}


def test_dnvp_with_nothing_but_black_reichswehr_loses_none() -> None:
    """R15."""
    play = essen({"reichswehr-2-black": 1})
    roll_for(play, 2, 2)
    t.effects(play, "coup Essen", "dnvp")
    assert play.position.cities["essen"].units == {"reichswehr-2-black": 1}


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
    play = essen({"police": 5, "workers": 2}, "councils", supply={"kpd": {}, "government": {}})
    t.city(play, "essen", bases={"spd": 1})
    roll_for(play, row, 3)
    t.effects(play, "counter-coup Essen", "spd")
    state = play.position.cities["essen"]
    assert state.threats == lying
    assert state.units.get("workers", 0) == workers
    assert play.position.dissolved.get("workers", 0) == dissolved
    assert play.position.supply["kpd"].get("workers", 0) == supplied
    assert state.bases.get("spd", 0) == spd_base


def test_units_hit_by_a_counter_coup_belong_to_the_party_of_the_threat() -> None:
    play = essen({"police": 5, "workers": 1, "stahlhelm": 1}, "regime")
    roll_for(play, 7, 4)
    t.effects(play, "counter-coup Essen", "spd")
    assert play.position.dissolved == {"stahlhelm": 1}


# --- afterwards ---------------------------------------------------------------------------------
def test_a_successful_coup_lowers_the_economy_if_its_condition_is_broken() -> None:
    play = essen({"workers": 3}, economy=5)
    roll_for(play, 6, 3)
    t.effects(play, "coup Essen", "kpd")
    assert play.position.economy == 4


def test_a_coup_replaces_the_threat_of_the_other_side() -> None:
    play = essen({"workers": 3}, "regime")
    roll_for(play, 6, 3)
    t.effects(play, "coup Essen", "kpd")
    assert threats(play) == ["councils"]


def test_without_control_no_coup_by_an_event_either() -> None:
    play = essen({})
    t.effects(play, "coup Essen", "kpd")
    assert t.at_rest(play)
    assert t.happened(play, DiceRolled) == []
