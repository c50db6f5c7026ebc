"""Windows: times in which all can talk at once, until every family is ready."""

from __future__ import annotations

from weimar_tui.kernel.constraints import Ordinal
from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, vocabulary as v
from ..cards import (
    QUIET_EVENTS,
    HandLimits,
    hand_of_type,
    lay,
    play_on,
    playable,
    queued_drops,
    spend_card,
    take_notes,
    targets_of,
)
from ..drafts import NO_DRAFT, AcceptDraft, EventDraft
from ..events import BankClosed, Ready, WindowOpened
from ..families import clockwise, is_dead
from ..position import EXILE, Offer
from ..runner import JuntaRunner, JuntaStep
from ..subjects import ByFamily, InWindow, OfOffer
from . import offers
from .answers import answers_to, begin_accept
from .compose import (
    begin,
    begin_counter,
    is_talking,
    link_subject,
    talk_options,
    talk_picked,
)
from .limits import begin_options

OFFICES, ELECTION, BUDGET, PLACES, COUP, PHASE = (
    "offices",
    "election",
    "budget",
    "places",
    "coup",
    "phase",
)

RESIGN = dt.RESIGN

_TO_AN_OFFER = (dt.Accept, dt.Refuse)
"""Acceptance or refusal of an offer, after which a family is as ready as before."""

CARDS_PLAYED: dict[str, tuple[type[v.Effect], ...]] = {
    OFFICES: (v.TakeNotes, *QUIET_EVENTS, v.MotionToRemove),
    ELECTION: (v.TakeNotes,),
    BUDGET: (v.TakeNotes, *QUIET_EVENTS),
    PLACES: (v.TakeNotes, v.CloseBank),
    COUP: (v.TakeNotes,),
    PHASE: (v.TakeNotes,),
}
"""What can be played from hand in a window, besides laying influence."""

ABOUT = {window: InWindow(window) for window in CARDS_PLAYED}
"""The subjects of a window's questions."""


class Talk(JuntaStep, frozen=True, tag="talk"):
    """A window. Each living family is asked again after each pick until it is ready.

    A family that was ready before it received an offer need not say so twice.

    Tables without windows have only `offices`, for cards (ruling J84).
    """

    about: str

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        if not position.options.windows and self.about != OFFICES:
            return
        seats = [seat for seat in position.order if not is_dead(position, seat)]
        if not position.options.windows:
            seats = [seat for seat in seats if runner.family(seat).hand]
        if not seats:
            return
        position.window = self.about
        for family in position.families.values():
            family.made = family.given = 0
            family.draft = NO_DRAFT
        runner.emit(WindowOpened(self.about))
        runner.ask_together(
            self,
            dt.TALK,
            {seat: window_options(runner, seat, self.about) for seat in seats},
            ABOUT[self.about],
        )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        position = runner.position
        family = position.families[seat]
        if option == dt.READY:
            family.was_ready = False
            runner.emit(Ready(seat))
        else:
            number, revealed = position.offer_number, position.revealed
            concerned = self._picked(runner, seat, option)
            is_offer = position.offer_number != number
            if concerned and family.was_ready and not answers_to(runner, seat):
                family.was_ready = False
                runner.emit(Ready(seat))
            else:
                self._ask(runner, seat, link=position.revealed == revealed)
            for other in concerned:
                if not is_dead(position, other):
                    self._tell(runner, other, is_offer=is_offer)
        if not runner.position.decisions:
            self._close(runner)

    def _picked(self, runner: JuntaRunner, seat: str, option: str) -> tuple[str, ...]:
        """Carry out a pick; return the families to ask again because of it."""
        draft = runner.position.families[seat].draft
        if isinstance(draft, EventDraft):
            _play_on_target(runner, seat, draft.card, option)
        elif is_talking(runner, seat):
            offer = talk_picked(runner, seat, option)
            if offer is not None:
                return _receivers(runner, offer)
            if isinstance(draft, AcceptDraft) and not is_talking(runner, seat):
                return (draft.by,)
        else:
            answer = dt.TALK.read(option)
            if not isinstance(answer, _TO_AN_OFFER):
                runner.family(seat).was_ready = False
            match answer:
                case dt.Accept(number) | dt.Refuse(number):
                    # The maker is always asked again, so that this does not reveal the answer.
                    answered = offers.find(runner.position, seat, number)
                    if isinstance(answer, dt.Accept):
                        begin_accept(runner, seat, number)
                    else:
                        offers.refuse(runner, seat, number)
                    if answered is None or is_talking(runner, seat):
                        return ()
                    return (answered.by,)
                case Word(dt.RESIGN):
                    runner.family(seat).answer = option
                case Word(what):
                    begin(runner, seat, what)
                case dt.Counter(number):
                    begin_counter(runner, seat, number)
                case dt.LayCard(card) if card in runner.family(seat).hand:
                    lay(runner, seat, card)
                case dt.PlayCard(card) if card in runner.family(seat).hand:
                    _play_card(runner, seat, card)
        return ()

    def _ask(self, runner: JuntaRunner, seat: str, *, link: bool = False) -> None:
        draft = runner.position.families[seat].draft
        options: list[str] = []
        if isinstance(draft, EventDraft):
            options = targets_of(runner, seat, draft.card)
        elif is_talking(runner, seat):
            options = talk_options(runner, seat)
        private = link_subject(runner, seat)
        if not options:
            options = window_options(runner, seat, self.about)
        about = ABOUT[self.about]
        runner.ask_more(self, seat, dt.TALK, options, about, private=private, link=link)

    def _tell(self, runner: JuntaRunner, seat: str, *, is_offer: bool) -> None:
        """Ask a family (again) because of an offer or an answer.

        A family that is composing gets its link again, so that the question does not reveal who is
        composing. A family that was ready and receives an offer is ready again after accepting or
        refusing it.
        """
        open_one = runner.decision_of(seat)
        if not is_offer:
            runner.family(seat).was_ready = False
        elif open_one is None:
            runner.family(seat).was_ready = True
        self._ask(runner, seat)
        if open_one is not None:
            runner.position.decisions.remove(open_one)

    def _close(self, runner: JuntaRunner) -> None:
        position = runner.position
        offers.lapse_all(runner)
        position.window = ""
        for family in position.families.values():
            family.made = family.given = 0
            family.turned_down, family.was_ready = (), False
        runner.push(HandLimits(), *queued_drops(runner))


def window_options(runner: JuntaRunner, seat: str, about: str) -> list[str]:
    """A family's options in a window while it is not composing anything."""
    options = [dt.READY]
    if runner.position.options.windows:
        options += begin_options(runner, seat)
        options += answers_to(runner, seat)
    family = runner.position.families[seat]
    if about == PLACES and _may_resign(runner, seat):
        options.append(RESIGN)
    if family.hand and family.state != EXILE:
        options += [dt.lay_card(card) for card in hand_of_type(runner, seat, "influence")]
        for card in playable(runner, seat, *CARDS_PLAYED[about]):
            quiet = any(word in runner.components.words[card] for word in QUIET_EVENTS)
            if (
                v.MotionToRemove in runner.components.words[card]
                and seat == runner.position.president
            ):
                continue
            if not quiet or targets_of(runner, seat, card):
                options.append(dt.play_card(card))
    return options


def _may_resign(runner: JuntaRunner, seat: str) -> bool:
    """Whether the President can announce here that he resigns when all are ready (ruling J75)."""
    position = runner.position
    free = seat == position.president and seat not in position.resigned
    return free and position.families[seat].answer != RESIGN


def _receivers(runner: JuntaRunner, offer: Offer) -> tuple[str, ...]:
    if offer.to == "all":
        return tuple(seat for seat in runner.position.order if seat != offer.by)
    return (offer.to,)


def _play_card(runner: JuntaRunner, seat: str, card: str) -> None:
    position = runner.position
    words = runner.components.words[card]
    if v.PeekAccount in words or v.DropInfluence in words:
        runner.family(seat).draft = EventDraft(card)
        return
    spend_card(runner, seat, card)
    if v.TakeNotes in words:
        take_notes(runner, seat, card)
    elif v.CloseBank in words:
        position.bank_closed = True
        runner.emit(BankClosed("holiday"))
    elif v.MotionToRemove in words:
        position.queued.append(("competence", seat, card))


def _play_on_target(runner: JuntaRunner, seat: str, card: str, target: str) -> None:
    family = runner.family(seat)
    family.draft = NO_DRAFT
    if card in family.hand:
        play_on(runner, seat, card, target)


class AnswerOffer(JuntaStep, frozen=True, tag="answer-offer"):
    """An offer made outside a window is answered at once, by each receiver in turn."""

    number: Ordinal
    by: str
    seats: tuple[str, ...]

    def run(self, runner: JuntaRunner) -> None:
        position = runner.position
        for index, seat in enumerate(self.seats):
            offer = offers.find(position, seat, self.number)
            if offer is None:
                return
            if is_dead(position, seat):
                continue
            self._ask(runner, AnswerOffer(self.number, self.by, self.seats[index:]), seat)
            return
        offers.withdraw(runner, self.number)

    def _ask(self, runner: JuntaRunner, step: AnswerOffer, seat: str) -> None:
        options = talk_options(runner, seat)
        if not options:
            offer = offers.find(runner.position, seat, self.number)
            assert offer is not None
            options = [dt.refuse(self.number)]
            if offers.acceptable(runner, seat, offer):
                options.insert(0, dt.accept(self.number))
        subject = ByFamily(self.by)
        private = link_subject(runner, seat) or OfOffer(self.number)
        runner.ask(
            step,
            seat,
            dt.ANSWER_OFFER,
            options,
            subject,
            private=private,
            always=True,
            link=True,
        )

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        if is_talking(runner, seat):
            talk_picked(runner, seat, option)
        elif isinstance(dt.ANSWER_OFFER.read(option), dt.Accept):
            begin_accept(runner, seat, self.number)
        else:
            offers.refuse(runner, seat, self.number)
            runner.push(AnswerOffer(self.number, self.by, self.seats[1:]))
            return
        runner.push(HandLimits(), self)


def answer_in_turn(runner: JuntaRunner, offer: Offer) -> AnswerOffer:
    """The Step that asks for the answers to an offer made outside a window."""
    others = clockwise(runner.position, offer.by)[1:]
    seats = others if offer.to == "all" else (offer.to,)
    return AnswerOffer(offer.number, offer.by, tuple(seats))
