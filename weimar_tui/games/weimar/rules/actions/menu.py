"""Actions in a single city with the action points of a card (rulebook 4.3)."""

from __future__ import annotations

from typing import assert_never

from weimar_tui.games.weimar.rules import decision_types as q, lasting_rules, units
from weimar_tui.games.weimar.rules.actions import legality
from weimar_tui.games.weimar.rules.actions.negotiation import announce_negotiation
from weimar_tui.games.weimar.rules.attempts import announce, pay
from weimar_tui.games.weimar.rules.points import RESERVE_LIMIT, change_reserve
from weimar_tui.games.weimar.rules.position import CITIES, Impulse
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.kernel.decision_type import Word


class TakeActions(WeimarStep, frozen=True, tag="take-actions"):
    """Choose a city, then spend the action points of the current impulse, one action at a time."""

    def run(self, play: WeimarRunner) -> None:
        impulse = play.position.impulses[-1]
        if not impulse.city:
            play.ask(
                self,
                impulse.party,
                q.ACTION_CITY,
                (*CITIES, q.NOWHERE),
                WeimarSubject(card=impulse.card, ap=impulse.ap),
            )
            return
        options = action_options(play, impulse)
        if not options:
            return
        subject = WeimarSubject(
            card=impulse.card,
            ap=impulse.ap,
            reserve=play.position.reserve[impulse.party],
            city="" if impulse.city == "-" else impulse.city,
        )
        play.ask(self, impulse.party, q.ACTION, (*options, q.DONE), subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        impulse = play.position.impulses[-1]
        if not impulse.city:
            impulse.city = "-" if option == q.NOWHERE else option
        elif option == q.DONE:
            return
        else:
            play.push(self)
            _take(play, impulse, option)
            return
        play.push(self)


def action_options(play: WeimarRunner, impulse: Impulse) -> list[str]:
    """Every action the party could take now."""
    position = play.position
    party, city = impulse.party, impulse.city
    points = impulse.ap + position.reserve[party]
    if points <= 0:
        return []
    options: list[str] = []
    if city != "-":
        options += _city_options(play, party, city, points, impulse.used)
    if points >= legality.cost(play, party, "negotiate") and not legality.against_negotiation(
        play, party
    ):
        options += [q.negotiate(card) for card in legality.open_cards(play)]
    if impulse.ap > 0 and position.reserve[party] < RESERVE_LIMIT:
        options.append(q.RESERVE)
    return options


def _city_options(
    play: WeimarRunner, party: str, city: str, points: int, used: tuple[str, ...]
) -> list[str]:
    options = []

    def affordable(action: str) -> bool:
        return 0 < legality.cost(play, party, action) <= points

    if "demonstrate" not in used and not legality.against_demonstration(play, party, city):
        options.append(q.act("demonstrate"))
    if "coup" not in used and affordable("coup") and not legality.against_coup(play, party, city):
        options.append(q.act("coup"))
    if (
        "counter-coup" not in used
        and affordable("counter-coup")
        and not legality.against_counter_coup(play, party, city)
    ):
        options.append(q.act("counter-coup"))
    if "fight" not in used and affordable("fight"):
        options += [q.fight(target) for target in legality.fight_targets(play, party, city)]
    if affordable("take-control") and not legality.against_take_control(play, party, city):
        options += [q.take_control(unit) for unit in legality.control_targets(play, party, city)]
    if affordable("mobilize") and not lasting_rules.is_forbidden(play.position, party, "mobilize"):
        options += [
            q.mobilize(unit, origin)
            for unit, origin in units.movable(play, units.controlled(play, party), city)
        ]
    return options


def _take(play: WeimarRunner, impulse: Impulse, option: str) -> None:
    taken = q.ACTION.read(option)
    party, city = impulse.party, impulse.city
    if isinstance(taken, Word):
        impulse.ap -= 1
        change_reserve(play, party, 1)
        return
    pay(play, party, legality.cost(play, party, taken.action))
    match taken:
        case q.Mobilize(unit, origin):
            lasting_rules.spend_once(play.position, party, taken.action)
            units.move_unit(play, party, unit, origin, city)
        case q.TakeControl(unit):
            lasting_rules.spend_once(play.position, party, taken.action)
            units.flip(play, unit, city)
        case q.Negotiate(card):
            announce_negotiation(play, party, card)
        case q.Fight(target):
            impulse.used = (*impulse.used, taken.action)
            announce(play, party, taken.action, city, target=target, paid=True)
        case q.Act(action):
            impulse.used = (*impulse.used, action)
            announce(play, party, action, city, paid=True)
        case _:
            assert_never(taken)


def disabled_options(play: WeimarRunner, impulse: Impulse) -> list[tuple[str, str]]:
    """Actions that exist but are not possible now: (action, reason id)."""
    party, city = impulse.party, impulse.city
    points = impulse.ap + play.position.reserve[party]
    reasons: list[tuple[str, str]] = []
    offered = {q.ACTION.read(option).thing for option in action_options(play, impulse)}
    for action in ("demonstrate", "coup", "counter-coup", "fight", "take-control", "negotiate"):
        if action in offered:
            continue
        price = legality.cost(play, party, action)
        if price == 0:
            reasons.append((action, "never-yours"))
        elif action in impulse.used:
            reasons.append((action, "once-an-impulse"))
        elif city == "-" and action != "negotiate":
            reasons.append((action, "no-city"))
        else:
            reason = _rule_against(play, party, city, action)
            if reason:
                reasons.append((action, reason))
            elif points < price:
                reasons.append((action, "too-dear"))
    return reasons


def _rule_against(play: WeimarRunner, party: str, city: str, action: str) -> str:
    match action:
        case "coup":
            return legality.against_coup(play, party, city)
        case "counter-coup":
            return legality.against_counter_coup(play, party, city)
        case "take-control":
            return legality.against_take_control(play, party, city)
        case "negotiate":
            return legality.against_negotiation(play, party)
        case "fight":
            if party not in play.position.government:
                return "government-only"
            return _rule_against_fight(play, party, city)
        case _:
            return legality.against_demonstration(play, party, city)


def _rule_against_fight(play: WeimarRunner, party: str, city: str) -> str:
    """Enemies that stand there but are too strong, or are protected, are not called absent."""
    if legality.fight_targets(play, party, city):
        return ""
    for target in units.parties_with_units(play, city):
        reason = legality.against_fight(play, party, city, target)
        if reason in ("forbidden", "no-dice"):
            return reason
    return "no-enemy-there"
