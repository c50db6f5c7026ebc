"""Previews: what an option would bring, as far as a seat can know; works on views."""

from __future__ import annotations

from collections import Counter
from math import comb

from msgspec import Struct

from weimar_tui.kernel.visibility import HIDDEN

from . import decision_types as dt, odds, vocabulary as v
from .ballots import items_left
from .coup.bribes import bribe_on, victims
from .families import present
from .fight_preview import FightPreview, arrival, fight
from .phases.assassinations import attempt_of
from .position import JuntaPosition
from .runner import JuntaRunner
from .subjects import AttemptOn, Bombarding, BribeOf, InArea, JuntaDecision, subject_of
from .units import number_of
from .voting import count


class Bombardment(Struct, frozen=True):
    """The chance of each number of hits."""

    area: str
    target: str
    hits: tuple[float, ...]


class AttemptPreview(Struct, frozen=True):
    """The chance that an attempt kills: place by habit, die, no shield. `seen`: past
    nights by place."""

    place: float
    die: float
    no_shield: float
    seen: tuple[tuple[str, int], ...]

    @property
    def kills(self) -> float:
        """The product of all three."""
        return self.place * self.die * self.no_shield


class BribePreview(Struct, frozen=True):
    """Dice for a bribe: each wins over `each` units from `low` to `high`, of those `there`."""

    low: int
    high: int
    each: int
    mean: float
    none: float
    there: int


class VoteForecast(Struct, frozen=True):
    """Votes cast, and votes that other families could still cast, by open information.

    `unseen`: the most each could add with unseen cards; all of them together at most `hidden`,
    because the number of vote cards is limited.
    """

    yes: int
    no: int
    open: tuple[tuple[str, int], ...]
    unseen: tuple[tuple[str, int], ...]
    hidden: int = 0

    @property
    def certain(self) -> str:
        """The side that wins whatever the others do; "" while it is open."""
        left = sum(n for _, n in self.open) + self.hidden
        if self.yes > self.no + left:
            return "yes"
        return "no" if self.no > self.yes + left else ""


Preview = FightPreview | Bombardment | AttemptPreview | BribePreview | VoteForecast


def preview(runner: JuntaRunner, decision: JuntaDecision, option: str) -> Preview | None:
    """Return the preview of an option, or None where nothing can be said in advance."""
    match decision.kind:
        case dt.FIGHT.kind if option != dt.HOLD:
            area, shot = subject_of(decision, InArea).area, dt.Fire.read(option)
            return fight(runner, area, decision.seat, shot.family) if shot is not None else None
        case dt.TARGET.kind if option != dt.HOLD:
            fought = subject_of(decision, InArea)
            return fight(runner, fought.area, decision.seat, option, salvo=fought.number)
        case dt.MOVE_TO.kind:
            return arrival(runner, decision, option)
        case dt.BOMBARD.kind if option != dt.HOLD_FIRE:
            shelled = dt.UnitsOf.read(option)
            assert shelled is not None
            weapon = subject_of(decision, Bombarding).weapon
            data = runner.components.data
            dice = data.gunboat.dice if weapon == "gunboat" else data.strike.dice
            return Bombardment(shelled.area, shelled.family, odds.hits(dice))
        case dt.WHERE.kind if isinstance(decision.private, AttemptOn):
            return _attempt(runner, decision.seat, decision.private, option)
        case dt.BRIBE_NUMBER.kind if isinstance(decision.private, BribeOf):
            return _bribe(runner, decision.private, dt.BRIBE_NUMBER.read(option).number)
        case dt.CAST.kind:
            return votes(runner)
    return None


def _bribe(runner: JuntaRunner, bribe: BribeOf, dice: int) -> BribePreview:
    printed = bribe_on(runner, bribe.card)
    each = 2 if printed.pairs else 1
    there = number_of(victims(runner, bribe.card, bribe.area, bribe.family))
    chance = (printed.high - printed.low + 1) / v.FACES
    mean = sum(
        comb(dice, won) * chance**won * (1 - chance) ** (dice - won) * min(there, each * won)
        for won in range(dice + 1)
    )
    return BribePreview(printed.low, printed.high, each, mean, (1 - chance) ** dice, there)


def _attempt(runner: JuntaRunner, seat: str, private: AttemptOn, place: str) -> AttemptPreview:
    position = runner.position
    means, victim = private.card, private.family
    seen = seen_at(position, victim)
    chances = odds.habits(seen, bank_closed=position.bank_closed)
    die = 1.0
    if means != dt.POLICE and (attempt := attempt_of(runner.components.effect(means))) is not None:
        die = (attempt.high - attempt.low + 1) / v.FACES
    shields = runner.components.with_word(v.Shield)
    known = [*position.discards, *position.lying, *position.families[seat].hand]
    for family in position.families.values():
        known += family.table
    unseen = len(runner.components.copies) - len([card for card in known if card != HIDDEN])
    left = sum(card in shields for card in runner.components.copies) - sum(
        c in shields for c in known
    )
    held = len(position.families[victim].hand)
    counted = tuple((name, seen.count(name)) for name in chances)
    return AttemptPreview(chances[place], die, odds.no_shield(unseen, left, held), counted)


def seen_at(position: JuntaPosition, seat: str) -> tuple[str, ...]:
    """The places where a family was seen on nights with the bank open."""
    return tuple(
        place
        for night in position.history
        if night.bank_open
        for family, place in night.places
        if family == seat
    )


def votes(runner: JuntaRunner) -> VoteForecast | None:
    """The vote under way, by open information."""
    position = runner.position
    motion = position.motion
    if motion is None or motion.about == "election":
        return None
    worth = _unseen_vote_cards(runner)
    open_votes, unseen, held = [], [], 0
    for seat in present(position):
        offices, table = items_left(runner, seat)
        left = len(offices) + sum(table.values())
        if left:
            open_votes.append((seat, left))
        cards = len(position.families[seat].hand)
        if cards and worth and seat != position.viewer:
            held += cards
            unseen.append((seat, sum(worth[:cards])))
    yes, no = count(motion.casts, "yes"), count(motion.casts, "no")
    return VoteForecast(yes, no, tuple(open_votes), tuple(unseen), sum(worth[:held]))


def _unseen_vote_cards(runner: JuntaRunner) -> list[int]:
    """The value of the vote cards that could be in a hand, best first."""
    position = runner.position
    left = Counter(runner.components.copies)
    left.subtract([*position.discards, *position.lying])
    for seat, family in position.families.items():
        left.subtract([*family.table, *(family.hand if seat == position.viewer else ())])
    worth = [
        word.number
        for card in left.elements()
        if runner.components.type_of[card] == "vote"
        for word in runner.components.effect(card)
        if isinstance(word, v.Votes)
    ]
    return sorted(worth, reverse=True)
