"""Finished games in a host's folder, copied from a recorded one."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from weimar_tui.server.record import OVER, SeatRecord, TableRecord, record_text, write_record

SAVE = Path(__file__).resolve().parents[3] / "saves" / "overthrow-cities.weimar"


def archive(folder: Path, id: str, title: str, ended: float, **more: Any) -> None:
    """Put a finished game of Otto (SPD) and Rosa (KPD) with two bots in a host's folder."""
    record = TableRecord(
        id=id,
        title=title,
        game="weimar",
        scenario="main",
        owner="Otto",
        seats={
            "spd": SeatRecord(player="Otto"),
            "kpd": SeatRecord(player="Rosa"),
            "z": SeatRecord(bot="steady"),
            "dnvp": SeatRecord(bot="steady"),
        },
        state=OVER,
        ending="overthrow-cities",
        created="2026-03-01T12:00:00",
        ended=ended,
        active=ended,
        **more,
    )
    table = folder / "tables" / id
    table.mkdir(parents=True, mode=0o700)
    write_record(table, record_text(record))
    shutil.copy(SAVE, table / "game.weimar")
