"""Reads positions and events of Weimar."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import events as _events, setup as _setup
from weimar_tui.games.weimar.rules.effects import complete as _complete
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.kernel.codec import Codec

# Importing these rooms is what makes their Steps, Events and effects known below.
ROOMS = (_events, _setup, _complete)
CODEC = Codec(WeimarPosition, "weimar_tui.games.weimar.rules")
