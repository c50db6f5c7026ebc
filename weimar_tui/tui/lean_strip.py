"""Rows of the screen without Textual's caches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.segment import Segment
from textual.cache import FIFOCache
from textual.strip import Strip


class _NoCache(FIFOCache[Any, Any]):
    """Stores nothing, so that all strips can share it."""

    def set(self, key: Any, value: Any) -> None:
        pass

    __setitem__ = set


_NOTHING = _NoCache(0)


class LeanStrip(Strip):
    """A strip that keeps nothing of what is cut from it or made of it.

    Textual (8.2) gives every strip seven caches of its own, a kilobyte: more than the text and
    styles of most rows. The caches also keep all pieces: a row that stays the same for an hour
    would collect many. Panes keep their rows themselves.
    """

    def __init__(self, segments: Iterable[Segment], cell_length: int | None = None) -> None:
        self._segments = list(segments)
        self._cell_length = cell_length
        self._divide_cache = self._crop_cache = self._style_cache = self._filter_cache = _NOTHING
        self._line_length_cache = self._crop_extend_cache = self._offsets_cache = _NOTHING
        self._render_cache = self._link_ids = self._cell_count = None

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        pieces, start = [], 0
        ends = [cut for cut in cuts if cut <= self.cell_length]
        for segments, end in zip(Segment.divide(self, ends), ends, strict=False):
            pieces.append(LeanStrip(segments, end - start))
            start = end
        return pieces
