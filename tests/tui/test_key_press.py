"""One key press: the functions it passes through, from the pane to the Step it answers.

`pytest -s tests/tui/test_key_press.py` prints them; docs/architecture.md quotes them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.tui.looking import until
from tests.tui.playing import begun_to_agenda
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.tui.choice_pane import ChoicePane

PROJECT = Path(__file__).parents[2] / "weimar_tui"
MOST = 7


def frames(innermost: Any) -> list[str]:
    """The project's functions on the stack, from the outermost to `innermost`."""
    frame, found = innermost, []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(PROJECT):
            place = f"{path.relative_to(PROJECT)}:{frame.f_lineno}"
            found.append(f"{place:40} {frame.f_code.co_qualname}")
        frame = frame.f_back
    return found[::-1]


class Trace:
    """Records the stack when a list reports a choice, and when a Step receives it."""

    def __init__(self) -> None:
        self.widget: list[str] = []
        self.step: list[str] = []

    def __call__(self, frame: Any, event: str, argument: Any) -> None:
        if event != "call":
            return
        name = frame.f_code.co_name
        if name == "chosen" and not self.step:
            self.step = frames(frame)
        elif name == "action_take" and isinstance(frame.f_locals.get("self"), ChoicePane):
            self.widget = [line for line in frames(frame) if "choice_pane" in line]

    def __enter__(self) -> Trace:
        sys.setprofile(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


async def traced(pilot: Any, table: GameHandle, *keys: str) -> Trace:
    """Press keys, the last of which makes a pick."""
    before = table.session.history.end
    await pilot.press(*keys[:-1])
    with Trace() as trace:
        await pilot.press(keys[-1])
        await until(pilot, lambda: table.session.history.end > before)
    print("", *trace.widget, "  (message)", *trace.step, sep="\n")
    return trace


async def test_a_key_reaches_its_step_in_seven_frames(make_app: Any, at_question: Any) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        app.open_save(at_question("place-base"))
        await pilot.pause()
        trace = await traced(pilot, app.table_now(), "enter")
    assert trace.widget and trace.step
    assert len(trace.widget) + len(trace.step) <= MOST
    for layer, line in zip(
        ("screens/game.py", "game_handle.py", "session.py", "runner.py", "rules/"),
        [line for line in trace.step if "_make" not in line],
        strict=True,
    ):
        assert layer in line


@pytest.mark.parametrize("where", ["map", "dialog"])
async def test_other_ways_to_answer_call_the_step_from_no_deeper_stack(
    make_app: Any, make_table: Any, at_question: Any, where: str
) -> None:
    app = make_app()
    async with app.run_test(size=(160, 48)) as pilot:
        if where == "map":
            app.open_save(at_question("place-base"))
            await pilot.pause()
            trace = await traced(pilot, app.table_now(), "f2", "enter")
        else:
            table = await begun_to_agenda(app, pilot, make_table())
            trace = await traced(pilot, table, "enter")
    assert trace.step
    assert len(trace.step) <= MOST
