"""`weimar join ssh://HOST`: the client runs at the player, only messages travel over SSH."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.ssh.hosting import KEYS, Open, clients, connect, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.cli.join_ssh import Address
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.framing import LARGEST_REQUEST, frame, read_reply
from weimar_tui.server.replies import Bye, Pong, Refused, TableStatus, Welcome
from weimar_tui.server.requests import Hello, MakeTable, OpenPage, PickOption, Ping, Say
from weimar_tui.server.wire import FRAMES, VERSION

ROOT = Path(__file__).resolve().parents[3]


class Frames:
    """A client that sends and reads messages over an SSH session."""

    def __init__(self, conn: Any, process: Any) -> None:
        self.conn, self.process = conn, process

    @classmethod
    async def come(cls, host: Open, name: str, **options: Any) -> Frames:
        conn = await connect(host.port, name, **options)
        return cls(conn, await conn.create_process(FRAMES, encoding=None))

    async def greet(self, name: str = "player", version: int = VERSION) -> Any:
        return await self.ask(Hello(version=version, name=name))

    async def ask(self, *requests: Any) -> Any:
        """The first answer to these requests."""
        for request in requests:
            self.process.stdin.write(frame(request))
        return await self.reply()

    async def reply(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            head = await self.process.stdout.readexactly(4)
            body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        return read_reply(body)

    async def until(self, kind: Any) -> Any:
        """The next message of a kind."""
        while not isinstance(reply := await self.reply(), kind):
            assert not isinstance(reply, Bye), reply
        return reply

    async def end(self) -> list[Any]:
        """The messages up to the end of the session."""
        found = []
        async with asyncio.timeout(PATIENCE):
            data = await self.process.stdout.read()
        while data:
            size = int.from_bytes(data[:4], "big")
            found.append(read_reply(data[4 : 4 + size]))
            data = data[4 + size :]
        return found

    async def close(self) -> None:
        self.conn.abort()
        await self.conn.wait_closed()


async def test_a_player_plays_in_the_own_name_and_without_a_process_on_the_host(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path, club=ClubSettings()) as host:
        before = set(clients())
        rosa = await Frames.come(host, "Rosa")
        welcome = await rosa.greet("Otto")
        assert isinstance(welcome, Welcome) and welcome.name == "Rosa", "the key says who it is"
        bots = dict.fromkeys(("kpd", "z", "dnvp"), "chance")
        await rosa.ask(MakeTable(seats=bots, begin=True, title="By frames"))
        status = await rosa.until(TableStatus)
        assert status.table.title == "By frames" and status.table.owner == "Rosa"
        rosa.process.stdin.write(frame(OpenPage(page="account")))
        assert (await rosa.until(Refused)).id == "page-ssh"
        assert set(clients()) == before
        await rosa.close()
        await until(lambda: not host.server.clients)
        await until(lambda: not host.state.sessions)


async def test_requests_right_behind_the_greeting_keep_their_order(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        rosa = await Frames.come(host, "Rosa")
        for request in (Hello(version=VERSION, name="x"), *(Ping(n=n) for n in range(9))):
            rosa.process.stdin.write(frame(request))
        assert [(await rosa.until(Pong)).n for _ in range(9)] == list(range(9))
        await rosa.close()


async def test_a_client_that_ends_at_once_leaves_no_one_behind(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        rosa = await Frames.come(host, "Rosa")
        rosa.process.stdin.write(frame(Hello(version=VERSION, name="x")))
        rosa.process.stdin.write_eof()
        await rosa.end()
        otto = await Frames.come(host, "Otto")
        await otto.greet()  # the server has seen all that came before
        await until(lambda: [client.name for client in host.server.clients] == ["Otto"])
        await otto.close()


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (frame(Hello(version=VERSION - 1, name="Rosa")), "hello-version"),
        (frame(Hello(version=VERSION + 1, name="Rosa")), "hello-version"),
        (frame(Ping(n=1)), "hello-missing"),
        (b"GET / HTTP/1.1\r\n\r\n", "wire-large"),
        ((LARGEST_REQUEST + 1).to_bytes(4, "big") + bytes(LARGEST_REQUEST + 1), "wire-large"),
        (b"\x00\x00\x00\x03abc", "hello-missing"),
        (bytes(4), "wire-large"),
    ],
)
async def test_what_is_no_greeting_is_answered_with_a_line(
    tmp_path: Path, sent: bytes, why: str
) -> None:
    async with hosting(tmp_path) as host:
        rosa = await Frames.come(host, "Rosa")
        rosa.process.stdin.write(sent)
        (said,) = await rosa.end()
        assert isinstance(said, Bye) and said.id == why and "\n" not in said.text
        await until(lambda: not host.state.sessions)


async def test_a_hostile_client_reaches_no_more_than_one_that_the_server_starts(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path, names=("Otto", "Rosa", "Mallory")) as host:
        otto = await Frames.come(host, "Otto")
        await otto.greet()
        await otto.ask(MakeTable(public=False, seats={"kpd": "chance"}))
        status = await otto.until(TableStatus)
        mallory = await Frames.come(host, "Mallory")
        await mallory.greet("Otto")
        hidden = (
            Hello(version=VERSION, name="Otto"),
            Say(table=status.table.id, text="I am Otto"),
            PickOption(table=status.table.id, decision=1, option="x", turn=0),
        )
        refusals = ("hello-again", "table-unknown", "table-unknown")
        for request, why in zip(hidden, refusals, strict=True):
            mallory.process.stdin.write(frame(request))
            assert (await mallory.until(Refused)).id == why
        admin = msgspec.msgpack.encode({"kind": "kick", "name": "Otto"})
        mallory.process.stdin.write(len(admin).to_bytes(4, "big") + admin)
        await mallory.until(Refused)
        chance = random.Random("frames")
        mallory.process.stdin.write(chance.randbytes(100_000))
        assert isinstance((await mallory.end())[-1], Bye)
        otto.process.stdin.write(frame(Ping(n=7)))
        assert await otto.until(Pong) == Pong(n=7), "others do not notice"
        await otto.close()


async def test_strangers_and_idle_players_get_one_line(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=ClubSettings(sign_up="open"), idle=0.5) as host:
        stranger = await Frames.come(host, "new", client_keys=[KEYS["Mallory"]])
        (said,) = await stranger.end()
        assert isinstance(said, Bye) and said.id == "join-door"
        rosa = await Frames.come(host, "Rosa")
        await rosa.greet()
        await asyncio.sleep(0.6)
        for session in list(host.state.sessions):
            session.check_idle()
        assert "had not pressed a key" in (await rosa.end())[-1].text


@pytest.mark.skipif(shutil.which("ssh") is None, reason="needs OpenSSH's client")
async def test_join_plays_over_a_real_ssh(tmp_path: Path) -> None:
    key = tmp_path / "key"
    KEYS["Rosa"].write_private_key(str(key))
    key.chmod(0o600)
    ssh = tmp_path / "bin" / "ssh"
    ssh.parent.mkdir()
    options = f"-F none -i {key} -o IdentitiesOnly=yes -o StrictHostKeyChecking=no"
    options += " -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR"
    ssh.write_text(f'#!/bin/sh\nexec {shutil.which("ssh")} {options} "$@"\n')
    ssh.chmod(0o700)
    async with hosting(tmp_path / "host") as host:
        said, status = await join(host.port, ssh.parent, "quit\n")
        assert status == 0 and "you are Rosa" in said and "Goodbye" in said, said
        await until(lambda: not host.state.sessions)
        port = host.port
    with socket.socket() as nobody:  # no other server gets the port
        nobody.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        nobody.bind(("127.0.0.1", port))
        said, status = await join(port, ssh.parent, "")
    assert status == 1 and "did not answer" in said


async def test_join_gives_ssh_no_more_than_it_needs_and_trusts_no_answer(tmp_path: Path) -> None:
    ssh = tmp_path / "ssh"
    given = tmp_path / "given"
    ssh.write_text(
        f'#!/bin/sh\necho "$@" > {given}\n'
        "printf 'a \\033[31mred\\033[m warning\\n' >&2\nprintf 'Welcome to Debian'\n"
        "exec cat >/dev/null\n"
    )
    ssh.chmod(0o700)
    said, status = await join(2222, tmp_path, "")
    assert status == 1 and "answered, but not as a server" in said
    assert "red" in said and "\x1b" not in said
    options, _, rest = given.read_text().partition(" -- ")
    assert rest.split() == ["127.0.0.1", FRAMES]
    assert {"-T", "-x", "-a", "ClearAllForwardings=yes"} <= set(options.split())


@pytest.mark.parametrize(
    "address",
    ["ssh://-oProxyCommand=x", "ssh://-x@host", "ssh://host -x", "ssh://a@b@c", "ssh://h:x", "h"],
)
def test_an_address_that_ssh_would_read_otherwise_is_refused(address: str) -> None:
    with pytest.raises(KernelError, match="join-address"):
        Address.of(address)


async def test_without_the_table_server_a_client_gets_a_line(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        host.state.socket.unlink()
        rosa = await Frames.come(host, "Rosa")
        rosa.process.stdin.write(frame(Hello(version=VERSION, name="Rosa")))
        (said,) = await rosa.end()
        assert isinstance(said, Bye) and said.id == "server-away"


async def join(port: int, programs: Path, typed: str) -> tuple[str, int | None]:
    """What `weimar join` prints with another ssh first on its path."""
    start = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-X", "utf8", "-c", start, "join", "--plain"),
        f"ssh://127.0.0.1:{port}",
        cwd=ROOT,
        env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "LANG": "en_GB.UTF-8"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(PATIENCE):
        said, _ = await process.communicate(typed.encode())
    return said.decode(), process.returncode
