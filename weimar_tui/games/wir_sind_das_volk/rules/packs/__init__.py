"""Reads `rules/wir_sind_das_volk/` and packs laid over it, strictly, and checks the result.

Each problem is one line that names the file, the entry and, inside the notation, the column. The
format of the files: `component_data`.
"""

from __future__ import annotations

from pathlib import Path

from weimar_tui.packs.errors import PackError
from weimar_tui.packs.loading import Loader
from weimar_tui.packs.reader import Reader

from .. import component_data as c
from ..effects.notation import parse_event
from ..names import DECADES
from .check import component_problems

__all__ = ["FILES", "GAME", "LOADER", "PackError", "check_pack", "load_components"]

GAME = "wir_sind_das_volk"
"""The id of the game, and the name of its data folders."""

DECADE_OF = {f"decade-{decade}.toml": decade for decade in DECADES}
FILES = ("areas.toml", "cities.toml", "connections.toml", "tracks.toml", *DECADE_OF)

_RULES = Path(__file__).resolve().parent.parent


def _components(reader: Reader) -> c.ComponentData | None:
    """The components, or None if the tracks are wrong; the reader collects the problems."""
    tracks = reader.whole("tracks.toml", c.Tracks)
    cards: dict[str, c.Card] = {}
    for file, decade in DECADE_OF.items():
        cards |= reader.entries(file, "card", c.Card, given={"decade": decade})
    areas = reader.entries("areas.toml", "area", c.Area)
    cities = reader.entries("cities.toml", "city", c.City)
    connections = reader.entries("connections.toml", "connection", c.Connection)
    if tracks is None:
        return None
    return c.ComponentData("", areas, cities, connections, cards, tracks)


LOADER = Loader(
    GAME,
    c.ComponentData,
    FILES,
    _components,
    component_problems,
    parsers={"event": parse_event},
    code=(
        _RULES / "components.py",
        _RULES / "names.py",
        _RULES / "effects" / "vocabulary.py",
        *_RULES.glob("packs/*.py"),
        *_RULES.glob("effects/notation*.*"),
    ),
    only_read=("name", "about"),
)


def load_components(pack: Path | None = None) -> c.ComponentData:
    """Everything in the box; a pack's entries replace the built-in ones.

    Raises PackError if anything is wrong.
    """
    return LOADER.load(pack)


def check_pack(pack: Path | None) -> list[str]:
    """One line for each problem of a pack, or of the built-in files."""
    return LOADER.check(pack)
