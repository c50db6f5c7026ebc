"""Options that are not possible now, with their reasons, for every kind of decision.

The finders give the reason for every option of a kind; options the decision offers are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Disabled

from . import decision_types as dt
from .components import Components
from .names import (
    AREAS_OF,
    COLOUR,
    COUNTRIES,
    PATRON_STATES,
    WEST_BERLIN,
)
from .network import blocked_cities
from .position import RUNDOWN, VolkPosition
from .standard import (
    MOST_FROM_CARD,
    MOST_PLACED,
    assignments,
    missing_power,
    payment,
    standard_of,
)
from .subjects import Pieces, Standard
from .unrest import areas_with_unrest


def disabled_options(
    board: Components, position: VolkPosition, decision: Decision
) -> list[Disabled]:
    """Visible options of a decision that are not possible now."""
    find = _FINDERS.get(dt.DECISION_TYPES[decision.kind])
    if find is None or not decision.options:
        return []
    offered = set(decision.options)
    return [entry for entry in find(board, position, decision) if entry[0] not in offered]


def _turn(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    seat = decision.seat
    unrest = bool(areas_with_unrest(position, seat))
    for card in (*position.display, *position.hands[seat]):
        colour, use = board.cards[card].colour, board.uses[card]
        if unrest:
            yield use["unrest"], "own-economy-too-small", {"card": card}
        else:
            yield use["unrest"], "nothing-to-remove", {}
        if colour in (COLOUR[seat], "dual"):
            yield use["event"], "own-economy-too-small", {"card": card}
        else:
            yield use["event"], "not-your-colour", {"card": card, "colour": colour}
    if position.special:
        yield board.uses[position.special]["event"], "only-east", {"card": position.special}


def _build(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    subject: Pieces = decision.subject
    side = subject.side
    blocked = blocked_cities(board, position, side)
    within = board.cities_of[subject.place] if subject.place else board.cities[side]
    sites = within if subject.place in COUNTRIES else board.sites[side]
    for city in sites:
        if city in position.factories or city not in within:
            continue
        if city in position.razed:
            yield city, "razed", {"city": city}
        elif city in blocked:
            yield city, "protest-here", {"area": board.areas_of[city][0], "city": city}
    for connection, lines, first, second in board.connections[side]:
        if position.lines.get(connection, 0) >= lines or not {first, second} & set(within):
            continue
        ends = [city for city in (first, second) if city in blocked]
        if ends:
            area = board.areas_of[ends[0]][0]
            yield connection, "protest-here", {"area": area, "city": ends[0]}
        elif second in board.foreign:
            yield connection, "needs-external-factory", {"city": second}
        else:
            yield connection, "needs-factory", {}


def _dismantle(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    subject: Pieces = decision.subject
    side = subject.side
    within = board.cities_of[subject.place] if subject.place else board.cities[side]
    for city in within:
        state = position.factories.get(city)
        if state is None:
            continue
        if city in board.foreign:
            yield city, "external-stays", {"city": city}
        elif state == RUNDOWN:
            yield city, "rundown-stays", {"city": city}
        else:
            yield city, "line-on-it", {"city": city}


def _standard(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    subject: Standard = decision.subject
    side = decision.seat
    placed = subject.placed
    paid = payment(board, position, side, placed, (), subject.value)
    left = subject.value - (paid.total if paid else 0)
    ways = list(assignments(board, position, side))
    for area in AREAS_OF[side]:
        if area == WEST_BERLIN:
            yield area, "only-by-transfer", {}
        elif area in placed:
            yield area, "one-per-area", {"area": area}
        elif len(placed) < MOST_PLACED:
            missing = min(missing_power(position, way.powers, area) for way in ways)
            arguments = {"area": area, "missing": missing, "left": min(left, MOST_FROM_CARD)}
            yield area, "power-missing", arguments


def _transfer(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    subject: Standard = decision.subject
    for patron_state in PATRON_STATES:
        if patron_state not in subject.placed:
            yield patron_state, "nothing-to-pass-on", {"area": patron_state}
        elif position.standard[patron_state] <= standard_of(position, WEST_BERLIN):
            yield patron_state, "supplier-not-ahead", {"area": patron_state}
        else:
            yield patron_state, "sector-ahead", {"area": patron_state}


def _remove(board: Components, position: VolkPosition, decision: Decision) -> Iterator[Disabled]:
    subject: Pieces = decision.subject
    if subject.place in ("", "west-germany"):
        for area in AREAS_OF[subject.side]:
            if not position.unrest[area]:
                yield area, "nothing-to-remove", {"area": area}


_FINDERS: dict[
    dt.VolkDecision, Callable[[Components, VolkPosition, Decision], Iterator[Disabled]]
] = {
    dt.TURN: _turn,
    dt.BUILD: _build,
    dt.DISMANTLE: _dismantle,
    dt.STANDARD: _standard,
    dt.TRANSFER: _transfer,
    dt.REMOVE_UNREST: _remove,
}
