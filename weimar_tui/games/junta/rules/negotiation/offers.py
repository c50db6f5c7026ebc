"""Open offers: sent, accepted completely or not at all, refused, lapsed."""

from __future__ import annotations

from msgspec.structs import replace

from ..cards import give
from ..coup_events import UnitsTransferred
from ..death_and_exile import come_back
from ..events import OfferAnswered, OfferMade
from ..families import living_others
from ..money import give_notes
from ..notes import Notes
from ..position import JuntaPosition, Offer
from ..runner import JuntaRunner
from ..units import add, at, obeys, take
from . import clause_types as t
from .clause_types import Clause, payment
from .clauses import ALL, possible, sets_to_spend, spendable
from .promises import paid_later, promise

REFUSES = "bot-refuses-"
"""The prefix of the reasons given with a refusal."""


def known_to(position: JuntaPosition, seat: str | None) -> list[Offer]:
    """The open offers a seat knows of: public ones, and its own; None is a spectator."""
    return [*position.offers, *(position.families[seat].offers if seat else ())]


def terms_for(offer: Offer, seat: str | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a seat would get and give; for a bystander, the receiver's side of the offer."""
    return (offer.wants, offer.gives) if offer.by == seat else (offer.gives, offer.wants)


def addressed_to(position: JuntaPosition, seat: str) -> list[Offer]:
    """Open offers the seat can answer; it can refuse an offer to all only once."""
    declined = position.families[seat].declined
    return [
        o
        for o in known_to(position, seat)
        if o.to == seat or (o.to == ALL and o.by != seat and o.number not in declined)
    ]


def made_by(position: JuntaPosition, seat: str) -> list[Offer]:
    """The seat's own open offers."""
    return [offer for offer in known_to(position, seat) if offer.by == seat]


def find(position: JuntaPosition, seat: str, number: int) -> Offer | None:
    """An open offer by its number."""
    for offer in known_to(position, seat):
        if offer.number == number:
            return offer
    return None


def send(runner: JuntaRunner, offer: Offer) -> Offer:
    """Make an offer; only its two families know of a private one."""
    position = runner.position
    position.offer_number = _next_number(position)
    offer = replace(offer, number=position.offer_number)
    if offer.public:
        position.offers.append(offer)
    else:
        position.families[offer.by].offers.append(offer)
        position.families[offer.to].offers.append(replace(offer, notes=Notes()))
    runner.emit(OfferMade(offer))
    runner.reveal()
    return offer


def _next_number(position: JuntaPosition) -> int:
    """A number that does not reveal how many offers were made in private.

    Questions are counted publicly, and there is at least one between two offers.
    """
    return position.asked


def withdraw(runner: JuntaRunner, number: int) -> None:
    """Close an open offer."""
    position = runner.position
    position.offers[:] = [offer for offer in position.offers if offer.number != number]
    for family in position.families.values():
        if number in family.declined:
            family.declined.remove(number)
        if family.offers:
            family.offers[:] = [offer for offer in family.offers if offer.number != number]


def is_countered(position: JuntaPosition, seat: str, offer: Offer) -> bool:
    """Whether, as far as the seat knows, the receiver of an open offer has made one back: both stay
    open until they are answered (ruling J91)."""
    return any(
        (back.by, back.to) == (offer.to, offer.by) and back.number > offer.number
        for back in known_to(position, seat)
    )


def lapse_all(runner: JuntaRunner) -> None:
    """Close every open offer at the end of a window."""
    position = runner.position
    position.offers.clear()
    for family in position.families.values():
        family.offers.clear()
        family.declined.clear()


def acceptable(runner: JuntaRunner, seat: str, offer: Offer) -> bool:
    """Whether the seat could carry out its `now` clauses."""
    return all(possible(runner, seat, offer.by, clause) for clause in offer.wanted)


def refuse(runner: JuntaRunner, seat: str, number: int) -> None:
    """Refuse an offer. A threat attached to it counts from now on."""
    offer = find(runner.position, seat, number)
    position = runner.position
    if offer is None or number in position.families[seat].declined:
        return
    asked: list[str] = []
    if offer.to == ALL:
        position.families[seat].declined.append(number)
        asked = living_others(position, offer.by)
    whole = _whole(runner, offer)
    if all(number in position.families[o].declined for o in asked):
        withdraw(runner, number)
        if position.window:
            maker = position.families[offer.by]
            maker.turned_down = (*maker.turned_down, whole)
    runner.emit(OfferAnswered(whole, seat, "refused", _said_of_it(runner)))
    if offer.threat:
        promise(runner, offer.by, seat, t.Threatened(offer.threat), public=offer.public)
    runner.reveal()


def _said_of_it(runner: JuntaRunner) -> str:
    """Why an offer is refused, if the refusing family says so (ruling J92)."""
    refusals = (why.removeprefix(REFUSES) for why in runner.reason_ids if why.startswith(REFUSES))
    return next(refusals, "")


def _whole(runner: JuntaRunner, offer: Offer) -> Offer:
    """The offer as its maker knows it, with the notes he picked."""
    return find(runner.position, offer.by, offer.number) or offer


def accept(runner: JuntaRunner, seat: str, number: int, notes: Notes, card: str) -> bool:
    """Carry out an offer completely or not at all; return whether it was.

    `notes` and `card` are the accepting seat's picks for its own clauses.
    """
    seen = find(runner.position, seat, number)
    if seen is None:
        return False
    offer = _whole(runner, seen)
    withdraw(runner, number)
    reason = _obstacle(runner, seat, offer, notes, card)
    runner.reveal()
    if reason:
        runner.emit(OfferAnswered(offer, seat, "lapsed", reason))
        return False
    runner.emit(OfferAnswered(offer, seat, "accepted"))
    _end_what_is_settled(runner, offer, seat)
    for clause in offer.given:
        _hand_over(runner, offer.by, seat, clause, _notes_for(runner, offer), "")
    for clause in offer.wanted:
        _hand_over(runner, seat, offer.by, clause, notes, card)
    _give_words(runner, offer, offer.by, seat, offer.given, offer.wanted)
    _give_words(runner, offer, seat, offer.by, offer.wanted, offer.given)
    return True


def _give_words(
    runner: JuntaRunner,
    offer: Offer,
    by: str,
    to: str,
    clauses: tuple[Clause, ...],
    price: tuple[Clause, ...],
) -> None:
    """Record one side's promises; they count as bought if anything is handed over for them."""
    paid = any(clause.is_now for clause in price)
    for clause in clauses:
        if not clause.is_now:
            promise(runner, by, to, clause, public=offer.public, paid=paid)


def _end_what_is_settled(runner: JuntaRunner, offer: Offer, seat: str) -> None:
    """Close other open offers between the two about one of the same matters (ruling J91).

    A public one stays open after a private agreement; closing it would reveal the agreement.
    """
    about = {*offer.gives, *offer.wants}
    for other in known_to(runner.position, seat):
        shows = other.public and not offer.public
        same = about & {*other.gives, *other.wants}
        if {other.by, other.to} == {offer.by, seat} and same and not shows:
            withdraw(runner, other.number)


def _notes_for(runner: JuntaRunner, offer: Offer) -> Notes:
    """The notes the offerer picked, or the lightest ones that suffice if he has spent those."""
    cost = payment(offer.given)
    if not cost or (offer.notes.count and spendable(runner, offer.by, offer.notes)):
        return offer.notes if cost else Notes()
    sets = sets_to_spend(runner, offer.by, cost)
    return sets[0] if sets else Notes()


def _obstacle(runner: JuntaRunner, seat: str, offer: Offer, notes: Notes, card: str) -> str:
    """Why an offer cannot be carried out now; "" if it can."""
    for clause in offer.given:
        if not possible(runner, offer.by, seat, clause):
            return f"offerer-{clause.verb}"
    for clause in offer.wanted:
        if not possible(runner, seat, offer.by, clause):
            return f"receiver-{clause.verb}"
        if isinstance(clause, t.Pay) and not spendable(runner, seat, notes):
            return "receiver-pay"
        if isinstance(clause, t.CardOf) and card not in runner.family(seat).hand:
            return "receiver-card-of"
    return ""


def _hand_over(
    runner: JuntaRunner, by: str, to: str, clause: Clause, notes: Notes, card: str
) -> None:
    """Carry out a `now` clause; `card` was chosen for its type. Promises do nothing here."""
    match clause:
        case t.Pay():
            give_notes(runner, by, to, notes)
            paid_later(runner, by, to, notes.total)
        case t.HandCard(given):
            give(runner, by, to, given)
        case t.CardOf():
            give(runner, by, to, card)
        case t.Units(area, kind, number):
            transfer(runner, by, to, area, {kind: number})
        case t.Passage():
            come_back(runner, to)


def gift(runner: JuntaRunner, by: str, to: str, what: Clause, notes: Notes) -> None:
    """Give something away without conditions."""
    if not isinstance(what, t.Pay) or spendable(runner, by, notes):
        _hand_over(runner, by, to, what, notes, "")


def transfer(runner: JuntaRunner, by: str, to: str, area: str, units: dict[str, int]) -> None:
    """Hand command of units to another family; they keep their moves (rules: Transfer)."""
    for kind, number in units.items():
        left = number
        for stack in list(at(runner.position, area)):
            if stack.kind == kind and obeys(runner, stack, by) and left:
                passing = min(left, stack.number)
                left -= passing
                take(runner, area, stack, passing)
                add(runner, area, kind, to, passing, moved=stack.moved, came=stack.came)
    runner.emit(UnitsTransferred(by, to, area, tuple(units.items())))
    runner.reveal()
