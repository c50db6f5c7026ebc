"""Phase 6: attempts are announced, places revealed, attempts carried out (rules: Mordanschläge)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import playable, use_up
from weimar_tui.games.junta.rules.component_data import PLACES
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw, ShieldAgainst, die
from weimar_tui.games.junta.rules.events import (
    AttemptAnnounced,
    AttemptFailed,
    BankClosed,
    BankMarkerTurned,
    Burgled,
    DiedByOwnCard,
    DieRolled,
    LootLost,
    Murdered,
    PlacesRevealed,
)
from weimar_tui.games.junta.rules.families import (
    acting,
    clockwise,
    from_president,
    holder,
    is_dead,
    is_out,
    present,
)
from weimar_tui.games.junta.rules.money import can_pay, hand_over, lay_under, pay, ways_to_pay
from weimar_tui.games.junta.rules.negotiation.promises import judge
from weimar_tui.games.junta.rules.notes import Notes, minimal_sets
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.position import Asked, Attempt, Draft, Night
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep, enter, set_excuse
from weimar_tui.kernel.decision_type import Word

POLICE = q.POLICE

MEANS = (v.Attempt, v.Burgle, v.PoliceAttempt)
"""Words of cards that are announced in this phase."""

SAFE_FOR = 2
"""Rounds the bank is safe for the police: the one of the attempt and the next."""


class AssassinationPhase(JuntaStep, frozen=True, tag="assassination-phase"):
    """From the announcements to the election that may follow."""

    def run(self, play: JuntaRunner) -> None:
        if not present(play.position):
            return
        enter(play, "assassinations")
        play.push(BrotherInLaw(), BeginAttempts(), Reveal(), CarryOut(0), AfterAttempts())


class BeginAttempts(JuntaStep, frozen=True, tag="begin-attempts"):
    """The Minister first, then clockwise; if he is out, the family after his seat (ruling J29)."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        minister = holder(position, "minister")
        order = clockwise(position, minister) if minister else from_president(position)
        play.push(AnnounceAttempts(order))


class AnnounceAttempts(JuntaStep, frozen=True, tag="announce-attempts"):
    """Each in turn announces any number of attempts: means, victim, place, cost.

    What has been picked is the family's draft until the announcement is made: others cannot tell
    whether anything has been picked (ruling J93).
    """

    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            if is_out(play.position, seat):
                continue
            step = AnnounceAttempts(self.seats[index:])
            family = play.family(seat)
            if family.draft.played:
                step._compose(play, seat)
                return
            options = means_of(play, seat)
            if options or family.hand:
                play.ask(step, seat, q.ATTACK, (*options, q.DONE), always=True)
                return

    def _compose(self, play: JuntaRunner, seat: str) -> None:
        """Whom, where, and how it is paid."""
        draft = play.family(seat).draft
        private = Asked(card=draft.card, family=draft.to)
        if not draft.to:
            question: q.JuntaDecision = q.VICTIM
            options = victims_of(play, seat, draft.card)
        elif not draft.place:
            question = q.WHERE
            options = places_of(play, draft.card)
        else:
            question = q.PAY_COST
            cost = _cost(play, draft.card)
            options = ways_to_pay(play, seat, cost)
            private = Asked(family=seat, card=draft.card, number=cost)
        play.ask(
            self,
            seat,
            question,
            options,
            private=private,
            seen_as=q.ATTACK,
            always=True,
            link=True,
        )

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        family = play.family(seat)
        draft = family.draft
        if draft.played:
            play.push(self)
            if not draft.to:
                family.draft = replace(draft, to=option)
            elif not draft.place:
                family.draft = replace(draft, place=option)
                if not _cost(play, draft.card):
                    say_attempt(play, seat)
            else:
                pay(play, seat, option)
                say_attempt(play, seat)
            return
        if option == q.DONE:
            play.reveal()
            play.push(AnnounceAttempts(self.seats[1:]))
            return
        play.push(self)
        match q.ATTACK.read(option):
            case q.PlayCard(card):
                use_up(play, seat, card)
                play.position.bank_closed = True
                play.emit(BankClosed("holiday"))
            case q.Assassin(card) | Word(card):
                family.draft = Draft(card=card)


def _cost(play: JuntaRunner, means: str) -> int:
    return 0 if means == POLICE else play.components.price[means]


def say_attempt(play: JuntaRunner, seat: str) -> None:
    """The announcement; it cannot be taken back (rules: Etikette)."""
    position = play.position
    family = play.family(seat)
    draft, family.draft = family.draft, Draft()
    means = draft.card
    by_police = means == POLICE or v.PoliceAttempt in play.components.words[means]
    if means == POLICE:
        position.police_used += 1
    else:
        use_up(play, seat, means, draft.to)
    position.attempts.append(Attempt(seat, draft.to, draft.place, means))
    play.emit(AttemptAnnounced(seat, draft.to, draft.place, means))
    if by_police and draft.place == "bank":
        position.bank_marker = SAFE_FOR
        play.emit(BankMarkerTurned(safe=True))
    play.reveal()


def means_of(play: JuntaRunner, seat: str) -> list[str]:
    """What a family could announce an attempt with, and pay."""
    position = play.position
    options = []
    may_send = acting(position, "minister") == seat and not position.police_used
    if may_send and victims_of(play, seat, POLICE):
        options.append(POLICE)
    for card in playable(play, seat, *MEANS):
        if can_pay(play, seat, play.components.price[card]) and victims_of(play, seat, card):
            options.append(q.assassin(card))
    if may_close_bank(play):
        options += [q.play_card(card) for card in playable(play, seat, v.CloseBank)]
    return options


def may_close_bank(play: JuntaRunner) -> bool:
    """Whether the bank can still be closed before the attempts."""
    return not play.position.attempts and not play.position.bank_closed


def victims_of(play: JuntaRunner, seat: str, means: str) -> list[str]:
    """Nobody names himself, the dead or exiles; some cards spare offices (ruling J66)."""
    position = play.position
    spared: set[str] = set()
    if means != POLICE:
        attempt = attempt_of(play.components.effect(means))
        spared = {holder(position, office) for office in attempt.protected} if attempt else set()
    return [other for other in present(position) if other != seat and other not in spared]


def places_of(play: JuntaRunner, means: str) -> list[str]:
    """Where: the police keep away from the bank while the marker says so."""
    if means == POLICE or v.PoliceAttempt in play.components.words[means]:
        return [place for place in PLACES if place != "bank" or not play.position.bank_marker]
    for word in play.components.effect(means):
        if isinstance(word, v.Burgle):
            return [word.place]
    attempt = attempt_of(play.components.effect(means))
    if attempt is not None and attempt.place != "any":
        return [attempt.place]
    return list(PLACES)


def attempt_of(effects: v.Effects) -> v.Attempt | None:
    """The attempt in an effect, wherever it stands."""
    for word in effects:
        match word:
            case v.Attempt():
                return word
            case v.Choose(options):
                inner = [attempt_of(option) for option in options]
            case v.Roll(rows):
                inner = [attempt_of(row.effect) for row in rows]
            case _:
                continue
        for attempt in inner:
            if attempt is not None:
                return attempt
    return None


class Reveal(JuntaStep, frozen=True, tag="reveal"):
    """All places are revealed, also without any attempt (ruling J30)."""

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        for seat in present(position):
            family = play.family(seat)
            family.place = family.choice
        places = tuple((seat, play.family(seat).place) for seat in present(position))
        position.history.append(Night(position.round, places, not position.bank_closed))
        play.emit(PlacesRevealed(places))
        play.reveal()
        judge(play, "reveal")


class CarryOut(JuntaStep, frozen=True, tag="carry-out"):
    """The attempts in the order of their announcement."""

    number: int

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        if self.number == len(position.attempts):
            return
        play.push(CarryOut(self.number + 1))
        attempt = position.attempts[self.number]
        if is_dead(position, attempt.victim):
            fail(play, self.number, "dead")
        elif attempt.means == POLICE or v.PoliceAttempt in play.components.words[attempt.means]:
            self._try(play, attempt, v.Attempt())
        else:
            self._effect(play, attempt, play.components.effect(attempt.means))

    def _effect(self, play: JuntaRunner, attempt: Attempt, effects: v.Effects) -> None:
        for word in effects:
            match word:
                case v.Attempt():
                    self._try(play, attempt, word)
                case v.Burgle(place, number):
                    self._burgle(play, attempt, place, number)
                case v.Choose(options):
                    for option in options:
                        if attempt_of(option) is not None:
                            self._effect(play, attempt, option)
                case v.Roll(rows):
                    self._roll(play, attempt, rows)
                case v.KillSelf():
                    fail(play, self.number, "volunteer")
                    if not is_dead(play.position, attempt.by):
                        play.emit(DiedByOwnCard(attempt.by, attempt.means))
                        die(play, attempt.by, "")
        if not effects:
            fail(play, self.number, "volunteer")

    def _roll(self, play: JuntaRunner, attempt: Attempt, rows: tuple[v.Row, ...]) -> None:
        """A volunteer's die is rolled now, not when he was announced (ruling J85)."""
        (face,) = play.position.dice.roll(1)
        play.emit(DieRolled(attempt.by, attempt.means, face))
        for row in rows:
            if row.low <= face <= row.high:
                self._effect(play, attempt, row.effect)

    def _try(self, play: JuntaRunner, attempt: Attempt, word: v.Attempt) -> None:
        if play.family(attempt.victim).place != attempt.place:
            fail(play, self.number, "place")
            return
        if (word.low, word.high) != (1, 6):
            (face,) = play.position.dice.roll(1)
            play.emit(DieRolled(attempt.by, attempt.means, face))
            if not word.low <= face <= word.high:
                fail(play, self.number, "die")
                return
        play.push(ShieldAgainst(attempt.victim, attempt.means, attempt.place), Strike(self.number))

    def _burgle(self, play: JuntaRunner, attempt: Attempt, place: str, number: int) -> None:
        if play.family(attempt.victim).place == place:
            fail(play, self.number, "home")
        else:
            attempt.state = "burgled"
            play.push(PayBurglars(attempt.victim, attempt.by, number))


def fail(play: JuntaRunner, number: int, reason: str) -> None:
    """An attempt comes to nothing."""
    attempt = play.position.attempts[number]
    attempt.state = "failed"
    play.emit(AttemptFailed(attempt.by, attempt.victim, attempt.means, reason))
    play.reveal()


class Strike(JuntaStep, frozen=True, tag="strike"):
    """Not shielded: the victim dies, and there is an excuse."""

    number: int

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        attempt = position.attempts[self.number]
        if position.shielded == attempt.victim:
            position.shielded = ""
            fail(play, self.number, "shield")
            return
        attempt.state = "killed"
        play.emit(Murdered(attempt.victim, attempt.by))
        set_excuse(play, "murder", attempt.victim)
        die(play, attempt.victim, "" if is_out(position, attempt.by) else attempt.by)


class PayBurglars(JuntaStep, frozen=True, tag="pay-burglars"):
    """The absent family pays with notes of its choice, or all it has (ruling J33)."""

    seat: str
    to: str
    number: int

    def run(self, play: JuntaRunner) -> None:
        pocket = play.family(self.seat).pocket
        sets = minimal_sets(pocket, self.number) or (pocket,)
        options = [notes.id for notes in sets]
        subject = Asked(family=self.to, number=self.number)
        play.ask(self, self.seat, q.BURGLED, options, subject, always=True)

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        notes = Notes.parse(option)
        if is_dead(play.position, self.to):
            family = play.family(seat)
            family.pocket = family.pocket.minus(notes)
            lay_under(play, notes)
            play.emit(LootLost(seat, notes))
        else:
            hand_over(play, seat, self.to, notes)
            play.emit(Burgled(self.to, seat, notes))
        play.reveal()


class AfterAttempts(JuntaStep, frozen=True, tag="after-attempts"):
    """Words given for tonight are judged; a dead President is succeeded (rules: Tod)."""

    def run(self, play: JuntaRunner) -> None:
        judge(play, "attempts")
        if not play.position.president:
            play.push(AskExiles(safe=True), Election("death"))
