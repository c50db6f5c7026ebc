"""What an option would change, on the board and in the forecast, if it were picked.

Works on a View as well as on a Position, since nothing here looks at hidden cards. The option is
tried on a copy, up to the next question, so the preview shows what the rules do.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from weimar_tui.kernel.decision import Decision

from . import decision_types as dt
from .components import Components
from .decade_end.currency import count_currency
from .decade_end.flight import count_flight
from .decade_end.hold_standard import NO_LIMIT, limits
from .forecast import Column, as_it_stands
from .names import AREAS, COLOUR, EAST, HAMBURG_AREAS, SEATS, SIDE_OF, WEST, WEST_BERLIN
from .network import factory_values, points
from .position import END_OF_DECADE, VolkPosition
from .preview_event import SymbolPreview, event_preview
from .rehearsal import after_action, after_option
from .standard import (
    POWER_EACH,
    Payment,
    assignments,
    most_at_once,
    payable_areas,
    payment,
    standard_of,
)
from .subjects import Standard
from .turn import value_of


class FigureChange(Struct, frozen=True):
    """A figure before and after: `of` an area, city, track or side; "" if there is only one."""

    figure: str
    of: str
    before: int
    after: int


class Preview(Struct, frozen=True, omit_defaults=True):
    """What an option would change.

    `network`: factories (`value`), areas (`power`: the most they can count, `export`, `can-reach`:
    living standard their power is enough for without a card, `holds`), points and the worst western
    export (`worst-west`, -1: an area has none). `gained` and `lost`: eastern areas that begin to
    export, or stop. `board`: living standard, unrest, markers, tracks, socialists. `forecast`: what
    would be different at the end of the decade as it stands.

    A line: `lines_missing` until its connection is complete, `waits_for` the ends that have no
    factory. A card: `is_free` if its colour spares the price of removing unrest; `sites`: how many
    cities and connections can be built on; `raisable`: the areas that could get living standard,
    and `most` of them together; `payment`: how that is paid for; `symbols`: the event of the card
    `source`, symbol by symbol.
    """

    network: tuple[FigureChange, ...] = ()
    gained: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    board: tuple[FigureChange, ...] = ()
    forecast: tuple[FigureChange, ...] = ()
    lines_missing: int = 0
    waits_for: tuple[str, ...] = ()
    is_free: bool = False
    sites: tuple[int, int] | None = None
    symbols: tuple[SymbolPreview, ...] = ()
    payment: Payment | None = None
    source: str = ""
    raisable: tuple[str, ...] = ()
    most: int = 0


Figures = dict[tuple[str, str], int]


def preview(board: Components, position: VolkPosition, decision: Decision, option: str) -> Preview:
    after = after_option(board, position, decision, option)
    gained, lost = _exports(board, position, after)
    symbols: tuple[SymbolPreview, ...] = ()
    paid, source = None, ""
    raisable: list[str] = []
    most, is_free = 0, False
    sites: tuple[int, int] | None = None
    answer: dt.VolkAnswer = dt.DECISION_TYPES[decision.kind].read(option)
    match answer:
        case dt.Use(card, "event"):
            source = card
            symbols = event_preview(board, position, source, decision.seat)
        case dt.Use(card, "standard"):
            value = value_of(board, card, decision.seat)
            raisable = payable_areas(board, position, decision.seat, (), value)
            most = most_at_once(board, position, decision.seat, raisable, value)
        case dt.Use(card, "unrest"):
            is_free = board.cards[card].colour == COLOUR[decision.seat]
        case dt.Use(card, "build"):
            sites = _sites(board, after)
    if decision.kind == dt.STANDARD.kind:
        paid = _payment(board, position, decision.subject, decision.seat, option)
    in_decade = position.half != END_OF_DECADE
    return Preview(
        _changes(network_figures(board, position), network_figures(board, after)),
        gained,
        lost,
        _changes(_board_figures(position), _board_figures(after)),
        _changes(forecast_figures(board, position), forecast_figures(board, after))
        if in_decade
        else (),
        lines_missing=_lines_missing(board, position, after, option),
        waits_for=_waits_for(board, position, after, option),
        is_free=is_free,
        sites=sites,
        symbols=symbols,
        payment=paid,
        source=source,
        raisable=tuple(raisable),
        most=most,
    )


def _changes(before: Figures, after: Figures) -> tuple[FigureChange, ...]:
    return tuple(
        FigureChange(*key, before.get(key, 0), after.get(key, 0))
        for key in {**before, **after}
        if before.get(key, 0) != after.get(key, 0)
    )


def _lines_missing(
    board: Components, before: VolkPosition, after: VolkPosition, option: str
) -> int:
    """The lines missing from a connection on which one has just been filled."""
    filled = after.lines.get(option, 0)
    return board.lines[option] - filled if filled > before.lines.get(option, 0) else 0


def _waits_for(
    board: Components, before: VolkPosition, after: VolkPosition, option: str
) -> tuple[str, ...]:
    """The ends without a factory of a connection on which a line has just been filled."""
    if after.lines.get(option, 0) <= before.lines.get(option, 0):
        return ()
    return tuple(city for city in board.ends[option] if city not in after.factories)


def _sites(board: Components, after: VolkPosition) -> tuple[int, int] | None:
    """The cities and connections among the answers to where to build, if that is asked next."""
    asked = next((one for one in after.decisions if one.kind == dt.BUILD.kind), None)
    if asked is None:
        return None
    lines = sum(option in board.ends for option in asked.options)
    return sum(option in board.connections_of for option in asked.options), lines


def _exports(
    board: Components, before: VolkPosition, after: VolkPosition
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Eastern areas that would begin to export, and those that would stop (rulebook 9.3)."""
    now = count_currency(board, before).exports
    then = count_currency(board, after).exports
    return (
        tuple(area for area in then if area not in now),
        tuple(area for area in now if area not in then),
    )


def _payment(
    board: Components, position: VolkPosition, subject: Any, seat: str, option: str
) -> Payment | None:
    if not isinstance(subject, Standard):
        return None
    more = () if option == dt.STOP else (option,)
    return payment(board, position, seat, subject.placed, more, subject.value)


# --- figures ------------------------------------------------------------------------------------
def network_figures(board: Components, position: VolkPosition) -> Figures:
    """Values, power, exports and figures derived from them, for both sides."""
    figures: Figures = {
        ("value", city): value for city, value in factory_values(board, position).items()
    }
    held = [limits(board, position, area) for area in HAMBURG_AREAS]
    for side in SEATS:
        for way in assignments(board, position, side):
            for area, power in way.powers.items():
                if power > figures.get(("power", area), 0):
                    figures["power", area] = power
        figures["points", side] = points(board, position, side)
    for area in AREAS:
        export = max(held[0][area], held[1][area])
        if area != WEST_BERLIN:
            figures["export", area] = export
            figures["can-reach", area] = figures.get(("power", area), 0) // POWER_EACH
        if export != NO_LIMIT:
            figures["holds", area] = min(export, standard_of(position, area))
    figures["worst-west", ""] = count_currency(board, position).worst
    return figures


def _board_figures(position: VolkPosition) -> Figures:
    """The pieces in the areas and on the tracks."""
    figures: Figures = {("unrest", area): number for area, number in position.unrest.items()}
    for area in AREAS:
        figures["standard", area] = standard_of(position, area)
        figures["markers", area] = position.protests[SIDE_OF[area]].count(area)
    figures |= {("track", track): number for track, number in position.tracks.items()}
    figures |= {("socialists", area): number for area, number in position.socialists.items()}
    figures["box", ""] = position.cadre_school
    figures["state-power", ""] = len(position.state_power)
    return figures


def forecast_figures(board: Components, position: VolkPosition) -> Figures:
    """The end of the decade as it stands, as comparable figures."""
    position = after_action(board, position)
    column: Column = as_it_stands(board, position)
    flight = count_flight(board, position)
    figures: Figures = {
        ("flight-steps", ""): 0 if position.wall else flight.steps,
        ("flight-points", ""): column.flight_points,
        ("prestige-field", ""): column.prestige_field,
        ("income", ""): column.currency.track + len(column.currency.exports),
        ("needed", ""): column.currency.needed,
        ("missing", ""): column.currency.missing,
        ("power-points", ""): sum(d.points for d in column.demands if d.phase == 4),
        ("spare", ""): column.spare,
        ("markers-at-end", WEST): column.markers_west,
        ("markers-at-end", EAST): column.markers_east,
        ("socialists-at-end", ""): column.cadre_school + column.socialists,
    }
    figures |= {("lost", area): number for area, number in column.lost}
    figures |= {("internal", area): number for area, number in column.internal}
    for attack in column.attacks:
        key = ("attacked", attack.to)
        figures[key] = figures.get(key, 0) + attack.unrest
    figures |= {("unrest-at-end", area): number for area, number in column.unrest}
    return figures
