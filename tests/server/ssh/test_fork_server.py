"""Clients are forked from a process with everything imported and without player data."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.serving import local_of, play_on, sit_down
from tests.server.ssh.hosting import (
    CLIENTS,
    Terminal,
    as_root,
    children_of,
    clients,
    connect,
    gone,
    hosting,
)
from tests.waiting import PATIENCE, until
from weimar_tui.child_process import python_command
from weimar_tui.cli import rehearsal
from weimar_tui.server.requests import Say
from weimar_tui.server.ssh.clients import Clients, Handles
from weimar_tui.server.ssh.fork_server import SIGNAL, message


def memory_of(pid: int) -> bytes:
    """All writable memory of a process."""
    found = []
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            place, rights = line.split()[:2]
            if "r" not in rights or "[v" in line:
                continue
            first, last = (int(end, 16) for end in place.split("-"))
            try:
                memory.seek(first)
                found.append(memory.read(last - first))
            except OSError:
                continue
    return b"".join(found)


def awakenings(pid: int) -> int:
    """How often a process has gone to sleep."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("\nvoluntary_ctxt_switches:")[1].split()[0])


@as_root
async def test_no_secret_of_one_client_is_in_the_memory_of_another(tmp_path: Path) -> None:
    whisper, typed = "the whisper 4711-" + "X1", "typed 0815-" + "Y2"
    async with hosting(tmp_path, names=("Otto", "Rosa", "Harry")) as host:
        id, players = await sit_down(tmp_path)
        table = host.server.lobby.tables[id]
        rosa = await Terminal.come(host.port, "Rosa", size=(100, 30))
        await rosa.shows("you are Rosa")
        rosa.press("1", "\r")
        await rosa.shows("F3 Parliament")
        players["spd"].send(Say(table=id, text=whisper, to="kpd", person="Rosa"))
        await rosa.shows(whisper)
        rosa.press("t")
        await rosa.shows("Enter send")
        rosa.press(*typed)
        await rosa.shows(typed)
        # two cards can be adjacent in a card list by chance; five cannot
        while len(local_of(table).session.position.hands["kpd"]) < 5:
            await play_on(players, 1, random.Random(1))
        (first,) = clients()
        harry = await Terminal.come(host.port, "Harry", size=(100, 30))
        await harry.shows("you are Harry")
        harry.press("1", "\r")
        await harry.shows("F3 Parliament")
        (second,) = set(clients()) - {first}
        hand = [card.encode() for card in local_of(table).session.position.hands["kpd"]]
        mine = memory_of(first)
        assert whisper.encode() in mine and typed.encode() in mine
        for pid in (second, CLIENTS.pid):
            found = memory_of(pid)
            assert len(found) > 10_000_000
            assert whisper.encode() not in found and typed.encode() not in found
            assert b"--name=Rosa" not in found
            # every client's rules contain card ids, but not the hand as the server sends it
            assert b'"' + b'","'.join(hand) + b'"' not in found
        assert b"Harry" not in memory_of(CLIENTS.pid)
        await rosa.close()
        await harry.close()
        await gone()


@as_root
async def test_a_client_has_nothing_open_but_its_terminal_and_the_table_server(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path) as host:
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        (pid,) = clients()
        kinds = sorted(
            str(path.readlink()).split(":")[0] for path in Path(f"/proc/{pid}/fd").iterdir()
        )
        terminal = next(kind for kind in kinds if kind.startswith("/dev/pts/"))
        assert [kind for kind in kinds if kind == terminal] == [terminal] * 3
        others = [kind for kind in kinds if kind != terminal]
        assert set(others) <= {"socket", "pipe", "anon_inode", "/dev/tty"}, kinds
        assert others.count("socket") <= 3  # the server's, and a pair of the event loop's
        assert os.getsid(pid) == pid
        await rosa.close()
        await gone()


@as_root
async def test_a_client_without_anything_to_do_sleeps(tmp_path: Path) -> None:
    """Hundreds that looked ten times a second for a key took a quarter of a host's processors."""
    async with hosting(tmp_path) as host:
        await sit_down(tmp_path)
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        rosa.press("1", "\r")
        await rosa.shows("F3 Parliament")
        (pid,) = clients()
        assert len(list(Path(f"/proc/{pid}/task").iterdir())) == 1
        calm, before = 0, awakenings(pid)
        for _ in range(30):
            await asyncio.sleep(1)
            now = awakenings(pid)
            calm = calm + 1 if now == before else 0
            before = now
            if calm == 3:
                break
        assert calm == 3
        await rosa.close()
        await gone()


async def test_a_lost_fork_server_ends_its_clients_with_a_line_and_comes_again(
    tmp_path: Path,
) -> None:
    own = Clients(preload="tests.server.ssh.strange_clients:nothing")
    async with hosting(tmp_path, clients=own) as host:
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        (pid,) = children_of(own.pid)
        before = own.pid
        os.kill(before, signal.SIGKILL)
        await rosa.says("Your session was ended; your game is saved")
        assert not Path(f"/proc/{before}").exists()
        await until(lambda: not Path(f"/proc/{pid}").exists())
        again = await Terminal.come(host.port, "Rosa")
        await again.shows("you are Rosa")
        assert own.pid != before
        await again.close()


async def test_whoever_logs_in_is_told_when_the_fork_server_does_not_answer(tmp_path: Path) -> None:
    own = Clients(preload="tests.server.ssh.strange_clients:nothing")
    async with hosting(tmp_path, clients=own) as host:
        first = await Terminal.come(host.port, "Rosa")
        await first.shows("you are Rosa")
        os.kill(own.pid, signal.SIGSTOP)
        patience, own.patience = own.patience, 0.2
        second = await Terminal.come(host.port, "Rosa")
        await second.says("The server is full at the moment")
        own.patience = patience
        os.kill(own.pid, signal.SIGCONT)
        third = await Terminal.come(host.port, "Rosa")
        await third.shows("you are Rosa")
        await until(lambda: len(children_of(own.pid)) == 2)
        first.press("?")
        await first.shows("Enter close")
        await first.close()
        await third.close()


async def test_clients_end_when_whoever_asked_for_them_is_gone(tmp_path: Path) -> None:
    """If the host process is killed, the fork server notices and ends its clients."""
    script = (
        "import asyncio, os, sys; sys.path.insert(0, sys.argv[1])\n"
        "from weimar_tui.server.ssh.clients import Clients, Handles\n"
        "async def main():\n"
        "    clients = Clients(client='tests.server.ssh.strange_clients:environment', preload='')\n"
        "    _, slave = os.openpty(); _, log = os.pipe()\n"
        "    client = await clients.start(Handles(slave, log, log), {'TERM': 'xterm'}, [])\n"
        "    print(clients.pid, client.pid, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    root = str(Path(__file__).resolve().parents[3])
    process = subprocess.Popen([sys.executable, "-c", script, root], stdout=subprocess.PIPE)
    assert process.stdout is not None
    pids = [int(word) for word in (await asyncio.to_thread(process.stdout.readline)).split()]
    assert len(pids) == 2
    process.kill()
    process.wait()
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))


def descriptors(pid: int) -> int:
    """The number of descriptors of a process; only root can count other users'."""
    mine = pid == os.getpid() or os.geteuid() == 0
    return len(list(Path(f"/proc/{pid}/fd").iterdir())) if mine else 0


async def test_players_are_told_that_the_server_is_still_starting(tmp_path: Path) -> None:
    strange = "tests.server.ssh.strange_clients"
    slow = Clients(client=f"{strange}:environment", preload=f"{strange}:slow_preload")
    async with hosting(tmp_path, clients=slow) as host:
        first = await Terminal.come(host.port, "Rosa", env={"LANG": "de_DE.UTF-8"})
        await first.says("Einen Moment: Das Spiel startet noch.")
        await first.says("|end")
        second = await Terminal.come(host.port, "Otto")
        await second.says("|end")
        assert b"starting" not in second.raw
        await first.close()
        await second.close()


async def test_a_pipe_is_told_so_without_control_codes(tmp_path: Path) -> None:
    strange = "tests.server.ssh.strange_clients"
    slow = Clients(client=f"{strange}:environment", preload=f"{strange}:slow_preload")
    async with hosting(tmp_path, clients=slow) as host, await connect(host.port) as conn:
        result = await conn.run(input="\n", env={"LANG": "de_DE.UTF-8"})
        said = str(result.stdout)
        assert said.startswith("Einen Moment: Das Spiel startet noch.\n") and "\r" not in said


async def test_many_clients_at_once_and_their_statuses() -> None:
    own = Clients(client="tests.server.ssh.strange_clients:leaving", preload="")
    assert own.pid == 0
    own.open()
    try:
        master, slave = os.openpty()
        reading, log = os.pipe()
        first = await own.start(Handles(slave, log, log), {"TERM": "xterm"}, [])
        assert await first.wait() == 1, "it ended with a word"
        before = descriptors(os.getpid()), descriptors(own.pid)
        started = await asyncio.gather(
            *(own.start(Handles(slave, log, log), {"TERM": "xterm"}, ["x"] * 50) for _ in range(20))
        )
        assert len({client.pid for client in started}) == 20
        assert await asyncio.gather(*(client.wait() for client in started)) == [7] * 20
        started[0].signal(signal.SIGKILL)  # to one that has ended: reaches no process
        last = await own.start(Handles(slave, log, log), {"TERM": "xterm"}, ["x"])
        assert await last.wait() == 7
        ours, theirs = before  # fewer are fine: what earlier tests left can be collected here
        await until(lambda: descriptors(os.getpid()) <= ours and descriptors(own.pid) <= theirs)
        for handle in (master, slave, reading, log):
            os.close(handle)
    finally:
        await own.close()


async def shown(master: int, end: str) -> str:
    """The output of a client up to a text."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        while end.encode() not in heard:
            heard += await asyncio.to_thread(os.read, master, 4096)
    return heard.decode()


async def test_a_signal_reaches_its_client_only() -> None:
    own = Clients(client="tests.server.ssh.strange_clients:environment", preload="")
    try:
        master, slave = os.openpty()
        _, log = os.pipe()
        clients = []
        for _ in range(3):
            clients.append(await own.start(Handles(slave, log, log), {"TERM": "xterm"}, []))
            await shown(master, "|end")
        first, second, third = clients
        server = own.pid
        for number in (signal.SIGINT, signal.SIGHUP):
            os.kill(server, number)  # nothing that ends it
        first.signal(signal.SIGKILL)
        assert await first.wait() == -signal.SIGKILL
        assert not first.running and second.running and Path(f"/proc/{second.pid}").exists()
        second.signal(signal.SIGINT)  # Ctrl+C is a key
        second.signal(signal.SIGHUP)
        assert await second.wait() == -signal.SIGHUP
        assert own.pid == server == os.getsid(server)
    finally:
        await own.close()
    assert await third.wait() == -signal.SIGHUP
    await until(lambda: not Path(f"/proc/{third.pid}").exists())
    with pytest.raises(BrokenPipeError):
        own.send(message(SIGNAL, 1))


async def test_a_client_finds_its_terminal_its_words_and_nothing_of_others() -> None:
    strange = "tests.server.ssh.strange_clients"
    own = Clients(client=f"{strange}:finding", preload=f"{strange}:crowd")
    try:
        master, slave = os.openpty()
        _, log = os.pipe()
        connection, _other = socket.socketpair()
        handles = Handles(slave, log, connection.fileno())
        client = await own.start(handles, {"TERM": "xterm", "NO_COLOR": "1"}, ["--name=Rosa"])
        said = await shown(master, "an error")
        os.write(master, b"goodbye\n")
        said += await shown(master, "GOODBYE")
        assert said.replace("\r\n", "|").split("|") == [
            "--name=Rosa",
            "TERM",
            "NO_COLOR",
            "nothing-else-open=True",
            "own-terminal=True",
            "frozen=True",
            "garbage=False",
            "dumpable=0",
            "an error",
            "goodbye",
            "GOODBYE",
        ]
        assert await client.wait() == 3
    finally:
        await own.close()


async def test_a_client_that_fails_says_so_in_its_log() -> None:
    own = Clients(client="tests.server.ssh.strange_clients:raising", preload="")
    try:
        _, slave = os.openpty()
        reading, log = os.pipe()
        client = await own.start(Handles(slave, log, log), {}, [])
        assert await client.wait() == 70
        assert b"RuntimeError: nothing works" in os.read(reading, 65536)
    finally:
        await own.close()


@pytest.mark.parametrize("number", [errno.EAGAIN, None])
async def test_where_nothing_can_be_forked_it_is_said_why(number: int | None) -> None:
    strange = "tests.server.ssh.strange_clients"
    why = [] if number is None else [str(number)]
    own = Clients(why, client=f"{strange}:leaving", preload=f"{strange}:no_more_processes")
    try:
        _, slave = os.openpty()
        for _ in range(2):
            with pytest.raises(OSError) as told:
                await own.start(Handles(slave, slave, slave), {}, [])
            assert told.value.errno == (number or 0)
    finally:
        await own.close()


async def test_a_fork_server_that_can_open_nothing_more_says_so() -> None:
    own = Clients(client="tests.server.ssh.strange_clients:leaving", preload="")
    try:
        own.open()
        _, slave = os.openpty()
        handles = Handles(slave, slave, slave)
        _, most = resource.prlimit(own.pid, resource.RLIMIT_NOFILE)
        assert await (await own.start(handles, {}, ["x"])).wait() == 7
        resource.prlimit(own.pid, resource.RLIMIT_NOFILE, (5, most))
        with pytest.raises(OSError) as told:
            await own.start(handles, {}, ["x"])
        assert told.value.errno == errno.EMFILE
        resource.prlimit(own.pid, resource.RLIMIT_NOFILE, (most, most))
        assert await (await own.start(handles, {}, ["x"])).wait() == 7
    finally:
        await own.close()


async def test_a_fork_server_that_hears_nothing_holds_nobody_up() -> None:
    own = Clients(client="tests.server.ssh.strange_clients:leaving", preload="")
    own.open()
    server = own.pid
    os.kill(server, signal.SIGSTOP)
    with pytest.raises(BlockingIOError):
        for number in range(100_000):
            own.send(message(SIGNAL, number))
    await own.close()
    assert not Path(f"/proc/{server}").exists()


def test_the_rehearsal_leaves_no_thread_and_no_file_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Forking a process with threads would copy their locks, held for ever."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    before = threading.active_count()
    rehearsal.preload([])
    assert threading.active_count() == before
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().err == ""


_REHEARSED = """
from textual._styles_cache import StylesCache
from weimar_tui.cli import rehearsal
rehearsal.can_make_immortal = lambda: True  # the words are learned only where they stay shared
rehearsal.preload([])
pages = [f"weimar_tui.tui.{page}" for page in ("help", "screens.codex", "screens.settings", "app")]
panes = ["weimar_tui.games.junta.view.dialogs", "textual.scrollbar"]
print([name for name in (*pages, *panes) if name not in sys.modules])
print(StylesCache.get_inner_outer.cache_info().currsize)
import fluent.syntax
fluent.syntax.FluentParser = None  # nothing is parsed any more
from weimar_tui.registry import game_ids, served_game
from weimar_tui.tui.loaded_game import LoadedGame
games = [(served_game(id, None), lang) for id in game_ids() for lang in ("en", "de", "zh")]
print(all(LoadedGame(game, lang).words.entries() for game, lang in games))
"""


def test_clients_share_every_page_and_free_nothing_of_the_rehearsal() -> None:
    """Each would otherwise have its own copy of the modules, of the messages it parses, and of all
    memory around what it frees."""
    done = subprocess.run(python_command(_REHEARSED), capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "0", "True"], done.stderr


def test_a_rehearsal_that_fails_is_said_and_fails_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("no stage")

    monkeypatch.setattr(rehearsal, "_rehearse", fail)
    rehearsal.preload([])
    assert "the rehearsal failed: RuntimeError: no stage" in capsys.readouterr().err
