"""Trains something small in a minute: a linear policy by policy gradients, against random play.

    pip install 'weimar-tui[rl]'
    python examples/train_small.py                      # Wir sind das Volk!
    python examples/train_small.py --game junta --seconds 120

It prints how often the policy wins against random play, before and after.
"""

from __future__ import annotations

import argparse
import time
from itertools import cycle, islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from weimar_tui.rl import ACTIONS, Observation, env

Table = AECEnv[str, Any, Any]

RATE = 0.05
"""How far one game changes the weights."""


class Answer(NamedTuple):
    """An answer of the policy: what it saw, what it could do, and the probability of
    each option."""

    numbers: NDArray[np.float32]
    likely: NDArray[np.float64]
    action: int


class LinearPolicy:
    """A score for each answer: the weights of its slot times the observation."""

    def __init__(self, numbers: int, chance: np.random.Generator) -> None:
        self.weights = np.zeros((ACTIONS, numbers), np.float64)
        self.usual_reward = 0.5
        self.chance = chance

    def answer(self, seen: Observation) -> Answer:
        """Draw an answer with the policy's probabilities."""
        numbers, possible = seen["observation"], np.flatnonzero(seen["action_mask"])
        scores = self.weights[possible] @ numbers
        exponents = np.exp(scores - scores.max())
        likely = np.zeros(ACTIONS)
        likely[possible] = exponents / exponents.sum()
        return Answer(numbers, likely, int(self.chance.choice(possible, p=likely[possible])))

    def learn(self, answers: list[Answer], reward: float) -> None:
        """Make the answers of a game likelier if it went better than usual (REINFORCE)."""
        advantage = reward - self.usual_reward
        self.usual_reward += 0.01 * advantage
        for answer in answers:
            possible = np.flatnonzero(answer.likely)
            push = -answer.likely[possible]
            push[possible == answer.action] += 1
            self.weights[possible] += RATE * advantage * np.outer(push, answer.numbers)


def play(table: Table, policy: LinearPolicy, learner: str) -> tuple[list[Answer], float]:
    """Play a game with the policy in one seat and random seats otherwise; return its
    answers and reward."""
    table.reset()
    answers: list[Answer] = []
    result = 0.0
    for seat in table.agent_iter():
        seen, reward, termination, truncation, _ = table.last()
        if termination or truncation:
            result = float(reward) if seat == learner else result
            table.step(None)
        elif seat == learner:
            answers.append(policy.answer(seen))
            table.step(answers[-1].action)
        else:
            table.step(int(policy.chance.choice(np.flatnonzero(seen["action_mask"]))))
    return answers, result


def share_won(table: Table, policy: LinearPolicy, seats: list[str], games: int) -> float:
    """The policy's share of wins over games in which it has each seat in turn."""
    results = [play(table, policy, seat)[1] for seat in islice(cycle(seats), games)]
    return sum(results) / games


def above_zero(number: str) -> int:
    """Parse a whole number from 1. Raises ValueError."""
    if int(number) < 1:
        raise ValueError
    return int(number)


def main() -> None:
    """Train, and print the result."""
    parser = argparse.ArgumentParser(description="Train a linear policy against random play.")
    parser.add_argument("--game", default="wir_sind_das_volk")
    parser.add_argument("--seconds", type=float, default=60, help="how long to train")
    parser.add_argument(
        "--judged", type=above_zero, default=100, help="games played before and after"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table = env(chosen.game)
    table.reset(seed=chosen.seed)
    size = table.observe(table.agent_selection)["observation"].shape[0]
    seats = list(table.agents)
    policy = LinearPolicy(size, np.random.default_rng(chosen.seed))
    before = share_won(table, policy, seats, chosen.judged)
    print(f"{chosen.game}: before, it wins {before:.0%} of {chosen.judged} games against chance")
    games = 0
    end = time.monotonic() + chosen.seconds
    for seat in cycle(seats):
        policy.learn(*play(table, policy, seat))
        games += 1
        if time.monotonic() >= end:
            break
    after = share_won(table, policy, seats, chosen.judged)
    print(f"after {games} games of training it wins {after:.0%}")


if __name__ == "__main__":
    main()
