"""The components as data: `rules/weimar/` and packs laid over it, read strictly and checked.

Whatever is wrong is said in one line that names the file, the card and, inside the notation, the
column. How a file is built up: `components`, and `box` for the boards.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.effects.notation import parse_effects, parse_reactions
from weimar_tui.games.weimar.rules.packs.box import FILES, read_box
from weimar_tui.games.weimar.rules.packs.check import (
    card_problems,
    count_problems,
    effect_problems,
    reference_problems,
)
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.errors import PackError, told
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.sources import Sources
from weimar_tui.packs.texts import language_problems

__all__ = ["CACHE", "PackError", "check_pack", "load_components", "sources_of"]

_RULES = Path(__file__).resolve().parent.parent
CACHE = Cache(
    "weimar",
    Components,
    (
        _RULES / "components.py",
        _RULES / "effects" / "vocabulary.py",
        *_RULES.glob("packs/*.py"),
        *_RULES.glob("effects/notation/*"),
    ),
)


def load_components(pack: Path | None = None) -> Components:
    """Everything in the box; a pack's entries take the place of ours.

    Raises `PackError` if anything is wrong.
    """
    return _load_default() if pack is None else _load(pack)


def check_pack(path: Path) -> list[str]:
    """All problems of a pack, a line each; an empty list if there is none."""
    _, problems = _read(sources_of(path))
    return told(problems)


def sources_of(pack: Path | None) -> Sources:
    """The texts of our files and of the pack's."""
    instead = {"event": "reactions", "reactions": "event"}
    return Sources("weimar", FILES, pack, instead=instead)


@lru_cache(maxsize=1)
def _load_default() -> Components:
    return _load(None)


def _load(pack: Path | None) -> Components:
    sources = sources_of(pack)
    if not sources.problems:
        known = CACHE.find(sources.content)
        if known is not None:
            return known
    components, problems = _read(sources)
    if components is None or problems:
        raise PackError(problems)
    CACHE.keep(sources.content, components)
    return components


def _read(sources: Sources) -> tuple[Components | None, list[str]]:
    documents = sources.documents()
    if sources.problems:
        return None, sources.problems
    reader = Reader(documents, {"effects": parse_effects, "reactions": parse_reactions})
    if not sources.pack:
        reader.problems += language_problems(documents)
    components = read_box(reader, sources.scenarios)
    problems = reader.problems
    if components is None or problems:
        return components, problems
    problems += card_problems(components)
    if problems:
        return components, problems
    problems += count_problems(components)
    problems += reference_problems(components)
    problems += effect_problems(components, reader.notations)
    return components, problems
