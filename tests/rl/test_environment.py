"""Every game is a PettingZoo environment (weimar_tui/rl.py), including the example's."""

from __future__ import annotations

import copy
import pickle
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
    """The seats of a random game, each before it answers; `rewards` are added up."""
    chance = random.Random(seed)
    rewards = Counter() if rewards is None else rewards
    table.reset(seed=seed)
    for seat in table.agent_iter(answers):
        _, reward, termination, truncation, info = table.last(observe=False)
        rewards[seat] += reward
        over = termination or truncation
        if not over:
            yield seat
        table.step(None if over else chance.choice(sorted(info["answers"])))


@pytest.mark.parametrize("game", GAMES)
class TestPettingZoosOwnTests:
    """The checks of `pettingzoo.test` for any environment."""

    def test_api(self, game: str) -> None:
        with warnings.catch_warnings():
            # it warns about dictionaries as observations, and about agents named without a number
            warnings.simplefilter("ignore", UserWarning)
            api_test(env(game), num_cycles=100)

    def test_seed(self, game: str) -> None:
        seed_test(lambda: env(game), num_cycles=50)

    def test_render(self, game: str) -> None:
        render_test(lambda render_mode=None: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_won_at_the_end_is_rewarded(game: str) -> None:
    table: Any = raw_env(game)
    rewards = Counter[str]()
    for _ in _played(table, 3, rewards=rewards):
        assert not +rewards
    winners = table.position.outcome.winners
    assert +rewards == {winner: 1 / len(winners) for winner in winners}


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_on_the_mask_are_those_of_the_question(game: str) -> None:
    table: Any = raw_env(game)
    for seat in _played(table, 5, 200):
        mask = table.observe(seat)["action_mask"]
        assert set(np.flatnonzero(mask)) == set(table.infos[seat]["answers"])
        others = [other for other in table.agents if other != seat]
        assert not any(table.observe(other)["action_mask"].any() for other in others)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_seat_cannot_know_changes_nothing_that_it_observes(game: str) -> None:
    rules = load_game(game)
    table: Any = raw_env(game)
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
    table: Any = raw_env("weimar")
    table.reset(seed=1)
    closed = next(iter(set(range(ACTIONS)) - set(table.infos[table.agent_selection]["answers"])))
    with pytest.raises(ValueError, match="is no answer that"):
        table.step(closed)
    guarded: Any = env("weimar")
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(closed)
    assert guarded.rewards[loser] == -1
    assert all(guarded.terminations.values())


def test_a_game_can_be_cut_off() -> None:
    table: Any = raw_env("junta", max_answers=30)
    assert sum(1 for _ in _played(table, 1)) == 30


def test_seats_are_as_many_as_asked_for() -> None:
    assert len(raw_env("junta", options={"seats": 5}).possible_agents) == 5


def test_an_unknown_game_is_a_line() -> None:
    with pytest.raises(KernelError, match=r"game-unknown \(name=chess"):
        raw_env("chess")


def test_the_table_is_told_in_words() -> None:
    table: Any = raw_env("weimar", render_mode="ansi", lang="de")
    table.reset(seed=1)
    assert "An der Regierung" in (table.render() or "")


@pytest.mark.slow
def test_the_example_trains() -> None:
    script = Path(__file__).parents[2] / "examples" / "train_small.py"
    arguments = [str(script), "--seconds", "2", "--judged", "4"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    before, after = done.stdout.splitlines()
    assert "before, it wins" in before
    assert int(after.split()[1]) > 0


class TestSettingAPosition:
    """One assignment rebuilds everything that PettingZoo reads from a table."""

    @staticmethod
    def _agrees(table: Any) -> None:
        """Check that agents, masks and terminations match the position."""
        raw = table.unwrapped
        position = raw.position
        over = position.outcome is not None
        for named in (table.rewards, table.terminations, table.truncations, table.infos):
            assert list(named) == table.agents
        assert all(over == ended for ended in table.terminations.values())
        assert not any(table.truncations.values())
        assert table.agent_selection in table.agents
        asked = {} if over else {position.decisions[0].seat: set(position.decisions[0].options)}
        for seat in table.agents:
            mask = table.observe(seat)["action_mask"]
            answers = table.infos[seat].get("answers", {})
            assert set(np.flatnonzero(mask)) == set(answers)
            assert set(answers.values()) == asked.get(seat, set())

    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("through", ["table", "unwrapped"])
    def test_a_legal_answer_is_legal_after_the_mask_was_read(self, game: str, through: str) -> None:
        table: Any = env(game)
        later = [table.unwrapped.position for _ in _played(table, 2, 40)][-1]
        table.reset(seed=9)
        table.last()
        (table if through == "table" else table.unwrapped).position = later
        self._agrees(table)
        seat = table.agent_selection
        table.step(next(iter(table.infos[seat]["answers"])))
        assert table.rewards[seat] >= 0
        table.last()
        table.step(None if table.terminations[table.agent_selection] else _legal(table))

    @pytest.mark.parametrize("game", GAMES)
    def test_an_ended_table_plays_again(self, game: str) -> None:
        table: Any = env(game)
        opening = next(table.unwrapped.position for _ in _played(table, 4))
        for _ in _played(table, 4):
            pass
        assert not table.agents
        table.position = opening
        self._agrees(table)
        assert sum(1 for _ in table.agent_iter(5) if table.step(_legal(table)) is None) == 5

    @pytest.mark.parametrize("game", GAMES)
    def test_a_finished_game_ends_a_running_table_and_rewards_its_winners(self, game: str) -> None:
        table: Any = env(game)
        for _ in _played(table, 4):
            pass
        end = table.position
        winners = end.outcome.winners
        table.reset(seed=5)
        table.step(_legal(table))
        table.position = end
        self._agrees(table)
        rewards = {}
        for seat in table.agent_iter():
            _, rewards[seat], termination, _, _ = table.last()
            assert termination
            table.step(None)
        won = {seat: 1 / len(winners) for seat in winners}
        assert {seat: reward for seat, reward in rewards.items() if reward} == won
        assert not table.agents

    @pytest.mark.parametrize("make", [env, raw_env])
    def test_before_the_first_reset(self, make: Any) -> None:
        other: Any = env("weimar")
        other.reset(seed=1)
        table = make("weimar")
        table.unwrapped.position = other.position
        self._agrees(table)
        assert len([table.step(_legal(table)) for _ in table.agent_iter(3)]) == 3

    def test_after_an_answer_that_lost(self) -> None:
        table: Any = env("weimar")
        table.reset(seed=1)
        opening = table.position
        table.last()
        table.step(_illegal(table))
        assert all(table.terminations.values())
        table.position = opening
        self._agrees(table)
        table.step(_legal(table))
        assert not any(table.terminations.values())
        loser = table.agent_selection
        table.step(_illegal(table))
        assert table.rewards[loser] == -1

    def test_after_being_cut_off_it_counts_again(self) -> None:
        table: Any = env("weimar", max_answers=3)
        table.reset(seed=1)
        opening = table.position
        for _ in range(2):
            table.position = opening
            for left in (False, False, True):
                table.step(_legal(table))
                assert all(table.truncations.values()) is left

    def test_in_the_middle_of_a_loop(self) -> None:
        table: Any = env("weimar")
        table.reset(seed=1)
        opening = table.position
        turns = iter(table.agent_iter())
        seat = next(turns)
        table.step(_legal(table))
        next(turns)
        table.unwrapped.position = opening
        assert next(turns) == seat

    def test_what_was_read_stays_as_it_was(self) -> None:
        """A search keeps a position, tries an answer and goes back."""
        table: Any = raw_env("wir_sind_das_volk")
        table.reset(seed=1)
        opening = table.position
        seen = table.observe(table.agent_selection)
        for _ in range(2):
            table.step(_legal(table))
        table.position = opening
        table.step(_legal(table))
        table.position = opening
        again = table.observe(table.agent_selection)
        assert all(np.array_equal(again[name], seen[name]) for name in seen)

    def test_another_number_of_players(self) -> None:
        large: Any = env("junta")
        small: Any = env("junta")
        large.reset(seed=1, options={"seats": 7})
        small.reset(seed=1, options={"seats": 5})
        small.position = large.position
        self._agrees(small)
        assert len(small.agents) == 7

    @pytest.mark.parametrize("wrong", ["weimar", None, 7])
    def test_what_is_no_position_of_the_game_changes_nothing(self, wrong: object) -> None:
        if wrong == "weimar":
            other: Any = env("weimar")
            other.reset(seed=1)
            wrong = other.position
        table: Any = env("junta")
        table.reset(seed=1)
        before = pickle.dumps(table)
        with pytest.raises(KernelError, match="position-unreadable") as refused:
            table.position = wrong
        assert "\n" not in str(refused.value)
        assert pickle.dumps(table) == before

    def test_seats_without_spaces_are_refused(self) -> None:
        large: Any = env("junta")
        small: Any = env("junta", options={"seats": 5})
        large.reset(seed=1, options={"seats": 7})
        small.reset(seed=1)
        with pytest.raises(ValueError, match="this table has no"):
            small.position = large.position
        self._agrees(small)


def _legal(table: Any) -> int:
    return int(next(iter(table.infos[table.agent_selection]["answers"])))


def _illegal(table: Any) -> int:
    return next(iter(set(range(ACTIONS)) - set(table.infos[table.agent_selection]["answers"])))


@pytest.mark.parametrize(("game", "seats"), [("junta", 5), ("junta", 7), ("duel", 3)])
def test_a_reset_with_another_number_of_players_has_spaces_for_all(game: str, seats: int) -> None:
    table: Any = env(game)
    possible = list(table.possible_agents)
    for _ in range(2):
        table.reset(seed=1, options={"seats": seats})
        assert len(table.agents) == seats
        for seat in table.agents:
            assert table.observation_space(seat).contains(table.observe(seat))
            assert table.action_space(seat).contains(0)
        assert table.possible_agents == possible
        assert set(table.agents) <= set(possible)
        table.reset(seed=1)
        assert len(table.agents) == len(load_game(game).seats())


@pytest.mark.parametrize("seats", [0, 1, 8, -3])
def test_a_number_of_players_that_cannot_play_changes_nothing(seats: int) -> None:
    table: Any = env("junta")
    table.reset(seed=1)
    before = pickle.dumps(table)
    with pytest.raises(KernelError, match="players-wrong"):
        table.reset(seed=2, options={"seats": seats})
    assert pickle.dumps(table) == before


def test_a_table_made_for_five_refuses_seven() -> None:
    table: Any = env("junta", options={"seats": 5})
    table.reset(seed=1)
    with pytest.raises(ValueError, match="this table has no"):
        table.reset(options={"seats": 7})
    assert len(table.agents) == 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("make", "copied"), [(env, copy.deepcopy), (raw_env, lambda it: pickle.loads(pickle.dumps(it)))]
)
def test_a_copied_table_plays_the_same_game(game: str, copied: Any, make: Any) -> None:
    table = make(game, render_mode="ansi", lang="de")
    chance = random.Random(1)
    tables = [table, copied(table)]
    for one in tables[1:]:
        one.reset(seed=3)
    table.reset(seed=3)
    for number in range(60):
        if number == 30:
            tables.append(copied(table))
        seen = table.observe(table.agent_selection)
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        shown, asked = table.render(), table.agent_selection
        for one in tables:
            assert one.agent_selection == asked
            again = one.observe(asked)
            assert all(np.array_equal(again[name], seen[name]) for name in seen)
            assert one.render() == shown
        for one in tables:
            one.step(action)
        if any(table.terminations.values()):
            break
    for one in tables:
        one.reset()
    assert len({repr(one.unwrapped.position) for one in tables}) == 1


def test_an_ended_table_can_be_pickled() -> None:
    table: Any = env("wir_sind_das_volk")
    for _ in _played(table, 1):
        pass
    again = pickle.loads(pickle.dumps(table))
    assert again.agents == []
    assert again.position.outcome == table.position.outcome


@pytest.mark.parametrize("limit", [0, -1, True, False, 2.5, float("nan"), "3"])
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_limit_that_is_none_is_refused_in_a_line(make: Any, limit: Any) -> None:
    with pytest.raises(ValueError, match="max_answers must be a whole number from 1") as refused:
        make("weimar", max_answers=limit)
    assert "\n" not in str(refused.value)


def test_a_limit_of_one_is_one_answer() -> None:
    table: Any = env("weimar", max_answers=1)
    table.reset(seed=1)
    table.step(_legal(table))
    assert all(table.truncations.values())


@pytest.mark.parametrize("judged", ["0", "-4"])
def test_the_example_refuses_to_judge_by_no_games(judged: str) -> None:
    script = Path(__file__).parents[2] / "examples" / "train_small.py"
    arguments = [sys.executable, str(script), "--judged", judged]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
