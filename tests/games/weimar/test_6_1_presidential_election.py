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
from weimar_tui.games.weimar.rules.subject import WeimarSubject


def elect(actor: str, *faces: int, play: WeimarRunner | None = None) -> WeimarRunner:
    play = play or t.table()
    t.dice(play, *faces)
    return t.effects(play, "president-election", actor, source="A63")


def test_each_rolls_a_die_and_adds_its_bases_in_all_cities() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"spd": 3, "kpd": 1})
    t.city(play, "essen", bases={"kpd": 1})
    elect("z", 4, 2, 5, 1, play=play)
    assert [(e.party, e.votes) for e in t.happened(play, VotesCounted)] == [
        ("z", 4),
        ("dnvp", 2),
        ("spd", 8),
        ("kpd", 3),
    ]


def test_the_two_parties_with_most_votes_advance() -> None:
    play = elect("spd", 3, 6, 5, 1)
    assert t.happened(play, RunoffOpened) == [RunoffOpened("kpd", "z")]


def test_a_tie_for_the_second_place_is_the_chancellors() -> None:
    play = t.table(chancellor="z")
    elect("spd", 3, 6, 3, 1, play=play)
    assert t.options(play, "z") == {"spd", "z"}
    t.answer(play, "spd", "z", kind="name-finalist")
    assert t.happened(play, RunoffOpened) == [RunoffOpened("kpd", "spd")]
    assert t.happened(play, TieBroken) == [TieBroken("z", "spd")]


def test_a_tie_of_three_for_two_places_is_decided_twice() -> None:
    play = elect("spd", 5, 5, 2, 5)
    t.answer(play, "dnvp", "spd", kind="name-finalist")
    assert t.options(play, "spd") == {"spd", "kpd"}
    t.answer(play, "kpd", "spd", kind="name-finalist")
    assert t.happened(play, RunoffOpened) == [RunoffOpened("dnvp", "kpd")]


def test_two_tied_at_the_top_both_advance() -> None:
    play = elect("spd", 5, 5, 2, 1)
    assert t.happened(play, RunoffOpened) == [RunoffOpened("spd", "kpd")]
    assert t.asked(play).kind == "order-voting"


def test_after_rolling_a_seat_may_be_lost_to_roll_again_and_the_new_result_stands() -> None:
    play = t.table()
    t.seats(play, z=2)
    elect("z", 2, 1, play=play)
    assert t.asked(play, "z").subject == WeimarSubject(about="president", votes=2)
    t.answer(play, "reroll", "z", kind="vote-again")
    assert play.position.seats["z"] == 1
    assert t.happened(play, SeatSpentOnReroll) == [SeatSpentOnReroll("z")]
    assert [e.dice for e in t.happened(play, DiceRolled)][:2] == [(2,), (1,)]
    assert t.happened(play, VotesCounted)[0] == VotesCounted("z", 1)


def test_keeping_the_roll_costs_nothing() -> None:
    play = t.table()
    t.seats(play, z=2)
    elect("z", 2, play=play)
    t.answer(play, "keep", "z")
    assert play.position.seats["z"] == 2
    assert t.happened(play, VotesCounted)[0] == VotesCounted("z", 2)


def test_without_a_seat_there_is_no_second_roll() -> None:
    play = elect("spd", 1, 2, 3, 4)
    assert len(t.happened(play, VotesCounted)) == 4


def test_a_vote_repeated_by_stresemann_stands() -> None:
    """5.14: you or they must accept the new result."""
    play = t.table(stresemann="active")
    t.seats(play, spd=3)
    elect("spd", 6, 1, 2, 3, 4, play=play)
    t.answer(play, "stresemann", "z", kind="react")
    assert t.happened(play, VotesCounted)[0] == VotesCounted("spd", 1)
    assert play.position.seats["spd"] == 3


def test_the_player_of_the_card_sets_the_order_of_the_second_ballot() -> None:
    play = elect("dnvp", 6, 1, 2, 5)
    for party, left in (("z", 4), ("spd", 3), ("dnvp", 2)):
        assert len(t.options(play, "dnvp")) == left
        t.answer(play, party, "dnvp", kind="order-voting")
    t.answer(play, "dnvp", "z", kind="cast-vote")
    assert t.asked(play).seat == "spd"
    t.answers(play, "z", "z", "z")
    assert [e.party for e in t.happened(play, VoteCast)] == ["z", "spd", "dnvp", "kpd"]


def test_each_votes_with_all_votes_for_either_candidate_finalists_too() -> None:
    play = elect("dnvp", 6, 1, 2, 5)  # dnvp 6, spd 1, kpd 2, z 5
    t.answers(play, "dnvp", "spd", "kpd")
    assert t.options(play, "dnvp") == {"dnvp", "z"}
    t.answer(play, "z", "dnvp")
    t.answer(play, "dnvp", "spd")
    t.answer(play, "dnvp", "kpd")
    t.answer(play, "dnvp", "z")
    assert [(e.party, e.choice, e.votes) for e in t.happened(play, VoteCast)] == [
        ("dnvp", "z", 6),
        ("spd", "dnvp", 1),
        ("kpd", "dnvp", 2),
        ("z", "dnvp", 5),
    ]
    assert play.position.president == "dnvp"


def test_the_winner_takes_the_card_active_side_up() -> None:
    play = elect("dnvp", 6, 1, 2, 5)
    t.answers(play, "dnvp", "spd", "kpd", "dnvp", "z", "z", "dnvp")
    assert t.happened(play, PresidentElected) == [PresidentElected("dnvp")]
    assert play.position.president == "dnvp"
    assert play.position.president_card == "active"
    assert t.at_rest(play)


def test_a_tied_second_ballot_is_the_chancellors() -> None:
    play = t.table(chancellor="kpd", government=("spd", "kpd"))
    elect("spd", 4, 2, 1, 3, play=play)  # spd 4, kpd 2, z 1, dnvp 3
    t.answers(play, "spd", "kpd", "z")
    t.answers(play, "spd", "dnvp", "spd", "dnvp")  # 4 + 1 against 2 + 3
    assert t.options(play, "kpd") == {"spd", "dnvp"}
    t.answer(play, "dnvp", "kpd", kind="break-vote-tie")
    assert play.position.president == "dnvp"
    assert t.happened(play, TieBroken) == [TieBroken("kpd", "dnvp")]


@pytest.mark.parametrize("president", ["spd", "dnvp"])
def test_there_is_no_election_once_ebert_has_a_successor(president: str) -> None:
    play = t.table(president=president, president_card="inactive")
    elect("spd", play=play)
    assert t.at_rest(play)
    assert (play.position.president, play.position.president_card) == (president, "inactive")


def test_the_timeline_card_brings_the_election_about() -> None:
    play = t.table()
    t.dice(play, 1, 2, 3, 4)
    t.event(play, "A63", "kpd")
    assert t.happened(play, VotesCounted)[0] == VotesCounted("kpd", 1)


def test_the_position_survives_in_the_middle_of_an_election() -> None:
    play = elect("dnvp", 6, 1, 2, 5)
    t.answers(play, "dnvp", "spd", "kpd", "z")
    position = play.position
    position.steps = position.steps[1:]  # without the test's own bottom step
    again = CODEC.position(msgspec.json.encode(position))
    assert again == position


def test_each_question_of_the_second_ballot_tells_how_the_vote_stands() -> None:
    play = elect("spd", 5, 4, 2, 1)
    for party in ("spd", "kpd", "z", "dnvp"):
        if t.asked(play).kind == "order-voting":
            assert t.asked(play).subject.counted == (("spd", 5), ("kpd", 4), ("z", 2), ("dnvp", 1))
            t.answer(play, party, kind="order-voting")
    assert t.asked(play, "spd").subject.given == ()
    t.answer(play, "spd", "spd", kind="cast-vote")
    assert t.asked(play, "kpd").subject.given == (("spd", "spd"),)
    assert t.asked(play, "kpd").subject.votes == 4
