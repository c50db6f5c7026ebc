"""Reads positions and events of *Wir sind das Volk!*."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decade as _decade, events as _events
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.unrest import MARKERS_WAIT, settle_markers
from weimar_tui.kernel.codec import Codec

# Importing these rooms is what makes their Steps and Events known below.
ROOMS = (_events, _decade)
CODEC = Codec(VolkPosition, "weimar_tui.games.wir_sind_das_volk.rules")


def decode_position(data: bytes) -> VolkPosition:
    """A position from JSON; where somebody has edited unrest, the markers follow.

    Raises KernelError when it is none.
    """
    position = CODEC.position(data)
    if position.phase != MARKERS_WAIT:
        settle_markers(position)
    return position
