"""Reads `rules/weimar/` and packs laid over it, strictly, and checks the result.

Each problem is one line that names the file, the card and, inside the notation, the column. The
format of the files: `component_data`, and `files` for the boards.
"""

from __future__ import annotations

from pathlib import Path

from weimar_tui.packs.errors import PackError
from weimar_tui.packs.loading import Loader

from ..component_data import ComponentData
from ..effects.notation import parse_effects, parse_reactions
from .check import box_problems
from .files import FILES, read_components

__all__ = ["LOADER", "PackError", "check_pack", "load_components"]

_RULES = Path(__file__).resolve().parent.parent
LOADER = Loader(
    "weimar",
    ComponentData,
    FILES,
    read_components,
    box_problems,
    parsers={"effects": parse_effects, "reactions": parse_reactions},
    code=(
        _RULES / "components.py",
        _RULES / "effects" / "vocabulary.py",
        *_RULES.glob("packs/*.py"),
        *_RULES.glob("effects/notation/*.*"),
    ),
    instead={"event": "reactions", "reactions": "event"},
)


def load_components(pack: Path | None = None) -> ComponentData:
    """Everything in the box; a pack's entries replace the built-in ones.

    Raises PackError if anything is wrong.
    """
    return LOADER.load(pack)


def check_pack(pack: Path | None) -> list[str]:
    """One line for each problem of a pack, or of the built-in files."""
    return LOADER.check(pack)
