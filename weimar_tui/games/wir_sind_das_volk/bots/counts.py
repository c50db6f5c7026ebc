"""What can be counted after an answer, and what it means to a side."""

from __future__ import annotations

from weimar_tui.bots.learned.counted import Count, Counts

from ..rules.components import Components
from ..rules.names import EAST, SEATS, WEST_BERLIN
from ..rules.position import VolkPosition
from ..rules.statistics import key_figures
from .evaluation import expected_flight

_OF_EAST = {
    "socialists": 0.8,
    "exports": 0.8,
    "currency": 0.7,
    "prestige": 0.5,
    "flight": -1.5,
    "state-power": 0.5,
}
_OF_SIDES = {"points": 0.5, "standard": 0.8, "unrest": -0.7, "markers": -3.0}


def counts(board: Components, position: VolkPosition) -> Counts:
    """Return the figures of the board, those of a side as `unrest west`."""
    figures = key_figures(board, position)
    standard = {**position.standard, WEST_BERLIN: sum(position.sectors.values())}
    found: dict[str, float] = {
        f"{name} {side}": figures[f"{name}.{side}"] for side in SEATS for name in _OF_SIDES
    }
    return found | {
        "socialists": figures["socialists"],
        "exports": figures["exports"],
        "currency": figures["track.currency"],
        "prestige": figures["track.prestige"],
        "flight": 0 if position.wall else expected_flight(board, position, standard),
        "state-power": figures["state-power"],
        "wall": position.wall,
    }


def meanings(seat: str) -> dict[str, Count]:
    """Return what one more of each figure means, roughly in points of the steady bot."""
    east = 1.0 if seat == EAST else -1.0
    found = {name: Count(east * worth) for name, worth in _OF_EAST.items()}
    found["wall"] = Count(east * 3.0, is_chance=True)
    for side in SEATS:
        own = 1.0 if side == seat else -0.8
        for name, worth in _OF_SIDES.items():
            found[f"{name} {side}"] = Count(own * worth)
    return found
