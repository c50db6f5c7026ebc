"""What should happen once, after a time, also happens if the process is interrupted meanwhile."""

from __future__ import annotations

import time

import pytest
from textual import _time
from textual.app import App

from weimar_tui.tui.once import once


class Interruptions:
    """Textual's clock. After `begin`, a second passes between the next two looks at it."""

    def __init__(self) -> None:
        self._lost = 0.0
        self._looks = 0

    def begin(self) -> None:
        self._looks = 2

    def now(self) -> float:
        self._looks -= 1
        if self._looks == 0:
            self._lost += 1.0
        return time.monotonic() + self._lost


@pytest.fixture
def interruptions(monkeypatch: pytest.MonkeyPatch) -> Interruptions:
    clock = Interruptions()
    monkeypatch.setattr(_time, "get_time", clock.now)
    return clock


async def test_it_is_called_once_unless_it_is_cancelled(interruptions: Interruptions) -> None:
    app: App[None] = App()
    called: list[str] = []
    async with app.run_test() as pilot:
        interruptions.begin()
        once(app, 0.01, lambda: called.append("once"))
        once(app, 0.01, lambda: called.append("never")).cancel()
        await pilot.pause(0.05)
    assert called == ["once"]
