"""A player who types prepared lines, and the output."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.plain.app import PlainApp, StartOptions
from weimar_tui.plain.console import Console, Over, run_now


class Player:
    """Types the lines in turn, then `then` until the game is over; without it the input ends."""

    def __init__(self, *lines: str, then: str | None = None, **options: Any) -> None:
        self.lines = list(lines)
        self.then = then
        self.said = ""
        self.console = Console(self._read, self._heard, echo=True, **options)

    async def _read(self) -> str:
        if self.lines:
            return self.lines.pop(0)
        if self.then is None or "The game is over." in self.said:
            raise Over
        return self.then

    def _heard(self, text: str) -> None:
        self.said += text

    def answers(self) -> list[str]:
        """The output between the lines typed, starting with the beginning."""
        return self.said.split("\n> ")

    def after(self, line: str, number: int = 1) -> str:
        """The output after a line was typed for the nth time."""
        parts = [part for part in self.answers() if part.partition("\n")[0] == line]
        return parts[number - 1].partition("\n")[2]


Run = Callable[..., int]


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the program for a player, with saves in the test's folder."""

    def run(player: Player, game: str = "duel", lang: str = "en", **more: Any) -> int:
        starting = {name: more.pop(name) for name in ("open_file", "learn") if name in more}
        start_options = StartOptions(lang=lang, game=game, seed="7", saves=tmp_path, **more)
        return run_now(PlainApp(player.console, start_options).run(**starting))

    return run
