"""Rulebook 4.4 step 1: check the issue majority."""

from __future__ import annotations

from tests.games.weimar.table import answer, at_rest, do, happened, issues, options, seats, table
from weimar_tui.games.weimar.rules.events import IssueMajorityWon, SeatsChanged, TieBroken
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def majority(play: WeimarRunner) -> WeimarRunner:
    return do(play, PoliticsStep(1))


def test_most_issues_give_three_seats_second_most_one() -> None:
    play = table()
    issues(play, {"economy-1": "S1", "media-1": "S2", "security-1": "K1"})
    majority(play)
    assert play.position.seats == {"spd": 3, "kpd": 1, "z": 0, "dnvp": 0, "nsdap": 0}
    assert at_rest(play)


def test_issues_on_divided_spaces_count_half_for_each() -> None:
    play = table()
    issues(play, {"economy-1": "SK", "media-1": "KZ", "security-1": "Z1"})
    majority(play)
    won = happened(play, IssueMajorityWon)
    assert [(w.party, w.wins, w.value) for w in won] == [("z", 3, 2), ("kpd", 2, 2)]


def test_example_zentrum_wins_the_tie_with_dnvp_by_values() -> None:
    """2.5 issues each; Zentrum holds 3, 2 and the shared 1, DNVP 3, 1 and the shared 1."""
    play = table()
    issues(
        play,
        {
            "media-1": "ZD",
            "economy-1": "Z3",
            "economy-2": "Z2",
            "security-1": "D3",
            "stab-in-the-back": "D1",
            "poverty": "S1",
        },
    )
    majority(play)
    won = happened(play, IssueMajorityWon)
    assert won == [IssueMajorityWon("z", 1, 5, 6), IssueMajorityWon("dnvp", 2, 5, 5)]
    assert play.position.seats["z"] == 3
    assert play.position.seats["dnvp"] == 1
    assert happened(play, TieBroken) == []


def test_a_tie_in_values_too_is_decided_by_the_chancellor() -> None:
    play = table(chancellor="z")
    issues(play, {"economy-1": "S2", "media-1": "K2", "security-1": "D1"})
    majority(play)
    assert options(play, "z") == {"spd", "kpd"}
    answer(play, "kpd", "z", kind="majority-tie")
    assert (play.position.seats["kpd"], play.position.seats["spd"]) == (3, 1)
    assert happened(play, TieBroken) == [TieBroken("z", "kpd")]


def test_a_tie_of_three_is_decided_for_both_places() -> None:
    play = table()
    issues(play, {"economy-1": "S1", "media-1": "K1", "security-1": "D1"})
    majority(play)
    answer(play, "dnvp", "spd")
    assert options(play, "spd") == {"spd", "kpd"}
    answer(play, "kpd", "spd")
    assert play.position.seats == {"spd": 0, "kpd": 1, "z": 0, "dnvp": 3, "nsdap": 0}


def test_a_tie_for_the_second_place_goes_by_values() -> None:
    play = table()
    issues(play, {"economy-1": "S1", "economy-2": "S1", "media-1": "K2", "security-1": "D3"})
    majority(play)
    assert [w.party for w in happened(play, IssueMajorityWon)] == ["spd", "dnvp"]


def test_issues_on_zero_are_won_by_nobody() -> None:
    """Ruling 38: seats only for parties with at least half an issue."""
    play = table()
    issues(play, {"economy-1": "0", "media-1": "0"})
    majority(play)
    assert happened(play, SeatsChanged) == []


def test_a_second_place_needs_half_an_issue() -> None:
    play = table()
    issues(play, {"economy-1": "K4"})
    majority(play)
    assert play.position.seats == {"spd": 0, "kpd": 3, "z": 0, "dnvp": 0, "nsdap": 0}
    assert at_rest(play)


def test_seats_come_from_the_supply_of_thirty_figures() -> None:
    play = table()
    seats(play, kpd=29)
    issues(play, {"economy-1": "K4"})
    majority(play)
    assert play.position.seats["kpd"] == 30
