"""Offers put together quickly: the likely ones of a window ready made, links in a useful order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from msgspec import Struct

from weimar_tui.games.junta.rules.families import acting, is_out
from weimar_tui.games.junta.rules.negotiation import clauses as c, offers
from weimar_tui.games.junta.rules.negotiation.compose import window_of
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.position import JuntaPosition, Promise
from weimar_tui.games.junta.rules.trust import ledger
from weimar_tui.games.junta.screen.panes.offices import votes_of
from weimar_tui.games.junta.screen.plans import ANY
from weimar_tui.games.junta.screen.scene import JuntaScene

QUICK = "quick"
"""The verb of an option that is a whole offer: `quick:2`."""

MOST = 4
"""Ready-made offers shown at once."""

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
    known = {(offer.to, *offer.wants, *offer.gives) for offer in offers.made_by(view, seat)}
    window = window_of(play)
    given = [made for made in known_to(view, seat) if made.state == "open"]
    owed = {(made.by, made.to, made.clause) for made in given}
    offices = {made.clause for made in given if made.by == seat and c.verb(made.clause) == "office"}

    def possible(deal: Deal) -> bool:
        if deal.to == seat or is_out(view, deal.to):
            return False
        if (deal.to, seat, deal.want) in owed or deal.give in offices:
            return False
        wanted = [*c.wants(play, seat, deal.to), *c.words(view, deal.to, seat, window)]
        mine = [*c.gives(play, seat, deal.to), *c.words(view, seat, deal.to, window)]
        new = (deal.to, deal.want, deal.give) not in known
        return deal.want in wanted and deal.give in mine and new

    found = list(islice(filter(possible, _likely(scene, view, seat, window)), 2 * MOST))
    return _spread(found)[:MOST]


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
