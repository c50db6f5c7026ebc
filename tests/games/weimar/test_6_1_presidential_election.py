"""Rulebook 6.1, Friedrich Ebert Dies: the presidential election."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import (
    DiceRolled,
    PresidentElected,
    RunoffOpened,
    SeatSpentOnReroll,
    TieBroken,
    VoteCast,
    VotesCounted,
)
from weimar_tui.games.weimar.rules.game import CODEC
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subjects import Vote


def elect(actor: str, *faces: int, runner: WeimarRunner | None = None) -> WeimarRunner:
    runner = runner or t.table()
    t.dice(runner, *faces)
    return t.effects(runner, "president-election", actor, source="A63")


def test_each_rolls_a_die_and_adds_its_bases_in_all_cities() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 3, "kpd": 1})
    t.city(runner, "essen", bases={"kpd": 1})
    elect("z", 4, 2, 5, 1, runner=runner)
    assert [(e.party, e.votes) for e in t.happened(runner, VotesCounted)] == [
        ("z", 4),
        ("dnvp", 2),
        ("spd", 8),
        ("kpd", 3),
    ]


def test_the_two_parties_with_most_votes_advance() -> None:
    runner = elect("spd", 3, 6, 5, 1)
    assert t.happened(runner, RunoffOpened) == [RunoffOpened("kpd", "z")]


def test_a_tie_for_the_second_place_is_the_chancellors() -> None:
    runner = t.table(chancellor="z")
    elect("spd", 3, 6, 3, 1, runner=runner)
    assert t.options(runner, "z") == {"spd", "z"}
    t.answer(runner, "spd", "z", kind="name-finalist")
    assert t.happened(runner, RunoffOpened) == [RunoffOpened("kpd", "spd")]
    assert t.happened(runner, TieBroken) == [TieBroken("z", "spd")]


def test_a_tie_of_three_for_two_places_is_decided_twice() -> None:
    runner = elect("spd", 5, 5, 2, 5)
    t.answer(runner, "dnvp", "spd", kind="name-finalist")
    assert t.options(runner, "spd") == {"spd", "kpd"}
    t.answer(runner, "kpd", "spd", kind="name-finalist")
    assert t.happened(runner, RunoffOpened) == [RunoffOpened("dnvp", "kpd")]


def test_two_tied_at_the_top_both_advance() -> None:
    runner = elect("spd", 5, 5, 2, 1)
    assert t.happened(runner, RunoffOpened) == [RunoffOpened("spd", "kpd")]
    assert t.asked(runner).kind == "order-voting"


def test_after_rolling_a_seat_may_be_lost_to_roll_again_and_the_new_result_stands() -> None:
    runner = t.table()
    t.seats(runner, z=2)
    elect("z", 2, 1, runner=runner)
    assert t.asked(runner, "z").subject == Vote(about="president", votes=2)
    t.answer(runner, "reroll", "z", kind="vote-again")
    assert runner.position.seats["z"] == 1
    assert t.happened(runner, SeatSpentOnReroll) == [SeatSpentOnReroll("z")]
    assert [e.dice for e in t.happened(runner, DiceRolled)][:2] == [(2,), (1,)]
    assert t.happened(runner, VotesCounted)[0] == VotesCounted("z", 1)


def test_keeping_the_roll_costs_nothing() -> None:
    runner = t.table()
    t.seats(runner, z=2)
    elect("z", 2, runner=runner)
    t.answer(runner, "keep", "z")
    assert runner.position.seats["z"] == 2
    assert t.happened(runner, VotesCounted)[0] == VotesCounted("z", 2)


def test_without_a_seat_there_is_no_second_roll() -> None:
    runner = elect("spd", 1, 2, 3, 4)
    assert len(t.happened(runner, VotesCounted)) == 4


def test_a_vote_repeated_by_stresemann_stands() -> None:
    """5.14: the new result must be accepted."""
    runner = t.table(stresemann="active")
    t.seats(runner, spd=3)
    elect("spd", 6, 1, 2, 3, 4, runner=runner)
    t.answer(runner, "stresemann", "z", kind="react")
    assert t.happened(runner, VotesCounted)[0] == VotesCounted("spd", 1)
    assert runner.position.seats["spd"] == 3


def test_the_player_of_the_card_sets_the_order_of_the_second_ballot() -> None:
    runner = elect("dnvp", 6, 1, 2, 5)
    for party, left in (("z", 4), ("spd", 3), ("dnvp", 2)):
        assert len(t.options(runner, "dnvp")) == left
        t.answer(runner, party, "dnvp", kind="order-voting")
    t.answer(runner, "dnvp", "z", kind="cast-vote")
    assert t.asked(runner).seat == "spd"
    t.answers(runner, "z", "z", "z")
    assert [e.party for e in t.happened(runner, VoteCast)] == ["z", "spd", "dnvp", "kpd"]


def test_each_votes_with_all_votes_for_either_candidate_finalists_too() -> None:
    runner = elect("dnvp", 6, 1, 2, 5)  # dnvp 6, spd 1, kpd 2, z 5
    t.answers(runner, "dnvp", "spd", "kpd")
    assert t.options(runner, "dnvp") == {"dnvp", "z"}
    t.answer(runner, "z", "dnvp")
    t.answer(runner, "dnvp", "spd")
    t.answer(runner, "dnvp", "kpd")
    t.answer(runner, "dnvp", "z")
    assert [(e.party, e.choice, e.votes) for e in t.happened(runner, VoteCast)] == [
        ("dnvp", "z", 6),
        ("spd", "dnvp", 1),
        ("kpd", "dnvp", 2),
        ("z", "dnvp", 5),
    ]
    assert runner.position.president == "dnvp"


def test_the_winner_takes_the_card_active_side_up() -> None:
    runner = elect("dnvp", 6, 1, 2, 5)
    t.answers(runner, "dnvp", "spd", "kpd", "dnvp", "z", "z", "dnvp")
    assert t.happened(runner, PresidentElected) == [PresidentElected("dnvp")]
    assert runner.position.president == "dnvp"
    assert runner.position.president_card == "active"
    assert t.at_rest(runner)


def test_a_tied_second_ballot_is_the_chancellors() -> None:
    runner = t.table(chancellor="kpd", government=("spd", "kpd"))
    elect("spd", 4, 2, 1, 3, runner=runner)  # spd 4, kpd 2, z 1, dnvp 3
    t.answers(runner, "spd", "kpd", "z")
    t.answers(runner, "spd", "dnvp", "spd", "dnvp")  # 4 + 1 against 2 + 3
    assert t.options(runner, "kpd") == {"spd", "dnvp"}
    t.answer(runner, "dnvp", "kpd", kind="break-vote-tie")
    assert runner.position.president == "dnvp"
    assert t.happened(runner, TieBroken) == [TieBroken("kpd", "dnvp")]


@pytest.mark.parametrize("president", ["spd", "dnvp"])
def test_there_is_no_election_once_ebert_has_a_successor(president: str) -> None:
    runner = t.table(president=president, president_card="inactive")
    elect("spd", runner=runner)
    assert t.at_rest(runner)
    assert (runner.position.president, runner.position.president_card) == (president, "inactive")


def test_the_timeline_card_brings_the_election_about() -> None:
    runner = t.table()
    t.dice(runner, 1, 2, 3, 4)
    t.event(runner, "A63", "kpd")
    assert t.happened(runner, VotesCounted)[0] == VotesCounted("kpd", 1)


def test_the_position_survives_in_the_middle_of_an_election() -> None:
    runner = elect("dnvp", 6, 1, 2, 5)
    t.answers(runner, "dnvp", "spd", "kpd", "z")
    position = runner.position
    position.steps = position.steps[1:]  # without the test's own bottom step
    again = CODEC.position(msgspec.json.encode(position))
    assert again == position


def test_each_question_of_the_second_ballot_tells_how_the_vote_stands() -> None:
    runner = elect("spd", 5, 4, 2, 1)
    for party in ("spd", "kpd", "z", "dnvp"):
        if t.asked(runner).kind == "order-voting":
            assert t.asked(runner).subject.counted == (
                ("spd", 5),
                ("kpd", 4),
                ("z", 2),
                ("dnvp", 1),
            )
            t.answer(runner, party, kind="order-voting")
    assert t.asked(runner, "spd").subject.given == ()
    t.answer(runner, "spd", "spd", kind="cast-vote")
    assert t.asked(runner, "kpd").subject.given == (("spd", "spd"),)
    assert t.asked(runner, "kpd").subject.votes == 4
