"""Rulebook 4.3: playing a card to debate."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import impulse
from weimar_tui.games.weimar.rules.opinion import (
    ARM,
    CELLS,
    OWNERS,
    PLACES,
    REACH,
    VALUE,
)
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner

PARTIES = tuple(ARM)


def debating(cells: dict[str, str], **points: int) -> WeimarRunner:
    runner = t.table()
    t.issues(runner, cells)
    t.reserve(runner, **points)
    return runner


# --- the printed example ------------------------------------------------------------------------
def test_example_spd_debates_with_pact_with_the_old_powers() -> None:
    """A: Media 3 spaces to SPD's column 2. B: Security 2 spaces to 0, 1 reserve point to SPD 1."""
    runner = debating({"media-1": "Z1", "security-1": "D2"}, spd=2)
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S2", "spd", kind="debate")
    t.answer(runner, "security-1:S1", "spd", kind="debate")
    assert runner.position.issues == {"media-1": "S2", "security-1": "S1"}
    assert runner.position.reserve["spd"] == 1
    assert all(OWNERS[cell] == ("spd",) for cell in runner.position.issues.values())
    assert t.at_rest(runner)
    assert runner.position.discards["spd"] == ["S05"], "not removed: it was no event"


# --- two different issues -----------------------------------------------------------------------
def test_one_issue_by_the_large_another_by_the_small_value() -> None:
    runner = debating({"media-1": "0", "economy-1": "0"})
    impulse(runner, "spd", "S05:debate")
    assert "media-1:S3" in t.options(runner)
    assert "media-1:S4" not in t.options(runner)
    t.answer(runner, "media-1:S3")
    assert t.options(runner) == {"economy-1:S1", "economy-1:S2", "pass"}


def test_both_values_count_whichever_is_higher() -> None:
    runner = debating({"media-1": "0", "economy-1": "0"})
    impulse(runner, "z", "Z14:debate")
    assert "media-1:Z2" not in t.options(runner), "1 in the large circle"
    t.answer(runner, "media-1:Z1")
    t.answer(runner, "economy-1:Z3")
    assert t.at_rest(runner)


def test_the_two_issues_must_be_different() -> None:
    runner = debating({"media-1": "0", "economy-1": "S6"})
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S3")
    assert t.at_rest(runner), "Economy stands at the tip, Media has moved"


def test_any_issue_wherever_it_lies() -> None:
    runner = debating({"media-1": "K6", "economy-1": "D4", "dvp": "KZ", "rentenmark": "0"})
    impulse(runner, "spd", "S05:debate")
    assert {option.split(":")[0] for option in t.options(runner)} == {
        "media-1",
        "economy-1",
        "dvp",
        "rentenmark",
    }


def test_a_debate_moves_at_least_one_issue_if_one_can_be_moved() -> None:
    """Passing is not allowed; R49: up to the value, and the second issue can stay."""
    runner = debating({"media-1": "0", "economy-1": "0"})
    impulse(runner, "spd", "S05:debate")
    assert "pass" not in t.options(runner)
    t.answers(runner, "media-1:S1", "pass")
    assert runner.position.issues == {"media-1": "S1", "economy-1": "0"}


def test_with_one_issue_only_the_large_value_is_used() -> None:
    """R32: the 3 in the small circle has no second issue."""
    runner = debating({"media-1": "0"})
    impulse(runner, "z", "Z14:debate")
    assert t.at_rest(runner)
    assert runner.position.issues == {"media-1": "Z1"}


def test_with_one_issue_a_debate_of_an_event_is_its_first_value() -> None:
    runner = debating({"media-1": "0"})
    t.effects(runner, "debate 1 3", "z")
    assert t.at_rest(runner)
    assert runner.position.issues == {"media-1": "Z1"}


def test_with_no_issue_on_the_track_nothing_happens() -> None:
    runner = debating({})
    impulse(runner, "spd", "S05:debate")
    assert t.at_rest(runner)


# --- reserve points -----------------------------------------------------------------------------
def test_two_reserve_points_on_one_issue() -> None:
    runner = debating({"media-1": "0", "economy-1": "S6"}, spd=2)
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S5")
    assert runner.position.reserve["spd"] == 0


def test_one_reserve_point_on_each_issue() -> None:
    runner = debating({"media-1": "0", "economy-1": "0"}, spd=2)
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S4")
    assert runner.position.reserve["spd"] == 1
    t.answer(runner, "economy-1:S3")
    assert runner.position.reserve["spd"] == 0


def test_no_third_issue_by_reserve_points() -> None:
    runner = debating({"media-1": "0", "economy-1": "0", "dvp": "0"}, spd=2)
    impulse(runner, "spd", "S05:debate")
    t.answers(runner, "media-1:S1", "economy-1:S1")
    assert t.at_rest(runner)
    assert runner.position.reserve["spd"] == 2


def test_no_reserve_in_a_debate_that_an_effect_grants() -> None:
    runner = debating({"media-1": "0"}, spd=2)
    t.effects(runner, "debate 2", "spd")
    assert t.options(runner) == {"media-1:S1", "media-1:S2"}


# --- where issues may go ------------------------------------------------------------------------
def test_issues_are_advanced_orthogonally() -> None:
    for party in PARTIES:
        for cell in CELLS:
            for target in REACH[party][cell][0]:
                (x, y), (tx, ty) = PLACES[cell], PLACES[target]
                assert abs(x - tx) + abs(y - ty) == 1


def test_issues_never_move_away_from_the_mover() -> None:
    for party in PARTIES:
        tip = PLACES[f"{ARM[party]}6"]
        for cell in CELLS:
            for target in REACH[party][cell][0]:
                before, after = (
                    abs(PLACES[c][0] - tip[0]) + abs(PLACES[c][1] - tip[1]) for c in (cell, target)
                )
                assert after < before


def test_issues_cannot_leave_the_track_at_the_tip() -> None:
    assert not any(REACH["spd"]["S6"])
    assert REACH["dnvp"]["D5"][0] == ("D6",)


def test_from_0_only_onto_the_own_first_space() -> None:
    for party, arm in ARM.items():
        assert REACH[party]["0"][0] == (f"{arm}1",)


@pytest.mark.parametrize(
    ("party", "cell", "targets"),
    [
        ("spd", "K1", {"0", "SK"}),
        ("spd", "D1", {"0", "DS"}),
        ("spd", "Z1", {"0"}),
        ("z", "KZ", {"Z1"}),
        ("spd", "KZ", {"K1", "Z1"}),
        ("kpd", "ZD", {"Z1", "D1"}),
        ("dnvp", "K4", {"K3"}),
        ("kpd", "SK", {"K1"}),
    ],
)
def test_first_steps_from_the_middle_of_the_track(party: str, cell: str, targets: set[str]) -> None:
    assert set(REACH[party][cell][0]) == targets


def test_any_number_of_issues_on_a_space() -> None:
    runner = debating({"media-1": "S1", "media-2": "S1", "economy-1": "0"})
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "economy-1:S1")
    assert list(runner.position.issues.values()) == ["S1", "S1", "S1"]


def test_values_of_spaces_are_their_column_or_row() -> None:
    assert [VALUE[f"K{n}"] for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert VALUE["0"] == 0
    assert {VALUE[corner] for corner in ("SK", "KZ", "ZD", "DS")} == {1}


def test_neighbours_share_a_space_opposites_do_not() -> None:
    assert OWNERS["SK"] == ("spd", "kpd")
    assert OWNERS["ZD"] == ("z", "dnvp")
    assert not any(set(OWNERS[c]) in ({"spd", "z"}, {"kpd", "dnvp"}) for c in CELLS)


# --- reactions to a debate ----------------------------------------------------------------------
def test_a_politician_may_answer_a_debate_by_card_moving_only_issues_moved_in_it() -> None:
    runner = debating({"media-1": "0", "economy-1": "0", "dvp": "0"})
    t.hand(runner, "kpd", "K05")
    t.hand(runner, "spd", "S05")
    t.do(runner, PlayImpulse("spd"))
    t.answers(runner, "S05:debate", "media-1:S1", "economy-1:S1")
    t.answer(runner, "K05", "kpd", kind="react")
    moved = {option.split(":")[0] for option in t.options(runner, "kpd")}
    assert moved == {"media-1", "economy-1"}
    t.answer(runner, "media-1:K1", "kpd")
    assert runner.position.issues["media-1"] == "K1"


def test_a_debate_of_an_effect_cannot_be_answered() -> None:
    """G9: after a card's debate, not after a debate step."""
    runner = debating({"media-1": "0"})
    t.hand(runner, "kpd", "K05")
    t.effects(runner, "debate 1", "spd")
    assert runner.position.issues == {"media-1": "S1"}
    assert t.at_rest(runner)


def test_a_debate_that_moved_nothing_cannot_be_answered() -> None:
    runner = debating({"media-1": "S6"})
    t.hand(runner, "kpd", "K05")
    impulse(runner, "spd", "S05:debate")
    assert t.at_rest(runner)


def test_a_debate_has_nothing_to_do_with_cities() -> None:
    runner = debating({"media-1": "0"})
    t.city(runner, "berlin", bases={"kpd": 1}, units={"workers": 2})
    t.reserve(runner, kpd=2)
    impulse(runner, "spd", "S05:debate")
    t.answer(runner, "media-1:S1")
    assert t.at_rest(runner), "no Reaction of a party board"
