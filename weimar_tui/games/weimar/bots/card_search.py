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

FEW_CARDS = 2
"""With at most this many cards in hand, simulations are short and run into the next round."""
TRIED = 5
"""Number of candidates: the rule bot's choice, its next best ones, and one by the policy."""
KEPT = (3, 2)
"""Number of candidates after the first and the second world, the rule bot's choice among them."""


class Depth(NamedTuple):
    """How deep to search.

    `worlds`: how many to imagine. `clearly`: by how many millionths on average another card must
    beat the rule bot's. `whole_round`: play on to the next round instead of the politics phase.
    """

    worlds: int
    clearly: int
    whole_round: bool


EARLY = Depth(worlds=2, clearly=50_000, whole_round=False)
LATE = Depth(worlds=3, clearly=20_000, whole_round=True)


class CardSearch(Search):
    """Search for the card to play. `EARLY` and `LATE` set the number of worlds, not the budget."""

    def __init__(
        self,
        features: Features[WeimarPosition],
        policy: Policy,
        value: Value,
        budget: SearchBudget,
        game: WeimarGame,
    ) -> None:
        super().__init__(features, policy, value, budget)
        self._weimar = game

    def answers(
        self,
        view: Any,
        decision: Decision,
        random: Random,
        first: str = "",
        only: Collection[str] = (),
    ) -> list[Tried]:
        """The candidates with their results, best first.

        Another answer beats `first` only if it is ahead by `Depth.clearly`. Candidates that were
        dropped after a world come last.
        """
        depth = LATE if len(view.hands[decision.seat]) <= FEW_CARDS else EARLY
        trying = self.cards(view, decision, random, first, only)
        memory: Memory = {}
        self.steps = 0

        def order(tried: Tried) -> int:
            return -(tried.chance + (depth.clearly if tried.option == first else 0))

        left, dropped = trying, list[Tried]()
        for number in range(depth.worlds):
            if 0 < number <= len(KEPT):
                left, out = _best(sorted(left, key=order), KEPT[number - 1], first)
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

    def cards(
        self,
        view: WeimarPosition,
        decision: Decision,
        random: Random,
        first: str,
        only: Collection[str] = (),
    ) -> list[Tried]:
        """The candidates, starting with `first`."""
        options = decision.options
        odds = dict(zip(options, self._policy.odds(view, decision), strict=True))
        if only:
            return [Tried(option, odds[option]) for option in options if option in only]
        trial = Sandbox(view, decision.seat, self._weimar, random, quick_answer)
        hand = Hand(trial, decision.seat)
        merit = merits({option: worth_of(hand, option) for option in options}, options)
        chosen = [first] if first else []
        orders: tuple[tuple[Mapping[str, float], int], ...] = ((merit, TRIED - 1), (odds, TRIED))
        for order, number in orders:
            for option in sorted(options, key=lambda option: -order[option]):
                if option not in chosen and len(chosen) < number:
                    chosen.append(option)
        return [Tried(option, odds[option]) for option in chosen]

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
