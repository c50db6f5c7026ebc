"""The lean player: plays nearly like `steady` at a quarter of the cost, for simulated games.

It considers fewer cities and moves, carries out the actions or the debate of a card without
reconsidering, and re-evaluates only the best uses of its cards. All lean players of a search
share a cache: the gains of effects and plans in cities that look the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from weimar_tui.bots.bot import Bot

from ..rules import decision_types as dt
from ..rules.game import WeimarGame
from ..rules.position import PARTIES, WeimarPosition
from ..rules.results import line_for
from ..rules.subjects import WeimarDecision
from .action_planner import ActionPlanner, Plan
from .cards import Hand, merits
from .player import SteadyBot
from .policy import quick_answer
from .sandbox import ZERO, Gains, Sandbox
from .weights import PLANNING

Memory = dict[Hashable, Any]
"""The cache that all lean players in all worlds of one search share."""


STEPS = {
    dt.ACTION_CITY.kind: "actions",
    dt.ACTION.kind: "actions",
    dt.MOVE_ISSUE.kind: "debate",
}
"""Questions about the steps of a plan, and the use of the card that it is for."""


class RememberingSandbox(Sandbox):
    """Caches what an effect brings in cities that look the same."""

    def __init__(
        self, view: WeimarPosition, seat: str, game: WeimarGame, random: Random, memory: Memory
    ) -> None:
        super().__init__(view, seat, game, random, quick_answer, PLANNING.lean)
        position = self.position
        cities = position.cities.values()
        self.memory = memory
        self.moment = (
            len(position.dr_box),
            sum("councils" in city.threats for city in cities),
            sum("regime" in city.threats for city in cities),
            tuple(position.government),
            seat,
        )
        self._looks: dict[str, Hashable] = {}

    def look(self, city: str) -> Hashable:
        """The contents of a city, as a key."""
        known = self._looks.get(city)
        if known is None:
            state = self.position.cities.get(city)
            known = (city,)
            if state is not None:
                bases, units = tuple(state.bases.items()), tuple(state.units.items())
                known = (city, bases, units, tuple(state.threats))
            self._looks[city] = known
        return known

    def outcome(self, kind: str, actor: str, city: str, target: str, result: int) -> Gains:
        """The gain of a line of a result table, cached if possible."""
        effects = line_for(self.components.tables, kind, actor, result)
        if not effects:
            return ZERO
        key = (actor, self.look(city), target, effects, self.moment)
        gains = self.memory.get(key)
        if gains is None:
            gains = self.effects(effects, actor, source=kind, here=city, target=target)
            self.memory[key] = gains
        return gains

    def at_city(self, effect: Any, actor: str, city: str) -> Gains:
        """The gain of an effect in this city, cached if possible."""
        key = (effect, actor, self.look(city), self.moment)
        gains = self.memory.get(key)
        if gains is None:
            gains = self.memory[key] = super().at_city(effect, actor, city)
        return gains

    def negotiation(self, actor: str, card: str, *, success: bool) -> Gains:
        """The gain of negotiating a card, cached if possible."""
        key = ("negotiation", actor, card, success, self.moment)
        gains = self.memory.get(key)
        if gains is None:
            gains = self.memory[key] = super().negotiation(actor, card, success=success)
        return gains


class RememberingPlanner(ActionPlanner):
    """Reuses plans made when a city looked as it does now."""

    def __init__(self, trial: RememberingSandbox, party: str) -> None:
        super().__init__(trial, party)
        supply = trial.position.supply
        self._memory, self._look = trial.memory, trial.look
        self._moment = (
            party,
            trial.moment,
            tuple(supply.get(party, {}).items()),
            tuple(supply["government"].items()),
        )

    def plans(self, city: str) -> list[Plan]:
        """Plans for the city, whatever they cost."""
        made = self._plans.get(city)
        if made is None:
            key = ("plans", self._look(city), self._moment, self._used)
            made = self._memory.get(key)
            if made is None:
                made = self._memory[key] = self._make(city)
            self._plans[city] = made
        return made


class LeanBot(Bot):
    """Answers for a seat in a simulated game; one bot per game, asked in the game's order.

    `worth`: values of its cards' uses found earlier (`worth_of_hands`).
    """

    def __init__(
        self,
        seat: str,
        seed: str,
        game: WeimarGame,
        worth: Mapping[str, float] | None = None,
        memory: Memory | None = None,
    ) -> None:
        self._seat, self._seed, self._game = seat, seed, game
        self._worth = dict(worth or {})
        self._memory: Memory = {} if memory is None else memory
        self._steady = SteadyBot(seat, seed, game, self._sandbox)
        self._card, self._use, self._city = "", "", ""
        self._plan: list[str] = []

    def _sandbox(self, view: WeimarPosition, random: Random) -> RememberingSandbox:
        return RememberingSandbox(view, self._seat, self._game, random, self._memory)

    def decide(self, view: WeimarPosition, decision: WeimarDecision) -> str:
        """Return the next step of its plan if it has one, otherwise an option chosen now."""
        options, kind = decision.options, decision.kind
        if len(options) == 1:
            return options[0]
        if kind in STEPS and self._carries_out(view, STEPS[kind]):
            if kind == dt.ACTION_CITY.kind:
                return self._city if self._city in options else dt.NOWHERE
            while self._plan:
                step = self._plan.pop(0)
                if step in options:
                    return step
            if kind == dt.ACTION.kind:
                return dt.DONE
            if dt.PASS in options:
                return dt.PASS
        if kind != dt.PLAY_CARD.kind:
            return self._steady.decide(view, decision)
        return self._play_card(view, decision)

    def _carries_out(self, view: WeimarPosition, use: str) -> bool:
        """Whether the impulse belongs to the card that it plays for this use, with a plan."""
        if not self._card or self._use != use:
            return False
        impulse = view.impulses[-1]
        return (impulse.card, impulse.party) == (self._card, self._seat)

    def _play_card(self, view: WeimarPosition, decision: WeimarDecision) -> str:
        hand = hand_of(
            self._sandbox(view, Random(f"{self._seed}/{self._seat}/{decision.number}")), self._seat
        )
        option = self._choose(hand, decision.options)
        played = dt.PLAY_BEFORE.read(option)
        self._card = ""
        if isinstance(played, dt.PlayCard) and played.use != "event":
            self._card, self._use = played.card, played.use
            if played.use == "actions":
                plan = hand.plan(played.card)
                self._city, self._plan = plan.city, list(plan.actions)
            else:
                moves = hand.debate_moves(played.card)
                self._plan = [dt.MoveIssue(issue, cell).id for issue, cell in moves]
        return option

    def _choose(self, hand: Hand, options: Sequence[str]) -> str:
        worth = self._worth
        looked_at = list(options)
        known = [option for option in options if option in worth]
        if len(known) > PLANNING.looked_again:
            merit = merits(worth, known)
            best = sorted(known, key=lambda option: -merit[option])[: PLANNING.looked_again]
            looked_at = [*best, *(option for option in options if option not in worth)]
        for option in looked_at:
            worth[option] = worth_of(hand, option)
        merit = merits(worth, [option for option in options if option in worth])
        return max(looked_at, key=lambda option: merit[option])


def hand_of(trial: RememberingSandbox, party: str) -> Hand:
    """A hand with cached plans."""
    return Hand(trial, party, RememberingPlanner(trial, party))


def worth_of(hand: Hand, option: str) -> float:
    """The value of using a card this way."""
    played = dt.PLAY_BEFORE.read(option)
    return hand.worth(played) if isinstance(played, dt.PlayCard) else 0.0


def worth_of_hands(
    world: WeimarPosition, game: WeimarGame, seed: str, memory: Memory
) -> dict[str, dict[str, float]]:
    """The value of each use of every player's cards in a world; one result serves all
    candidates."""
    cards = game.components.cards
    worth: dict[str, dict[str, float]] = {seat: {} for seat in PARTIES}
    for seat in PARTIES:
        held = world.hands[seat]
        if len(held) < 2:
            continue
        trial = RememberingSandbox(world, seat, game, Random(f"{seed}/{seat}"), memory)
        hand = hand_of(trial, seat)
        for card in held:
            printed = cards[card]
            by_event = printed.kind == "event" and printed.deck != "timeline"
            uses = [dt.play_card(card, "event")] if by_event else []
            for option in (*uses, *dt.values_of(card)):
                worth[seat][option] = worth_of(hand, option)
    return worth
