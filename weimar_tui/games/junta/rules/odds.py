"""Exact chances: fights, bombardment, attempts, votes still possible.

Nothing here uses what a view does not show, and nothing rolls the game's dice.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp

from msgspec import Struct

SALVOS = 3


class Side(Struct, frozen=True):
    """One party to a fight: riflemen (one die each), guards (two), unarmed (one die for two).

    `target` is the index of the party it fires at, -1 for none; `opening`: its units were there
    before its target arrived, or only `early` dice of them.
    """

    rifles: int = 0
    guards: int = 0
    crowd: int = 0
    target: int = -1
    opening: bool = False
    early: int = -1

    @property
    def units(self) -> int:
        """The number of units."""
        return self.rifles + self.guards + self.crowd

    @property
    def dice(self) -> int:
        """The dice in a salvo."""
        return self.rifles + 2 * self.guards + self.crowd // 2

    def after(self, hits: int) -> Side:
        """The party after losses: unarmed first, then riflemen, then guards."""
        crowd = max(0, self.crowd - hits)
        hits -= self.crowd - crowd
        rifles = max(0, self.rifles - hits)
        hits -= self.rifles - rifles
        guards = max(0, self.guards - hits)
        return Side(rifles, guards, crowd, self.target, self.opening, self.early)


class FightOdds(Struct, frozen=True):
    """The outcome of a fight for its first party.

    `taken`: it stays, and no enemy does. `held`: it is gone or must retreat. `neither`: it stays,
    and so does an enemy. `losses`: the mean number of units each party loses. `together`: it or a
    friend stays, and no enemy does.
    """

    taken: float
    held: float
    neither: float
    losses: tuple[float, ...]
    together: float = 0.0


@lru_cache(maxsize=4096)
def hits(dice: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... sixes.

    >>> [round(chance, 3) for chance in hits(3)]
    [0.579, 0.347, 0.069, 0.005]
    """
    return tuple(comb(dice, n) * 5 ** (dice - n) / 6**dice for n in range(dice + 1))


Sides = tuple[Side, ...]
Losses = tuple[int, ...]

RARE = 1e-7
"""Rarer outcomes are left out; the sums stay exact to four decimal places."""


@lru_cache(maxsize=1024)
def fight(
    sides: Sides,
    friends: frozenset[int] = frozenset(),
    salvos: int = SALVOS,
    before: Losses = (),
) -> FightOdds:
    """The chances of a fight of two or more parties.

    `friends` are the parties on the side of the first one; `salvos` how many are still to come,
    `before` what each has lost in those that are over.

    >>> odds = fight((Side(rifles=6, target=1), Side(guards=4, target=0)))
    >>> round(odds.taken, 2), round(odds.held, 2), round(odds.neither, 2)
    (0.36, 0.52, 0.12)
    """
    own = friends | {0}
    dice = [[side.after(lost).dice for lost in range(side.units + 1)] for side in sides]
    states: dict[Losses, float] = {(0,) * len(sides): 1.0}
    left = salvos
    if salvos == SALVOS and any(side.opening for side in sides):
        early = [_early(side, row) for side, row in zip(sides, dice, strict=True)]
        late = [
            [all_ - first for all_, first in zip(row, opens, strict=True)]
            for row, opens in zip(dice, early, strict=True)
        ]
        states = _salvo(sides, early, states, own)
        states = _salvo(sides, late, states, own)
        left -= 1
    for _ in range(left):
        states = _salvo(sides, dice, states, own)
    taken = held = together = 0.0
    lost = [0.0] * len(sides)
    earlier = before or (0,) * len(sides)
    for losses, chance in states.items():
        for index, number in enumerate(losses):
            lost[index] += chance * number
        staying = _staying(sides, losses, earlier)
        alone = bool(staying) and own.issuperset(staying)
        together += chance * alone
        if 0 not in staying:
            held += chance
        elif alone:
            taken += chance
    return FightOdds(taken, held, max(0.0, 1 - taken - held), tuple(lost), together)


def _early(side: Side, dice: list[int]) -> list[int]:
    """The dice with which a party opens fire, by its losses."""
    if not side.opening:
        return [0] * len(dice)
    return dice if side.early < 0 else [min(side.early, number) for number in dice]


def _staying(sides: Sides, losses: Losses, before: Losses) -> list[int]:
    """The parties with the fewest losses, which stay."""
    total = [lost + earlier for lost, earlier in zip(losses, before, strict=True)]
    alive = [i for i, side in enumerate(sides) if side.units > losses[i]]
    return [i for i in alive if all(total[i] <= total[other] for other in alive)]


def _salvo(
    sides: Sides, dice: list[list[int]], states: dict[Losses, float], own: frozenset[int]
) -> dict[Losses, float]:
    """All states after a salvo; `dice` gives each party's dice by its losses, fired at once.

    Dice on the same target form one throw; throws at different targets are independent.
    """
    chances: dict[Losses, float] = {}
    for losses, chance in states.items():
        thrown = [0] * len(sides)
        for index, row in enumerate(dice):
            number = row[losses[index]]
            target = _target_of(sides, losses, index, own) if number else -1
            if target >= 0:
                thrown[target] += number
        ends: list[tuple[Losses, float]] = [((), chance)]
        for index, side in enumerate(sides):
            capped = _capped(thrown[index], side.units - losses[index])
            lost = losses[index]
            ends = [
                ((*end, lost + n), before * more)
                for end, before in ends
                for n, more in enumerate(capped)
                if before * more > RARE * 0.01
            ]
        for end, more in ends:
            chances[end] = chances.get(end, 0.0) + more
    return {end: chance for end, chance in chances.items() if chance > RARE * 0.1}


@lru_cache(maxsize=4096)
def _capped(dice: int, units: int) -> tuple[float, ...]:
    """The chance of each number of losses among `units`."""
    rolled = hits(dice)
    if dice <= units:
        return rolled
    return (*rolled[:units], sum(rolled[units:]))


def _target_of(sides: Sides, losses: Losses, index: int, own: frozenset[int]) -> int:
    """The party it fires at: its target, or if that is gone, the first enemy left."""
    target = sides[index].target
    if target < 0 or sides[target].units > losses[target]:
        return target
    left = [i for i, side in enumerate(sides) if i != index and side.units > losses[i]]
    if index in own:
        return next((i for i in left if i not in own), -1)
    return next((i for i in left if i in own), left[0] if left else -1)


# --- attempts ---
BANK_PRIOR, HQ_PRIOR, OTHER_PRIOR = 1.3, 0.4, 0.43
CLOSED = 0.1
"""How much less often a closed bank is visited."""


def habits(seen: tuple[str, ...], *, bank_closed: bool = False) -> dict[str, float]:
    """The chance of each place, from where a family was seen while the bank was open.

    >>> round(habits(("bank", "bank", "club"))["bank"], 2)
    0.55
    """
    chances = {}
    for place in ("bank", "hq", "home", "lover", "club"):
        prior = {"bank": BANK_PRIOR, "hq": HQ_PRIOR}.get(place, OTHER_PRIOR)
        chances[place] = (seen.count(place) + prior) / (len(seen) + 3)
    if bank_closed:
        chances["bank"] *= CLOSED
    total = sum(chances.values())
    return {place: chance / total for place, chance in chances.items()}


def no_shield(unseen: int, shields: int, cards: int) -> float:
    """The chance that a hand of `cards` holds none of the `shields` among `unseen` cards.

    >>> no_shield(60, 4, 0), round(no_shield(60, 4, 6), 2)
    (1.0, 0.65)
    """
    if cards > unseen - shields:
        return 0.0
    return comb(unseen - shields, cards) / comb(unseen, cards)


# --- coups ---
_REBEL = {
    "general1": 1.9,
    "general2": 2.2,
    "general3": 2.3,
    "minister": 2.4,
    "admiral": 1.0,
    "air": 1.9,
}
_LOYAL = {
    "general1": 2.2,
    "general2": 2.2,
    "general3": 2.2,
    "minister": 0.6,
    "admiral": 1.25,
    "air": 1.25,
}


def forecast(rebels: frozenset[str], loyal: frozenset[str], red: int = 0, *, forced: bool) -> float:
    """The chance that a coup succeeds, from the offices of the Rebels and of the President's
    defenders.

    Undecided offices count for neither; `red` are unarmed units of the Rebels. Fitted to coups that
    a simple program played against itself, where it is right in 85 of 100; it does not model
    people.

    >>> round(forecast(frozenset({"general3"}), frozenset(), forced=False), 2)
    0.4
    """
    sum_ = -2.7 + sum(_REBEL[office] for office in rebels) - sum(_LOYAL[o] for o in loyal)
    sum_ += 1.3 * red / 6 - forced
    return 1 / (1 + exp(-sum_))
