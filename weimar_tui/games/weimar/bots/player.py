"""The `steady` bot: what it answers to every kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.journal import Reason

from ..rules import decision_types as dt
from ..rules.game import WeimarGame
from ..rules.position import PARTIES, WeimarPosition
from ..rules.subject import WeimarDecision
from . import default_policy, replies
from .action_planner import ActionPlanner
from .cards import Hand, other_cards
from .evaluation.weights import AGENDA, AGENDA_WHIM, CITY_LIKING, NEW_SET
from .reasons import reasons_for
from .sandbox import Sandbox

SETUP_WHIM = 0.8
CARDS = (dt.PLAY_CARD.kind, dt.PLAY_BEFORE.kind)
"""Kinds of decision in which a card and its use are chosen."""


class SteadyBot(Bot):
    """Follows the interests of its party one impulse at a time.

    `sandbox` makes what it tries things out in, if not a `Sandbox` with all its effort.
    """

    def __init__(
        self,
        seat: str,
        seed: str,
        game: WeimarGame,
        sandbox: Callable[[WeimarPosition, Random], Sandbox] | None = None,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._game = game
        self._sandbox = sandbox or self._own_sandbox
        self._chosen: tuple[Hand, str] | None = None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the last card was played as it was; worked out when somebody asks."""
        return reasons_for(*self._chosen) if self._chosen is not None else ()

    def decide(self, view: WeimarPosition, decision: WeimarDecision) -> str:
        """One of the options; the same seed and view give the same answer."""
        options = decision.options
        self._chosen = None
        if len(options) == 1:
            return options[0]
        random = Random(f"{self._seed}/{self._seat}/{decision.number}")
        plain = PLAIN.get(decision.kind)
        if plain is not None:
            return plain(view, decision, random)
        if replies.is_city_roll(view, decision):
            return dt.PASS
        trial = self._sandbox(view, random)
        if decision.kind in CARDS:
            hand = Hand(trial, decision.seat)
            option = hand.choose(decision)
            self._chosen = (hand, option) if option != dt.PASS else None
            return option
        return THOUGHTFUL.get(decision.kind, try_each)(trial, decision)

    def _own_sandbox(self, view: WeimarPosition, random: Random) -> Sandbox:
        return Sandbox(view, self._seat, self._game, random, default_policy.answer)


# --- without looking far ------------------------------------------------------------------------
def place_base(view: WeimarPosition, decision: WeimarDecision, random: Random) -> str:
    """Set-up: where the party is at home, with some whim."""
    me = PARTIES.index(decision.seat)
    return max(
        decision.options, key=lambda city: CITY_LIKING[city][me] + SETUP_WHIM * random.random()
    )


def agenda(trial: Sandbox, decision: WeimarDecision) -> str:
    """The agenda card of the round, with some whim; a set not yet in the deck is worth more."""
    position = trial.position
    number, later = position.round - 1, position.last_round - position.round
    cards, added = trial.components.agendas, position.sets[decision.seat]

    def liking(card: str) -> float:
        row = AGENDA.get(card)
        worth = row[min(number, len(row) - 1)] if row else 2.0
        letter = cards[card].set
        if letter and letter not in added:
            worth += NEW_SET.get(letter, 0.2) * later
        return worth + AGENDA_WHIM * trial.random.random()

    return max(decision.options, key=liking)


def first_player(view: WeimarPosition, decision: WeimarDecision, random: Random) -> str:
    """The Chancellor keeps the initiative."""
    return decision.seat


# --- with a trial -------------------------------------------------------------------------------
def try_each(trial: Sandbox, decision: WeimarDecision) -> str:
    """Every option is tried out; the best for the party, rivals considered, is taken."""
    best, choice = float("-inf"), decision.options[0]
    for option in decision.options:
        gain = trial.gain_in_samples(decision, option)
        if gain > best:
            best, choice = gain, option
    return choice


def by_default_policy(trial: Sandbox, decision: WeimarDecision) -> str:
    """As it would be answered on the way."""
    return default_policy.answer(trial, trial.runner, decision)


def action_city(trial: Sandbox, decision: WeimarDecision) -> str:
    """The city of the best plan."""
    ap = decision.subject.ap
    later = other_cards(trial, decision.seat)
    return ActionPlanner(trial, decision.seat).best(ap, later=later).city


def action(trial: Sandbox, decision: WeimarDecision) -> str:
    """The next action of the best plan for the city."""
    impulse = trial.position.impulses[-1]
    city = impulse.city if impulse.city != "-" else dt.NOWHERE
    later = other_cards(trial, decision.seat)
    plan = ActionPlanner(trial, decision.seat, impulse.used).best(impulse.ap, city, later)
    for step in plan.actions:
        if step in decision.options:
            return step
    return dt.DONE


def event_order(trial: Sandbox, decision: WeimarDecision) -> str:
    """The event first; it shows what the card is then best used for."""
    return dt.EVENT_FIRST


THOUGHTFUL: dict[str, Callable[[Sandbox, WeimarDecision], str]] = {
    dt.ACTION_CITY.kind: action_city,
    dt.ACTION.kind: action,
    dt.EVENT_ORDER.kind: event_order,
    dt.AGENDA.kind: agenda,
    dt.MOVE_ISSUE.kind: by_default_policy,
    dt.CHOOSE_CITY.kind: by_default_policy,
    dt.CHOOSE_SOCIETY.kind: by_default_policy,
    dt.REMOVE_SOCIETY.kind: by_default_policy,
    dt.CAST_VOTE.kind: by_default_policy,
    dt.MOVE_UNIT.kind: by_default_policy,
    dt.MOVE_TO.kind: by_default_policy,
    dt.MOVE_POLICE.kind: by_default_policy,
    dt.ORDER_VOTING.kind: by_default_policy,
    dt.ORDER_ISSUES.kind: by_default_policy,
    dt.PLEDGE.kind: by_default_policy,
    dt.REDEPLOY_UNIT.kind: by_default_policy,
    dt.REACT.kind: replies.react,
    dt.INCREASE_RESULT.kind: replies.increase,
    dt.OPPOSE_COUP.kind: replies.oppose,
    dt.VOTE_AGAIN.kind: replies.vote_again,
    dt.PROPOSE_ISSUE.kind: replies.propose,
    dt.JOIN_COALITION.kind: replies.join_coalition,
    dt.ORDER_COALITIONS.kind: replies.order_coalitions,
    dt.DISCARD.kind: replies.discard,
}

PLAIN: dict[str, Callable[[WeimarPosition, WeimarDecision, Random], str]] = {
    dt.PLACE_BASE.kind: place_base,
    dt.FIRST_PLAYER.kind: first_player,
}
