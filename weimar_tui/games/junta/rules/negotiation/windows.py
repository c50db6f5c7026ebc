"""Windows: a time in which all may talk at once, until everybody is ready."""

from __future__ import annotations

from weimar_tui.games.junta.rules import decision_types as q, vocabulary as v
from weimar_tui.games.junta.rules.cards import (
    QUIET_EVENTS,
    HandLimits,
    hand_of_type,
    lay,
    play_on,
    playable,
    queued_drops,
    take_notes,
    targets_of,
    use_up,
)
from weimar_tui.games.junta.rules.events import BankClosed, Ready, WindowOpened
from weimar_tui.games.junta.rules.families import clockwise, is_dead
from weimar_tui.games.junta.rules.negotiation import offers
from weimar_tui.games.junta.rules.negotiation.answers import answers_to, begin_accept
from weimar_tui.games.junta.rules.negotiation.compose import (
    begin,
    begin_counter,
    talk_options,
    talk_picked,
)
from weimar_tui.games.junta.rules.negotiation.draft import STAGES, TOP, name_of_stage, stage_of
from weimar_tui.games.junta.rules.negotiation.limits import begin_options
from weimar_tui.games.junta.rules.position import EXILE, Asked, Draft, Offer
from weimar_tui.games.junta.rules.runner import JuntaRunner, JuntaStep
from weimar_tui.kernel.decision_type import Word
from weimar_tui.kernel.naming import Ordinal

OFFICES, ELECTION, BUDGET, PLACES, COUP, PHASE = (
    "offices",
    "election",
    "budget",
    "places",
    "coup",
    "phase",
)

RESIGN = q.RESIGN

_TO_AN_OFFER = (q.Accept, q.Refuse)
"""Yes or no to an offer, after which one is as ready as before."""

CARDS_PLAYED: dict[str, tuple[type[v.Effect], ...]] = {
    OFFICES: (v.TakeNotes, *QUIET_EVENTS, v.MotionToRemove),
    ELECTION: (v.TakeNotes,),
    BUDGET: (v.TakeNotes, *QUIET_EVENTS),
    PLACES: (v.TakeNotes, v.CloseBank),
    COUP: (v.TakeNotes,),
    PHASE: (v.TakeNotes,),
}
"""What may be played from the hand in a window, besides laying influence."""

ABOUT = {window: Asked(about=window) for window in CARDS_PLAYED}
"""What the questions of a window are about."""


class Talk(JuntaStep, frozen=True, tag="talk"):
    """A window. Each family that is not dead is asked again after each pick until it is ready.

    Who was ready before somebody made it an offer need not say so twice.

    At slow tables only the window `offices` is held, for cards alone (ruling J84).
    """

    about: str

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        if not position.options.windows and self.about != OFFICES:
            return
        seats = [seat for seat in position.order if not is_dead(position, seat)]
        if not position.options.windows:
            seats = [seat for seat in seats if play.family(seat).hand]
        if not seats:
            return
        position.window = self.about
        for family in position.families.values():
            family.made = family.given = 0
            family.draft = TOP
        play.emit(WindowOpened(self.about))
        play.ask_together(
            self,
            q.TALK,
            {seat: window_options(play, seat, self.about) for seat in seats},
            ABOUT[self.about],
        )

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        position = play.position
        family = position.families[seat]
        if option == q.READY:
            family.was_ready = False
            play.emit(Ready(seat))
        else:
            number, revealed = position.offer_number, position.revealed
            concerned = self._picked(play, seat, option)
            is_offer = position.offer_number != number
            if concerned and family.was_ready and not answers_to(play, seat):
                family.was_ready = False
                play.emit(Ready(seat))
            else:
                self._ask(play, seat, link=position.revealed == revealed)
            for other in concerned:
                if not is_dead(position, other):
                    self._tell(play, other, is_offer=is_offer)
        if not play.position.decisions:
            self._close(play)

    def _picked(self, play: JuntaRunner, seat: str, option: str) -> tuple[str, ...]:
        """Carry out a pick; who should be asked anew because of it."""
        draft = play.position.families[seat].draft
        stage = name_of_stage(draft)
        if stage == "target":
            _play_on_target(play, seat, draft.card, option)
        elif stage:
            offer = talk_picked(play, seat, option)
            if offer is not None:
                return _receivers(play, offer)
            if stage.startswith("accept-") and not play.family(seat).draft.stage:
                return (draft.to,)
        else:
            answer = q.TALK.read(option)
            if not isinstance(answer, _TO_AN_OFFER):
                play.family(seat).was_ready = False
            match answer:
                case q.Accept(number) | q.Refuse(number):
                    # Whoever made the offer is asked anew, whatever the answer: others must not
                    # tell from it which it was.
                    answered = offers.find(play.position, seat, number)
                    if isinstance(answer, q.Accept):
                        begin_accept(play, seat, number)
                    else:
                        offers.refuse(play, seat, number)
                    if answered is None or play.family(seat).draft.stage:
                        return ()
                    return (answered.by,)
                case Word(q.RESIGN):
                    play.family(seat).answer = option
                case Word(what):
                    begin(play, seat, what)
                case q.Counter(number):
                    begin_counter(play, seat, number)
                case q.LayCard(card) if card in play.family(seat).hand:
                    lay(play, seat, card)
                case q.PlayCard(card) if card in play.family(seat).hand:
                    _play_card(play, seat, card)
        return ()

    def _ask(self, play: JuntaRunner, seat: str, *, link: bool = False) -> None:
        draft = play.position.families[seat].draft
        options: list[str] = []
        if name_of_stage(draft) == "target":
            options = targets_of(play, seat, draft.card)
        elif draft.stage:
            options = talk_options(play, seat)
        private = stage_of(play, seat)
        if not options:
            options = window_options(play, seat, self.about)
        about = ABOUT[self.about]
        play.ask_more(self, seat, q.TALK, options, about, private=private, link=link)

    def _tell(self, play: JuntaRunner, seat: str, *, is_offer: bool) -> None:
        """Ask a family (again) because of an offer or an answer.

        Also one that is composing, at the same link, so that nobody can tell from it who is. Who
        was ready and is made an offer is ready again when it has said yes or no.
        """
        open_one = play.decision_of(seat)
        if not is_offer:
            play.family(seat).was_ready = False
        elif open_one is None:
            play.family(seat).was_ready = True
        self._ask(play, seat)
        if open_one is not None:
            play.position.decisions.remove(open_one)

    def _close(self, play: JuntaRunner) -> None:
        position = play.position
        offers.lapse_all(play)
        position.window = ""
        for family in position.families.values():
            family.made = family.given = 0
            family.turned_down, family.was_ready = (), False
        play.push(HandLimits(), *queued_drops(play))


def window_options(play: JuntaRunner, seat: str, about: str) -> list[str]:
    """What a family can do in a window when it is not composing anything."""
    options = [q.READY]
    if play.position.options.windows:
        options += begin_options(play, seat)
        options += answers_to(play, seat)
    family = play.position.families[seat]
    if about == PLACES and _may_resign(play, seat):
        options.append(RESIGN)
    if family.hand and family.state != EXILE:
        options += [q.lay_card(card) for card in hand_of_type(play, seat, "influence")]
        for card in playable(play, seat, *CARDS_PLAYED[about]):
            quiet = any(word in play.components.words[card] for word in QUIET_EVENTS)
            if v.MotionToRemove in play.components.words[card] and seat == play.position.president:
                continue
            if not quiet or targets_of(play, seat, card):
                options.append(q.play_card(card))
    return options


def _may_resign(play: JuntaRunner, seat: str) -> bool:
    """Whether the President can say here that he resigns when all are ready (ruling J75)."""
    position = play.position
    free = seat == position.president and seat not in position.resigned
    return free and position.families[seat].answer != RESIGN


def _receivers(play: JuntaRunner, offer: Offer) -> tuple[str, ...]:
    if offer.to == "all":
        return tuple(seat for seat in play.position.order if seat != offer.by)
    return (offer.to,)


def _play_card(play: JuntaRunner, seat: str, card: str) -> None:
    position = play.position
    words = play.components.words[card]
    if v.PeekAccount in words or v.DropInfluence in words:
        play.family(seat).draft = Draft(STAGES.index("target"), card=card)
        return
    use_up(play, seat, card)
    if v.TakeNotes in words:
        take_notes(play, seat, card)
    elif v.CloseBank in words:
        position.bank_closed = True
        play.emit(BankClosed("holiday"))
    elif v.MotionToRemove in words:
        position.queued.append(("competence", seat, card))


def _play_on_target(play: JuntaRunner, seat: str, card: str, target: str) -> None:
    family = play.family(seat)
    family.draft = TOP
    if card in family.hand:
        play_on(play, seat, card, target)


class AnswerOffer(JuntaStep, frozen=True, tag="answer-offer"):
    """An offer made outside a window is answered at once, by each it is made to in turn."""

    number: Ordinal
    by: str
    seats: tuple[str, ...]

    def run(self, play: JuntaRunner) -> None:
        position = play.position
        for index, seat in enumerate(self.seats):
            offer = offers.find(position, seat, self.number)
            if offer is None:
                return
            if is_dead(position, seat):
                continue
            self._ask(play, AnswerOffer(self.number, self.by, self.seats[index:]), seat)
            return
        offers.withdraw(play, self.number)

    def _ask(self, play: JuntaRunner, step: AnswerOffer, seat: str) -> None:
        options = talk_options(play, seat)
        if not options:
            offer = offers.find(play.position, seat, self.number)
            assert offer is not None
            options = [q.refuse(self.number)]
            if offers.acceptable(play, seat, offer):
                options.insert(0, q.accept(self.number))
        subject = Asked(by=self.by)
        private = stage_of(play, seat) or Asked(number=self.number)
        play.ask(
            step,
            seat,
            q.ANSWER_OFFER,
            options,
            subject,
            private=private,
            always=True,
            link=True,
        )

    def chosen(self, play: JuntaRunner, seat: str, option: str) -> None:
        if play.family(seat).draft.stage:
            talk_picked(play, seat, option)
        elif isinstance(q.ANSWER_OFFER.read(option), q.Accept):
            begin_accept(play, seat, self.number)
        else:
            offers.refuse(play, seat, self.number)
            play.push(AnswerOffer(self.number, self.by, self.seats[1:]))
            return
        play.push(HandLimits(), self)


def answer_in_turn(play: JuntaRunner, offer: Offer) -> AnswerOffer:
    """The Step in which an offer made outside a window is answered."""
    others = clockwise(play.position, offer.by)[1:]
    seats = others if offer.to == "all" else (offer.to,)
    return AnswerOffer(offer.number, offer.by, tuple(seats))
