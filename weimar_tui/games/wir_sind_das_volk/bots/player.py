"""The `steady` player: looks one action ahead, with a default policy for what follows."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.effects.event import can_trigger, start_event
from ..rules.game import VolkGame
from ..rules.names import COLOUR, EAST, OPPONENT, WEST
from ..rules.position import VolkPosition
from ..rules.rehearsal import Rehearsal
from . import default_policy, weights as w
from .evaluation import evaluate, score
from .reasons import DENIES, ROUTINE, reasons_for

MOST_SITES = 14
"""The most building sites it tries."""


class Thought(Struct):
    """An evaluated option: its value, and the position it leads to."""

    worth: float
    after: VolkPosition
    denies: bool = False


class SteadyBot(Bot):
    """Evaluates every option by the position it leads to; `reasons` explain the last choice.

    It knows no card by its number: an event is worth what it does.
    """

    reasons: tuple[Reason, ...] = ()

    def __init__(self, seat: str, seed: str, game: VolkGame) -> None:
        self._seat = seat
        self._game = game
        self._board = game.board

    def decide(self, view: VolkPosition, decision: Decision) -> str:
        """Pick an option; the same view gives the same answer."""
        options = decision.options
        self.reasons = (Reason(ROUTINE),)
        if len(options) == 1:
            return options[0]
        match dt.DECISION_TYPES[decision.kind]:
            case dt.HAND_LIMIT:
                return self._discard(view, decision)
            case dt.GUILLAUME:
                return options[-1]
            case dt.GUILLAUME_SWAP:
                return self._swap(view, decision)
            case dt.PRICE:
                return self._price(view, decision)
            case dt.TURN:
                thoughts = self._turn(view, decision)
            case _:
                thoughts = {}
                for option in self._worth_trying(view, decision):
                    after = self._after(view, decision, option)
                    thoughts[option] = Thought(score(self._board, after, self._seat), after)
        best = max(thoughts, key=lambda option: thoughts[option].worth)
        self._explain(view, best, thoughts[best])
        return best

    def why(self, view: VolkPosition, decision: Decision, option: str) -> tuple[Reason, ...]:
        """Return what `option` changes most, whichever player chose it."""
        self.reasons = (Reason(ROUTINE),)
        if dt.DECISION_TYPES[decision.kind] not in (
            dt.HAND_LIMIT,
            dt.GUILLAUME,
            dt.GUILLAUME_SWAP,
            dt.PRICE,
        ):
            self._explain(view, option, Thought(0.0, self._after(view, decision, option)))
        return self.reasons

    # --- trying out -----------------------------------------------------------------------------
    def _worth_trying(self, view: VolkPosition, decision: Decision) -> tuple[str, ...]:
        """All options; if there are many building sites, only the most promising ones."""
        if decision.kind != dt.BUILD.kind or len(decision.options) <= MOST_SITES:
            return decision.options
        sites = [site for site in decision.options if site != dt.STOP]
        sites.sort(key=lambda s: default_policy.worth_building(self._board, view, s), reverse=True)
        return tuple(sites[:MOST_SITES])

    def _after(self, view: VolkPosition, decision: Decision, option: str) -> VolkPosition:
        """The position at the end of the action if every seat follows its default policy."""
        runner = Rehearsal(view.copy(), self._board, answer=default_policy.answer, listen=False)
        runner.pick(decision.number, option)
        return runner.position

    def _after_event(self, view: VolkPosition, card: str, seat: str) -> VolkPosition | None:
        """The position after a card's event, or None if the seat cannot trigger it."""
        colour = self._board.cards[card].colour
        own = colour in (COLOUR[seat], "dual") or (colour == "special" and seat == EAST)
        if not own or not can_trigger(self._board, view, card, seat):
            return None
        twin = view.copy()
        twin.steps, twin.decisions, twin.playing = [], [], card
        twin.display = [other for other in twin.display if other != card]
        runner = Rehearsal(twin, self._board, answer=default_policy.answer, listen=False)
        start_event(runner, card, seat)
        runner.run()
        return runner.position

    # --- a turn ---------------------------------------------------------------------------------
    def _turn(self, view: VolkPosition, decision: Decision) -> dict[str, Thought]:
        """Evaluate every card with every use. Uses that differ only by the card are tried once."""
        now = score(self._board, view, self._seat)
        tried: dict[tuple[object, ...], Thought] = {}
        thoughts = {}
        cards: dict[str, tuple[float, float]] = {}
        for option in decision.options:
            answer = dt.TURN.read(option)
            key = self._like(option, answer)
            if key not in tried:
                after = self._after(view, decision, option)
                tried[key] = Thought(score(self._board, after, self._seat) - now, after)
            worth, after = tried[key].worth, tried[key].after
            if isinstance(answer, dt.UsePower):
                thoughts[option] = Thought(worth - w.POWER_EARLY, after)
                continue
            card, action = answer.card, answer.action
            if card not in cards:
                cards[card] = self._gain(view, card, now), self._denied(view, card, now)
            gain, denied = cards[card]
            worth += self._worth_of_taking(view, card, denied)
            if action != "event":
                worth -= w.FORGONE * gain
            thoughts[option] = Thought(worth, after, denied > w.TELLING and action != "event")
        return thoughts

    def _like(self, option: str, answer: dt.Use | dt.UsePower) -> tuple[object, ...]:
        """The parts of a turn's option that decide its effect."""
        if isinstance(answer, dt.UsePower) or answer.action == "event":
            return (option,)
        card, action = answer.card, answer.action
        printed = self._board.cards[card]
        own = printed.colour == COLOUR[self._seat]
        return action, self._value(card), own, printed.flight

    def _value(self, card: str, seat: str = "") -> int:
        """A card's value for a seat; without a seat, for its own side."""
        printed = self._board.cards[card]
        return printed.west if (seat or self._seat) == WEST else printed.east

    def _gain(self, view: VolkPosition, card: str, now: float) -> float:
        """The gain from a card's event, 0 if it cannot or should not be triggered."""
        after = self._after_event(view, card, self._seat)
        return 0.0 if after is None else max(0.0, score(self._board, after, self._seat) - now)

    def _denied(self, view: VolkPosition, card: str, now: float) -> float:
        """The cost of the opponent's event if the card stays in the display."""
        if card not in view.display:
            return 0.0
        after = self._after_event(view, card, OPPONENT[self._seat])
        return 0.0 if after is None else max(0.0, now - score(self._board, after, self._seat))

    def _worth_of_taking(self, view: VolkPosition, card: str, denied: float) -> float:
        """The value of taking this card out of the display, besides its use."""
        if card == view.special:
            return -w.PRICE
        if card not in view.display:
            return -w.FROM_HAND - w.VALUE_KEPT * (self._value(card) - 1)
        theirs = self._value(card, OPPONENT[self._seat])
        return w.DENIED * denied + w.VALUE_DENIED * (theirs - w.USUAL_VALUE)

    # --- cards in hand --------------------------------------------------------------------------
    def _keep(self, view: VolkPosition, card: str) -> float:
        """The value of a card in hand."""
        return self._value(card) + self._gain(view, card, score(self._board, view, self._seat))

    def _discard(self, view: VolkPosition, decision: Decision) -> str:
        """Discard cards worth less than an unknown one."""
        usual = w.USUAL_VALUE + 1.0

        def loss(option: str) -> float:
            answer = dt.HAND_LIMIT.read(option)
            cards = answer.cards if isinstance(answer, dt.DiscardHand) else ()
            return sum(self._keep(view, card) - usual for card in cards)

        return min(decision.options, key=loss)

    def _price(self, view: VolkPosition, decision: Decision) -> str:
        """A poor card from hand rather than a new one for the West."""

        def loss(option: str) -> float:
            answer = dt.PRICE.read(option)
            return (
                self._keep(view, answer.card) if isinstance(answer, dt.PayCard) else w.USUAL_VALUE
            )

        return min(decision.options, key=loss)

    def _swap(self, view: VolkPosition, decision: Decision) -> str:
        """Swap the card that is worth most for the one that is worth least."""

        def gain(option: str) -> float:
            answer = dt.GUILLAUME_SWAP.read(option)
            if not isinstance(answer, dt.Swap):
                return 0.0
            return self._keep(view, answer.card) - self._keep(view, answer.own)

        return max(decision.options, key=gain)

    # --- telling --------------------------------------------------------------------------------
    def _explain(self, view: VolkPosition, option: str, thought: Thought) -> None:
        before = evaluate(self._board, view, self._seat)
        after = evaluate(self._board, thought.after, self._seat)
        self.reasons = reasons_for(before, after, 1.0 if self._seat == EAST else -1.0)
        if thought.denies:
            self.reasons += (Reason(DENIES, {"card": dt.TURN.read(option).thing}),)
