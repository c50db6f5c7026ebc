"""Units passing to another family in the streets (rules: Transfer)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import questions as q
from weimar_tui.games.junta.rules.families import is_out
from weimar_tui.games.junta.rules.negotiation.offers import transfer
from weimar_tui.games.junta.rules.play import JuntaPlay, JuntaStep
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.units import commanded, kinds_of


def units_to_hand_over(play: JuntaPlay, seat: str, owner: str) -> list[str]:
    """The units of `owner` that `seat` commands: `AREA:KIND:NUMBER`, up to all of a kind."""
    options = []
    for area in play.position.areas:
        for kind, number in kinds_of(commanded(play, seat, owner, area)).items():
            options += [q.units_at(area, kind, n) for n in range(1, number + 1)]
    return options


class TransferWhat(JuntaStep, frozen=True, tag="transfer-what"):
    """Which units pass to another family: `AREA:KIND:NUMBER`.

    `owner`: whose they are if the brother-in-law hands them over; empty for one's own.
    """

    seat: str
    owner: str = ""

    def run(self, play: JuntaPlay) -> None:
        if options := units_to_hand_over(play, self.seat, self.owner or self.seat):
            play.ask(self, self.seat, q.TRANSFER_WHAT, options)

    def chosen(self, play: JuntaPlay, seat: str, option: str) -> None:
        play.push(TransferTo(seat, option))


class TransferTo(JuntaStep, frozen=True, tag="transfer-to"):
    """To whom."""

    seat: str
    units: str

    def run(self, play: JuntaPlay) -> None:
        position = play.position
        options = [o for o in position.order if o != self.seat and not is_out(position, o)]
        units = q.TRANSFER_WHAT.read(self.units)
        subject = Asked(area=units.area, unit=units.unit, number=units.number)
        play.ask(self, self.seat, q.TRANSFER_TO, options, subject)

    def chosen(self, play: JuntaPlay, seat: str, option: str) -> None:
        units = q.TRANSFER_WHAT.read(self.units)
        transfer(play, seat, option, units.area, {units.unit: units.number})
