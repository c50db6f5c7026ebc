"""What a family may have and carry, reckoned from what everybody can see."""

from __future__ import annotations

from weimar_tui.games.junta.rules.negotiation.clauses import announcer
from weimar_tui.games.junta.rules.position import DEAD, JuntaPosition

AID = 13.0
"""Millions that eight notes are worth on average."""
KEPT = 0.6
"""What is left of a guess at a pocket, a round later."""
SMALL_CHANGE = 0.5
"""Millions in the pocket of who has just been at the bank."""


def fortune(view: JuntaPosition, seat: str) -> tuple[float, float]:
    """Millions a family may have in Switzerland, and carry, by its budgets and bank visits.

    The viewer's own are as they are; what spies told it counts at least.
    """
    family = view.families[seat]
    if seat == view.viewer:
        return family.account.total, family.pocket.total
    banked = {n.round for n in view.history if n.bank_open and (seat, "bank") in n.places}
    account, pocket = 0.0, SMALL_CHANGE
    for budget in view.budgets:
        sums = dict(budget.sums)
        income = AID - sum(sums.values()) if budget.by == seat else sums.get(seat, 0)
        pocket = KEPT * pocket + max(0.0, income)
        if budget.round in banked:
            account, pocket = account + pocket, SMALL_CHANGE
    if announcer(view) == seat and view.budget in ("announced", "rejected"):
        pocket += max(0.0, AID - sum(view.announced.values()))
    if view.viewer:
        account = max(account, view.families[view.viewer].accounts_seen.get(seat, 0))
    return account, 0.0 if family.state == DEAD else pocket
