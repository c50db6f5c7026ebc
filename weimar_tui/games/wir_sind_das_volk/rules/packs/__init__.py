"""The components as data: `rules/wir_sind_das_volk/` and packs laid over it, read and checked.

Whatever is wrong is said in one line that names the file, the entry and, inside the notation, the
column. How a file is built up: `components`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from weimar_tui.games.wir_sind_das_volk.rules import components as c
from weimar_tui.games.wir_sind_das_volk.rules.effects.notation import parse_event
from weimar_tui.games.wir_sind_das_volk.rules.packs.check import component_problems
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import PackError, told
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.sources import Sources
from weimar_tui.packs.texts import language_problems

__all__ = ["CACHE", "FILES", "GAME", "PackError", "check_pack", "load_components", "sources_of"]

GAME = "wir_sind_das_volk"
"""The id of the game and the name of its folders of data."""

DECADES = {f"decade-{decade}.toml": decade for decade in (1, 2, 3, 4)}
FILES = ("areas.toml", "cities.toml", "connections.toml", "tracks.toml", *DECADES)

_RULES = Path(__file__).resolve().parent.parent
CACHE = Cache(
    GAME,
    c.Components,
    (
        _RULES / "components.py",
        _RULES / "names.py",
        _RULES / "effects" / "vocabulary.py",
        *_RULES.glob("packs/*.py"),
        *_RULES.glob("effects/notation*"),
    ),
)


def load_components(pack: Path | None = None) -> c.Components:
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
    return Sources(GAME, FILES, pack)


@lru_cache(maxsize=1)
def _load_default() -> c.Components:
    return _load(None)


def _load(pack: Path | None) -> c.Components:
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


def _read(sources: Sources) -> tuple[c.Components | None, list[str]]:
    documents = sources.documents()
    if sources.problems:
        return None, sources.problems
    reader = Reader(documents, {"event": parse_event})
    if not sources.pack:
        reader.problems += language_problems(documents)
    components = _components(reader, sources.scenarios)
    problems = reader.problems
    if components is not None and not problems:
        problems += component_problems(components, reader.notations)
    return components, problems


def _components(reader: Reader, scenarios: Mapping[str, bytes]) -> c.Components | None:
    """The components, or nothing if the tracks are wrong; what is wrong, the reader notes."""
    tracks = reader.whole("tracks.toml", c.Tracks)
    cards: dict[str, c.Card] = {}
    for file, decade in DECADES.items():
        cards |= reader.entries(file, "card", c.Card, given={"decade": decade})
    areas = reader.entries("areas.toml", "area", c.Area)
    cities = reader.entries("cities.toml", "city", c.City)
    connections = reader.entries("connections.toml", "connection", c.Connection)
    if tracks is None:
        return None
    box = c.Components("", areas, cities, connections, cards, tracks)
    digest = playing_digest(box, scenarios, only_read=("name", "about"))
    return msgspec.structs.replace(box, digest=digest)
