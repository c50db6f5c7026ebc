"""What other users of the host's computer could change, say or swap is refused in one line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Player, make_host, save_of, serving, sit_down
from tests.server.ssh.hosting import KEYS, as_root, enrol, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.admin import ListTables, Where, ask_server
from weimar_tui.server.replies import Tables
from weimar_tui.server.requests import Start
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.keys import KeyRing
from weimar_tui.server.ssh_address import SshAddress

ROOT = Path(__file__).resolve().parents[3]


# --- folders and files that others can change ---------------------------------------------------
@pytest.mark.parametrize(("name", "mode"), [("", 0o777), ("tables", 0o770)])
async def test_a_folder_that_others_can_change_is_not_served(
    tmp_path: Path, name: str, mode: int
) -> None:
    (tmp_path / name).mkdir(exist_ok=True)
    (tmp_path / name).chmod(mode)
    with pytest.raises(KernelError) as told:
        await TableServer(make_host(tmp_path), tmp_path / "s").start()
    assert told.value.id == "host-open" and "chmod go-w" in told.value.text
    assert told.value.arguments["mode"] == f"{mode:o}"


async def test_a_folder_that_others_can_look_into_is_served(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    server = TableServer(make_host(tmp_path), tmp_path / "s")
    await server.start()
    await server.stop()


def test_keys_that_others_can_change_let_nobody_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    enrol(tmp_path, "Rosa")
    ring, path = KeyRing(tmp_path / "authorized_keys"), tmp_path / "authorized_keys"
    rosa = KEYS["Rosa"].convert_to_public()
    path.chmod(0o666)
    assert ring.name_of(rosa) == "" and "others" in caplog.text
    path.chmod(0o644)
    assert ring.name_of(rosa) == "Rosa"
    path.chmod(0o620)
    assert ring.name_of(rosa) == ""


@as_root
async def test_the_hosts_socket_hears_nobody_elses_process(tmp_path: Path) -> None:
    async with hosting(tmp_path):
        assert (await ask_server(tmp_path, ListTables())).number == 0
        for part in (tmp_path, *tmp_path.parents):
            part.chmod(part.stat().st_mode | 0o011)
        (tmp_path / "admin.sock").chmod(0o666)
        if not (child := os.fork()):
            _ask_as_somebody_else(tmp_path / "admin.sock")
        assert await asyncio.to_thread(os.waitpid, child, 0) == (child, 0)


def _ask_as_somebody_else(path: Path) -> None:
    """Exit this process with 0 if the server hangs up without a message."""
    status = 99
    try:
        os.setuid(65534)
        with socket.socket(socket.AF_UNIX) as door:
            door.settimeout(PATIENCE)
            door.connect(str(path))
            door.sendall(bytes([0, 0, 0, 11]) + b"\x81\xa4kind\xa4list")
            status = len(door.recv(9))
    except (ConnectionResetError, BrokenPipeError):  # it did not even listen
        status = 0
    finally:
        os._exit(status)


# --- links in the folder of saved games ---------------------------------------------------------
async def test_a_link_among_the_saved_games_is_not_followed(tmp_path: Path) -> None:
    async with serving(tmp_path / "a") as server:
        id, _ = await sit_down(tmp_path / "a")
        secret = save_of(server.lobby.tables[id])
        saves = tmp_path / "b" / "saves"
        saves.mkdir(parents=True)
        (saves / "evening.weimar").write_bytes(secret.read_bytes())
        (saves / "link.weimar").symlink_to(secret)
        async with serving(tmp_path / "b"):
            otto = await Player.come(tmp_path / "b", "Otto")
            assert [save.name for save in (await otto.next(Tables)).saves] == ["evening.weimar"]
            id, players = await sit_down(tmp_path / "b", start=False, save="evening.weimar")
            (saves / "evening.weimar").unlink()
            (saves / "evening.weimar").symlink_to(secret)
            assert "can no longer be read" in await players["spd"].refusal_of(Start(table=id))
            await otto.close()


# --- the process that clients are forked from ---------------------------------------------------
def test_a_server_that_is_killed_leaves_no_traceback() -> None:
    """Its last client ends at the same moment, so no connection is left to notify."""
    script = (
        "import asyncio, os, signal, sys; sys.path.insert(0, sys.argv[1])\n"
        "from weimar_tui.server.ssh.clients import Clients, Handles\n"
        "async def main():\n"
        "    clients = Clients(client='tests.server.ssh.strange_clients:environment', preload='')\n"
        "    _, slave = os.openpty(); _, log = os.pipe()\n"
        "    client = await clients.start(Handles(slave, log, log), {'TERM': 'xterm'}, [])\n"
        "    os.kill(clients.pid, signal.SIGSTOP)\n"
        "    os.kill(client.pid, signal.SIGKILL)\n"
        "    print(clients.pid, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(ROOT)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None and process.stderr is not None
    parent = int(process.stdout.readline())
    process.wait()
    os.kill(parent, signal.SIGCONT)
    assert process.stderr.read() == "", "it has ended, and said nothing"


# --- invitations --------------------------------------------------------------------------------
async def test_an_invitation_names_port_and_fingerprint_of_the_server_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hosting(tmp_path) as host:
        host.server.admin.key = host.front.fingerprint
        answer = await ask_server(tmp_path, Where())
        assert answer.ssh == SshAddress(port=host.port)
        assert answer.fingerprint == host.front.fingerprint
        command = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
        invite = [sys.executable, "-c", command, "invite", "Karl", "--data", str(tmp_path)]
        process = subprocess.Popen(invite, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        await until(lambda: process.poll() is not None)
        assert process.stdout is not None
        said = process.stdout.read()
        assert f"ssh -p {host.port} join-" in said and host.front.fingerprint in said
    assert await asyncio.to_thread(main, ["invite", "Karl", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "ssh -p 2222 join-" in said and host.front.fingerprint in said
