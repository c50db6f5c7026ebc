"""Load a game's files into checked components, or report everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from weimar_tui.data_files import add_data, is_in_the_box
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.component import Component
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import PackError, printable_lines
from weimar_tui.packs.reader import Notations, Reader
from weimar_tui.packs.sources import PackSources
from weimar_tui.packs.texts import language_problems

ComponentsT = TypeVar("ComponentsT", bound=Component)


class Loader(Generic[ComponentsT]):
    """Loads one game's components: reads, checks, adds the digest, caches.

    `kind`: the Struct of everything in the box, with a field `digest`. `files`: the names of
    the component files. `build`: makes the components, or None if a part is missing; the digest
    is filled in here. `checks`: inconsistencies, a line each. `parsers`: the parser of each
    notation. `code`: the game's files that decide how the data are read. `instead`: as in
    `PackSources`. `only_read`: scenario fields that no rule uses, as in `playing_digest`.
    `data`: the folder with `rules`, `scenarios` and `saves` of a game from another package.
    """

    def __init__(
        self,
        game: str,
        kind: type[ComponentsT],
        files: Collection[str],
        build: Callable[[Reader], ComponentsT | None],
        checks: Callable[[ComponentsT, Notations], Iterable[str]],
        *,
        parsers: Mapping[str, Callable[[str], object]],
        code: Iterable[Path],
        instead: Mapping[str, str] | None = None,
        only_read: Collection[str] = ("name",),
        data: Path | None = None,
    ) -> None:
        if data is not None:
            add_data(game, data)
        self.cache = Cache(game, kind, code)
        self._game = game
        self._files = files
        self._build = build
        self._checks = checks
        self._parsers = parsers
        self._instead = instead
        self._only_read = only_read
        self._ours: ComponentsT | None = None

    def load(self, pack: Path | None = None) -> ComponentsT:
        """Everything in the box, with a pack's entries in place of ours.

        Ours are read once. Raises PackError if anything is wrong.
        """
        if pack is not None:
            return self.read(pack)
        if self._ours is None:
            self._ours = self.read()
        return self._ours

    def check(self, pack: Path | None = None) -> list[str]:
        """All problems of a pack, or of our own files, a line each."""
        return printable_lines(self._read(self.sources(pack))[1])

    def sources(self, pack: Path | None = None) -> PackSources:
        return PackSources(self._game, self._files, pack, instead=self._instead)

    def read(self, pack: Path | None = None) -> ComponentsT:
        """Like `load`, but always reads the current files."""
        sources = self.sources(pack)
        if not sources.problems:
            known = self.cache.find(sources.content)
            if known is not None:
                return known
        components, problems = self._read(sources)
        if components is None or problems:
            raise PackError(problems)
        self.cache.keep(sources.content, components)
        return components

    def _read(self, sources: PackSources) -> tuple[ComponentsT | None, list[str]]:
        documents = sources.documents()
        if sources.problems:
            return None, sources.problems
        reader = Reader(documents, self._parsers)
        if not sources.pack and is_in_the_box(self._game):
            reader.problems += language_problems(documents)
        components = self._build(reader)
        if components is None or reader.problems:
            return None, reader.problems
        digest = playing_digest(components, sources.scenarios, self._only_read)
        return msgspec.structs.replace(components, digest=digest), list(
            self._checks(components, reader.notations)
        )
