"""A small complete game that uses everything in the kernel: *Duel*, for two or three fencers.

A round: every living fencer secretly chooses a stance, knowing the card they will draw next; with
three fencers also, in secret, a rival (asked again while the others are still thinking). Stances
are revealed together. Then each fencer can strike at the rival with a card (its number is the dice
rolled, a lunge adds one; 5 and 6 hit, a guard takes one hit away). The rival can parry with a card,
which can be answered by a feint, which can be parried again: a reaction to a reaction, as deep as
the cards last. After each card played, one is drawn. The game lasts four rounds (`quick`: two), or
until only one fencer has courage left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from weimar_duel.components import GAME, LOADER, Box, scenarios
from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.decision_type import Answer, DecisionType, by_kind, one_of, one_word
from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Chance, Disabled, Game
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import HIDDEN, FaceDown, Open, Owned, Viewer
from weimar_tui.kernel.worlds import ask_anew
from weimar_tui.packs.scenarios import ScenarioMissing

SEATS = ("red", "blue", "green")
STANCES = ("guard", "lunge", "wait")


# --- the position -------------------------------------------------------------------------------
class Attempt(Struct):
    """A strike under way and the answers to it; it hits if their number is even."""

    seat: str
    dice: int
    answers: int = 0
    target: str = "blue"


class DuelSubject(Subject, frozen=True):
    """The subject of a question: how many answers the strike has had; privately, the next card."""

    depth: int = 0
    card: str = ""


# --- the questions ------------------------------------------------------------------------------
class Card(Answer, frozen=True):
    """A card in hand."""

    form: ClassVar[str] = "{card}"
    card: str


class Rival(Answer, frozen=True):
    """Another fencer."""

    form: ClassVar[str] = "{seat}"
    seat: str


PASS = "pass"
STANCE = DecisionType("stance", DuelSubject, one_word(*STANCES))
RIVAL = DecisionType("rival", DuelSubject, one_of(Rival))
STRIKE = DecisionType("strike", DuelSubject, one_of(Card).or_word(PASS))
ANSWER = DecisionType("answer", DuelSubject, one_of(Card).or_word(PASS))


class DuelPosition(Position, kw_only=True):
    """The complete state of a duel. `rivals` are the fencers' chosen rivals, `stances`
    their stances."""

    decisions: list[Decision[DuelSubject]] = field(default_factory=list)
    scenario: Open[str] = "main"
    round: Open[int] = 0
    courage: Open[dict[str, int]] = field(default_factory=lambda: dict.fromkeys(SEATS[:2], 4))
    hands: Owned[dict[str, list[str]]] = field(default_factory=dict)
    decks: FaceDown[dict[str, list[str]]] = field(default_factory=dict)
    secret_stances: Owned[dict[str, str]] = field(default_factory=dict)
    secret_rivals: Owned[dict[str, str]] = field(default_factory=dict)
    stances: Open[dict[str, str]] = field(default_factory=dict)
    rivals: Open[dict[str, str]] = field(default_factory=dict)
    attempts: Open[list[Attempt]] = field(default_factory=list)
    discards: Open[list[str]] = field(default_factory=list)


class DuelRunner(Runner[DuelPosition]):
    """A duel in progress with the cards of a box."""

    __slots__ = ("box",)

    no_subject = DuelSubject()

    def __init__(
        self, position: DuelPosition, box: Box | None = None, *, listen: bool = True
    ) -> None:
        super().__init__(position, listen=listen)
        self.box = box or LOADER.load()


def alive(position: DuelPosition) -> list[str]:
    """The fencers with courage left, in turn order."""
    return [seat for seat, courage in position.courage.items() if courage > 0]


def others(position: DuelPosition, seat: str) -> list[str]:
    """The other fencers with courage left."""
    return [other for other in alive(position) if other != seat]


# --- steps --------------------------------------------------------------------------------------
class DuelStep(Step[DuelRunner], frozen=True):
    """Base class of the duel's steps."""


class Round(DuelStep, frozen=True, tag="round"):
    number: int

    def run(self, runner: DuelRunner) -> None:
        position = runner.position
        if self.number > scenarios()[position.scenario].rounds:
            best = max(position.courage.values())
            winners = tuple(seat for seat, left in position.courage.items() if left == best)
            runner.end(Outcome("time", winners))
        position.round = self.number
        strikes = (Strike(seat) for seat in alive(position))
        runner.push(Stance(), *strikes, Round(self.number + 1))


class Stance(DuelStep, frozen=True, tag="stance"):
    """All choose in secret; of three, each is asked for a rival as soon as the stance is chosen."""

    def run(self, runner: DuelRunner) -> None:
        position = runner.position
        options: dict[str, Sequence[str]] = dict.fromkeys(alive(position), STANCES)
        told = {
            seat: DuelSubject(card=position.decks[seat][-1])
            for seat in options
            if position.decks[seat]
        }
        position.revealed += 1  # the next card
        runner.ask_together(self, STANCE, options, private=told)

    def chosen(self, runner: DuelRunner, seat: str, option: str) -> None:
        position = runner.position
        rivals = others(position, seat)
        if option in STANCES:
            position.secret_stances[seat] = option
            if len(rivals) > 1:
                runner.ask_more(self, seat, RIVAL, rivals)
                return
        position.secret_rivals[seat] = option if option in rivals else rivals[0]
        runner.emit(Ready(seat=seat))
        if not position.decisions:
            self._reveal(runner)

    def _reveal(self, runner: DuelRunner) -> None:
        position = runner.position
        position.stances, position.secret_stances = position.secret_stances, {}
        position.rivals, position.secret_rivals = position.secret_rivals, {}
        position.revealed += 1
        runner.emit(Revealed(stances=position.stances.copy(), rivals=position.rivals.copy()))


class Strike(DuelStep, frozen=True, tag="strike"):
    seat: str

    def run(self, runner: DuelRunner) -> None:
        position = runner.position
        if self.seat not in alive(position) or position.rivals[self.seat] not in alive(position):
            return
        hand = position.hands[self.seat]
        strikes = sorted(card for card in hand if card.startswith("strike"))
        runner.ask(self, self.seat, STRIKE, [*strikes, PASS], always=bool(hand))

    def chosen(self, runner: DuelRunner, seat: str, option: str) -> None:
        if option == PASS:
            return
        position = runner.position
        position.hands[seat].remove(option)
        position.discards.append(option)
        target = position.rivals[seat]
        position.attempts.append(
            Attempt(seat, dice_of(runner.box, position, seat, option), target=target)
        )
        runner.emit(Struck(seat=seat, card=option))
        runner.push(AnswerStrike(target), Land(), Draw(seat))


def dice_of(box: Box, position: DuelPosition, seat: str, card: str) -> int:
    """The number of dice of a strike with a card."""
    return box.cards[kind_of(card)].dice + (position.stances[seat] == "lunge")


def kind_of(card: str) -> str:
    """The card in the box of which a fencer's card is a copy: `strike2` for `strike2-red`."""
    for seat in SEATS:
        card = card.removesuffix(f"-{seat}")
    return card


class AnswerStrike(DuelStep, frozen=True, tag="answer"):
    """Everyone with cards is asked, so that the question reveals nothing."""

    seat: str

    def run(self, runner: DuelRunner) -> None:
        attempt = runner.position.attempts[-1]
        word = "feint" if self.seat == attempt.seat else "parry"
        hand = runner.position.hands[self.seat]
        options = [PASS, *sorted(card for card in hand if card.startswith(word))]
        subject = DuelSubject(attempt.answers)
        runner.ask(self, self.seat, ANSWER, options, subject, always=bool(hand))

    def chosen(self, runner: DuelRunner, seat: str, option: str) -> None:
        if option == PASS:
            return
        position = runner.position
        position.hands[seat].remove(option)
        position.discards.append(option)
        attempt = position.attempts[-1]
        attempt.answers += 1
        runner.emit(Answered(seat=seat, card=option))
        runner.push(
            AnswerStrike(attempt.target if seat == attempt.seat else attempt.seat), Draw(seat)
        )


class Land(DuelStep, frozen=True, tag="land"):
    def run(self, runner: DuelRunner) -> None:
        position = runner.position
        attempt = position.attempts.pop()
        if attempt.answers % 2:
            return
        faces = position.dice.roll(attempt.dice)
        target = attempt.target
        guard = position.stances[target] == "guard"
        hits = max(0, sum(face >= 5 for face in faces) - guard)
        position.courage[target] -= hits
        runner.emit(Landed(seat=attempt.seat, faces=tuple(faces), hits=hits))
        if len(alive(position)) == 1:
            runner.end(Outcome("touched", (attempt.seat,)))


class Draw(DuelStep, frozen=True, tag="draw"):
    seat: str

    def run(self, runner: DuelRunner) -> None:
        position = runner.position
        if position.decks[self.seat]:
            card = position.decks[self.seat].pop()
            position.hands[self.seat].append(card)
            position.revealed += 1
            runner.emit(Drew(seat=self.seat, card=card))


# --- events -------------------------------------------------------------------------------------
class DuelEvent(Event, frozen=True):
    """Base class of the duel's events."""


class Ready(DuelEvent, frozen=True, tag="ready"):
    seat: str


class Revealed(DuelEvent, frozen=True, tag="revealed"):
    stances: dict[str, str]
    rivals: dict[str, str] = field(default_factory=dict)


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


# --- the game -----------------------------------------------------------------------------------
class Chances(Struct, frozen=True):
    """The dice of a strike, and the chance in thousandths that one of them hits."""

    dice: int
    hits: int

    @staticmethod
    def of(dice: int) -> Chances:
        """The chances of a strike with this number of dice."""
        return Chances(dice, 1000 - round(1000 * (4 / 6) ** dice))


class Duel(Game[DuelPosition]):
    """The game. `courage` makes a variant under the same name."""

    id = GAME
    codec = Codec(DuelPosition, "weimar_duel")
    viewer = Viewer(DuelPosition)
    questions = by_kind(DecisionType, globals())

    def __init__(self, box: Box | None = None, courage: int = 4) -> None:
        self.box = box or LOADER.load()
        self.digest = self.box.digest
        self._courage = courage

    @classmethod
    def load(cls, pack: Path | None = None) -> Duel:
        """The game, with a pack laid over its cards. Raises PackError."""
        return cls(LOADER.load(pack))

    def seats(
        self, scenario: str = "main", options: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        known = scenarios()
        if scenario not in known:
            raise ScenarioMissing(scenario, tuple(known))
        players = known[scenario].players
        number = (options or {}).get("seats", players[0])
        if number not in players:
            raise KernelError(
                "players-wrong", least=min(players), most=max(players), players=number
            )
        return SEATS[:number]

    def set_up(self, scenario: str, dice: Dice, options: Mapping[str, Any]) -> DuelPosition:
        seats = self.seats(scenario, options)
        courage = dict.fromkeys(seats, self._courage)
        position = DuelPosition(dice=dice, scenario=scenario, courage=courage, steps=[Round(1)])
        for seat in seats:
            deck = [f"{card}-{seat}" for card in self.box.cards]
            position.dice.shuffle(deck)
            position.hands[seat] = [deck.pop() for _ in range(4)]
            position.decks[seat] = deck
        return position

    def resume(self, position: DuelPosition, listen: bool = True) -> DuelRunner:
        return DuelRunner(position, self.box, listen=listen)

    def options_of(self, position: DuelPosition) -> Mapping[str, Any]:
        return {"seats": len(position.courage)}

    def scenario_of(self, position: DuelPosition) -> str:
        return position.scenario

    def chapter(self, position: DuelPosition) -> int:
        return position.round

    def determinize(self, view: DuelPosition, chance: Chance) -> DuelPosition:
        position = view.copy()
        position.dice = Dice(seed=str(chance.getrandbits(32)))
        for seat, hand in position.hands.items():
            seen = {*hand, *position.discards}
            own = [f"{card}-{seat}" for card in self.box.cards]
            unseen = [card for card in own if card not in seen]
            chance.shuffle(unseen)
            for decision in position.decisions:
                if decision.seat == seat and decision.private and decision.private.card:
                    unseen.remove(decision.private.card)
                    unseen.append(decision.private.card)
            position.decks[seat] = unseen[len(unseen) - len(position.decks[seat]) :]
            if HIDDEN in hand:
                position.hands[seat] = unseen[: len(hand)]
        for seat, stance in position.secret_stances.items():
            if stance == HIDDEN:
                position.secret_stances[seat] = chance.choice(STANCES)
        for seat, rival in position.secret_rivals.items():
            if rival == HIDDEN:
                position.secret_rivals[seat] = chance.choice(others(position, seat))
        # A fencer who names a rival has already chosen a stance; the Step would ask for it again.
        position.decisions = [
            replace(asked, options=tuple(others(position, asked.seat)))
            if asked.kind == "rival"
            else asked
            for asked in position.decisions
        ]
        ask_anew(position, lambda world: self.resume(world, listen=False))
        return position

    def disabled_options(self, position: DuelPosition, decision: Decision) -> Sequence[Disabled]:
        """Cards that are not strikes cannot be used to strike."""
        if decision.kind != STRIKE.kind:
            return ()
        hand = position.hands[decision.seat]
        cards = (card for card in hand if not card.startswith("strike"))
        return [(card, "no-strike", {"card": card}) for card in cards]

    def preview(self, position: DuelPosition, decision: Decision, option: str) -> Chances | None:
        if decision.kind != STRIKE.kind or option == PASS:
            return None
        return Chances.of(dice_of(self.box, position, decision.seat, option))

    def check(self, position: DuelPosition) -> list[str]:
        """Every card is in exactly one place; courage never rises."""
        wrong = []
        for seat, courage in position.courage.items():
            held = [*position.hands[seat], *position.decks[seat]]
            held += [card for card in position.discards if card.endswith(f"-{seat}")]
            if len(set(held)) != len(held) or len(held) > len(self.box.cards):
                wrong.append(f"{seat} has too many cards")
            if courage > self._courage:
                wrong.append(f"{seat} has too much courage")
        return wrong
