"""Reads positions and events of Junta."""

from __future__ import annotations

from weimar_tui.games.junta.rules import events as _events, setup as _setup
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.kernel.codec import Codec

# Importing these rooms is what makes their Steps and Events known below.
ROOMS = (_events, _setup)
CODEC = Codec(JuntaPosition, "weimar_tui.games.junta.rules")
