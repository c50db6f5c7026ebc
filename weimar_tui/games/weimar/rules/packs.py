"""The components as data: `rules/weimar/` and packs laid over it, read strictly and checked.

Whatever is wrong is said in one line that names the file, the card and, inside the notation, the
column. How a file is built up: `packs_files`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from weimar_tui.games.weimar.rules import packs_cache
from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.packs_build import Builder
from weimar_tui.games.weimar.rules.packs_check import (
    count_problems,
    effect_problems,
    language_problems,
    reference_problems,
)
from weimar_tui.games.weimar.rules.packs_sources import PackError, Sources

__all__ = ["PackError", "check_pack", "load_components"]


def load_components(pack: Path | None = None) -> Components:
    """Everything in the box; a pack's entries take the place of ours.

    Raises `PackError` if anything is wrong.
    """
    return _load_default() if pack is None else _load(pack)


def check_pack(path: Path) -> list[str]:
    """All problems of a pack, a line each; an empty list if there is none."""
    _, problems = _read(Sources(path))
    return problems


@lru_cache(maxsize=1)
def _load_default() -> Components:
    return _load(None)


def _load(pack: Path | None) -> Components:
    sources = Sources(pack)
    if not sources.problems:
        known = packs_cache.cached(sources.content)
        if known is not None:
            return known
    components, problems = _read(sources)
    if components is None or problems:
        raise PackError(problems)
    packs_cache.keep(sources.content, components)
    return components


def _read(sources: Sources) -> tuple[Components | None, list[str]]:
    documents = sources.documents()
    if sources.problems:
        return None, sources.problems
    if not sources.pack:
        sources.problems += language_problems(documents)
    builder = Builder(documents)
    components = builder.build(sources.scenarios)
    problems = sources.problems + builder.problems
    if components is None or problems:
        return components, problems
    problems += count_problems(components)
    problems += reference_problems(components)
    problems += effect_problems(components, builder.effects)
    return components, problems
