"""Rows without Textual's caches look like Textual's."""

from __future__ import annotations

import gc

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.cache import FIFOCache
from textual.strip import Strip

from weimar_tui.tui.lean_strip import LeanStrip

TEXTS = [
    Segment("Die Wahl ", Style(bold=True)),
    Segment("國會選舉", Style(color="red")),
    Segment("!"),
]


def caches() -> int:
    return sum(isinstance(thing, FIFOCache) for thing in gc.get_objects())


def test_it_has_everything_that_a_strip_has() -> None:
    strip = LeanStrip(TEXTS)
    assert not [name for name in Strip.__slots__ if not hasattr(strip, name)]


@pytest.mark.parametrize("start", range(20))
def test_cut_rows_look_the_same(start: int) -> None:
    lean, strip = LeanStrip(TEXTS), Strip(TEXTS)
    for end in (start + 1, start + 5, 40):
        assert lean.crop(start, end) == strip.crop(start, end)
    for cuts in ([start], [start, 18], [2, start + 2, 40]):
        assert list(lean.divide(cuts)) == list(strip.divide(cuts))
    assert lean.apply_style(Style(dim=True)) == strip.apply_style(Style(dim=True))


def test_it_makes_no_caches_and_keeps_nothing() -> None:
    before = caches()
    strips = [LeanStrip(TEXTS) for _ in range(50)]
    pieces = [strip.divide([3, 9, 18]) for strip in strips]
    assert caches() == before
    one, again = pieces[0][0], strips[0].divide([3, 9, 18])[0]
    assert one == again and one is not again
