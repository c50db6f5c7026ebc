"""What a family makes of the table: votes, shares, wealth by open facts, grievances, loot."""

from __future__ import annotations

from weimar_tui.games.junta.rules import odds
from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.families import present
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.games.junta.rules.preview import seen_at
from weimar_tui.games.junta.rules.voting import office_votes, table_votes

AID = 13.0
"""Millions that eight notes are worth on average."""


def votes_of(view: JuntaPosition, box: Box, seat: str) -> int:
    """Votes a family has by open facts."""
    return len(office_votes(view, seat)) + sum(table_votes(view, box, seat).values())


def fair_share(view: JuntaPosition) -> float:
    """An equal part of the aid."""
    return AID / len(view.order)


def promised_to(view: JuntaPosition, seat: str) -> float:
    """What the announced budget holds for a family; for who made it, what is left."""
    motion = view.motion
    if motion is not None and motion.by == seat:
        return max(0.0, AID - sum(view.announced.values()))
    return float(view.announced.get(seat, 0))


def guessed_pocket(view: JuntaPosition, seat: str) -> float:
    """What a family may carry, by what was announced; a President keeps the rest."""
    if seat == view.president:
        if view.budget in ("kept", "rejected"):
            return AID
        return max(1.0, AID - sum(view.announced.values()))
    return 1.0 + (view.announced.get(seat, 0) if view.budget == "paid" else 0)


def habit(view: JuntaPosition, seat: str) -> dict[str, float]:
    """Where a family is likely to be tonight."""
    return odds.habits(seen_at(view, seat), bank_closed=view.bank_closed)


def predictability(view: JuntaPosition, seat: str) -> float:
    """Its own share of bank visits over the last four rounds beyond a half."""
    last = seen_at(view, seat)[-4:]
    return max(0.0, last.count("bank") / len(last) - 0.5) if last else 0.0


def grievance(view: JuntaPosition, seat: str) -> float:
    """How much a family holds against the President: 0 for a fair share, up to 3."""
    if not view.announced or seat == view.president:
        return 0.0
    fair = fair_share(view)
    got = promised_to(view, seat) if view.budget != "kept" else 0.0
    return max(-1.0, min(3.0, 2 * (fair - got) / fair))


def forecast(view: JuntaPosition, rebels: set[str], loyal: set[str]) -> float:
    """How a coup of these families against those would go."""
    offices = {seat: view.families[seat].offices for seat in view.order}
    return odds.forecast(
        frozenset(office for seat in rebels for office in offices[seat]),
        frozenset(office for seat in loyal for office in offices[seat]),
        forced=view.forced,
    )


def others(view: JuntaPosition, seat: str) -> list[str]:
    """The other families that are not out."""
    return [other for other in present(view) if other != seat]
