"""Reaction windows, and rolling dice (rulebook 4.3 Reactions, 5.5, 5.14).

Each window allows one reaction in all: the Reaction of a party board, a politician from hand, or
Gustav Stresemann. All players who could hold a fitting politician are asked, so that the question
itself gives nothing about their hands away.
"""

from __future__ import annotations

from . import decision_types as dt, lasting_rules
from .conditions import cities_at
from .decks import discard_from_hand, draw
from .effects.run import start_effects
from .effects.vocabulary import React
from .events import (
    AttemptAnnounced,
    AttemptFailed,
    DiceRolled,
    Reacted,
    RollRepeated,
    StresemannTurned,
)
from .points import change_reserve
from .position import PARTIES, Attempt, clockwise
from .results import final_result, line_for
from .runner import WeimarRunner, WeimarStep
from .subjects import Trigger
from .units import controlled, strength
from .who import parties

BOARD_TRIGGERS = ("demonstrate", "coup", "counter-coup", "fight")
"""Actions that the Reaction of a party board can answer."""

MOST_DICE = 5


class Window(WeimarStep, frozen=True, tag="window"):
    """Each player in turn can react to what `actor` does, until one does."""

    trigger: str
    actor: str
    city: str = ""
    card: str = ""
    moved: tuple[str, ...] = ()
    waiting: tuple[str, ...] | None = None

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        trigger, actor, city = self.trigger, self.actor, self.city
        waiting = self.waiting
        if waiting is None:
            waiting = asked_order(runner, trigger, actor)
        for index, party in enumerate(waiting):
            options = open_reactions(runner, party, trigger, actor, city)
            might_react = bool(options)
            hand = position.hands[party]
            if hand and party != actor and (trigger, party) in runner.components.politicians:
                # As far as the others know, a card still in the deck could be in the hand.
                deck = position.decks[party]
                for card in fitting_politicians(runner, party, trigger, actor, city):
                    if card in hand:
                        options.append(card)
                        might_react = True
                    elif card in deck:
                        might_react = True
            if might_react:
                window = Window(trigger, actor, city, self.card, self.moved, waiting[index:])
                subject = Trigger(city, actor, trigger, self.card)
                runner.ask(window, party, dt.REACT, (*options, dt.PASS), subject, always=True)
                return

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if option == dt.PASS:
            waiting = (self.waiting or ())[1:]
            if waiting:
                runner.push(
                    Window(self.trigger, self.actor, self.city, self.card, self.moved, waiting)
                )
        elif option == dt.BOARD:
            react_with_board(runner, seat)
        elif option == dt.STRESEMANN:
            runner.position.stresemann = "inactive"
            runner.emit(StresemannTurned("inactive", seat))
            repeat_roll(runner, seat, "A07")
        else:
            self._play_politician(runner, seat, option)

    def _play_politician(self, runner: WeimarRunner, seat: str, card: str) -> None:
        runner.emit(Reacted(seat, self.trigger, card, self.city))
        discard_from_hand(runner, seat, card)
        runner.push(DrawAfterReaction(seat))
        start_effects(
            runner,
            fitting_reaction(runner, card, seat, self.trigger, self.actor, self.city).effect,
            seat,
            source=card,
            here=self.city,
            reacted_to=self.actor,
            moved=self.moved,
        )


class DrawAfterReaction(WeimarStep, frozen=True, tag="draw-after-reaction"):
    """The owner of a politician played as a reaction draws a party card afterwards."""

    party: str

    def run(self, runner: WeimarRunner) -> None:
        draw(runner, self.party, self.party, 1)


def asked_order(runner: WeimarRunner, trigger: str, actor: str) -> tuple[str, ...]:
    """The active player first, without the actor; at a roll, the roller is asked first."""
    if trigger == "roll":
        return clockwise(actor)
    impulses = runner.position.impulses
    active = impulses[-1].party if impulses else actor
    return _ASKED[active, actor]


_ASKED = {
    (first, actor): tuple(party for party in clockwise(first) if party != actor)
    for first in PARTIES
    for actor in PARTIES
}


def _fits(runner: WeimarRunner, reaction: React, owner: str, actor: str, city: str) -> bool:
    if actor not in parties(runner, reaction.by, owner):
        return False
    return reaction.place is None or city in cities_at(runner, reaction.place, owner)


def fitting_reaction(
    runner: WeimarRunner, card: str, owner: str, trigger: str, actor: str, city: str
) -> React:
    """The line of a politician card that answers this trigger."""
    for reaction in runner.components.cards[card].reactions:
        if reaction.trigger == trigger and _fits(runner, reaction, owner, actor, city):
            return reaction
    raise ValueError(f"{card} cannot react to {trigger}")


def fitting_politicians(
    runner: WeimarRunner, party: str, trigger: str, actor: str, city: str
) -> list[str]:
    """All politicians of the party that could answer, whatever their location."""
    fitting = []
    for card, reactions in runner.components.politicians[trigger, party]:
        for reaction in reactions:
            if _fits(runner, reaction, party, actor, city):
                fitting.append(card)
                break
    return fitting


def open_reactions(
    runner: WeimarRunner, party: str, trigger: str, actor: str, city: str
) -> list[str]:
    """The reactions the party visibly has: `board`, `stresemann`."""
    position = runner.position
    options = []
    if (
        trigger == "roll"
        and position.stresemann == "active"
        and position.minor_parties.get("dvp") == party
    ):
        options.append(dt.STRESEMANN)
    if (
        party != actor
        and trigger in BOARD_TRIGGERS
        and position.reserve[party] >= reaction_cost(runner, party)
        and party in position.cities[city].bases
        and reaction_dice(runner, party, city) > 0
        and not lasting_rules.is_forbidden(position, party, "reaction")
    ):
        options.append(dt.BOARD)
    return options


def reaction_cost(runner: WeimarRunner, party: str) -> int:
    """One reserve point, changed by lasting rules, but at least one."""
    return max(1, 1 + lasting_rules.adjustment(runner.position, party, "reaction", "cost"))


def reaction_dice(runner: WeimarRunner, party: str, city: str) -> int:
    """Strength of the party's units in the city; for SPD, its bases there (rulebook 4.3)."""
    if party == "spd":
        dice = runner.position.cities[city].bases.get("spd", 0)
    else:
        dice = strength(runner, city, controlled(runner, party))
    if dice > 0:
        dice += lasting_rules.adjustment(runner.position, party, "reaction", "dice")
    return min(MOST_DICE, dice)


def react_with_board(runner: WeimarRunner, party: str) -> None:
    """Announce the Reaction of the party board against the attempt under way."""
    position = runner.position
    city = position.attempts[-1].city
    change_reserve(runner, party, -reaction_cost(runner, party))
    modifier = lasting_rules.adjustment(position, party, "reaction", "result")
    dice = reaction_dice(runner, party, city)
    position.attempts.append(
        Attempt(party, "reaction", city, position.attempts[-1].actor, dice, modifier=modifier)
    )
    runner.emit(Reacted(party, position.attempts[-2].kind, city=city))
    runner.emit(AttemptAnnounced(party, "reaction", dice, city))
    runner.push(Window("reaction", party, city), RollDice(), ResolveReaction())


class RollDice(WeimarStep, frozen=True, tag="roll-dice"):
    """Roll the dice of the attempt under way; afterwards a reroll is possible."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts[-1]
        if attempt.dice <= 0 or attempt.cancelled:
            return
        attempt.rolled = tuple(position.dice.roll(attempt.dice))
        tell_roll(runner, attempt)
        runner.push(Window("roll", attempt.actor, attempt.city))


def tell_roll(runner: WeimarRunner, attempt: Attempt) -> None:
    """Announce the roll."""
    if runner.events is not None:
        result = final_result(attempt)
        runner.emit(DiceRolled(attempt.actor, attempt.kind, attempt.rolled, result, attempt.city))


def repeat_roll(runner: WeimarRunner, by: str, card: str) -> None:
    """Roll all dice again; the new roll counts."""
    attempt = runner.position.attempts[-1]
    runner.emit(RollRepeated(by, card))
    attempt.rolled = tuple(runner.position.dice.roll(attempt.dice))
    attempt.rerolled = True
    tell_roll(runner, attempt)


class ResolveReaction(WeimarStep, frozen=True, tag="resolve-reaction"):
    """The result of a Reaction changes the attempt it answers."""

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        attempt = position.attempts.pop()
        lasting_rules.spend_once(position, attempt.actor, "reaction")
        if attempt.cancelled or attempt.dice <= 0:
            runner.emit(AttemptFailed(attempt.actor, "reaction", attempt.city))
            return
        start_effects(
            runner,
            line_for(runner.components.tables, "reaction", attempt.actor, final_result(attempt)),
            attempt.actor,
            source="reaction",
            here=attempt.city,
            reacted_to=attempt.target,
        )
