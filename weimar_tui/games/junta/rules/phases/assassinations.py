"""Phase 6: announce attempts, reveal places, carry attempts out (rules: Mordanschläge)."""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, vocabulary as v
from ..cards import playable, spend_card
from ..component_data import PLACES
from ..death_and_exile import AskExiles, BrotherInLaw, ShieldAgainst, die
from ..drafts import NO_DRAFT, AttemptDraft
from ..events import (
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
from ..families import (
    acting,
    clockwise,
    from_president,
    holder,
    is_dead,
    is_out,
    present,
)
from ..money import can_pay, hand_over, lay_under, pay, ways_to_pay
from ..negotiation.promises import judge
from ..notes import Notes, minimal_sets
from ..position import Attempt, Night
from ..runner import JuntaRunner, JuntaStep, enter, set_excuse
from ..subjects import AttemptOn, JuntaSubject, Owed
from .election import Election

MEANS = (v.Attempt, v.Burgle, v.PoliceAttempt)
"""Words on cards that are announced in this phase."""

SAFE_FOR = 2
"""Rounds in which the bank is safe from the police: the attempt's round and the next."""


class AssassinationPhase(JuntaStep, frozen=True, tag="assassination-phase"):
    """From the announcements to the election that may follow."""

    def run(self, runner: JuntaRunner) -> None:
        if not present(runner.position):
            return
        enter(runner, "assassinations")
        runner.push(BrotherInLaw(), BeginAttempts(), Reveal(), CarryOut(0), AfterAttempts())


class BeginAttempts(JuntaStep, frozen=True, tag="begin-attempts"):
    """The Minister first, then clockwise; if he is out, the next family after him (ruling J29)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        minister = holder(position, "minister")
        order = clockwise(position, minister) if minister else from_president(position)
        runner.push(AnnounceAttempts(order))


class AnnounceAttempts(JuntaStep, frozen=True, tag="announce-attempts"):
    """Each in turn announces any number of attempts: means, victim, place, cost.

    The picks are the family's draft until the announcement: others see no sign of them (ruling
    J93).
    """

    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        for index, seat in enumerate(self.seats):
            if is_out(runner.position, seat):
                continue
            step = AnnounceAttempts(self.seats[index:])
            family = runner.family(seat)
            if isinstance(family.draft, AttemptDraft):
                step._compose(runner, seat, family.draft)
                return
            options = means_of(runner, seat)
            if options or family.hand:
                runner.ask(step, seat, dt.ATTACK, (*options, dt.DONE), always=True)
                return

    def _compose(self, runner: JuntaRunner, seat: str, draft: AttemptDraft) -> None:
        """Ask for victim, place and payment."""
        private: JuntaSubject = AttemptOn(draft.victim, draft.means)
        if not draft.victim:
            question: dt.JuntaDecisionType = dt.VICTIM
            options = victims_of(runner, seat, draft.means)
        elif not draft.place:
            question = dt.WHERE
            options = places_of(runner, draft.means)
        else:
            question = dt.PAY_COST
            cost = _cost(runner, draft.means)
            options = ways_to_pay(runner, seat, cost)
            private = Owed(seat, draft.means, cost)
        runner.ask(
            self,
            seat,
            question,
            options,
            private=private,
            seen_as=dt.ATTACK,
            always=True,
            link=True,
        )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        family = runner.family(seat)
        draft = family.draft
        if isinstance(draft, AttemptDraft):
            runner.push(self)
            if not draft.victim:
                family.draft = replace(draft, victim=option)
                return
            if not draft.place:
                family.draft = draft = replace(draft, place=option)
                if _cost(runner, draft.means):
                    return
            else:
                pay(runner, seat, option)
            family.draft = NO_DRAFT
            say_attempt(runner, seat, draft)
            return
        if option == dt.DONE:
            runner.reveal()
            runner.push(AnnounceAttempts(self.seats[1:]))
            return
        runner.push(self)
        match dt.ATTACK.read(option):
            case dt.PlayCard(card):
                spend_card(runner, seat, card)
                runner.position.bank_closed = True
                runner.emit(BankClosed("holiday"))
            case dt.Assassin(card) | Word(card):
                family.draft = AttemptDraft(card)


def _cost(runner: JuntaRunner, means: str) -> int:
    return 0 if means == dt.POLICE else runner.components.price[means]


def say_attempt(runner: JuntaRunner, seat: str, draft: AttemptDraft) -> None:
    """Announce the attempt; it cannot be taken back (rules: Etikette)."""
    position = runner.position
    means = draft.means
    by_police = means == dt.POLICE or v.PoliceAttempt in runner.components.words[means]
    if means == dt.POLICE:
        position.police_used += 1
    else:
        spend_card(runner, seat, means, draft.victim)
    position.attempts.append(Attempt(seat, draft.victim, draft.place, means))
    runner.emit(AttemptAnnounced(seat, draft.victim, draft.place, means))
    if by_police and draft.place == "bank":
        position.bank_marker = SAFE_FOR
        runner.emit(BankMarkerTurned(safe=True))
    runner.reveal()


def means_of(runner: JuntaRunner, seat: str) -> list[str]:
    """Means for an attempt that the family could announce and pay for."""
    position = runner.position
    options = []
    may_send = acting(position, "minister") == seat and not position.police_used
    if may_send and victims_of(runner, seat, dt.POLICE):
        options.append(dt.POLICE)
    for card in playable(runner, seat, *MEANS):
        if can_pay(runner, seat, runner.components.price[card]) and victims_of(runner, seat, card):
            options.append(dt.assassin(card))
    if may_close_bank(runner):
        options += [dt.play_card(card) for card in playable(runner, seat, v.CloseBank)]
    return options


def may_close_bank(runner: JuntaRunner) -> bool:
    """Whether the bank can still be closed before the attempts."""
    return not runner.position.attempts and not runner.position.bank_closed


def victims_of(runner: JuntaRunner, seat: str, means: str) -> list[str]:
    """Possible victims: not oneself, the dead or exiles; some cards spare offices (ruling J66)."""
    position = runner.position
    spared: set[str] = set()
    if means != dt.POLICE:
        attempt = attempt_of(runner.components.effect(means))
        spared = {holder(position, office) for office in attempt.protected} if attempt else set()
    return [other for other in present(position) if other != seat and other not in spared]


def places_of(runner: JuntaRunner, means: str) -> list[str]:
    """Possible places: the police avoid the bank while the marker says so."""
    if means == dt.POLICE or v.PoliceAttempt in runner.components.words[means]:
        return [place for place in PLACES if place != "bank" or not runner.position.bank_marker]
    for word in runner.components.effect(means):
        if isinstance(word, v.Burgle):
            return [word.place]
    attempt = attempt_of(runner.components.effect(means))
    if attempt is not None and attempt.place != "any":
        return [attempt.place]
    return list(PLACES)


def attempt_of(effects: v.Effects) -> v.Attempt | None:
    """The attempt in an effect, at any depth."""
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
    """Reveal all places, even without any attempt (ruling J30)."""

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        for seat in present(position):
            family = runner.family(seat)
            family.place = family.choice
        places = tuple((seat, runner.family(seat).place) for seat in present(position))
        position.history.append(Night(position.round, places, not position.bank_closed))
        runner.emit(PlacesRevealed(places))
        runner.reveal()
        judge(runner, "reveal")


class CarryOut(JuntaStep, frozen=True, tag="carry-out"):
    """The attempts in the order of their announcement."""

    number: int

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if self.number == len(position.attempts):
            return
        runner.push(CarryOut(self.number + 1))
        attempt = position.attempts[self.number]
        if is_dead(position, attempt.victim):
            fail(runner, self.number, "dead")
        elif (
            attempt.means == dt.POLICE or v.PoliceAttempt in runner.components.words[attempt.means]
        ):
            self._try(runner, attempt, v.Attempt())
        else:
            self._effect(runner, attempt, runner.components.effect(attempt.means))

    def _effect(self, runner: JuntaRunner, attempt: Attempt, effects: v.Effects) -> None:
        for word in effects:
            match word:
                case v.Attempt():
                    self._try(runner, attempt, word)
                case v.Burgle(place, number):
                    self._burgle(runner, attempt, place, number)
                case v.Choose(options):
                    for option in options:
                        if attempt_of(option) is not None:
                            self._effect(runner, attempt, option)
                case v.Roll(rows):
                    self._roll(runner, attempt, rows)
                case v.KillSelf():
                    fail(runner, self.number, "volunteer")
                    if not is_dead(runner.position, attempt.by):
                        runner.emit(DiedByOwnCard(attempt.by, attempt.means))
                        die(runner, attempt.by, "")
        if not effects:
            fail(runner, self.number, "volunteer")

    def _roll(self, runner: JuntaRunner, attempt: Attempt, rows: tuple[v.Row, ...]) -> None:
        """A volunteer's die is rolled now, not at the announcement (ruling J85)."""
        (face,) = runner.position.dice.roll(1)
        runner.emit(DieRolled(attempt.by, attempt.means, face))
        for row in rows:
            if row.low <= face <= row.high:
                self._effect(runner, attempt, row.effect)

    def _try(self, runner: JuntaRunner, attempt: Attempt, word: v.Attempt) -> None:
        if runner.family(attempt.victim).place != attempt.place:
            fail(runner, self.number, "place")
            return
        if (word.low, word.high) != (1, 6):
            (face,) = runner.position.dice.roll(1)
            runner.emit(DieRolled(attempt.by, attempt.means, face))
            if not word.low <= face <= word.high:
                fail(runner, self.number, "die")
                return
        runner.push(
            ShieldAgainst(attempt.victim, attempt.means, attempt.place), Strike(self.number)
        )

    def _burgle(self, runner: JuntaRunner, attempt: Attempt, place: str, number: int) -> None:
        if runner.family(attempt.victim).place == place:
            fail(runner, self.number, "home")
        else:
            attempt.state = "burgled"
            runner.push(PayBurglars(attempt.victim, attempt.by, number))


def fail(runner: JuntaRunner, number: int, reason: str) -> None:
    """Mark an attempt as failed."""
    attempt = runner.position.attempts[number]
    attempt.state = "failed"
    runner.emit(AttemptFailed(attempt.by, attempt.victim, attempt.means, reason))
    runner.reveal()


class Strike(JuntaStep, frozen=True, tag="strike"):
    """Without a shield the victim dies, which is an excuse for a coup."""

    number: int

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        attempt = position.attempts[self.number]
        if position.shielded == attempt.victim:
            position.shielded = ""
            fail(runner, self.number, "shield")
            return
        attempt.state = "killed"
        runner.emit(Murdered(attempt.victim, attempt.by))
        set_excuse(runner, "murder", attempt.victim)
        die(runner, attempt.victim, "" if is_out(position, attempt.by) else attempt.by)


class PayBurglars(JuntaStep, frozen=True, tag="pay-burglars"):
    """The absent family pays with notes of its choice, or everything it has (ruling J33)."""

    seat: str
    to: str
    number: int

    def run(self, runner: JuntaRunner) -> None:
        pocket = runner.family(self.seat).pocket
        sets = minimal_sets(pocket, self.number) or (pocket,)
        options = [notes.id for notes in sets]
        subject = Owed(self.to, number=self.number)
        runner.ask(self, self.seat, dt.BURGLED, options, subject, always=True)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        notes = Notes.parse(option)
        if is_dead(runner.position, self.to):
            family = runner.family(seat)
            family.pocket = family.pocket.minus(notes)
            lay_under(runner, notes)
            runner.emit(LootLost(seat, notes))
        else:
            hand_over(runner, seat, self.to, notes)
            runner.emit(Burgled(self.to, seat, notes))
        runner.reveal()


class AfterAttempts(JuntaStep, frozen=True, tag="after-attempts"):
    """Judge promises about this night; elect a successor for a dead President (rules: Tod)."""

    def run(self, runner: JuntaRunner) -> None:
        judge(runner, "attempts")
        if not runner.position.president:
            runner.push(AskExiles(safe=True), Election("death"))
