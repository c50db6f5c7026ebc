"""Random games of every size: they end, and invariants hold after every pick."""

from __future__ import annotations

import pytest

from tests.games.junta.table import game
from tests.games.junta.walks import random_game

SIZES = (4, 5, 6, 7)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 11), (5, 3), (6, 3), (7, 4)])
def test_a_whole_game_adds_up_after_every_pick_and_ends(seats: int, rounds: int) -> None:
    for picks, runner in enumerate(random_game(seats, seats, listen=True, rounds=rounds)):
        assert game().check(runner.position) == []
        for decision in runner.position.decisions:
            assert decision.options
            assert len(set(decision.options)) == len(decision.options), decision
        assert picks < 40_000
    assert runner.position.outcome is not None
    assert runner.position.round <= rounds
