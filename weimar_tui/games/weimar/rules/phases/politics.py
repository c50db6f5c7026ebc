"""The politics phase: eight numbered steps, then the end of the round (rulebook 4.4)."""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.games.weimar.rules.events import PhaseStarted, StepStarted
from weimar_tui.games.weimar.rules.phases.government import EndOfRound, FormGovernment, NextRound
from weimar_tui.games.weimar.rules.phases.politics_issues import resolve_won_issues
from weimar_tui.games.weimar.rules.phases.politics_majority import AwardMajority
from weimar_tui.games.weimar.rules.phases.politics_parliament import check_size, give_minor_seats
from weimar_tui.games.weimar.rules.phases.politics_scoring import resolve_society, score_parties
from weimar_tui.games.weimar.rules.phases.politics_state import begin_state_of_republic
from weimar_tui.games.weimar.rules.play import WeimarPlay, WeimarStep


class PoliticsPhase(WeimarStep, frozen=True, tag="politics-phase"):
    """The last phase of a round: everything is counted and a government is formed."""

    def run(self, play: WeimarPlay) -> None:
        play.position.phase = "politics"
        play.emit(PhaseStarted("politics"))
        play.push(*(PoliticsStep(number) for number in STEPS), EndOfRound(), NextRound())


class PoliticsStep(WeimarStep, frozen=True, tag="politics-step"):
    """One of the numbered steps."""

    number: int

    def run(self, play: WeimarPlay) -> None:
        play.emit(StepStarted(self.number))
        STEPS[self.number](play)


def _check_issue_majority(play: WeimarPlay) -> None:
    play.push(AwardMajority())


def _form_government(play: WeimarPlay) -> None:
    play.push(FormGovernment())


STEPS: dict[int, Callable[[WeimarPlay], None]] = {
    1: _check_issue_majority,
    2: resolve_won_issues,
    3: resolve_society,
    4: score_parties,
    5: begin_state_of_republic,
    6: give_minor_seats,
    7: check_size,
    8: _form_government,
}
