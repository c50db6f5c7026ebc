"""Death, exile, return, and the brother-in-law (rules: Tod, Exil)."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import (
    could_be_hidden,
    forget_dead_influence,
    playable,
    unique,
    use_up,
)
from weimar_tui.games.junta.rules.endings import end_game
from weimar_tui.games.junta.rules.events import (
    BrotherInLawChosen,
    Returned,
    ReturnerShot,
    ShieldUsed,
    WentIntoExile,
)
from weimar_tui.games.junta.rules.families import (
    acting,
    from_president,
    holder,
    in_exile,
    is_out,
    offices_of_the_out,
)
from weimar_tui.games.junta.rules.money import PayCost, can_pay, loot
from weimar_tui.games.junta.rules.position import (
    ALIVE,
    DEAD,
    EXILE,
    Asked,
    Draft,
    JuntaPosition,
    Stack,
)
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, set_excuse


def die(play: JuntaRunner, seat: str, to: str) -> None:
    """The family dies until the next round: cards discarded, pocket to `to` or under the stack.

    Ends the game if now all families are dead (ruling J12).
    """
    position = play.position
    family = play.family(seat)
    cards = family.hand + family.table
    position.discards += cards
    family.hand, family.table = [], []
    family.draft = Draft()
    loot(play, seat, to, cards)
    family.state = DEAD
    family.embassy = ""
    if position.president == seat:
        position.president = ""
    forget_dead_influence(play, seat)
    _choose_anew(play)
    play.reveal()
    if all(other.state == DEAD for other in position.families.values()):
        end_game(play, "all-dead")


def go_into_exile(play: JuntaRunner, seat: str, area: str) -> None:
    """Into an embassy. Units it holds by gift or bribe go back to their office (ruling J77)."""
    family = play.family(seat)
    family.state, family.embassy = EXILE, area
    position = play.position
    _choose_anew(play)
    for stacks in position.areas.values():
        for stack in stacks:
            if stack.by == seat:
                stack.by = _home_family(play, stack) or seat
    play.emit(WentIntoExile(seat, area))
    play.reveal()


def _home_family(play: JuntaRunner, stack: Stack) -> str:
    office = play.components.office_of[stack.kind]
    return holder(play.position, office) if office else ""


def come_back(play: JuntaRunner, seat: str) -> None:
    """Back from exile, seen at home (ruling J39)."""
    family = play.family(seat)
    family.state, family.embassy = ALIVE, ""
    family.choice = family.place = "home"
    _choose_anew(play)
    play.emit(Returned(seat))
    play.reveal()


def _choose_anew(play: JuntaRunner) -> None:
    """Who is out has changed: the brother-in-law keeps his office to the end of the phase (J40)."""
    position = play.position
    position.brother_chosen_for = ()
    office = position.brother_in_law
    if not office or not is_out(position, holder(position, office)):
        position.brother_in_law = ""


def _moment(position: JuntaPosition) -> str:
    """The phase of the round, or of the coup."""
    return position.phase if position.coup is None else f"{position.phase}:{position.coup.phase}"


class BrotherInLaw(JuntaStep, frozen=True, tag="brother-in-law"):
    """For which one office the President acts, asked when it first matters (ruling J40).

    Chosen anew whenever the families that are out, or the President, have changed, but only once in
    a phase.
    """

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        out = tuple(seat for seat in position.order if is_out(position, seat))
        state = (position.president, *out)
        if position.brother_chosen_for == state:
            return
        if position.brother_in_law and position.brother_since == _moment(position):
            return
        position.brother_in_law, position.brother_chosen_for = "", state
        offices = offices_of_the_out(position)
        if offices and position.president and not is_out(position, position.president):
            play.ask(self, position.president, q.BROTHER_IN_LAW, offices)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        position = play.position
        position.brother_in_law = option
        position.brother_since = _moment(position)
        play.emit(BrotherInLawChosen(holder(position, option), option))
        play.reveal()


# --- return from exile ---
class AskExiles(JuntaStep, frozen=True, tag="ask-exiles"):
    """The exiles may return, one after the other clockwise from the President (ruling J37)."""

    seats: tuple[str, ...] | None = None
    safe: bool = False

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        seats = from_president(position) if self.seats is None else self.seats
        for index, seat in enumerate(seats):
            family = position.families[seat]
            if in_exile(position, seat) and (self.safe or not family.stays):
                play.push(AskExiles(seats[index + 1 :], self.safe))
                play.push(AskReturn(seat, self.safe))
                return


class AskReturn(JuntaStep, frozen=True, tag="ask-return"):
    """One exile."""

    seat: str
    safe: bool = False

    def run(self, play: JuntaRunner) -> None:
        options = (q.RETURN, q.STAY, q.STAY_ROUND)
        play.ask(self, self.seat, q.COME_BACK, options, Asked(family=self.seat, safe=self.safe))

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.STAY_ROUND:
            play.family(seat).stays = True
        elif option == q.RETURN and self.safe:
            come_back(play, seat)
        elif option == q.RETURN:
            play.push(BrotherInLaw(), DangerousReturn(seat))


class DangerousReturn(JuntaStep, frozen=True, tag="dangerous-return"):
    """The Minister has a free attempt on the returner that succeeds by itself (rules: Exil)."""

    seat: str

    def run(self, play: JuntaRunner) -> None:
        minister = acting(play.position, "minister")
        if not minister:
            come_back(play, self.seat)
            return
        subject = Asked(family=self.seat)
        play.ask(self, minister, q.SHOOT_RETURNER, (q.SHOOT, q.LET_GO), subject)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        if option == q.LET_GO:
            come_back(play, self.seat)
        else:
            play.push(ShieldAgainst(self.seat, "police", "return"), ReturnerDies(self.seat, seat))


class ReturnerDies(JuntaStep, frozen=True, tag="returner-dies"):
    """Unless he was shielded he is dead, and it is a murder (ruling J38)."""

    seat: str
    by: str

    def run(self, play: JuntaRunner) -> None:
        if play.position.shielded == self.seat:
            play.position.shielded = ""
            come_back(play, self.seat)
            return
        play.emit(ReturnerShot(self.seat, self.by))
        set_excuse(play, "murder", self.seat)
        die(play, self.seat, self.by)


class ShieldAgainst(JuntaStep, frozen=True, tag="shield-against"):
    """Whoever holds any hand card is asked for a shield, so that being asked betrays nothing.

    Whoever is shielded stands in `shielded` until the attempt has failed (ruling J31).
    """

    seat: str
    means: str
    place: str

    def run(self, play: JuntaRunner) -> None:
        family = play.family(self.seat)
        if not family.hand or not could_be_hidden(play, v.Shield):
            return
        options = [
            q.shield_card(card)
            for card in unique(playable(play, self.seat, v.Shield))
            if can_pay(play, self.seat, play.components.price[card])
        ]
        subject = Asked(family=self.seat, card=self.means, place=self.place)
        play.ask(self, self.seat, q.SHIELD, (*options, q.NO), subject, always=True)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        play.reveal()
        match q.SHIELD.read(option):
            case q.ShieldCard(card):
                use_up(play, seat, card)
                play.emit(ShieldUsed(seat, card))
                play.position.shielded = seat
                play.push(PayCost(seat, play.components.price[card], card))
