"""Games that begin at once, without a form."""

from __future__ import annotations

from weimar_tui.server.wire import GameOffered, MakeTable


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
