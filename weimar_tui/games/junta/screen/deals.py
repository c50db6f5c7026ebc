"""Offers put together quickly: the likely ones of a window ready made, links in a useful order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from msgspec import Struct

from weimar_tui.games.junta.rules.events import OfferAnswered, OfferMade, RoundBegan, WindowOpened
from weimar_tui.games.junta.rules.families import acting, is_out
from weimar_tui.games.junta.rules.negotiation import clauses as c, offers
from weimar_tui.games.junta.rules.negotiation.compose import window_of
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.position import JuntaPosition, Offer, Promise
from weimar_tui.games.junta.rules.trust import ledger
from weimar_tui.games.junta.screen.panes.offices import votes_of
from weimar_tui.games.junta.screen.plans import ANY
from weimar_tui.games.junta.screen.scene import JuntaScene

QUICK = "quick"
"""The verb of an option that is a whole offer: `quick:2`."""

AGAIN = "again"
"""The verb of an option that opens an offer made before, to be sent or changed: `again:0`."""

MOST = 4
"""Ready-made offers shown at once."""

MOST_AGAIN = 2
"""Offers made before that are shown."""

_ORDER = (
    "vote",
    "force",
    "no-force",
    "more",
    "side",
    "loyal",
    "rebel",
    "pay",
    "office",
    "budget",
    "spare",
    "no-fire",
    "peace",
    "attack",
    "place",
    "passage",
    "units",
    "hold",
    "go",
    "votes",
    "card",
    "later",
    "card-of",
    "nothing",
    "drop",
)
"""Clauses in the order in which they are listed: what moves votes and coups first."""


class Deal(Struct, frozen=True):
    """An offer that could be made: to whom, what is wanted, what is given."""

    to: str
    want: str
    give: str

    @property
    def picks(self) -> Mapping[str, str]:
        """What is picked at each link of the chain, in private."""
        return {
            "top": "offer",
            "to": self.to,
            "want": self.want,
            "give": self.give,
            "give-notes": ANY,
            "send": "private",
        }


def quick_deals(scene: JuntaScene) -> list[Deal]:
    """The likely offers of the moment, as far as open facts and the own purse allow them."""
    seat = scene.me
    if seat is None:
        return []
    view, play = scene.view, scene.play
    made = [*offers.made_by(view, seat), *(view.families[seat].turned_down or ())]
    known = {(offer.to, *offer.wants, *offer.gives) for offer in made}
    known |= {(o.by, *o.gives, *o.wants) for o in offers.addressed_to(view, seat)}
    window = window_of(play)
    given = [made for made in known_to(view, seat) if made.state == "open"]
    owed = {(made.by, made.to, made.clause) for made in given}
    offices = {made.clause for made in given if made.by == seat and c.verb(made.clause) == "office"}

    def possible(deal: Deal) -> bool:
        if deal.to == seat or is_out(view, deal.to):
            return False
        if (deal.to, seat, deal.want) in owed or deal.give in offices:
            return False
        new = (deal.to, deal.want, deal.give) not in known
        return new and _can_be_made(scene, seat, deal.to, (deal.want,), (deal.give,))

    found = list(islice(filter(possible, _likely(scene, view, seat, window)), 2 * MOST))
    return _spread(found)[:MOST]


def _can_be_made(
    scene: JuntaScene, seat: str, to: str, wants: Sequence[str], gives: Sequence[str]
) -> bool:
    """Whether these clauses are among those of the moment."""
    view, play = scene.view, scene.play
    window = window_of(play)
    wanted = {*c.wants(play, seat, to), *c.words(view, to, seat, window)}
    mine = {*c.gives(play, seat, to), *c.words(view, seat, to, window)}
    return wanted.issuperset(wants) and mine.issuperset(gives)


def offers_before(scene: JuntaScene, deals: Sequence[Deal]) -> list[Offer]:
    """One's own last offers that were not accepted and could be made again, the newest first.

    Those of this round and the last: who has what to give changes with the offices. What stands
    among the ready-made `deals` is left out.
    """
    seat = scene.me
    if seat is None:
        return []
    open_ones = {offer.number for offer in offers.made_by(scene.view, seat)}
    quick = {(deal.to, deal.want, deal.give) for deal in deals}
    found: dict[tuple[str, ...], Offer] = {}
    taken: set[int] = set()
    for event in reversed(scene.events):
        match event:
            case RoundBegan(round=number) if number < scene.view.round:
                break
            case OfferAnswered(offer=offer, answer="accepted"):
                taken.add(offer.number)
            case OfferMade(offer=offer) if offer.by == seat and offer.to in scene.seats:
                key = (offer.to, *offer.wants, *offer.gives)
                new = offer.number not in (open_ones | taken) and key not in (found.keys() | quick)
                simple = len(offer.wants) < 2 and len(offer.gives) < 2
                here = new and simple and not is_out(scene.view, offer.to)
                if here and _can_be_made(scene, seat, offer.to, offer.wants, offer.gives):
                    found[key] = offer
                if len(found) == MOST_AGAIN:
                    break
    return list(found.values())


def reopened(offer: Offer) -> Mapping[str, str]:
    """The picks that lead to an offer as it was, before it is sent."""
    return {
        "top": "offer",
        "to": offer.to,
        "want": next(iter(offer.wants), "nothing"),
        "give": next(iter(offer.gives), "nothing"),
        "give-notes": ANY,
    }


def _in_this_window(scene: JuntaScene) -> list[tuple[Offer, str]]:
    """One's own offers since the time of talk began, with how each was answered."""
    found: dict[int, tuple[Offer, str]] = {}
    answers: dict[int, str] = {}
    for event in reversed(scene.events):
        match event:
            case WindowOpened():
                break
            case OfferAnswered(offer=offer, answer=answer) if offer.by == scene.me:
                answers.setdefault(offer.number, answer)
            case OfferMade(offer=offer) if offer.by == scene.me:
                found[offer.number] = (offer, answers.get(offer.number, ""))
    return list(found.values())


def last_answer(scene: JuntaScene) -> str:
    """How one's last offer in this time of talk was answered, in a few words."""
    made = _in_this_window(scene)
    if not made or not made[0][1]:
        return ""
    offer, answer = made[0]
    to = scene.words.seat(offer.to) if offer.to in scene.seats else scene.words.ui("talk-all")
    return scene.words.ui("talk-answered", answer=answer, family=to)


def offers_so_far(scene: JuntaScene, *, may_offer: bool) -> str:
    """One's last offer in this time of talk, and whether another can be made."""
    words = scene.words
    made = _in_this_window(scene)
    said = [words.ui("talk-offer", offer=words.offer_to(made[0][0]))] if made else []
    if made and not may_offer:
        said.append(words.ui("talk-no-more"))
    return words.catalogue.join("lines", said)


def _spread(deals: Sequence[Deal]) -> list[Deal]:
    """The best for each partner first, then the second best."""
    met: Counter[str] = Counter()
    places = []
    for deal in deals:
        places.append((met[deal.to], deal))
        met[deal.to] += 1
    return [deal for _, deal in sorted(places, key=lambda entry: entry[0])]


def _likely(scene: JuntaScene, view: JuntaPosition, seat: str, window: str) -> Iterator[Deal]:
    others = [one for one in view.order if one != seat and not is_out(view, one)]
    by_votes = sorted(others, key=lambda one: -sum(votes_of(scene, one)))
    president, minister = view.president, acting(view, "minister") or ""
    match window:
        case "election":
            candidates = view.motion.sides if view.motion is not None else ()
            if seat in candidates:
                for other in by_votes:
                    yield Deal(other, f"vote:{seat}", "office:minister")
                    yield Deal(other, f"vote:{seat}", "budget:2")
            for candidate in candidates:
                yield Deal(candidate, "office:minister", f"vote:{candidate}")
                yield Deal(candidate, "budget:2", f"vote:{candidate}")
        case "offices" if president:
            yield Deal(president, "office:minister", "pay:1")
            yield Deal(president, "office:minister", "loyal")
            for other in by_votes:
                yield Deal(other, "loyal", "office:minister")
        case "budget" if view.announced and view.budget == "announced":
            if seat == president:
                poor = sorted(others, key=lambda one: view.announced.get(one, 0))
                for other in poor:
                    yield Deal(other, "vote:yes", "more:1")
                yield Deal(minister, "force", "more:1")
            else:
                if seat == minister:
                    yield Deal(president, "more:1", "force")
                yield Deal(president, "more:1", "vote:yes")
                yield Deal(president, "pay:1", "vote:yes")
                for other in by_votes:
                    if other != president:
                        yield Deal(other, "vote:no", "vote:no")
        case "places":
            yield Deal(minister, "peace", "peace")
            for other in by_votes:
                yield Deal(other, "peace", "peace")
        case "coup" | "phase" if view.coup is not None:
            yield from _in_a_coup(view, seat, others)


def _in_a_coup(view: JuntaPosition, seat: str, others: Sequence[str]) -> Iterator[Deal]:
    assert view.coup is not None
    rebels, president = view.coup.rebels, view.president
    fence = [one for one in others if one not in rebels and one != president]
    if seat == president:
        for other in fence:
            yield Deal(other, "loyal", "pay:1")
            yield Deal(other, "side:president", "pay:1")
        for other in rebels:
            yield Deal(other, "side:president", "spare")
    elif seat in rebels:
        for other in fence:
            yield Deal(other, "rebel", "pay:1")
            yield Deal(other, "rebel", "spare")
            yield Deal(other, "side:junta", "pay:1")
        yield Deal(president, "spare", "side:president")
    else:
        yield Deal(president, "pay:2", "side:president")
        yield Deal(view.coup.first, "spare", "side:junta")
        yield Deal(view.coup.first, "pay:1", "side:junta")


def in_order(clauses: Sequence[str]) -> list[str]:
    """Clauses sorted by what they are about."""
    places = {what: place for place, what in enumerate(_ORDER)}
    return sorted(clauses, key=lambda clause: places.get(c.verb(clause), len(places)))


def open_between(view: JuntaPosition, seat: str, other: str) -> list[Promise]:
    """What two families have promised each other and not yet done."""
    return [
        promise
        for promise in known_to(view, seat)
        if promise.state == "open" and {promise.by, promise.to} == {seat, other}
    ]


def about(scene: JuntaScene, other: str) -> str:
    """A family as a partner: its votes and offices, its word so far, what is still open."""
    words, view, seat = scene.words, scene.view, scene.me
    if seat is None or other not in view.families:
        return ""
    offices, influence = votes_of(scene, other)
    parts = [words.ui("deal-votes", number=offices + influence)]
    kept, broken = ledger(view, seat, other)
    parts.append(words.ledger(other, kept, broken))
    parts += [words.promise(promise) for promise in open_between(view, seat, other)]
    return " ".join(parts)
