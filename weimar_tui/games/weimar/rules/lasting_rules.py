"""Lasting rules that cards lay down for some rounds."""

from __future__ import annotations

from .position import Rule, WeimarPosition


def adjustment(position: WeimarPosition, party: str, scope: str, modifier: str) -> int:
    """The sum of `result`, `dice` or `cost` changes in force for the party in this scope."""
    total = 0
    for rule in position.rules:
        if rule.modifier == modifier and _holds(rule, position, party, scope):
            total += rule.amount
    return total


def is_forbidden(position: WeimarPosition, party: str, scope: str) -> bool:
    """Whether a rule in force forbids the party this scope."""
    for rule in position.rules:
        if rule.modifier == "forbid" and _holds(rule, position, party, scope):
            return True
    return False


def _holds(rule: Rule, position: WeimarPosition, party: str, scope: str) -> bool:
    return rule.scope == scope and rule.party == party and rule.first <= position.round <= rule.last


def spend_once(position: WeimarPosition, party: str, scope: str) -> None:
    """Drop rules that held for one use only, after that use."""
    if not position.rules:
        return
    position.rules = [
        rule
        for rule in position.rules
        if not (rule.once and rule.party == party and rule.scope == scope)
    ]


def drop_expired(position: WeimarPosition) -> None:
    """At the end of a round, forget rules that hold no longer."""
    position.rules = [rule for rule in position.rules if rule.last > position.round]
