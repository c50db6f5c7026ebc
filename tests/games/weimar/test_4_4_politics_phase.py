"""Rulebook 4.4, the politics phase as a whole, and the end of the round."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import answer, dice, do, happened, issues, seats, table, vp
from weimar_tui.games.weimar.rules.events import (
    DrMarkerPlaced,
    GameEnded,
    GovernmentFormed,
    PhaseStarted,
    PresidentCardTurned,
    StepStarted,
)
from weimar_tui.games.weimar.rules.phases.course import EndOfRound, NextRound, PoliticsPhase
from weimar_tui.games.weimar.rules.position import PARTIES, ForeignAffairsState, Rule


def test_eight_steps_are_performed_in_the_order_given() -> None:
    runner = table(economy=3, last_round=1)
    seats(runner, spd=6, z=3, kpd=2, dnvp=2)
    do(runner, PoliticsPhase())
    assert runner.position.phase == "politics"
    assert happened(runner, PhaseStarted) == [PhaseStarted("politics")]
    assert [event.number for event in happened(runner, StepStarted)] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_everything_is_counted_before_the_government_is_formed() -> None:
    """Zentrum: 3 seats of the majority, 1 of the Poverty issue, 1 of the DVP; so Chancellor."""
    runner = table(economy=3, last_round=1)
    seats(runner, spd=4, z=4, kpd=4, dnvp=4)
    issues(runner, {"poverty": "Z1"})
    do(runner, PoliticsPhase())
    assert runner.position.seats["z"] == 4 + 3 + 1 + 1
    assert happened(runner, GovernmentFormed) == [GovernmentFormed(("z", "spd"), "z", "coalition")]


def test_after_the_last_round_the_republic_has_survived_and_most_vp_win() -> None:
    runner = table(round=6, vp={"spd": 8, "kpd": 11, "z": 10, "dnvp": 4})
    do(runner, NextRound())
    outcome = runner.position.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("republic-survived", ("kpd",))
    assert happened(runner, GameEnded) == [GameEnded("republic-survived", ("kpd",))]


def test_a_tie_for_the_victory_is_decided_by_the_chancellor() -> None:
    runner = table(round=6, chancellor="z", vp={"spd": 9, "kpd": 2, "z": 9, "dnvp": 4})
    do(runner, NextRound())
    answer(runner, "z", "z", kind="name-winner")
    assert runner.position.outcome is not None and runner.position.outcome.winners == ("z",)


def test_otherwise_the_next_round_begins() -> None:
    runner = table(round=1)
    do(runner, NextRound())
    assert runner.position.round == 2
    assert runner.position.outcome is None
    assert runner.position.issues == {"rentenmark": "0"}


def test_end_of_round_another_blockade_while_versailles_is_in_play() -> None:
    runner = table(dr_box=["blockade"])
    do(runner, EndOfRound())
    assert runner.position.dr_box == ["blockade", "blockade"]


@pytest.mark.parametrize("lying", [3])
def test_end_of_round_no_more_than_three_blockades(lying: int) -> None:
    runner = table(dr_box=["blockade"] * lying)
    do(runner, EndOfRound())
    assert runner.position.dr_box.count("blockade") == 3


def test_end_of_round_no_blockade_once_versailles_is_done() -> None:
    runner = table(foreign_affairs=ForeignAffairsState(deck=["A12"], done=["A11"]))
    do(runner, EndOfRound())
    assert runner.position.dr_box == []
    assert happened(runner, DrMarkerPlaced) == []


def test_end_of_round_the_seventh_marker_by_blockade_is_anarchy() -> None:
    runner = table(
        dr_box=["blockade", "inflation", "inflation", "inflation", "poverty", "poverty"],
        government=("z", "dnvp"),
        chancellor="z",
        vp={"spd": 5, "kpd": 4, "z": 12, "dnvp": 6},
    )
    do(runner, EndOfRound())
    outcome = runner.position.outcome
    assert outcome is not None and outcome.ending == "anarchy"
    assert runner.position.vp == {"spd": 5, "kpd": 4, "z": 4, "dnvp": 0}
    assert outcome.winners == ("spd",)
    assert runner.position.dr_box.count("blockade") == 1


def test_end_of_round_the_reichspraesident_card_turns_active() -> None:
    runner = table(president="dnvp", president_card="inactive")
    do(runner, EndOfRound())
    assert runner.position.president_card == "active"
    assert happened(runner, PresidentCardTurned) == [PresidentCardTurned("dnvp")]


@pytest.mark.parametrize("side", ["aside", "active"])
def test_end_of_round_leaves_an_unused_reichspraesident_card(side: str) -> None:
    runner = table(president_card=side)
    do(runner, EndOfRound())
    assert runner.position.president_card == side
    assert happened(runner, PresidentCardTurned) == []


def test_end_of_round_rules_of_this_round_are_over_those_of_the_next_stay() -> None:
    over = Rule("result", 1, "coup", "kpd", 2, 2)
    ahead = Rule("result", 1, "coup", "kpd", 3, 3)
    runner = table(round=2, rules=[over, ahead])
    do(runner, EndOfRound())
    assert runner.position.rules == [ahead]


def test_end_of_round_clears_agendas_and_impulses() -> None:
    runner = table(
        agendas=dict(zip(PARTIES, ("S01", "K01", "Z01", "D01"), strict=True)),
        agendas_open=True,
        impulses_played=dict.fromkeys(PARTIES, 5),
    )
    do(runner, EndOfRound())
    assert set(runner.position.agendas.values()) == {""}
    assert not runner.position.agendas_open
    assert set(runner.position.impulses_played.values()) == {0}


def test_minority_cabinet_and_blockade_can_end_a_republic_in_one_politics_phase() -> None:
    runner = table(economy=3, dr_box=["black-friday"] * 2 + ["inflation"] * 3, stresemann="out")
    seats(runner, spd=2, z=2, kpd=1, dnvp=4, nsdap=10)
    vp(runner, spd=10, kpd=20)
    dice(runner, *[6] * 16)
    do(runner, PoliticsPhase())
    answer(runner, "right", "spd", kind="order-coalitions")
    answer(runner, "refuse", "dnvp", kind="join-coalition")
    formed = happened(runner, GovernmentFormed)
    assert formed == [GovernmentFormed(("spd", "z"), "spd", "minority")]
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "anarchy"
    assert runner.position.outcome.winners == ("kpd",)
    # 10, 2 for few Poverty, 2 for no Regime, 6 of 11 calm cities, and 8 lost
    assert runner.position.vp["spd"] == 12
