"""Money and votes: who is given how much, how a family votes, elections and offices."""

from __future__ import annotations

from weimar_tui.games.junta.bots.judgement import (
    AID,
    fair_share,
    forecast,
    grievance,
    leader,
    promised_to,
    usual_share,
    votes_of,
    wealth,
)
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.components import GENERALS
from weimar_tui.games.junta.rules.families import acting, present
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.voting import count

MARGIN = 2
"""Votes more than half that a budget should have, for cards nobody sees."""

USUAL_NEED = 0.9
"""The need that others are thought to have, between the easiest and the hardest."""

WANTED = 1.2
"""How much more than a usual share a family of need 1 wants for its Yes."""

CARD_WORTH = 0.8
"""Millions that must be at stake for a vote card."""

FEARED = 0.5
"""The chance of a coup of two families from which a President rather pays them."""

AGAINST_LEADER = 1.3
"""How much more a family wants of a President who is far ahead, near the end."""


# --- the President's sums ---
def shares(mind: Mind) -> dict[str, int]:
    """What each family is to get: the cheapest majority its price, the Minister too, the rest 0."""
    view, box, seat = mind.view, mind.box, mind.seat
    seats = mind.subject.families
    purse = float(view.families[seat].aid.total or view.families[seat].pocket.total)
    most = max(1.0, purse * (1 - mind.me.keep))
    sworn = {m.to: int(m.clause.split(":")[1]) for m in mind.sworn_for("budget")}
    price = {other: max(sworn.get(other, 0), _price(mind, other)) for other in seats}
    votes = {other: votes_of(view, box, other) for other in seats}
    for other in list(votes):
        mind_helps = mind.promised_me("vote:yes", other)
        price[other] = max(0, price[other] - (mind_helps > 0.5))
    own = votes_of(view, box, seat)
    goal = (own + sum(votes.values())) / 2 + MARGIN - own
    given = dict.fromkeys(seats, 0) | sworn
    bought = 0
    for other in sorted(seats, key=lambda s: (price[s] + 0.3) / (votes[s] + 0.5)):
        if bought >= goal or sum(given.values()) + price[other] > purse - 1:
            continue
        if bought and sum(given.values()) + price[other] > most and goal - bought <= MARGIN:
            continue
        given[other] = price[other]
        bought += votes[other]
    _calm(mind, given, 0.75 * purse)
    minister = acting(view, "minister")
    left = most - sum(given.values())
    if minister in seats and not given[minister] and left >= price[minister]:
        given[minister] = price[minister]
        left -= price[minister]
    for other in sorted(seats, key=lambda s: -grievance(view, s)):
        if left >= 1 and given[other] < price[other]:
            given[other] += 1
            left -= 1
    if mind.may("overpay", 1 / 6) and left >= 1:
        given[max(seats, key=mind.trusts)] += 1
    return given


def _calm(mind: Mind, given: dict[str, int], most: float) -> None:
    """More for the strongest of those left out, while two of them could well make a coup."""
    if mind.beginner:
        return
    view = mind.view
    fair = round(usual_share(view))

    def power(other: str) -> float:
        return sum(OFFICE_WORTH[office] for office in view.families[other].offices)

    while sum(given.values()) + 1 <= most:
        angry = sorted((s for s in given if given[s] < fair), key=power, reverse=True)
        if forecast(view, set(angry[:2])) < FEARED:
            return
        given[angry[0]] += 1


def _price(mind: Mind, other: str) -> int:
    """What a Yes of a family may cost: most want a part of a fair share, the angry more."""
    trusting = 0.4 * (mind.trusts(other) - 0.5)
    whim = 0.2 * (mind.may(f"price {other}", 0.5) - 0.5)
    angry = 0.15 * max(0.0, grievance(mind.view, other))
    need = USUAL_NEED + whim + angry - trusting
    return max(1, round(WANTED * usual_share(mind.view) * need + 0.2))


def announce(mind: Mind) -> str:
    """The next sum of the budget, or what can still be paid of it."""
    sums = [int(option) for option in mind.options if option.isdigit()]
    wanted = shares(mind).get(mind.private.family, 0)
    if wanted >= fair_share(mind.view):
        mind.because("pays-vote", family=mind.private.family)
    elif not wanted:
        mind.because("pays-nothing", family=mind.private.family)
    return str(max((s for s in sums if s <= wanted), default=0))


def envelope(mind: Mind) -> str:
    """What was announced, and what was promised beyond it if the word is kept."""
    cheated = {
        made.by
        for made in known_to(mind.view, mind.seat)
        if made.to == mind.seat and made.round == mind.view.round and made.state == "broken"
    }
    sworn = [made for made in mind.sworn_for("more") if made.to not in cheated]
    owed = {made.to: int(made.clause.split(":")[1]) for made in sworn}
    extra = owed.get(mind.private.family, 0)
    sets = [option for option in mind.options if option.startswith("pay:")]
    if extra:
        mind.because("keeps-word", family=mind.private.family)
        for option in sets:
            if Notes.parse(option[4:]).total >= mind.private.number + extra:
                return option
    if not owed and "rest-as-announced" in mind.options:
        return "rest-as-announced"
    return sets[0]


def hand_over(mind: Mind) -> str:
    """The best note stays."""
    return mind.options[-1]


# --- votes ---
def side(mind: Mind) -> str:
    """Yes or no, or nothing where one has no view of one's own."""
    view, seat = mind.view, mind.seat
    if mind.subject.about == "competence":
        against = seat != view.president and grievance(view, seat) * mind.me.anger > 0.7
        return "yes" if against else "no"
    if mind.subject.by == seat:
        return "yes"
    if mind.sworn("vote:yes"):
        mind.because("keeps-word", family=mind.subject.by)
        return "yes"
    if made := mind.sworn("vote:no"):
        mind.because("keeps-word", family=made.to)
        return "no"
    share, wanted = promised_to(view, seat), wanted_share(mind)
    announced = int(share)
    share += max(mind.promised_me(f"more:{n}", mind.subject.by) * n for n in range(1, 5))
    # Everybody hears the reason: what was promised in private is no part of it.
    mind.because("share-enough" if share >= wanted else "share-poor", number=announced)
    return "yes" if share >= wanted else "no"


def wanted_share(mind: Mind) -> float:
    """What a family wants for its Yes: a part of a fair share, more of a runaway leader.

    With a President it dislikes and units of its own, a rejection is an excuse it can use.
    """
    view = mind.view
    wanted = mind.me.need * WANTED * usual_share(view)
    by = mind.subject.by or view.president
    if view.round > view.rounds // 2 and leader(view) == by:
        wanted *= AGAINST_LEADER
    if mind.trusts(by) > 0.6:
        wanted *= 0.85
    return wanted


def stake(mind: Mind) -> float:
    """Millions that hang on this vote for the family."""
    view = mind.view
    if mind.subject.by == mind.seat:
        return promised_to(view, mind.seat) - 1
    return abs(promised_to(view, mind.seat) - wanted_share(mind)) + 0.5


def tally(mind: Mind) -> tuple[int, int]:
    """Yes and No so far."""
    motion = mind.view.motion
    assert motion is not None
    return count(motion.casts, "yes"), count(motion.casts, "no")


def cast(mind: Mind) -> str:
    """All open votes at once; cards only where they can turn the vote and it is worth them."""
    for option in mind.options:
        if option.startswith("lay:"):
            return option
    mine = side(mind)
    for what in ("all", "office", "table"):
        if f"{mine}:{what}" in mind.options:
            return f"{mine}:{what}"
    yes, no = tally(mind)
    behind = (no - yes) if mine == "yes" else (yes - no)
    second = mind.subject.round == 2 or bool(mind.view.motion and mind.view.motion.cut)
    worth = stake(mind)
    if second and behind >= 0 and worth > CARD_WORTH and not mind.beginner:
        cards = [o.removeprefix(f"{mine}:card:") for o in mind.options]
        cards = [card for card in cards if mind.box.worth.get(card)]
        total = sum(mind.box.worth[card] for card in cards)
        needed = behind + 1
        if total >= needed and worth > CARD_WORTH * (1 + needed // 3):
            card = min(cards, key=lambda c: (mind.box.worth[c] < needed, mind.box.worth[c]))
            mind.because("card-turns")
            return f"{mine}:card:{card}"
    if second and behind >= 0 and worth > 1.5:
        for option in mind.options:
            card = option.removeprefix("play:")
            words = mind.box.words.get(card, ())
            if option.startswith("play:") and (v.ExtraVotes in words or v.BorrowInfluence in words):
                mind.because("card-turns")
                return option
    if not second and behind < 0 and worth > 1:
        for option in mind.options:
            if option.startswith("play:") and v.EndVote in mind.box.words[option[5:]]:
                mind.because("card-ends")
                return option
    return "done" if "done" in mind.options else "pass"


def break_tie(mind: Mind) -> str:
    """One's own budget stands; of another's one has a view."""
    return "yes" if mind.subject.by == mind.seat else side(mind)


def recount(mind: Mind) -> str:
    """All votes anew, where much is lost by this result and it was close."""
    yes, no = tally(mind)
    mine = side(mind)
    lost = (no - yes if mine == "yes" else yes - no) > 0
    if lost and stake(mind) > 1.5 and abs(yes - no) <= 4 and len(mind.options) > 1:
        mind.because("card-turns")
        return mind.options[0]
    return "pass"


def force(mind: Mind) -> str:
    """Force one's own budget, one that gives a fair share, or one paid for."""
    if mind.sworn("force") or mind.subject.by == mind.seat:
        return "force"
    if mind.sworn("no-force"):
        return "let-it-be"
    good = promised_to(mind.view, mind.seat) >= fair_share(mind.view)
    mind.because("force" if good else "no-force")
    return "force" if good else "let-it-be"


def alternative(mind: Mind) -> str:
    """A budget of one's own is aid of one's own."""
    return mind.options[0]


# --- elections and offices ---
def liking(mind: Mind, other: str) -> float:
    """How much a family wants another as President: trust, promises, and nobody far ahead."""
    view = mind.view
    if other == mind.seat:
        return 0.75
    found = mind.trusts(other)
    for office in ("minister", *GENERALS):
        found += 0.2 * mind.promised_me(f"office:{office}", other)
    for number in range(1, 6):
        found += 0.1 * number * mind.promised_me(f"budget:{number}", other)
    richest = max(wealth(view, seat) for seat in view.order) or 1.0
    return found - 0.3 * wealth(view, other) / max(richest, AID)


def nominate(mind: Mind) -> str:
    """Itself if it can hope for the votes, else whom it likes best and nobody has named."""
    view = mind.view
    seats = present(view)
    total = sum(votes_of(view, mind.box, seat) for seat in seats) or 1
    named = mind.subject.families
    own = (votes_of(view, mind.box, mind.seat) + 0.5) / (total + 1)
    if mind.seat in mind.options and (own > 0.8 / len(seats) or len(named) < 2):
        return mind.seat
    return "pass"


def ballot(mind: Mind) -> str:
    """For the best liked; from the second ballot on only for who can win."""
    sides = list(mind.subject.families)
    motion = mind.view.motion
    assert motion is not None
    if made := mind.sworn(*(f"vote:{side}" for side in sides)):
        best = made.clause.split(":")[1]
        mind.because("keeps-word", family=made.to)
    else:
        hopeless = 0.3 if mind.subject.round > 1 else 0.0
        votes = {side: votes_of(mind.view, mind.box, side) for side in sides}
        weakest = min(votes.values())
        best = max(
            sides,
            key=lambda s: (
                liking(mind, s) - hopeless * (votes[s] == weakest) + 0.02 * votes[s],
                s,
            ),
        )
        if best == mind.seat:
            mind.because("stands")
        else:
            mind.because("likes-best", family=best)
    for what in ("all", "office", "table"):
        if f"{best}:{what}" in mind.options:
            return f"{best}:{what}"
    return "done" if "done" in mind.options else "pass"


OFFICE_WORTH = {
    "minister": 2.5,
    "general3": 1.8,
    "general2": 1.6,
    "general1": 1.5,
    "air": 1.0,
    "admiral": 0.9,
}
"""What an office is worth a round, by what it commands."""


def appoint(mind: Mind) -> str:
    """What was promised; power to those one trusts and who hold nothing against one."""
    view, office = mind.view, mind.subject.office
    for made in mind.sworn_for("office"):
        if made.clause == f"office:{office}" and made.to in mind.options:
            mind.because("keeps-word", family=made.to)
            return made.to
    bound = mind.sworn_for("office")
    if "as-before" in mind.options and not bound and mind.may("as-before", 0.5):
        return "as-before"
    seats = [option for option in mind.options if option in view.families]

    def safe(other: str) -> float:
        whim = 0.25 * mind.may(f"appoint {other} {office}", 0.5)
        return mind.trusts(other) - 0.15 * grievance(view, other) + whim

    ranked = sorted(seats, key=safe)
    strong = OFFICE_WORTH[office] >= 1.5
    mind.because("appoints", family=ranked[-1])
    return ranked[-1] if strong else ranked[len(ranked) // 2]
