"""Steps 3 and 4 of the politics phase: the society track, and what parties strive for (4.4)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.events import SocietyResolved, StresemannTurned
from weimar_tui.games.weimar.rules.minor_parties import MINOR_PARTIES, beneficiaries
from weimar_tui.games.weimar.rules.play import WeimarPlay, WeimarStep
from weimar_tui.games.weimar.rules.points import change_vp
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.threats import active_on_board

GOAL_VP = 2
FEW = 2
"""At most this many Poverty (SPD) or Unrest (Zentrum) count as few."""


# --- step 3 -------------------------------------------------------------------------------------
def resolve_society(play: WeimarPlay) -> None:
    """Resolve the society track from left to right; the markers stay."""
    markers = play.position.society
    if markers:
        play.push(*(ResolveSociety(marker) for marker in markers))


class ResolveSociety(WeimarStep, frozen=True, tag="resolve-society"):
    """One society marker takes effect, for the party it serves."""

    marker: str

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        if self.marker not in position.society:
            return
        marker = play.box.components.society[self.marker]
        actor = position.minor_parties.get(marker.holder, marker.holder) or position.chancellor
        play.emit(SocietyResolved(self.marker))
        start_effects(play, marker.effect, actor, source=f"society:{self.marker}")


# --- step 4 -------------------------------------------------------------------------------------
def score_parties(play: WeimarPlay) -> None:
    """VP for the goals of the parties, then the bonuses of the minor parties.

    Party threats that lie face down do not count for anybody; Poverty counts in the DR box too.
    """
    position = play.position
    councils = active_on_board(position, "councils")
    regimes = active_on_board(position, "regime")
    few_poor = active_on_board(position, "poverty") <= FEW
    calm = active_on_board(position, "unrest") <= FEW
    goals = {
        "kpd": councils + (not regimes),
        "spd": few_poor + (not regimes),
        "z": calm + (not councils),
        "dnvp": regimes + (not councils),
    }
    for party in PARTIES:
        change_vp(play, party, GOAL_VP * goals[party], "goals")
    play.push(*(GiveMinorBonus(minor) for minor in MINOR_PARTIES))


class GiveMinorBonus(WeimarStep, frozen=True, tag="give-minor-bonus"):
    """The bonus of a minor party, to all who have its benefits (5.13)."""

    minor: str
    given: tuple[str, ...] = ()

    def run(self, play: WeimarPlay) -> None:
        waiting = [p for p in beneficiaries(play, self.minor) if p not in self.given]
        if not waiting:
            return
        party = waiting[0]
        play.push(GiveMinorBonus(self.minor, (*self.given, party)))
        if self.minor == "dvp" and party == play.position.minor_parties["dvp"]:
            _activate_stresemann(play, party)
        bonus = play.box.components.minor_parties[self.minor].bonus
        start_effects(play, bonus, party, source=f"minor:{self.minor}")


def _activate_stresemann(play: WeimarPlay, party: str) -> None:
    """The Stresemann card turns to its active side, unless it is out of the game."""
    if play.position.stresemann == "inactive":
        play.position.stresemann = "active"
        play.emit(StresemannTurned("active", party))
