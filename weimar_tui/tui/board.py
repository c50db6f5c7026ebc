"""The panes of the game screen: what each draws, and where its spots lie."""

from __future__ import annotations

from typing import Protocol

from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import PANES
from weimar_tui.tui.panes.chronicle import draw_chronicle
from weimar_tui.tui.panes.hand import draw_hand
from weimar_tui.tui.panes.head import draw_handline, draw_head
from weimar_tui.tui.panes.map import city_spots, draw_map
from weimar_tui.tui.panes.opinion import cell_spots, draw_opinion
from weimar_tui.tui.panes.parliament import draw_parliament
from weimar_tui.tui.panes.parties import draw_parties
from weimar_tui.tui.panes.tracks import draw_tracks
from weimar_tui.tui.point_pane import Spots
from weimar_tui.tui.scene import Scene


class Draw(Protocol):
    """Draws a scene on a sheet."""

    def __call__(self, canvas: Canvas, scene: Scene) -> None: ...


DRAWINGS: dict[str, Draw] = {
    "head": draw_head,
    "map": draw_map,
    "parliament": draw_parliament,
    "opinion": draw_opinion,
    "tracks": draw_tracks,
    "parties": draw_parties,
    "hand": draw_hand,
    "chronicle": draw_chronicle,
    "handline": draw_handline,
}

ON_CURSOR = ("map", "opinion", "hand", "handline", "tracks", "parties")
"""The panes that show what is under the cursor."""


def on_cursor(scene: Scene) -> tuple[str, ...]:
    """The panes to draw again when the cursor moves; the Reichstag shows parties alone."""
    parties = not scene.marked.isdisjoint(PARTIES)
    return (*ON_CURSOR, "parliament") if parties else ON_CURSOR


GLOWING = ("head", "map", "parliament", "opinion", "tracks", "parties")
"""The panes on which what has changed stands out for a moment."""


def number_of(pane: str) -> int:
    """The number key of a pane."""
    return PANES.index(pane) + 1


def drawn_spots(scene: Scene, drawn: Spots) -> Spots:
    """Of the things a pane has drawn, those that can be chosen."""
    return {name: place for name, place in drawn.items() if name in scene.marked}


def map_spots(scene: Scene, width: int, height: int) -> Spots:
    """The cities that can be chosen, and where they lie."""
    grid = city_spots(width, height)
    return {city: grid[city] for city in CITIES if city in scene.marked}


def opinion_spots(scene: Scene, width: int, height: int) -> Spots:
    """The cells that can be chosen; if there are none, the issues that can."""
    grid = cell_spots(width, height)
    chosen = scene.chosen.split(":")[0]
    options = scene.decision.options if scene.decision is not None else ()
    cells = {option.partition(":")[2] for option in options if option.startswith(f"{chosen}:")}
    found = {cell: grid[cell] for cell in cells if cell in grid}
    if found:
        return found
    return {cell: grid[cell] for cell in scene.marked if cell in grid}
