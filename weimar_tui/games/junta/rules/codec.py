"""Positions and events back from JSON: the list of every kind of Step and Event there is."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from weimar_tui.games.junta.rules import events as _events, setup as _setup
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.step import Step

# Importing these rooms is what makes their Steps and Events known below.
ROOMS = (_events, _setup)
_HERE = "weimar_tui.games.junta"


def _kinds(base: type) -> list[type]:
    """The tagged subclasses of this game, without bases that are only there to be inherited."""
    found: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if kind.__module__.startswith(_HERE):
            found.append(kind)
        found += _kinds(kind)
    return [kind for kind in found if not kind.__subclasses__()]


STEP_KINDS = tuple(_kinds(Step))
EVENT_KINDS = tuple(_kinds(Event))
_any_step: Any = Union[STEP_KINDS]  # noqa: UP007
_any_event: Any = Union[EVENT_KINDS]  # noqa: UP007
_event = msgspec.json.Decoder(_any_event)
_position = msgspec.json.Decoder(JuntaPosition)


class _Steps(msgspec.Struct):
    steps: list[_any_step] = []


# Made once, here: what msgspec makes when it is first needed must not be needed by two threads.
_steps = msgspec.json.Decoder(_Steps)


def decode_position(data: bytes) -> JuntaPosition:
    """A position from JSON. Raises msgspec.MsgspecError when it is none."""
    position = _position.decode(data)
    position.steps = _steps.decode(data).steps
    return position


def decode_event(data: bytes) -> Event:
    """An event from JSON. Raises msgspec.MsgspecError when it is none."""
    event: Event = _event.decode(data)
    return event
