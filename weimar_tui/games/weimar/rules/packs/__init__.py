"""The components as data: `rules/weimar/` and packs laid over it, read strictly and checked.

Whatever is wrong is said in one line that names the file, the card and, inside the notation, the
column. How a file is built up: `components`, and `box` for the boards.
"""

from __future__ import annotations

from pathlib import Path

from weimar_tui.packs.errors import PackError
from weimar_tui.packs.loading import Loader

from ..component_data import ComponentData
from ..effects.notation import parse_effects, parse_reactions
from .box import FILES, read_box
from .check import box_problems

__all__ = ["LOADER", "PackError", "check_pack", "load_components"]

_RULES = Path(__file__).resolve().parent.parent
LOADER = Loader(
    "weimar",
    ComponentData,
    FILES,
    read_box,
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
    """Everything in the box; a pack's entries take the place of ours.

    Raises PackError if anything is wrong.
    """
    return LOADER.load(pack)


def check_pack(pack: Path | None) -> list[str]:
    """All problems of a pack, or of our own files, a line each; an empty list if there is none."""
    return LOADER.check(pack)
