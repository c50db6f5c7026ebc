"""A training by stages. Every stage writes a file, so that a killed run can resume.

teacher.jsonl     games of the rule bot
learned-0         a policy that imitates it, and a value from varied games of that policy
search-1.jsonl    games of a search with the policy and value so far
learned-1         policy and value refitted to all games
gate-1.jsonl      new against old; the new result replaces the old if it wins more than its share
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.player import LEVELS, Brain, LearnedBot, LearnedLevel
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.search import Follow, RuleBots
from weimar_tui.bots.learned.weights import Learned, load, save
from weimar_tui.bots.result_log import Executor, ResultLog, here
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.position import Position
from weimar_tui.lab.training.fit_policy import fit_policy
from weimar_tui.lab.training.fit_value import fit_value
from weimar_tui.lab.training.records import TrainingGame, played, varied

_TEMPERATURES = (0.3, 0.6, 1.0, 1.5)
_BY_RULES = (0.0, 0.5, 0.8, 0.95, 1.0)
"""Variants of continuing a varied game: the temperatures, and the rule bot's share of the
answers."""

Play = Callable[[int], TrainingGame]
Make = Callable[[str, str], Bot]
"""Makes a bot for a seat with a seed."""

Tell = Callable[[str, int, int], None]
"""Reports progress: the stage, the number done, and the total."""


class TrainingPlan(Struct, frozen=True):
    """The extent of a training. `options` are those of every game; `seed` separates trainings."""

    teacher_games: int = 400
    varied_games: int = 3000
    search_games: int = 150
    gate_games: int = 400
    iterations: int = 1
    rare: int = 4
    seed: str = "1"
    options: dict[str, object] = {}


class TrainingTables:
    """Plays the games of a training, each by its number.

    It holds no executor, so that a game can be sent to any worker.
    """

    def __init__(self, features: Features, plan: TrainingPlan, level: LearnedLevel) -> None:
        self.features = features
        self.game = features.game
        self.seats = self.game.seats("main", plan.options)
        self._plan = plan
        self._level = level

    def seed(self, stage: str, number: int) -> str:
        """Return a seed that no game outside this training uses."""
        return f"train/{self._plan.seed}/{stage}/{number}"

    def teaches(self, number: int) -> TrainingGame:
        """Play a game of the rule bot."""
        return self._play("teacher", number, self.features.teacher)

    def searches(self, best: Path) -> Play:
        """Return games of the search with the best result so far."""
        make = self._learned(best)
        return lambda number: self._play(f"search-{best.name}", number, make)

    def varies(self, iteration: int, answers: list[TrainingGame], policy: Policy) -> Play:
        """Return games that branch off these recorded ones."""

        def vary(number: int) -> TrainingGame:
            chance = random.Random(self.seed(f"varied-{iteration}", number))
            base = answers[chance.randrange(len(answers))]
            follow = self._plays_on(policy, chance)
            astray = self.features.astray or None
            return varied(self.game, number, base, follow, chance, astray=astray)

        return vary

    def gate(self, iteration: int, new: Path, passed: list[Path]) -> Play:
        """Return games of the new result in one seat against an old one in the others.

        The opponent is the best so far in every other game, otherwise one of all earlier results.
        """
        make = {path.name: self._learned(path) for path in (new, *passed)}
        seats = self.seats

        def one(number: int) -> TrainingGame:
            turn, place = divmod(number, len(seats))
            old = passed[-1] if turn % 2 else passed[turn // 2 % len(passed)]
            names = {
                seat: (new if index == place else old).name for index, seat in enumerate(seats)
            }
            seed = self.seed(f"gate-{iteration}", number)
            bots = {seat: make[name](seat, seed) for seat, name in names.items()}
            record = played(self.game, number, seed, self._plan.options, bots, names)
            return replace(record, picks=[])

        return one

    def _play(self, stage: str, number: int, make: Make) -> TrainingGame:
        seed = self.seed(stage, number)
        bots = {seat: make(seat, seed) for seat in self.seats}
        return played(self.game, number, seed, self._plan.options, bots, {})

    def _learned(self, path: Path) -> Make:
        brain = Brain(self.features, load(path))
        return lambda seat, seed: LearnedBot(seat, seed, brain, self._level)

    def _plays_on(self, policy: Policy, chance: random.Random) -> Follow:
        """Return the continuation of a varied game: the policy at some temperature. If bots follow
        the rule bot, it gives a share of the answers, or all of them after a deviation."""
        by_rules = RuleBots(self.features, chance.getrandbits(48)).answer
        if self.features.budgets["quick"].rule_bot_plays_on:
            return by_rules
        share = chance.choice(_BY_RULES) if self.features.rule_bot_first else 0.0
        temperature = chance.choice(_TEMPERATURES)
        strays = count(1)

        def answer(position: Position, decision: Decision, dice: random.Random) -> str:
            astray = self.features.astray
            if dice.random() < share or (astray and next(strays) > astray):
                return by_rules(position, decision, dice)
            return policy.pick(position, decision, dice, temperature)

        return answer


class Course:
    """A training in a folder. `run` does the remaining stages and can be interrupted at any time.

    `executor` runs the games; the result does not depend on it.
    """

    def __init__(
        self,
        features: Features,
        folder: Path,
        plan: TrainingPlan,
        tell: Tell,
        level: LearnedLevel = LEVELS["quick"],
        executor: Executor[TrainingGame] = here,
    ) -> None:
        self._features = features
        self._folder = folder
        self._plan = plan
        self._tell = tell
        self._executor = executor
        self._tables = TrainingTables(features, plan, level)
        folder.mkdir(parents=True, exist_ok=True)

    def run(self) -> Path:
        """Run all remaining stages; return the file of the best result."""
        passed = [self._learnt(0)]
        for iteration in range(1, self._plan.iterations + 1):
            search = self._tables.searches(passed[-1])
            self._games(f"search-{iteration}", self._plan.search_games, search)
            new = self._learnt(iteration)
            if self._gate(iteration, new, passed):
                passed.append(new)
        return passed[-1]

    def _kept(self, name: str) -> ResultLog[TrainingGame]:
        return ResultLog(TrainingGame, self._folder / f"{name}.jsonl")

    def _games(self, name: str, number: int, play: Play) -> list[TrainingGame]:
        tell = partial(self._tell, name)
        return self._kept(name).run(play, number, self._executor, tell)

    # --- fits ---
    def _learnt(self, iteration: int) -> Path:
        path = self._folder / f"learned-{iteration}.json.gz"
        if path.exists():
            return path
        plan = self._plan
        answers = self._games("teacher", plan.teacher_games, self._tables.teaches)
        for earlier in range(1, iteration + 1):
            search = self._kept(f"search-{earlier}").games
            answers += sorted(search, key=lambda record: record.number)
        self._tell(f"policy-{iteration}", 0, 1)
        fitted = fit_policy(self._features, answers, rare=plan.rare)
        self._tell(f"policy-{iteration}", 1, 1)
        policy = Policy(self._features, fitted.weights)
        vary = self._tables.varies(iteration, answers, policy)
        games = self._games(f"varied-{iteration}", plan.varied_games, vary)
        self._tell(f"value-{iteration}", 0, 1)
        value = fit_value(self._features, [*games, *answers], self._tables.seats)
        self._tell(f"value-{iteration}", 1, 1)
        provenance: dict[str, str | int | float] = {
            "command": f"weimar train --game {self._features.game.id}",
            "rules": self._features.game.digest,
            "seed": plan.seed,
            "iteration": iteration,
            "games of the teacher": plan.teacher_games,
            "games by search": len(answers) - plan.teacher_games,
            "answers": fitted.answers,
            "held-out answers it gives too": round(fitted.agrees, 3),
            "varied games": len(games),
            "quiet positions": value.positions,
            "held-out loss": round(value.loss, 4),
            "loss of the mean outcome": round(value.base, 4),
        }
        save(Learned(self._features.game.id, provenance, fitted.weights, value.value), path)
        return path

    def _gate(self, iteration: int, new: Path, passed: list[Path]) -> bool:
        """Return whether the new result wins more than its share."""
        play = self._tables.gate(iteration, new, passed)
        games = self._games(f"gate-{iteration}", self._plan.gate_games, play)
        won = sum(
            record.shares.get(seat, 0.0)
            for record in games
            for seat, name in record.players.items()
            if name == new.name
        )
        better = won * len(self._tables.seats) > len(games)
        self._tell(f"gate-{iteration}: {won:.0f} of {len(games)}", int(better), 1)
        return better
