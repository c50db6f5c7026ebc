"""Rulebook 5.13: DDP, DVP and USPD."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.phases.politics import GiveMinorBonus, give_minor_seats


@pytest.mark.parametrize(
    ("minor", "eligible"),
    [("USPD", ("kpd", "spd")), ("DDP", ("spd", "z")), ("DVP", ("z", "dnvp"))],
)
def test_only_the_two_eligible_parties_may_be_chosen(minor: str, eligible: tuple[str, ...]) -> None:
    runner = t.effects(t.table(), f"minor {minor}", "dnvp")
    assert t.options(runner, "dnvp") == set(eligible)
    t.answer(runner, eligible[1])
    assert runner.position.minor_parties[minor.lower()] == eligible[1]


def test_at_the_start_the_first_of_the_two_controls_it() -> None:
    assert t.table().position.minor_parties == {"uspd": "kpd", "ddp": "spd", "dvp": "z"}


def test_who_wins_the_issue_may_leave_control_where_it_is() -> None:
    runner = t.effects(t.table(), "minor DVP", "kpd")
    t.answer(runner, "z", "kpd")
    assert runner.position.minor_parties["dvp"] == "z"


# --- seats in step 6 ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "uspd", "ddp", "dvp"),
    [(1, 1, 2, 1), (2, 1, 2, 2), (3, 1, 1, 1), (4, 1, 1, 1), (5, 0, 1, 1), (6, 0, 0, 0)],
)
def test_seats_depend_on_the_round(number: int, uspd: int, ddp: int, dvp: int) -> None:
    runner = t.table(round=number)
    give_minor_seats(runner)
    assert runner.position.seats == {"kpd": uspd, "spd": ddp, "z": dvp, "dnvp": 0, "nsdap": 0}


def test_example_kpd_with_the_uspd_in_round_4_and_later() -> None:
    for number, gained in ((4, 1), (5, 0), (6, 0)):
        runner = t.table(round=number)
        t.seats(runner, kpd=3)
        give_minor_seats(runner)
        assert runner.position.seats["kpd"] == 3 + gained


# --- bonuses in step 4 --------------------------------------------------------------------------
def test_the_uspd_gives_one_reserve_point_up_to_the_maximum() -> None:
    runner = t.table()
    for points in (1, 2, 2):
        t.do(runner, GiveMinorBonus("uspd"))
        assert runner.position.reserve["kpd"] == points


def test_the_ddp_lets_its_governing_owner_give_up_a_base_to_negotiate() -> None:
    runner = t.table(round=3)
    t.city(runner, "berlin", bases={"spd": 1})
    t.city(runner, "essen", bases={"spd": 1})
    t.do(runner, GiveMinorBonus("ddp"))
    t.answer(runner, "yes", "spd", kind="pay")
    t.dice(runner, 4)
    t.answers(runner, "essen", "rostock", "rostock")
    assert runner.position.cities["essen"].bases == {}
    assert t.asked(runner, "spd").kind == "place-flag", "Versailles is completed"


def test_the_ddp_bonus_is_optional() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 1})
    t.do(runner, GiveMinorBonus("ddp"))
    t.answer(runner, "no", "spd")
    assert t.at_rest(runner)
    assert runner.position.cities["berlin"].bases == {"spd": 1}


def test_the_ddp_bonus_needs_a_base() -> None:
    assert t.at_rest(t.do(t.table(), GiveMinorBonus("ddp")))


def test_the_ddp_bonus_does_not_apply_in_opposition() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(runner, "berlin", bases={"spd": 1})
    assert t.at_rest(t.do(runner, GiveMinorBonus("ddp")))


@pytest.mark.parametrize("before", ["active", "inactive"])
def test_the_dvp_turns_stresemann_to_his_active_side(before: str) -> None:
    runner = t.do(t.table(stresemann=before), GiveMinorBonus("dvp"))
    assert runner.position.stresemann == "active"


def test_no_other_minor_party_turns_him() -> None:
    owned = {"uspd": "kpd", "ddp": "z", "dvp": "z"}
    for minor in ("uspd", "ddp"):
        runner = t.do(t.table(stresemann="inactive", minor_parties=owned), GiveMinorBonus(minor))
        assert runner.position.stresemann == "inactive"


def test_a_stresemann_out_of_the_game_stays_out() -> None:
    runner = t.do(t.table(stresemann="out"), GiveMinorBonus("dvp"))
    assert runner.position.stresemann == "out"


# --- the society marker USPD --------------------------------------------------------------------
def test_with_the_society_marker_spd_has_every_benefit_of_the_uspd_as_well() -> None:
    runner = t.table()
    t.society(runner, "uspd")
    t.do(runner, GiveMinorBonus("uspd"))
    give_minor_seats(runner)
    assert (runner.position.reserve["kpd"], runner.position.reserve["spd"]) == (1, 1)
    assert (runner.position.seats["kpd"], runner.position.seats["spd"]) == (1, 1 + 2)


def test_but_not_twice_if_spd_controls_it() -> None:
    runner = t.table(minor_parties={"uspd": "spd", "ddp": "z", "dvp": "z"})
    t.society(runner, "uspd")
    t.reserve(runner, spd=0)
    t.do(runner, GiveMinorBonus("uspd"))
    give_minor_seats(runner)
    assert runner.position.reserve["spd"] == 1
    assert runner.position.seats["spd"] == 1


def test_effects_that_name_a_minor_party_mean_its_owner() -> None:
    runner = t.table(minor_parties={"uspd": "kpd", "ddp": "z", "dvp": "dnvp"})
    t.effects(runner, "vp +1 DDP; vp +2 DVP; vp +3 USPD", "spd")
    assert runner.position.vp == {"spd": 0, "kpd": 3, "z": 1, "dnvp": 2}
