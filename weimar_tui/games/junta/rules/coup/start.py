"""Phase 8: who starts a coup, and who joins it (rules: Staatsstreich kann angezettelt werden)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import could_be_hidden, playable, use_up
from weimar_tui.games.junta.rules.coup.common import GUNBOAT, STRIKE, become_rebel, the_coup
from weimar_tui.games.junta.rules.coup.landing import landings, play_units, unit_cards
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.phases import BeginCoupPhase, FightSegment
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw
from weimar_tui.games.junta.rules.events import CoupBegan, CoupPhaseBegan
from weimar_tui.games.junta.rules.families import after, is_out
from weimar_tui.games.junta.rules.negotiation.talk_before_answer import (
    ask_with_talk,
    handled_as_talk,
)
from weimar_tui.games.junta.rules.negotiation.windows import COUP as WINDOW, Talk
from weimar_tui.games.junta.rules.position import Asked, Coup
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, enter, set_excuse
from weimar_tui.games.junta.rules.units import give_command, number_of
from weimar_tui.kernel.decision_type import Word

HEADQUARTERS = "hq"


class CoupPhase(JuntaStep, frozen=True, tag="coup-phase"):
    """Everybody but the President may start a coup, if there is an excuse or he is at the HQ."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        if not position.president:
            return
        enter(play, "coup")
        play.push(AskExiles(), BrotherInLaw(), BeginAskingForCoups())


class BeginAskingForCoups(JuntaStep, frozen=True, tag="begin-asking-for-coups"):
    """Clockwise after the President."""

    def run(self, play: JuntaRunner) -> None:
        give_command(play)
        play.push(AskCoup(after(play.position, play.position.president)))


class AskCoup(JuntaStep, frozen=True, tag="ask-coup"):
    """One after the other; after an excuse card all are asked once more (ruling J45).

    Who holds hand cards is asked too, so that being asked betrays no excuse.
    """

    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        for index, seat in enumerate(self.seats):
            if is_out(position, seat):
                continue
            may = may_rebel(play, seat)
            options = ways(play, seat) if may else []
            options += [q.excuse_card(card) for card in excuse_cards(play, seat)]
            holds = bool(play.family(seat).hand) and could_be_hidden(play, v.Excuse)
            if options or (may and play.family(seat).hand) or holds:
                step = AskCoup(self.seats[index:])
                ask_with_talk(play, step, seat, q.COUP, [*options, q.STAY], Asked())
                return

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(play, self, seat, option):
            return
        match q.COUP.read(option):
            case Word(q.STAY):
                play.reveal()
                play.push(AskCoup(self.seats[1:]))
            case q.ExcuseCard(card):
                use_up(play, seat, card, lies=True)
                set_excuse(play, card, seat)
                play.push(AskCoup(after(play.position, play.position.president)))
            case way:
                begin(play, seat, way)


def may_rebel(play: JuntaRunner, seat: str) -> bool:
    """Whether it may start a coup as things stand: with an excuse, or from the headquarters."""
    return play.position.excuse or play.family(seat).place == HEADQUARTERS


def excuses(play: JuntaRunner, seat: str) -> list[str]:
    """Cards that would turn the marker if this family held them: what they ask for lies open."""
    if play.position.excuse:
        return []
    table = play.family(seat).table
    return [
        card
        for card in play.components.with_word(v.Excuse)
        if all(not isinstance(w, v.IfHas) or w.card in table for w in play.components.effect(card))
    ]


def excuse_cards(play: JuntaRunner, seat: str) -> list[str]:
    """Cards of the hand that would turn the marker for this family."""
    turning = excuses(play, seat)
    return [card for card in playable(play, seat, v.Excuse) if card in turning]


def ways(play: JuntaRunner, seat: str) -> list[str]:
    """How a family can start or join a coup."""
    position = play.position
    components = play.components
    options = [q.unit_card(card) for card in unit_cards(play, seat)]
    own = [s for stacks in position.areas.values() for s in stacks if s.by == seat]
    if number_of(own):
        options.append(q.MOVE)
    if landings(play, seat):
        options.append(q.LAND)
    offices = position.families[seat].offices
    if components.data.gunboat.office in offices:
        options.append(q.SHELL)
    if components.data.strike.office in offices:
        options.append(q.STRIKE)
    return options


def begin(play: JuntaRunner, seat: str, way: q.UnitCard | Word) -> None:
    """A coup: its starter is First Rebel."""
    position = play.position
    position.coup = Coup(seat, strikes=play.components.data.strike.number)
    play.emit(CoupBegan(seat, way.word if isinstance(way, Word) else "card"))
    play.emit(CoupPhaseBegan(0))
    rest = after(position, seat)
    position.coup.order = (seat, *rest)
    play.push(Talk(WINDOW), AskToJoin(rest), FightSegment(), BeginCoupPhase(1))
    rebel(play, seat, way, play.components.palace)


def rebel(play: JuntaRunner, seat: str, way: q.UnitCard | Word, target: str) -> None:
    """Carry out the way a family has chosen; then it has its movement of the Rebellion phase.

    `target`: the only area that fire may be announced on, or empty for any (ruling J46).
    """
    coup = the_coup(play)
    become_rebel(play, seat)
    coup.must = ""
    play.push(Turn(seat, seat))
    match way:
        case Word(q.MOVE | q.LAND as must):
            coup.must = must
        case Word(q.SHELL):
            coup.announced[GUNBOAT] = target
        case Word(q.STRIKE):
            coup.announced[STRIKE] = target
        case q.UnitCard(card):
            play_units(play, seat, card)
    play.reveal()


class AskToJoin(JuntaStep, frozen=True, tag="ask-to-join"):
    """Clockwise after the First Rebel each may join by doing something (rules: Rebellen-Phase)."""

    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        for index, seat in enumerate(self.seats):
            if is_out(position, seat) or seat == position.president:
                continue
            options = ways(play, seat)
            if options or play.family(seat).hand:
                step = AskToJoin(self.seats[index:])
                subject = Asked(family=the_coup(play).first)
                ask_with_talk(play, step, seat, q.JOIN, [*options, q.STAY], subject)
                return

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if handled_as_talk(play, self, seat, option):
            return
        play.push(AskToJoin(self.seats[1:]))
        play.reveal()
        if option != q.STAY:
            rebel(play, seat, q.JOIN.read(option), "")
