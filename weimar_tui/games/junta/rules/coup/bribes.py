"""Bribes: units that change sides for money (rules: Bestechung)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import decision_types as dt, vocabulary as v
from ..cards import playable, spend_card
from ..checks import RED
from ..coup_events import Bribed
from ..drafts import NO_DRAFT, BribeDraft
from ..money import PayCost, friends_left
from ..position import Stack
from ..runner import JuntaRunner, JuntaStep
from ..subjects import BribeOf, JuntaSubject
from ..units import add, at, number_of, party_of, take


def bribe_on(runner: JuntaRunner, card: str) -> v.Bribe:
    """The bribe on a card."""
    return next(word for word in runner.components.effect(card) if isinstance(word, v.Bribe))


def funds(runner: JuntaRunner, seat: str) -> int:
    """Millions that a family could spend on bribes: its pocket and its rich friends."""
    return runner.family(seat).pocket.total + friends_left(runner, seat)


def bribe_cards(runner: JuntaRunner, seat: str) -> list[str]:
    """Bribe cards that could win over some units."""
    cards = playable(runner, seat, v.Bribe)
    if not cards or not funds(runner, seat):
        return []
    return [card for card in cards if targets(runner, seat, card)]


def targets(runner: JuntaRunner, seat: str, card: str) -> list[str]:
    """`AREA:PARTY` for every area with bribable units of another party."""
    places = []
    kinds, position = _kinds(runner, card), runner.position
    for area in runner.components.area_ids:
        if area in position.areas:
            there = position.areas[area]
            parties = {party_of(runner, stack) for stack in there if stack.kind in kinds}
            parties.discard(seat)
            if parties:
                places += [dt.units_of(area, party) for party in position.order if party in parties]
    return places


def _kinds(runner: JuntaRunner, card: str) -> frozenset[str]:
    """The kinds of units that a card can win over."""
    units = bribe_on(runner, card).units
    return runner.components.red if units == RED else frozenset((units,))


def victims(runner: JuntaRunner, card: str, area: str, party: str) -> list[Stack]:
    """The units of a party in an area that a card can win over."""
    kinds = _kinds(runner, card)
    return [
        stack
        for stack in at(runner.position, area)
        if stack.kind in kinds and party_of(runner, stack) == party
    ]


def ask_bribe(
    runner: JuntaRunner,
    step: JuntaStep,
    seat: str,
    subject: JuntaSubject,
    seen: dt.JuntaDecisionType,
) -> None:
    """Ask for the area and party, then for the number of tries; each costs a million and is one
    die.

    Until the tries are chosen this is a draft: others see the question it began with (ruling J93).
    """
    draft = runner.family(seat).draft
    assert isinstance(draft, BribeDraft)
    private = BribeOf(draft.card, draft.area, draft.family)
    if not draft.area:
        targets_now = targets(runner, seat, draft.card)
        runner.ask(
            step,
            seat,
            dt.BRIBE_AREA,
            targets_now,
            subject,
            private=private,
            seen_as=seen,
            link=True,
        )
        return
    there = number_of(victims(runner, draft.card, draft.area, draft.family))
    tries = (there + 1) // 2 if bribe_on(runner, draft.card).pairs else there
    tries = min(tries, funds(runner, seat))
    options = [dt.tries(number) for number in range(1, tries + 1)]
    runner.ask(
        step,
        seat,
        dt.BRIBE_NUMBER,
        options,
        subject,
        private=private,
        seen_as=seen,
        always=True,
        link=True,
    )


def bribe_picked(runner: JuntaRunner, seat: str, option: str) -> None:
    """Continue a bribe; with the number of tries, the card is laid."""
    family = runner.family(seat)
    draft = family.draft
    assert isinstance(draft, BribeDraft)
    if not draft.area:
        bribed = dt.BRIBE_AREA.read(option)
        family.draft = replace(draft, area=bribed.area, family=bribed.family)
        return
    family.draft, tries = NO_DRAFT, dt.BRIBE_NUMBER.read(option).number
    spend_card(runner, seat, draft.card, draft.family)
    runner.push(
        PayCost(seat, tries, draft.card),
        RollBribe(seat, draft.card, draft.area, draft.family, tries),
    )


class RollBribe(JuntaStep, frozen=True, tag="roll-bribe"):
    """On the printed numbers, command changes until the end of the coup (ruling J51)."""

    seat: str
    card: str
    area: str
    party: str
    tries: int

    def run(self, runner: JuntaRunner) -> None:
        printed = bribe_on(runner, self.card)
        dice = runner.position.dice.roll(self.tries)
        won = sum(printed.low <= face <= printed.high for face in dice) * (
            2 if printed.pairs else 1
        )
        bribed = victims(runner, self.card, self.area, self.party)
        won = left = min(won, number_of(bribed))
        for stack in bribed:
            going = min(left, stack.number)
            if going:
                left -= going
                kind, moved, came = stack.kind, stack.moved, stack.came
                take(runner, self.area, stack, going)
                add(runner, self.area, kind, self.seat, going, moved=moved, came=came)
        runner.emit(Bribed(self.seat, self.card, self.area, self.party, tuple(dice), won))
        runner.reveal()
