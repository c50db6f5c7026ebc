"""The steady bot's decisions in its own turn: set-up, agendas, the city to act in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..rules import decision_types as dt
from ..rules.components import Components
from ..rules.position import PARTIES, WeimarPosition
from ..rules.subjects import Actions, WeimarDecision, subject_of
from .action_planner import ActionPlanner
from .cards import other_cards
from .sandbox import Sandbox
from .weights import AGENDAS, SETUP


# --- without looking far ------------------------------------------------------------------------
def place_base(view: WeimarPosition, decision: WeimarDecision, random: Random) -> str:
    """Set-up: a city where the party is at home, with some randomness."""
    me = PARTIES.index(decision.seat)
    return max(
        decision.options,
        key=lambda city: SETUP.city_liking[city][me] + SETUP.whim * random.random(),
    )


def agenda(trial: Sandbox, decision: WeimarDecision) -> str:
    """The agenda of the round, with some randomness; a set not yet in the deck is worth more."""
    position = trial.position
    number, later = position.round - 1, position.last_round - position.round
    cards, added = trial.components.agendas, position.sets[decision.seat]

    def liking(card: str) -> float:
        row = AGENDAS.worth.get(card)
        worth = row[min(number, len(row) - 1)] if row else AGENDAS.unknown
        letter = cards[card].set
        if letter and letter not in added:
            worth += AGENDAS.new_set.get(letter, AGENDAS.unknown_set) * later
        return worth + AGENDAS.whim * trial.random.random()

    return max(decision.options, key=liking)


def drawing(options: Sequence[str], components: Components) -> tuple[str, ...]:
    """The agendas that draw a card."""
    return tuple(option for option in options if components.agendas[option].draw)


def first_player(view: WeimarPosition, decision: WeimarDecision, random: Random) -> str:
    """The Chancellor keeps the initiative."""
    return decision.seat


def event_order(view: WeimarPosition, decision: WeimarDecision, random: Random) -> str:
    """The event first, because it shows how the card is best used afterwards."""
    return dt.EVENT_FIRST


# --- with a trial -------------------------------------------------------------------------------
def try_each(trial: Sandbox, decision: WeimarDecision) -> str:
    """Try every option and take the best for the party, rivals considered."""
    best, choice = float("-inf"), decision.options[0]
    for option in decision.options:
        gain = trial.gain_in_samples(decision, option)
        if gain > best:
            best, choice = gain, option
    return choice


def action_city(trial: Sandbox, decision: WeimarDecision) -> str:
    """The city of the best plan."""
    ap = subject_of(decision, Actions).ap
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
