"""Reads `rules/junta/` and a pack laid over it, strictly, and checks the result.

Each problem is one line that names the file, the entry and, inside the notation, the column. The
format of the files: `component_data`.
"""

from __future__ import annotations

from pathlib import Path

from weimar_tui.packs.errors import PackError
from weimar_tui.packs.loading import Loader
from weimar_tui.packs.reader import Reader

from . import component_data as c
from .checks import problems_of
from .notation import parse_effects

__all__ = ["FILES", "GAME", "LOADER", "PackError", "check_pack", "load_components"]

GAME = "junta"
"""The id of the game, and the name of its data folders."""

FILES = (
    "deck.toml",
    "city.toml",
    "units.toml",
    "offices.toml",
    "families.toml",
    "money.toml",
)

_RULES = Path(__file__).resolve().parent
_READERS = ("loading.py", "checks.py", "components.py", "vocabulary.py", "notation.py")


def _components(reader: Reader) -> c.ComponentData | None:
    """The components, or None if a table is wrong; the reader collects the problems."""
    cards = reader.entries("deck.toml", "card", c.Card)
    areas = reader.entries("city.toml", "area", c.Area)
    units = reader.entries("units.toml", "unit", c.Unit, beside=("gunboat", "strike"))
    gunboat = reader.table("units.toml", "gunboat", c.Gunboat)
    strike = reader.table("units.toml", "strike", c.Strike)
    offices = reader.entries("offices.toml", "office", c.Office)
    families = reader.entries("families.toml", "family", c.FamilyName)
    money = reader.whole("money.toml", c.Money)
    if gunboat is None or strike is None or money is None:
        return None
    return c.ComponentData("", cards, areas, units, offices, families, gunboat, strike, money)


LOADER = Loader(
    GAME,
    c.ComponentData,
    FILES,
    _components,
    lambda components, _: problems_of(components),
    parsers={"effects": parse_effects},
    code=[_RULES / name for name in (*_READERS, "notation.lark")],
)


def load_components(pack: Path | None = None) -> c.ComponentData:
    """Everything in the box; a pack's entries replace the built-in ones.

    Raises PackError if anything is wrong.
    """
    return LOADER.load(pack)


def check_pack(pack: Path | None) -> list[str]:
    """One line for each problem of a pack, or of the built-in files."""
    return LOADER.check(pack)
