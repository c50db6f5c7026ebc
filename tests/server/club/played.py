"""Duels played as fast as possible, with their index kept, until this process is killed.

`python -m tests.server.club.played FOLDER DATABASE`; it prints a line for each answer.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.hosted import Hosted, answer
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import GameIndex
from weimar_tui.server.club.store.database import open_database


async def play(folder: Path, setting: str) -> None:
    hosted = Hosted(folder)
    hosted.host.limits.tables = hosted.host.limits.tables_each = 10_000
    hosted.lobby.maker._made = Endless()  # type: ignore[assignment]
    index = GameIndex(Club(open_database(setting, folder), hosted.host.disk), hosted.host)
    lobby = hosted.lobby
    while True:
        table, _, _ = await hosted.duel()
        while table.asked:
            await answer(table, table.asked[0].seat)
            index.follow(lobby.tables, lobby.finished)
            await table.write_if_changed()
            print("answered", flush=True)
        for connection in list(table.audience.connections):
            table.leave(connection)
        await asyncio.sleep(0.01)
        if index.follow(lobby.tables, lobby.finished):
            lobby.put_away()


class Endless:
    """As many tables an hour as are wanted."""

    def take(self, key: str, now: float) -> bool:
        return True


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
