"""Money and votes: shares of the budget, how a family votes, elections and offices."""

from __future__ import annotations

from ..rules import decision_types as dt, vocabulary as v
from ..rules.ballots import the_motion
from ..rules.families import acting
from ..rules.negotiation import clause_types as t
from ..rules.notes import Notes
from ..rules.position import Promise
from ..rules.preview import votes
from ..rules.subjects import NextEnvelope, NextSum, OnMotion, SumsFor
from ..rules.voting import count
from . import weights as w
from .mind import Mind


# --- the President's sums ---
def _number(made: Promise) -> int:
    assert isinstance(made.word, t.Counted)
    return made.word.number


def shares(mind: Mind) -> dict[str, int]:
    """Each family's share: the price of the cheapest majority first, then the Minister
    and the angry."""
    view, seats = mind.view, mind.about(SumsFor).families
    family = view.families[mind.seat]
    purse = family.aid.total or family.pocket.total
    # Most want a fraction of a usual share, the angry want more.
    need = {s: 0.15 * max(0.0, mind.grievance(s)) - 0.4 * (mind.trusts(s) - 0.5) for s in seats}
    usual = w.WANTED * mind.usual_share
    # When shares are small, a million more or less matters: it tries to keep what is left over.
    greed = mind.chance_of("greed").random()
    price = {s: max(1, int(usual * (w.USUAL_NEED + need[s]) + 0.2 + greed)) for s in seats}
    worth = {other: mind.votes(other) for other in seats}
    given = dict.fromkeys(seats, 0) | {m.to: _number(m) for m in mind.sworn(t.BudgetOf)}
    missing = (sum(worth.values()) - mind.votes(mind.seat)) / 2 + w.MARGIN
    for other in sorted(seats, key=lambda s: (price[s] + 0.3) / (worth[s] + 0.5)):
        if missing > 0 and sum(given.values()) + price[other] < purse:
            given[other] = max(given[other], price[other])
            missing -= worth[other]
    left = max(1.0, purse * (1 - mind.me.keep)) - sum(given.values())
    minister = acting(view, "minister")
    for other in sorted(seats, key=lambda s: (s != minister, -mind.grievance(s))):
        more = price[other] - given[other] if other == minister else 1
        if given[other] < price[other] and more <= left:
            given[other] += more
            left -= more
    return given


def announce(mind: Mind) -> str:
    """The next sum of the budget, or as much of it as can still be paid."""
    wanted = shares(mind)[mind.about(NextSum).family]
    return max((o for o in mind.options if o.isdigit() and int(o) <= wanted), key=int)


def envelope(mind: Mind) -> str:
    """What was announced plus what was promised on top, unless the receiver broke its
    own promise."""
    sworn = (made for made in mind.sworn(t.More) if mind.trusts(made.to) >= w.WORTHLESS)
    owed = {made.to: _number(made) for made in sworn}
    if not owed and "rest-as-announced" in mind.options:
        return "rest-as-announced"
    next_one = mind.about(NextEnvelope)
    due = next_one.number + owed.get(next_one.family, 0)
    answers = map(dt.ENVELOPE.read, mind.options)
    sets = [answer for answer in answers if isinstance(answer, dt.Envelope)]
    return next((pay.id for pay in sets if Notes.parse(pay.notes).total >= due), sets[0].id)


# --- votes ---
def side(mind: Mind) -> str:
    """Vote yes or no: as promised, otherwise by its share."""
    motion = mind.about(OnMotion)
    if motion.about == "competence":
        return "yes" if mind.grievance(mind.seat) * mind.me.anger > 0.7 else "no"
    if motion.by == mind.seat:
        return "yes"
    if sworn := mind.keeps_word(t.Vote):
        return sworn
    share = mind.promised_to(mind.seat) + mind.hears(t.More, motion.by)
    return "yes" if share >= mind.wanted_share else "no"


def _explain(mind: Mind, mine: str) -> None:
    """Give the public reason for a vote; private promises neither appear in it nor change it."""
    motion = mind.about(OnMotion)
    if motion.about != "competence" and motion.by != mind.seat:
        reason = "share-enough" if mine == "yes" else "share-poor"
        mind.because(reason, number=int(mind.promised_to(mind.seat)))


def _lead(mind: Mind, mine: str) -> tuple[int, float]:
    """By how many votes its side leads, and the millions the family has at stake."""
    casts = the_motion(mind.runner).casts
    ahead = count(casts, "yes") - count(casts, "no")
    share = mind.promised_to(mind.seat)
    own = mind.about(OnMotion).by == mind.seat
    stake = share - 1 if own else abs(share - mind.wanted_share) + 0.5
    return ahead if mine == "yes" else -ahead, stake


def cast(mind: Mind) -> str:
    """All open votes at once; cards only if they can turn the vote and the stakes justify it."""
    mine = side(mind)
    if laid := mind.first("lay:"):
        return laid
    if cast_now := mind.first(f"{mine}:all", f"{mine}:office", f"{mine}:table"):
        _explain(mind, mine)
        return cast_now
    ahead, stake = _lead(mind, mine)
    last = mind.about(OnMotion).round == 2 or the_motion(mind.runner).cut
    if last and ahead <= 0 and not mind.beginner and stake > w.CARD_WORTH * (1 + (1 - ahead) // 3):
        worth = {f"{mine}:card:{card}": number for card, number in mind.components.worth.items()}
        cards = [option for option in mind.options if option in worth]
        if sum(worth[card] for card in cards) > -ahead:
            mind.because("card-turns")
            return min(cards, key=lambda card: (worth[card] <= -ahead, worth[card]))
    forecast = votes(mind.runner)
    to_come = sum(number for _, number in forecast.open) if forecast else 0
    if stake > 2 * w.CARD_WORTH and (ahead <= 0 if last else ahead > to_come):
        helps = (v.ExtraVotes, v.BorrowInfluence) if last else (v.EndVote,)
        cards = [f"play:{card}" for card in sorted(mind.components.with_words(helps))]
        if event := mind.first(*cards):
            mind.because("card-turns" if last else "card-ends")
            return event
    return mind.first("done", "pass")


def recount(mind: Mind) -> str:
    """Call for a new vote if this result costs a lot."""
    ahead, stake = _lead(mind, side(mind))
    return mind.options[0] if ahead < 0 and stake > 2 * w.CARD_WORTH else "pass"


def force(mind: Mind) -> str:
    """Force its own budget, one that gives it a good share, or one it is paid for."""
    sworn = mind.sworn(t.Force, t.NoForce)
    forces = mind.promised_to(mind.seat) > mind.usual_share
    says = sworn[0].clause if sworn else "force" if forces else "no-force"
    mind.because(says)
    return mind.first(says, "let-it-be")
