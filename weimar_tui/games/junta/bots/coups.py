"""Who begins and joins a coup, on which side a family fights, and what comes of it."""

from __future__ import annotations

from weimar_tui.games.junta.bots.judgement import (
    CONTENT,
    forecast,
    grievance,
    guessed_pocket,
    leader,
    others,
    usual_share,
)
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules.coup.common import centres, sides_so_far
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT
from weimar_tui.games.junta.rules.units import dice_of, party_of, units_of

REIGN = 1.2
"""Rounds for which a new President is thought to keep his part of the aid."""

KEPT = 5.0
"""Millions a President keeps in a round."""

LIFE = 1.0
"""Millions that a family loses with its life, besides what it carries and holds."""

SHOT = 0.7
"""How often a beaten Rebel is shot."""

SURE = 3.0
"""Log odds from which everybody agrees that a coup is over."""

FRIENDS = 0.4
"""How often those who are angry too are thought to follow."""

NEEDED = 0.3
"""The chance of a coup from which it can do without more Rebels."""

DARING = {4: 0.08, 5: 0.14, 6: 0.20, 7: 0.35}
"""How much less likely than its character wants a coup may be for it, by the families at the
table: the more there are, the more are left out who may follow."""

WORTH = {4: 0.5, 5: 0.7, 6: 0.5, 7: -0.2}
"""Millions that a coup must bring."""

EAGER = {4: 1.7, 5: 3.2, 6: 0.8, 7: 0.5}
"""Millions that joining must bring besides, by the families: few share a small table."""


def begins(mind: Mind, *, because: bool = True) -> bool:
    """Whether a coup is worth its risk: with the friends who may follow, for the prize."""
    view, seat = mind.view, mind.seat
    if mind.sworn("loyal") or seat == view.president or not view.president:
        return False
    likely = _with_friends(mind, {seat})
    if mind.sworn("rebel") and likely > 0.2:
        return True
    if because:
        mind.because("coup-odds", percent=round(100 * likely))
    prize = _prize(mind) + 0.3 * guessed_pocket(view, view.president)
    gain = likely * (prize + mind.me.anger * grievance(view, seat)) - (1 - likely) * SHOT * risk(
        mind
    )
    return likely > mind.me.rebel - DARING[len(view.order)] and gain > WORTH[len(view.order)]


def _with_friends(mind: Mind, rebels: set[str]) -> float:
    """The chance of a coup of these, to whom two more that are angry may come."""
    view = mind.view
    angry = [
        other
        for other in others(view, mind.seat)
        if other not in (*rebels, view.president)
        and (grievance(view, other) > 0.3 or mind.promised_me("rebel", other) > 0.4)
    ]
    friends = sorted(angry, key=lambda other: -grievance(view, other))[:2]
    few = forecast(view, rebels)
    return (1 - FRIENDS) * few + FRIENDS * forecast(view, {*rebels, *friends})


def _prize(mind: Mind) -> float:
    """Millions that the presidency is worth: less at small tables, where all get more, and late."""
    left = mind.view.rounds - mind.view.round
    late = 1.0 if left > 3 else 0.25 + 0.25 * left
    return REIGN * (KEPT - usual_share(mind.view)) * late


def risk(mind: Mind) -> float:
    """What the firing squad would take: money carried, cards, votes."""
    family = mind.view.families[mind.seat]
    cards = 0.3 * len(family.hand) + 0.5 * len(family.table)
    return LIFE + mind.pocket + cards


def joins(mind: Mind) -> bool:
    """Whether it pays more to be a Rebel than to wait: late Rebels share little."""
    view, coup = mind.view, mind.view.coup
    assert coup is not None
    if mind.sworn("rebel"):
        mind.because("keeps-word", family=coup.first)
        return True
    if mind.sworn("loyal", "side:president"):
        return False
    without = forecast(view, set(coup.rebels))
    likely = _with_friends(mind, {mind.seat, *coup.rebels})
    share = _prize(mind) / (len(coup.rebels) + 1.5)
    anger = 0.3 * mind.me.anger * grievance(view, mind.seat)
    joined = likely * (share + anger) - (1 - likely) * SHOT * risk(mind)
    joined += 4 * (likely - without) - 12 * max(0.0, without - NEEDED)
    waits = -without * 0.2 * risk(mind)
    mind.because("coup-odds", percent=round(100 * likely))
    eager = EAGER[len(view.order)]
    return likely > mind.me.rebel and joined - waits > eager + 2 * mind.me.help


def begin(mind: Mind) -> str:
    """Begin or join by moving if possible: cards and strikes are for later."""
    starts = mind.decision.kind == "coup"
    if not (begins(mind) if starts else joins(mind)):
        return "stay"
    if starts:
        for option in mind.options:
            if option.startswith("excuse:"):
                return option
    cards = [option for option in mind.options if option.startswith("card:")]
    ways = [way for way in ("move", "land", "strike", "shell") if way in mind.options]
    return next(iter([*ways, *cards]), "stay")


# --- sides ---
def open_side(mind: Mind, seat: str) -> str:
    """The side of a family as everybody sees it: Rebels, the President, who fired at Rebels."""
    coup = mind.view.coup
    assert coup is not None
    if seat in coup.rebels:
        return JUNTA
    rebels = set(coup.rebels)
    fired = any(by == seat and target in rebels for by, target in coup.fired)
    return PRESIDENT if seat == mind.view.president or fired else ""


def side_of(mind: Mind) -> str:
    """Which side the family fights for: junta, president, or none of them."""
    view, coup = mind.view, mind.view.coup
    assert coup is not None
    if mind.seat in coup.rebels:
        return JUNTA
    if mind.seat == view.president:
        return PRESIDENT
    if mind.sworn("loyal", "side:president"):
        return PRESIDENT
    if mind.sworn("side:junta"):
        return JUNTA
    attacked = any(by in coup.rebels for by, target in coup.fired if target == mind.seat)
    content = grievance(view, mind.seat) <= CONTENT
    willing = mind.me.help + (0.3 if attacked else 0.0) + (0.3 if content else -0.05)
    return PRESIDENT if willing > 0.33 else ""


def odds_now(mind: Mind) -> float:
    """Log odds that the junta wins, by what stands where; the same for all who look."""
    play, coup = mind.play, mind.view.coup
    assert coup is not None
    held = sum(side == JUNTA for _, side in centres(play, sides_so_far(play)))
    mine = theirs = 0
    for area, stacks in mind.view.areas.items():
        for party in {party_of(play, stack) for stack in stacks}:
            dice = dice_of(play, units_of(play, area, party))
            if party in coup.rebels:
                mine += dice
            elif open_side(mind, party) == PRESIDENT:
                theirs += dice
    if not mine:
        return -2 * SURE
    last = mind.view.coup_phases
    return 1.4 * (held - 2.5) * (0.3 + coup.phase / last) + 0.12 * (mine - theirs)


def settle(mind: Mind) -> str:
    """Agree only when it is all but over."""
    likely = odds_now(mind)
    if abs(likely) < SURE:
        return "go-on"
    return JUNTA if likely > 0 else PRESIDENT


def declare(mind: Mind) -> str:
    """The side one has fought for; who sat on the fence takes the one that wins."""
    coup = mind.view.coup
    assert coup is not None
    if made := mind.sworn("side:junta", "side:president"):
        mind.because("keeps-word", family=made.to)
        return made.clause.split(":")[1]
    if mind.seat in coup.rebels:
        return JUNTA
    known = sides_so_far(mind.play) | coup.sides

    def wins(own: str) -> bool:
        held = centres(mind.play, known | {mind.seat: own})
        return sum(holder == JUNTA for _, holder in held) >= 3

    with_junta, with_him = wins(JUNTA), wins(PRESIDENT)
    if with_junta == with_him:
        winner = JUNTA if with_junta else PRESIDENT
        side = side_of(mind)
        if side and side != winner and mind.me.word > 0.8:
            return side
        mind.because("side-winner")
        return winner
    mind.because("side-decides")
    anger = grievance(mind.view, mind.seat) * mind.me.anger
    return JUNTA if anger > mind.me.help else PRESIDENT


# --- afterwards ---
def junta_vote(mind: Mind) -> str:
    """For the First Rebel if he is trusted, else for itself."""
    first = mind.subject.families[0] if mind.subject.families else mind.seat
    ambition = 0.55 - 0.15 * mind.me.word
    if mind.seat in mind.options and (first == mind.seat or mind.trusts(first) < ambition):
        return mind.seat
    if mind.seat in mind.options and mind.may("rule", 0.5 - 0.4 * mind.me.word):
        return mind.seat
    return first if first in mind.options else mind.options[0]


def junta_tie(mind: Mind) -> str:
    """Itself, or whom it trusts."""
    return mind.seat if mind.seat in mind.options else max(mind.options, key=mind.trusts)


def shoot(mind: Mind) -> str:
    """Rich or dangerous families are shot, friends and those one gave one's word are not."""
    view, seat = mind.view, mind.private.family
    coup = view.coup
    assert coup is not None
    if mind.sworn("spare", to=seat):
        mind.because("keeps-word", family=seat)
        return "spare"
    won = coup.won == JUNTA
    danger = guessed_pocket(view, seat) + 0.8 * len(view.families[seat].table)
    if not won:
        danger += 2.0
    elif seat in coup.rebels:
        danger -= 2.5
    elif coup.sides.get(seat) == PRESIDENT or _ruled(mind, seat):
        danger += 3.0
    if leader(view) == seat:
        danger += 1.0
    danger += 3 * (0.5 - mind.trusts(seat)) - 2 * (mind.me.word - 0.6)
    mind.because("shoots" if danger > 4 else "spares", family=seat)
    return f"shoot:{seat}" if danger > 4 else "spare"


def _ruled(mind: Mind, seat: str) -> bool:
    """Whether this was the President until tonight."""
    budgets = mind.view.budgets
    return bool(budgets) and (budgets[-1].round, budgets[-1].by) == (mind.view.round, seat)


def may_flee(mind: Mind) -> bool:
    """A Rebel whose cause is lost saves his skin."""
    coup = mind.view.coup
    assert coup is not None
    late = coup.phase >= mind.view.coup_phases - 1
    return late and mind.seat in coup.rebels and odds_now(mind) < -1.5
