"""Rulebook 5.3: issue markers on the opinion track."""

from __future__ import annotations

from tests.games.weimar.table import answer, at_rest, do, effects, issues, options, table
from weimar_tui.games.weimar.rules.opinion import OWNERS, VALUE
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep


def test_any_number_of_markers_may_lie_on_a_space() -> None:
    runner = table()
    effects(runner, "issue Economy S1; issue Media S1; issue Security S1", "spd")
    assert runner.position.issues == {"economy-1": "S1", "media-1": "S1", "security-1": "S1"}


def test_of_a_doubled_issue_marker_one_comes_first_then_marker_two() -> None:
    runner = table()
    effects(runner, "issue Economy 0; issue Economy K1", "kpd")
    assert runner.position.issues == {"economy-1": "0", "economy-2": "K1"}


def test_a_third_marker_of_a_doubled_issue_does_not_exist() -> None:
    runner = table()
    effects(runner, "issue Economy 0; issue Economy K1; issue Economy Z1", "kpd")
    assert runner.position.issues == {"economy-1": "0", "economy-2": "K1"}


def test_marker_one_comes_again_if_only_marker_two_lies() -> None:
    runner = table()
    issues(runner, {"economy-2": "S3"})
    effects(runner, "issue Economy 0", "kpd")
    assert runner.position.issues == {"economy-2": "S3", "economy-1": "0"}


def test_single_issues_come_only_once() -> None:
    runner = table()
    effects(runner, "issue Poverty 0; issue Poverty S1", "spd")
    assert runner.position.issues == {"poverty": "0"}


def test_both_markers_are_treated_separately() -> None:
    runner = table(economy=3)
    issues(runner, {"media-1": "S1", "media-2": "K1"})
    do(runner, PoliticsStep(2))
    answer(runner, "W1", "spd", kind="choose-society")
    answer(runner, "W2", "kpd", kind="choose-society")
    assert runner.position.society == ["W2", "W1"]
    assert at_rest(runner)


def test_any_white_issue_means_one_that_is_not_on_the_track() -> None:
    runner = table()
    issues(runner, {"poverty": "S1", "economy-1": "S1", "media-1": "0", "media-2": "0"})
    effects(runner, "issue any-white Z1", "z")
    offered = options(runner, "z")
    assert "economy-2" in offered
    assert not offered & {"poverty", "economy-1", "media-1", "media-2"}
    assert not offered & {"armored-cruiser", "rentenmark"}
    answer(runner, "security-1", "z", kind="choose-issue")
    assert runner.position.issues["security-1"] == "Z1"


def test_a_yellow_issue_never_comes_twice() -> None:
    runner = table(removed=["issue:armored-cruiser"])
    effects(runner, "issue ArmoredCruiser 0", "spd")
    assert runner.position.issues == {}


def test_the_cross_has_four_arms_of_six_and_a_shared_space_between_neighbours() -> None:
    assert len(OWNERS) == 29
    assert OWNERS["ZD"] == ("z", "dnvp")
    assert OWNERS["0"] == ()
    assert [VALUE[cell] for cell in ("0", "S1", "D6", "KZ")] == [0, 1, 6, 1]
