"""Search: the likely options of one question, tried in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.counted import LOST, MOST, WON, Counts, changes
from weimar_tui.bots.learned.features import Features, SearchBudget
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.weights import CERTAIN, Value, chances
from weimar_tui.bots.learned.why import why
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import Position

_CUTS = frozenset((4, 8, 16, 32, 64))
"""Numbers of worlds after which the worst third of the candidates is dropped."""


class Tried(Struct):
    """A candidate, and its chance in the worlds so far.

    `chances`: the chance in each world; `measures`: those of the resulting position, none for
    worlds in which the game ended; `counts`: countable figures of each of these positions.
    """

    option: str
    odds: int
    total: int = 0
    chances: list[int] = []
    measures: list[Sequence[float]] = []
    counts: list[Counts] = []

    @property
    def worlds(self) -> int:
        """The number of worlds it was tried in."""
        return len(self.chances)

    @property
    def chance(self) -> int:
        """The mean chance, in millionths."""
        return self.total // self.worlds if self.worlds else 0


Follow = Callable[[Any, Decision, Random], str]
"""Answers a question in an imagined world."""


class RuleBots:
    """The game's rule bots in an imagined world, one per seat, created for that world."""

    def __init__(self, features: Features, seed: int) -> None:
        self._features = features
        self._seed = f"imagined/{seed}"
        self._bots: dict[str, Bot] = {}

    def answer(self, world: Position, decision: Decision, _: Random) -> str:
        """The answer of the bot whose seat is asked."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if at_once := self._features.at_once(decision):
            return at_once
        seat = decision.seat
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._features.teacher(seat, self._seed)
        return bot.decide(self._features.shown(world, seat), decision)


class Search:
    """Searches for one seat's best answer."""

    def __init__(
        self,
        features: Features,
        policy: Policy,
        value: Value,
        budget: SearchBudget,
    ) -> None:
        self._features = features
        self._game = features.game
        self._policy = policy
        self._value = value
        self.budget = budget
        self.steps = 0

    def _by_policy(self, position: Position, decision: Decision, random: Random) -> str:
        return self._policy.pick(position, decision, random, self.budget.temperature)

    def follow(self, seed: int) -> Follow:
        """Return what answers in an imagined world: rule bots or the policy."""
        if self.budget.rule_bot_plays_on:
            return RuleBots(self._features, seed).answer
        return self._by_policy

    def candidates(
        self, view: Position, decision: Decision, first: str = "", only: Collection[str] = ()
    ) -> list[Tried]:
        """The options worth trying, the likeliest first; `first` counts as the likeliest of all.

        If `only` names any options, only those are tried.
        """
        odds = self._policy.odds(view, decision)
        if first:
            odds[decision.options.index(first)] = max(odds) << self.budget.trust
        if only:
            pairs = zip(decision.options, odds, strict=True)
            return [Tried(option, each) for option, each in pairs if option in only]
        least = (max(odds) >> self.budget.trust * bool(first)) * self.budget.least // 1000
        likely = [Tried(o, n) for o, n in zip(decision.options, odds, strict=True) if n >= least]
        likely.sort(key=lambda tried: -tried.odds)
        return likely[: self.budget.keep]

    def answers(
        self,
        view: Position,
        decision: Decision,
        random: Random,
        first: str = "",
        only: Collection[str] = (),
    ) -> list[Tried]:
        """The candidates with their results, the best first.

        `first`: the answer that others have to beat; `only`: see `candidates`.
        """
        trying = self.candidates(view, decision, first, only)
        dropped: list[Tried] = []
        self.steps = 0
        world_number = 0
        while world_number < self.budget.worlds and len(trying) > 1:
            if self.steps >= self.budget.steps:
                break
            world = self._game.determinize(view, random)
            seed = random.getrandbits(48)
            follow = self.follow(seed)
            for tried in trying:
                imagined = world.copy()
                self.play_out(imagined, decision, tried.option, follow, Random(seed))
                self._judge(imagined, decision.seat, tried)
            world_number += 1
            if world_number in _CUTS and len(trying) > 2:
                trying.sort(key=self._worth)
                kept = max(2, (2 * len(trying) + 2) // 3)
                dropped = [*trying[kept:], *dropped]
                trying = trying[:kept]
        return [*sorted(trying, key=self._worth), *dropped]

    def reasons(
        self,
        view: Position,
        seat: str,
        tried: Tried,
        others: Sequence[Tried],
        *,
        most: int = MOST,
        for_all: bool = False,
    ) -> tuple[Reason, ...]:
        """How an answer differs from others, in the worlds where both were tried.

        Figures that can be counted come first; if there are none, the largest changes of the
        chance. `for_all`: everybody at the table may read them.
        """
        counted = [
            pair
            for other in others
            for pair in zip(tried.counts, other.counts, strict=False)
            if other is not tried
        ]
        meaning = self._features.counted(view, seat)
        told = changes(meaning, counted, most=most, for_all=for_all)
        return told or self.gains(seat, tried, others)

    def gains(self, seat: str, tried: Tried, others: Sequence[Tried]) -> tuple[Reason, ...]:
        """What changes the chance most after an answer, compared with others in the same worlds."""
        pairs = [
            (here, there)
            for other in others
            for here, there in zip(tried.measures, other.measures, strict=False)
            if other is not tried and here and there
        ]
        return why(self._features, self._value, seat, pairs)

    def _worth(self, tried: Tried) -> int:
        """The sort key: the chance, and a small bonus for options that the policy prefers."""
        return -(tried.chance + self.budget.prior * tried.odds.bit_length())

    def play_out(
        self, world: Position, decision: Decision, option: str, follow: Follow, random: Random
    ) -> None:
        """Play an option in a world, and what follows until the last quiet point."""
        runner = self._game.resume(world, listen=False)
        runner.unwatched = True
        mark = self._features.passed(world, decision)
        runner.pick(decision.number, option)
        left = self.budget.turns
        while world.outcome is None:
            asked = world.decisions[0]
            here = self._features.quiet(world, asked)
            if here is not None and here != mark:
                if left <= 0 and not (self.budget.settles and self._features.is_pressing(world)):
                    break
                left -= 1
                mark = here
            runner.pick(asked.number, follow(world, asked, random))
            self.steps += 1

    def _judge(self, world: Position, seat: str, tried: Tried) -> None:
        """Add to a candidate the seat's result in a world."""
        if world.outcome is not None:
            winners = world.outcome.winners
            tried.chances.append(CERTAIN // len(winners) if seat in winners else 0)
            tried.total += tried.chances[-1]
            tried.measures.append(())
            tried.counts.append({WON: seat in winners, LOST: seat not in winners})
            return
        measured = self._features.measure(world, seat)
        tried.chances.append(chances(self._value, measured)[self._features.class_of(seat, seat)])
        tried.total += tried.chances[-1]
        tried.measures.append(measured)
        tried.counts.append({WON: 0, LOST: 0, **self._features.counts(world, seat)})
