"""Bots that play by what was learnt, at several levels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.budget import Budget
from weimar_tui.bots.learned.knowledge import Knowledge
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.search import Search
from weimar_tui.bots.learned.weights import Learned, load
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.registry import offer_of


class Level(Struct, frozen=True):
    """How well a bot plays: it searches with a budget, of its own or by `name`; or draws.

    `careless`: how many answers of a hundred are any option, where it does not search.
    """

    temperature: float = 0.0
    careless: int = 0
    budget: Budget | None = None
    name: str = ""


LEVELS: Mapping[str, Level] = {
    "beginner": Level(temperature=1.5, careless=25),
    "easy": Level(temperature=0.7, careless=5),
    "quick": Level(name="quick"),
    "strong": Level(name="strong"),
}
"""What plays by the weights, the weakest first."""


class Brain:
    """What was learnt of a game, ready for all its bots."""

    def __init__(self, knowledge: Knowledge[Any], learned: Learned) -> None:
        self.knowledge = knowledge
        self.learned = learned
        self.policy = Policy(knowledge, learned.policy)

    def search(self, seat: str, budget: Budget) -> Search:
        """A search for a seat."""
        value = self.learned.value[self.knowledge.judge(seat)]
        return Search(self.knowledge, self.policy, value, budget)


class LearnedBot(Bot):
    """Plays by the policy, or searches, as its level says."""

    def __init__(self, seat: str, seed: str, brain: Brain, level: Level) -> None:
        self._seed = f"{seed}/{seat}"
        self._last: tuple[Any, Decision, str] | None = None
        self._brain = brain
        self._level = level
        knowledge = brain.knowledge
        budget = level.budget or knowledge.budgets.get(level.name)
        self._search = brain.search(seat, budget) if budget else None
        self._asks_first = knowledge.rule_bot_first and self._search is not None
        by_rules = knowledge.rule_kinds or self._asks_first
        self._rule_bot = knowledge.teacher(seat, seed) if by_rules else None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What its last answer changes most."""
        return self._brain.knowledge.reasons(*self._last) if self._last else ()

    def decide(self, view: Any, decision: Decision) -> str:
        """The same view, question and seed give the same answer, on every machine."""
        option = self._answer(view, decision)
        self._last = view, decision, option
        return option

    def _answer(self, view: Any, decision: Decision) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0]
        by_rule = ""
        ruled = decision.kind in self._brain.knowledge.rule_kinds
        if self._rule_bot is not None and (ruled or self._asks_first):
            by_rule = self._rule_bot.decide(view, decision)
            if ruled:
                return by_rule
        random = Random(f"{self._seed}/{decision.number}")
        if self._search is not None:
            return self._search.answers(view, decision, random, by_rule)[0].option
        if random.randrange(100) < self._level.careless:
            return random.choice(options)
        return self._brain.policy.pick(view, decision, random, self._level.temperature)


@cache
def brain_of(game: Game[Any]) -> Brain:
    """What was learnt of a game, read when it is first wanted. Raises KernelError (`load`)."""
    known = offer_of(game.id).knowledge(game)
    assert known is not None, "a game with levels says what it knows"
    return Brain(known, load(known.weights))
