"""Several people at one keyboard: what is asked openly, and who wants the keyboard for himself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from weimar_tui.play.interface import Table
from weimar_tui.text.choice import Choice, Item

from ..rules import decision_types as dt
from ..rules.events import OfferAnswered, OfferMade, Ready, Spoke, WindowOpened
from ..rules.families import is_out
from ..rules.negotiation.likely import next_link
from ..rules.position import JuntaPosition
from ..rules.subjects import JuntaDecision, link_of
from ..scene import JuntaScene


@dataclass
class Plans:
    """What the people at this terminal have decided beforehand.

    `composing` says for each link of an offer what is picked there. `passing` are the kinds of
    question to which a seat says nothing for now; `called` is the seat that wants the keyboard,
    `group` are those who could, `heard` those who have had it at this `moment`; `deposits` are the
    seats that pay everything in if they get to the counter tonight, `voted` is who has voted in
    front of all, and in which kind of question. `at_peace` are places where a seat has said that it
    does not fire at its friends. `resting` says of a seat how often it had been fired at when it
    wanted to move no more until it is fired at again.
    """

    composing: dict[str, Mapping[str, str]] = field(default_factory=dict)
    passing: dict[str, str] = field(default_factory=dict)
    deposits: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    group: tuple[str, ...] = ()
    called: str = ""
    voted: tuple[str, str] = ("", "")
    at_peace: set[tuple[object, ...]] = field(default_factory=set)
    resting: dict[str, tuple[object, ...]] = field(default_factory=dict)
    moment: tuple[object, ...] = ()

    def clear(self) -> None:
        """Another game begins, or a pick was taken back."""
        self.composing.clear()
        self.deposits.clear()
        self.at_peace.clear()
        self.resting.clear()
        self.voted = ("", "")
        self.at(())

    def at(self, moment: tuple[object, ...]) -> None:
        """Whoever said nothing before may have something to say now."""
        if moment != self.moment or not moment:
            self.moment = moment
            self.passing.clear()
            self.heard.clear()
            self.called = ""

    def compose(self, seat: str, picks: Mapping[str, str]) -> None:
        """Put an offer together without asking."""
        self.composing[seat] = picks

    def answer(self, decision: JuntaDecision) -> str | None:
        """What was decided for a question; None if it has to be asked."""
        seat, step = decision.seat, link_of(decision)
        picks = self.composing.get(seat)
        if picks is not None:
            if option := next_link(decision, picks):
                return option
            del self.composing[seat]
        if decision.kind == dt.BANK.kind and seat in self.deposits:
            return next(o for o in (dt.BANK.safe_default, dt.DONE) if o in decision.options)
        if not step and self.passing.get(seat) == decision.kind:
            del self.passing[seat]
            return silence(decision)
        return None


_OWN = ("card", "play", "excuse", "lay", "bribe", "talk")
"""Parts of options that tell of hands or talk."""


def silence(decision: JuntaDecision) -> str | None:
    """The answer that says nothing, if the question has one.

    A vote has one for whom nothing is left but what may be in the hand.
    """
    if decision.kind in (dt.BALLOT.kind, dt.CAST.kind):
        rest = [option for option in decision.options if not is_own(option)]
        return rest[0] if len(rest) == 1 and rest[0] in (dt.PASS, dt.DONE) else None
    question = dt.DECISION_TYPES[decision.kind]
    silent = question.in_turn and question.safe_default in decision.options
    return question.safe_default if silent else None


def is_own(option: str) -> bool:
    """Whether an option tells what somebody holds, or that he wants to talk in private."""
    return not set(option.split(":")).isdisjoint(_OWN)


_NEVER_PRESIDENT = (dt.COUP.kind, dt.JOIN.kind, dt.ALTERNATIVE.kind)
"""What the President is never asked."""

BANK, DEPOSIT = "bank", "bank-deposit"
"""A place; and with it, at one keyboard, what is done there, so that nobody need come again."""

CALL, NOBODY, CURTAIN = "call", "nobody", "curtain"


def open_choice(
    plans: Plans,
    decision: JuntaDecision,
    now: JuntaScene,
    table: Table,
    whole: Callable[[], Choice],
) -> Choice | None:
    """The question as it is put to everybody at the keyboard; None behind the curtain alone.

    `whole` makes the list its own seat would get.
    """
    waits = silence(decision) is not None
    if plans.voted[0] != decision.seat:
        plans.voted = ("", "")
    if plans.called != decision.seat:
        plans.called = ""
    if waits and decision.private is None:
        plans.at(moment(decision, now.view))
    if decision.private is not None or plans.called == decision.seat:
        return None
    if waits:
        if decision.seat in plans.heard:
            return None
        group = [seat for seat in _group(decision, table) if seat not in plans.heard]
        plans.group = tuple(seat for seat in group if _could(decision, now.view, seat))
        return _who_wants_it(plans, decision, now)
    return _aloud(decision, now, whole()) if dt.DECISION_TYPES[decision.kind].public else None


def _who_wants_it(plans: Plans, decision: JuntaDecision, now: JuntaScene) -> Choice:
    """One question to all: does anybody want the keyboard?"""
    words = now.words
    items = [Item(NOBODY, words.ui("hot-seat-nobody"))]
    talk = decision.kind == dt.TALK.kind
    heard = {seat: heard_from(now, seat) if talk else [] for seat in plans.group}
    for seat, partners_of in heard.items():
        text = words.ui("hot-seat-call", family=words.seat(seat))
        if partners := words.catalogue.join("and", map(words.seat, partners_of)):
            text = words.ui("hot-seat-word", call=text, partners=partners)
        items.append(Item(f"{CALL}:{seat}", text))
    choice = Choice(
        prompt=words.ui("hot-seat-who", question=words.question(decision.seen_by(None))),
        context=words.ui("hot-seat-secret"),
        items=tuple(items),
        number=decision.number,
    )
    if waiting := next((seat for seat in plans.group if heard[seat]), ""):
        choice.go(f"{CALL}:{waiting}")
    return choice


def _could(decision: JuntaDecision, view: JuntaPosition, seat: str) -> bool:
    """Whether a family can be asked this at all, for all that lies open."""
    if seat == decision.seat:
        return True
    if decision.kind in _NEVER_PRESIDENT and seat == view.president:
        return False
    if decision.kind == dt.JOIN.kind and view.coup is not None and seat in view.coup.rebels:
        return False
    return not is_out(view, seat)


def heard_from(now: JuntaScene, seat: str) -> list[str]:
    """Who has said something to a family in this time of talk since it last spoke or was ready.

    That much everybody at the table sees; what was said is for the two.
    """
    spoken: list[tuple[str, str]] = []
    for event in reversed(now.events):
        match event:
            case WindowOpened():
                break
            case Ready(family=ready) if ready == seat:
                break
            case Spoke(by=by, to=to):
                spoken.append((by, to))
            case OfferMade(offer=offer):
                spoken.append((offer.by, offer.to))
            case OfferAnswered(offer=offer, family=by):
                spoken.append((by, offer.by))
    last: dict[str, str] = {}
    for by, to in spoken:
        if seat in (by, to) or to == "all":
            last.setdefault(to if by == seat else by, by)
    return [one for one in reversed(last) if last[one] == one]


def _aloud(decision: JuntaDecision, now: JuntaScene, whole: Choice) -> Choice:
    """A question of one family, answered in front of all; what it holds stays out of the list."""
    words = now.words
    shown = tuple(item for item in whole.items if not is_own(item.id))
    if dt.DECISION_TYPES[decision.kind].repeats:
        # Offered whether there is anything behind it or not, so that it betrays nothing.
        shown += (Item(CURTAIN, words.ui("hot-seat-curtain")),)
    prompt = words.ui("hot-seat-open", family=words.seat(decision.seat), question=whole.prompt)
    return Choice(
        prompt=prompt,
        context=whole.context,
        items=shown,
        number=decision.number,
        preview=dict(whole.preview),
    )


def taken(plans: Plans, decision: JuntaDecision, option: str) -> str:
    """The option that an answer means; nothing where somebody takes the keyboard first."""
    verb, _, seat = option.partition(":")
    if option == CURTAIN:
        plans.called = decision.seat
        return ""
    if option == NOBODY or verb == CALL:
        together = dt.DECISION_TYPES[decision.kind].together
        passing = plans.group
        if verb == CALL:
            passing = () if together else passing[: passing.index(seat)]
            plans.called = seat
        plans.passing |= dict.fromkeys(passing, decision.kind)
        if not together:
            plans.heard |= {*passing, plans.called} - {""}
        return ""
    if plans.called == decision.seat and not _goes_on(decision, option):
        plans.called = ""
    elif not plans.called and dt.DECISION_TYPES[decision.kind].repeats:
        plans.voted = (decision.seat, decision.kind)
    if decision.kind == dt.PLACE.kind:
        plans.deposits.discard(decision.seat)
        if option == DEPOSIT:
            plans.deposits.add(decision.seat)
            return BANK
    return option


def _goes_on(decision: JuntaDecision, option: str) -> bool:
    """Whether somebody keeps the keyboard: who talks or votes, until there is no more to say."""
    goes_on = dt.DECISION_TYPES[decision.kind].repeats or decision.kind == dt.TALK.kind
    return goes_on and option not in (dt.READY, dt.PASS, dt.DONE, dt.STAY)


def end_of_votes(plans: Plans, decision: JuntaDecision) -> str | None:
    """The answer that ends the votes of a family that has given all it has in front of all.

    It is not asked for cards afterwards, whether it holds any or not: the curtain came first. So
    with movement: what was moved is not handed over any more.
    """
    if plans.voted != (decision.seat, decision.kind):
        return None
    rest = [o for o in decision.options if not is_own(o) and o != dt.TRANSFER]
    if len(rest) > 1:
        return None
    plans.voted = ("", "")
    return rest[0] if rest else None


def with_deposit(choice: Choice, now: JuntaScene) -> Choice:
    """The places, and the bank once more with all that is to be done there said beforehand."""
    place = next((n for n, item in enumerate(choice.items) if item.id == BANK), None)
    if place is None:
        return choice
    whole = Item(DEPOSIT, now.words.ui("hot-seat-deposit"))
    items = (whole, *choice.items)
    return replace(choice, items=items)


def moment(decision: JuntaDecision, view: JuntaPosition) -> tuple[object, ...]:
    """What a silence is kept for."""
    phase = view.coup.phase if view.coup is not None else -1
    vote = (view.motion.about, view.motion.round) if view.motion is not None else ()
    return (decision.kind, view.round, view.phase, view.window, phase, view.excuse, *vote)


def _group(decision: JuntaDecision, table: Table) -> Sequence[str]:
    """The people who are asked now, or will be after this one."""
    if dt.DECISION_TYPES[decision.kind].together:
        asked = {one.seat for one in table.human_decisions() if one.kind == decision.kind}
        return [seat for seat in table.seats if seat in asked]
    start = table.seats.index(decision.seat)
    around = (*table.seats[start:], *table.seats[:start])
    return [seat for seat in around if seat in table.humans]
