"""Positions and events back from JSON: the list of every kind of Step and Event there is."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from weimar_tui.games.weimar.rules import events as _events, setup as _setup
from weimar_tui.games.weimar.rules.effects import complete as _complete
from weimar_tui.games.weimar.rules.play import WeimarStep
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.kernel.events import Event

# Importing these rooms is what makes their Steps, Events and effects known below.
ROOMS = (_events, _setup, _complete)


def _kinds(base: type, room: str) -> list[type]:
    found: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if kind.__module__.startswith(room):
            found.append(kind)
        found += _kinds(kind, room)
    return found


STEP_KINDS = tuple(_kinds(WeimarStep, "weimar_tui.games.weimar"))
EVENT_KINDS = tuple(_kinds(Event, "weimar_tui.games.weimar"))
_any_step: Any = Union[STEP_KINDS]  # noqa: UP007
_any_event: Any = Union[EVENT_KINDS]  # noqa: UP007
_event = msgspec.json.Decoder(_any_event)
_position = msgspec.json.Decoder(WeimarPosition)


class _Steps(msgspec.Struct):
    steps: list[_any_step] = []


# Made once, here: what msgspec makes when it is first needed must not be needed by two threads.
_steps = msgspec.json.Decoder(_Steps)


def decode_position(data: bytes) -> WeimarPosition:
    """A position from JSON. Raises msgspec.MsgspecError when it is none."""
    position = _position.decode(data)
    position.steps = _steps.decode(data).steps
    return position


def decode_event(data: bytes) -> Event:
    """An event from JSON. Raises msgspec.MsgspecError when it is none."""
    event: Event = _event.decode(data)
    return event
