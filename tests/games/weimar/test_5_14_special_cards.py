"""Rulebook 5.14: Gustav Stresemann and the Reichspräsident."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import impulse
from weimar_tui.games.weimar.rules.events import DiceRolled, RollRepeated, StresemannTurned
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def stresemann(**fields: object) -> WeimarRunner:
    return t.table(stresemann="active", **fields)


# --- Stresemann: whose, and when ----------------------------------------------------------------
def test_he_belongs_to_who_controls_the_dvp_and_changes_hands_without_being_turned() -> None:
    for side in ("active", "inactive"):
        runner = t.table(stresemann=side)
        t.effects(runner, "minor DVP", "spd")
        t.answer(runner, "dnvp", "spd")
        assert runner.position.stresemann == side
    runner = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.effects(runner, "demonstrate Essen", "spd")
    assert t.options(runner, "dnvp") == {"stresemann", "pass"}


def test_he_repeats_a_roll_of_another_player_who_must_accept_it() -> None:
    runner = stresemann()
    t.dice(runner, 6, 6, 6, 4, 1, 1)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "stresemann", "z")
    assert [e.result for e in t.happened(runner, DiceRolled)] == [8, 4]
    assert runner.position.cities["essen"].bases == {"spd": 1}


def test_he_repeats_his_owners_own_roll() -> None:
    runner = stresemann(supply={"government": {}, "spd": {}, "kpd": {}, "z": {}, "dnvp": {}})
    t.dice(runner, 1, 6)
    t.effects(runner, "demonstrate Essen", "z")
    t.answer(runner, "stresemann", "z", kind="react")
    assert runner.position.cities["essen"].bases == {"z": 2}


def test_once_per_round_then_he_lies_inactive() -> None:
    runner = stresemann()
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "stresemann", "z")
    assert runner.position.stresemann == "inactive"
    assert [(e.side, e.party) for e in t.happened(runner, StresemannTurned)] == [("inactive", "z")]
    t.effects(runner, "demonstrate Essen", "spd")
    assert t.at_rest(runner)


def test_he_may_stay_aside() -> None:
    runner = stresemann()
    t.dice(runner, 4, 1, 1)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "pass", "z")
    assert runner.position.stresemann == "active"
    assert runner.position.cities["essen"].bases == {"spd": 1}


def test_a_repeated_roll_cannot_be_repeated_again() -> None:
    """R7: not by Adenauer either."""
    runner = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.hand(runner, "z", "Z07")
    t.effects(runner, "demonstrate Essen", "kpd")
    t.answer(runner, "Z07", "z")
    assert t.at_rest(runner)
    assert runner.position.stresemann == "active"
    assert len(t.happened(runner, RollRepeated)) == 1


def test_several_who_want_to_repeat_are_asked_clockwise_from_the_roller() -> None:
    runner = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.hand(runner, "z", "Z07")
    t.effects(runner, "demonstrate Essen", "dnvp")
    t.answer(runner, "pass", "z")
    assert t.asked(runner).subject.trigger == "roll"
    t.answer(runner, "pass", "dnvp", kind="react")
    t.answer(runner, "Z07", "z", kind="react")
    assert t.happened(runner, RollRepeated) == [RollRepeated("z", "Z07")]


def test_a_crisis_roll_may_be_repeated() -> None:
    """R7: success, crisis, vote, and random cities."""
    runner = stresemann()
    t.seats(runner, spd=1)
    t.dice(runner, 3, 1, 6, 6)
    t.effects(runner, "crisis 1", "spd")
    t.answer(runner, "stresemann", "z")
    assert runner.position.seats["spd"] == 1


def test_a_reactions_roll_may_be_repeated() -> None:
    runner = stresemann()
    t.city(runner, "essen", bases={"kpd": 1}, units={"workers": 1})
    t.reserve(runner, kpd=1)
    t.dice(runner, 5, 1, 4, 1, 1)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "board", "kpd")
    t.answer(runner, "stresemann", "z")
    assert runner.position.cities["essen"].bases == {"kpd": 1, "spd": 1}


def test_a_random_citys_roll_may_be_repeated() -> None:
    """Any die roll."""
    runner = stresemann()
    t.dice(runner, 6, 6, 1, 1)
    t.effects(runner, "unrest + random", "spd")
    t.answer(runner, "stresemann", "z")
    assert runner.position.cities["rostock"].threats == []
    assert runner.position.cities["koenigsberg"].threats == ["unrest"]


# --- where it matters (R7) ----------------------------------------------------------------------
def matters(runner: WeimarRunner) -> bool:
    game = WeimarGame(runner.components.data)
    decision = t.asked(runner, "z")
    return game.matters(game.view(runner.position, "z"), decision)


@pytest.mark.parametrize(
    ("threats", "marker", "worth"),
    [
        ([], "unrest", True),
        (["poverty"], "unrest", True),
        (["unrest"], "unrest", False),
        (["poverty", "regime"], "unrest", False),
        (["poverty"], "poverty", True),
        (["poverty"], "prosperity", True),
        (["prosperity"], "prosperity", False),
    ],
)
def test_a_random_city_matters_if_it_changes_what_the_government_declares(
    threats: list[str], marker: str, worth: bool
) -> None:
    """R7: a second Poverty goes to the DR box."""
    runner = stresemann()
    t.city(runner, "rostock", threats=threats)
    t.dice(runner, 6, 6)
    t.effects(runner, f"{marker} + random", "spd")
    assert matters(runner) == worth
    assert runner.position.cities["rostock"].threats == threats, "only looked at"


def test_a_roll_matters_if_other_dice_lead_to_another_line() -> None:
    runner = stresemann()
    t.dice(runner, 5, 1, 1)
    t.effects(runner, "demonstrate Essen", "spd")
    assert matters(runner)
    t.effects(runner, "demonstrate Essen result-9", "kpd")
    assert not matters(runner), "no dice help"
    t.effects(runner, "crisis 1", "spd")
    assert matters(runner)
    t.effects(runner, "negotiate", "spd")
    t.answers(runner, "berlin", "berlin")
    assert matters(runner)


def test_all_dice_of_the_roll_fall_again() -> None:
    runner = stresemann()
    t.dice(runner, 6, 2, 1, 5, 4, 3)
    t.effects(runner, "demonstrate Essen", "spd")
    t.answer(runner, "stresemann", "z")
    assert [e.dice for e in t.happened(runner, DiceRolled)] == [(6, 2, 1), (5, 4, 3)]


def test_a_negotiation_may_be_repeated() -> None:
    runner = stresemann(round=2)
    t.dice(runner, 1, 4)
    t.effects(runner, "negotiate", "spd")
    t.answers(runner, "berlin", "berlin")
    t.answer(runner, "stresemann", "z")
    assert t.asked(runner, "spd").kind == "place-flag"


# --- the Reichspräsident ------------------------------------------------------------------------
def president(party: str, side: str = "active") -> WeimarRunner:
    runner = t.table(president=party, president_card=side)
    runner.position.issues = {"media-1": "0", "economy-1": "0"}
    return runner


@pytest.mark.parametrize("use", ["event", "actions"])
def test_after_a_party_card_for_actions_or_event_its_owner_may_debate_with_it(use: str) -> None:
    runner = president("spd")
    impulse(runner, "spd", f"S10:{use}")
    if use == "actions":
        t.answers(runner, "nowhere", "done")
    t.answer(runner, "debate", "spd", kind="president-debate")
    t.answers(runner, "media-1:S2", "economy-1:S3")
    assert t.at_rest(runner)
    assert runner.position.president_card == "inactive"


def test_also_when_the_card_has_left_the_game_by_its_event() -> None:
    """R8."""
    runner = president("spd")
    impulse(runner, "spd", "S10:event")
    assert "S10" in runner.position.removed
    assert t.asked(runner, "spd").kind == "president-debate"


def test_the_card_is_fully_resolved_first() -> None:
    runner = president("spd")
    impulse(runner, "spd", "S10:event")
    assert runner.position.seats["spd"] == 3


def test_reserve_points_may_be_added_to_both_values() -> None:
    """R8."""
    runner = president("spd")
    t.reserve(runner, spd=2)
    impulse(runner, "spd", "S10:event")
    t.answer(runner, "debate")
    t.answers(runner, "media-1:S3", "economy-1:S4")
    assert runner.position.reserve["spd"] == 0


def test_not_after_a_debate_with_the_card() -> None:
    """R8."""
    runner = president("spd")
    impulse(runner, "spd", "S10:debate")
    t.answers(runner, "media-1:S1", "pass")
    assert t.at_rest(runner)


def test_not_after_a_timeline_card() -> None:
    runner = president("spd")
    impulse(runner, "spd", "A30:actions")
    t.answers(runner, "event-first", "nowhere", "done")
    assert t.at_rest(runner)


def test_not_after_a_politicians_reaction() -> None:
    """R8."""
    runner = president("z")
    t.hand(runner, "z", "Z06")
    t.effects(runner, "demonstrate Berlin", "dnvp")
    t.answer(runner, "Z06", "z")
    assert t.at_rest(runner)


def test_only_its_owner_and_only_once_a_round() -> None:
    runner = president("z")
    impulse(runner, "spd", "S10:event")
    assert t.at_rest(runner)
    runner = president("spd", "inactive")
    impulse(runner, "spd", "S10:event")
    assert t.at_rest(runner)


def test_it_may_stay_unused() -> None:
    runner = president("spd")
    impulse(runner, "spd", "S10:event")
    t.answer(runner, "pass", "spd")
    assert runner.position.president_card == "active"
    assert runner.position.issues == {"media-1": "0", "economy-1": "0"}


def test_while_ebert_lives_nobody_has_the_card() -> None:
    runner = t.table()
    t.vp(runner, spd=1)
    impulse(runner, "spd", "S10:event")
    assert t.at_rest(runner)
    t.effects(runner, "vp -1 president", "dnvp")
    assert runner.position.vp["spd"] == 1


def test_the_debate_it_gives_can_be_answered_like_any_debate_by_card() -> None:
    runner = president("spd")
    t.hand(runner, "kpd", "K05")
    t.hand(runner, "spd", "S10")
    t.do(runner, PlayImpulse("spd"))
    t.answers(runner, "S10:event", "debate", "media-1:S1", "pass")
    t.answer(runner, "K05", "kpd", kind="react")
    t.answer(runner, "media-1:0", "kpd")
    assert runner.position.issues["media-1"] == "0"
