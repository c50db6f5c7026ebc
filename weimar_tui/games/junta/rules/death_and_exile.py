"""Death, exile, return, and the brother-in-law (rules: Tod, Exil)."""

from __future__ import annotations

from . import decision_types as dt, vocabulary as v
from .cards import (
    could_be_hidden,
    forget_dead_influence,
    playable,
    spend_card,
    unique,
)
from .drafts import NO_DRAFT
from .endings import end_game
from .events import (
    BrotherInLawChosen,
    Returned,
    ReturnerShot,
    ShieldUsed,
    WentIntoExile,
)
from .families import (
    acting,
    from_president,
    holder,
    in_exile,
    is_out,
    offices_of_the_out,
)
from .money import PayCost, can_pay, loot
from .position import (
    ALIVE,
    DEAD,
    EXILE,
    JuntaPosition,
    Stack,
)
from .runner import JuntaRunner, JuntaStep, set_excuse
from .subjects import AttemptOn, OfExile


def die(runner: JuntaRunner, seat: str, to: str) -> None:
    """Kill a family until the next round: cards discarded, pocket to `to` or under the stack.

    Ends the game if all families are now dead (ruling J12).
    """
    position = runner.position
    family = runner.family(seat)
    was_out = is_out(position, seat)
    cards = family.hand + family.table
    position.discards += cards
    family.hand, family.table = [], []
    family.draft = NO_DRAFT
    loot(runner, seat, to, cards)
    family.state = DEAD
    family.embassy = ""
    if position.president == seat:
        position.president = ""
    forget_dead_influence(runner, seat)
    if not was_out:  # if an exile dies, the same families are out as before (J40)
        _choose_anew(runner)
    runner.reveal()
    if all(other.state == DEAD for other in position.families.values()):
        end_game(runner, "all-dead")


def go_into_exile(runner: JuntaRunner, seat: str, area: str) -> None:
    """Put a family into an embassy. Units it holds by gift or bribe return to their
    office (ruling J77)."""
    family = runner.family(seat)
    position = runner.position
    was_out = is_out(position, seat)
    family.state, family.embassy = EXILE, area
    if not was_out:
        _choose_anew(runner)
    for stacks in position.areas.values():
        for stack in stacks:
            if stack.by == seat:
                stack.by = _home_family(runner, stack) or seat
    runner.emit(WentIntoExile(seat, area))
    runner.reveal()


def _home_family(runner: JuntaRunner, stack: Stack) -> str:
    office = runner.components.office_of[stack.kind]
    return holder(runner.position, office) if office else ""


def come_back(runner: JuntaRunner, seat: str) -> None:
    """Return a family from exile; it is seen at home (ruling J39)."""
    family = runner.family(seat)
    was_out = is_out(runner.position, seat)
    family.state, family.embassy = ALIVE, ""
    family.choice = family.place = "home"
    if was_out:
        _choose_anew(runner)
    runner.emit(Returned(seat))
    runner.reveal()


def _choose_anew(runner: JuntaRunner) -> None:
    """Allow a new choice of office; the brother-in-law keeps his to the end of the phase (J40)."""
    position = runner.position
    position.brother_chosen_for = ()
    office = position.brother_in_law
    if not office or not is_out(position, holder(position, office)):
        position.brother_in_law = ""


def _moment(position: JuntaPosition) -> str:
    """The phase of the round, or of the coup."""
    return position.phase if position.coup is None else f"{position.phase}:{position.coup.phase}"


class BrotherInLaw(JuntaStep, frozen=True, tag="brother-in-law"):
    """The President chooses the one office he acts for, when it first matters (ruling J40).

    Chosen again whenever the families that are out, or the President, have changed, but only once
    per phase.
    """

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if not _is_chosen_again(position):
            return
        position.brother_in_law, position.brother_chosen_for = "", _families_out(position)
        offices = offices_of_the_out(position)
        if offices and position.president and not is_out(position, position.president):
            runner.ask(self, position.president, dt.BROTHER_IN_LAW, offices)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        position.brother_in_law = option
        position.brother_since = _moment(position)
        runner.emit(BrotherInLawChosen(holder(position, option), option))
        runner.reveal()


def _families_out(position: JuntaPosition) -> tuple[str, ...]:
    """The President, and the families whose offices he can act for."""
    return position.president, *(seat for seat in position.order if is_out(position, seat))


def _is_chosen_again(position: JuntaPosition) -> bool:
    if position.brother_chosen_for == _families_out(position):
        return False
    return not (position.brother_in_law and position.brother_since == _moment(position))


# --- return from exile ---
def shooter_of_returners(position: JuntaPosition) -> str:
    """Return the family that could have a returning exile shot, or "".

    The President can still pick the office of Minister if he chooses as brother-in-law again.
    """
    president = position.president
    present = president and not is_out(position, president)
    if present and _is_chosen_again(position) and "minister" in offices_of_the_out(position):
        return president
    return acting(position, "minister")


class AskExiles(JuntaStep, frozen=True, tag="ask-exiles"):
    """The exiles can return, one after the other, clockwise from the President (ruling J37)."""

    seats: tuple[str, ...] | None = None
    safe: bool = False

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        seats = from_president(position) if self.seats is None else self.seats
        for index, seat in enumerate(seats):
            family = position.families[seat]
            if in_exile(position, seat) and (self.safe or not family.stays):
                runner.push(AskExiles(seats[index + 1 :], self.safe))
                runner.push(AskReturn(seat, self.safe))
                return


class AskReturn(JuntaStep, frozen=True, tag="ask-return"):
    """Ask one exile whether to return."""

    seat: str
    safe: bool = False

    def run(self, runner: JuntaRunner) -> None:
        options = (dt.RETURN, dt.STAY, dt.STAY_ROUND)
        runner.ask(self, self.seat, dt.COME_BACK, options, OfExile(self.seat, self.safe))

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.STAY_ROUND:
            runner.family(seat).stays = True
        elif option == dt.RETURN and self.safe:
            come_back(runner, seat)
        elif option == dt.RETURN:
            runner.push(BrotherInLaw(), DangerousReturn(seat))


class DangerousReturn(JuntaStep, frozen=True, tag="dangerous-return"):
    """The Minister gets a free attempt on the returner that succeeds automatically
    (rules: Exil)."""

    seat: str

    def run(self, runner: JuntaRunner) -> None:
        minister = acting(runner.position, "minister")
        if not minister:
            come_back(runner, self.seat)
            return
        subject = OfExile(self.seat)
        runner.ask(self, minister, dt.SHOOT_RETURNER, (dt.SHOOT, dt.LET_GO), subject)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        if option == dt.LET_GO:
            come_back(runner, self.seat)
        else:
            runner.push(ShieldAgainst(self.seat, "police", "return"), ReturnerDies(self.seat, seat))


class ReturnerDies(JuntaStep, frozen=True, tag="returner-dies"):
    """Unless he was shielded he dies, and it counts as murder (ruling J38)."""

    seat: str
    by: str

    def run(self, runner: JuntaRunner) -> None:
        if runner.position.shielded == self.seat:
            runner.position.shielded = ""
            come_back(runner, self.seat)
            return
        runner.emit(ReturnerShot(self.seat, self.by))
        set_excuse(runner, "murder", self.seat)
        die(runner, self.seat, self.by)


class ShieldAgainst(JuntaStep, frozen=True, tag="shield-against"):
    """Ask every victim with hand cards for a shield, so that the question reveals nothing.

    `shielded` names the protected victim until the attempt has failed (ruling J31).
    """

    seat: str
    means: str
    place: str

    def run(self, runner: JuntaRunner) -> None:
        family = runner.family(self.seat)
        if not family.hand or not could_be_hidden(runner, v.Shield):
            return
        options = [
            dt.shield_card(card)
            for card in unique(playable(runner, self.seat, v.Shield))
            if can_pay(runner, self.seat, runner.components.price[card])
        ]
        subject = AttemptOn(self.seat, self.means, self.place)
        runner.ask(self, self.seat, dt.SHIELD, (*options, dt.NO), subject, always=True)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        runner.reveal()
        match dt.SHIELD.read(option):
            case dt.ShieldCard(card):
                spend_card(runner, seat, card)
                runner.emit(ShieldUsed(seat, card))
                runner.position.shielded = seat
                runner.push(PayCost(seat, runner.components.price[card], card))
