"""Values the society track, and predicts which marker a party would choose."""

from __future__ import annotations

from ...rules.components import Components
from ...rules.effects.vocabulary import (
    As,
    Base,
    Choose,
    Dissolve,
    Effects,
    Move,
    Pay,
    PlaceIssue,
    Redeploy,
    Seat,
    Share,
    Unrest,
    VictoryPoints,
)
from ...rules.position import PARTIES, WeimarPosition
from ...rules.society import SPACES
from ..weights import SOCIETY
from .issues import INDEX, base_worth, seat_worth


class Society:
    """The gain of each party from each marker in one politics phase, at this moment's values."""

    def __init__(self, position: WeimarPosition, components: Components) -> None:
        self._components = components
        self._later = position.last_round - position.round
        self._seat = seat_worth(self._later)
        self._base = base_worth(self._later)
        self._phases = self._later + 1
        self._position = position
        self._rows: dict[str, list[float]] = {}
        self._worth: dict[tuple[str, ...], list[float]] = {}

    def row(self, marker: str) -> list[float]:
        """The gain of each party from the marker in one politics phase."""
        shares = self._rows.get(marker)
        if shares is None:
            printed = self._components.data.society[marker]
            minor = self._position.minor_parties
            holder = minor.get(printed.holder, printed.holder) or self._position.chancellor
            shares = [0.0, 0.0, 0.0, 0.0]
            self._add(shares, printed.effect, holder)
            self._rows[marker] = shares
        return shares

    def _add(self, row: list[float], effects: Effects, actor: str) -> None:
        for effect in effects:
            match effect:
                case Seat() | Base() | VictoryPoints():
                    who = self._party(effect.who, actor)
                    if who in INDEX:
                        each = 1.0
                        if not isinstance(effect, VictoryPoints):
                            each = self._seat if isinstance(effect, Seat) else self._base
                        row[INDEX[who]] += effect.amount * each
                case As():
                    self._add(row, effect.effect, self._party(effect.who, actor))
                case Choose():
                    self._add(row, effect.options[0], actor)
                case Pay():
                    row[INDEX[actor]] += SOCIETY.pay
                case Move() | Redeploy() | Dissolve():
                    row[INDEX[actor]] += (
                        SOCIETY.move if isinstance(effect, Move) else SOCIETY.redeploy
                    )
                case Unrest():
                    row[INDEX[actor]] += SOCIETY.unrest
                    for party in self._position.government:
                        row[INDEX[party]] -= SOCIETY.unrest
                case PlaceIssue():
                    arm = effect.cell[:1]
                    if arm in "SKZD":
                        row["SKZD".index(arm)] += SOCIETY.issue
                case Share():
                    seats = self._components.data.minor_parties[effect.party].seats
                    worth = SOCIETY.minor_party + self._seat * seats[self._position.round - 1]
                    row[INDEX[effect.who]] += worth
                case _:
                    pass

    def _party(self, who: str, actor: str) -> str:
        if who == "self":
            return actor
        if who == "chancellor":
            return self._position.chancellor
        return self._position.minor_parties.get(who, who)

    def worth(self, track: list[str]) -> list[float]:
        """The gain of each party from the track until the end of the game."""
        key = tuple(track)
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = self._worth_of(key)
        return worth

    def _worth_of(self, track: tuple[str, ...]) -> list[float]:
        total = [0.0, 0.0, 0.0, 0.0]
        for place, marker in enumerate(track):
            stays = SOCIETY.stays if place < SPACES - 2 else SOCIETY.last_stays
            phases = (1 - stays**self._phases) / (1 - stays)
            row = self.row(marker)
            for i in range(len(PARTIES)):
                total[i] += phases * row[i]
        return total
