"""Phase 8: starting a coup, and joining it (rules: Staatsstreich kann angezettelt werden)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, vocabulary as v
from ..cards import could_be_hidden, playable, spend_card
from ..coup_events import CoupBegan, CoupPhaseBegan
from ..death_and_exile import AskExiles, BrotherInLaw
from ..families import after, is_out
from ..negotiation.talk_before_answer import ask_with_talk, handled_as_talk
from ..negotiation.windows import COUP as WINDOW, Talk
from ..position import Coup
from ..runner import JuntaRunner, JuntaStep, enter, set_excuse
from ..subjects import FirstRebel, OnTurn
from ..units import give_command, number_of
from .common import GUNBOAT, STRIKE, become_rebel, the_coup
from .landing import landings, play_units, unit_cards
from .movement import Turn
from .phases import BeginCoupPhase, FightSegment

HEADQUARTERS = "hq"


class CoupPhase(JuntaStep, frozen=True, tag="coup-phase"):
    """Anyone but the President can start a coup with an excuse, or from headquarters."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if not position.president:
            return
        enter(runner, "coup")
        runner.push(AskExiles(), BrotherInLaw(), BeginAskingForCoups())


class BeginAskingForCoups(JuntaStep, frozen=True, tag="begin-asking-for-coups"):
    """Ask clockwise, starting after the President."""

    def run(self, runner: JuntaRunner) -> None:
        give_command(runner)
        runner.push(AskCoup(after(runner.position, runner.position.president)))


class AskCoup(JuntaStep, frozen=True, tag="ask-coup"):
    """Ask one after the other; after an excuse card, ask all again (ruling J45).

    Families with hand cards are always asked, so that the question reveals no excuse card.
    """

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        for index, seat in enumerate(self.seats):
            if is_out(position, seat):
                continue
            may = may_rebel(runner, seat)
            options = rebel_options(runner, seat) if may else []
            options += [dt.excuse_card(card) for card in excuse_cards(runner, seat)]
            holds = bool(runner.family(seat).hand) and could_be_hidden(runner, v.Excuse)
            if options or (may and runner.family(seat).hand) or holds:
                step = AskCoup(self.seats[index:])
                ask_with_talk(runner, step, seat, dt.COUP, [*options, dt.STAY], OnTurn())
                return

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(runner, self, seat, option):
            return
        match dt.COUP.read(option):
            case Word(dt.STAY):
                runner.reveal()
                runner.push(AskCoup(self.seats[1:]))
            case dt.ExcuseCard(card):
                spend_card(runner, seat, card, lies=True)
                set_excuse(runner, card, seat)
                runner.push(AskCoup(after(runner.position, runner.position.president)))
            case way:
                begin(runner, seat, way)


def may_rebel(runner: JuntaRunner, seat: str) -> bool:
    """Whether it can start a coup now: with an excuse, or from headquarters."""
    return runner.position.excuse or runner.family(seat).place == HEADQUARTERS


def excuses(runner: JuntaRunner, seat: str) -> list[str]:
    """Cards that would turn the marker if this family held them: their condition is visible."""
    if runner.position.excuse:
        return []
    table = runner.family(seat).table
    return [
        card
        for card in runner.components.with_word(v.Excuse)
        if all(
            not isinstance(w, v.IfHas) or w.card in table for w in runner.components.effect(card)
        )
    ]


def excuse_cards(runner: JuntaRunner, seat: str) -> list[str]:
    """Cards in hand that would turn the marker for this family."""
    turning = excuses(runner, seat)
    return [card for card in playable(runner, seat, v.Excuse) if card in turning]


def rebel_options(runner: JuntaRunner, seat: str) -> list[str]:
    """The ways for a family to start or join a coup."""
    position = runner.position
    components = runner.components
    options = [dt.unit_card(card) for card in unit_cards(runner, seat)]
    own = [s for stacks in position.areas.values() for s in stacks if s.by == seat]
    if number_of(own):
        options.append(dt.MOVE)
    if landings(runner, seat):
        options.append(dt.LAND)
    offices = position.families[seat].offices
    if components.data.gunboat.office in offices:
        options.append(dt.SHELL)
    if components.data.strike.office in offices:
        options.append(dt.STRIKE)
    return options


def begin(runner: JuntaRunner, seat: str, way: dt.UnitCard | Word) -> None:
    """Start a coup with `seat` as First Rebel."""
    position = runner.position
    position.coup = Coup(seat, strikes=runner.components.data.strike.number)
    runner.emit(CoupBegan(seat, way.word if isinstance(way, Word) else "card"))
    runner.emit(CoupPhaseBegan(0))
    rest = after(position, seat)
    position.coup.order = (seat, *rest)
    runner.push(Talk(WINDOW), AskToJoin(rest), FightSegment(), BeginCoupPhase(1))
    rebel(runner, seat, way, runner.components.palace)


def rebel(runner: JuntaRunner, seat: str, way: dt.UnitCard | Word, target: str) -> None:
    """Carry out the way a family has chosen; then comes its movement of the Rebellion phase.

    `target`: the only area where it can announce fire, or "" for any (ruling J46).
    """
    coup = the_coup(runner)
    become_rebel(runner, seat)
    coup.must = ""
    runner.push(Turn(seat, seat))
    match way:
        case Word(dt.MOVE | dt.LAND as must):
            coup.must = must
        case Word(dt.SHELL):
            coup.announced[GUNBOAT] = target
        case Word(dt.STRIKE):
            coup.announced[STRIKE] = target
        case dt.UnitCard(card):
            play_units(runner, seat, card)
    runner.reveal()


class AskToJoin(JuntaStep, frozen=True, tag="ask-to-join"):
    """Clockwise from the First Rebel, each can join by an action (rules: Rebellen-Phase)."""

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        for index, seat in enumerate(self.seats):
            if is_out(position, seat) or seat == position.president:
                continue
            options = rebel_options(runner, seat)
            if options or runner.family(seat).hand:
                step = AskToJoin(self.seats[index:])
                subject = FirstRebel(the_coup(runner).first)
                ask_with_talk(runner, step, seat, dt.JOIN, [*options, dt.STAY], subject)
                return

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(runner, self, seat, option):
            return
        runner.push(AskToJoin(self.seats[1:]))
        runner.reveal()
        if option != dt.STAY:
            rebel(runner, seat, dt.JOIN.read(option), "")
