"""How random games end, and an edited position."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import msgspec
import pytest

from weimar_tui.games.wir_sind_das_volk.rules.endings import LESSON_OVER, WINNER
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.kernel.errors import KernelError


@lru_cache(maxsize=1)
def game() -> VolkGame:
    return VolkGame.load()


def random_game(seed: int, scenario: str = "main", listen: bool = False) -> VolkRunner:
    """A random game to its end."""
    random = Random(seed)
    runner = game().start(scenario, str(seed), listen=listen)
    assert isinstance(runner, VolkRunner)
    while runner.position.outcome is None:
        decision = random.choice(runner.position.decisions)
        runner.pick(decision.number, random.choice(decision.options))
    return runner


def test_a_position_can_be_edited_and_is_read_as_it_stands() -> None:
    """Markers that do not fit the unrest are reported; omitted fields have their defaults."""
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    data = msgspec.json.decode(game().encode(runner.position))
    data["unrest"] |= {"sachsen": 9, "west-berlin": 4}
    del data["stirred"]
    position = game().decode(msgspec.json.encode(data))
    assert position.protests["east"] == []
    assert "0 markers for 9 unrest in sachsen" in game().check(position)
    with pytest.raises(KernelError, match="position-unreadable"):
        game().decode(b'{"unrest": 3}')


def test_all_seven_endings_occur() -> None:
    """Some are rare in random play, so games known to end that way come first."""
    known = (0, 1, 2, 7, 16, 33, 698)
    seen: set[str] = set()
    for seed in (*known, *range(3000)):
        outcome = random_game(seed).position.outcome
        assert outcome is not None
        assert outcome.winners == (WINNER[outcome.ending],)
        seen.add(outcome.ending)
        if seen == set(WINNER):
            return
    raise AssertionError(f"in 3000 games only {', '.join(sorted(seen))}")


def test_a_lesson_ends_without_a_winner() -> None:
    outcome = random_game(0, "lesson").position.outcome
    assert outcome is not None and (outcome.ending, outcome.winners) == (LESSON_OVER, ())
