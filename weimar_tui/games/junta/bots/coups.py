"""Coups: starting and joining, choosing a side, and the aftermath."""

from __future__ import annotations

from ..rules import decision_types as dt
from ..rules.coup.common import centres, sides_so_far
from ..rules.negotiation import clause_types as t
from ..rules.position import JUNTA, PRESIDENT
from ..rules.subjects import NextFamily, OfFamilies
from . import weights as w
from .mind import Mind


# --- before ---
def begin(mind: Mind) -> str:
    """Begin or join by moving if possible, and save cards and strikes for later."""
    ways = ("excuse:", "move", "land", "strike", "shell", "card:")
    rebels = begins(mind) if mind.kind == dt.COUP.kind else joins(mind)
    return (mind.first(*ways) if rebels else "") or "stay"


def begins(mind: Mind) -> bool:
    """Whether a coup is worth the risk, given the friends who could follow and the prize."""
    likely = _with_friends(mind, {mind.seat})
    if mind.sworn(t.Loyal) or not mind.view.president:
        return False
    prize = _prize(mind) + 0.3 * mind.pocket_of(mind.view.president)
    gain = _gain(mind, likely, prize, mind.me.anger)
    least = mind.me.rebel - w.DARING * (len(mind.view.order) - 4)
    enough = w.GAIN - w.LEFT_OUT * max(0, len(mind.view.order) - 5)
    return (bool(mind.sworn(t.Rebel)) and likely > 0.2) or (likely > least and gain > enough)


def joins(mind: Mind) -> bool:
    """Whether joining the Rebels pays more than waiting: late Rebels get a small share."""
    rebels = set(mind.coup.rebels)
    if mind.sworn(t.Rebel):
        return True
    without = mind.forecast(rebels)
    likely = _with_friends(mind, {mind.seat, *rebels})
    gain = _gain(mind, likely, _prize(mind) / (len(rebels) + 1.5), 0.3 * mind.me.anger)
    gain += 4 * (likely - without) - 12 * max(0.0, without - w.NEEDED)
    worth_it = likely > mind.me.rebel and gain > w.EAGER * (mind.usual_share - 1) + 2 * mind.me.help
    return worth_it and not mind.sworn(t.Loyal, t.TakeSide(PRESIDENT))


def _gain(mind: Mind, likely: float, prize: float, anger: float) -> float:
    """Expected millions from a coup: the prize, the end of a bad President, or the firing squad."""
    family = mind.view.families[mind.seat]
    life = 1.0 + mind.pocket + 0.3 * len(family.hand) + 0.5 * len(family.table)
    return likely * (prize + anger * mind.grievance(mind.seat)) - (1 - likely) * w.SHOT * life


def _with_friends(mind: Mind, rebels: set[str]) -> float:
    """The chance of success with these Rebels, if up to two more angry families join."""
    friends = mind.angry({mind.seat, *rebels}, 0.3)[:2]
    friends += [o for o in mind.others(mind.seat) if mind.hears(t.Rebel, o) > 0.4]
    more = mind.forecast({*rebels, *friends})
    return (1 - w.FRIENDS) * mind.forecast(rebels) + w.FRIENDS * more


def _prize(mind: Mind) -> float:
    """The value of the presidency in millions: less at small tables, where shares are
    larger, and late."""
    left = mind.view.rounds - mind.view.round
    return (w.PRIZE - 1.2 * mind.usual_share) * min(1.0, 0.25 + 0.25 * left)


# --- sides ---
def side_of(mind: Mind) -> str:
    """The side the family fights for: junta, president, or ""."""
    if mind.seat in mind.coup.rebels or mind.sworn(t.TakeSide(JUNTA)):
        return JUNTA
    if mind.seat == mind.view.president or mind.sworn(t.Loyal, t.TakeSide(PRESIDENT)):
        return PRESIDENT
    coup = mind.coup
    attacked = any(by in coup.rebels for by, target in coup.fired if target == mind.seat)
    content = mind.grievance(mind.seat) <= w.CONTENT
    return PRESIDENT if mind.me.help + 0.3 * (attacked + content) > w.HELP else ""


def odds_now(mind: Mind) -> float:
    """Log odds that the junta wins, from the units on the map; the same for every observer."""
    held = sum(side == JUNTA for _, side in centres(mind.runner, sides_so_far(mind.runner)))
    mine, theirs = (sum(dice) for dice in zip((0, 0), *mind.dice_in_areas.values(), strict=True))
    over = mind.coup.phase / mind.view.coup_phases
    odds = 1.4 * (held - 2.5) * (0.3 + over) + 0.12 * (mine - theirs / 2)
    return odds if mine else -2 * w.SURE


def flees(mind: Mind) -> bool:
    """Whether the coup is lost and an embassy would save this Rebel's life."""
    coup = mind.coup
    late = coup.phase >= mind.view.coup_phases - 2
    return late and mind.seat in coup.rebels and odds_now(mind) < w.LOST


def settle(mind: Mind) -> str:
    """Agree only when the coup is practically decided."""
    likely = odds_now(mind)
    return "go-on" if abs(likely) < w.SURE else JUNTA if likely > 0 else PRESIDENT


def declare(mind: Mind) -> str:
    """Declare for the side it fought for; a family that stayed out joins the winner."""
    if mind.seat in mind.coup.rebels:
        return mind.keeps_word(t.TakeSide) or JUNTA
    known = sides_so_far(mind.runner) | mind.coup.sides

    def wins(own: str) -> str:
        held = centres(mind.runner, known | {mind.seat: own})
        return JUNTA if sum(holder == JUNTA for _, holder in held) >= 3 else PRESIDENT

    winner = wins(JUNTA)
    decides = winner != wins(PRESIDENT)
    side = mind.keeps_word(t.TakeSide)
    if not side and decides:
        side = JUNTA if mind.grievance(mind.seat) * mind.me.anger > mind.me.help else PRESIDENT
    elif not side:
        side = side_of(mind) or winner if mind.me.word > 0.8 else winner
    # The public reason uses only what everyone can see, whatever was promised.
    if decides or side == winner:
        mind.because("side-decides" if decides else "side-winner")
    return side


# --- afterwards ---
def junta_vote(mind: Mind) -> str:
    """Vote for the First Rebel, or the most trusted of those tied; if ambitious, for itself."""
    if sworn := mind.keeps_word(t.Vote):
        return sworn
    first = next(iter(mind.about(OfFamilies).families), "") or max(mind.options, key=mind.trusts)
    loyal = mind.may("follow", (0.5 + 0.4 * mind.me.word) * 2 * mind.trusts(first))
    return mind.first(first if loyal else mind.seat, first) or mind.options[0]


def shoot(mind: Mind) -> str:
    """Shoot rich or dangerous families, but not friends or those it has promised to spare."""
    view, coup, seat = mind.view, mind.coup, mind.about(NextFamily).family
    if mind.sworn(t.Spare, to=seat):
        return "spare"
    danger = mind.pocket_of(seat) + 0.8 * len(view.families[seat].table) + (mind.leader == seat)
    danger += 3 * (0.5 - mind.trusts(seat)) - 2 * (mind.me.word - 0.6)
    ruled = (view.round, seat) in [(budget.round, budget.by) for budget in view.budgets]
    if coup.won != JUNTA:
        danger += 2.0
    elif seat in coup.rebels:
        danger -= 2.5
    elif coup.sides.get(seat) == PRESIDENT or ruled:
        danger += 3.0
    shot = danger > w.DANGER
    mind.because("shoots" if shot else "spares", family=seat)
    return f"shoot:{seat}" if shot else "spare"
