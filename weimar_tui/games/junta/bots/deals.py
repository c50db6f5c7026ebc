"""What a family offers, what it takes, and what it would want instead."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.games.junta.bots.budget import MARGIN, OFFICE_WORTH, USUAL_NEED, WANTED
from weimar_tui.games.junta.bots.judgement import (
    fair_share,
    grievance,
    leader,
    others,
    promised_to,
    usual_share,
    votes_of,
)
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.bots.worth import worth
from weimar_tui.games.junta.rules.families import acting, is_out, present
from weimar_tui.games.junta.rules.negotiation import offers
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.trust import trust

ACCEPT = 0.3
"""Millions a deal must bring to be taken, unless it has asked for one itself; more from a family
that is far ahead."""

AHEAD = 0.5

MOST_ASKED = 4
"""Millions that are asked for instead, at most."""

LIKELY = -0.05
"""Millions that an offer must seem to bring the other, whose mind nobody knows."""

HOPE = -0.9
"""The same for a counter: who began to talk wants something, and learns its price."""

BESIDES = {
    "offices": ("loyal", "peace"),
    "election": ("peace",),
    "budget": ("more:1", "more:2", "peace"),
    "coup": ("spare", "no-fire"),
    "phase": ("spare", "no-fire"),
}
"""Words that are asked for besides, by the window."""


class Plan(Struct, frozen=True):
    """An offer a family wants to make."""

    to: str
    want: str
    give: str


class Change(Struct, frozen=True):
    """What a counter changes of an offer: `how` is the link that is picked, `clause` what then."""

    how: str
    clause: str


def plans(mind: Mind) -> list[Plan]:
    """The offers worth making in this window, the best first; a word is offered if it is kept."""
    view, seat = mind.view, mind.seat
    found: list[Plan] = []
    match view.window:
        case "offices" if view.president and seat != view.president:
            found = _for_an_office(mind)
        case "election":
            found = _for_votes(mind)
        case "budget" if view.motion is not None and seat == view.motion.by:
            found = _for_the_budget(mind)
        case "budget" if view.motion is not None and view.motion.by != view.president:
            return []  # of an alternative budget nobody has time to talk
        case "budget" if view.president and seat == acting(view, "minister"):
            if promised_to(view, seat) < fair_share(view) and mind.may("sell force", 0.5):
                found = [Plan(view.president, "pay:1", "force")]
        case "budget" if view.president:
            found = _against_the_budget(mind)
        case "places":
            found = _before_the_night(mind)
        case "coup" | "phase" if view.coup is not None:
            found = _in_a_coup(mind)
    return [each for each in found if _likely(mind, each) and _is_new(mind, each)]


def _is_new(mind: Mind, each: Plan) -> bool:
    """Whether it has neither spoken to that family in this window nor its word already."""
    return not _has_asked(mind, each.to) and not any(
        (made.by, made.to, made.clause)
        in ((each.to, mind.seat, each.want), (mind.seat, each.to, each.give))
        for made in known_to(mind.view, mind.seat)
        if made.state == "open"
    )


def _has_asked(mind: Mind, other: str) -> bool:
    """Whether it has made that family an offer in this window that was not taken."""
    refused = mind.view.families[mind.seat].turned_down or ()
    return any(offer.to == other for offer in (*offers.made_by(mind.view, mind.seat), *refused))


def _likely(mind: Mind, each: Plan) -> bool:
    """Whether the other might take it, by what the family itself would think of it."""
    if is_out(mind.view, each.to):
        return False
    offer = Offer(0, mind.seat, each.to, _clauses(each.give), _clauses(each.want))
    return worth(mind, each.to, offer, need=USUAL_NEED) >= LIKELY


def _clauses(clause: str) -> tuple[str, ...]:
    return (clause,) if clause != "nothing" else ()


def _for_an_office(mind: Mind) -> list[Plan]:
    """The weak buy a better office, those with an army sell their loyalty for it."""
    view, seat = mind.view, mind.seat
    held = sum(OFFICE_WORTH[office] for office in view.families[seat].offices)
    if held >= 2 or not mind.may("office", 0.25):
        return []
    wanted = "minister" if mind.may("which office", 0.5) else "general3"
    price = "pay:1" if mind.pocket >= 2 and mind.trusts(view.president) > 0.45 else "loyal"
    return [Plan(view.president, f"office:{wanted}", price)]


def _for_votes(mind: Mind) -> list[Plan]:
    """A candidate promises an office or money to who has most votes and no hope himself."""
    view, motion = mind.view, mind.view.motion
    if motion is None or mind.seat not in motion.sides or not mind.may("canvass", 0.6):
        return []
    voters = [other for other in others(view, mind.seat) if other not in motion.sides]
    if not voters:
        voters = others(view, mind.seat)
    best = max(voters, key=lambda other: votes_of(view, mind.box, other))
    gift = "office:minister" if mind.may("gift", 0.5) else "budget:3"
    return [Plan(best, f"vote:{mind.seat}", gift)]


def _for_the_budget(mind: Mind) -> list[Plan]:
    """A little more to the two cheapest that were given too little to say Yes."""
    view = mind.view
    near = WANTED * usual_share(view)
    if _safe(mind) and not mind.may("kindness", 0.25):
        return []
    poor = [
        other
        for other in view.announced
        if not is_out(view, other)
        and near - 2 <= view.announced[other] < near
        and mind.may(f"buy {other}", 0.7)
    ]
    ranked = sorted(poor, key=lambda other: -votes_of(view, mind.box, other))[:2]
    most = 2 if mind.me.id in ("diplomat", "kleptocrat") else 1
    found = []
    for other in ranked[:most]:
        believed = trust(view, other, mind.seat) >= 0.45
        found.append(Plan(other, "vote:yes", "more:1" if believed else "pay:1"))
    return found


def _safe(mind: Mind) -> bool:
    """Whether the budget is sure of its majority: the votes of the President and the well paid."""
    view = mind.view
    near = WANTED * usual_share(view) * USUAL_NEED
    votes = {other: votes_of(view, mind.box, other) for other in present(view)}
    paid = [o for o in votes if o == view.president or view.announced.get(o, 0) >= near]
    return 2 * sum(votes[other] for other in paid) > sum(votes.values()) + MARGIN


def _against_the_budget(mind: Mind) -> list[Plan]:
    """Who is angry and has money buys a No where it is cheap."""
    view, seat = mind.view, mind.seat
    angry = grievance(view, seat) * mind.me.anger > 0.8
    if not angry or mind.pocket < 2 or _safe(mind) or not mind.may("buy no", 0.4):
        return []
    open_ones = [o for o in others(view, seat) if o != view.president and grievance(view, o) > -0.2]
    if not open_ones:
        return []
    return [Plan(max(open_ones, key=lambda o: votes_of(view, mind.box, o)), "vote:no", "pay:1")]


def _before_the_night(mind: Mind) -> list[Plan]:
    """Who carries much makes peace with the Minister; conspirators look for company."""
    view, seat = mind.view, mind.seat
    minister = acting(view, "minister")
    plotting = mind.me.hq > 0.2 and grievance(view, seat) > 0.5 and seat != view.president
    if plotting and view.excuse:
        angry = [o for o in others(view, seat) if o != view.president and grievance(view, o) > 0.3]
        if angry:
            return [Plan(max(angry, key=lambda o: grievance(view, o)), "rebel", "rebel")]
    if mind.pocket >= 3 and minister and minister != seat and mind.may("peace", mind.me.word):
        return [Plan(minister, "peace", "peace")]
    return []


def _in_a_coup(mind: Mind) -> list[Plan]:
    """The President pays for loyalty, the First Rebel promises mercy or money for help."""
    view, coup = mind.view, mind.view.coup
    assert coup is not None
    fence = [o for o in others(view, mind.seat) if o not in (*coup.rebels, view.president)]
    if not fence:
        return []
    strongest = max(fence, key=lambda o: sum(OFFICE_WORTH[x] for x in view.families[o].offices))
    if mind.seat == view.president:
        price = "pay:2" if mind.pocket >= 5 else "pay:1" if mind.pocket >= 2 else "later:2"
        return [Plan(strongest, "side:president", price)]
    if mind.seat == coup.first:
        early = view.window == "coup"
        gift = "pay:1" if mind.pocket >= 3 else "spare"
        return [Plan(strongest, "rebel" if early else "side:junta", gift)]
    return []


# --- what is taken ---
def takes(mind: Mind, offer: Offer) -> bool:
    """Whether it says yes."""
    if _contradicts(mind, offer) and not mind.may("sell twice", 0.5 - 0.5 * mind.me.word):
        return False
    ahead = AHEAD if leader(mind.view) == offer.by else 0.0
    least = 0.0 if _has_asked(mind, offer.by) else ACCEPT
    return worth(mind, mind.seat, offer, need=mind.me.need) >= least + ahead


_OPPOSITE = {
    "vote:yes": "vote:no",
    "side:president": "side:junta",
    "rebel": "loyal",
    "force": "no-force",
}


def _contradicts(mind: Mind, offer: Offer) -> bool:
    """Whether it would have to promise the opposite of what it has promised already."""
    given = {
        made.clause
        for made in known_to(mind.view, mind.seat)
        if made.by == mind.seat and made.state == "open"
    }
    opposite = _OPPOSITE | {no: yes for yes, no in _OPPOSITE.items()}
    votes = {clause for clause in given if clause.startswith("vote:")}
    return any(
        opposite.get(clause) in given
        or (clause.startswith("vote:") and votes - {clause})
        or (clause.startswith("office:") and clause in given)
        for clause in offer.wants
    )


# --- picks ---
def answer(mind: Mind, offer: Offer) -> str:
    """Accept, counter with the smallest change, or refuse."""
    if takes(mind, offer) and f"accept:{offer.number}" in mind.options:
        mind.because("takes", family=offer.by)
        return f"accept:{offer.number}"
    if f"counter:{offer.number}" in mind.options and counter_to(mind, offer):
        mind.because("counters", family=offer.by)
        return f"counter:{offer.number}"
    if f"refuse:{offer.number}" in mind.options:
        mind.because("refuses", family=offer.by)
        return f"refuse:{offer.number}"
    return ""


def counter_to(mind: Mind, offer: Offer) -> Change | None:
    """The smallest change with which it would take an offer, if the other may hope to gain by it.

    Not of who made an offer to all, nor where it has made that family an offer itself.
    """
    if mind.beginner or not offer.wants or offer.to != mind.seat or _has_asked(mind, offer.by):
        return None
    best, smallest = HOPE, None
    for change, gives in _changes(mind, offer):
        back = Offer(0, mind.seat, offer.by, offer.wants, gives)
        for_him = worth(mind, offer.by, back, need=USUAL_NEED)
        if for_him > best and takes(mind, replace(offer, gives=gives)):
            best, smallest = for_him, change
    return smallest


def _changes(mind: Mind, offer: Offer) -> Iterator[tuple[Change, tuple[str, ...]]]:
    """More money, or money or a word besides: the change, and what the offer would then give.

    Nothing is asked for that it would give itself.
    """
    asked = {clause.partition(":")[0] for clause in offer.wants}
    paid = next((int(c[4:]) for c in offer.gives if c.startswith("pay:")), 0)
    words = tuple(c for c in offer.gives if not c.startswith("pay:"))
    besides = words[:1] if words and not paid else ()
    for number in range(paid + 1, MOST_ASKED + 1 if "pay" not in asked else 0):
        clause = f"pay:{number}"
        yield Change("add-want" if besides else "want", clause), (*besides, clause)
    if len(offer.gives) < 2:
        how = "add-want" if offer.gives else "want"
        motion = mind.view.motion
        pays = motion is not None and motion.by == offer.by
        for clause in BESIDES.get(mind.view.window, ()):
            if clause.startswith("more:") and not pays:
                continue
            if clause not in offer.gives and clause not in asked:
                yield Change(how, clause), (*offer.gives, clause)


def compose(mind: Mind) -> str:
    """The next link of an offer: as planned, or the counter to the one it answers."""
    private, options = mind.private, mind.options
    change = _counter(mind)
    wish = next(iter(plans(mind)), None) if change is None else None
    match private.step:
        case "to" if wish is not None:
            return wish.to
        case "want" if change is not None:
            return change.clause
        case "want" if wish is not None:
            return wish.want if wish.want in options else "nothing"
        case "give" if wish is not None:
            return wish.give if wish.give in options else "nothing"
        case "send" if change is not None and f"want {change.clause}" not in private.items:
            return change.how if change.how in options else "drop"
        case "send":
            complete = any(item.startswith("want") for item in private.items)
            return "private" if "private" in options and complete else "drop"
        case "give-notes" | "accept-notes" | "accept-card" | "gift-notes":
            return options[0]
    return "drop"


def _counter(mind: Mind) -> Change | None:
    """What is changed in the counter being put together: the offer is still open."""
    if mind.private.number < 1 or not mind.private.family:
        return None
    for offer in offers.addressed_to(mind.view, mind.seat):
        if offer.by == mind.private.family:
            return counter_to(mind, offer)
    return None
