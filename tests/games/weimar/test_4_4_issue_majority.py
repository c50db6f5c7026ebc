"""Rulebook 4.4 step 1: check the issue majority."""

from __future__ import annotations

from tests.games.weimar.table import answer, at_rest, do, happened, issues, options, seats, table
from weimar_tui.games.weimar.rules.events import IssueMajorityWon, SeatsChanged, TieBroken
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def majority(runner: WeimarRunner) -> WeimarRunner:
    return do(runner, PoliticsStep(1))


def test_most_issues_give_three_seats_second_most_one() -> None:
    runner = table()
    issues(runner, {"economy-1": "S1", "media-1": "S2", "security-1": "K1"})
    majority(runner)
    assert runner.position.seats == {"spd": 3, "kpd": 1, "z": 0, "dnvp": 0, "nsdap": 0}
    assert at_rest(runner)


def test_issues_on_divided_spaces_count_half_for_each() -> None:
    runner = table()
    issues(runner, {"economy-1": "SK", "media-1": "KZ", "security-1": "Z1"})
    majority(runner)
    won = happened(runner, IssueMajorityWon)
    assert [(w.party, w.wins, w.value) for w in won] == [("z", 3, 2), ("kpd", 2, 2)]


def test_example_zentrum_wins_the_tie_with_dnvp_by_values() -> None:
    """2.5 issues each; Zentrum holds 3, 2 and the shared 1, DNVP 3, 1 and the shared 1."""
    runner = table()
    issues(
        runner,
        {
            "media-1": "ZD",
            "economy-1": "Z3",
            "economy-2": "Z2",
            "security-1": "D3",
            "stab-in-the-back": "D1",
            "poverty": "S1",
        },
    )
    majority(runner)
    won = happened(runner, IssueMajorityWon)
    assert won == [IssueMajorityWon("z", 1, 5, 6), IssueMajorityWon("dnvp", 2, 5, 5)]
    assert runner.position.seats["z"] == 3
    assert runner.position.seats["dnvp"] == 1
    assert happened(runner, TieBroken) == []


def test_a_tie_in_values_too_is_decided_by_the_chancellor() -> None:
    runner = table(chancellor="z")
    issues(runner, {"economy-1": "S2", "media-1": "K2", "security-1": "D1"})
    majority(runner)
    assert options(runner, "z") == {"spd", "kpd"}
    answer(runner, "kpd", "z", kind="majority-tie")
    assert (runner.position.seats["kpd"], runner.position.seats["spd"]) == (3, 1)
    assert happened(runner, TieBroken) == [TieBroken("z", "kpd")]


def test_a_tie_of_three_is_decided_for_both_places() -> None:
    runner = table()
    issues(runner, {"economy-1": "S1", "media-1": "K1", "security-1": "D1"})
    majority(runner)
    answer(runner, "dnvp", "spd")
    assert options(runner, "spd") == {"spd", "kpd"}
    answer(runner, "kpd", "spd")
    assert runner.position.seats == {"spd": 0, "kpd": 1, "z": 0, "dnvp": 3, "nsdap": 0}


def test_a_tie_for_the_second_place_goes_by_values() -> None:
    runner = table()
    issues(runner, {"economy-1": "S1", "economy-2": "S1", "media-1": "K2", "security-1": "D3"})
    majority(runner)
    assert [w.party for w in happened(runner, IssueMajorityWon)] == ["spd", "dnvp"]


def test_issues_on_zero_are_won_by_nobody() -> None:
    """Seats only for parties with at least half an issue."""
    runner = table()
    issues(runner, {"economy-1": "0", "media-1": "0"})
    majority(runner)
    assert happened(runner, SeatsChanged) == []


def test_a_second_place_needs_half_an_issue() -> None:
    runner = table()
    issues(runner, {"economy-1": "K4"})
    majority(runner)
    assert runner.position.seats == {"spd": 0, "kpd": 3, "z": 0, "dnvp": 0, "nsdap": 0}
    assert at_rest(runner)


def test_seats_come_from_the_supply_of_thirty_figures() -> None:
    runner = table()
    seats(runner, kpd=29)
    issues(runner, {"economy-1": "K4"})
    majority(runner)
    assert runner.position.seats["kpd"] == 30
