"""The figures of a position that are worth following over a game, for charts and tables."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.board import Board
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.currency import count_currency
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS_OF, SEATS
from weimar_tui.games.wir_sind_das_volk.rules.network import factory_values, points
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.standard import standards


def key_figures(board: Board, position: VolkPosition) -> dict[str, int]:
    """Every figure by its name, those of a side as `power.west`.

    `power`: the sum of all factory values; `points`: what could be dismantled; `exports`: eastern
    areas that would earn currency now. All of it is open, so it works on any View.
    """
    values = factory_values(board, position)
    figures = {}
    for side in SEATS:
        figures[f"power.{side}"] = sum(values.get(city, 0) for city in board.cities[side])
        figures[f"points.{side}"] = points(board, position, side)
        figures[f"standard.{side}"] = sum(standards(position, side).values())
        figures[f"unrest.{side}"] = sum(position.unrest[area] for area in AREAS_OF[side])
        figures[f"markers.{side}"] = len(position.protests[side])
    figures |= {f"track.{track}": field for track, field in position.tracks.items()}
    figures["exports"] = len(count_currency(board, position).exports)
    figures["socialists"] = position.box + sum(position.socialists.values())
    figures["state-power"] = len(position.state_power)
    return figures
