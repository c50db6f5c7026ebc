"""From the files of a game to its checked components, or to everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from weimar_tui.data_files import add_data, is_in_the_box
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.component import Component
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import PackError, told
from weimar_tui.packs.reader import Notations, Reader
from weimar_tui.packs.sources import Sources
from weimar_tui.packs.texts import language_problems

Box = TypeVar("Box", bound=Component)


class Loader(Generic[Box]):
    """Loads one game's components: read, checked, named by their digest, kept for the next start.

    `kind`: the Struct of everything in the box, with a field `digest`. `files`: the names of the
    component files. `build`: makes the box, or nothing if a part is missing; the digest is filled
    in here. `checks`: what does not fit together, a line each. `parsers`: what reads each notation.
    `code`: the game's files that decide how the data are read. `instead`: as in `Sources`.
    `only_read`: what no rule asks in a scenario, as in `playing_digest`. `data`: where a game of
    another package keeps its `rules`, `scenarios` and `saves`.
    """

    def __init__(
        self,
        game: str,
        kind: type[Box],
        files: Collection[str],
        build: Callable[[Reader], Box | None],
        checks: Callable[[Box, Notations], Iterable[str]],
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
        self._ours: Box | None = None

    def load(self, pack: Path | None = None) -> Box:
        """Everything in the box; a pack's entries take the place of ours.

        Ours are read once. Raises PackError if anything is wrong.
        """
        if pack is not None:
            return self.read(pack)
        if self._ours is None:
            self._ours = self.read()
        return self._ours

    def check(self, pack: Path | None = None) -> list[str]:
        """All problems of a pack, or of our own files, a line each."""
        return told(self._read(self.sources(pack))[1])

    def sources(self, pack: Path | None = None) -> Sources:
        """The texts of our files and of the pack's."""
        return Sources(self._game, self._files, pack, instead=self._instead)

    def read(self, pack: Path | None = None) -> Box:
        """The same as `load`, always from the files as they are now."""
        sources = self.sources(pack)
        if not sources.problems:
            known = self.cache.find(sources.content)
            if known is not None:
                return known
        box, problems = self._read(sources)
        if box is None or problems:
            raise PackError(problems)
        self.cache.keep(sources.content, box)
        return box

    def _read(self, sources: Sources) -> tuple[Box | None, list[str]]:
        documents = sources.documents()
        if sources.problems:
            return None, sources.problems
        reader = Reader(documents, self._parsers)
        if not sources.pack and is_in_the_box(self._game):
            reader.problems += language_problems(documents)
        box = self._build(reader)
        if box is None or reader.problems:
            return None, reader.problems
        digest = playing_digest(box, sources.scenarios, self._only_read)
        return msgspec.structs.replace(box, digest=digest), list(
            self._checks(box, reader.notations)
        )
