"""Bribes: units that change sides for money (rules: Bestechung)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import playable, use_up
from weimar_tui.games.junta.rules.checks import RED
from weimar_tui.games.junta.rules.events import Bribed
from weimar_tui.games.junta.rules.money import PayCost, friends_left
from weimar_tui.games.junta.rules.position import Asked, Draft, Stack
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import add, at, number_of, party_of, take


def sway_of(play: JuntaRunner, card: str) -> v.Bribe:
    """What a bribe card says."""
    return next(word for word in play.components.effect(card) if isinstance(word, v.Bribe))


def funds(play: JuntaRunner, seat: str) -> int:
    """Millions a family could spend on bribes: its pocket and its rich friends."""
    return play.family(seat).pocket.total + friends_left(play, seat)


def bribe_cards(play: JuntaRunner, seat: str) -> list[str]:
    """Bribe cards that could win somebody over."""
    cards = playable(play, seat, v.Bribe)
    if not cards or not funds(play, seat):
        return []
    return [card for card in cards if targets(play, seat, card)]


def targets(play: JuntaRunner, seat: str, card: str) -> list[str]:
    """`AREA:PARTY`, wherever units of the kind stand that are not one's own."""
    places = []
    kinds, position = _kinds(play, card), play.position
    for area in play.components.area_ids:
        if area in position.areas:
            there = position.areas[area]
            parties = {party_of(play, stack) for stack in there if stack.kind in kinds}
            parties.discard(seat)
            if parties:
                places += [q.units_of(area, party) for party in position.order if party in parties]
    return places


def _kinds(play: JuntaRunner, card: str) -> frozenset[str]:
    """The kinds of units a card can win over."""
    units = sway_of(play, card).units
    return play.components.red if units == RED else frozenset((units,))


def _victims(play: JuntaRunner, card: str, area: str, party: str) -> list[Stack]:
    kinds = _kinds(play, card)
    return [
        stack
        for stack in at(play.position, area)
        if stack.kind in kinds and party_of(play, stack) == party
    ]


def ask_bribe(
    play: JuntaRunner, step: JuntaStep, seat: str, subject: Asked, seen: q.JuntaDecision
) -> None:
    """Where and whose, then how many tries; each costs a million and is one die.

    Until the tries are chosen it is a draft: others see the question it began with
    (ruling J93).
    """
    draft = play.family(seat).draft
    private = Asked(card=draft.card, area=draft.place, family=draft.to)
    if not draft.to:
        targets_now = targets(play, seat, draft.card)
        play.ask(
            step,
            seat,
            q.BRIBE_AREA,
            targets_now,
            subject,
            private=private,
            seen_as=seen,
            link=True,
        )
        return
    there = number_of(_victims(play, draft.card, draft.place, draft.to))
    tries = (there + 1) // 2 if sway_of(play, draft.card).pairs else there
    tries = min(tries, funds(play, seat))
    options = [q.tries(number) for number in range(1, tries + 1)]
    play.ask(
        step,
        seat,
        q.BRIBE_NUMBER,
        options,
        subject,
        private=private,
        seen_as=seen,
        always=True,
        link=True,
    )


def bribe_picked(play: JuntaRunner, seat: str, option: str) -> None:
    """Go on with a bribe; with the number of tries the card is laid."""
    family = play.family(seat)
    draft = family.draft
    if not draft.to:
        bribed = q.BRIBE_AREA.read(option)
        family.draft = replace(draft, place=bribed.area, to=bribed.family)
        return
    family.draft, tries = Draft(), q.BRIBE_NUMBER.read(option).number
    use_up(play, seat, draft.card, draft.to)
    play.push(
        PayCost(seat, tries, draft.card),
        RollBribe(seat, draft.card, draft.place, draft.to, tries),
    )


class RollBribe(JuntaStep, frozen=True, tag="roll-bribe"):
    """On the printed numbers command passes until the end of the coup (ruling J51)."""

    seat: str
    card: str
    area: str
    party: str
    tries: int

    def run(self, play: JuntaRunner) -> None:
        sway = sway_of(play, self.card)
        dice = play.position.dice.roll(self.tries)
        won = sum(sway.low <= face <= sway.high for face in dice) * (2 if sway.pairs else 1)
        victims = _victims(play, self.card, self.area, self.party)
        won = left = min(won, number_of(victims))
        for stack in victims:
            going = min(left, stack.number)
            if going:
                left -= going
                kind, moved, came = stack.kind, stack.moved, stack.came
                take(play, self.area, stack, going)
                add(play, self.area, kind, self.seat, going, moved=moved, came=came)
        play.emit(Bribed(self.seat, self.card, self.area, self.party, tuple(dice), won))
        play.reveal()
