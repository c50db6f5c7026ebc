"""Building the economy (rulebook 6.2)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import questions as q
from weimar_tui.games.wir_sind_das_volk.rules.network import build, building_sites
from weimar_tui.games.wir_sind_das_volk.rules.play import VolkPlay, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces


class BuildEconomy(VolkStep, frozen=True, tag="build-economy"):
    """Build points equal to the card's value; any of them may be left unused (ruling W4)."""

    seat: str
    card: str
    left: int

    def run(self, play: VolkPlay) -> None:
        sites = building_sites(play, self.seat) if self.left else []
        if sites:
            subject = Pieces(self.seat, self.left, "build", self.card)
            play.ask(self, self.seat, q.BUILD, [*sites, q.STOP], subject)

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        if option != q.STOP:
            build(play, seat, option)
            if self.left > 1:
                play.push(BuildEconomy(self.seat, self.card, self.left - 1))
