"""A tiny game that uses nothing but the kernel: dice, cards, a hidden hand, and interrupts.

Two fencers each choose a stance in secret; stances are revealed together. Then each may strike
with a card (its number is the dice rolled; 5 and 6 hit). The other may parry with a card, which
may be answered by a feint, which may be parried again: a reaction to a reaction, as deep as the
cards last. Four rounds, or until somebody has no courage left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import field

from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.play import Play
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.step import Step

SEATS = ("red", "blue")
DECK = ("strike1", "strike2", "strike2b", "strike3", "parry", "parry-b", "feint", "feint-b")
HIDDEN = "?"


def other(seat: str) -> str:
    return "blue" if seat == "red" else "red"


class Attempt(msgspec.Struct):
    """A strike under way and the answers to it; an even number of answers lets it through."""

    seat: str
    dice: int
    answers: int = 0


class DuelSubject(Subject, frozen=True):
    """What a question is about: how many answers the strike has had."""

    depth: int = 0


class DuelPlay(Play["DuelPosition"]):
    """A duel being played."""

    __slots__ = ()

    no_subject = DuelSubject()


class DuelStep(Step[DuelPlay], frozen=True):
    """Base of the duel's steps."""


class Round(DuelStep, frozen=True, tag="round"):
    number: int

    def run(self, play: DuelPlay) -> None:
        position = play.position
        if self.number > 4:
            best = max(position.courage.values())
            winners = tuple(seat for seat in SEATS if position.courage[seat] == best)
            play.end(Outcome("time", winners))
        position.round = self.number
        play.push(Stance(), *(Strike(seat) for seat in SEATS), Round(self.number + 1))


class Stance(DuelStep, frozen=True, tag="stance"):
    def run(self, play: DuelPlay) -> None:
        options: dict[str, Sequence[str]] = dict.fromkeys(SEATS, ("guard", "lunge", "wait"))
        play.ask_together(self, "stance", options)

    def chosen(self, play: DuelPlay, seat: str, option: str) -> None:
        position = play.position
        position.secret_stances[seat] = option
        if len(position.secret_stances) == len(SEATS):
            position.stances = dict(position.secret_stances)
            position.secret_stances.clear()
            position.revealed += 1
            play.emit(Revealed(stances=position.stances.copy()))


class Strike(DuelStep, frozen=True, tag="strike"):
    seat: str

    def run(self, play: DuelPlay) -> None:
        hand = play.position.hands[self.seat]
        strikes = sorted(card for card in hand if card.startswith("strike"))
        play.ask(self, self.seat, "strike", [*strikes, "pass"], always=bool(hand))

    def chosen(self, play: DuelPlay, seat: str, option: str) -> None:
        if option == "pass":
            return
        position = play.position
        position.hands[seat].remove(option)
        lunge = position.stances[seat] == "lunge"
        position.attempts.append(Attempt(seat, int(option[6]) + lunge))
        play.emit(Struck(seat=seat, card=option))
        play.push(Answer(other(seat)), Land(), Draw(seat))


class Answer(DuelStep, frozen=True, tag="answer"):
    """Everybody with cards is asked, so that the question betrays nothing."""

    seat: str

    def run(self, play: DuelPlay) -> None:
        attempt = play.position.attempts[-1]
        word = "feint" if self.seat == attempt.seat else "parry"
        hand = play.position.hands[self.seat]
        options = ["pass", *sorted(card for card in hand if card.startswith(word))]
        subject = DuelSubject(attempt.answers)
        play.ask(self, self.seat, "answer", options, subject, always=bool(hand))

    def chosen(self, play: DuelPlay, seat: str, option: str) -> None:
        if option == "pass":
            return
        position = play.position
        position.hands[seat].remove(option)
        position.attempts[-1].answers += 1
        play.emit(Answered(seat=seat, card=option))
        play.push(Answer(other(seat)), Draw(seat))


class Land(DuelStep, frozen=True, tag="land"):
    def run(self, play: DuelPlay) -> None:
        position = play.position
        attempt = position.attempts.pop()
        if attempt.answers % 2:
            return
        faces = position.dice.roll(attempt.dice)
        target = other(attempt.seat)
        guard = position.stances[target] == "guard"
        hits = max(0, sum(face >= 5 for face in faces) - guard)
        position.courage[target] -= hits
        play.emit(Landed(seat=attempt.seat, faces=tuple(faces), hits=hits))
        if position.courage[target] <= 0:
            play.end(Outcome("touched", (attempt.seat,)))


class Draw(DuelStep, frozen=True, tag="draw"):
    seat: str

    def run(self, play: DuelPlay) -> None:
        position = play.position
        if position.decks[self.seat]:
            card = position.decks[self.seat].pop()
            position.hands[self.seat].append(card)
            position.revealed += 1
            play.emit(Drew(seat=self.seat, card=card))


class DuelEvent(Event, frozen=True):
    """Base of the duel's events."""


class Revealed(DuelEvent, frozen=True, tag="revealed"):
    stances: dict[str, str]


class Struck(DuelEvent, frozen=True, tag="struck"):
    seat: str
    card: str


class Answered(DuelEvent, frozen=True, tag="answered"):
    seat: str
    card: str


class Landed(DuelEvent, frozen=True, tag="landed"):
    seat: str
    faces: tuple[int, ...]
    hits: int


class Drew(DuelEvent, frozen=True, tag="drew"):
    seat: str
    card: str

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.seat else Drew(seat=self.seat, card=HIDDEN)


AnyStep = Round | Stance | Strike | Answer | Land | Draw
AnyEvent = Revealed | Struck | Answered | Landed | Drew


class DuelPosition(Position, kw_only=True):
    steps: list[AnyStep] = field(default_factory=list)
    decisions: list[Decision[DuelSubject]] = field(default_factory=list)
    round: int = 0
    courage: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 4))
    hands: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=dict)
    secret_stances: dict[str, str] = field(default_factory=dict)
    stances: dict[str, str] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)


class Duel:
    """The game. `rules` makes another digest, `courage` another game under the same name."""

    id = "duel"

    def __init__(self, rules: str = "1", courage: int = 4) -> None:
        self.digest = f"duel-{rules}"
        self._courage = courage

    def seats(self, scenario: str) -> tuple[str, ...]:
        if scenario != "main":
            raise KernelError(f"there is no scenario '{scenario}'")
        return SEATS

    def start(self, scenario: str, seed: str, options: Mapping[str, Any], listen: bool) -> DuelPlay:
        position = DuelPosition(courage=dict.fromkeys(SEATS, self._courage))
        position.dice.seed = seed
        for seat in self.seats(scenario):
            deck = [f"{card}-{seat}" for card in DECK]
            position.dice.shuffle(deck)
            position.hands[seat] = [deck.pop() for _ in range(4)]
            position.decks[seat] = deck
        play = DuelPlay(position, listen=listen)
        play.push(Round(1))
        play.run()
        return play

    def resume(self, position: DuelPosition, listen: bool) -> DuelPlay:
        return DuelPlay(position, listen=listen)

    def encode(self, position: DuelPosition) -> bytes:
        return msgspec.json.encode(position)

    def decode(self, data: bytes) -> DuelPosition:
        try:
            return msgspec.json.decode(data, type=DuelPosition)
        except msgspec.DecodeError as error:
            raise KernelError(f"this is no position of the duel: {error}") from None

    def copy(self, position: DuelPosition) -> DuelPosition:
        return msgspec.json.decode(msgspec.json.encode(position), type=DuelPosition)

    def view(self, position: DuelPosition, seat: str | None) -> DuelPosition:
        seen = self.copy(position)
        seen.dice = type(seen.dice)()
        for owner in SEATS:
            seen.decks[owner] = [HIDDEN] * len(seen.decks[owner])
            if owner != seat:
                seen.hands[owner] = [HIDDEN] * len(seen.hands[owner])
                if owner in seen.secret_stances:
                    seen.secret_stances[owner] = HIDDEN
        seen.decisions = [decision.seen_by(seat) for decision in seen.decisions]
        return seen

    def chapter(self, position: DuelPosition) -> int:
        return position.round

    def decode_event(self, data: bytes) -> Event:
        return msgspec.json.decode(data, type=AnyEvent)

    def why_not(
        self, position: DuelPosition, decision: Decision
    ) -> Sequence[tuple[str, str, dict[str, Any]]]:
        return ()

    def check(self, play: DuelPlay) -> list[str]:
        """Invariants: eight cards a fencer are never more, courage never rises."""
        position = play.position
        wrong = []
        for seat in SEATS:
            if len(position.hands[seat]) + len(position.decks[seat]) > len(DECK):
                wrong.append(f"{seat} has too many cards")
            if position.courage[seat] > self._courage:
                wrong.append(f"{seat} has too much courage")
        return wrong
