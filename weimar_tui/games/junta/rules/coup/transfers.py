"""Units passing to another family in the streets (rules: Transfer)."""

from __future__ import annotations

from weimar_tui.games.junta.rules.families import is_out
from weimar_tui.games.junta.rules.negotiation.offers import transfer
from weimar_tui.games.junta.rules.play import JuntaPlay, JuntaStep
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.rules.units import kinds_of


class TransferWhat(JuntaStep, frozen=True, tag="transfer-what"):
    """Which units pass to another family: `AREA:KIND:NUMBER`."""

    seat: str

    def run(self, play: JuntaPlay) -> None:
        options = []
        for area, stacks in play.position.areas.items():
            for kind, number in kinds_of(s for s in stacks if s.by == self.seat).items():
                options += [f"{area}:{kind}:{n}" for n in range(1, number + 1)]
        if options:
            play.ask(self, self.seat, "transfer", options)

    def chosen(self, play: JuntaPlay, seat: str, option: str) -> None:
        play.push(TransferTo(seat, option))


class TransferTo(JuntaStep, frozen=True, tag="transfer-to"):
    """To whom."""

    seat: str
    units: str

    def run(self, play: JuntaPlay) -> None:
        position = play.position
        options = [o for o in position.order if o != self.seat and not is_out(position, o)]
        area, kind, number = self.units.split(":")
        subject = Asked(area=area, unit=kind, number=int(number))
        play.ask(self, self.seat, "transfer-to", options, subject)

    def chosen(self, play: JuntaPlay, seat: str, option: str) -> None:
        area, kind, number = self.units.split(":")
        transfer(play, seat, option, area, {kind: int(number)})
