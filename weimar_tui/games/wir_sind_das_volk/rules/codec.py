"""Positions and events back from JSON: the list of every kind of Step and Event there is."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from weimar_tui.games.wir_sind_das_volk.rules import decade as _decade, events as _events
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.unrest import MARKERS_WAIT, settle_markers
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.step import Step

# Importing these rooms is what makes their Steps and Events known below.
ROOMS = (_events, _decade)


def _kinds(base: type) -> list[type]:
    """Every kind that the rules of this game bring."""
    room = __name__.rpartition(".")[0]
    found: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if kind.__module__.startswith(room):
            found.append(kind)
        found += _kinds(kind)
    return found


STEP_KINDS = tuple(_kinds(Step))
EVENT_KINDS = tuple(_kinds(Event))
_any_step: Any = Union[STEP_KINDS]  # noqa: UP007
_any_event: Any = Union[EVENT_KINDS]  # noqa: UP007
_event = msgspec.json.Decoder(_any_event)
_position = msgspec.json.Decoder(VolkPosition)


class _Steps(msgspec.Struct):
    steps: list[_any_step] = []


# Made once, here: what msgspec makes when it is first needed must not be needed by two threads.
_steps = msgspec.json.Decoder(_Steps)


def decode_position(data: bytes) -> VolkPosition:
    """A position from JSON. Raises msgspec.MsgspecError when it is none.

    Where somebody has edited unrest, the markers follow.
    """
    position = _position.decode(data)
    position.steps = _steps.decode(data).steps
    if position.phase != MARKERS_WAIT:
        settle_markers(position)
    return position


def decode_event(data: bytes) -> Event:
    """An event from JSON. Raises msgspec.MsgspecError when it is none."""
    event: Event = _event.decode(data)
    return event
