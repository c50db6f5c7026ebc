"""The NSDAP track: every figure brings the catastrophe closer (rulebook 5.12)."""

from __future__ import annotations

from . import decision_types as dt, parliament
from .effects.run import start_effects
from .endings import NSDAP_SPACES, nsdap_takes_power
from .events import NsdapFigurePlaced, NsdapFigureStopped
from .runner import WeimarRunner, WeimarStep


def can_place(runner: WeimarRunner, party: str) -> bool:
    """Whether the party has a figure in supply, or a base it could give up for one (R10).

    Behind the Iron Front the placement is cancelled but still counts (6.1).
    """
    position = runner.position
    return (
        position.nsdap_shield
        or parliament.figures_left(position, party) > 0
        or parliament.bases(position, party) > 0
    )


class PlaceFigure(WeimarStep, frozen=True, tag="place-nsdap-figure"):
    """Put a figure of the party on the first free space and carry out the effect below it."""

    party: str

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        if not can_place(runner, self.party):
            return
        if position.nsdap_shield:
            position.nsdap_shield = False
            runner.emit(NsdapFigureStopped(self.party))
        elif parliament.figures_left(position, self.party) > 0:
            self._place(runner)
        else:
            cities = parliament.own_base_cities(position, self.party)
            runner.ask(self, self.party, dt.GIVE_UP_BASE, cities)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        parliament.remove_base(runner, self.party, option, self.party)
        self._place(runner)

    def _place(self, runner: WeimarRunner) -> None:
        track = runner.position.nsdap_track
        track.append(self.party)
        space = len(track)
        runner.emit(NsdapFigurePlaced(self.party, space))
        if space >= NSDAP_SPACES:
            nsdap_takes_power(runner)
        below = runner.components.tables.nsdap[space - 1]
        if below.seats:
            parliament.gain_seats(runner, "nsdap", below.seats)
        start_effects(runner, below.effect, self.party, source="nsdap")
