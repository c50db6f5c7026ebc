"""Plans for the action points of a card: one city and the actions there (rulebook 4.3)."""

from __future__ import annotations

from typing import NamedTuple

from ..rules import decision_types as dt, units
from ..rules.actions import legality
from ..rules.actions.negotiation import negotiation_dice, negotiation_modifier
from ..rules.attempts import count_dice, may_increase, standing_modifier
from ..rules.odds import chance_at_least
from ..rules.points import RESERVE_LIMIT
from ..rules.position import CITIES, PARTIES, Attempt
from ..rules.runner import WeimarRunner
from ..rules.solo import CardRunRunner
from ..rules.threats import party_threat
from .campaign import BLOWS, blow_to_come, prepare
from .sandbox import Sandbox, chances
from .weights import PLANNING

INCREASE = 2


class Plan(NamedTuple):
    """Actions in a city, in order, with their cost and expected gain.

    `clears`: the chance that a party's marker is gone from the city afterwards.
    """

    gain: float
    cost: int
    city: str
    actions: tuple[str, ...]
    increase: bool = False
    clears: float = 0.0


class Try(NamedTuple):
    """An attempt: expected gain, cost, whether +1 was bought, and its chance to clear the city."""

    gain: float
    cost: int
    increased: bool
    clears: float = 0.0


IDLE = Plan(0.0, 0, dt.NOWHERE, ())


def clearing_chance(attempt: Attempt, cleared: int) -> float:
    """The chance that the attempt removes the marker if nobody reacts; a result of
    `cleared` does."""
    if attempt.kind != "counter-coup":
        return 0.0
    return sum(chances(attempt.dice, attempt.modifier)[cleared - 1 :])


class ActionPlanner:
    """Plans of one party in one position."""

    def __init__(self, trial: Sandbox, party: str, used: tuple[str, ...] = ()) -> None:
        self.trial = trial
        self.runner = trial.runner
        self.party = party
        self.me = PARTIES.index(party)
        self._used = used
        self._plans: dict[str, list[Plan]] = {}
        self._negotiation: Plan | None = None
        self._cities: tuple[str, ...] | None = None
        self._reserve: dict[str, list[float]] = {}
        self._to_come = [0.0] * (RESERVE_LIMIT + 1)
        self._move_price = legality.cost(trial.runner, party, "mobilize")

    # --- the best plan --------------------------------------------------------------------------
    def best(self, ap: int, city: str = "", later: tuple[int, ...] = ()) -> Plan:
        """The best plan for a card with `ap` points, in a given city or the best one.

        `later`: the points of the other cards in hand, best first, for an attack that takes several
        cards.
        """
        reserve = self.trial.position.reserve[self.party]
        self._to_come = self._blows_to_come(later)
        lost = [name for name in self._lost() if not city or name == city]
        if any(p.clears and p.cost <= ap + reserve for name in lost for p in self.plans(name)):
            self._to_come = [max(0.0, worth - PLANNING.free_card) for worth in self._to_come]
        best = self._with_rest(IDLE, ap, reserve)
        first: Plan | None = None
        for name in (city,) if city else self.cities():
            if name == dt.NOWHERE:
                continue
            plans = self.plans(name)
            for plan in plans:
                if plan.cost <= ap + reserve:
                    whole = self._with_rest(plan, ap, reserve)
                    if whole.gain > best.gain:
                        best = whole
            if later:
                each = ((plan.gain, plan.cost, plan.actions) for plan in plans)
                step = prepare(self.party, each, self._move_price, ap, reserve, later)
                if step and (first is None or step.gain > first.gain):
                    first = Plan(step.gain, step.cost, name, step.actions)
        if first is None:
            return best
        if best.clears and first.gain - PLANNING.free_card <= best.gain:
            return best
        # Preparation gets no credit for what later cards would pay for anyway.
        first = first._replace(gain=first.gain - self._to_come[reserve])
        return first if first.gain > best.gain else best

    def _blows_to_come(self, later: tuple[int, ...]) -> list[float]:
        """By reserve points: the value of the attack that the best later card could
        then pay for."""
        worth = [0.0] * (RESERVE_LIMIT + 1)
        lost = self._lost() if later else []
        if not lost:
            return worth
        plans = [(plan.gain, plan.cost, plan.actions) for city in lost for plan in self.plans(city)]
        return [
            blow_to_come(self.party, plans, points, later[0]) for points in range(RESERVE_LIMIT + 1)
        ]

    def kept_for_a_blow(self, later: tuple[int, ...]) -> float:
        """How much an attack with one of the `later` cards loses with one reserve point fewer."""
        held = self.trial.position.reserve[self.party]
        if not held:
            return 0.0
        worth = self._blows_to_come(later)
        return worth[held] - worth[held - 1]

    def _with_rest(self, plan: Plan, ap: int, reserve: int) -> Plan:
        """The plan, extended by negotiations and reserve for the remaining points."""
        best = self._saved(plan, ap, reserve)
        talk = self.negotiation()
        if talk.actions and ap + reserve - plan.cost >= talk.cost:
            whole = Plan(
                plan.gain + talk.gain,
                plan.cost + talk.cost,
                plan.city,
                (*plan.actions, *talk.actions),
                plan.increase,
                plan.clears,
            )
            whole = self._saved(whole, ap, reserve)
            if whole.gain > best.gain:
                best = whole
        return best

    def _saved(self, plan: Plan, ap: int, reserve: int) -> Plan:
        """The plan, with unused points added to the reserve or missing ones taken from it."""
        left = min(RESERVE_LIMIT, reserve + ap - plan.cost)
        saved = max(0, left - reserve)
        gain = plan.gain + self.reserve_gain(left)
        if plan.clears:
            # With the city won back, the reserve has less to guard against.
            gain += plan.clears * (self.reserve_gain(left, plan.city) - self.reserve_gain(left))
        else:
            gain += self._to_come[left] - self._to_come[reserve]
        return Plan(
            gain,
            plan.cost,
            plan.city,
            (*plan.actions, *(dt.RESERVE,) * saved),
            plan.increase,
            plan.clears,
        )

    def reserve_gain(self, points: int, cleared: str = "") -> float:
        """The value of having this many reserve points instead of the present number.

        `cleared`: a city won back at the same time.
        """
        gains = self._reserve.get(cleared)
        if gains is None:
            position = self.trial.position.copy()
            if cleared:
                position.cities[cleared].threats.remove(party_threat(position, cleared))
            held = position.reserve[self.party]
            gains = []
            for number in range(RESERVE_LIMIT + 1):
                position.reserve[self.party] = number
                gains.append(self.trial.evaluator.values(position)[self.me])
            now = gains[held]
            gains = self._reserve[cleared] = [worth - now for worth in gains]
        return gains[points]

    # --- cities ---------------------------------------------------------------------------------
    def cities(self) -> tuple[str, ...]:
        """Cities worth considering: those with pieces, or where a demonstration pays."""
        if self._cities is None:
            runner, party = self.runner, self.party
            own = self.trial.components.own[party]
            ranked: list[tuple[float, str]] = []
            for city in CITIES:
                state = runner.position.cities[city]
                worth = self._base_gain(city)
                if any(unit in state.units for unit in own):
                    worth += PLANNING.city_own_units
                if state.threats:
                    worth += PLANNING.city_marker * len(state.threats)
                if any(t in ("councils", "regime", "uprising") for t in state.threats):
                    worth += PLANNING.city_power
                ranked.append((worth, city))
            ranked.sort(reverse=True)
            listed = [city for _, city in ranked[: self.trial.effort.cities]]
            self._cities = (*listed, *(city for city in self._lost() if city not in listed))
        return self._cities

    def _lost(self) -> list[str]:
        """Cities that the party could win back for the government."""
        position = self.runner.position
        if self.party not in BLOWS or self.party not in position.government:
            return []
        return [city for city in CITIES if party_threat(position, city)]

    def _base_gain(self, city: str) -> float:
        return self.trial.outcome("demonstrate", self.party, city, "", 4)[self.me]

    # --- plans of one city ----------------------------------------------------------------------
    def plans(self, city: str) -> list[Plan]:
        """Plans for the city, whatever they cost."""
        made = self._plans.get(city)
        if made is None:
            made = self._plans[city] = self._make(city)
        return made

    def _make(self, city: str) -> list[Plan]:
        movers = self._movers(city)
        price = self._move_price
        plans: list[Plan] = []
        for moves in range(len(movers) + 1):
            runner, order = self._moved(city, movers[:moves])
            gain = 0.0
            if moves:
                after = self.trial.evaluator.values(runner.position)
                gain = after[self.me] - self.trial.base[self.me]
            self._add_plans(plans, runner, city, gain, moves * price, order)
        return plans

    def _movers(self, city: str) -> list[tuple[str, str]]:
        """Units that could move in, from the supply and the strongest first."""
        runner = self.runner
        strength = self.trial.components.strength
        most = self.trial.effort.moves
        movable = units.movable(runner, units.controlled(runner, self.party), city)
        several: list[tuple[str, str]] = []
        for unit, origin in movable:
            pile = (
                units.supply_of(runner, unit)
                if origin == "supply"
                else runner.position.cities[origin].units
            )
            several += [(unit, origin)] * min(most, pile[unit])

        def merit(pair: tuple[str, str]) -> float:
            unit, origin = pair
            worth = 1.0 * strength[unit]
            if origin != "supply":
                threats = runner.position.cities[origin].threats
                worth -= (
                    PLANNING.leaves_city
                    + PLANNING.leaves_uprising * ("uprising" in threats)
                    + PLANNING.leaves_berlin * (origin == "berlin")
                )
            return worth

        several.sort(key=merit, reverse=True)
        return several[:most]

    def _moved(
        self, city: str, movers: list[tuple[str, str]]
    ) -> tuple[WeimarRunner, tuple[str, ...]]:
        if not movers:
            return self.runner, ()
        runner = self.trial.bare()
        for unit, origin in movers:
            units.move_unit(runner, self.party, unit, origin, city)
        return runner, tuple(dt.mobilize(unit, origin) for unit, origin in movers)

    def _add_plans(
        self,
        plans: list[Plan],
        runner: WeimarRunner,
        city: str,
        moved: float,
        spent: int,
        order: tuple[str, ...],
    ) -> None:
        party = self.party
        if order:
            plans.append(Plan(moved, spent, city, order))
        street: list[Try] = []
        if "demonstrate" not in self._used and not legality.against_demonstration(
            runner, party, city
        ):
            street = self._tries(runner, "demonstrate", city, "")
        for one in street:
            actions = (*order, "demonstrate")
            plans.append(Plan(moved + one.gain, spent + one.cost, city, actions, one.increased))
        for action, one in self._main(runner, city):
            gain, cost, actions = moved + one.gain, spent + one.cost, (*order, action)
            plans.append(Plan(gain, cost, city, actions, one.increased, one.clears))
            if street and not one.increased:
                gain, cost = gain + street[0].gain, cost + street[0].cost
                both = (*actions, "demonstrate")
                plans.append(Plan(gain, cost, city, both, clears=one.clears))

    def _main(self, runner: WeimarRunner, city: str) -> list[tuple[str, Try]]:
        party, used = self.party, self._used
        tries_by_action: list[tuple[str, Try]] = []
        if "coup" not in used and not legality.against_coup(runner, party, city):
            tries_by_action += [
                (dt.act("coup"), one) for one in self._tries(runner, "coup", city, "")
            ]
        if "counter-coup" not in used and not legality.against_counter_coup(runner, party, city):
            tries_by_action += [
                (dt.act("counter-coup"), t) for t in self._tries(runner, "counter-coup", city, "")
            ]
        if "fight" not in used:
            for target in legality.fight_targets(runner, party, city):
                tries = self._tries(runner, "fight", city, target)
                tries_by_action += [(dt.fight(target), one) for one in tries]
        if not legality.against_take_control(runner, party, city):
            price = legality.cost(runner, party, "take-control")
            before = self.trial.evaluator.values(runner.position)[self.me]
            for unit in legality.control_targets(runner, party, city):
                turned = CardRunRunner(runner.position.copy(), self.trial.components, listen=False)
                units.flip(turned, unit, city)
                gain = self.trial.evaluator.values(turned.position)[self.me] - before
                tries_by_action.append((dt.take_control(unit), Try(gain, price, False)))
        return tries_by_action

    def _tries(self, runner: WeimarRunner, kind: str, city: str, target: str) -> list[Try]:
        """An attempt, without and with the bought +1."""
        trial, party = self.trial, self.party
        price = legality.cost(runner, party, kind)
        if price == 0:
            return []
        attempt = Attempt(party, kind, city, target, paid=False)
        if kind == "counter-coup":
            threats = runner.position.cities[city].threats
            attempt.target = "dnvp" if "regime" in threats else "kpd"
        elif kind == "coup":
            attempt.opponents = trial.opposition(runner, party, city)
        attempt.dice = count_dice(runner, attempt)
        if attempt.dice <= 0:
            return []
        attempt.modifier = standing_modifier(runner, attempt)
        gain = trial.expected(attempt, runner)[self.me]
        cleared = trial.tables.cleared
        tries = [Try(gain, price, False, clearing_chance(attempt, cleared))]
        if self._increasable(runner, attempt):
            attempt.modifier += 1
            gain = trial.expected(attempt, runner)[self.me]
            clears = clearing_chance(attempt, cleared)
            tries.append(Try(gain, price + INCREASE, True, clears))
        return tries

    @staticmethod
    def _increasable(runner: WeimarRunner, attempt: Attempt) -> bool:
        if attempt.kind in ("demonstrate", "fight"):
            return True
        return may_increase_in(runner, attempt)

    # --- foreign affairs ------------------------------------------------------------------------
    def negotiation(self) -> Plan:
        """The best foreign affairs action, whatever the city."""
        if self._negotiation is None:
            self._negotiation = self._best_negotiation()
        return self._negotiation

    def _best_negotiation(self) -> Plan:
        runner, party = self.runner, self.party
        best = IDLE
        if legality.against_negotiation(runner, party):
            return best
        price = legality.cost(runner, party, "negotiate")
        for card in legality.open_cards(runner):
            gain = negotiation_gain(self.trial, party, card)
            if gain > best.gain:
                best = Plan(gain, price, dt.NOWHERE, (dt.negotiate(card),))
        return best


def may_increase_in(runner: WeimarRunner, attempt: Attempt) -> bool:
    """Whether +1 could be bought, given enough points."""
    reserve = runner.position.reserve
    held = reserve[attempt.actor]
    reserve[attempt.actor] = INCREASE
    allowed = may_increase(runner, attempt)
    reserve[attempt.actor] = held
    return allowed


def negotiation_gain(trial: Sandbox, party: str, card: str) -> float:
    """The average gain of an attempt at a foreign affairs card."""
    me = PARTIES.index(party)
    dice = negotiation_dice(trial.runner, party, card)
    if dice <= 0:
        return 0.0
    modifier = negotiation_modifier(trial.runner, party, card)
    chance = chance_at_least(dice, trial.components.foreign_affairs[card].needs, modifier)
    good = trial.negotiation(party, card, success=True)[me]
    bad = trial.negotiation(party, card, success=False)[me]
    return chance * good + (1 - chance) * bad
