"""What a family offers, what it takes, what it would want instead, and what words are worth."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from weimar_tui.games.junta.bots import weights as w
from weimar_tui.games.junta.bots.elections import may_win
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules.negotiation import offers
from weimar_tui.games.junta.rules.negotiation.clauses import amount, announcer, is_now, verb, words
from weimar_tui.games.junta.rules.negotiation.likely import Deal, can_be_made, likely_deals
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.trust import credibility, trust


# --- what is offered ---
def plan(mind: Mind) -> Deal | None:
    """The offer that pays best, of those that the other might take and that it means to keep."""
    view, seat, best, found = mind.view, mind.seat, w.ACCEPT, None
    if mind.beginner or (view.window == "budget" and announcer(view) != view.president):
        return None  # of an alternative budget nobody has time to talk
    for deal in likely_deals(mind.play, seat):
        made = Offer(0, seat, deal.to, (deal.give,), (deal.want,))
        back = Offer(0, deal.to, seat, made.wants, made.gives)
        gain = worth(mind, seat, back, need=mind.me.need)
        if (
            gain > best
            and mind.may(f"{deal.to} {deal.want}", w.TALKS)
            and not _has_asked(mind, deal.to)
            and not _contradicts(mind, back)
            and worth(mind, deal.to, made, need=w.USUAL_NEED) >= w.LIKELY
            and can_be_made(mind.play, seat, deal.to, made.wants, made.gives)
        ):
            best, found = gain, deal
    return found


def _has_asked(mind: Mind, other: str) -> bool:
    """Whether it has made that family an offer in this window that was not taken."""
    refused = mind.view.families[mind.seat].turned_down or ()
    return any(offer.to == other for offer in (*offers.made_by(mind.view, mind.seat), *refused))


def _has_countered(mind: Mind, offer: Offer) -> bool:
    """Whether it has asked for more since, and is not answered yet."""
    mine = offers.made_by(mind.view, mind.seat)
    return any(asked.to == offer.by and asked.number > offer.number for asked in mine)


# --- what is taken ---
def takes(mind: Mind, offer: Offer) -> bool:
    """Whether it says yes."""
    sells_twice = mind.may("sell twice", 0.5 - 0.5 * mind.me.word)
    return (sells_twice or not _contradicts(mind, offer)) and _pays(mind, offer)


def _pays(mind: Mind, offer: Offer, *, ahead: float = w.AHEAD, trusting: bool = False) -> bool:
    """Whether an offer brings enough: least if it has bargained, more from who is `ahead`."""
    bargained = _has_asked(mind, offer.by) and not _has_countered(mind, offer)
    least = (0.0 if bargained else w.ACCEPT) + ahead * (mind.leader == offer.by)
    return worth(mind, mind.seat, offer, need=mind.me.need, trusting=trusting) >= least


def _why_not(mind: Mind, offer: Offer) -> str:
    """Why it refuses, as it says so: what it has in its pocket and hand is nobody's business."""
    if _pays(mind, offer):
        return "given" if _contradicts(mind, offer) else "little"  # it cannot, and does not say so
    if _pays(mind, offer, ahead=0.0):
        return "ahead"
    if _pays(mind, offer, trusting=True):
        return "words" if mind.trusts(offer.by) >= w.UNKNOWN else "trust"
    more = replace(offer, gives=(*offer.gives, f"pay:{w.LITTLE}"))
    return "little" if _pays(mind, more) else "never"


_MATTERS = {"vote": "vote", "side": "side", "rebel": "coup", "loyal": "coup"}
"""What a word settles: nobody can honestly give two words on the same matter."""


def _contradicts(mind: Mind, offer: Offer) -> bool:
    """Whether it would have to promise the opposite of its word, or an office once more."""
    known = known_to(mind.view, mind.seat)
    given = {made.clause for made in known if (made.by, made.state) == (mind.seat, "open")}
    settled = {_MATTERS.get(verb(clause), clause) for clause in given}
    return any(
        verb(clause) == "office" if clause in given else _MATTERS.get(verb(clause)) in settled
        for clause in offer.wants
    )


def answer(mind: Mind, offer: Offer) -> str:
    """Accept, counter with the smallest change, or refuse; nothing while a counter is open."""
    accept, counter = f"accept:{offer.number}", f"counter:{offer.number}"
    if accept in mind.options and takes(mind, offer):
        return accept
    if counter in mind.options and counter_to(mind, offer)[1]:
        return counter
    if "ready" in mind.options and _has_countered(mind, offer):
        return ""
    mind.because(f"refuses-{_why_not(mind, offer)}", family=offer.by)
    return f"refuse:{offer.number}"


def counter_to(mind: Mind, offer: Offer) -> tuple[str, str]:
    """The smallest change with which it would take an offer, if the other may hope to gain by it.

    The link that is picked and the clause there; nothing for who made an offer to all, or was made
    one itself.
    """
    best, smallest = w.HOPE, ("", "")
    if mind.beginner or not offer.wants or offer.to != mind.seat or _has_asked(mind, offer.by):
        return smallest
    for how, gives in _changes(mind, offer):
        back = Offer(0, mind.seat, offer.by, offer.wants, gives)
        for_other = worth(mind, offer.by, back, need=w.USUAL_NEED)
        if for_other > best and takes(mind, replace(offer, gives=gives)):
            best, smallest = for_other, (how, gives[-1])
    return smallest


def _changes(mind: Mind, offer: Offer) -> Iterator[tuple[str, tuple[str, ...]]]:
    """More money, or where none is given money or a word besides; nothing it would give itself."""
    paid = max((amount(clause) for clause in offer.gives if verb(clause) == "pay"), default=0)
    besides = () if paid else offer.gives[:1]
    clauses = [f"pay:{number}" for number in range(paid + 1, w.MOST_ASKED + 1)]
    possible = words(mind.view, offer.by, mind.seat, mind.view.window)
    clauses += [word for word in w.BESIDES if word in possible and not paid]
    asked = {verb(clause) for clause in (*offer.wants, *besides)}
    for clause in clauses:
        if verb(clause) not in asked:
            yield "add-want" if besides else "want", (*besides, clause)


# --- how it is put together ---
def compose(mind: Mind) -> str:
    """The next link of an offer: as planned, or the counter to the one it answers."""
    step, made = mind.private.step, mind.private.items
    if step.endswith(("-notes", "-card")):
        return mind.options[0]
    to_me = [o for o in offers.addressed_to(mind.view, mind.seat) if o.by == mind.private.family]
    how, clause = counter_to(mind, to_me[0]) if to_me and mind.private.number else ("", "")
    if step == "send" and (not clause or f"want {clause}" in made):
        return mind.first("private") or "drop"
    if clause:
        return mind.first(how if step == "send" else clause) or "drop"
    deal = plan(mind)
    links = {"to": deal.to, "want": deal.want, "give": deal.give} if deal else {}
    return mind.first(links.get(step, "drop")) or "drop"


# --- what clauses are worth ---
def worth(mind: Mind, seat: str, offer: Offer, *, need: float, trusting: bool = False) -> float:
    """Millions that an offer seems to be worth to the family it is made to.

    `need` is what that family is thought to want for a Yes (`Personality.need`); `trusting`: if it
    believed every word.
    """
    found = credibility(mind.view, seat, offer.by) if offer.threat else 0.0
    # What pays only when it has seen the votes risks little.
    after = bool(offer.wants) and all(verb(clause) == "more" for clause in offer.wants)
    for clause in offer.gives:
        sure = trusting or is_now(clause)
        believed = 1.0 if sure else trust(mind.view, seat, offer.by)
        if after and verb(clause) == "vote" and believed >= w.WORTHLESS:
            believed = max(believed, w.SEEN)
        if believed >= w.WORTHLESS:
            found += believed * _gain(mind, seat, offer.by, clause)
    return found - sum(_cost(mind, seat, offer.by, clause, need) for clause in offer.wants)


def _gain(mind: Mind, seat: str, by: str, clause: str) -> float:
    """What a clause is worth to who gets it, if it is kept."""
    view, motion = mind.view, mind.view.motion
    match verb(clause):
        case "pay" | "later" | "more":
            return amount(clause)
        case "budget":
            return max(0.0, amount(clause) - 0.6 * mind.usual_share)
        case "office":
            return w.OFFICE_WORTH[clause.partition(":")[2]]
        case "vote" | "votes" if motion is not None and seat in (motion.by, *motion.sides):
            return min(2.5, 5.0 * mind.votes(by) / max(1, sum(map(mind.votes, view.order))))
        case "rebel" | "loyal" | "side":
            bound = view.coup is not None and seat in (view.president, *view.coup.rebels)
            return w.AT_STAKE if bound else w.NOT_AT_STAKE
        case "spare" | "peace":
            return 0.4 + 0.2 * mind.pocket_of(seat)
    return w.GAINS.get(verb(clause), 0.4)


def _cost(mind: Mind, seat: str, to: str, clause: str, need: float) -> float:
    """What a clause costs who is to do it."""
    view = mind.view
    match verb(clause):
        case "pay":
            return amount(clause)
        case "more" | "budget" | "later":
            return 0.8 * amount(clause)
        case "vote" if clause in ("vote:yes", "vote:no"):
            missing = need * w.WANTED * mind.usual_share - mind.promised_to(seat)
            return max(0.0, 0.6 * (missing if clause == "vote:yes" else -missing))
        case "vote" if view.motion is not None and seat in view.motion.sides:
            return w.PRESIDENCY if may_win(mind, seat) else 0.5
        case "office":
            return 0.5 + 1.5 * max(0.0, 0.5 - trust(view, seat, to))
        case "peace":
            return 0.2 + 0.15 * mind.pocket_of(to)
    cost, anger = w.COSTS.get(clause) or w.COSTS.get(verb(clause), (0.5, 0.0))
    return max(0.3, cost + anger * mind.grievance(seat))
