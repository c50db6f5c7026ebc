"""Decode positions and events from JSON, for every game."""

from __future__ import annotations

import re
from typing import Any, Generic, Union

import msgspec

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.kernel.printing import printable
from weimar_tui.kernel.step import Step


class Codec(Generic[P]):
    """Reads one game's positions and events.

    `package` holds the game's Steps and Events; all its modules must have been imported. Codecs are
    created at import, because msgspec's lazy setup is not safe when two threads trigger it.
    """

    def __init__(self, position: type[P], package: str) -> None:
        self.step_kinds = _kinds(Step, package)
        self.event_kinds = _kinds(Event, package)
        any_step: Any = Union[self.step_kinds]  # noqa: UP007
        any_event: Any = Union[self.event_kinds]  # noqa: UP007
        stack = msgspec.defstruct("Stack", [("steps", list[any_step], [])])
        self._position = msgspec.json.Decoder(position)
        self._stack: msgspec.json.Decoder[Any] = msgspec.json.Decoder(stack)
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(any_event)

    def position(self, data: bytes) -> P:
        """Decode a position with its Steps. Raises KernelError for anything else."""
        try:
            position: P = self._position.decode(data)
            position.steps = self._stack.decode(data).steps
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise not_a_position(str(error)) from error
        return position

    def event(self, data: bytes) -> Event:
        """Decode an event. Raises msgspec.MsgspecError for anything else."""
        return self._event.decode(data)


def not_a_position(why: str) -> KernelError:
    """The error for data that is not a position of a game."""
    return KernelError("position-unreadable", detail=printable(why, 200))


def _kinds(base: type, package: str) -> tuple[type, ...]:
    """Concrete subclasses of `base` in a package."""
    kinds: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if kind.__subclasses__():
            kinds += _kinds(kind, package)
        elif kind.__module__.startswith(f"{package}."):
            kinds.append(kind)
    return tuple(kinds)


DEEPEST = 64
"""Limit for nested lists and objects; a position has fewer than 20."""

DIGITS = 18
"""Limit for the digits of a number; no count or bound has as many."""

LONGEST_LINE = 1024 * 1024
"""Limit in bytes for a line of a save or a message; the longest position has 20,000."""

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?')
_NOT_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_LONG_NUMBER = re.compile(rb"[-+.0-9eE]{%d}" % (DIGITS + 1))


def check_json(data: bytes) -> None:
    """Raises ValueError for JSON text that is too long, too deep or has too long a number.

    Does not check that it is valid JSON. Data nested deeper than `DEEPEST` could be decoded, but
    not copied, compared or written again; numbers with more than `DIGITS` digits overflow.


    >>> check_json(b'[' * 64 + b']' * 64), check_json(b'["' + b'[' * 100 + b'9' * 100 + b'"]')
    (None, None)
    """
    if len(data) > LONGEST_LINE:
        raise ValueError(f"it has more than {LONGEST_LINE // 1024} KiB")
    deep = data.count(b"[") + data.count(b"{") > DEEPEST
    if not deep and not _LONG_NUMBER.search(data):
        return
    bare = _STRING.sub(b"", data)
    if _LONG_NUMBER.search(bare):
        raise ValueError(f"it holds a number of more than {DIGITS} digits")
    if deep:
        _check_depth(bare)


def _check_depth(bare: bytes) -> None:
    depth = 0
    for bracket in bare.translate(None, _NOT_BRACKETS):
        if bracket in b"[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it holds more than {DEEPEST} lists inside one another")
        else:
            depth -= 1
