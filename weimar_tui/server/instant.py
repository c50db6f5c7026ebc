"""Games that begin at once, without a form."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.server.home_rows import parts_of
from weimar_tui.server.replies import GameOffered, Home, TableState
from weimar_tui.server.requests import MakeTable, Sit
from weimar_tui.server.wire import Level


def best_fit(tables: Iterable[TableState], home: Home, game: str = "") -> Sit | None:
    """Return the request for a seat at the table that can begin soonest, if there is one. `home`:
    that of the player, who may not be able to play rated games. `game`: only at tables of this
    game."""
    for table in parts_of(tables)["free"]:
        if table.can_be_rated and not home.plays_rated:
            continue
        if table.closed or table.level != Level() or (game and table.game != game):
            continue
        if (seat := next((one.seat for one in table.seats if one.is_free), None)) is not None:
            return Sit(table=table.id, seat=seat)
    return None


def against_bots(game: GameOffered, *, held: bool = False) -> MakeTable:
    """Return the request for a game that begins at once, with bots in the other seats.

    `held`: other players can take over from the bots; otherwise the table is private.
    """
    scenario = game.scenarios[0]
    seats = dict.fromkeys(scenario.seats[0], game.bots[0] if game.bots else "")
    seats[next(seat for seat in seats if seat not in scenario.fixed)] = ""
    return MakeTable(
        game=game.id, scenario=scenario.id, seats=seats, public=held, hold=held, begin=True
    )
