"""Tests of cities, and the conditions on cards."""

from __future__ import annotations

from . import parliament, threats, units
from .effects.vocabulary import Atom, Condition, Effects, If, Place
from .position import CITIES
from .runner import WeimarRunner
from .who import parties

HERE = "here"
"""The word for the current city in conditions and places."""


def passes(runner: WeimarRunner, city: str, test: tuple[Atom, ...], actor: str) -> bool:
    """Whether the city passes every atom of the test, for the acting player."""
    return all(_atom(runner, city, atom, actor) != atom.negated for atom in test)


def branch_at(runner: WeimarRunner, effect: If, actor: str, city: str) -> Effects:
    """The branch that applies in the city; conditions that are not about the city count as met."""
    met = all(
        passes(runner, city, each.test, actor) != each.negated
        for each in effect.conditions
        if each.word == HERE
    )
    return effect.then if met else effect.otherwise


def _atom(runner: WeimarRunner, city: str, atom: Atom, actor: str) -> bool:
    position = runner.position
    present = position.cities[city].threats
    match atom.word:
        case "unrest" | "poverty" | "prosperity" | "regime" | "councils" | "uprising":
            return atom.word in present
        case "party-threat":
            return bool(threats.party_threat(position, city))
        case "threat":
            return any(
                threat != "prosperity"
                and (threat not in threats.THREAT_PARTY or threats.is_active(position, threat))
                for threat in present
            )
        case "free":
            return not parliament.is_full(runner, city)
        case "full":
            return parliament.is_full(runner, city)
        case "base":
            held = position.cities[city].bases
            return any(held.get(p, 0) >= atom.count for p in parties(runner, atom.who, actor))
        case "majority":
            return any(
                parliament.holds_majority(position, p, city)
                for p in parties(runner, atom.who, actor)
            )
        case "unit":
            standing = position.cities[city].units
            return bool(standing) and any(
                unit in standing for unit in units.kinds(runner, atom.units, actor)
            )
        case _:
            raise ValueError(f"unknown test {atom.word!r}")


def cities_at(runner: WeimarRunner, place: Place, actor: str) -> tuple[str, ...]:
    """The cities a PLACE allows: those it names, or those that pass its test.

    While no city has been named, `there` and `other` allow all (or the several just named);
    `random` allows all, since the dice decide.
    """
    match place.kind:
        case "any" | "random":
            return CITIES
        case "here":
            return (runner.frame.here,)
        case "there":
            there = runner.frame.there
            return (there,) if there else runner.frame.named or CITIES
        case "other":
            there = runner.frame.there
            return tuple(city for city in CITIES if city != there)
        case "city" | "of":
            return place.cities
        case _:
            return tuple(city for city in CITIES if passes(runner, city, place.test, actor))


def holds(runner: WeimarRunner, conditions: tuple[Condition, ...], actor: str) -> bool:
    """Whether every condition is true for the acting player now."""
    return all(_condition(runner, each, actor) != each.negated for each in conditions)


def _condition(runner: WeimarRunner, condition: Condition, actor: str) -> bool:
    position = runner.position
    match condition.word:
        case "in-gov":
            who = parties(runner, condition.subject or "self", actor)
            return any(party in position.government for party in who)
        case "is":
            return actor in parties(runner, condition.subject, actor)
        case "president":
            return position.president in parties(runner, condition.subject or "self", actor)
        case "rentenmark":
            return position.rentenmark
        case "exists":
            return any(passes(runner, city, condition.test, actor) for city in CITIES)
        case "city":
            return passes(runner, condition.subject, condition.test, actor)
        case "here":
            return passes(runner, runner.frame.here, condition.test, actor)
        case "fa-done":
            return condition.subject in position.foreign_affairs.done
        case "count":
            marker = condition.subject
            if marker in threats.DR_LIMIT and marker != "poverty":
                number = position.dr_box.count(marker)
            else:
                number = threats.active_on_board(position, marker)
            return _compare(number, condition)
        case "flags":
            return _compare(position.flags[condition.subject], condition)
        case "economy":
            return _compare(position.economy, condition)
        case "round":
            return _compare(position.round, condition)
        case "nsdap":
            return _compare(len(position.nsdap_track), condition)
        case _:
            raise ValueError(f"unknown condition {condition.word!r}")


def _compare(number: int, condition: Condition) -> bool:
    if condition.comparison == "<=":
        return number <= condition.value
    return number >= condition.value
