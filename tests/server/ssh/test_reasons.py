"""OpenSSH's own client shows the reason for a refused login before the login ends."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.ssh.hosting import KEYS, Open, Terminal, hosting
from tests.waiting import until
from weimar_tui.server.ssh.config import SshLimits
from weimar_tui.server.ssh.limiter import ConnectionLimiter

needs_ssh = pytest.mark.skipif(shutil.which("ssh") is None, reason="no OpenSSH client here")


def key_file(folder: Path, name: str) -> Path:
    path = folder / f"key-{name}"
    path.write_bytes(KEYS[name].export_private_key())
    path.chmod(0o600)
    return path


async def ssh(host: Open, user: str, key: Path | None, *options: str) -> str:
    """OpenSSH's output when a user logs in and leaves at once."""
    command = [
        *("ssh", "-T", "-F", "none", "-p", str(host.port), *options),
        *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
        *(
            "-o",
            "IdentityAgent=none",
            "-o",
            "IdentitiesOnly=yes",
        ),
        *(("-i", str(key)) if key else ("-o", "PubkeyAuthentication=no")),
        f"{user}@127.0.0.1",
    ]
    ran = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, input="", text=True, timeout=60
    )
    return ran.stderr + ran.stdout


@needs_ssh
async def test_the_reason_is_said_before_the_login_ends(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Rosa",)) as host:
        stranger, rosa = key_file(tmp_path, "Mallory"), key_file(tmp_path, "Rosa")
        fingerprint = KEYS["Mallory"].get_fingerprint()
        assert f"{fingerprint} is not registered here" in await ssh(host, "Karl", stranger)
        said = await ssh(host, "Karl", stranger, "-o", "BatchMode=yes")
        assert "is not registered here" in said and "invitation" in said
        assert "You sent no SSH key" in await ssh(host, "Karl", None)
        invitations = host.state.invitations
        old = invitations.make("Karl", days=-1)
        assert "expired" in await ssh(host, old, stranger)
        assert "was already used, or it is mistyped" in await ssh(host, "join-nothing", stranger)
        code = invitations.make("Karl")
        assert "Your invitation is valid, but" in await ssh(host, code, None)
        said = await ssh(host, code, stranger)
        assert f"From now on, log in with: ssh -p {host.port} 127.0.0.1" in said
        assert "was already used" in await ssh(host, code, key_file(tmp_path, "Harry"))
        host.state.bans.add("Rosa")
        assert "has banned you" in await ssh(host, "Rosa", rosa)
        host.state.bans.add("127.0.0.1")
        assert "has banned you" in await ssh(host, "Karl", stranger)


@needs_ssh
async def test_an_invitation_remembers_the_name_of_the_host(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        code = host.state.invitations.make("Karl", command="ssh -p 2222 games.example.org")
        said = await ssh(host, code, key_file(tmp_path, "Mallory"))
        assert "From now on, log in with: ssh -p 2222 games.example.org" in said


@needs_ssh
async def test_an_open_house_says_what_is_wrong_with_a_name(tmp_path: Path) -> None:
    async with hosting(tmp_path, open=True) as host:
        for name in ("a.b", "web-Karl", "WEB-Karl", "x" * 21):
            assert "1 to 20 letters" in await ssh(host, name, None), name
        for name in ("host", "Admin", "former-1"):
            assert f"The name {name} is reserved" in await ssh(host, name, None)
        assert "The name Rosa belongs to another key" in await ssh(host, "Rosa", None)
        assert "not registered" not in await ssh(host, "Karl", None)


@needs_ssh
async def test_a_full_server_says_so(tmp_path: Path) -> None:
    async with hosting(tmp_path, sessions=1) as host:
        otto = await Terminal.come(host.port, "Otto")
        await otto.shows("you are Otto")
        said = await ssh(host, "Rosa", key_file(tmp_path, "Rosa"))
        assert "The server is full" in said
        await otto.close()


async def test_idle_players_make_room_and_are_told(tmp_path: Path) -> None:
    now = [1000.0]
    async with hosting(tmp_path, sessions=1, idle_when_full=600.0) as host:
        host.state.clock = lambda: now[0]
        otto = await Terminal.come(host.port, "Otto")
        await otto.shows("you are Otto")
        now[0] += 700
        rosa = await Terminal.come(host.port, "Rosa")
        await otto.says("another player took your place")
        await rosa.shows("you are Rosa")
        await until(lambda: len(host.state.sessions) == 1)
        await rosa.close()


class Player:
    """A connection, as the limiter sees it."""

    def __init__(self, name: str, idle: float = 0.0) -> None:
        self.name, self.idle, self.address = name, idle, name
        self.gone = ""

    def drop(self, why: str) -> None:
        self.gone = why

    def dismiss(self, line: str) -> None:
        self.gone = line


def test_whose_game_waits_gets_a_place_in_a_full_server() -> None:
    awaited = {"Awaited", "Anna"}
    limiter = ConnectionLimiter(
        SshLimits(sessions=3, idle_when_full=600.0), lambda: 0.0, awaited.__contains__
    )
    players = [Player("Rosa", 5.0), Player("Otto", 200.0), Player("Awaited", 5000.0)]
    for player in players:
        limiter.admit(player)
        assert limiter.logged_in(player) == ""
    newcomer = Player("Karl")
    limiter.admit(newcomer)
    assert limiter.logged_in(newcomer) == "the server is full", "nobody has been idle for so long"
    anna = Player("Anna")
    limiter.admit(anna)
    assert limiter.logged_in(anna) == ""
    assert [player.gone for player in players] == ["", "made-room", ""]
    again = Player("Anna")
    limiter.admit(again)
    assert limiter.logged_in(again) == "", "there is a place in reserve"
    limiter.admit(third := Player("Anna"))
    assert limiter.logged_in(third) == "the server is full", "but not without end"
