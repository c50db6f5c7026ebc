"""An app that plays Junta, and tables with bots whose games repeat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.junta.table import game
from tests.tui.conftest import first_bot
from weimar_tui.table.local_table import LocalTable
from weimar_tui.tui.app import WeimarApp


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[Any]:
    """Makes an app that saves into a folder of its own."""

    def make(lang: str = "en", **options: Any) -> WeimarApp:
        app = WeimarApp(lang=lang, motion=False, saves=tmp_path, seed="7", **options)
        app.add_game(game())
        return app

    yield make


@pytest.fixture
def make_table(tmp_path: Path) -> Any:
    """Makes a table of so many families, some of them people."""

    def make(
        humans: tuple[str, ...] = ("bravo",), seed: str = "7", seats: int = 5, **options: Any
    ) -> LocalTable:
        options = {"seats": seats, **options}
        players = {
            seat: "human" if seat in humans else "first"
            for seat in game().seats("main", {"seats": seats})
        }
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.weimar"
        return LocalTable.new(
            game(), "main", players, seed, path=path, bots=first_bot, options=options
        )

    return make
