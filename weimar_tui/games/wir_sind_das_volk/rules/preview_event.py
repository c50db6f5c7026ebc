"""An event symbol by symbol: what each would do now, or whether it is ignored or blocked (6.4)."""

from __future__ import annotations

from msgspec import Struct

from .components import Components
from .effects.event import void_options
from .effects.symbols import DONE, SYMBOLS, sites
from .effects.vocabulary import Arrows, Symbols
from .names import EAST, TRACK_END, WEST
from .position import VolkPosition
from .runner import VolkRunner


class SymbolPreview(Struct, frozen=True, omit_defaults=True):
    """One clause of an event, counted from 1, if it happened now.

    `units`: its symbols or arrows; `void`: those that could not be carried out now (as far as is
    known before the others); for arrows, those that are blocked and replaced by `answers`.
    `decides`: the seat that chooses the place, "" if only one is possible; `options`: the number of
    places. `may_be_void`: the player of a dual card can declare one void.
    """

    clause: int
    units: int
    void: int = 0
    decides: str = ""
    options: int = 0
    answers: str = ""
    may_be_void: bool = False


def event_preview(
    board: Components, position: VolkPosition, card: str, seat: str
) -> tuple[SymbolPreview, ...]:
    dual = board.cards[card].colour == "dual"
    voidable = void_options(board, position, card, seat) if dual else []
    runner = VolkRunner(position, board, listen=False)
    parts = []
    for number, clause in enumerate(board.clauses[card], start=1):
        if isinstance(clause, Arrows):
            arrows = abs(clause.steps)
            goes_to = position.tracks[clause.track] + clause.steps
            blocked = min(arrows, max(0, abs(goes_to) - TRACK_END))
            side = EAST if clause.steps > 0 else WEST
            parts.append(
                SymbolPreview(
                    number,
                    arrows,
                    blocked,
                    answers=side if blocked else "",
                    may_be_void=clause.track in voidable,
                )
            )
        else:
            may_be_void = f"symbol-{number}" in voidable
            parts.append(_symbols(runner, clause, number, seat, may_be_void))
    return tuple(parts)


def _symbols(
    runner: VolkRunner, clause: Symbols, number: int, seat: str, may_be_void: bool
) -> SymbolPreview:
    places = sites(runner, clause, ())
    void = max(0, clause.count - _most(runner, clause, seat, len(places)))
    decides = "" if places is DONE or not places else clause.by or seat
    options = 0 if places is DONE else len(places)
    return SymbolPreview(number, clause.count, void, decides, options, may_be_void=may_be_void)


def _most(runner: VolkRunner, clause: Symbols, seat: str, places: int) -> int:
    """How many symbols of a clause could be carried out now, given its possible `places`."""
    match clause.symbol:
        case _ if not places:
            return 0
        case "unrest-" | "calm" | "raze" | "repair" | "dismantle" | "rundown":
            return _until_nothing_is_left(runner, clause, seat)
        case "standard+" | "standard~" | "unrest+" if clause.most:
            return places * clause.most
        case _:
            return clause.count


def _until_nothing_is_left(runner: VolkRunner, clause: Symbols, seat: str) -> int:
    """How many symbols that take something would find something, in whatever order they take it."""
    symbol = SYMBOLS[clause.symbol]
    trial = VolkRunner(runner.position.copy(), runner.board, listen=False)
    for carried_out in range(clause.count):
        sites = symbol.sites(trial, clause)
        if not sites:
            return carried_out
        symbol.carry_out(trial, clause, seat, sites[0])
    return clause.count
