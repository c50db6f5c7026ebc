"""Searches for the best card and its use: lean players play on from each candidate."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.features import Features, SearchBudget
from weimar_tui.bots.learned.policy import Policy
from weimar_tui.bots.learned.search import Search, Tried
from weimar_tui.bots.learned.weights import Value
from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from ..rules.game import WeimarGame
from ..rules.position import PARTIES, WeimarPosition
from .cards import Hand, merits
from .lean import LeanBot, Memory, worth_of, worth_of_hands
from .policy import quick_answer
from .sandbox import Sandbox

TRIED = 3
"""Number of cards tried: the rule bot's choice and its next best ones."""


class Depth(NamedTuple):
    """How deep to search.

    `kept`: the number of candidates, the rule bot's choice among them, after each world but the
    last. `clearly`: by how many millionths on average another answer must beat the rule bot's.
    `whole_round`: play on to the next round instead of the politics phase.
    """

    kept: tuple[int, ...]
    clearly: int
    whole_round: bool


EARLY = Depth(kept=(3, 2, 2), clearly=40_000, whole_round=False)
LATE = Depth(kept=(3, 3, 2, 2), clearly=20_000, whole_round=True)

MANY_CARDS = 5
"""Larger hands are searched like hands of this size."""
DEPTHS: Mapping[str, Mapping[int, Depth]] = {
    "cards": {1: LATE, 2: LATE, MANY_CARDS: EARLY},
    "two cards": {2: LATE},
}
"""How deep a search goes, by its name and the number of cards in hand. Other hands are left to the
rule bot: with three or four, search gained nothing (`docs/history/bots.md`)."""


class CardSearch(Search):
    """Search for the card to play. The depth for each number of cards in hand, not the budget, sets
    its effort."""

    def __init__(
        self,
        features: Features[WeimarPosition],
        policy: Policy,
        value: Value,
        budget: SearchBudget,
        game: WeimarGame,
        depths: Mapping[int, Depth],
    ) -> None:
        super().__init__(features, policy, value, budget)
        self._weimar = game
        self._depths = depths

    def answers(
        self,
        view: Any,
        decision: Decision,
        random: Random,
        first: str = "",
        only: Collection[str] = (),
    ) -> list[Tried]:
        """The candidates with their results, best first.

        Another answer beats `first` only if it is ahead by `Depth.clearly`; the search ends when
        none is ahead at all. Candidates that were dropped after a world come last. `first` alone,
        untried, where the rule bot decides.
        """
        depth = self._depths.get(min(len(view.hands[decision.seat]), MANY_CARDS))
        self.steps = 0
        if depth is None and first and not only:
            return [Tried(first, 0)]
        depth = depth or EARLY
        trying = self.tried(view, decision, random, first, only)
        memory: Memory = {}

        def order(tried: Tried) -> int:
            ahead = depth.clearly if tried.option == first else 0
            return -(tried.chance + ahead)

        left, dropped = trying, list[Tried]()
        for kept in (len(trying), *depth.kept):
            if _none_ahead(left, first):
                break
            if kept < len(left):
                left, out = _best(sorted(left, key=order), kept, first)
                dropped = [*out, *dropped]
            world = self._weimar.determinize(view, random)
            seed = str(random.getrandbits(48))
            worth = worth_of_hands(world, self._weimar, seed, memory)
            for tried in left:
                imagined = world.copy()
                bots = {
                    seat: LeanBot(seat, seed, self._weimar, worth[seat], memory) for seat in PARTIES
                }
                self.play_on(imagined, decision, tried.option, bots, depth)
                self._judge(imagined, decision.seat, tried)
        return [*sorted(left, key=order), *dropped]

    def tried(
        self,
        view: WeimarPosition,
        decision: Decision,
        random: Random,
        first: str,
        only: Collection[str] = (),
    ) -> list[Tried]:
        """The candidates: `only` these, or `first` and the cards that seem next best."""
        options = decision.options
        if only:
            return [Tried(option, 0) for option in options if option in only]
        trial = Sandbox(view, decision.seat, self._weimar, random, quick_answer)
        hand = Hand(trial, decision.seat)
        merit = merits({option: worth_of(hand, option) for option in options}, options)
        best = sorted(options, key=lambda option: -merit[option])
        chosen = list(dict.fromkeys([first, *best] if first else best))
        return [Tried(option, 0) for option in chosen[:TRIED]]

    def play_on(
        self,
        world: WeimarPosition,
        decision: Decision,
        option: str,
        bots: Mapping[str, Bot],
        depth: Depth,
    ) -> None:
        """Play an answer and continue to the politics phase, or to the next round's agendas."""
        round_now = world.round
        runner = self._weimar.resume(world, listen=False)
        runner.unwatched = True
        _fall_into_step(world)
        runner.pick(decision.number, option)
        while world.outcome is None:
            asked = world.decisions[0]
            if depth.whole_round:
                if world.round != round_now and asked.kind == dt.AGENDA.kind:
                    break
            elif world.phase == "politics":
                break
            options = asked.options
            answer = options[0] if len(options) == 1 else bots[asked.seat].decide(world, asked)
            if asked.kind == dt.PLAY_CARD.kind and not world.attempts:
                _fall_into_step(world)
            runner.pick(asked.number, answer)
            self.steps += 1


def _none_ahead(trying: list[Tried], first: str) -> bool:
    """Whether `first` was tried and is as good as all others so far."""
    own = next((tried for tried in trying if tried.option == first and tried.worlds), None)
    return own is not None and all(tried.chance <= own.chance for tried in trying)


def _best(ordered: list[Tried], number: int, first: str) -> tuple[list[Tried], list[Tried]]:
    """The first `number` candidates, `first` always among them; and the others."""
    best = ordered[:number]
    if any(tried.option == first for tried in ordered[number:]):
        best[-1] = next(tried for tried in ordered if tried.option == first)
    return best, [tried for tried in ordered if tried not in best]


def _fall_into_step(world: WeimarPosition) -> None:
    """Make the dice of an impulse independent of earlier rolls, so that worlds with different
    answers stay comparable."""
    world.dice.counter = 1000 * (100 * world.round + sum(world.impulses_played.values()))
