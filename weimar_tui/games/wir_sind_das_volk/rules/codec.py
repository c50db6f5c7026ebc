"""Reads positions and events of *Wir sind das Volk!*."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules import decade as _decade, events as _events
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.kernel.codec import Codec

# Importing these rooms is what makes their Steps and Events known below.
ROOMS = (_events, _decade)
CODEC = Codec(VolkPosition, "weimar_tui.games.wir_sind_das_volk.rules")
