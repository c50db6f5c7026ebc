"""A round from its first phase to its last (rules: Spielablauf, Spielende)."""

from __future__ import annotations

from ..cards import HandLimits, draw
from ..coup.start import CoupPhase
from ..death_and_exile import AskExiles
from ..endings import end_game
from ..events import BankMarkerTurned, RoundBegan
from ..families import from_president
from ..negotiation.promises import expire, judge
from ..notes import NONE
from ..position import ALIVE, DEAD, JuntaPosition
from ..runner import JuntaRunner, JuntaStep, enter
from ..units import send_home
from .assassinations import AssassinationPhase
from .bank import BankPhase, LateBank
from .budget import AidPhase, BudgetPhase
from .election import EnsurePresident
from .offices import OfficesPhase
from .places import PlacesPhase

CARDS_A_ROUND = 2


class BeginRound(JuntaStep, frozen=True, tag="begin-round"):
    """Dead families live again (ruling J4), units are at home, markers are turned."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        position.round += 1
        runner.emit(RoundBegan(position.round))
        enter(runner, "draw")
        _forget_last_round(position)
        send_home(runner)
        for family in position.families.values():
            if family.state == DEAD:
                family.state = ALIVE
        runner.push(
            AskExiles(safe=not position.president),
            DrawCards(),
            EnsurePresident(),
            OfficesPhase(),
            AidPhase(),
            BudgetPhase(),
            PlacesPhase(),
            AssassinationPhase(),
            BankPhase(),
            CoupPhase(),
            EndRound(),
        )


def _forget_last_round(position: JuntaPosition) -> None:
    position.lunch = position.bank_closed = position.forced = position.excuse = False
    position.announced, position.paid, position.budget = {}, [], ""
    position.motion = None
    position.attempts, position.police_used = [], 0
    position.rebelled, position.shot = [], []
    position.borrowed, position.extra_votes = "", {}
    position.brother_in_law, position.brother_chosen_for = "", ()
    for family in position.families.values():
        family.choice = family.place = family.answer = ""
        family.stays = False
        family.friends_used = family.asides = 0
        family.aid, family.envelope, family.envelopes = NONE, 0, {}


class DrawCards(JuntaStep, frozen=True, tag="draw-cards"):
    """Two cards for every family that is not in exile; the limit is six (ruling J5)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        for seat in from_president(position):
            if position.families[seat].state == ALIVE:
                draw(runner, seat, CARDS_A_ROUND)
        runner.push(HandLimits())


class EndRound(JuntaStep, frozen=True, tag="end-round"):
    """The late bank, then the round is over."""

    def run(self, runner: JuntaRunner) -> None:
        enter(runner, "end")
        runner.push(LateBank(), FinishRound())


class FinishRound(JuntaStep, frozen=True, tag="finish-round"):
    """Judge promises, turn markers, check for the end of the game (rules: Spielende)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        judge(runner, "round")
        expire(runner)
        position.discards += position.lying
        position.lying = []
        if position.bank_marker:
            position.bank_marker -= 1
            if not position.bank_marker:
                runner.emit(BankMarkerTurned(safe=False))
        if len(position.stack) < runner.components.data.aid:
            end_game(runner, "stack-spent")
        if position.round >= position.rounds:
            end_game(runner, "eleven-rounds")
        runner.push(BeginRound())
