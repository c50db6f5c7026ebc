"""What the opinion track is worth: every issue to everybody, and the majority of issues."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from ...rules.components import Components
from ...rules.opinion import OWNERS
from ...rules.position import PARTIES, WeimarPosition
from .weights import (
    BASE_LATER,
    BASE_NOW,
    DRAWN_CARD,
    LEAD,
    MINOR_PARTY,
    SEAT_LATER,
    SEAT_NOW,
    Four,
)

Owners = tuple[Four, Four, Four, Four]
"""By the party that decides about an issue: what it brings to each party."""

Table = dict[str, Owners]

INDEX = {party: index for index, party in enumerate(PARTIES)}
FULL_TABLE = 20
"""Cards in all hands at the start of an impulse phase."""
PUSH = 4.5
"""How far an issue is pushed about while a full table of cards is still to be played."""
FIRST_SEATS, SECOND_SEATS = 3, 1
CORNER_SHARE = 0.45
RENTENMARK = 0.4
"""What one Inflation less in the DR box saves a governing party each round: rolls and anarchy."""


def seat_worth(rounds_left: int) -> float:
    """A seat, with this many rounds to come after the present one."""
    return SEAT_NOW + SEAT_LATER * rounds_left


def base_worth(rounds_left: int) -> float:
    """A base, with this many rounds to come after the present one."""
    return BASE_NOW + BASE_LATER * rounds_left


def unrest_left(position: WeimarPosition) -> float:
    """How much the track will still be moved this round: 1 at its start, 0 when hands are empty."""
    return min(1.2, sum(len(hand) for hand in position.hands.values()) / FULL_TABLE)


def _own(spd: float, kpd: float, z: float, dnvp: float) -> Owners:
    """An issue that only serves its owner."""
    return (
        (spd, 0.0, 0.0, 0.0),
        (0.0, kpd, 0.0, 0.0),
        (0.0, 0.0, z, 0.0),
        (0.0, 0.0, 0.0, dnvp),
    )


class Moment(NamedTuple):
    """What the worth of issues hangs on: it stays the same for many positions."""

    round: int
    last_round: int
    government: tuple[str, ...]
    inflation: int
    rentenmark: bool
    minor_parties: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, position: WeimarPosition) -> Moment:
        """That of a position."""
        return cls(
            position.round,
            position.last_round,
            tuple(position.government),
            position.dr_box.count("inflation"),
            position.rentenmark,
            tuple(position.minor_parties.items()),
        )


@lru_cache(maxsize=256)
def _tables(moment: Moment, components: Components) -> tuple[Table, dict[str, Four]]:
    """`table[kind][owner]`: what the issue brings to each party if `owner` decides about it;
    and the sum over all owners.
    """
    table = _table(moment, components)
    sums = {kind: _columns(rows) for kind, rows in table.items()}
    return table, sums


def _columns(rows: Owners) -> Four:
    a, b, c, d = (sum(row[i] for row in rows) for i in range(4))
    return a, b, c, d


def _table(moment: Moment, components: Components) -> Table:
    later = moment.last_round - moment.round
    seat, base = seat_worth(later), base_worth(later)
    governs = tuple(party in moment.government for party in PARTIES)
    lasting = min(4, later + 1)
    affairs = tuple(1.9 if one else 1.0 for one in governs)
    lost = -base * 0.8
    sound = (
        0.6 + RENTENMARK * (moment.inflation + 0.7) * min(3, later)
        if not moment.rentenmark
        else 0.0
    )
    cabinet = [sound * one for one in governs]
    table = _lasting_worth(seat, base) | {
        "economy": (
            (1.2 + 0.3 * later, 0.0, 0.6 + 0.2 * later, 0.0),
            (0.0, 2 * base + 0.2, 0.0, 0.0),
            (0.6 + 0.2 * later, 0.0, 1.2 + 0.3 * later, 0.0),
            (0.0, 0.0, 0.0, 2 * base + 0.2),
        ),
        "media": _own(*(0.75 * lasting,) * 4),
        "foreign-affairs": _own(*affairs),
        "reparations": _own(*(DRAWN_CARD + LEAD if later else 0.0,) * 4),
        "stab-in-the-back": (
            (0.0, lost, lost, lost),
            (lost, 0.0, lost, lost),
            (lost, lost, 0.0, lost),
            (0.0, 0.0, 0.0, 2 * base + seat),
        ),
        "rentenmark": (
            (1.0 + cabinet[0], 0.6 * cabinet[1], cabinet[2], 0.6 * cabinet[3]),
            (-0.3, seat + 1.0, -0.3, 0.0),
            (cabinet[0], 0.6 * cabinet[1], 1.0 + cabinet[2], 0.6 * cabinet[3]),
            (-0.3, 0.0, -0.3, seat + 1.0),
        ),
    }
    for minor in ("uspd", "ddp", "dvp"):
        table[minor] = _minor_party(moment, components, minor, seat)
    return table


def _lasting_worth(seat: float, base: float) -> Table:
    """Issues that are always worth the same, but for what seats and bases are worth."""
    return {
        "security": (
            (0.9, -0.4, 0.4, -0.5),
            (-0.1, 0.9, -0.1, -0.2),
            (0.4, -0.5, 1.0, -0.4),
            (-0.1, -0.2, -0.1, 0.9),
        ),
        "poverty": (
            (1.2, -0.1, 0.3, 0.0),
            (0.0, seat, 0.0, 0.0),
            (0.4, 0.0, 0.9, 0.0),
            (0.0, 0.0, 0.0, seat),
        ),
        "protecting-republic-law": (
            (1.9, -0.6, 0.4, -0.6),
            (-0.3, seat + 0.2, -0.3, 0.0),
            (0.4, -0.6, 1.9, -0.6),
            (-0.3, 0.0, -0.3, seat + 0.2),
        ),
        "princes-property": (
            (2.4, 2.0, 0.2, 0.0),
            (2.2, 2.0, 0.2, 0.0),
            (0.0, 0.0, 1.7, 2.0),
            (0.0, 0.0, 1.0, 2.6),
        ),
        "armored-cruiser": (
            (2.4, 2.0, 0.2, 0.0),
            (2.2, 2.0, 0.2, 0.0),
            (-0.3, -0.3, 2.8, 2.0),
            (-0.3, -0.3, 2.6, 2.0),
        ),
        "eight-hour-day": (
            (2.0 + seat, 1.0, 0.0, 0.0),
            (2.0 + seat, 1.0, 0.0, 0.0),
            (-seat, 0.0, 2.8, 0.0),
            (-seat, 0.0, 0.2, 2.2),
        ),
        "reich-school-law": (
            (3.0, 0.0, 0.0, 0.0),
            (1.0, 2.0, 0.0, 0.0),
            (0.0, 0.0, 2.0 + base, 1.0),
            (1.0, 0.0, 0.0, 2.0),
        ),
        "paragraph-218": (
            (2.0, 0.0, 1.0, 0.0),
            (1.0, 2.0 + base, 0.0, 0.0),
            (0.0, 0.0, 3.0, 0.0),
            (0.0, 0.0, 1.0, 2.0),
        ),
        "eastern-aid": (
            (1.6, 0.0, 0.2, -seat),
            (0.4, 1.0, 0.2, -seat),
            (0.4, 0.0, 1.5, -seat),
            (0.3, 0.0, 0.2, 2.0 + base),
        ),
        "flag-dispute": (
            (1.5, 0.0, 1.3, 0.0),
            (1.5, 0.0, 1.3, 0.0),
            (1.5, 0.0, 1.3, 0.0),
            (-0.3, 0.0, -0.3, 3.0),
        ),
    }


def _minor_party(moment: Moment, components: Components, minor: str, seat: float) -> Owners:
    card = components.data.minor_parties[minor]
    seats = sum(card.seats[moment.round - 1 : moment.last_round])
    rounds = moment.last_round - moment.round + 1
    worth = seat * seats + MINOR_PARTY[minor] * rounds
    holder = dict(moment.minor_parties)[minor]
    rows: list[Four] = []
    for owner in PARTIES:
        row = [0.0, 0.0, 0.0, 0.0]
        if owner in card.eligible:
            taken: str = owner
        else:
            friends = {"spd": "z", "z": "spd", "kpd": "spd", "dnvp": "z"}
            taken = friends[owner] if friends[owner] in card.eligible else holder
        row[INDEX[taken]] += worth
        rows.append((row[0], row[1], row[2], row[3]))
    return (rows[0], rows[1], rows[2], rows[3])


class Opinion:
    """What issues on the track are worth, as seen from one moment."""

    def __init__(self, position: WeimarPosition, components: Components) -> None:
        self._kind = components.issue_kind
        self._table, sums = _tables(Moment.of(position), components)
        self._turbulence = unrest_left(position)
        self._majority = position.phase != "politics"
        self._seat = seat_worth(position.last_round - position.round) + 0.15
        self._cache: dict[tuple[tuple[str, str], ...], Four] = {}
        chance_moved = min(1.0, 2 * self._turbulence)
        self._mean = {
            kind: (
                chance_moved * a / 4,
                chance_moved * b / 4,
                chance_moved * c / 4,
                chance_moved * d / 4,
            )
            for kind, (a, b, c, d) in sums.items()
        }

    def worth(self, issues: dict[str, str]) -> Four:
        """What the track as it lies is worth to each party."""
        key = tuple(issues.items())
        worth_of_each = self._cache.get(key)
        if worth_of_each is None:
            worth_of_each = self._cache[key] = self._reckon(issues)
        return worth_of_each

    def _reckon(self, issues: dict[str, str]) -> Four:
        turbulence = self._turbulence
        push = PUSH * turbulence
        loose = min(1.0, 2 * turbulence) / 4
        total = [0.0, 0.0, 0.0, 0.0]
        wins = [0.0, 0.0, 0.0, 0.0]
        for marker, cell in issues.items():
            kind = self._kind[marker]
            owners = OWNERS[cell]
            if not owners:
                hold = 0.0
            elif len(owners) == 2:
                hold = 1 / (1 + push)
                for party in owners:
                    index = INDEX[party]
                    row = self._table[kind][index]
                    wins[index] += hold * 0.5 + 0.01
                    for i in range(4):
                        total[i] += CORNER_SHARE * hold * row[i]
            else:
                steps = int(cell[1:])
                hold = steps / (steps + push)
                index = INDEX[owners[0]]
                row = self._table[kind][index]
                wins[index] += hold + 0.01 * steps
                for i in range(4):
                    total[i] += hold * row[i]
            rest = 1 - hold
            mean = self._mean[kind]
            for i in range(4):
                total[i] += rest * mean[i]
                wins[i] += rest * loose
        if self._majority:
            heat = 0.25 + 1.6 * turbulence
            odds = [exp(won / heat) if won > 0 else 0.0 for won in wins]
            whole = sum(odds)
            if whole:
                first = [one / whole for one in odds]
                for i in range(4):
                    second = sum(
                        first[j] * odds[i] / (whole - odds[j])
                        for j in range(4)
                        if j != i and whole > odds[j]
                    )
                    total[i] += self._seat * (FIRST_SEATS * first[i] + SECOND_SEATS * second)
        return (total[0], total[1], total[2], total[3])
