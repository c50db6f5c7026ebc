"""Step 8 of the politics phase: a new government (rulebook 4.4)."""

from __future__ import annotations

from .. import decision_types as dt, lasting_rules
from ..economy import check_condition
from ..endings import (
    check_overthrow,
    check_seat_majority,
)
from ..events import (
    CoalitionAnswered,
    GovernmentFormed,
    PartyThreatsTurned,
    TieBroken,
)
from ..parliament import has_half
from ..position import WeimarPosition, clockwise
from ..runner import WeimarRunner, WeimarStep
from ..subjects import CoalitionSize, OfCoalition
from ..threats import (
    THREAT_PARTY,
    on_board,
    place_in_dr,
    remove_from_dr,
)
from ..who import DEMOCRATS, RADICALS

WEIMAR = "weimar"
COALITIONS = {WEIMAR: ("spd", "z"), "left": ("spd", "kpd"), "right": ("z", "dnvp")}
"""The only possible coalitions."""

MINORITY = "minority-cabinet"


def coalition_seats(position: WeimarPosition) -> dict[str, int]:
    """The seats that the parties of each possible coalition have together."""
    seats = position.seats
    return {
        name: sum(seats.get(party, 0) for party in parties) for name, parties in COALITIONS.items()
    }


class FormGovernment(WeimarStep, frozen=True, tag="form-government"):
    """Overthrow by seats; else an absolute majority; else the largest willing coalition."""

    def run(self, runner: WeimarRunner) -> None:
        check_seat_majority(runner)
        position = runner.position
        alone = tuple(party for party in DEMOCRATS if has_half(position, party))
        if not alone:
            runner.push(TryCoalitions(tuple(COALITIONS)))
        elif len(alone) == 1:
            runner.push(TakeOffice(alone))
        else:
            runner.ask(self, position.chancellor, dt.ABSOLUTE_MAJORITY, alone)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(seat, option))
        runner.push(TakeOffice((option,)))


class TryCoalitions(WeimarStep, frozen=True, tag="try-coalitions"):
    """Try the largest coalition that has not been tried; the Chancellor orders equal ones."""

    waiting: tuple[str, ...]

    def run(self, runner: WeimarRunner) -> None:
        size = coalition_seats(runner.position)
        largest = max(size[name] for name in self.waiting)
        equal = tuple(name for name in self.waiting if size[name] == largest)
        runner.ask(
            self,
            runner.position.chancellor,
            dt.ORDER_COALITIONS,
            equal,
            CoalitionSize(largest),
        )

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.push(AskCoalition(option, tuple(name for name in self.waiting if name != option)))


class AskCoalition(WeimarStep, frozen=True, tag="ask-coalition"):
    """Ask both parties of a coalition openly, the one with more seats first.

    SPD and Zentrum must form theirs. A party that a card bars from coalitions refuses.
    """

    coalition: str
    waiting: tuple[str, ...]
    agreed: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        parties = COALITIONS[self.coalition]
        if self.coalition == WEIMAR or len(self.agreed) == len(parties):
            runner.push(TakeOffice(parties))
            return
        order = sorted(
            (p for p in clockwise(position.chancellor) if p in parties),
            key=lambda party: -position.seats[party],
        )
        for party in order:
            if lasting_rules.is_forbidden(position, party, "coalition"):
                self._answered(runner, party, False)
                return
        party = next(p for p in order if p not in self.agreed)
        subject = OfCoalition(
            coalition=self.coalition,
            partner=_partner(parties, party),
            seats=sum(position.seats[p] for p in parties),
        )
        runner.ask(self, party, dt.JOIN_COALITION, (dt.AGREE, dt.REFUSE), subject)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        self._answered(runner, seat, option == dt.AGREE)

    def _answered(self, runner: WeimarRunner, party: str, agreed: bool) -> None:
        partner = _partner(COALITIONS[self.coalition], party)
        runner.emit(CoalitionAnswered(party, partner, agreed))
        if agreed:
            runner.push(AskCoalition(self.coalition, self.waiting, (*self.agreed, party)))
        else:
            runner.push(TryCoalitions(self.waiting))


def _partner(parties: tuple[str, ...], party: str) -> str:
    return parties[1] if parties[0] == party else parties[0]


class TakeOffice(WeimarStep, frozen=True, tag="take-office"):
    """The party with more seats becomes Chancellor; the old Chancellor breaks a tie."""

    parties: tuple[str, ...]

    def run(self, runner: WeimarRunner) -> None:
        seats = runner.position.seats
        most = max(seats[party] for party in self.parties)
        leading = tuple(party for party in self.parties if seats[party] == most)
        if len(leading) == 1:
            self._take(runner, leading[0])
        else:
            runner.ask(self, runner.position.chancellor, dt.NAME_CHANCELLOR, leading)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        runner.emit(TieBroken(seat, option))
        self._take(runner, option)

    def _take(self, runner: WeimarRunner, chancellor: str) -> None:
        position = runner.position
        before = position.government
        position.chancellor = chancellor
        others = (party for party in self.parties if party != chancellor)
        position.government = (chancellor, *others)
        minority = not has_half(position, *self.parties)
        form = "absolute-majority" if len(self.parties) == 1 else "coalition"
        runner.emit(
            GovernmentFormed(position.government, chancellor, "minority" if minority else form)
        )
        turn_party_threats(runner, before)
        if minority:
            place_in_dr(runner, MINORITY)
        else:
            remove_from_dr(runner, MINORITY)


def turn_party_threats(runner: WeimarRunner, before: tuple[str, ...]) -> None:
    """Turn a party's threats face down when it enters government, and up when it leaves.

    Turned up they count again at once, for the end of the game and for the economy.
    """
    position = runner.position
    for party in RADICALS:
        governs = party in position.government
        if governs == (party in before):
            continue
        if any(on_board(position, t) for t, owner in THREAT_PARTY.items() if owner == party):
            runner.emit(PartyThreatsTurned(party, not governs))
        check_overthrow(runner, party)
    check_condition(runner)
