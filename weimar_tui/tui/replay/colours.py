"""The colours that a picture of a game has outside the terminal: those of the usual theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from weimar_tui.registry import offer_of
from weimar_tui.tui.paints import PAINTS
from weimar_tui.tui.themes import PALETTES, SEATS

_THEME = "default"


def picture_colours(game: str, seats: Sequence[str]) -> Mapping[str, str]:
    """A colour for every seat, for `ground`, `band`, `text`, `muted` and `key`."""
    palette, kit = PALETTES[_THEME], offer_of(game).screen()
    styles = kit.styles(seats) if kit is not None else {}
    text, _, ground = palette["text"].partition(" on ")
    return {
        **{seat: palette[styles.get(seat, SEATS[n])] for n, seat in enumerate(seats)},
        "text": text,
        "ground": ground,
        "band": PAINTS[_THEME]["chart.band"],
        "muted": palette["muted"],
        "key": palette["key"],
    }
