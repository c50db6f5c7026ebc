"""Actions in a single city with the action points of a card (rulebook 4.3)."""

from __future__ import annotations

from typing import assert_never

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, lasting_rules, units
from ..attempts import announce, pay
from ..points import RESERVE_LIMIT, change_reserve
from ..position import CITIES, Impulse
from ..runner import WeimarRunner, WeimarStep
from ..subjects import Actions
from . import legality
from .negotiation import announce_negotiation


class TakeActions(WeimarStep, frozen=True, tag="take-actions"):
    """Choose a city, then spend the action points of the current impulse, one action at a time."""

    def run(self, runner: WeimarRunner) -> None:
        impulse = runner.position.impulses[-1]
        if not impulse.city:
            runner.ask(
                self,
                impulse.party,
                dt.ACTION_CITY,
                (*CITIES, dt.NOWHERE),
                Actions(card=impulse.card, ap=impulse.ap),
            )
            return
        options = action_options(runner, impulse)
        if not options:
            return
        subject = Actions(
            card=impulse.card,
            ap=impulse.ap,
            reserve=runner.position.reserve[impulse.party],
            city="" if impulse.city == "-" else impulse.city,
        )
        runner.ask(self, impulse.party, dt.ACTION, (*options, dt.DONE), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        impulse = runner.position.impulses[-1]
        if not impulse.city:
            impulse.city = "-" if option == dt.NOWHERE else option
        elif option == dt.DONE:
            return
        else:
            runner.push(self)
            _take(runner, impulse, option)
            return
        runner.push(self)


def action_options(runner: WeimarRunner, impulse: Impulse) -> list[str]:
    """Every action the party could take now."""
    position = runner.position
    party, city = impulse.party, impulse.city
    points = impulse.ap + position.reserve[party]
    if points <= 0:
        return []
    options: list[str] = []
    if city != "-":
        options += _city_options(runner, party, city, points, impulse.used)
    if points >= legality.cost(runner, party, "negotiate") and not legality.against_negotiation(
        runner, party
    ):
        options += [dt.negotiate(card) for card in legality.open_cards(runner)]
    if impulse.ap > 0 and position.reserve[party] < RESERVE_LIMIT:
        options.append(dt.RESERVE)
    return options


def _city_options(
    runner: WeimarRunner, party: str, city: str, points: int, used: tuple[str, ...]
) -> list[str]:
    options = []

    def affordable(action: str) -> bool:
        return 0 < legality.cost(runner, party, action) <= points

    if "demonstrate" not in used and not legality.against_demonstration(runner, party, city):
        options.append(dt.act("demonstrate"))
    if "coup" not in used and affordable("coup") and not legality.against_coup(runner, party, city):
        options.append(dt.act("coup"))
    if (
        "counter-coup" not in used
        and affordable("counter-coup")
        and not legality.against_counter_coup(runner, party, city)
    ):
        options.append(dt.act("counter-coup"))
    if "fight" not in used and affordable("fight"):
        options += [dt.fight(target) for target in legality.fight_targets(runner, party, city)]
    if affordable("take-control") and not legality.against_take_control(runner, party, city):
        options += [dt.take_control(unit) for unit in legality.control_targets(runner, party, city)]
    if affordable("mobilize") and not lasting_rules.is_forbidden(
        runner.position, party, "mobilize"
    ):
        options += [
            dt.mobilize(unit, origin)
            for unit, origin in units.movable(runner, units.controlled(runner, party), city)
        ]
    return options


def _take(runner: WeimarRunner, impulse: Impulse, option: str) -> None:
    taken = dt.ACTION.read(option)
    party, city = impulse.party, impulse.city
    if isinstance(taken, Word):
        impulse.ap -= 1
        change_reserve(runner, party, 1)
        return
    pay(runner, party, legality.cost(runner, party, taken.action))
    match taken:
        case dt.Mobilize(unit, origin):
            lasting_rules.spend_once(runner.position, party, taken.action)
            units.move_unit(runner, party, unit, origin, city)
        case dt.TakeControl(unit):
            lasting_rules.spend_once(runner.position, party, taken.action)
            units.flip(runner, unit, city)
        case dt.Negotiate(card):
            announce_negotiation(runner, party, card)
        case dt.Fight(target):
            impulse.used = (*impulse.used, taken.action)
            announce(runner, party, taken.action, city, target=target, paid=True)
        case dt.Act(action):
            impulse.used = (*impulse.used, action)
            announce(runner, party, action, city, paid=True)
        case _:
            assert_never(taken)


def disabled_options(runner: WeimarRunner, impulse: Impulse) -> list[tuple[str, str]]:
    """Actions that are not possible now, as (action, reason id)."""
    party, city = impulse.party, impulse.city
    points = impulse.ap + runner.position.reserve[party]
    reasons: list[tuple[str, str]] = []
    offered = {dt.ACTION.read(option).thing for option in action_options(runner, impulse)}
    for action in ("demonstrate", "coup", "counter-coup", "fight", "take-control", "negotiate"):
        if action in offered:
            continue
        price = legality.cost(runner, party, action)
        if price == 0:
            reasons.append((action, "never-yours"))
        elif action in impulse.used:
            reasons.append((action, "once-an-impulse"))
        elif city == "-" and action != "negotiate":
            reasons.append((action, "no-city"))
        else:
            reason = _rule_against(runner, party, city, action)
            if reason:
                reasons.append((action, reason))
            elif points < price:
                reasons.append((action, "too-dear"))
    return reasons


def _rule_against(runner: WeimarRunner, party: str, city: str, action: str) -> str:
    match action:
        case "coup":
            return legality.against_coup(runner, party, city)
        case "counter-coup":
            return legality.against_counter_coup(runner, party, city)
        case "take-control":
            return legality.against_take_control(runner, party, city)
        case "negotiate":
            return legality.against_negotiation(runner, party)
        case "fight":
            if party not in runner.position.government:
                return "government-only"
            return _rule_against_fight(runner, party, city)
        case _:
            return legality.against_demonstration(runner, party, city)


def _rule_against_fight(runner: WeimarRunner, party: str, city: str) -> str:
    """Return the reason against a Fight; enemies too strong or protected do not count as absent."""
    if legality.fight_targets(runner, party, city):
        return ""
    for target in units.parties_with_units(runner, city):
        reason = legality.against_fight(runner, party, city, target)
        if reason in ("forbidden", "no-dice"):
            return reason
    return "no-enemy-there"
