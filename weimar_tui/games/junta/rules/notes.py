"""Money: notes of 1, 2 and 3 million, and no change (rules: Geld)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct


class Notes(Struct, frozen=True, array_like=True):
    """A number of notes of each value, `[ones, twos, threes]`; sums and differences are new ones.

    >>> purse = Notes(1, 2, 1)
    >>> purse.total, purse.count, purse.id
    (8, 4, '1.2.1')
    >>> purse.minus(Notes(twos=2)).id, Notes.of([3, 1, 1]).id
    ('1.0.1', '2.0.1')
    """

    ones: int = 0
    twos: int = 0
    threes: int = 0

    @staticmethod
    def of(values: Iterable[int]) -> Notes:
        """The notes of these values."""
        counts = [0, 0, 0]
        for value in values:
            counts[value - 1] += 1
        return Notes(*counts)

    @staticmethod
    def parse(text: str) -> Notes:
        """Parse notes from their id.

        >>> Notes.parse("2.0.1").total
        5
        """
        ones, twos, threes = text.split(".")
        return Notes(int(ones), int(twos), int(threes))

    @property
    def total(self) -> int:
        """The value in millions."""
        return self.ones + 2 * self.twos + 3 * self.threes

    @property
    def count(self) -> int:
        """The number of notes."""
        return self.ones + self.twos + self.threes

    @property
    def id(self) -> str:
        """`ones.twos.threes`, the form in options."""
        return f"{self.ones}.{self.twos}.{self.threes}"

    def values(self) -> list[int]:
        """The value of every note, lowest first."""
        return [1] * self.ones + [2] * self.twos + [3] * self.threes

    def plus(self, more: Notes) -> Notes:
        """The sum of both."""
        return Notes(self.ones + more.ones, self.twos + more.twos, self.threes + more.threes)

    def minus(self, less: Notes) -> Notes:
        """The remaining notes."""
        return Notes(self.ones - less.ones, self.twos - less.twos, self.threes - less.threes)

    def holds(self, wanted: Notes) -> bool:
        """Whether these notes include `wanted`."""
        return (
            self.ones >= wanted.ones and self.twos >= wanted.twos and self.threes >= wanted.threes
        )


NONE = Notes()


@lru_cache(maxsize=20_000)
def minimal_sets(purse: Notes, cost: int) -> tuple[Notes, ...]:
    """Every way to pay at least `cost` in which no note is superfluous, cheapest first.

    Nothing if the purse is too light. Nobody gives change (rules: Geld).

    >>> [notes.id for notes in minimal_sets(Notes(1, 1, 1), 2)]
    ['0.1.0', '0.0.1']
    >>> minimal_sets(Notes(1, 0, 0), 2)
    ()
    """
    if cost <= 0:
        return (NONE,)
    sets = []
    for threes in range(min(purse.threes, (cost + 2) // 3) + 1):
        rest = cost - 3 * threes
        for twos in range(min(purse.twos, max(0, (rest + 1) // 2)) + 1):
            ones = max(0, rest - 2 * twos)
            if ones > purse.ones:
                continue
            surplus = 3 * threes + 2 * twos + ones - cost
            smallest = 1 if ones else 2 if twos else 3
            if surplus < smallest:
                sets.append(Notes(ones, twos, threes))
    return tuple(sorted(sets, key=lambda notes: (notes.total, notes.threes, notes.twos)))


def payable(purse: Notes, sums: Iterable[int]) -> bool:
    """Whether the notes can be split so that everyone gets at least his sum (ruling J21).

    >>> payable(Notes(1, 0, 3), (2, 2, 2, 1)), payable(Notes(1, 0, 3), (2, 2, 2, 2))
    (True, False)
    """
    return covers(purse, demands_of(sums))


def demands_of(sums: Iterable[int]) -> tuple[int, ...]:
    """Sums in the form that `covers` takes: largest first, without zeros."""
    return tuple(sorted([amount for amount in sums if amount > 0], reverse=True))


@lru_cache(maxsize=50_000)
def covers(purse: Notes, demands: tuple[int, ...]) -> bool:
    """Whether the notes can be split so that every demand is met."""
    if not demands:
        return True
    if sum(demands) > purse.total or len(demands) > purse.count:
        return False
    return _greedy(purse, demands) or _searched(purse, demands)


def _greedy(purse: Notes, demands: tuple[int, ...]) -> bool:
    """Largest sums first, with the largest notes that fit; fast, and nearly always right."""
    ones, twos, threes = purse.ones, purse.twos, purse.threes
    for demand in demands:
        used = min(threes, demand // 3)
        threes -= used
        demand -= 3 * used
        used = min(twos, demand // 2)
        twos -= used
        demand -= 2 * used
        used = min(ones, demand)
        ones -= used
        demand -= used
        while demand > 0:
            if twos and (demand <= 2 or not threes):
                twos -= 1
                demand -= 2
            elif threes:
                threes -= 1
                demand -= 3
            else:
                return False
    return True


@lru_cache(maxsize=50_000)
def _searched(purse: Notes, demands: tuple[int, ...]) -> bool:
    if not demands:
        return True
    if sum(demands) > purse.total:
        return False
    return any(
        _searched(purse.minus(paid), demands[1:]) for paid in minimal_sets(purse, demands[0])
    )


def most_payable(purse: Notes, others: tuple[int, ...]) -> int:
    """The largest sum that can be promised in addition to `others`."""
    low, high = 0, purse.total - sum(others)
    while low < high:
        middle = (low + high + 1) // 2
        if payable(purse, (*others, middle)):
            low = middle
        else:
            high = middle - 1
    return low


def sets_from(purse: Notes, least: int) -> Iterator[Notes]:
    """Every set of notes worth at least `least`, lightest first, then fewest notes.

    >>> [notes.id for notes in sets_from(Notes(2, 1, 0), 2)]
    ['0.1.0', '2.0.0', '1.1.0', '2.1.0']
    """
    for total in range(max(0, least), purse.total + 1):
        sets = []
        for threes in range(min(purse.threes, total // 3) + 1):
            rest = total - 3 * threes
            fewest = max(0, (rest - purse.ones + 1) // 2)
            for twos in range(fewest, min(purse.twos, rest // 2) + 1):
                sets.append((rest - twos + threes, threes, twos, rest - 2 * twos))
        sets.sort()
        for _, threes, twos, ones in sets:
            yield Notes(ones, twos, threes)
