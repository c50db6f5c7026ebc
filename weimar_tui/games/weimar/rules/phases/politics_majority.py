"""Step 1 of the politics phase: who has won most issues (rulebook 4.4)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.rules.events import IssueMajorityWon, TieBroken
from weimar_tui.games.weimar.rules.opinion import half_wins
from weimar_tui.games.weimar.rules.parliament import gain_seats
from weimar_tui.games.weimar.rules.play import WeimarPlay, WeimarStep
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.subject import WeimarSubject

SEATS = {1: 3, 2: 1}
"""Seats for the most and the second most issues won."""


class AwardMajority(WeimarStep, frozen=True, tag="award-majority"):
    """Seats for one place; ties go by the values of the spaces, then the Chancellor decides.

    Only parties with at least half an issue come into question.
    """

    place: int = 1
    first: str = ""

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        standing = {p: half_wins(position, p) for p in PARTIES if p != self.first}
        best = max(standing.values())
        if not best[0]:
            return
        tied = tuple(party for party, won in standing.items() if won == best)
        if len(tied) == 1:
            self._award(play, tied[0])
        else:
            play.ask(
                self, position.chancellor, q.MAJORITY_TIE, tied, WeimarSubject(place=self.place)
            )

    def chosen(self, play: WeimarPlay, seat: str, option: str) -> None:
        play.emit(TieBroken(seat, option))
        self._award(play, option)

    def _award(self, play: WeimarPlay, party: str) -> None:
        wins, value = half_wins(play.position, party)
        play.emit(IssueMajorityWon(party, self.place, wins, value))
        gain_seats(play, party, SEATS[self.place])
        if self.place == 1:
            play.push(AwardMajority(2, party))
