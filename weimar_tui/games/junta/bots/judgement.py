"""What a family makes of the table: votes, shares, wealth by open facts, grievances, coups."""

from __future__ import annotations

from weimar_tui.games.junta.rules import odds
from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.families import present
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.games.junta.rules.preview import seen_at
from weimar_tui.games.junta.rules.voting import office_votes, table_votes

AID = 13.0
"""Millions that eight notes are worth on average."""

FORGETTING = 0.6
"""What is left of a grievance, and of a guess at a pocket, a round later."""

RESISTANCE = 3.3
"""The odds of the forecast are worse by so much: families that watch come to a President's aid."""

CONTENT = 0.4
"""Grievance up to which a family stands by its President."""

LATE = 8
"""The round from which the end may come with every aid, for all that families may count."""


def votes_of(view: JuntaPosition, box: Box, seat: str) -> int:
    """Votes a family has by open facts."""
    return len(office_votes(view, seat)) + sum(table_votes(view, box, seat).values())


def fair_share(view: JuntaPosition) -> float:
    """An equal part of the aid."""
    return AID / len(view.order)


def usual_share(view: JuntaPosition) -> float:
    """What a family gets where the President keeps a third and gives the rest in equal parts."""
    return 0.67 * AID / (len(view.order) - 1)


def promised_to(view: JuntaPosition, seat: str) -> float:
    """What the announced budget holds for a family; for who made it, what is left."""
    motion = view.motion
    if motion is not None and motion.by == seat:
        return max(0.0, AID - sum(view.announced.values()))
    return float(view.announced.get(seat, 0))


def grievance(view: JuntaPosition, seat: str) -> float:
    """How much a family holds against the President, from -1 to 3: 0 for usual shares."""
    if seat == view.president:
        return 0.0
    fair = usual_share(view)
    found = 0.0
    for budget in view.budgets:
        if budget.by == view.president:
            got = dict(budget.sums).get(seat, 0)
            found = FORGETTING * found + 1.5 * (fair - got) / fair
    motion = view.motion
    running = view.budget in ("announced", "carried", "forced")
    if running and motion is not None and motion.by == view.president:
        got = view.announced.get(seat, 0)
        found = FORGETTING * found + 1.5 * (fair - got) / fair
    return max(-1.0, min(3.0, found))


def _banked(view: JuntaPosition, seat: str) -> set[int]:
    """The rounds in which a family was seen at an open bank."""
    return {
        night.round for night in view.history if night.bank_open and (seat, "bank") in night.places
    }


def incomes(view: JuntaPosition, seat: str) -> list[tuple[int, float]]:
    """What a family has had of each budget, by open facts: the round and millions."""
    found = []
    for budget in view.budgets:
        sums = dict(budget.sums)
        if budget.by == seat:
            found.append((budget.round, max(0.0, AID - sum(sums.values()))))
        elif seat in sums:
            found.append((budget.round, float(sums[seat])))
    return found


def guessed_pocket(view: JuntaPosition, seat: str) -> float:
    """What a family may carry: what it was given since it was last seen at an open bank."""
    if seat == view.viewer:
        return float(view.families[seat].pocket.total)
    banked = _banked(view, seat)
    carried = 0.5
    for round, income in incomes(view, seat):
        carried = 0.5 if round in banked else FORGETTING * carried + income
    motion = view.motion
    if motion is not None and motion.by == seat and view.budget in ("announced", "rejected"):
        carried += AID - sum(view.announced.values()) * (view.budget == "announced")
    if view.families[seat].state == "dead":
        return 0.0
    return carried


def wealth(view: JuntaPosition, seat: str) -> float:
    """Millions a family may have in Switzerland, by what it was given and where it was seen."""
    family = view.families[seat]
    if seat == view.viewer:
        return float(family.account.total)
    nights = _banked(view, seat)
    total = carried = 0.0
    for round, income in incomes(view, seat):
        carried = FORGETTING * carried + income
        if round in nights:
            total, carried = total + carried, 0.0
    if view.viewer:
        total = max(total, float(view.families[view.viewer].accounts_seen.get(seat, 0)))
    return total


def leader(view: JuntaPosition) -> str:
    """The family that is clearly ahead by open facts; empty if none is."""
    fortunes = {seat: wealth(view, seat) for seat in view.order}
    first, second = sorted(fortunes, key=lambda seat: fortunes[seat], reverse=True)[:2]
    return first if fortunes[first] > 1.25 * fortunes[second] + 2 else ""


def habit(view: JuntaPosition, seat: str, nights: int) -> dict[str, float]:
    """Where a family is likely to be tonight, by its last nights."""
    return odds.habits(seen_at(view, seat)[-nights:], bank_closed=view.bank_closed)


def predictability(view: JuntaPosition, seat: str) -> float:
    """Its own share of bank visits over the last four rounds beyond a half."""
    last = seen_at(view, seat)[-4:]
    return max(0.0, last.count("bank") / len(last) - 0.5) if last else 0.0


def forecast(view: JuntaPosition, rebels: set[str]) -> float:
    """How a coup of these families would go, with up to two of the content fighting for him."""
    offices = {seat: view.families[seat].offices for seat in view.order}
    content = [
        seat
        for seat in present(view)
        if seat not in rebels and seat != view.president and grievance(view, seat) <= CONTENT
    ]
    loyal = sorted(content, key=lambda seat: grievance(view, seat))[:2]
    likely = odds.forecast(
        frozenset(office for seat in rebels for office in offices[seat]),
        frozenset(office for seat in loyal for office in offices[seat]),
        forced=view.forced,
    )
    against = RESISTANCE * (1 - likely)
    return likely / (likely + against)


def others(view: JuntaPosition, seat: str) -> list[str]:
    """The other families that are not out."""
    return [other for other in present(view) if other != seat]
