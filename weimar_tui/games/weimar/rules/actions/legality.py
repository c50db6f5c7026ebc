"""Which actions are possible where, and why others are not (rulebook 4.3, 5.6, 5.8 to 5.10)."""

from __future__ import annotations

from .. import attempts, lasting_rules, units
from ..components import BLACK, WHITE
from ..endings import MARKER
from ..position import Attempt
from ..runner import WeimarRunner
from ..threats import THREAT_PARTY, party_threat
from ..who import DEMOCRATS, RADICALS

POSSIBLE = ""
"""The result of the checks below when nothing rules the action out."""


def against_demonstration(runner: WeimarRunner, actor: str, city: str, dice: int = 0) -> str:
    """Return the reason's id if the party cannot demonstrate there, else an empty string."""
    if lasting_rules.is_forbidden(runner.position, actor, "demonstrate"):
        return "forbidden"
    if dice < 0 and _dice(runner, actor, "demonstrate", city, "", dice) <= 0:
        return "no-dice"
    return POSSIBLE


def against_coup(runner: WeimarRunner, actor: str, city: str, dice: int = 0) -> str:
    """Return the reason's id if the party cannot attempt a Coup there, else an empty string."""
    position = runner.position
    if actor not in RADICALS:
        return "radicals-only"
    if actor in position.government:
        return "opposition-only"
    if MARKER[actor] in position.cities[city].threats:
        return "marker-lies-there"
    if lasting_rules.is_forbidden(position, actor, "coup"):
        return "forbidden"
    if _dice(runner, actor, "coup", city, "", dice) <= 0:
        return "no-dice"
    return POSSIBLE


def against_counter_coup(runner: WeimarRunner, actor: str, city: str, dice: int = 0) -> str:
    """Return the reason's id if the party cannot attempt a Counter-Coup there, else ""."""
    position = runner.position
    if actor not in DEMOCRATS:
        return "democrats-only"
    if actor not in position.government:
        return "government-only"
    marker = party_threat(position, city)
    if not marker:
        return "no-party-threat"
    if lasting_rules.is_forbidden(position, actor, "counter-coup"):
        return "forbidden"
    if _dice(runner, actor, "counter-coup", city, THREAT_PARTY[marker], dice) <= 0:
        return "no-dice"
    return POSSIBLE


def against_fight(runner: WeimarRunner, actor: str, city: str, target: str, dice: int = 0) -> str:
    """Return the reason's id if the party cannot fight the target there, else an empty string."""
    position = runner.position
    if actor not in position.government:
        return "government-only"
    if target in position.government:
        return "target-governs"
    standing = position.cities[city].units
    if not any(unit in standing for unit in runner.components.own[target]):
        return "no-unit-there"
    if lasting_rules.is_forbidden(position, actor, "fight"):
        return "forbidden"
    if _dice(runner, actor, "fight", city, target, dice) <= 0:
        return "no-dice"
    return POSSIBLE


def _dice(runner: WeimarRunner, actor: str, kind: str, city: str, target: str, bonus: int) -> int:
    """Dice before any opposition; for a Fight, assumes that DNVP lends its black Reichswehr."""
    attempt = Attempt(actor, kind, city, target, bonus_dice=bonus, lent=target != "dnvp")
    return attempts.count_dice(runner, attempt)


def fight_targets(runner: WeimarRunner, actor: str, city: str, dice: int = 0) -> list[str]:
    """Parties the actor could fight in the city."""
    if actor not in runner.position.government or not runner.position.cities[city].units:
        return []
    return [
        party
        for party in units.parties_with_units(runner, city)
        if not against_fight(runner, actor, city, party, dice)
    ]


def against_take_control(runner: WeimarRunner, actor: str, city: str) -> str:
    """Return the reason's id if the party cannot take control of Reichswehr there, else ""."""
    position = runner.position
    if actor == "kpd":
        return "never-kpd"
    if actor in DEMOCRATS and actor not in position.government:
        return "government-only"
    if lasting_rules.is_forbidden(position, actor, "take-control"):
        return "forbidden"
    if not control_targets(runner, actor, city):
        return "no-reichswehr"
    return POSSIBLE


def control_targets(runner: WeimarRunner, actor: str, city: str) -> list[str]:
    """Reichswehr the party could turn to its side: white units for DNVP, black for the others."""
    standing = runner.position.cities[city].units
    wanted = BLACK if actor == "dnvp" else WHITE
    return [unit for unit in wanted if unit in standing]


def open_cards(runner: WeimarRunner) -> list[str]:
    """Foreign affairs cards open to negotiation: the top of the deck and those next to it."""
    affairs = runner.position.foreign_affairs
    return affairs.deck[:1] + affairs.beside


def against_negotiation(runner: WeimarRunner, actor: str) -> str:
    """Return the reason's id if the party cannot negotiate now, else an empty string."""
    position = runner.position
    if actor not in position.government:
        return "government-only"
    if lasting_rules.is_forbidden(position, actor, "negotiate"):
        return "forbidden"
    if not open_cards(runner):
        return "no-card"
    return POSSIBLE


def cost(runner: WeimarRunner, actor: str, action: str) -> int:
    """Action points the action costs the party now, at least 1; 0 if it can never take it."""
    printed = runner.components.tables.costs[action][actor]
    if printed == 0 or not runner.position.rules:
        return printed
    return max(1, printed + lasting_rules.adjustment(runner.position, actor, action, "cost"))
