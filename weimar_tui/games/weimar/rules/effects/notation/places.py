"""Builds places, tests and conditions; each method is named after a rule of `notation.lark`."""

from __future__ import annotations

from typing import Any, NoReturn

from lark import Token, Transformer, v_args

from weimar_tui.packs.errors import NotationError

from ..vocabulary import ANY, Atom, Condition, Place
from .names import CITIES, NATIONS, TREATIES


def refuse(token: Token, problem: str) -> NoReturn:
    raise NotationError(problem, (token.start_pos or 0) + 1)


def look_up(token: Token, table: dict[str, str], what: str) -> str:
    id = table.get(str(token))
    if id is None:
        refuse(token, f"unknown {what} `{token}`; expected one of {', '.join(table)}")
    return id


def word(self: Any, token: Token) -> str:
    """Return a method for a rule that is the single keyword `token`."""
    return str(token)


def party_or_word(self: Any, token: Token) -> str:
    return str(token).lower()


@v_args(inline=True)
class WhereBuilder(Transformer[Token, Any]):
    """Players, units, places and conditions: the parts that several steps share."""

    # --- who and where
    who = units = party_or_word
    place_word = test_word = marker = level = comparison = dr_marker = word

    def by_self(self) -> bool:
        return True

    def place_plain(self, place: str) -> Place:
        return ANY if place == "any" else Place(place)

    def place_city(self, city: Token) -> Place:
        return Place("city", (CITIES[str(city)],))

    def place_of(self, *cities: Token) -> Place:
        for number, city in enumerate(cities):
            if city in cities[:number]:
                refuse(city, f"`{city}` is named twice")
        return Place("of", tuple(CITIES[str(city)] for city in cities))

    def place_test(self, test: tuple[Atom, ...]) -> Place:
        return Place("test", test=test)

    def test(self, *atoms: Atom) -> tuple[Atom, ...]:
        return atoms

    def atom_plain(self, negated: Token | None, tested: str) -> Atom:
        return Atom(tested, bool(negated))

    def atom_base(self, negated: Token | None, who: str, count: Token | None) -> Atom:
        return Atom("base", bool(negated), who, int(count or 1))

    def atom_majority(self, negated: Token | None, who: str) -> Atom:
        return Atom("majority", bool(negated), who)

    def atom_unit(self, negated: Token | None, units: str) -> Atom:
        return Atom("unit", bool(negated), units=units)

    # --- conditions
    def conditions(self, *conditions: Condition) -> tuple[Condition, ...]:
        return conditions

    def number(self, token: Token) -> int:
        return int(token)

    def in_gov(self, negated: Token | None, who: str | None) -> Condition:
        return Condition("in-gov", bool(negated), who or "self")

    def is_who(self, negated: Token | None, who: str) -> Condition:
        return Condition("is", bool(negated), who)

    def president(self, negated: Token | None, who: str) -> Condition:
        return Condition("president", bool(negated), who)

    def rentenmark_done(self, negated: Token | None) -> Condition:
        return Condition("rentenmark", bool(negated))

    def exists(self, negated: Token | None, test: tuple[Atom, ...]) -> Condition:
        return Condition("exists", bool(negated), test=test)

    def here_test(self, negated: Token | None, test: tuple[Atom, ...]) -> Condition:
        return Condition("here", bool(negated), test=test)

    def city_test(self, negated: Token | None, city: Token, test: tuple[Atom, ...]) -> Condition:
        return Condition("city", bool(negated), CITIES[str(city)], test)

    def fa_done(self, negated: Token | None, name: Token) -> Condition:
        return Condition("fa-done", bool(negated), look_up(name, TREATIES, "treaty"))

    def count(self, negated: Token | None, marker: str, comparison: str, value: int) -> Condition:
        return Condition("count", bool(negated), marker, (), comparison, value)

    def flags(self, negated: Token | None, nation: Token, comparison: str, value: int) -> Condition:
        return Condition("flags", bool(negated), NATIONS[str(nation)], (), comparison, value)

    def level_condition(
        self, negated: Token | None, word: str, comparison: str, value: int
    ) -> Condition:
        return Condition(word, bool(negated), "", (), comparison, value)
