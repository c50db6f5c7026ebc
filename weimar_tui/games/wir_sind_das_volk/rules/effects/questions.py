"""Second questions of symbols: where unrest moves to, which sector, where unrest comes back."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import questions as q
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST, EAST_AREAS, WEST, WEST_BERLIN
from weimar_tui.games.wir_sind_das_volk.rules.play import VolkPlay, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.standard import place_standard, sectors_to_fill
from weimar_tui.games.wir_sind_das_volk.rules.subjects import OfArea, Pieces
from weimar_tui.games.wir_sind_das_volk.rules.unrest import move_unrest, place_unrest


class MoveUnrestTo(VolkStep, frozen=True, tag="move-unrest-to"):
    """Unrest taken in `area` goes to another area of the East (rulebook 6.4, ruling W47)."""

    seat: str
    area: str

    def run(self, play: VolkPlay) -> None:
        others = [area for area in EAST_AREAS if area != self.area]
        play.ask(self, self.seat, q.MOVE_TO, others, OfArea(self.area))

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        move_unrest(play, self.area, option)


class PlaceInSector(VolkStep, frozen=True, tag="place-in-sector"):
    """Living standard of an event in West Berlin: the sectors fill evenly (rulebook 10.2)."""

    def run(self, play: VolkPlay) -> None:
        play.ask(self, WEST, q.SECTOR, sectors_to_fill(play.position), OfArea(WEST_BERLIN))

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        place_standard(play, WEST_BERLIN, option)


class ReturnUnrest(VolkStep, frozen=True, tag="return-unrest"):
    """Unrest on used cards comes back, at most 1 to each area (rulebook 6.4, ruling W19)."""

    left: int
    returned: tuple[str, ...] = ()

    def run(self, play: VolkPlay) -> None:
        areas = [area for area in EAST_AREAS if area not in self.returned]
        if self.left and areas:
            play.ask(self, EAST, q.PUT_BACK, areas, Pieces(EAST, self.left, "dissolve"))

    def chosen(self, play: VolkPlay, seat: str, option: str) -> None:
        play.push(ReturnUnrest(self.left - 1, (*self.returned, option)))
        place_unrest(play, option, 1, "dissolve", seat)
