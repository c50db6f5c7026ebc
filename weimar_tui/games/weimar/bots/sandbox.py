"""Tries things out on a determinized position: the gain of an effect, a roll or an option."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cached_property
from random import Random
from typing import Any

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import DeadEnd

from ..rules.actions.negotiation import announce_negotiation
from ..rules.attempts import (
    count_dice,
    government_strength,
    opposing_party,
    standing_modifier,
)
from ..rules.effects.at_city import APPLY_AT
from ..rules.effects.run import start_effects
from ..rules.effects.vocabulary import Effects, FreeAction
from ..rules.game import WeimarGame
from ..rules.odds import result_chances
from ..rules.position import PARTIES, Attempt, WeimarPosition
from ..rules.results import BEST_RESULT, line_for
from ..rules.runner import WeimarRunner
from ..rules.solo import CardRunRunner
from ..rules.subjects import WeimarDecision
from ..rules.threats import THREAT_PARTY, party_threat
from ..rules.units import parties_with_units
from ..rules.windows import reaction_dice
from .board_tables import board_tables
from .evaluation.evaluator import Evaluator, Parts
from .weights import PLANNING, Effort

Gains = tuple[float, ...]
"""The gain of SPD, KPD, Zentrum and DNVP."""

MOST_ANSWERS = 60
CHANCES = [
    [list(result_chances(dice, modifier).values()) for modifier in range(-8, 9)]
    for dice in range(6)
]
"""`CHANCES[dice][modifier + 8]`: the chances of results 1 to 8."""
ZERO: Gains = (0.0, 0.0, 0.0, 0.0)


def chances(dice: int, modifier: int) -> list[float]:
    return CHANCES[min(5, max(0, dice))][min(8, max(-8, modifier)) + 8]


class Sandbox:
    """A determinized position, its value, and trials on copies of it.

    `answer` answers every question that comes up in a trial. `rolled`: whether the last trial
    depended on dice or drawn cards; if not, another sample gives the same result.
    """

    def __init__(
        self,
        view: WeimarPosition,
        seat: str,
        game: WeimarGame,
        random: Random,
        answer: Callable[[Sandbox, WeimarRunner, WeimarDecision], str],
        effort: Effort = PLANNING.full,
    ) -> None:
        self._answer = answer
        self.effort = effort
        self.rolled = False
        self.game = game
        self.components = game.components
        self.tables = board_tables(game.components)
        self.seat = seat
        self.random = random
        self.me = PARTIES.index(seat)
        self.position = game.determinize(view, random)
        self.evaluator = Evaluator(self.position, self.components)
        self.runner = CardRunRunner(self.position, self.components, listen=False)
        self._outcomes: dict[Hashable, Gains] = {}
        self._results: dict[tuple[str, ...], list[Gains | None]] = {}
        self._city_gains: dict[Hashable, Gains] = {}

    @cached_property
    def base(self) -> list[float]:
        """The value of the position to each party."""
        return self.evaluator.values(self.position)

    # --- carrying out ---------------------------------------------------------------------------
    def bare(self, sample: int = 0) -> WeimarRunner:
        """A copy of the position with no pending steps."""
        position = self.position.copy()
        position.steps.clear()
        position.decisions.clear()
        position.dice.counter += 1000 * sample
        return CardRunRunner(position, self.components, listen=False)

    def at_hand(self, sample: int = 0) -> WeimarRunner:
        """A copy in which only the present matter is pending."""
        position = self.position.copy()
        steps = position.steps
        cut = len(steps) - 1
        while cut > 0 and not steps[cut - 1].begins_matter:
            cut -= 1
        if cut > 0:
            del steps[:cut]
        position.dice.counter += 1000 * sample
        return CardRunRunner(position, self.components, listen=False)

    def complete(self, runner: WeimarRunner) -> Gains:
        """Play on until the matter is settled; return what each party gains."""
        position = runner.position
        try:
            if not position.decisions and position.outcome is None:
                runner.run()
            for _ in range(MOST_ANSWERS):
                if not position.decisions:
                    break
                decision = position.decisions[0]
                runner.pick(decision.number, self._answer(self, runner, decision))
        except DeadEnd:
            pass
        base = self.base
        now = self.evaluator.values(position)
        return (now[0] - base[0], now[1] - base[1], now[2] - base[2], now[3] - base[3])

    def gain_of_option(self, decision: Decision, option: str, sample: int = 0) -> Gains:
        """The gain of picking the option, up to the end of the present matter."""
        runner = self.at_hand(sample)
        begun = runner.position.dice.counter
        with suppress(DeadEnd):
            runner.pick(decision.number, option)
        gains = self.complete(runner)
        self.rolled = runner.position.dice.counter != begun
        return gains

    def gain_in_samples(self, decision: Decision, option: str) -> float:
        """The seat's total gain from the option over all samples.

        If nothing was rolled, the samples are identical and only one is tried.
        """
        samples = self.effort.option_samples
        total = gain = self.gain_of_option(decision, option)[self.me]
        for sample in range(1, samples):
            if self.rolled:
                gain = self.gain_of_option(decision, option, sample)[self.me]
            total += gain
        return total

    def effects(
        self,
        effects: Effects,
        actor: str,
        *,
        source: str = "",
        here: str = "",
        target: str = "",
        sample: int = 0,
    ) -> Gains:
        """The gain of a list of effects."""
        runner = self.bare(sample)
        start_effects(runner, effects, actor, source=source, here=here)
        if effects:
            runner.frame.opponent = target
            runner.frame.there = here
        begun = runner.position.dice.counter
        gains = self.complete(runner)
        self.rolled = runner.position.dice.counter != begun
        return gains

    # --- telling why ----------------------------------------------------------------------------
    @cached_property
    def parts(self) -> Parts:
        """The value of the position by components."""
        return self.evaluator.parts(self.position)

    def after_effects(
        self, effects: Effects, actor: str, *, source: str = "", here: str = "", target: str = ""
    ) -> Parts:
        """The value of the position after a list of effects, by components."""
        runner = self.bare()
        start_effects(runner, effects, actor, source=source, here=here)
        if effects:
            runner.frame.opponent = target
            runner.frame.there = here
        self.complete(runner)
        return self.evaluator.parts(runner.position)

    def after_attempt(self, kind: str, actor: str, city: str, target: str, result: int) -> Parts:
        """The value of the position after a line of a result table, by components."""
        effects = line_for(self.components.tables, kind, actor, result)
        return self.after_effects(effects, actor, source=kind, here=city, target=target)

    # --- attempts -------------------------------------------------------------------------------
    def outcome(self, kind: str, actor: str, city: str, target: str, result: int) -> Gains:
        """The gain of the line of the result table."""
        effects = line_for(self.components.tables, kind, actor, result)
        if not effects:
            return ZERO
        key = (actor, city, target, effects)
        gains = self._outcomes.get(key)
        if gains is None:
            gains = self.effects(effects, actor, source=kind, here=city, target=target)
            self._outcomes[key] = gains
        return gains

    def attempt(
        self, kind: str, actor: str, city: str, target: str, dice: int, modifier: int
    ) -> list[float]:
        """The average gain of an attempt with these dice."""
        total = [0.0, 0.0, 0.0, 0.0]
        if dice <= 0:
            return total
        key = (kind, actor, city, target)
        row = self._results.get(key)
        if row is None:
            row = self._results[key] = [None] * BEST_RESULT
        for index, chance in enumerate(chances(dice, modifier)):
            if chance > 0.0:
                gains = row[index]
                if gains is None:
                    gains = row[index] = self.outcome(kind, actor, city, target, index + 1)
                if gains is not ZERO:
                    for i in range(4):
                        total[i] += chance * gains[i]
        return total

    def expected(self, attempt: Attempt, runner: WeimarRunner | None = None) -> list[float]:
        """The gain of an attempt about to be announced, allowing for reactions.

        `runner`: the position with units already moved; the attempt's dice and modifier are set.
        """
        gains = self.attempt(
            attempt.kind,
            attempt.actor,
            attempt.city,
            attempt.target,
            attempt.dice,
            attempt.modifier,
        )
        answered = self._answered(runner or self.runner, attempt, gains)
        if answered:
            worse = self.attempt(
                attempt.kind,
                attempt.actor,
                attempt.city,
                attempt.target,
                attempt.dice,
                attempt.modifier - 1,
            )
            for i in range(4):
                gains[i] += answered * (worse[i] - gains[i])
        return gains

    def _answered(self, runner: WeimarRunner, attempt: Attempt, gains: list[float]) -> float:
        """The chance that a Reaction takes a point off the result."""
        position = runner.position
        bases = position.cities[attempt.city].bases
        best = 0.0
        for i, party in enumerate(PARTIES):
            if party == attempt.actor or not position.reserve[party] or party not in bases:
                continue
            if gains[i] > -PLANNING.reaction_worth:
                continue
            dice = reaction_dice(runner, party, attempt.city)
            if dice > 0:
                best = max(best, sum(chances(dice, 0)[3:]))
        return best

    def opposition(self, runner: WeimarRunner, actor: str, city: str) -> tuple[str, ...]:
        """The parties that would choose to oppose a coup, besides those that must
        (rulebook 5.10)."""
        power = opposing_party(runner, actor, city)
        success = self.outcome("coup", actor, city, "", self.tables.success(actor))
        opponents = tuple(
            party
            for party in parties_with_units(runner, city)
            if party not in (actor, power) and success[PARTIES.index(party)] < 0
        )
        if power != "government" and government_strength(runner, city):
            chancellor = PARTIES.index(runner.position.chancellor)
            if success[chancellor] < 0:
                opponents = (*opponents, "government")
        return opponents

    def negotiation(self, actor: str, card: str, *, success: bool) -> Gains:
        """The gain of a successful, or failed, negotiation of a foreign affairs card."""
        key = ("negotiate", actor, card, success)
        gains = self._outcomes.get(key)
        if gains is None:
            runner = self.bare()
            announce_negotiation(runner, actor, card, result=20 if success else -20, dice=1)
            gains = self._outcomes[key] = self.complete(runner)
        return gains

    # --- cities ---------------------------------------------------------------------------------
    def at_city(self, effect: Any, actor: str, city: str) -> Gains:
        """The gain of an effect in this city in the present position."""
        key = (effect, actor, city)
        gains = self._city_gains.get(key)
        if gains is None:
            if isinstance(effect, FreeAction):
                gains = self._free_action(effect, actor, city)
            else:
                runner = self.bare()
                APPLY_AT[type(effect)](runner, effect, actor, city)
                gains = self.complete(runner)
            self._city_gains[key] = gains
        return gains

    def _free_action(self, effect: Any, actor: str, city: str) -> Gains:
        kind = str(effect.__struct_config__.tag)
        if kind == "fight":
            return tuple(self.best_fight(actor, city, effect.dice, effect.result)[1])
        attempt = Attempt(actor, kind, city, bonus_dice=effect.dice, modifier=effect.result)
        if kind == "counter-coup":
            attempt.target = THREAT_PARTY.get(party_threat(self.position, city), "")
        elif kind == "coup":
            attempt.opponents = self.opposition(self.runner, actor, city)
        attempt.dice = count_dice(self.runner, attempt)
        attempt.modifier += standing_modifier(self.runner, attempt)
        return tuple(self.expected(attempt))

    def best_fight(
        self, actor: str, city: str, bonus: int = 0, result: int = 0
    ) -> tuple[str, list[float]]:
        """The best party to fight in the city, and the gain."""
        best, choice = [0.0, 0.0, 0.0, 0.0], ""
        me = PARTIES.index(actor)
        for target in PARTIES:
            if target in self.position.government:
                continue
            attempt = Attempt(actor, "fight", city, target, bonus_dice=bonus)
            units = self.position.cities[city].units
            if not any(u in units for u in self.components.own[target]):
                continue
            dice = count_dice(self.runner, attempt)
            modifier = result + standing_modifier(self.runner, attempt)
            gains = self.attempt("fight", actor, city, target, dice, modifier)
            if not choice or gains[me] > best[me]:
                best, choice = gains, target
        return choice, best
