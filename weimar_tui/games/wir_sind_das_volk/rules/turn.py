"""A player's turn: one card, one action (rulebook 3, 6), for example to remove unrest (6.1)."""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from . import decision_types as dt
from .actions import BuildEconomy, LivingStandard
from .components import Components
from .effects.event import can_trigger, start_event
from .events import CardTaken, HalfEnded, PricePaid
from .hands import discard, draw, put_away, take
from .names import COLOUR, EAST, OPPONENT, WEST
from .network import has_points
from .pieces import Dismantle, RemoveUnrest
from .runner import VolkRunner, VolkStep
from .socialists import MoveSocialists
from .state_power import (
    PowerWindow,
    usable_areas,
    use_power,
)
from .subjects import AtTurn, OfCard
from .unrest import areas_with_unrest


def value_of(board: Components, card: str, seat: str) -> int:
    printed = board.cards[card]
    return printed.west if seat == WEST else printed.east


def turn_options(runner: VolkRunner, seat: str) -> list[str]:
    """Every card with every action it allows, and for the East its state power (rulebook 6, 8).

    Building and generating living standard are always allowed, even without any effect (ruling W3).
    """
    board, position = runner.board, runner.position
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
    """Choose a card and an action; the East can use state power before (rulebook 3, 8)."""

    seat: str

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        position.unrest_changed = False
        subject = AtTurn(len(position.display))
        runner.ask(self, self.seat, dt.TURN, turn_options(runner, self.seat), subject)

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        answer = dt.TURN.read(option)
        if isinstance(answer, dt.UsePower):
            runner.push(self)
            use_power(runner, answer.area)
            return
        board = runner.board
        card, action = answer.card, answer.action
        place = take(runner, card)
        runner.emit(CardTaken(seat, card, place, action))
        runner.push(EndTurn(seat))
        match action:
            case "unrest":
                if board.cards[card].colour != COLOUR[seat]:
                    runner.push(Dismantle(seat, 1, "price", card))
                runner.push(RemoveUnrest(seat, "action", card))
            case "build":
                runner.push(BuildEconomy(seat, card, value_of(board, card, seat)))
            case "standard":
                runner.push(LivingStandard(seat, card, value_of(board, card, seat)))
            case "event":
                if place == "special":
                    runner.push(PayPrice(card))
                else:
                    start_event(runner, card, seat)


class PayPrice(VolkStep, frozen=True, tag="pay-price"):
    """The special card costs the East a hand card, or the West draws one (3; ruling W21)."""

    card: str

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        options = [dt.DRAW] if position.deck else []
        options += [dt.PayCard(card).id for card in position.hands[EAST]]
        runner.ask(self, EAST, dt.PRICE, options or [dt.NONE], OfCard(self.card))

    def chosen(self, runner: VolkRunner, seat: str, option: str) -> None:
        start_event(runner, self.card, EAST)
        match dt.PRICE.read(option):
            case dt.PayCard(card):
                runner.emit(PricePaid("discard", card))
                discard(runner, EAST, card)
            case Word(how):
                runner.emit(PricePaid(how, ""))
                if how == dt.DRAW:
                    draw(runner, WEST, 1)


class EndTurn(VolkStep, frozen=True, tag="end-turn"):
    """After every action: state power once more, socialists, the next turn."""

    seat: str

    def run(self, runner: VolkRunner) -> None:
        position = runner.position
        runner.push(NextTurn(self.seat))
        if position.cadre_school and position.protests[EAST]:
            runner.push(MoveSocialists())
        if self.seat == EAST and position.unrest_changed:
            runner.push(PowerWindow())


class NextTurn(VolkStep, frozen=True, tag="next-turn"):
    """Put the card away; after the last card of the display the half-decade ends (3)."""

    seat: str

    def run(self, runner: VolkRunner) -> None:
        put_away(runner)
        position = runner.position
        position.active = OPPONENT[self.seat]
        if position.display:
            runner.push(Turn(position.active))
        else:
            runner.emit(HalfEnded(position.half))
