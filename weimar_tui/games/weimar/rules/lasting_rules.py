"""Lasting rules: effects of cards that stay in force for some rounds."""

from __future__ import annotations

from .position import Rule, WeimarPosition


def adjustment(position: WeimarPosition, party: str, scope: str, modifier: str) -> int:
    """The sum of the `result`, `dice` or `cost` changes in force for the party in this scope."""
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
    """Drop the rules for a single use that this use has spent."""
    if not position.rules:
        return
    position.rules = [
        rule
        for rule in position.rules
        if not (rule.once and rule.party == party and rule.scope == scope)
    ]


def drop_expired(position: WeimarPosition) -> None:
    """Drop rules that expire at the end of the round."""
    position.rules = [rule for rule in position.rules if rule.last > position.round]
