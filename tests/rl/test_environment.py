"""Every game is a PettingZoo environment (weimar_tui/rl.py), the example of a package too."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from weimar_duel.plugin import DuelPlugin

from weimar_tui.kernel.errors import KernelError
from weimar_tui.registry import game_ids, load_game, register, unregister
from weimar_tui.rl import ACTIONS, env, raw_env, slots

GAMES = [*game_ids(), "duel"]


@pytest.fixture(autouse=True)
def _with_the_example() -> Iterator[None]:
    register(DuelPlugin())
    yield
    unregister("duel")


def _played(
    table: Any, seed: int, answers: int = 10_000, rewards: Counter[str] | None = None
) -> Iterator[str]:
    """The seats of a game by chance, each before it answers; `rewards` are added up."""
    chance = random.Random(seed)
    rewards = Counter() if rewards is None else rewards
    table.reset(seed=seed)
    for seat in table.agent_iter(answers):
        seen, reward, termination, truncation, _ = table.last()
        rewards[seat] += reward
        over = termination or truncation
        if not over:
            yield seat
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("game", GAMES)
class TestPettingZoosOwnTests:
    """What `pettingzoo.test` asks of any environment."""

    def test_api(self, game: str) -> None:
        with warnings.catch_warnings():
            # It warns of every dictionary as observation, and of agents named without a number.
            warnings.simplefilter("ignore", UserWarning)
            api_test(env(game), num_cycles=100)

    def test_seed(self, game: str) -> None:
        seed_test(lambda: env(game), num_cycles=50)

    def test_render(self, game: str) -> None:
        render_test(lambda render_mode=None: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_won_at_the_end_is_rewarded(game: str) -> None:
    table = raw_env(game)
    rewards = Counter[str]()
    for _ in _played(table, 3, rewards=rewards):
        assert not +rewards
    winners = table.position.outcome.winners
    assert +rewards == {winner: 1 / len(winners) for winner in winners}


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_on_the_mask_are_those_of_the_question(game: str) -> None:
    table = raw_env(game)
    for seat in _played(table, 5, 200):
        mask = table.observe(seat)["action_mask"]
        assert set(np.flatnonzero(mask)) == set(table.infos[seat]["answers"])
        others = [other for other in table.agents if other != seat]
        assert not any(table.observe(other)["action_mask"].any() for other in others)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_seat_cannot_know_changes_nothing_that_it_observes(game: str) -> None:
    rules = load_game(game)
    table = raw_env(game)
    for number, seat in enumerate(_played(table, 7, 150)):
        if number % 25:
            continue
        position = table.position
        seen = table.observe(seat)["observation"]
        world = rules.determinize(rules.view(position, seat), random.Random(number))
        table.position = world
        assert np.array_equal(table.observe(seat)["observation"], seen)
        table.position = position


def test_an_answer_keeps_its_slot_whatever_else_is_asked() -> None:
    both = {option: slot for slot, option in slots("action", ["debate", "event"]).items()}
    one = {option: slot for slot, option in slots("action", ["debate"]).items()}
    assert both["debate"] == one["debate"]


def test_answers_that_share_a_slot_move_up() -> None:
    options = [str(number) for number in range(ACTIONS)]
    assert sorted(slots("any", options).values()) == sorted(options)


def test_an_answer_not_asked_for_is_refused_in_a_line_or_loses() -> None:
    table = raw_env("weimar")
    table.reset(seed=1)
    closed = next(iter(set(range(ACTIONS)) - set(table.infos[table.agent_selection]["answers"])))
    with pytest.raises(ValueError, match="is no answer that"):
        table.step(closed)
    guarded = env("weimar")
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(closed)
    assert guarded.rewards[loser] == -1
    assert all(guarded.terminations.values())


def test_a_game_can_be_cut_off() -> None:
    table = raw_env("junta", max_answers=30)
    assert sum(1 for _ in _played(table, 1)) == 30


def test_seats_are_as_many_as_asked_for() -> None:
    assert len(raw_env("junta", options={"seats": 5}).possible_agents) == 5


def test_an_unknown_game_is_a_line() -> None:
    with pytest.raises(KernelError, match=r"game-unknown \(name=chess"):
        raw_env("chess")


def test_the_table_is_told_in_words() -> None:
    table = raw_env("weimar", render_mode="ansi", lang="de")
    table.reset(seed=1)
    assert "An der Regierung" in (table.render() or "")


def test_the_example_trains() -> None:
    script = Path(__file__).parents[2] / "examples" / "train_small.py"
    arguments = [str(script), "--seconds", "2", "--judged", "4"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    before, after = done.stdout.splitlines()
    assert "before, it wins" in before
    assert int(after.split()[1]) > 0
