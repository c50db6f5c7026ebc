"""Where an effect happens and on what condition: the tests of the notation (0.1, 0.3)."""

from __future__ import annotations

from msgspec import Struct


class Atom(Struct, frozen=True, omit_defaults=True):
    """One test of a city, such as `unrest`, `!regime`, `base:spd>=2` or `unit:police`.

    `word`: unrest, poverty, prosperity, regime, councils, uprising, party-threat, threat, free,
    full, base, majority, unit.
    """

    word: str
    negated: bool = False
    who: str = ""
    count: int = 1
    units: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a step happens.

    `kind`: any, other, here, there, random, city (one of `cities`), of (several), test.
    """

    kind: str
    cities: tuple[str, ...] = ()
    test: tuple[Atom, ...] = ()


ANY = Place("any")


class Condition(Struct, frozen=True, omit_defaults=True):
    """One condition of an `if`.

    `word`: in-gov, is, president, rentenmark, exists, city, here, fa-done, count, flags, economy,
    round, nsdap. `subject` is the party, card, marker or nation named; `comparison` is `<=`, `>=`
    or empty.
    """

    word: str
    negated: bool = False
    subject: str = ""
    test: tuple[Atom, ...] = ()
    comparison: str = ""
    value: int = 0
