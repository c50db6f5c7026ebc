"""Which card to play and how: for its event, a debate or actions (rulebook 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from .action_planner import ActionPlanner, Plan
from .debates import DebatePlan, Move, best_debate
from .sandbox import Sandbox
from .weights import PLANNING


class Hand:
    """The hand of one party in one position, with a value for every use of every card."""

    def __init__(self, trial: Sandbox, party: str, planner: ActionPlanner | None = None) -> None:
        self.trial = trial
        self.party = party
        self.me = trial.me
        self._planner = planner or ActionPlanner(trial, party)
        self._debates: dict[tuple[int, int], DebatePlan] = {}
        self._actions: dict[tuple[int, tuple[int, ...]], Plan] = {}
        self._events: dict[str, float] = {}

    def choose(self, decision: Decision) -> str:
        """Pick the card that gains most by being used this way now rather than kept."""
        uses = map(dt.PLAY_BEFORE.read, decision.options)
        worth = {use.id: self.worth(use) for use in uses if isinstance(use, dt.PlayCard)}
        merit = merits(worth, worth)
        best = max(merit, key=lambda option: merit[option])
        if dt.PASS in decision.options and worth[best] < PLANNING.before_impulses:
            return dt.PASS
        return best

    def worth(self, played: dt.PlayCard) -> float:
        """The value of using a card this way, less the value of keeping it."""
        card, use = played.card, played.use
        printed = self.trial.components.cards[card]
        if use == "event":
            worth = self.event(card)
        elif use == "debate":
            worth = self.debate(printed.large, printed.small)
        else:
            worth = self.actions(printed.large, other_cards(self.trial, self.party, card))
        if printed.deck == "timeline":
            worth += self.event(card)
        if printed.kind == "politician" and self._many_left():
            worth -= PLANNING.keep_politician
        return worth

    def _many_left(self) -> bool:
        return len(self.trial.position.hands[self.party]) > PLANNING.last_cards

    def debate(self, large: int, small: int) -> float:
        """The gain of a debate with these values."""
        return self._debate(large, small).gain

    def _debate(self, large: int, small: int) -> DebatePlan:
        key = (large, small)
        if key not in self._debates:
            trial = self.trial
            self._debates[key] = best_debate(trial.evaluator, trial.position, self.party, key)
        return self._debates[key]

    def actions(self, ap: int, later: tuple[int, ...]) -> float:
        """The gain of actions with `ap` points; `later`: the points of the other cards."""
        key = (ap, later)
        if key not in self._actions:
            self._actions[key] = self._planner.best(ap, later=later)
        return self._actions[key].gain

    def plan(self, card: str) -> Plan:
        """The plan for a card's action points."""
        ap = self.trial.components.cards[card].large
        return self._planner.best(ap, later=other_cards(self.trial, self.party, card))

    def debate_moves(self, card: str) -> tuple[Move, ...]:
        """The moves of a debate with the card."""
        printed = self.trial.components.cards[card]
        return self._debate(printed.large, printed.small).moves

    def event(self, card: str) -> float:
        """The gain of the card's event."""
        worth = self._events.get(card)
        if worth is None:
            worth = self._events[card] = event_worth(self.trial, self.party, card)
        return worth


def other_cards(trial: Sandbox, party: str, played: str = "") -> tuple[int, ...]:
    """The action points of the two best other cards in hand."""
    cards = trial.components.cards
    hand = trial.position.hands[party]
    points = sorted((cards[card].large for card in hand if card != played), reverse=True)
    return tuple(points[:2])


def event_worth(trial: Sandbox, party: str, card: str) -> float:
    """The average gain of a card's event for the party."""
    effects = trial.components.cards[card].effect
    if not effects:
        return 0.0
    me = trial.me
    total = trial.effects(effects, party, source=card)[me]
    # If no dice were rolled, another sample would give the same result.
    samples = trial.effort.event_samples if trial.rolled else 1
    for sample in range(1, samples):
        total += trial.effects(effects, party, source=card, sample=sample)[me]
    return total / samples


def merits(worth: Mapping[str, float], options: Iterable[str]) -> dict[str, float]:
    """The value of each use of a card, less what the same card would be worth later."""
    kept: dict[str, float] = {}
    cards = {option: option.partition(":") for option in options}
    for option, (card, _, use) in cards.items():
        if use != "actions":
            kept[card] = max(kept.get(card, 0.0), worth[option])
    return {
        option: worth[option] - PLANNING.waits * kept.get(card, 0.0)
        for option, (card, _, _) in cards.items()
    }
