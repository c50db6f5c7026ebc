"""A family's turn in a movement segment; units that pass to another (Bewegung, Transfer)."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import could_be_hidden, playable, take_notes, use_up
from weimar_tui.games.junta.rules.coup.bribes import ask_bribe, bribe_cards, bribe_picked
from weimar_tui.games.junta.rules.coup.common import the_coup
from weimar_tui.games.junta.rules.coup.landing import LandAt, landings, play_units, unit_cards
from weimar_tui.games.junta.rules.coup.police import RespondTo, may_respond
from weimar_tui.games.junta.rules.death_and_exile import go_into_exile
from weimar_tui.games.junta.rules.events import UnitsMoved
from weimar_tui.games.junta.rules.families import is_out, present
from weimar_tui.games.junta.rules.negotiation.offers import transfer
from weimar_tui.games.junta.rules.negotiation.talk_before_answer import (
    ask_with_talk,
    handled_as_talk,
)
from weimar_tui.games.junta.rules.position import Asked, Draft, JuntaPosition, Stack
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.games.junta.rules.units import add, arrival, commanded, commander, kinds_of, take
from weimar_tui.kernel.decision_type import Word

COUP_CARDS = (v.PlaceUnits, v.Bribe, v.TakeNotes)


class Turn(JuntaStep, frozen=True, tag="turn"):
    """`seat` moves the units of `owner`: its own, or as brother-in-law those of another.

    One movement, and besides it landings, cards, bribes, the police response, transfers, exile and
    talk, in any order.
    """

    seat: str
    owner: str
    begun: bool = False

    def run(self, play: JuntaRunner) -> None:
        coup = the_coup(play)
        if not self.begun:
            coup.moved = coup.hopped = False
            coup.pick = {}
        if is_out(play.position, self.seat):
            return
        subject = Asked(family=self.owner, number=coup.phase)
        step = Turn(self.seat, self.owner, begun=True)
        if play.position.families[self.seat].draft.played:
            ask_bribe(play, step, self.seat, subject, q.MOVE_FROM)
            return
        options = self._options(play)
        if not options and coup.must:  # what it meant to move has gone meanwhile
            coup.must = ""
            options = self._options(play)
        if not play.family(self.seat).draft.stage and not self._worth_asking(play, options):
            return
        if coup.must:  # first it does what it has begun the coup with
            play.ask(step, self.seat, q.MOVE_FROM, options, subject)
            return
        options.append(q.STAY)
        ask_with_talk(play, step, self.seat, q.MOVE_FROM, options, subject)

    def _worth_asking(self, play: JuntaRunner, options: list[str]) -> bool:
        """Once it has moved, a family is asked again only if it may have something else to do."""
        if options and options[0] != q.TRANSFER:  # which comes last
            return True
        if self.seat != self.owner:
            return False
        if options and not the_coup(play).moved:
            return True
        return bool(play.family(self.seat).hand) and any(
            could_be_hidden(play, w) for w in COUP_CARDS
        )

    def _options(self, play: JuntaRunner) -> list[str]:
        coup = the_coup(play)
        if coup.must == q.LAND:
            return [q.land(unit) for unit in landings(play, self.seat)]
        options = [] if coup.moved else list(starts(play, self.seat, self.owner))
        if coup.must == q.MOVE:
            return options
        if can_hop(play, self.seat, self.owner):
            options.append(q.HOP)
        if self.seat == self.owner:
            options += self._besides(play, commands=bool(options))
            return options
        if may_respond(play, self.seat, self.owner):
            options.append(q.RESPONSE)
        if len(present(play.position)) > 1 and units_to_hand_over(play, self.seat, self.owner):
            options.append(q.TRANSFER)
        return options

    def _besides(self, play: JuntaRunner, *, commands: bool) -> list[str]:
        """What can be done besides moving; `commands`: it is known to have units."""
        seat, position = self.seat, play.position
        options = [q.land(unit) for unit in landings(play, seat)]
        hand = position.families[seat].hand
        if not play.components.with_words(COUP_CARDS).isdisjoint(hand):
            options += [q.unit_card(card) for card in unit_cards(play, seat)]
            options += [q.bribe_card(card) for card in bribe_cards(play, seat)]
            options += [q.play_card(card) for card in playable(play, seat, v.TakeNotes)]
        if may_respond(play, seat, seat):
            options.append(q.RESPONSE)
        areas = position.areas
        if seat != position.president:
            options += [
                q.exile(area)
                for area in play.components.embassies
                if area in areas and any(stack.by == seat for stack in areas[area])
            ]
        if len(present(position)) > 1 and (commands or commands_any(position, seat)):
            options.append(q.TRANSFER)
        return options

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if play.family(seat).draft.played:
            play.push(self)
            bribe_picked(play, seat, option)
            return
        if handled_as_talk(play, self, seat, option):
            return
        if option == q.STAY:
            return
        play.push(self)
        match q.MOVE_FROM.read(option):
            case q.Area(area):
                play.push(MoveTo(seat, self.owner, area))
            case q.Land(unit):
                play.push(LandAt(seat, unit))
            case q.UnitCard(card):
                play_units(play, seat, card)
            case q.BribeCard(card):
                play.family(seat).draft = Draft(card=card)
            case q.PlayCard(card):
                use_up(play, seat, card)
                take_notes(play, seat, card)
            case q.Exile(area):
                go_into_exile(play, seat, area)
            case Word(q.HOP):
                play.push(Hop(seat, self.owner))
            case Word(q.RESPONSE):
                play.push(RespondTo(seat, self.owner))
            case Word():
                play.push(TransferWhat(seat, "" if seat == self.owner else self.owner))


# --- what can move ---
def commands_any(position: JuntaPosition, seat: str) -> bool:
    """Whether any units in the city obey a family."""
    return any(stack.by == seat for stacks in position.areas.values() for stack in stacks)


def movable(play: JuntaRunner, seat: str, owner: str, area: str) -> list[Stack]:
    """Those that can still take part in the movement."""
    own = commanded(play, seat, owner, area)
    if not the_coup(play).hopped:
        return [stack for stack in own if stack.moved == 0]
    flying = play.components.flying
    if not any(stack.kind in flying and stack.moved == 1 for stack in own):
        return []
    return [s for s in own if s.moved == 0 or (s.kind in flying and s.moved == 1)]


def starts(play: JuntaRunner, seat: str, owner: str) -> Iterator[str]:
    """Areas the one movement of this turn can begin in."""
    coup = the_coup(play)
    if coup.moved:
        return
    areas = play.position.areas
    if seat == owner and not coup.hopped:
        own = {
            area for area, there in areas.items() for s in there if s.by == owner and not s.moved
        }
        yield from (area for area in play.components.area_ids if area in own)
        return
    for area in play.components.area_ids:
        if area in areas and movable(play, seat, owner, area):
            yield area


def can_hop(play: JuntaRunner, seat: str, owner: str) -> bool:
    """Whether a helicopter may fly an area alone: before the movement it is then part of, or after.

    (rules: Bewegung)
    """
    return bool(_hopper(play, seat, owner))


def _hopper(play: JuntaRunner, seat: str, owner: str) -> str:
    """The area of the helicopter that could hop."""
    coup = the_coup(play)
    flown = 1 if coup.moved else 0
    if coup.hopped:
        return ""
    flying = play.components.flying
    for area, stacks in play.position.areas.items():
        for stack in stacks:
            if (
                stack.by == owner
                and stack.kind in flying
                and stack.moved == flown
                and commander(play, stack) == seat
            ):
                return area
    return ""


class Hop(JuntaStep, frozen=True, tag="hop"):
    """The helicopter flies one area alone."""

    seat: str
    owner: str

    def run(self, play: JuntaRunner) -> None:
        area = _hopper(play, self.seat, self.owner)
        subject = Asked(area=area, unit="helicopter")
        play.ask(self, self.seat, q.HOP_TO, play.components.neighbours[area], subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        area = _hopper(play, self.seat, self.owner)
        for stack in commanded(play, self.seat, self.owner, area):
            if stack.kind in play.components.flying:
                kind = stack.kind
                moved = stack.moved + 1
                take(play, area, stack, 1)
                add(play, option, kind, self.owner, 1, moved=moved, came=arrival(play))
                the_coup(play).hopped = True
                play.emit(UnitsMoved(seat, area, option, ((kind, 1),)))
                return


class MoveTo(JuntaStep, frozen=True, tag="move-to"):
    """The neighbouring area."""

    seat: str
    owner: str
    area: str

    def run(self, play: JuntaRunner) -> None:
        options = play.components.neighbours[self.area]
        play.ask(self, self.seat, q.MOVE_TO, options, Asked(area=self.area, family=self.owner))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.push(HowMany(self.seat, self.owner, self.area, option))


class HowMany(JuntaStep, frozen=True, tag="how-many"):
    """Which units go: all, all but one, or kind by kind. A helicopter that hopped goes along."""

    seat: str
    owner: str
    area: str
    to: str

    def run(self, play: JuntaRunner) -> None:
        coup = the_coup(play)
        kinds = kinds_of(movable(play, self.seat, self.owner, self.area))
        left = {kind: number for kind, number in kinds.items() if kind not in coup.pick}
        total = sum(kinds.values())
        options: list[str] = []
        if not coup.pick:
            options.append(q.ALL_OF_THEM)
            if total > 1:
                options.append(q.ALL_BUT_1)
        if total > 1:
            options += [
                q.units(kind, n) for kind, number in left.items() for n in range(1, number + 1)
            ]
        if coup.pick:
            options.append(q.DONE)
        subject = Asked(
            area=self.area,
            place=self.to,
            family=self.owner,
            items=tuple(q.units(kind, n) for kind, n in coup.pick.items()),
        )
        play.ask(self, self.seat, q.HOW_MANY, options, subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(play)
        kinds = kinds_of(movable(play, self.seat, self.owner, self.area))
        match q.HOW_MANY.read(option):
            case Word(q.ALL_OF_THEM):
                self._move(play, kinds)
            case Word(q.ALL_BUT_1):
                # The weakest kind leaves its man behind: the crowd before the rifles.
                units = play.components.units
                guard = min(kinds, key=lambda k: (units[k].dice / units[k].per, -kinds[k]))
                left = {kind: number - (kind == guard) for kind, number in kinds.items()}
                self._move(play, {kind: number for kind, number in left.items() if number})
            case Word():
                self._move(play, dict(coup.pick))
            case q.Units(unit, number):
                coup.pick[unit] = number
                if len(coup.pick) == len(kinds):
                    self._move(play, dict(coup.pick))
                else:
                    play.push(self)

    def _move(self, play: JuntaRunner, units: dict[str, int]) -> None:
        coup = the_coup(play)
        if coup.hopped:
            for stack in movable(play, self.seat, self.owner, self.area):
                if stack.moved == 1:
                    units.setdefault(stack.kind, stack.number)
        coup.pick = {}
        coup.moved = True
        coup.must = ""
        came = arrival(play)
        for kind, number in units.items():
            left = number
            for stack in movable(play, self.seat, self.owner, self.area):
                if stack.kind == kind and left:
                    going = min(left, stack.number)
                    left -= going
                    moved = stack.moved + 1
                    take(play, self.area, stack, going)
                    add(play, self.to, kind, self.owner, going, moved=moved, came=came)
        play.emit(UnitsMoved(self.seat, self.area, self.to, tuple(units.items())))


def units_to_hand_over(play: JuntaRunner, seat: str, owner: str) -> list[str]:
    """The units of `owner` that `seat` commands: `AREA:KIND:NUMBER`, up to all of a kind."""
    options = []
    for area in play.position.areas:
        for kind, number in kinds_of(commanded(play, seat, owner, area)).items():
            options += [q.units_at(area, kind, n) for n in range(1, number + 1)]
    return options


class TransferWhat(JuntaStep, frozen=True, tag="transfer-what"):
    """Which units pass to another family: `AREA:KIND:NUMBER`.

    `owner`: whose they are if the brother-in-law hands them over; empty for one's own.
    """

    seat: str
    owner: str = ""

    def run(self, play: JuntaRunner) -> None:
        if options := units_to_hand_over(play, self.seat, self.owner or self.seat):
            play.ask(self, self.seat, q.TRANSFER_WHAT, options)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.push(TransferTo(seat, option))


class TransferTo(JuntaStep, frozen=True, tag="transfer-to"):
    """To whom."""

    seat: str
    units: str

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        options = [o for o in position.order if o != self.seat and not is_out(position, o)]
        units = q.TRANSFER_WHAT.read(self.units)
        subject = Asked(area=units.area, unit=units.unit, number=units.number)
        play.ask(self, self.seat, q.TRANSFER_TO, options, subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        units = q.TRANSFER_WHAT.read(self.units)
        transfer(play, seat, option, units.area, {units.unit: units.number})
