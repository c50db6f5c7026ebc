"""Random games of every size: they end, and after every pick everything adds up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.junta.table import game
from tests.junta.walks import random_game
from weimar_tui.kernel.admission import admit
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import replay
from weimar_tui.kernel.session import Session

SIZES = (4, 5, 6, 7)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 11), (5, 3), (6, 3), (7, 4)])
def test_a_whole_game_adds_up_after_every_pick_and_ends(seats: int, rounds: int) -> None:
    for picks, play in enumerate(random_game(seats, seats, listen=True, rounds=rounds)):
        assert game().check(play.position) == []
        for decision in play.position.decisions:
            assert decision.options
            assert len(set(decision.options)) == len(decision.options), decision
        assert picks < 40_000
    assert play.position.outcome is not None
    assert play.position.round <= rounds


@pytest.mark.parametrize("seats", SIZES)
def test_it_can_be_written_and_read_at_any_moment(seats: int) -> None:
    for number, play in enumerate(random_game(10 + seats, seats, listen=True, rounds=4)):
        if number % 9 == 0:
            position = play.position
            assert admit(game(), game().encode(position)) == position
            assert position.copy() == position
    for event in play.events or ():
        assert game().decode_event(_json(event)) == event


def _json(event: object) -> bytes:
    import msgspec

    return msgspec.json.encode(event)


@pytest.mark.parametrize("seats", SIZES)
def test_its_save_replays_to_the_same_end(seats: int) -> None:
    session = played(20 + seats, seats)
    saved = parse_save(session.to_bytes(), Path("game.weimar"))
    result = replay(game(), saved)
    assert result.difference is None
    assert result.play.position == session.position
    assert result.play.events == list(session.events)


def played(seed: int, seats: int, picks: int = 3000) -> Session:
    chance = Random(seed)
    session = Session.new(game(), "three-rounds", str(seed), options={"seats": seats})
    while session.outcome is None and session.history.end < picks:
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
    return session


def test_every_pick_can_be_taken_back_all_the_way() -> None:
    session = Session.new(game(), "three-rounds", "5", options={"seats": 5})
    session.free_undo = True
    moments = [game().encode(session.position)]
    chance = Random(5)
    for _ in range(250):
        decision = chance.choice(session.decisions)
        session.pick(decision.number, chance.choice(decision.options))
        moments.append(game().encode(session.position))
    while session.history.end:
        moments.pop()
        session.undo()
        assert game().encode(session.position) == moments[-1]


@pytest.mark.parametrize("option", ["liar", "silent", "public", "redraw", "slow"])
def test_games_with_other_agreements_end_too(option: str) -> None:
    chosen: dict[str, dict[str, object]] = {
        "liar": {"budget": "liar"},
        "silent": {"press": "silent"},
        "public": {"press": "public"},
        "redraw": {"tie": "redraw"},
        "slow": {"windows": False},
    }
    for play in random_game(3, 5, rounds=3, coup_phases=4, **chosen[option]):
        assert game().check(play.position) == []
    assert play.position.outcome is not None
