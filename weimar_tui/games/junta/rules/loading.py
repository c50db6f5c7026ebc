"""The components as data: `rules/junta/` and a pack laid over it, read strictly and checked.

Whatever is wrong is said in one line that names the file, the entry and, inside the notation, the
column. How a file is built up: `components`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from weimar_tui.games.junta.rules import components as c
from weimar_tui.games.junta.rules.checks import problems_of
from weimar_tui.games.junta.rules.notation import parse_effects
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import PackError, told
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.sources import Sources
from weimar_tui.packs.texts import language_problems

__all__ = ["CACHE", "FILES", "GAME", "PackError", "check_pack", "load_components", "sources_of"]

GAME = "junta"
"""The id of the game and the name of its folders of data."""

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
CACHE = Cache(GAME, c.Components, [_RULES / name for name in (*_READERS, "notation.lark")])


def load_components(pack: Path | None = None) -> c.Components:
    """Everything in the box; a pack's entries take the place of ours.

    Raises PackError if anything is wrong.
    """
    return _load_default() if pack is None else _load(pack)


def check_pack(pack: Path) -> list[str]:
    """All problems of a pack, a line each; an empty list if there is none."""
    _, problems = _read(sources_of(pack))
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
    reader = Reader(documents, {"effects": parse_effects})
    if not sources.pack:
        reader.problems += language_problems(documents)
    components = _components(reader, sources.scenarios)
    problems = reader.problems
    if components is not None and not problems:
        problems += problems_of(components)
    return components, problems


def _components(reader: Reader, scenarios: Mapping[str, bytes]) -> c.Components | None:
    """The components, or nothing if a table is wrong; what is wrong, the reader notes."""
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
    box = c.Components("", cards, areas, units, offices, families, gunboat, strike, money)
    return msgspec.structs.replace(box, digest=playing_digest(box, scenarios))
