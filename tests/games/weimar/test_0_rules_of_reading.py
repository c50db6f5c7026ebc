"""How effects are read: the general rules G1 to G11."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import DiceRolled, Reacted
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def threats(runner: WeimarRunner, name: str) -> list[str]:
    return runner.position.cities[name].threats


# --- G1, G2: who acts, who chooses --------------------------------------------------------------
def test_g1_as_makes_another_party_the_acting_player() -> None:
    runner = t.effects(t.table(), "as Z { unrest + any; vp +1 }; vp +2", "kpd")
    t.answer(runner, "koeln", "z")
    assert (runner.position.vp["z"], runner.position.vp["kpd"]) == (1, 2)


def test_g1_choose_by_makes_the_chooser_the_acting_player() -> None:
    runner = t.effects(t.table(), "choose by Z { vp +1 / seat +1 }", "kpd")
    t.answer(runner, "2", "z")
    assert runner.position.seats["z"] == 1


def test_g2_an_opponent_is_chosen_by_the_acting_player_and_stays_the_same() -> None:
    runner = t.table()
    t.seats(runner, spd=2, z=2)
    t.effects(runner, "seat -1 opp; vp +1 opp", "kpd")
    assert t.options(runner, "kpd") == {"spd", "z", "dnvp"}
    t.answer(runner, "z", "kpd", kind="name-opponent")
    assert t.at_rest(runner)
    assert (runner.position.seats["z"], runner.position.vp["z"]) == (1, 1)


# --- G3: order ----------------------------------------------------------------------------------
def test_g3_a_set_of_players_takes_its_turns_from_the_acting_player() -> None:
    runner = t.effects(t.table(), "base +1 each any", "z")
    for seat in ("z", "dnvp", "spd", "kpd"):
        t.answer(runner, "berlin", seat)
    assert runner.position.cities["berlin"].bases == {"z": 1, "dnvp": 1, "spd": 1, "kpd": 1}


def test_g3_each_step_as_far_as_possible() -> None:
    runner = t.table()
    t.seats(runner, z=1)
    t.effects(runner, "seat -2; vp -3; unrest - Berlin; reserve +3", "z")
    assert t.at_rest(runner)
    assert (runner.position.seats["z"], runner.position.reserve["z"]) == (0, 2)


# --- G4, G5: choices and offers -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("notation", "allowed"),
    [
        ("choose { seat -2 / seat -1 }", {"2"}),
        ("choose { seat -2 / vp -1 }", set()),
        ("choose { vp -1 / economy -1 }", {"1", "2"}),
        ("choose { seat -1; vp +1 / seat -1; vp -1 }", {"1"}),
        ("choose { unrest + random / economy -1 }", set()),
    ],
)
def test_g4_full_before_part_before_none(notation: str, allowed: set[str]) -> None:
    """The party has one seat and no VP; the economy is on 1. A single option asks nothing."""
    runner = t.table()
    t.seats(runner, kpd=1)
    t.effects(runner, notation, "kpd")
    if len(allowed) < 2:
        assert t.at_rest(runner)
    else:
        assert t.options(runner, "kpd") == allowed


def test_g4_up_to_two_units_counts_as_possible_with_one() -> None:
    runner = t.table(
        supply={"kpd": {"workers": 1}, "government": {}, "spd": {}, "z": {}, "dnvp": {}}
    )
    t.effects(runner, "choose { move 2 own any / vp +1 }", "kpd")
    assert t.options(runner, "kpd") == {"1", "2"}


def test_g5_a_price_can_only_be_chosen_if_it_can_be_paid_in_full() -> None:
    runner = t.table()
    t.seats(runner, kpd=1)
    t.effects(runner, "pay { seat -2 } then { vp +5 } else { vp +1 }", "kpd")
    assert t.at_rest(runner)
    assert runner.position.vp["kpd"] == 1


def test_g5_an_offer_may_be_refused() -> None:
    runner = t.effects(t.table(), "may { vp +1 }", "kpd")
    t.answer(runner, "no", "kpd", kind="may")
    assert runner.position.vp["kpd"] == 0


# --- G6 to G8: places ---------------------------------------------------------------------------
def test_g6_there_is_the_city_named_last_even_if_nothing_happened_in_it() -> None:
    runner = t.table()
    t.city(runner, "berlin", threats=["unrest"])
    t.effects(runner, "unrest + Berlin; poverty + there", "kpd")
    assert threats(runner, "berlin") == ["unrest", "poverty"]


def test_g6_there_is_also_the_city_that_was_rolled() -> None:
    runner = t.table()
    t.dice(runner, 6, 6)
    t.effects(runner, "poverty + random; base +1 there", "kpd")
    assert runner.position.cities["rostock"].bases == {"kpd": 1}


def test_g6_there_is_where_the_last_unit_went() -> None:
    runner = t.effects(t.table(), "move 2 own of(Essen,Köln); base +1 there", "kpd")
    t.answers(runner, "workers:supply", "essen", "workers:supply", "koeln")
    assert runner.position.cities["koeln"].bases == {"kpd": 1}


def test_g6_if_no_city_has_been_named_the_acting_player_names_one() -> None:
    runner = t.effects(t.table(), "base +1 there; unrest + there", "kpd")
    t.answer(runner, "leipzig", "kpd", kind="choose-city")
    assert t.at_rest(runner)
    assert threats(runner, "leipzig") == ["unrest"]


def test_g6_other_is_any_city_but_that_one() -> None:
    runner = t.effects(t.table(), "unrest + Berlin; unrest + other", "kpd")
    assert len(t.options(runner, "kpd")) == 10
    assert "berlin" not in t.options(runner)


def test_g6_the_same_action_may_follow_in_another_city() -> None:
    runner = t.effects(t.table(), "demonstrate Berlin; demonstrate other", "spd")
    assert "berlin" not in t.options(runner, "spd")
    t.answer(runner, "essen", "spd")
    assert [e.city for e in t.happened(runner, DiceRolled)] == ["berlin", "essen"]


def test_g7_a_test_allows_any_city_that_passes_it() -> None:
    runner = t.table()
    for name in ("berlin", "essen"):
        t.city(runner, name, threats=["poverty"])
    t.city(runner, "koeln", threats=["poverty", "unrest"])
    t.effects(runner, "base +1 (poverty & !unrest)", "kpd")
    assert t.options(runner, "kpd") == {"berlin", "essen"}


def test_g7_if_no_city_passes_the_step_is_impossible() -> None:
    runner = t.effects(t.table(), "base +1 (poverty); vp +1", "kpd")
    assert t.at_rest(runner)
    assert (bases(runner, "kpd"), runner.position.vp["kpd"]) == (0, 1)


def test_g8_repeat_diff_demands_a_different_city_each_time() -> None:
    runner = t.effects(t.table(), "repeat 3 diff { demonstrate any }", "spd")
    for name in ("berlin", "essen"):
        t.answer(runner, name, "spd")
        assert name not in t.options(runner, "spd")
    t.answer(runner, "koeln")
    assert t.at_rest(runner)


def test_g8_without_diff_the_same_city_is_allowed() -> None:
    runner = t.effects(t.table(), "repeat 2 { demonstrate any }", "spd")
    t.answers(runner, "berlin", "berlin")
    assert [e.city for e in t.happened(runner, DiceRolled)] == ["berlin", "berlin"]


# --- G9: what can be reacted to -----------------------------------------------------------------
def test_g9_other_steps_of_effects_open_no_window() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"kpd": 1, "z": 1}, units={"workers": 1})
    t.reserve(runner, kpd=2)
    t.effects(runner, "base +1 Berlin; unrest + Berlin; dissolve 1 KPD Berlin; flag +1 USSR", "spd")
    assert t.at_rest(runner)
    assert t.happened(runner, Reacted) == []


# --- 0.4 and 0.5 no. 40: rules that last --------------------------------------------------------
def test_a_rule_may_forbid_an_action_for_the_round() -> None:
    for scope in ("demonstrate", "mobilize", "coup"):
        runner = t.table()
        t.city(runner, "essen", units={"workers": 3})
        t.city(runner, "koeln", units={"workers": 1})
        t.effects(runner, f"rule forbid {scope} KPD round", "z")
        actions(runner, "kpd", 5, "essen")
        assert scope not in {option.split(":")[0] for option in t.options(runner, "kpd")}
        runner.position.round += 1
        actions(runner, "kpd", 5, "essen")
        assert scope in {option.split(":")[0] for option in t.options(runner, "kpd")}


def test_a_rule_for_the_next_round_begins_then() -> None:
    runner = t.effects(t.table(), "rule result+2 demonstrate SPD next-round", "z")
    for number, result in ((1, 3), (2, 5), (3, 3)):
        runner.position.round = number
        t.dice(runner, 3, 1, 1)
        t.effects(runner, "demonstrate Berlin", "spd")
        assert t.happened(runner, DiceRolled)[-1].result == result


def test_a_rule_for_one_use_covers_actions_without_a_roll_too() -> None:
    runner = t.table()
    t.city(runner, "essen", units={"reichswehr-1": 2})
    t.effects(runner, "rule cost-1 take-control self once", "dnvp")
    actions(runner, "dnvp", 3, "essen")
    t.answer(runner, "take-control:reichswehr-1")
    assert runner.position.impulses[-1].ap == 2
    t.answer(runner, "take-control:reichswehr-1")
    assert t.at_rest(runner)


def test_a_rule_may_make_reactions_dearer() -> None:
    runner = t.table()
    t.city(runner, "essen", bases={"kpd": 1}, units={"workers": 1})
    t.effects(runner, "rule cost+1 reaction KPD round", "z")
    t.reserve(runner, kpd=1)
    assert t.at_rest(t.effects(runner, "demonstrate Essen", "spd"))
    t.reserve(runner, kpd=2)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "board", "kpd")
    assert runner.position.reserve["kpd"] == 0


def test_the_players_may_pay_together_each_seeing_what_was_pledged() -> None:
    runner = t.table()
    t.reserve(runner, spd=2, kpd=2, z=1)
    t.effects(runner, "together 3 reserve { vp +1 } else { vp +2 }", "spd")
    t.answer(runner, "2", "spd", kind="pledge")
    assert t.asked(runner, "kpd").subject.missing == 1
    assert t.options(runner, "kpd") == {"0", "1"}, "exactly what is missing is paid"
    t.answer(runner, "1", "kpd")
    assert t.at_rest(runner)
    assert runner.position.reserve == {"spd": 0, "kpd": 1, "z": 1, "dnvp": 0}
    assert runner.position.vp["spd"] == 1
