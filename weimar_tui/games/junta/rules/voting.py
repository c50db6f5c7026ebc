"""How many votes a family has (rules: Abstimmungen, Präsidentenwahl)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from . import decision_types as dt
from .components import Components
from .families import is_out
from .position import Cast, JuntaPosition

FAMILY_VOTE = "family"
"""The vote each family has before there are offices."""

EXTRA = "extra"
"""Votes from an event, in addition to the influence on the table."""


def office_votes(position: JuntaPosition, seat: str) -> list[str]:
    """The offices a family votes for, each worth one vote (ruling J22)."""
    if is_out(position, seat):
        return []
    votes = ["president"] if position.president == seat else []
    votes += position.families[seat].offices
    if position.president == seat and position.brother_in_law:
        votes.append(position.brother_in_law)
    return votes


def election_votes(position: JuntaPosition, seat: str) -> list[str]:
    """The same in an election: before there are offices, the family itself has a vote.

    Without a President, offices have no brother-in-law either (ruling J15).
    """
    if not position.offices_given:
        return [] if is_out(position, seat) else [FAMILY_VOTE]
    return list(position.families[seat].offices) if not is_out(position, seat) else []


def influence_votes(position: JuntaPosition, components: Components, card: str, owner: str) -> int:
    """Votes of an influence card on its owner's table."""
    bonus = components.bonus[card]
    if not bonus:
        return components.worth[card]
    return _worth(components, card, position.families[owner].table)


def _worth(components: Components, card: str, table: Collection[str]) -> int:
    """Votes of an influence card among those on a table."""
    partners = components.bonus[card]
    return components.worth[card] + sum(n for partner, n in partners if partner in table)


def votes_of_cards(components: Components, table: Sequence[str]) -> int:
    """The influence of these cards on one table, where partners strengthen each other."""
    return sum(_worth(components, card, table) for card in table)


def table_votes(position: JuntaPosition, components: Components, seat: str) -> dict[str, int]:
    """The influence a family votes with: card -> votes, `extra` for those of an event.

    *Demand for Reforms* lends it the small influence of all others (ruling J68).
    """
    if is_out(position, seat):
        return {}
    borrowed, limit = position.borrowed, position.borrowed_limit
    votes = {}
    for card in position.families[seat].table:
        worth = influence_votes(position, components, card, seat)
        if not borrowed or borrowed == seat or worth > limit:
            votes[card] = worth
    if borrowed == seat:
        for other in position.order:
            if other != seat:
                for card in position.families[other].table:
                    worth = influence_votes(position, components, card, other)
                    if worth <= limit:
                        votes[card] = worth
    extra = position.extra_votes.get(seat, 0)
    if extra:
        votes[EXTRA] = extra
    return votes


def open_votes(position: JuntaPosition, components: Components, seat: str) -> tuple[int, int]:
    """Votes that everyone can count: of offices, and of influence."""
    motion = position.motion
    electing = motion is not None and motion.about == "election" and not motion.result
    by_family = electing or not position.offices_given
    offices = (election_votes if by_family else office_votes)(position, seat)
    return len(offices), sum(table_votes(position, components, seat).values())


def is_naming(position: JuntaPosition) -> bool:
    """Whether candidates of an election are still being nominated."""
    return any(decision.kind == dt.NOMINATE.kind for decision in position.decisions)


def count(casts: list[Cast], side: str) -> int:
    """Votes cast for a side."""
    return sum(cast.votes for cast in casts if cast.side == side)
