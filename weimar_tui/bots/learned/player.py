"""Bots that play by learned weights, at several levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from msgspec import Struct

from weimar_tui.bots.bot import OF_A_HUNDRED, UNKNOWN, Advice, Bot
from weimar_tui.bots.learned.features import Features, SearchBudget
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.search import Search, Tried
from weimar_tui.bots.learned.weights import Learned, load
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import Position
from weimar_tui.registry import plugin_of


class LearnedLevel(Struct, frozen=True):
    """How well a bot plays: it searches, with its own budget or that called `name`, or draws its
    answers.

    `careless`: if it does not search, how many answers of a hundred are random.
    """

    temperature: float = 0.0
    careless: int = 0
    budget: SearchBudget | None = None
    name: str = ""


LEVELS: Mapping[str, LearnedLevel] = {
    "beginner": LearnedLevel(temperature=1.5, careless=25),
    "easy": LearnedLevel(temperature=0.7, careless=5),
    "quick": LearnedLevel(name="quick"),
    "strong": LearnedLevel(name="strong"),
}
"""The learned levels, the weakest first."""


class Brain:
    """A game's learned weights, ready for all its bots."""

    def __init__(self, features: Features, learned: Learned) -> None:
        self.features = features
        self.learned = learned
        self.policy = Policy(features, learned.policy)

    def search(self, seat: str, budget: SearchBudget) -> Search:
        """A search for a seat."""
        value = self.learned.value[self.features.judge(seat)]
        return Search(self.features, self.policy, value, budget)

    def own_search(self, seat: str, budget: SearchBudget) -> Search | None:
        """The game's own search for its `searched_kinds`; None if the budget does not use it."""
        if not budget.own_search:
            return None
        value = self.learned.value[self.features.judge(seat)]
        return self.features.own_search(self.policy, value, budget)


class LearnedBot(Bot):
    """Plays by the policy or by search, depending on its level."""

    def __init__(self, seat: str, seed: str, brain: Brain, level: LearnedLevel) -> None:
        self._seed = f"{seed}/{seat}"
        self._why: Callable[[], tuple[Reason, ...]] = tuple
        self._brain = brain
        self._level = level
        features = brain.features
        budget = level.budget or features.budgets.get(level.name)
        self._search = brain.search(seat, budget) if budget else None
        self._own_search = brain.own_search(seat, budget) if budget else None
        self._asks_first = features.rule_bot_first and self._search is not None
        by_rules = features.rule_kinds or self._asks_first
        self._rule_bot = features.rule_bot(seat, seed) if by_rules else None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """How its last answer differs from others that it tried; otherwise, what the
        answer changes most."""
        return self._why()

    def decide(self, view: Position, decision: Decision) -> str:
        """The same view, question and seed give the same answer, on every machine."""
        options, features = decision.options, self._brain.features
        self._why = tuple
        if len(options) == 1:
            return options[0]
        by_rule = self._by_rule(view, decision)
        search = self._search_for(decision)
        trusted = decision.kind in features.trusted_kinds and search is self._search
        if decision.kind in features.rule_kinds or (search is not None and trusted):
            return by_rule
        random = Random(f"{self._seed}/{decision.number}")
        if search is not None:
            answers = search.answers(view, decision, random, by_rule)
            option, by_rule_why = answers[0].option, self._why
            self._why = lambda: (
                search.reasons(view, decision.seat, answers[0], answers, most=2, for_all=True)
                or (by_rule_why() if option == by_rule else ())
            )
            return option
        if random.randrange(100) < self._level.careless:
            option = random.choice(options)
        else:
            option = self._brain.policy.pick(view, decision, random, self._level.temperature)
        self._why = lambda: features.reasons(view, decision, option)
        return option

    def _search_for(self, decision: Decision) -> Search | None:
        """The game's own search for the questions that it covers, otherwise the usual one."""
        if self._own_search and decision.kind in self._brain.features.searched_kinds:
            return self._own_search
        return self._search

    def _by_rule(self, view: Position, decision: Decision) -> str:
        """The rule bot's answer, for questions that use it."""
        ruled = decision.kind in self._brain.features.rule_kinds
        if self._rule_bot is None or not (ruled or self._asks_first):
            return ""
        answer, reasons = self._rule_bot.decide(view, decision), tuple(self._rule_bot.reasons)
        self._why = lambda: reasons
        return answer

    def advise(self, view: Position, decision: Decision, number: int) -> tuple[Advice, ...]:
        """The best answers with their chances; the rule bot's answer if none are tried."""
        by_rule, features = self._by_rule(view, decision), self._brain.features
        search, hinted = self._search_for(decision), features.hinted(decision)
        if search is None or hinted is None:
            if self._rule_bot is not None:
                return self._rule_bot.advise(view, decision, number)
            return (Advice(option=self.decide(view, decision), reasons=self.reasons),)
        random = Random(f"{self._seed}/{decision.number}")
        answers = search.answers(view, decision, random, by_rule, hinted)
        postponed = features.postpone - {by_rule}
        answers = [each for each in answers if each.option not in postponed] or answers
        best = answers[0]
        # Compare in the same worlds as the best: others were tried in fewer.
        chances = {t.option: max(0, best.chance - lacking(best, t)[0]) for t in answers}
        shown = answers[:number]
        shown.sort(key=lambda tried: -chances[tried.option])
        # Of answers that cannot be told apart the rule bot's comes first: it has reasons that a few
        # worlds do not show.
        percent = {option: round(chance / OF_A_HUNDRED) for option, chance in chances.items()}
        own = next((tried for tried in answers if tried.option == by_rule), shown[0])
        if percent[own.option] == percent[shown[0].option] and _is_tie(shown[0], own):
            shown = [own, *(other for other in shown if other is not own)][:number]
        advice = []
        for tried in shown:
            behind, doubt = lacking(shown[0], tried)
            other = shown[1:2] if tried is shown[0] else shown[:1]
            advice.append(
                Advice(
                    option=tried.option,
                    chance=chances[tried.option] if tried.chances else UNKNOWN,
                    behind=behind,
                    doubt=doubt,
                    reasons=(
                        *features.notes(view, decision, tried.option),
                        *search.reasons(view, decision.seat, tried, other),
                    ),
                    worlds=tried.worlds,
                )
            )
        return tuple(advice)

    def compare(self, view: Position, decision: Decision, best: str, other: str) -> tuple[int, int]:
        """How much worse an answer is than another, in the worlds of `advise`, and the
        standard error."""
        search = self._search_for(decision)
        assert search is not None, "only a bot that searches can compare"
        random = Random(f"{self._seed}/{decision.number}")
        tried = search.answers(view, decision, random, only={best, other})
        by_option = {each.option: each for each in tried}
        return lacking(by_option[best], by_option[other])


def _is_tie(best: Tried, other: Tried) -> bool:
    """Whether the gap between two answers could be chance."""
    behind, doubt = lacking(best, other)
    return bool(other.chances) and behind <= 2 * doubt


def lacking(best: Tried, other: Tried) -> tuple[int, int]:
    """How much worse an answer is than another, and the standard error, in millionths, from the
    worlds in which both were tried."""
    pairs = list(zip(best.chances, other.chances, strict=False))
    if len(pairs) < 2:
        return 0, 0
    lacks = [better - worse for better, worse in pairs]
    mean = sum(lacks) / len(lacks)
    spread = sum((each - mean) ** 2 for each in lacks) / (len(lacks) - 1)
    return round(mean), round((spread / len(lacks)) ** 0.5)


@cache
def brain_of(game: Game) -> Brain:
    """A game's learned weights, read when first needed. Raises KernelError (`load`)."""
    known = plugin_of(game.id).features()
    assert known is not None, "a game with levels says what it knows"
    return Brain(known(game), load(known.weights))
