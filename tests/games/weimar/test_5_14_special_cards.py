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
        play = t.table(stresemann=side)
        t.effects(play, "minor DVP", "spd")
        t.answer(play, "dnvp", "spd")
        assert play.position.stresemann == side
    play = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.effects(play, "demonstrate Essen", "spd")
    assert t.options(play, "dnvp") == {"stresemann", "pass"}


def test_he_repeats_a_roll_of_another_player_who_must_accept_it() -> None:
    play = stresemann()
    t.dice(play, 6, 6, 6, 4, 1, 1)
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "stresemann", "z")
    assert [e.result for e in t.happened(play, DiceRolled)] == [8, 4]
    assert play.position.cities["essen"].bases == {"spd": 1}


def test_he_repeats_his_owners_own_roll() -> None:
    play = stresemann(supply={"government": {}, "spd": {}, "kpd": {}, "z": {}, "dnvp": {}})
    t.dice(play, 1, 6)
    t.effects(play, "demonstrate Essen", "z")
    t.answer(play, "stresemann", "z", kind="react")
    assert play.position.cities["essen"].bases == {"z": 2}


def test_once_per_round_then_he_lies_inactive() -> None:
    play = stresemann()
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "stresemann", "z")
    assert play.position.stresemann == "inactive"
    assert [(e.side, e.party) for e in t.happened(play, StresemannTurned)] == [("inactive", "z")]
    t.effects(play, "demonstrate Essen", "spd")
    assert t.at_rest(play)


def test_he_may_stay_aside() -> None:
    play = stresemann()
    t.dice(play, 4, 1, 1)
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "pass", "z")
    assert play.position.stresemann == "active"
    assert play.position.cities["essen"].bases == {"spd": 1}


def test_a_repeated_roll_cannot_be_repeated_again() -> None:
    """Ruling 10: not by Adenauer either."""
    play = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.hand(play, "z", "Z07")
    t.effects(play, "demonstrate Essen", "kpd")
    t.answer(play, "Z07", "z")
    assert t.at_rest(play)
    assert play.position.stresemann == "active"
    assert len(t.happened(play, RollRepeated)) == 1


def test_several_who_want_to_repeat_are_asked_clockwise_from_the_roller() -> None:
    """Ruling 11."""
    play = stresemann(minor_parties={"uspd": "kpd", "ddp": "spd", "dvp": "dnvp"})
    t.hand(play, "z", "Z07")
    t.effects(play, "demonstrate Essen", "dnvp")
    t.answer(play, "pass", "z")
    assert t.asked(play).subject.trigger == "roll"
    t.answer(play, "pass", "dnvp", kind="react")
    t.answer(play, "Z07", "z", kind="react")
    assert t.happened(play, RollRepeated) == [RollRepeated("z", "Z07")]


def test_a_crisis_roll_may_be_repeated() -> None:
    """Ruling 10: success, crisis, vote, and random cities."""
    play = stresemann()
    t.seats(play, spd=1)
    t.dice(play, 3, 1, 6, 6)
    t.effects(play, "crisis 1", "spd")
    t.answer(play, "stresemann", "z")
    assert play.position.seats["spd"] == 1


def test_a_reactions_roll_may_be_repeated() -> None:
    play = stresemann()
    t.city(play, "essen", bases={"kpd": 1}, units={"workers": 1})
    t.reserve(play, kpd=1)
    t.dice(play, 5, 1, 4, 1, 1)
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "board", "kpd")
    t.answer(play, "stresemann", "z")
    assert play.position.cities["essen"].bases == {"kpd": 1, "spd": 1}


def test_a_random_citys_roll_may_be_repeated() -> None:
    """Any die roll."""
    play = stresemann()
    t.dice(play, 6, 6, 1, 1)
    t.effects(play, "unrest + random", "spd")
    t.answer(play, "stresemann", "z")
    assert play.position.cities["rostock"].threats == []
    assert play.position.cities["koenigsberg"].threats == ["unrest"]


# --- where it matters (R7) ----------------------------------------------------------------------
def matters(play: WeimarRunner) -> bool:
    game = WeimarGame(play.components.data)
    decision = t.asked(play, "z")
    return game.matters(game.view(play.position, "z"), decision)


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
    """A second Poverty goes to the DR box."""
    play = stresemann()
    t.city(play, "rostock", threats=threats)
    t.dice(play, 6, 6)
    t.effects(play, f"{marker} + random", "spd")
    assert matters(play) == worth
    assert play.position.cities["rostock"].threats == threats, "only looked at"


def test_a_roll_matters_if_other_dice_lead_to_another_line() -> None:
    play = stresemann()
    t.dice(play, 5, 1, 1)
    t.effects(play, "demonstrate Essen", "spd")
    assert matters(play)
    t.effects(play, "demonstrate Essen result-9", "kpd")
    assert not matters(play), "no dice help"
    t.effects(play, "crisis 1", "spd")
    assert matters(play)
    t.effects(play, "negotiate", "spd")
    t.answers(play, "berlin", "berlin")
    assert matters(play)


def test_all_dice_of_the_roll_fall_again() -> None:
    play = stresemann()
    t.dice(play, 6, 2, 1, 5, 4, 3)
    t.effects(play, "demonstrate Essen", "spd")
    t.answer(play, "stresemann", "z")
    assert [e.dice for e in t.happened(play, DiceRolled)] == [(6, 2, 1), (5, 4, 3)]


def test_a_negotiation_may_be_repeated() -> None:
    play = stresemann(round=2)
    t.dice(play, 1, 4)
    t.effects(play, "negotiate", "spd")
    t.answers(play, "berlin", "berlin")
    t.answer(play, "stresemann", "z")
    assert t.asked(play, "spd").kind == "place-flag"


# --- the Reichspräsident ------------------------------------------------------------------------
def president(party: str, side: str = "active") -> WeimarRunner:
    play = t.table(president=party, president_card=side)
    play.position.issues = {"media-1": "0", "economy-1": "0"}
    return play


@pytest.mark.parametrize("use", ["event", "actions"])
def test_after_a_party_card_for_actions_or_event_its_owner_may_debate_with_it(use: str) -> None:
    play = president("spd")
    impulse(play, "spd", f"S10:{use}")
    if use == "actions":
        t.answers(play, "nowhere", "done")
    t.answer(play, "debate", "spd", kind="president-debate")
    t.answers(play, "media-1:S2", "economy-1:S3")
    assert t.at_rest(play)
    assert play.position.president_card == "inactive"


def test_also_when_the_card_has_left_the_game_by_its_event() -> None:
    """Ruling 12."""
    play = president("spd")
    impulse(play, "spd", "S10:event")
    assert "S10" in play.position.removed
    assert t.asked(play, "spd").kind == "president-debate"


def test_the_card_is_fully_resolved_first() -> None:
    play = president("spd")
    impulse(play, "spd", "S10:event")
    assert play.position.seats["spd"] == 3


def test_reserve_points_may_be_added_to_both_values() -> None:
    """Ruling 12."""
    play = president("spd")
    t.reserve(play, spd=2)
    impulse(play, "spd", "S10:event")
    t.answer(play, "debate")
    t.answers(play, "media-1:S3", "economy-1:S4")
    assert play.position.reserve["spd"] == 0


def test_not_after_a_debate_with_the_card() -> None:
    """Ruling 12."""
    play = president("spd")
    impulse(play, "spd", "S10:debate")
    t.answers(play, "media-1:S1", "pass")
    assert t.at_rest(play)


def test_not_after_a_timeline_card() -> None:
    play = president("spd")
    impulse(play, "spd", "A30:actions")
    t.answers(play, "event-first", "nowhere", "done")
    assert t.at_rest(play)


def test_not_after_a_politicians_reaction() -> None:
    """Ruling 12."""
    play = president("z")
    t.hand(play, "z", "Z06")
    t.effects(play, "demonstrate Berlin", "dnvp")
    t.answer(play, "Z06", "z")
    assert t.at_rest(play)


def test_only_its_owner_and_only_once_a_round() -> None:
    play = president("z")
    impulse(play, "spd", "S10:event")
    assert t.at_rest(play)
    play = president("spd", "inactive")
    impulse(play, "spd", "S10:event")
    assert t.at_rest(play)


def test_it_may_stay_unused() -> None:
    play = president("spd")
    impulse(play, "spd", "S10:event")
    t.answer(play, "pass", "spd")
    assert play.position.president_card == "active"
    assert play.position.issues == {"media-1": "0", "economy-1": "0"}


def test_while_ebert_lives_nobody_has_the_card() -> None:
    play = t.table()
    t.vp(play, spd=1)
    impulse(play, "spd", "S10:event")
    assert t.at_rest(play)
    t.effects(play, "vp -1 president", "dnvp")
    assert play.position.vp["spd"] == 1


def test_the_debate_it_gives_can_be_answered_like_any_debate_by_card() -> None:
    play = president("spd")
    t.hand(play, "kpd", "K05")
    t.hand(play, "spd", "S10")
    t.do(play, PlayImpulse("spd"))
    t.answers(play, "S10:event", "debate", "media-1:S1", "pass")
    t.answer(play, "K05", "kpd", kind="react")
    t.answer(play, "media-1:0", "kpd")
    assert play.position.issues["media-1"] == "0"
