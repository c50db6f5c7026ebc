"""Random games, for tests that need a moment or a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tests.games.junta.table import game
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.decision import Decision


def random_game(
    seed: int, seats: int, *, listen: bool = False, **options: object
) -> Iterator[JuntaRunner]:
    """A game of random picks, yielded after each of them."""
    chance = Random(f"{seed}/{seats}")
    runner = game().start("main", str(seed), {"seats": seats, **options}, listen)
    assert isinstance(runner, JuntaRunner)
    yield runner
    while runner.position.outcome is None:
        decision = chance.choice(runner.position.decisions)
        runner.pick(decision.number, chance.choice(decision.options))
        yield runner


@lru_cache(maxsize=32)
def walk_until(kind: str, seats: int = 6) -> tuple[Decision, ...]:
    """The open questions at the first occurrence of a kind in a random game."""
    for seed in range(10):
        for runner in random_game(seed, seats, windows=False):
            found = [d for d in runner.position.decisions if d.kind == kind]
            if found:
                return tuple(found)
    raise AssertionError(f"no random game asks {kind}")
