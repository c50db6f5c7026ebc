"""Over SSH: players fetch finished games; the host disconnects and bans people."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import asyncssh
import pytest

from tests.server.serving import save_of, sit_down
from tests.server.ssh.hosting import KEYS, Terminal, connect, gone, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.server.admin import Ban, Kick, ListTables, ask_server
from weimar_tui.server.requests import AgreeToEnd
from weimar_tui.server.ssh.lines import ssh_line

REFUSED = (asyncssh.PermissionDenied, asyncssh.ConnectionLost)


async def test_a_finished_game_is_fetched_by_its_players(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto", "Rosa", "Harry")) as host:
        id, players = await sit_down(tmp_path)

        async def run(name: str, command: str) -> tuple[bytes, str, int]:
            async with await connect(host.port, name) as conn:
                ran = await conn.run(command, encoding=None)
                out, err = ran.stdout, ran.stderr
            assert isinstance(out, bytes) and isinstance(err, bytes)
            return out, err.decode(), int(ran.exit_status or 0)

        out, said, status = await run("Otto", "fetch")
        assert (out, status) == (b"", 1) and "You have no finished games here" in said
        out, said, status = await run("Otto", f"fetch {id}")
        assert (out, status) == (b"", 1) and "only after it has ended" in said
        for player in players.values():
            player.send(AgreeToEnd(table=id))
        await players["spd"].until(lambda: players["spd"].table.over)
        path = save_of(host.server.lobby.tables[id])
        assert await run("Otto", f"fetch {id}") == (path.read_bytes(), "", 0)
        out, _, _ = await run("Otto", "fetch")
        assert out.decode().startswith(f"{id}  Weimar  ended by agreement  Otto's table")
        out, said, status = await run("Harry", f"fetch {id}")
        assert (out, status) == (b"", 1) and "Only the players" in said
        for command in ("fetch ../../etc/passwd", "fetch a b", f"fetch {id}; id", "fetch -", "id"):
            out, said, status = await run("Otto", command)
            assert (out, status) == (b"", 1) and said.strip() == ssh_line("no-commands", "en")
        for player in players.values():
            await player.close()


async def test_who_is_sent_away_is_told_and_gone_and_nobody_else(tmp_path: Path) -> None:
    async with hosting(tmp_path, names=("Otto", "Rosa")) as host:
        host.server.admin.send_away.append(host.front.send_away)
        rosa = await Terminal.come(host.port, "Rosa")
        otto = await Terminal.come(host.port, "Otto")
        await rosa.shows("you are Rosa")
        await otto.shows("you are Otto")
        assert (await ask_server(tmp_path, Kick(name="ROSA"))).number == 1
        await rosa.says("The host has disconnected you")
        async with asyncio.timeout(PATIENCE):
            await rosa.conn.wait_closed()
        otto.press("?")
        await otto.shows("Enter close")
        await otto.close()
        again = await Terminal.come(host.port, "Rosa")
        await again.shows("you are Rosa")
        await again.close()
        async with await connect(
            host.port, "Rosa"
        ) as waiting:  # a player who is not at a table yet
            assert (await ask_server(tmp_path, Kick(name="Rosa"))).number == 1
            await asyncio.wait_for(waiting.wait_closed(), PATIENCE)
        await gone()


async def test_a_banned_address_is_told_of_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "weimar_tui.access")
    async with hosting(tmp_path) as host:
        host.server.admin.send_away.append(host.front.send_away)
        async with await connect(host.port, "Otto") as otto:
            await ask_server(tmp_path, Ban(who="127.0.0.1"))
            await asyncio.wait_for(otto.wait_closed(), PATIENCE)
        caplog.clear()
        with pytest.raises(asyncssh.DisconnectError, match="has banned you"):
            await connect(host.port, "Otto")
        said = [record.getMessage() for record in caplog.records]
    assert said == ["127.0.0.1 is refused: the address is banned"]


async def test_who_is_banned_comes_in_by_no_door(tmp_path: Path) -> None:
    async with hosting(tmp_path, open=True) as host:
        host.server.admin.send_away.append(host.front.send_away)
        code = host.state.invitations.make("Rosa")
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        await ask_server(tmp_path, Ban(who="Rosa"))
        await ask_server(tmp_path, Ban(who="Karl"))
        async with asyncio.timeout(PATIENCE):
            await rosa.conn.wait_closed()
        for name, key in ((code, "Mallory"), ("Rosa", "Rosa"), ("Karl", None), ("karl", None)):
            with pytest.raises(REFUSED):
                await connect(host.port, name, client_keys=[KEYS[key]] if key else None)
        assert host.state.invitations.find(code) is not None
        await ask_server(tmp_path, Ban(who="127.0.0.1"))
        with pytest.raises(asyncssh.DisconnectError, match="has banned you"):
            await connect(host.port, "Otto")
        await ask_server(tmp_path, Ban(who="127.0.0.1", yes=False))
        async with await connect(host.port, "Otto"):
            pass
        await gone()


async def test_the_host_sees_connections_with_address_and_client(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        host.server.admin.connections = host.front.connections
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        (one,) = (await ask_server(tmp_path, ListTables())).connections
        assert (one.name, one.address) == ("Rosa", "127.0.0.1")
        assert one.client.startswith("SSH-2.0-AsyncSSH") and 0 <= one.idle <= one.seconds
        await rosa.close()


@pytest.mark.parametrize("banned", [True, False])
async def test_who_is_sent_away_by_an_ipv6_address_is_gone(tmp_path: Path, banned: bool) -> None:
    """Any address of the /64 network counts as the same; a past bug."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        pytest.skip("this machine has no IPv6")
    async with hosting(tmp_path, address="::1") as host:
        host.server.admin.send_away.append(host.front.send_away)
        rosa = await connect(host.port, "Rosa", host="::1")
        await until(lambda: len(host.state.limiter.connections) == 1)
        request = Ban(who="::1") if banned else Kick(name="::5")
        assert (await ask_server(tmp_path, request)).number == 1
        async with asyncio.timeout(PATIENCE):
            await rosa.wait_closed()
        await until(lambda: not host.state.limiter.connections)
        if banned:
            with pytest.raises((asyncssh.Error, OSError)):
                await connect(host.port, "Rosa", host="::1")
    await gone()
