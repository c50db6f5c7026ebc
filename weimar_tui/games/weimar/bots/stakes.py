"""How much rivals, victories and defeats matter to each party at one moment of the game."""

from __future__ import annotations

from math import exp

from weimar_tui.games.weimar.bots import weights as w


class Stakes:
    """Weights in victory points that follow from what the four parties may expect.

    A party's `share` is its chance to have most points if the republic lasts. Whoever leads by
    points has little to gain by a coup; whoever is far behind has little to lose.
    """

    __slots__ = ("loss", "rivalry", "share", "win")

    def __init__(self, prospects: list[float], rounds_left: int) -> None:
        width = w.LEAD_NOW + w.LEAD_LATER * rounds_left
        top = max(prospects)
        heat = [exp((value - top) / width) for value in prospects]
        whole = sum(heat)
        self.share = [one / whole for one in heat]
        self.rivalry = [
            [
                1.0 if j == i else -(w.RIVAL_EACH + w.RIVAL_LEADER * heat[j] / (whole - heat[i]))
                for j in range(4)
            ]
            for i in range(4)
        ]
        self.win = [
            min(most, max(least, width / one))
            for least, most, one in zip(w.WIN_LEAST, w.WIN_MOST, self.share, strict=True)
        ]
        self.loss = [
            least + w.LOSS_OF_LEADER * one
            for least, one in zip(w.LOSS_LEAST, self.share, strict=True)
        ]

    def against_rivals(self, own: list[float]) -> list[float]:
        """What prospects are worth to each party when its rivals' are held against it."""
        a, b, c, d = own
        return [row[0] * a + row[1] * b + row[2] * c + row[3] * d for row in self.rivalry]
