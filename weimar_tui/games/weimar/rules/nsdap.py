"""The NSDAP track: whoever puts a figure there brings the catastrophe closer (rulebook 5.12)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import decision_types as q, parliament
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.endings import NSDAP_SPACES, nsdap_takes_power
from weimar_tui.games.weimar.rules.events import NsdapFigurePlaced, NsdapFigureStopped
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep


def can_place(play: WeimarRunner, party: str) -> bool:
    """A figure in supply, or a base that could be given up for it (R10).

    Behind the Iron Front the placement is cancelled but still counts (6.1).
    """
    position = play.position
    return (
        position.nsdap_shield
        or parliament.figures_left(position, party) > 0
        or parliament.bases(position, party) > 0
    )


class PlaceFigure(WeimarStep, frozen=True, tag="place-nsdap-figure"):
    """Put a figure of the party on the first free space and carry out what lies below it."""

    party: str

    def run(self, play: WeimarRunner) -> None:
        position = play.position
        if not can_place(play, self.party):
            return
        if position.nsdap_shield:
            position.nsdap_shield = False
            play.emit(NsdapFigureStopped(self.party))
        elif parliament.figures_left(position, self.party) > 0:
            self._place(play)
        else:
            cities = parliament.own_base_cities(position, self.party)
            play.ask(self, self.party, q.GIVE_UP_BASE, cities)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        parliament.remove_base(play, self.party, option, self.party)
        self._place(play)

    def _place(self, play: WeimarRunner) -> None:
        track = play.position.nsdap_track
        track.append(self.party)
        space = len(track)
        play.emit(NsdapFigurePlaced(self.party, space))
        if space >= NSDAP_SPACES:
            nsdap_takes_power(play)
        below = play.components.tables.nsdap[space - 1]
        if below.seats:
            parliament.gain_seats(play, "nsdap", below.seats)
        start_effects(play, below.effect, self.party, source="nsdap")
