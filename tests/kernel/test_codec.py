"""Decoding positions and events of any game."""

from __future__ import annotations

import msgspec
import pytest

from weimar_tui.kernel.codec import Codec
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step


class PositionRead(Position):
    pass


class StepRead(Step[Runner[PositionRead]], frozen=True):
    """Only a base class."""


class March(StepRead, frozen=True, tag="march"):
    left: int = 0


class Marched(Event, frozen=True, tag="marched"):
    left: int


CODEC = Codec(PositionRead, __name__.rpartition(".")[0])


def test_steps_come_back_as_the_kinds_they_are() -> None:
    position = PositionRead(steps=[March(left=2)])
    assert CODEC.position(msgspec.json.encode(position)).steps == [March(left=2)]
    assert StepRead not in CODEC.step_kinds and March in CODEC.step_kinds
    assert all(kind.__module__.startswith("tests.kernel.") for kind in CODEC.step_kinds)


def test_events_come_back() -> None:
    assert CODEC.event(msgspec.json.encode(Marched(left=1))) == Marched(left=1)


@pytest.mark.parametrize("data", [b"", b"[1]", b'{"steps":[{"step":"unknown"}]}', b'"\xff"'])
def test_what_is_no_position_is_refused_in_a_line(data: bytes) -> None:
    with pytest.raises(KernelError, match="position-unreadable") as refused:
        CODEC.position(data)
    assert refused.value.id == "position-unreadable"
