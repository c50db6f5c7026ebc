"""Offers, gifts and answers, picked link by link; only the family itself sees what it picks.

The draft says which link comes next:

    OfferDraft    to → want → give (→ give-notes) → send; `send` leads back to want, give, add-want,
                  add-give and threat; at `to`, `gift:FAMILY` begins a gift instead
    GiftDraft     (gift-to →) gift (→ gift-notes)
    AcceptDraft   accept-notes, accept-card: what the accepting family gives
    EventDraft    target: whom a quiet event is played on
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import decision_types as dt
from ..cards import hand_of_type
from ..drafts import (
    NO_DRAFT,
    AcceptDraft,
    EventDraft,
    GiftDraft,
    OfferDraft,
    OfferLink,
    TalkDraft,
)
from ..families import is_out, living_others
from ..notes import NONE, Notes
from ..position import Offer
from ..runner import JuntaRunner
from ..subjects import AcceptSoFar, EventOn, GiftSoFar, Link, OfferSoFar
from . import clauses as c, offers
from .answers import accept
from .clause_types import (
    CardOf,
    Clause,
    HandCard,
    Passage,
    Pay,
    clause_id,
    payment,
    read_clause,
    read_clauses,
)
from .limits import begin_options, receivers

CHANGES = 4
"""How often an offer can be changed before it is sent or dropped (taking picks back is free)."""

_STEP_OF_LINK: dict[int, str] = {
    OfferLink.TO: "to",
    OfferLink.WANT: "want",
    OfferLink.GIVE: "give",
    OfferLink.GIVE_NOTES: "give-notes",
    OfferLink.SEND: "send",
    OfferLink.THREAT: "threat",
}


def is_talking(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family is preparing an offer, a gift, an answer or a quiet event."""
    return isinstance(runner.position.families[seat].draft, TalkDraft)


def link_subject(runner: JuntaRunner, seat: str) -> Link | None:
    """The subject of the next link of a talk; None outside a talk."""
    draft = runner.position.families[seat].draft
    match draft:
        case OfferDraft():
            return OfferSoFar(
                _STEP_OF_LINK[draft.link],
                draft.to,
                draft.gives,
                draft.wants,
                draft.threat,
                draft.changes,
            )
        case GiftDraft(to, given):
            return GiftSoFar(_step_of_gift(draft), to, given)
        case AcceptDraft(number, by, wants):
            step = "accept-card" if draft.next_is_card else "accept-notes"
            return AcceptSoFar(step, by, wants, number)
        case EventDraft(card):
            return EventOn("target", card)
    return None


def _step_of_gift(draft: GiftDraft) -> str:
    if not draft.to:
        return "gift-to"
    return "gift-notes" if draft.gives else "gift"


def window_of(runner: JuntaRunner) -> str:
    """The window that decides which clauses are relevant now."""
    position = runner.position
    if position.window:
        return position.window
    if position.coup is not None:
        return "phase"
    if position.motion is not None and not position.motion.result:
        return "election" if position.motion.about == "election" else "budget"
    return position.phase


def talk_options(runner: JuntaRunner, seat: str) -> list[str]:
    """The options of the link that a seat has reached; none at the top.

    If an acceptance has become impossible in the meantime, this leads back to the top.
    """
    options = _link_options(runner, seat)
    if not options:
        runner.family(seat).draft = NO_DRAFT
    return options


def _link_options(runner: JuntaRunner, seat: str) -> list[str]:
    draft = runner.family(seat).draft
    match draft:
        case OfferDraft():
            return _offer_options(runner, seat, draft)
        case GiftDraft(""):
            return [*receivers(runner, seat), dt.DROP]
        case GiftDraft(to, ""):
            return [*map(clause_id, c.gives(runner, seat, to)), dt.DROP]
        case GiftDraft(_, given):
            return [*_ways_to_pay(runner, seat, (given,)), dt.DROP]
        case AcceptDraft(next_is_card=True):
            wanted = next(x for x in read_clauses(draft.wants) if isinstance(x, CardOf))
            return hand_of_type(runner, seat, wanted.type)
        case AcceptDraft():
            return _ways_to_pay(runner, seat, draft.wants)
        case EventDraft():
            return [dt.DROP]
    return []


def _offer_options(runner: JuntaRunner, seat: str, draft: OfferDraft) -> list[str]:
    match draft.link:
        case OfferLink.TO:
            gifts = [dt.gift(other) for other in receivers(runner, seat)]
            return [*living_others(runner.position, seat), c.ALL, *gifts, dt.DROP]
        case OfferLink.WANT:
            return [*_to_want(runner, seat, draft), dt.NOTHING, dt.DROP]
        case OfferLink.GIVE:
            return [*_to_give(runner, seat, draft), dt.NOTHING, dt.DROP]
        case OfferLink.GIVE_NOTES:
            return [*_ways_to_pay(runner, seat, draft.gives), dt.DROP]
        case OfferLink.SEND:
            return _to_send(runner, seat, draft)
    return [*c.threats(window_of(runner)), dt.DROP]


def _ways_to_pay(runner: JuntaRunner, seat: str, clauses: tuple[str, ...]) -> list[str]:
    cost = payment(read_clauses(clauses))
    return [notes.id for notes in c.sets_to_spend(runner, seat, cost)]


def _to_want(runner: JuntaRunner, seat: str, draft: OfferDraft) -> list[str]:
    taken = {*map(type, read_clauses(draft.wants))}
    window = window_of(runner)
    position = runner.position
    clauses = c.wants(runner, seat, draft.to) + c.words(position, draft.to, seat, window)
    if draft.to != c.ALL and not is_out(position, draft.to):
        clauses += c.areas_promised(runner.components, window)
    return [clause_id(clause) for clause in clauses if type(clause) not in taken]


def _to_give(runner: JuntaRunner, seat: str, draft: OfferDraft) -> list[str]:
    taken = {*map(type, read_clauses(draft.gives))}
    window = window_of(runner)
    position = runner.position
    clauses = c.gives(runner, seat, draft.to) + c.words(position, seat, draft.to, window)
    if not is_out(position, seat):
        clauses += c.areas_promised(runner.components, window)
    return [clause_id(clause) for clause in clauses if type(clause) not in taken]


def _to_send(runner: JuntaRunner, seat: str, draft: OfferDraft) -> list[str]:
    options = []
    if (draft.gives or draft.wants) and not was_refused(runner, seat):
        if runner.position.options.press == "full" and draft.to != c.ALL:
            options.append(dt.PRIVATE)
        options.append(dt.PUBLIC)
    if draft.changes < CHANGES:
        options += [dt.WANT, dt.GIVE]
        if draft.wants and len(draft.wants) < 2:
            options.append(dt.ADD_WANT)
        if draft.gives and len(draft.gives) < 2:
            options.append(dt.ADD_GIVE)
        if not draft.threat:
            options.append(dt.THREAT)
    return [*options, dt.DROP]


def was_refused(runner: JuntaRunner, seat: str) -> bool:
    """Whether the offer being composed was already refused in this window (ruling J90)."""
    draft = runner.family(seat).draft
    return isinstance(draft, OfferDraft) and any(
        (offer.to, offer.gives, offer.wants, offer.threat)
        == (draft.to, draft.gives, draft.wants, draft.threat)
        for offer in runner.family(seat).turned_down
    )


# --- carrying a pick out ---
def talk_picked(runner: JuntaRunner, seat: str, option: str) -> Offer | None:
    """Carry out a pick of a talk, or begin one; return the offer if the pick sent one."""
    family = runner.family(seat)
    draft = family.draft
    if option == dt.DROP:
        family.draft = NO_DRAFT
        return None
    match draft:
        case OfferDraft(link=OfferLink.SEND) if option in (dt.PRIVATE, dt.PUBLIC):
            return _send(runner, seat, draft, public=option == dt.PUBLIC)
        case OfferDraft():
            _offer_picked(runner, seat, draft, option)
        case GiftDraft(""):
            family.draft = GiftDraft(option)
        case GiftDraft():
            _gift_picked(runner, seat, draft, option)
        case AcceptDraft(next_is_card=True):
            accept(runner, seat, replace(draft, card=option))
        case AcceptDraft():
            accept(runner, seat, replace(draft, notes=Notes.parse(option)))
        case _:
            family.asides += 1
            begin(runner, seat, begin_options(runner, seat)[0])
    return None


def begin(runner: JuntaRunner, seat: str, option: str) -> None:
    """Begin an `offer` or a `gift`. Both count when they begin, so dropping them frees nothing."""
    family = runner.family(seat)
    if option == dt.OFFER:
        family.made += 1
        family.draft = OfferDraft()
    else:
        family.given += 1
        family.draft = GiftDraft()


def begin_counter(runner: JuntaRunner, seat: str, number: int) -> None:
    """Begin an offer back, with the sides swapped as far as the seat can."""
    family = runner.family(seat)
    offer = offers.find(runner.position, seat, number)
    if offer is None:
        return
    family.made += 1
    gives = tuple(clause.id for clause in offer.wanted if _as_given(runner, seat, offer.by, clause))
    wants = tuple(x.id for x in offer.given if not isinstance(x, HandCard | Passage))
    family.draft = OfferDraft(OfferLink.SEND, offer.by, gives, wants, changes=1)


def _as_given(runner: JuntaRunner, seat: str, to: str, clause: Clause) -> bool:
    return not isinstance(clause, CardOf) and c.possible(runner, seat, to, clause)


def _offer_picked(runner: JuntaRunner, seat: str, draft: OfferDraft, option: str) -> None:
    family = runner.family(seat)
    match draft.link:
        case OfferLink.TO if isinstance(to := dt.LINKS["to"].read(option), dt.Gift):
            family.made -= 1
            family.given += 1
            family.draft = GiftDraft(to.family)
        case OfferLink.TO:
            family.draft = replace(draft, link=OfferLink.WANT, to=option)
        case OfferLink.WANT:
            wants = draft.wants if option == dt.NOTHING else (*draft.wants, option)
            is_new = not draft.gives and draft.changes == 0
            link = OfferLink.GIVE if is_new else OfferLink.SEND
            family.draft = replace(draft, link=link, wants=wants)
        case OfferLink.GIVE:
            gives = draft.gives if option == dt.NOTHING else (*draft.gives, option)
            is_choice = option != dt.NOTHING and (
                isinstance(read_clause(option), Pay)
                and len(_ways_to_pay(runner, seat, (option,))) > 1
            )
            link = OfferLink.GIVE_NOTES if is_choice else OfferLink.SEND
            family.draft = replace(draft, link=link, gives=gives)
        case OfferLink.GIVE_NOTES:
            family.draft = replace(draft, link=OfferLink.SEND, notes=Notes.parse(option))
        case OfferLink.SEND:
            family.draft = _changed(draft, option)
        case OfferLink.THREAT:
            family.draft = replace(draft, link=OfferLink.SEND, threat=option)


def _changed(draft: OfferDraft, option: str) -> OfferDraft:
    draft = replace(draft, changes=draft.changes + 1)
    match option:
        case dt.WANT:
            return replace(draft, link=OfferLink.WANT, wants=())
        case dt.GIVE:
            return replace(draft, link=OfferLink.GIVE, gives=(), notes=NONE)
        case dt.ADD_WANT:
            return replace(draft, link=OfferLink.WANT)
        case dt.ADD_GIVE:
            return replace(draft, link=OfferLink.GIVE)
    return replace(draft, link=OfferLink.THREAT)


def _send(runner: JuntaRunner, seat: str, draft: OfferDraft, *, public: bool) -> Offer:
    runner.family(seat).draft = NO_DRAFT
    offer = Offer(0, seat, draft.to, draft.gives, draft.wants, draft.threat, public, draft.notes)
    return offers.send(runner, offer)


def _gift_picked(runner: JuntaRunner, seat: str, draft: GiftDraft, option: str) -> None:
    family = runner.family(seat)
    given = read_clause(draft.gives or option)
    family.draft = NO_DRAFT
    if not c.possible(runner, seat, draft.to, given):
        return  # it has changed hands in the meantime
    if draft.gives:
        notes = Notes.parse(option)
    elif isinstance(given, Pay):
        sets = c.sets_to_spend(runner, seat, given.number)
        if len(sets) > 1:
            family.draft = replace(draft, gives=option)
            return
        notes = sets[0]
    else:
        notes = NONE
    offers.gift(runner, seat, draft.to, given, notes)
