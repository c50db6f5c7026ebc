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
    play = t.effects(t.table(), f"minor {minor}", "dnvp")
    assert t.options(play, "dnvp") == set(eligible)
    t.answer(play, eligible[1])
    assert play.position.minor_parties[minor.lower()] == eligible[1]


def test_at_the_start_the_first_of_the_two_controls_it() -> None:
    assert t.table().position.minor_parties == {"uspd": "kpd", "ddp": "spd", "dvp": "z"}


def test_who_wins_the_issue_may_leave_control_where_it_is() -> None:
    play = t.effects(t.table(), "minor DVP", "kpd")
    t.answer(play, "z", "kpd")
    assert play.position.minor_parties["dvp"] == "z"


# --- seats in step 6 ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "uspd", "ddp", "dvp"),
    [(1, 1, 2, 1), (2, 1, 2, 2), (3, 1, 1, 1), (4, 1, 1, 1), (5, 0, 1, 1), (6, 0, 0, 0)],
)
def test_seats_depend_on_the_round(number: int, uspd: int, ddp: int, dvp: int) -> None:
    play = t.table(round=number)
    give_minor_seats(play)
    assert play.position.seats == {"kpd": uspd, "spd": ddp, "z": dvp, "dnvp": 0, "nsdap": 0}


def test_example_kpd_with_the_uspd_in_round_4_and_later() -> None:
    for number, gained in ((4, 1), (5, 0), (6, 0)):
        play = t.table(round=number)
        t.seats(play, kpd=3)
        give_minor_seats(play)
        assert play.position.seats["kpd"] == 3 + gained


# --- bonuses in step 4 --------------------------------------------------------------------------
def test_the_uspd_gives_one_reserve_point_up_to_the_maximum() -> None:
    play = t.table()
    for points in (1, 2, 2):
        t.do(play, GiveMinorBonus("uspd"))
        assert play.position.reserve["kpd"] == points


def test_the_ddp_lets_its_governing_owner_give_up_a_base_to_negotiate() -> None:
    play = t.table(round=3)
    t.city(play, "berlin", bases={"spd": 1})
    t.city(play, "essen", bases={"spd": 1})
    t.do(play, GiveMinorBonus("ddp"))
    t.answer(play, "yes", "spd", kind="pay")
    t.dice(play, 4)
    t.answers(play, "essen", "rostock", "rostock")
    assert play.position.cities["essen"].bases == {}
    assert t.asked(play, "spd").kind == "place-flag", "Versailles is completed"


def test_the_ddp_bonus_is_optional() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"spd": 1})
    t.do(play, GiveMinorBonus("ddp"))
    t.answer(play, "no", "spd")
    assert t.at_rest(play)
    assert play.position.cities["berlin"].bases == {"spd": 1}


def test_the_ddp_bonus_needs_a_base() -> None:
    assert t.at_rest(t.do(t.table(), GiveMinorBonus("ddp")))


def test_the_ddp_bonus_does_not_apply_in_opposition() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.city(play, "berlin", bases={"spd": 1})
    assert t.at_rest(t.do(play, GiveMinorBonus("ddp")))


@pytest.mark.parametrize("before", ["active", "inactive"])
def test_the_dvp_turns_stresemann_to_his_active_side(before: str) -> None:
    play = t.do(t.table(stresemann=before), GiveMinorBonus("dvp"))
    assert play.position.stresemann == "active"


def test_no_other_minor_party_turns_him() -> None:
    owned = {"uspd": "kpd", "ddp": "z", "dvp": "z"}
    for minor in ("uspd", "ddp"):
        play = t.do(t.table(stresemann="inactive", minor_parties=owned), GiveMinorBonus(minor))
        assert play.position.stresemann == "inactive"


def test_a_stresemann_out_of_the_game_stays_out() -> None:
    play = t.do(t.table(stresemann="out"), GiveMinorBonus("dvp"))
    assert play.position.stresemann == "out"


# --- the society marker USPD --------------------------------------------------------------------
def test_with_the_society_marker_spd_has_every_benefit_of_the_uspd_as_well() -> None:
    play = t.table()
    t.society(play, "uspd")
    t.do(play, GiveMinorBonus("uspd"))
    give_minor_seats(play)
    assert (play.position.reserve["kpd"], play.position.reserve["spd"]) == (1, 1)
    assert (play.position.seats["kpd"], play.position.seats["spd"]) == (1, 1 + 2)


def test_but_not_twice_if_spd_controls_it() -> None:
    play = t.table(minor_parties={"uspd": "spd", "ddp": "z", "dvp": "z"})
    t.society(play, "uspd")
    t.reserve(play, spd=0)
    t.do(play, GiveMinorBonus("uspd"))
    give_minor_seats(play)
    assert play.position.reserve["spd"] == 1
    assert play.position.seats["spd"] == 1


def test_effects_that_name_a_minor_party_mean_its_owner() -> None:
    play = t.table(minor_parties={"uspd": "kpd", "ddp": "z", "dvp": "dnvp"})
    t.effects(play, "vp +1 DDP; vp +2 DVP; vp +3 USPD", "spd")
    assert play.position.vp == {"spd": 0, "kpd": 3, "z": 1, "dnvp": 2}
