"""A player's turn: one card, one action (rulebook 3, 6)."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decision_types as q
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy, LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import can_trigger, start_event
from weimar_tui.games.wir_sind_das_volk.rules.events import CardTaken, HalfEnded, PricePaid
from weimar_tui.games.wir_sind_das_volk.rules.hands import discard, draw, put_away, take
from weimar_tui.games.wir_sind_das_volk.rules.names import COLOUR, EAST, OPPONENT, WEST
from weimar_tui.games.wir_sind_das_volk.rules.network import has_points
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle, RemoveUnrest
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner, VolkStep
from weimar_tui.games.wir_sind_das_volk.rules.socialists import MoveSocialists
from weimar_tui.games.wir_sind_das_volk.rules.state_power import (
    PowerWindow,
    usable_areas,
    use_power,
)
from weimar_tui.games.wir_sind_das_volk.rules.subjects import AtTurn, OfCard
from weimar_tui.games.wir_sind_das_volk.rules.unrest import areas_with_unrest
from weimar_tui.kernel.decision_type import Word


def value_of(board: Components, card: str, seat: str) -> int:
    """The value of a card for a seat."""
    printed = board.cards[card]
    return printed.west if seat == WEST else printed.east


def turn_options(play: VolkRunner, seat: str) -> list[str]:
    """Every card with every action it allows, and for the East its state power (rulebook 6, 8).

    Building and generating living standard are always allowed, even if nothing comes of it
    (ruling W3).
    """
    board, position = play.board, play.position
    unrest = bool(areas_with_unrest(position, seat))
    pays = unrest and has_points(board, position, seat)
    menu, demanding = board.menus[seat, unrest, pays], board.demanding[seat]
    options: list[str] = []
    for card in (*position.display, *position.hands[seat]):
        options += menu[card]
        if card in demanding and can_trigger(board, position, card, seat):
            options.append(board.uses[card]["event"])
    if seat == EAST:
        if position.special:
            options.append(board.uses[position.special]["event"])
        options += [board.power_uses[area] for area in usable_areas(position)]
    return options


class Turn(VolkStep, frozen=True, tag="turn"):
    """Choose a card and an action; the East may use state power before (rulebook 3, 8)."""

    seat: str

    def run(self, play: VolkRunner) -> None:
        position = play.position
        position.stirred = False
        subject = AtTurn(len(position.display))
        play.ask(self, self.seat, q.TURN, turn_options(play, self.seat), subject)

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        answer = q.TURN.read(option)
        if isinstance(answer, q.UsePower):
            play.push(self)
            use_power(play, answer.area)
            return
        board = play.board
        card, action = answer.card, answer.action
        place = take(play, card)
        play.emit(CardTaken(seat, card, place, action))
        play.push(EndTurn(seat))
        match action:
            case "unrest":
                if board.cards[card].colour != COLOUR[seat]:
                    play.push(Dismantle(seat, 1, "price", card))
                play.push(RemoveUnrest(seat, "action", card))
            case "build":
                play.push(BuildEconomy(seat, card, value_of(board, card, seat)))
            case "standard":
                play.push(LivingStandard(seat, card, value_of(board, card, seat)))
            case "event":
                if place == "special":
                    play.push(PayPrice(card))
                else:
                    start_event(play, card, seat)


class PayPrice(VolkStep, frozen=True, tag="pay-price"):
    """The special card costs the East a hand card, or lets the West draw one (3; ruling W21)."""

    card: str

    def run(self, play: VolkRunner) -> None:
        position = play.position
        options = [q.DRAW] if position.deck else []
        options += [q.PayCard(card).id for card in position.hands[EAST]]
        play.ask(self, EAST, q.PRICE, options or [q.NONE], OfCard(self.card))

    def chosen(self, play: VolkRunner, seat: str, option: str) -> None:
        start_event(play, self.card, EAST)
        match q.PRICE.read(option):
            case q.PayCard(card):
                play.emit(PricePaid("discard", card))
                discard(play, EAST, card)
            case Word(how):
                play.emit(PricePaid(how, ""))
                if how == q.DRAW:
                    draw(play, WEST, 1)


class EndTurn(VolkStep, frozen=True, tag="end-turn"):
    """What follows every action: state power once more, socialists, the next turn."""

    seat: str

    def run(self, play: VolkRunner) -> None:
        position = play.position
        play.push(NextTurn(self.seat))
        if position.cadre_school and position.protests[EAST]:
            play.push(MoveSocialists())
        if self.seat == EAST and position.stirred:
            play.push(PowerWindow())


class NextTurn(VolkStep, frozen=True, tag="next-turn"):
    """The card is put away; with the last card of the display the half-decade ends (3)."""

    seat: str

    def run(self, play: VolkRunner) -> None:
        put_away(play)
        position = play.position
        position.active = OPPONENT[self.seat]
        if position.display:
            play.push(Turn(position.active))
        else:
            play.emit(HalfEnded(position.half))
