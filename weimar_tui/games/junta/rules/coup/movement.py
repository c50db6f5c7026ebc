"""A family's turn in a movement segment, and units handed to another (Bewegung, Transfer)."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, vocabulary as v
from ..cards import could_be_hidden, playable, spend_card, take_notes
from ..coup_events import UnitsMoved
from ..death_and_exile import go_into_exile
from ..drafts import NO_DRAFT, BribeDraft
from ..families import is_out, present
from ..negotiation.offers import transfer
from ..negotiation.talk_before_answer import ask_with_talk, handled_as_talk
from ..position import JuntaPosition, Stack
from ..runner import JuntaRunner, JuntaStep
from ..subjects import OnTurn, UnitAt, UnitsOnMove
from ..units import add, arrival, commanded, commander, kinds_of, take
from .bribes import ask_bribe, bribe_cards, bribe_picked
from .common import the_coup
from .landing import LandAt, landings, play_units, unit_cards
from .police import RespondTo, may_respond

COUP_CARDS = (v.PlaceUnits, v.Bribe, v.TakeNotes)


class Turn(JuntaStep, frozen=True, tag="turn"):
    """`seat` moves the units of `owner`: its own, or as brother-in-law those of another.

    One movement, plus landings, cards, bribes, the police response, transfers, exile and talk, in
    any order.
    """

    seat: str
    owner: str
    begun: bool = False

    def run(self, runner: JuntaRunner) -> None:
        coup = the_coup(runner)
        if not self.begun:
            coup.moved = coup.hopped = False
            coup.pick = {}
        if is_out(runner.position, self.seat):
            return
        subject = OnTurn(self.owner, coup.phase)
        step = Turn(self.seat, self.owner, begun=True)
        draft = runner.position.families[self.seat].draft
        if isinstance(draft, BribeDraft):
            ask_bribe(runner, step, self.seat, subject, dt.MOVE_FROM)
            return
        options = self._options(runner)
        if not options and coup.must:  # what it meant to move has gone in the meantime
            coup.must = ""
            options = self._options(runner)
        if draft == NO_DRAFT and not self._worth_asking(runner, options):
            return
        if coup.must:  # it must first do what it began the coup with
            runner.ask(step, self.seat, dt.MOVE_FROM, options, subject)
            return
        options.append(dt.STAY)
        ask_with_talk(runner, step, self.seat, dt.MOVE_FROM, options, subject)

    def _worth_asking(self, runner: JuntaRunner, options: list[str]) -> bool:
        """After its movement, a family is asked again only if it may have something else to do."""
        if options and options[0] != dt.TRANSFER:  # always the last option
            return True
        if self.seat != self.owner:
            return False
        if options and not the_coup(runner).moved:
            return True
        return bool(runner.family(self.seat).hand) and any(
            could_be_hidden(runner, w) for w in COUP_CARDS
        )

    def _options(self, runner: JuntaRunner) -> list[str]:
        coup = the_coup(runner)
        if coup.must == dt.LAND:
            return [dt.land(unit) for unit in landings(runner, self.seat)]
        options = [] if coup.moved else list(starts(runner, self.seat, self.owner))
        if coup.must == dt.MOVE:
            return options
        if can_hop(runner, self.seat, self.owner):
            options.append(dt.HOP)
        if self.seat == self.owner:
            options += self._besides(runner, commands=bool(options))
            return options
        if may_respond(runner, self.seat, self.owner):
            options.append(dt.RESPONSE)
        if len(present(runner.position)) > 1 and units_to_hand_over(runner, self.seat, self.owner):
            options.append(dt.TRANSFER)
        return options

    def _besides(self, runner: JuntaRunner, *, commands: bool) -> list[str]:
        """Everything possible besides moving; `commands`: it visibly has units."""
        seat, position = self.seat, runner.position
        options = [dt.land(unit) for unit in landings(runner, seat)]
        hand = position.families[seat].hand
        if not runner.components.with_words(COUP_CARDS).isdisjoint(hand):
            options += [dt.unit_card(card) for card in unit_cards(runner, seat)]
            options += [dt.bribe_card(card) for card in bribe_cards(runner, seat)]
            options += [dt.play_card(card) for card in playable(runner, seat, v.TakeNotes)]
        if may_respond(runner, seat, seat):
            options.append(dt.RESPONSE)
        areas = position.areas
        if seat != position.president:
            options += [
                dt.exile(area)
                for area in runner.components.embassies
                if area in areas and any(stack.by == seat for stack in areas[area])
            ]
        if len(present(position)) > 1 and (commands or commands_any(position, seat)):
            options.append(dt.TRANSFER)
        return options

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if isinstance(runner.family(seat).draft, BribeDraft):
            runner.push(self)
            bribe_picked(runner, seat, option)
            return
        if handled_as_talk(runner, self, seat, option):
            return
        if option == dt.STAY:
            return
        runner.push(self)
        match dt.MOVE_FROM.read(option):
            case dt.Area(area):
                runner.push(MoveTo(seat, self.owner, area))
            case dt.Land(unit):
                runner.push(LandAt(seat, unit))
            case dt.UnitCard(card):
                play_units(runner, seat, card)
            case dt.BribeCard(card):
                runner.family(seat).draft = BribeDraft(card)
            case dt.PlayCard(card):
                spend_card(runner, seat, card)
                take_notes(runner, seat, card)
            case dt.Exile(area):
                go_into_exile(runner, seat, area)
            case Word(dt.HOP):
                runner.push(Hop(seat, self.owner))
            case Word(dt.RESPONSE):
                runner.push(RespondTo(seat, self.owner))
            case Word():
                runner.push(TransferWhat(seat, "" if seat == self.owner else self.owner))


# --- what can move ---
def commands_any(position: JuntaPosition, seat: str) -> bool:
    """Whether any units in the city obey the family."""
    return any(stack.by == seat for stacks in position.areas.values() for stack in stacks)


def movable(runner: JuntaRunner, seat: str, owner: str, area: str) -> list[Stack]:
    """Stacks that can still take part in the movement."""
    own = commanded(runner, seat, owner, area)
    if not the_coup(runner).hopped:
        return [stack for stack in own if stack.moved == 0]
    flying = runner.components.flying
    if not any(stack.kind in flying and stack.moved == 1 for stack in own):
        return []
    return [s for s in own if s.moved == 0 or (s.kind in flying and s.moved == 1)]


def starts(runner: JuntaRunner, seat: str, owner: str) -> Iterator[str]:
    """Areas where this turn's one movement can begin."""
    coup = the_coup(runner)
    if coup.moved:
        return
    areas = runner.position.areas
    if seat == owner and not coup.hopped:
        own = {
            area for area, there in areas.items() for s in there if s.by == owner and not s.moved
        }
        yield from (area for area in runner.components.area_ids if area in own)
        return
    for area in runner.components.area_ids:
        if area in areas and movable(runner, seat, owner, area):
            yield area


def can_hop(runner: JuntaRunner, seat: str, owner: str) -> bool:
    """Whether a helicopter can fly one area alone, before the movement it then joins, or after it.

    (rules: Bewegung)
    """
    return bool(_hopper(runner, seat, owner))


def _hopper(runner: JuntaRunner, seat: str, owner: str) -> str:
    """The area of the helicopter that could fly alone."""
    coup = the_coup(runner)
    flown = 1 if coup.moved else 0
    if coup.hopped:
        return ""
    flying = runner.components.flying
    for area, stacks in runner.position.areas.items():
        for stack in stacks:
            if (
                stack.by == owner
                and stack.kind in flying
                and stack.moved == flown
                and commander(runner, stack) == seat
            ):
                return area
    return ""


class Hop(JuntaStep, frozen=True, tag="hop"):
    """The helicopter flies one area alone."""

    seat: str
    owner: str

    def run(self, runner: JuntaRunner) -> None:
        area = _hopper(runner, self.seat, self.owner)
        subject = UnitAt("helicopter", area)
        runner.ask(self, self.seat, dt.HOP_TO, runner.components.neighbours[area], subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        area = _hopper(runner, self.seat, self.owner)
        for stack in commanded(runner, self.seat, self.owner, area):
            if stack.kind in runner.components.flying:
                kind = stack.kind
                moved = stack.moved + 1
                take(runner, area, stack, 1)
                add(runner, option, kind, self.owner, 1, moved=moved, came=arrival(runner))
                the_coup(runner).hopped = True
                runner.emit(UnitsMoved(seat, area, option, ((kind, 1),)))
                return


class MoveTo(JuntaStep, frozen=True, tag="move-to"):
    """The neighbouring area to move to."""

    seat: str
    owner: str
    area: str

    def run(self, runner: JuntaRunner) -> None:
        options = runner.components.neighbours[self.area]
        runner.ask(self, self.seat, dt.MOVE_TO, options, UnitsOnMove(self.area, self.owner))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.push(HowMany(self.seat, self.owner, self.area, option))


class HowMany(JuntaStep, frozen=True, tag="how-many"):
    """Which units move: all, all but one, or by kind. A helicopter that flew alone moves along."""

    seat: str
    owner: str
    area: str
    to: str

    def run(self, runner: JuntaRunner) -> None:
        coup = the_coup(runner)
        kinds = kinds_of(movable(runner, self.seat, self.owner, self.area))
        left = {kind: number for kind, number in kinds.items() if kind not in coup.pick}
        total = sum(kinds.values())
        options: list[str] = []
        if not coup.pick:
            options.append(dt.ALL_OF_THEM)
            if total > 1:
                options.append(dt.ALL_BUT_1)
        if total > 1:
            options += [
                dt.units(kind, n) for kind, number in left.items() for n in range(1, number + 1)
            ]
        if coup.pick:
            options.append(dt.DONE)
        subject = UnitsOnMove(
            area=self.area,
            place=self.to,
            family=self.owner,
            items=tuple(dt.units(kind, n) for kind, n in coup.pick.items()),
        )
        runner.ask(self, self.seat, dt.HOW_MANY, options, subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        coup = the_coup(runner)
        kinds = kinds_of(movable(runner, self.seat, self.owner, self.area))
        match dt.HOW_MANY.read(option):
            case Word(dt.ALL_OF_THEM):
                self._move(runner, kinds)
            case Word(dt.ALL_BUT_1):
                # The unit left behind is of the weakest kind: unarmed before riflemen.
                units = runner.components.units
                guard = min(kinds, key=lambda k: (units[k].dice / units[k].per, -kinds[k]))
                left = {kind: number - (kind == guard) for kind, number in kinds.items()}
                self._move(runner, {kind: number for kind, number in left.items() if number})
            case Word():
                self._move(runner, dict(coup.pick))
            case dt.Units(unit, number):
                coup.pick[unit] = number
                if len(coup.pick) == len(kinds):
                    self._move(runner, dict(coup.pick))
                else:
                    runner.push(self)

    def _move(self, runner: JuntaRunner, units: dict[str, int]) -> None:
        coup = the_coup(runner)
        if coup.hopped:
            for stack in movable(runner, self.seat, self.owner, self.area):
                if stack.moved == 1:
                    units.setdefault(stack.kind, stack.number)
        coup.pick = {}
        coup.moved = True
        coup.must = ""
        came = arrival(runner)
        for kind, number in units.items():
            left = number
            for stack in movable(runner, self.seat, self.owner, self.area):
                if stack.kind == kind and left:
                    going = min(left, stack.number)
                    left -= going
                    moved = stack.moved + 1
                    take(runner, self.area, stack, going)
                    add(runner, self.to, kind, self.owner, going, moved=moved, came=came)
        runner.emit(UnitsMoved(self.seat, self.area, self.to, tuple(units.items())))


def units_to_hand_over(runner: JuntaRunner, seat: str, owner: str) -> list[str]:
    """Units of `owner` that `seat` commands, as `AREA:KIND:NUMBER`, up to all of a kind."""
    options = []
    for area in runner.position.areas:
        for kind, number in kinds_of(commanded(runner, seat, owner, area)).items():
            options += [dt.units_at(area, kind, n) for n in range(1, number + 1)]
    return options


class TransferWhat(JuntaStep, frozen=True, tag="transfer-what"):
    """The units to hand to another family, as `AREA:KIND:NUMBER`.

    `owner`: their owner if the brother-in-law hands them over; empty for its own units.
    """

    seat: str
    owner: str = ""

    def run(self, runner: JuntaRunner) -> None:
        if options := units_to_hand_over(runner, self.seat, self.owner or self.seat):
            runner.ask(self, self.seat, dt.TRANSFER_WHAT, options)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.push(TransferTo(seat, option))


class TransferTo(JuntaStep, frozen=True, tag="transfer-to"):
    """The family that receives them."""

    seat: str
    units: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        options = [o for o in position.order if o != self.seat and not is_out(position, o)]
        units = dt.TRANSFER_WHAT.read(self.units)
        subject = UnitAt(units.unit, units.area, number=units.number)
        runner.ask(self, self.seat, dt.TRANSFER_TO, options, subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        units = dt.TRANSFER_WHAT.read(self.units)
        transfer(runner, seat, option, units.area, {units.unit: units.number})
