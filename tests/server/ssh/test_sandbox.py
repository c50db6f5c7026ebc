"""A hijacked client has a terminal, one connection in one name, and nothing else."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import platform
import struct
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import sit_down
from tests.server.ssh.hosting import Terminal, hosting
from weimar_tui.server.framing import LARGEST_REPLY, frame, read_frame, read_reply
from weimar_tui.server.remote_table import named_connection
from weimar_tui.server.replies import Bye, Welcome
from weimar_tui.server.requests import Hello
from weimar_tui.server.ssh import landlock, sandbox, seccomp
from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.wire import VERSION

shut_in = pytest.mark.skipif(
    bool(sandbox.unsupported_parts()),
    reason=f"this system has no {' and no '.join(sandbox.unsupported_parts())}",
)


async def attacked(folder: Path, preload: str = "") -> dict[str, str]:
    """The results of all attacks from Rosa's client, by name."""
    broken = Clients(client="tests.server.ssh.broken_in:attack", preload=preload)
    async with hosting(folder, clients=broken) as host:
        id, players = await sit_down(folder)
        terminal = await Terminal.come(host.port, "Rosa", env={"LC_TABLE": id})
        await terminal.says("|end")
        lines = terminal.raw.decode().split("|")
        await terminal.close()
        for player in players.values():
            await player.close()
        assert (folder / "tables" / id / "game.weimar").stat().st_size > 1000
    return dict(line.strip().split("=") for line in lines if "=" in line)


@shut_in
@pytest.mark.skipif(platform.machine() != "x86_64", reason="some attacks use its call numbers")
@pytest.mark.parametrize("kernel", ["", "tests.server.ssh.broken_in:as_on_debian_12"])
async def test_a_client_broken_into_can_do_nothing_to_the_host_or_to_others(
    tmp_path: Path, kernel: str
) -> None:
    outcome = await attacked(tmp_path, kernel)
    allowed = {"dumpable": "0", "no-new-privileges": "1"}
    allowed |= dict.fromkeys(("a-thread", "own-pair", "own-code"), "done")
    assert {name: outcome.pop(name) for name in allowed} == allowed
    assert len(outcome) > 45
    if kernel:  # without user namespaces a folder can be refused, but not hidden
        assert [outcome.pop(name) for name in ("size-of-a-save", "tables-there")] == ["done"] * 2
    assert {name for name, came in outcome.items() if came != "refused"} == set()


async def test_on_a_connection_that_has_a_name_no_other_one_can_be_claimed(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        reader, writer = await asyncio.open_unix_connection(
            sock=await named_connection(tmp_path / "s", "Rosa")
        )
        body = await read_frame(reader, LARGEST_REPLY)
        assert body is not None
        welcome = read_reply(body)
        assert isinstance(welcome, Welcome) and welcome.name == "Rosa"
        writer.write(frame(Hello(version=VERSION, name="Otto")))
        while (body := await read_frame(reader, LARGEST_REPLY)) is not None:
            if not isinstance(reply := read_reply(body), Bye):
                assert {client.name for client in host.server.clients} == {"Rosa"}
                if reply.__class__.__name__ == "Refused":
                    break
        writer.close()


async def test_a_client_is_not_told_where_the_server_listens(tmp_path: Path) -> None:
    printing = Clients(client="tests.server.ssh.strange_clients:told", preload="")
    async with hosting(tmp_path, clients=printing) as host:
        terminal = await Terminal.come(host.port, "Rosa", size=(200, 24))
        await terminal.says("|end")
        assert b"--name=Rosa" in terminal.raw and b"--socket" not in terminal.raw
        await terminal.close()


@pytest.mark.parametrize(
    ("version", "known", "said"),
    [(0, True, "Landlock"), (0, False, "Landlock, seccomp"), (7, True, "")],
)
async def test_what_the_system_lacks_of_the_sandbox_is_said_once(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    version: int,
    known: bool,
    said: str,
) -> None:
    monkeypatch.setattr(landlock, "version", lambda: version)
    monkeypatch.setattr(seccomp, "is_known", lambda: known)
    caplog.set_level(logging.WARNING)
    async with hosting(tmp_path):
        lines = [line.getMessage() for line in caplog.records if "sandbox" in line.getMessage()]
    assert len(lines) == bool(said) and all(f"({said})" in line for line in lines)


@pytest.mark.parametrize(
    ("version", "files", "network", "scoped"),
    [
        (1, 0x1FFF, None, None),
        (2, 0x3FFF, None, None),
        (3, 0x7FFF, None, None),
        (4, 0x7FFF, 3, None),
        (5, 0xFFFF, 3, None),
        (6, 0xFFFF, 3, 3),
        (9, 0xFFFF, 3, 3),
    ],
)
def test_a_kernel_is_asked_to_forbid_what_its_landlock_knows(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: int,
    files: int,
    network: int | None,
    scoped: int | None,
) -> None:
    (tmp_path / "page").touch()
    asked: list[tuple[Any, ...]] = []
    rules = os.open(tmp_path, os.O_RDONLY)

    def kernel(number: int, *arguments: Any) -> int:
        if number == 444 and arguments[0] is None:
            return version
        told = [each.raw if isinstance(each, ctypes.Array) else each for each in arguments]
        asked.append((number, *told))
        return rules if number == 444 else 0

    monkeypatch.setattr(landlock, "syscall", kernel)
    landlock.read_only([tmp_path, tmp_path / "page", tmp_path / "nothing"])
    (made, attributes, size, flags), folder, page, restrict = asked
    words = [each for each in (files, network, scoped) if each is not None]
    assert (made, struct.unpack(f"{size // 8}Q", attributes), flags) == (444, (*words,), 0)
    read_file, read_folder = 4, 8
    granted = [struct.unpack("=Qi", rule[3])[0] for rule in (folder, page)]
    assert granted == [read_file | read_folder, read_file], "nothing else, and nothing is executed"
    assert {rule[:3] for rule in (folder, page)} == {(445, rules, 1)} and folder[4] == 0
    assert restrict == (446, rules, 0)
    with pytest.raises(OSError):
        os.fstat(rules)


@shut_in
async def test_players_play_in_the_sandbox(tmp_path: Path) -> None:
    """Everything the usual client needs works, including the handbook."""
    async with hosting(tmp_path, names=("Otto", "Rosa")) as host:
        _, players = await sit_down(tmp_path)
        rosa = await Terminal.come(host.port, "Rosa", size=(100, 30))
        await rosa.shows("you are Rosa")
        rosa.press("1", "\r")
        await rosa.shows("F3 Parliament")
        rosa.press("?")
        await rosa.shows("Enter close")
        await rosa.close()
        for player in players.values():
            await player.close()


async def test_a_client_with_too_many_threads_is_ended(tmp_path: Path) -> None:
    greedy = Clients(client="tests.server.ssh.strange_clients:many_threads", preload="")
    async with hosting(tmp_path, clients=greedy) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("ended")
        await terminal.close()


async def test_what_a_client_logs_cannot_pass_for_a_line_of_the_servers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forging = Clients(client="tests.server.ssh.strange_clients:forging", preload="")
    async with hosting(tmp_path, clients=forging) as host:
        terminal = await Terminal.come(host.port, "Rosa")
        await terminal.says("[")
        await terminal.close()
    (record,) = (r for r in caplog.records if "the client of Rosa" in r.getMessage())
    _, *lines = record.getMessage().split("\n")
    assert len(lines) > 2 and all(line.startswith("  | ") for line in lines)
    assert all(line.isprintable() for line in lines)


def test_no_folder_that_holds_the_checkout_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the import path contains: the checkout, its parents, links to it."""
    root = Path(sandbox.__file__).parents[3]
    (tmp_path / "link").symlink_to(root)
    more = [str(root), str(root.parent), f"{root}/.", f"{root}/tests/..", str(tmp_path / "link")]
    monkeypatch.setattr("sys.path", [*sys.path, *more, ""])
    granted = {Path(place).resolve() for place in sandbox._readable()}
    assert not [place for place in granted if root.is_relative_to(place)]
    assert root / "weimar_tui" in granted and root / "rules" in granted
