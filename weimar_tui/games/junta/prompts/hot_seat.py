"""Several people at one keyboard: what is asked openly, and who wants the keyboard alone."""

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
    """What the people at this terminal have decided in advance.

    `composing` gives the picks for each link of an offer. `passing` holds the kinds of question on
    which a seat says nothing for now; `called` is the seat that wants the keyboard, `group` are
    those who could, `heard` those who have had it at this `moment`; `deposits` are the seats that
    will deposit everything if they reach the counter tonight; `voted` is the seat that voted in
    front of everyone, and the kind of question. `at_peace` holds places where a seat does not fire
    at its friends. `resting` holds, for a seat that does not want to move until it is fired at
    again, how often it had been fired at.
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
        """Forget everything: another game begins, or a pick was taken back."""
        self.composing.clear()
        self.deposits.clear()
        self.at_peace.clear()
        self.resting.clear()
        self.voted = ("", "")
        self.at(())

    def at(self, moment: tuple[object, ...]) -> None:
        """Start a new moment: seats that said nothing before are asked again."""
        if moment != self.moment or not moment:
            self.moment = moment
            self.passing.clear()
            self.heard.clear()
            self.called = ""

    def compose(self, seat: str, picks: Mapping[str, str]) -> None:
        """Send an offer with these picks, without further questions."""
        self.composing[seat] = picks

    def answer(self, decision: JuntaDecision) -> str | None:
        """The answer decided in advance, or None if the question must be asked."""
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
"""The parts of options that reveal a hand or private talk."""


def silence(decision: JuntaDecision) -> str | None:
    """The answer that says nothing, if the question has one.

    A vote has one for a family with no votes left outside its hand.
    """
    if decision.kind in (dt.BALLOT.kind, dt.CAST.kind):
        rest = [option for option in decision.options if not is_own(option)]
        return rest[0] if len(rest) == 1 and rest[0] in (dt.PASS, dt.DONE) else None
    question = dt.DECISION_TYPES[decision.kind]
    silent = question.in_turn and question.safe_default in decision.options
    return question.safe_default if silent else None


def is_own(option: str) -> bool:
    """Whether an option reveals a hand or a wish to talk in private."""
    return not set(option.split(":")).isdisjoint(_OWN)


_NEVER_PRESIDENT = (dt.COUP.kind, dt.JOIN.kind, dt.ALTERNATIVE.kind)
"""Questions that the President is never asked."""

BANK, DEPOSIT = "bank", "bank-deposit"
"""A place, and the same with everything that will be done there, so that nobody needs
the keyboard again."""

CALL, NOBODY, CURTAIN = "call", "nobody", "curtain"


def open_choice(
    plans: Plans,
    decision: JuntaDecision,
    now: JuntaScene,
    table: Table,
    whole: Callable[[], Choice],
) -> Choice | None:
    """The question as everyone at the keyboard sees it, or None if only its seat may see it.

    `whole` makes the list for its own seat.
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
    return _public_part(decision, now, whole()) if dt.DECISION_TYPES[decision.kind].public else None


def _who_wants_it(plans: Plans, decision: JuntaDecision, now: JuntaScene) -> Choice:
    """One question to all: does anyone want the keyboard?"""
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
    """Whether a family can be asked this at all, by open information."""
    if seat == decision.seat:
        return True
    if decision.kind in _NEVER_PRESIDENT and seat == view.president:
        return False
    if decision.kind == dt.JOIN.kind and view.coup is not None and seat in view.coup.rebels:
        return False
    return not is_out(view, seat)


def heard_from(now: JuntaScene, seat: str) -> list[str]:
    """Families that have spoken to this one in the window since it last spoke or was ready.

    Everyone at the table can see that; what was said stays between the two.
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


def _public_part(decision: JuntaDecision, now: JuntaScene, whole: Choice) -> Choice:
    """One family's question, answered in front of everyone; its hand is not in the list."""
    words = now.words
    shown = tuple(item for item in whole.items if not is_own(item.id))
    if dt.DECISION_TYPES[decision.kind].repeats:
        # Always offered, so that the option reveals nothing about what is behind it.
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
    """The option that an answer means; "" if someone takes the keyboard first."""
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
    """Whether someone keeps the keyboard: while talking or voting, until everything is said."""
    goes_on = dt.DECISION_TYPES[decision.kind].repeats or decision.kind == dt.TALK.kind
    return goes_on and option not in (dt.READY, dt.PASS, dt.DONE, dt.STAY)


def end_of_votes(plans: Plans, decision: JuntaDecision) -> str | None:
    """The answer that ends the votes of a family that has cast all its open votes.

    It is not asked about cards afterwards, whether it has any or not, because it could have taken
    the keyboard before. Likewise, units that have moved are not handed over any more.
    """
    if plans.voted != (decision.seat, decision.kind):
        return None
    rest = [o for o in decision.options if not is_own(o) and o != dt.TRANSFER]
    if len(rest) > 1:
        return None
    plans.voted = ("", "")
    return rest[0] if rest else None


def with_deposit(choice: Choice, now: JuntaScene) -> Choice:
    """The places, and the bank a second time with everything that will be done there."""
    place = next((n for n, item in enumerate(choice.items) if item.id == BANK), None)
    if place is None:
        return choice
    whole = Item(DEPOSIT, now.words.ui("hot-seat-deposit"))
    items = (whole, *choice.items)
    return replace(choice, items=items)


def moment(decision: JuntaDecision, view: JuntaPosition) -> tuple[object, ...]:
    """The moment for which a silence is valid."""
    phase = view.coup.phase if view.coup is not None else -1
    vote = (view.motion.about, view.motion.round) if view.motion is not None else ()
    return (decision.kind, view.round, view.phase, view.window, phase, view.excuse, *vote)


def _group(decision: JuntaDecision, table: Table) -> Sequence[str]:
    """The people who are asked now, or will be next."""
    if dt.DECISION_TYPES[decision.kind].together:
        asked = {one.seat for one in table.human_decisions() if one.kind == decision.kind}
        return [seat for seat in table.seats if seat in asked]
    start = table.seats.index(decision.seat)
    around = (*table.seats[start:], *table.seats[:start])
    return [seat for seat in around if seat in table.humans]
