"""Rulebook 5.10: threat markers in cities and in the DR box."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import RandomCityRolled, ThreatPlaced
from weimar_tui.games.weimar.rules.position import CITIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.threats import can_place


def berlin(runner: WeimarRunner) -> list[str]:
    return runner.position.cities["berlin"].threats


def with_berlin(*threats: str, **fields: object) -> WeimarRunner:
    runner = t.table(**fields)
    t.city(runner, "berlin", threats=list(threats))
    return runner


# --- random cities ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ((1, 1), "koenigsberg"),
        ((1, 2), "stuttgart"),
        ((2, 2), "frankfurt"),
        ((1, 4), "koeln"),
        ((5, 1), "hamburg"),
        ((3, 4), "berlin"),
        ((6, 2), "essen"),
        ((4, 5), "muenchen"),
        ((5, 5), "breslau"),
        ((6, 5), "leipzig"),
        ((6, 6), "rostock"),
    ],
)
def test_a_random_city_is_two_dice_on_the_city_table(faces: tuple[int, int], name: str) -> None:
    runner = t.table()
    t.dice(runner, *faces)
    t.effects(runner, "unrest + random", "spd")
    assert runner.position.cities[name].threats == ["unrest"]


def test_one_roll_for_each_marker() -> None:
    runner = t.table()
    t.dice(runner, 6, 6, 1, 1)
    t.effects(runner, "poverty + random x2", "spd")
    assert [e.city for e in t.happened(runner, RandomCityRolled)] == ["rostock", "koenigsberg"]


def test_the_same_random_city_twice_is_a_second_marker_there() -> None:
    runner = t.table()
    t.dice(runner, 3, 4, 4, 3)
    t.effects(runner, "poverty + random x2", "spd")
    assert berlin(runner) == ["poverty"]
    assert runner.position.dr_box == ["poverty"]


# --- Poverty and Prosperity ---------------------------------------------------------------------
def test_poverty_and_prosperity_cancel_each_other_out() -> None:
    assert berlin(t.effects(with_berlin("poverty"), "prosperity + Berlin", "spd")) == []
    assert berlin(t.effects(with_berlin("prosperity"), "poverty + Berlin", "spd")) == []


def test_a_second_poverty_goes_to_the_dr_box_at_most_two() -> None:
    runner = with_berlin("poverty")
    for number in (1, 2, 2):
        t.effects(runner, "poverty + Berlin", "spd")
        assert runner.position.dr_box == ["poverty"] * number
    assert berlin(runner) == ["poverty"]


def test_a_second_prosperity_removes_a_poverty_from_the_dr_box() -> None:
    runner = with_berlin("prosperity", dr_box=["poverty", "inflation"])
    t.effects(runner, "prosperity + Berlin", "spd")
    assert runner.position.dr_box == ["inflation"]
    t.effects(runner, "prosperity + Berlin", "spd")
    assert berlin(runner) == ["prosperity"]
    assert runner.position.dr_box == ["inflation"]


def test_the_twelve_markers_serve_both_sides_when_used_up_no_more_is_placed() -> None:
    """R11; cancelling still works."""
    runner = t.table(dr_box=["poverty", "poverty"])
    for name in CITIES[:5]:
        t.city(runner, name, threats=["poverty"])
    for name in CITIES[5:10]:
        t.city(runner, name, threats=["prosperity"])
    t.effects(runner, "poverty + Rostock", "spd")
    assert runner.position.cities["rostock"].threats == []
    t.effects(runner, "poverty + Leipzig", "spd")
    assert runner.position.cities["leipzig"].threats == []


def test_poverty_anywhere_may_also_be_taken_from_the_dr_box() -> None:
    runner = with_berlin("poverty", dr_box=["poverty"])
    t.effects(runner, "poverty - any", "spd")
    assert t.options(runner, "spd") == {"berlin", "dr-box"}
    t.answer(runner, "dr-box")
    assert runner.position.dr_box == []


def test_poverty_of_a_named_city_may_not() -> None:
    runner = t.table(dr_box=["poverty"])
    t.effects(runner, "poverty - Berlin", "spd")
    assert runner.position.dr_box == ["poverty"]


# --- Unrest -------------------------------------------------------------------------------------
def test_at_most_one_unrest_in_a_city_and_never_in_the_dr_box() -> None:
    runner = t.effects(with_berlin("unrest"), "unrest + Berlin", "kpd")
    assert berlin(runner) == ["unrest"]
    assert runner.position.dr_box == []


def test_one_poverty_one_unrest_and_one_party_threat_in_a_city() -> None:
    runner = t.effects(
        with_berlin("poverty", "unrest", "regime"), "uprising + Berlin; unrest + Berlin", "kpd"
    )
    assert sorted(berlin(runner)) == ["poverty", "unrest", "uprising"]


def test_a_city_that_has_unrest_is_not_offered_for_more() -> None:
    runner = t.effects(with_berlin("unrest"), "unrest + any", "kpd")
    assert "berlin" not in t.options(runner)


def test_a_marker_removed_can_come_into_play_again() -> None:
    runner = with_berlin("unrest")
    t.effects(runner, "unrest - Berlin; unrest + Essen", "kpd")
    assert berlin(runner) == []
    assert runner.position.cities["essen"].threats == ["unrest"]


def test_where_there_is_nothing_to_remove_nothing_happens() -> None:
    runner = t.effects(
        t.table(), "unrest - any; poverty - any; prosperity - any; power - any", "spd"
    )
    assert t.at_rest(runner)


# --- the DR box ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("inflation", 3),
        ("blockade", 3),
        ("violent-peace", 2),
        ("instable-state", 2),
        ("minority-cabinet", 1),
        ("black-friday", 2),
        ("poverty", 2),
    ],
)
def test_with_none_left_in_the_supply_placing_is_ignored(kind: str, most: int) -> None:
    runner = t.table()
    for _ in range(most + 1):
        t.effects(runner, f"dr {kind} +1", "spd")
    assert runner.position.dr_box == [kind] * most


def test_black_friday_cannot_be_removed() -> None:
    runner = t.effects(t.table(dr_box=["black-friday"]), "dr black-friday -1", "spd")
    assert runner.position.dr_box == ["black-friday"]


def test_inflation_is_removed_by_the_rentenmark_for_good() -> None:
    runner = t.table(dr_box=["inflation", "blockade", "inflation"])
    t.effects(runner, "rentenmark", "z")
    assert runner.position.dr_box == ["blockade"]
    t.effects(runner, "dr inflation +1", "z")
    assert runner.position.dr_box == ["blockade"]


def test_the_rentenmark_is_introduced_only_once() -> None:
    """6.1: it then does nothing, so an option with it can only be done partly."""
    runner = t.table(rentenmark=True)
    t.effects(runner, "choose { rentenmark; vp +1 / seat +1 }", "spd")
    assert runner.position.seats["spd"] == 1


def test_no_more_blockade_once_versailles_is_completed() -> None:
    runner = t.table()
    runner.position.foreign_affairs.done = ["A11"]
    t.effects(runner, "dr blockade +1", "spd")
    assert runner.position.dr_box == []


# --- party threats ------------------------------------------------------------------------------
@pytest.mark.parametrize("present", ["regime", "councils", "uprising"])
@pytest.mark.parametrize("placed", ["regime", "councils"])
def test_a_party_threat_removes_the_one_that_was_there(present: str, placed: str) -> None:
    runner = t.effects(with_berlin(present), f"{placed} + Berlin", "kpd")
    assert berlin(runner) == [placed]


def test_an_uprising_removes_a_regime_but_not_councils() -> None:
    assert berlin(t.effects(with_berlin("regime"), "uprising + Berlin", "kpd")) == ["uprising"]
    assert berlin(t.effects(with_berlin("councils"), "uprising + Berlin", "kpd")) == ["councils"]


def test_four_uprisings_a_fifth_is_not_placed() -> None:
    """Councils replace one and free it."""
    runner = t.table()
    for name in ("berlin", "essen", "koeln", "rostock"):
        t.city(runner, name, threats=["uprising"])
    t.effects(runner, "uprising + Leipzig", "kpd")
    assert runner.position.cities["leipzig"].threats == []
    t.effects(runner, "councils + Berlin; uprising + Leipzig", "kpd")
    assert runner.position.cities["leipzig"].threats == ["uprising"]


@pytest.mark.parametrize(
    ("government", "marker"),
    [(("spd", "kpd"), "uprising"), (("spd", "kpd"), "councils"), (("z", "dnvp"), "regime")],
)
def test_no_party_threat_enters_while_its_party_governs(
    government: tuple[str, str], marker: str
) -> None:
    runner = t.table(government=government, chancellor=government[0])
    t.effects(runner, f"{marker} + Berlin", "kpd")
    assert t.happened(runner, ThreatPlaced) == []


def test_inactive_threats_can_be_removed_and_replaced() -> None:
    """R17."""
    runner = with_berlin("councils", government=("spd", "kpd"))
    assert berlin(t.effects(runner, "regime + Berlin", "dnvp")) == ["regime"]
    runner = with_berlin("uprising", government=("spd", "kpd"))
    assert berlin(t.effects(runner, "power - Berlin", "spd")) == []


def test_inactive_threats_are_ignored_in_conditions_that_count() -> None:
    """R17."""
    runner = with_berlin("councils", government=("spd", "kpd"))
    t.effects(runner, "if count:councils>=1 { vp +1 } else { vp +2 }", "z")
    assert runner.position.vp["z"] == 2


def test_a_threat_of_choice_may_be_placed_where_it_changes_something() -> None:
    runner = with_berlin("regime")
    t.effects(runner, "regime - any", "spd")
    assert berlin(runner) == [], "the only city is taken without a question"
    t.city(runner, "essen", threats=["regime"])
    t.city(runner, "koeln", threats=["regime"])
    t.effects(runner, "regime - any", "spd")
    assert set(t.asked(runner).options) == {"essen", "koeln"}


@pytest.mark.parametrize(
    ("marker", "there", "in_dr", "possible"),
    [
        ("unrest", [], 0, True),
        ("unrest", ["unrest"], 0, False),
        ("poverty", [], 0, True),
        ("poverty", ["prosperity"], 0, True),
        ("poverty", ["poverty"], 1, True),
        ("poverty", ["poverty"], 2, False),
        ("prosperity", [], 0, True),
        ("prosperity", ["poverty"], 0, True),
        ("prosperity", ["prosperity"], 0, False),
        ("prosperity", ["prosperity"], 1, True),
    ],
)
def test_where_a_marker_would_change_anything(
    marker: str, there: list[str], in_dr: int, possible: bool
) -> None:
    runner = t.table(dr_box=["poverty"] * in_dr)
    t.city(runner, "koeln", threats=there)
    assert can_place(runner, marker, "koeln") is possible


def test_with_all_twelve_markers_on_the_board_only_their_other_side_can_come() -> None:
    runner = t.table(dr_box=["poverty"])
    for name in runner.position.cities:
        t.city(runner, name, threats=["prosperity"])
    t.city(runner, "koeln", threats=[])
    assert can_place(runner, "poverty", "koeln")
    assert can_place(runner, "prosperity", "koeln")
    runner.position.dr_box.append("poverty")
    assert not can_place(runner, "poverty", "koeln")
    assert not can_place(runner, "prosperity", "koeln")
    assert can_place(runner, "poverty", "berlin")
