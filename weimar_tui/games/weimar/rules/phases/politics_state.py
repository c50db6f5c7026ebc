"""Step 5 of the politics phase: the state of the republic (rulebook 4.4)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.crisis import MakeCrisisRolls
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.events import GovernmentDeclared
from weimar_tui.games.weimar.rules.parliament import lose_seats
from weimar_tui.games.weimar.rules.play import WeimarPlay, WeimarStep
from weimar_tui.games.weimar.rules.points import change_vp
from weimar_tui.games.weimar.rules.position import CITIES, WeimarPosition
from weimar_tui.games.weimar.rules.threats import remove_from_dr, threats_in

TROUBLE = 2
"""With so many threats or more a city costs each governing party a seat."""

PASSING = ("instable-state", "violent-peace")
"""Of these one marker each leaves the DR box every round."""


def governing(position: WeimarPosition) -> tuple[str, ...]:
    """The governing parties, the Chancellor's first."""
    chancellor = position.chancellor
    return (chancellor, *(party for party in position.government if party != chancellor))


def begin_state_of_republic(play: WeimarPlay) -> None:
    """Economy, government declaration, threats, stabilization, in this order."""
    play.push(FeelEconomy(), DeclareGovernment(), FaceThreats(), Stabilize())


class FeelEconomy(WeimarStep, frozen=True, tag="feel-economy"):
    """The economy's level puts Poverty or Prosperity into random cities."""

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        effect = play.box.tables.economy[position.economy - 1]
        start_effects(play, effect, position.chancellor, source="economy")


class DeclareGovernment(WeimarStep, frozen=True, tag="declare-government"):
    """1 VP for each calm city, shared out; a seat of each governing party for each troubled one."""

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        counts = [threats_in(position, city) for city in CITIES]
        calm = counts.count(0)
        troubled = sum(count >= TROUBLE for count in counts)
        play.emit(GovernmentDeclared(calm, troubled))
        parties = governing(position)
        share, odd = divmod(calm, len(parties))
        for party in parties:
            change_vp(play, party, share + (odd if party == parties[0] else 0), "declaration")
        for party in parties:
            lose_seats(play, party, troubled)


class FaceThreats(WeimarStep, frozen=True, tag="face-threats"):
    """Each governing party makes a crisis roll for every marker in the DR box but the first."""

    def run(self, play: WeimarPlay) -> None:
        position = play.position
        rolls = len(position.dr_box) - 1
        if rolls > 0:
            play.push(*(MakeCrisisRolls(party, rolls) for party in governing(position)))


class Stabilize(WeimarStep, frozen=True, tag="stabilize"):
    """One Instable State and one Violent Peace leave the DR box."""

    def run(self, play: WeimarPlay) -> None:
        for marker in PASSING:
            remove_from_dr(play, marker)
