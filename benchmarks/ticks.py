"""How many tables the server looks at twice a second, with 10, 1,000 and 10,000 slow games.

    python -m benchmarks.ticks

Nobody is at any table. Prints the looks in the first tick, in each of the next 200, and in the tick
after one table has changed.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.server.test_due import Time, slow_games

_TICKS = 200


async def measure(number: int) -> None:
    """Print the counts for this many tables."""
    now = Time()
    with tempfile.TemporaryDirectory() as folder:
        server = slow_games(Path(folder), number, now)
        first, later = server.look_at_due(now.at), 0
        for _ in range(_TICKS):
            now.at += 0.5
            later += server.look_at_due(now.at)
        next(iter(server.lobby.tables.values())).audience.send_status()
        changed = server.look_at_due(now.at)
        server.host.disk.close()
    print(
        f"{number:6} tables: {first} looks first, {later / _TICKS} per tick, {changed} for a change"
    )


async def main() -> None:
    """Measure all sizes."""
    for number in (10, 1000, 10_000):
        await measure(number)


if __name__ == "__main__":
    asyncio.run(main())
