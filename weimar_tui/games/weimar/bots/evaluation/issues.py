"""Values the opinion track: every issue for every party, and the majority of issues."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from ...rules.components import Components
from ...rules.opinion import OWNERS
from ...rules.position import PARTIES, WeimarPosition
from ..weights import FIGURES, OPINION, REPUBLIC, Four

Owners = tuple[Four, Four, Four, Four]
"""By the party that decides about an issue: its gain for each party."""

Table = dict[str, Owners]

INDEX = {party: index for index, party in enumerate(PARTIES)}


def seat_worth(rounds_left: int) -> float:
    """The value of a seat with this many rounds to come after the present one."""
    return FIGURES.seat_now + FIGURES.seat_later * rounds_left


def base_worth(rounds_left: int) -> float:
    """The value of a base with this many rounds to come after the present one."""
    return FIGURES.base_now + FIGURES.base_later * rounds_left


def unrest_left(position: WeimarPosition) -> float:
    """How much the track will still move this round: 1 at the start, 0 with all hands empty."""
    return min(
        OPINION.most_turbulence,
        sum(len(hand) for hand in position.hands.values()) / REPUBLIC.full_table,
    )


Sum = tuple[tuple[float, str], ...]
"""Multiples of named figures; a plain number has an empty name."""


def _sum(cell: float | str) -> Sum:
    """The terms of a cell of `weights.toml`, such as `1.2 + 0.3 later`."""
    terms = (term.split() for term in str(cell).split(" + "))
    return tuple((float(factor), name[0] if name else "") for factor, *name in terms)


_ISSUES = {
    kind: tuple(tuple(_sum(cell) for cell in rows[party]) for party in PARTIES)
    for kind, rows in OPINION.issues.items()
}


class Moment(NamedTuple):
    """The inputs to the value of issues; they stay the same for many positions."""

    round: int
    last_round: int
    government: tuple[str, ...]
    inflation: int
    rentenmark: bool
    minor_parties: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, position: WeimarPosition) -> Moment:
        """The moment of a position."""
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
    """`table[kind][owner]`: what the issue brings each party if `owner` decides about it; and the
    sum over all owners."""
    table = _table(moment, components)
    sums = {kind: _columns(rows) for kind, rows in table.items()}
    return table, sums


def _columns(rows: Owners) -> Four:
    a, b, c, d = (sum(row[i] for row in rows) for i in range(4))
    return a, b, c, d


def _table(moment: Moment, components: Components) -> Table:
    later = moment.last_round - moment.round
    seat = seat_worth(later)
    sound = 0.0
    if not moment.rentenmark:
        inflation = moment.inflation + OPINION.inflation_to_come
        sound = OPINION.rentenmark_now + OPINION.rentenmark * inflation * min(3, later)
    figures = {
        "": 1.0,
        "seat": seat,
        "base": base_worth(later),
        "later": float(later),
        "rounds": float(min(4, later + 1)),
        "card": FIGURES.drawn_card + FIGURES.lead if later else 0.0,
    }
    by_party = [
        {**figures, "governs": governs, "sound": sound * governs}
        for governs in (float(party in moment.government) for party in PARTIES)
    ]
    table = {
        kind: (_row(a, by_party), _row(b, by_party), _row(c, by_party), _row(d, by_party))
        for kind, (a, b, c, d) in _ISSUES.items()
    }
    for minor in components.data.minor_parties:
        table[minor] = _minor_party(moment, components, minor, seat)
    return table


def _row(cells: tuple[Sum, ...], by_party: list[dict[str, float]]) -> Four:
    a, b, c, d = (
        sum(factor * figures[name] for factor, name in cell)
        for cell, figures in zip(cells, by_party, strict=True)
    )
    return a, b, c, d


def _minor_party(moment: Moment, components: Components, minor: str, seat: float) -> Owners:
    card = components.data.minor_parties[minor]
    seats = sum(card.seats[moment.round - 1 : moment.last_round])
    rounds = moment.last_round - moment.round + 1
    worth = seat * seats + FIGURES.minor_party[minor] * rounds
    holder = dict(moment.minor_parties)[minor]
    rows: list[Four] = []
    for owner in PARTIES:
        row = [0.0, 0.0, 0.0, 0.0]
        if owner in card.eligible:
            taken: str = owner
        else:
            friend = OPINION.friends[owner]
            taken = friend if friend in card.eligible else holder
        row[INDEX[taken]] += worth
        rows.append((row[0], row[1], row[2], row[3]))
    return (rows[0], rows[1], rows[2], rows[3])


OfIssue = tuple[Four, Four, Four, Four, float]
"""What an issue adds to the track's value: for its owners (two on a corner), for all as it may
still move, and to the issues won: by its owners, and by each party."""

NOTHING: Four = (0.0, 0.0, 0.0, 0.0)


class Opinion:
    """The value of issues on the track, seen from one moment."""

    def __init__(self, position: WeimarPosition, components: Components) -> None:
        self._kind = components.issue_kind
        self._table, sums = _tables(Moment.of(position), components)
        self._turbulence = unrest_left(position)
        self._majority = position.phase != "politics"
        self._seat = seat_worth(position.last_round - position.round) + OPINION.majority_seat
        self._cache: dict[tuple[tuple[str, str], ...], Four] = {}
        self._on_cell: dict[tuple[str, str], OfIssue] = {}
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
        """The value of the present track to each party."""
        key = tuple(issues.items())
        worth_of_each = self._cache.get(key)
        if worth_of_each is None:
            worth_of_each = self._cache[key] = self._compute(issues)
        return worth_of_each

    def _compute(self, issues: dict[str, str]) -> Four:
        t0 = t1 = t2 = t3 = 0.0
        w0 = w1 = w2 = w3 = 0.0
        known = self._on_cell
        for place in issues.items():
            one = known.get(place)
            if one is None:
                one = known[place] = self._of_issue(*place)
            (a0, a1, a2, a3), (b0, b1, b2, b3), (c0, c1, c2, c3), (d0, d1, d2, d3), loose = one
            # Added in this order, sums are the same to the last bit as when added one by one.
            t0 = t0 + a0 + b0 + c0
            t1 = t1 + a1 + b1 + c1
            t2 = t2 + a2 + b2 + c2
            t3 = t3 + a3 + b3 + c3
            w0 = w0 + d0 + loose
            w1 = w1 + d1 + loose
            w2 = w2 + d2 + loose
            w3 = w3 + d3 + loose
        if not self._majority:
            return (t0, t1, t2, t3)
        e0, e1, e2, e3 = self._of_majority((w0, w1, w2, w3))
        return (t0 + e0, t1 + e1, t2 + e2, t3 + e3)

    def _of_issue(self, marker: str, cell: str) -> OfIssue:
        """What an issue on a cell adds to the value of the track and to the issues won."""
        push = OPINION.push * self._turbulence
        kind = self._kind[marker]
        owners = OWNERS[cell]
        rows, wins, hold = [NOTHING, NOTHING], [0.0, 0.0, 0.0, 0.0], 0.0
        if len(owners) == 2:
            hold = 1 / (1 + push)
            for place, party in enumerate(owners):
                index = INDEX[party]
                wins[index] = hold * OPINION.corner_wins + OPINION.step_wins
                a, b, c, d = self._table[kind][index]
                part = OPINION.corner_share * hold
                rows[place] = (part * a, part * b, part * c, part * d)
        elif owners:
            steps = int(cell[1:])
            hold = steps / (steps + push)
            index = INDEX[owners[0]]
            wins[index] = hold + OPINION.step_wins * steps
            a, b, c, d = self._table[kind][index]
            rows[0] = (hold * a, hold * b, hold * c, hold * d)
        rest = 1 - hold
        a, b, c, d = self._mean[kind]
        mean = (rest * a, rest * b, rest * c, rest * d)
        loose = rest * (min(1.0, 2 * self._turbulence) / 4)
        return rows[0], rows[1], mean, (wins[0], wins[1], wins[2], wins[3]), loose

    def _of_majority(self, wins: Four) -> Four:
        """What the seats for the most issues won bring each party."""
        heat = OPINION.majority_heat + OPINION.majority_heat_by_cards * self._turbulence
        odds = [exp(won / heat) if won > 0 else 0.0 for won in wins]
        whole = sum(odds)
        if not whole:
            return NOTHING
        first = [one / whole for one in odds]
        others = [whole - one for one in odds]
        seats = [0.0, 0.0, 0.0, 0.0]
        for i in range(4):
            second = 0.0
            for j in range(4):
                if j != i and others[j] > 0:
                    second += first[j] * odds[i] / others[j]
            seats[i] = self._seat * (OPINION.first_seats * first[i] + OPINION.second_seats * second)
        return seats[0], seats[1], seats[2], seats[3]
