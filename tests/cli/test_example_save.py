"""The recorded games that ship replay under the present rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from weimar_tui.kernel.journal import SUFFIX

SAVES = Path(__file__).parents[2] / "saves"


@pytest.mark.parametrize("save", sorted(SAVES.glob(f"*{SUFFIX}")), ids=lambda path: path.stem)
def test_a_shipped_game_replays_as_recorded(command: Command, save: Path) -> None:
    ran = command("replay", str(save), "--verify")
    assert ran.out.splitlines()[0].endswith("replayed as recorded, a finished game"), (
        f"{ran.out}\nIf rules or cards were changed on purpose: make saves"
    )


def test_there_is_an_example() -> None:
    assert (SAVES / "example.weimar").exists()
