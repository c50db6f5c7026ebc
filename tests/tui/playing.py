"""Helpers that play at the game screen."""

from __future__ import annotations

from typing import Any

from weimar_tui.table.local_table import LocalTable


async def to_agenda(pilot: Any, table: LocalTable) -> None:
    """Answer by Enter until somebody here chooses an agenda."""
    for _ in range(60):
        await pilot.pause()
        asked = table.human_decisions()
        if asked and asked[0].kind == "agenda":
            await pilot.pause()
            return
        await pilot.press("enter")
    raise AssertionError("no agenda was asked for")


def picked(table: LocalTable) -> list[str]:
    return [pick.option for pick in table.session.history.picks if pick.seat == "spd"]
