"""Every command that a server shows its players begins with what they really type."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.club.archived import archive
from tests.server.ssh.hosting import Open, connect, hosting
from tests.server.ssh.test_club import club, lines, sign_up
from tests.server.ssh.test_frames import Frames
from tests.server.ssh.test_reasons import key_file, needs_ssh, ssh
from tests.waiting import until
from weimar_tui.cli.main import main
from weimar_tui.cli.serve import make_host
from weimar_tui.server.club.store import accounts, games
from weimar_tui.server.replies import Bye, Refused, Welcome
from weimar_tui.server.requests import OpenPage
from weimar_tui.server.ssh.config import ConfigError, ServeConfig, read_config
from weimar_tui.server.ssh_address import SshAddress

URL = "ssh://games.example.org:2022"
TYPED = "ssh -p 2022 games.example.org"
TABLE = "0000000000aa"


@pytest.mark.parametrize(
    ("url", "typed"),
    [
        ("ssh://games.example.org", "ssh games.example.org"),
        ("ssh://192.0.2.1:2222", "ssh -p 2222 192.0.2.1"),
        ("ssh://[2001:db8::1]:22/", "ssh 2001:db8::1"),
        ("", "ssh -p 2222 HOST"),
    ],
)
def test_the_host_says_what_players_type(tmp_path: Path, url: str, typed: str) -> None:
    path = tmp_path / "weimar.toml"
    path.write_text(f'ssh_url = "{url}"\n')
    assert read_config(path).ssh_address.command() == typed


@pytest.mark.parametrize(
    "url",
    ["games.example.org", "ssh://-oProxy", "ssh://h:70000", "ssh://[:::]", "ssh://a b"],
)
def test_an_address_that_cannot_be_typed_is_refused(tmp_path: Path, url: str) -> None:
    path = tmp_path / "weimar.toml"
    path.write_text(f'ssh_url = "{url}"\n')
    with pytest.raises(ConfigError, match="host-file"):
        read_config(path)


@pytest.mark.parametrize("url", ["", URL])
@needs_ssh
async def test_a_refused_login_shows_the_port(tmp_path: Path, url: str) -> None:
    async with hosting(tmp_path, open=True, ssh_url=url) as host:
        typed = TYPED if url else f"ssh -p {host.port} HOST"
        another = typed.replace(" games", " NAME@games").replace(" HOST", " NAME@HOST")
        for name in ("Rosa", "host", "web-Karl"):
            assert f"Choose another: {another}" in await ssh(host, name, None), name
    async with hosting(tmp_path, ssh_url=url) as host:
        typed = TYPED if url else f"ssh -p {host.port} HOST"
        invited = typed.replace(" games", " join-...@games").replace(" HOST", " join-...@HOST")
        assert invited in await ssh(host, "Karl", None)
        assert invited in await ssh(host, "Karl", key_file(tmp_path, "Mallory"))


async def printed(host: Open, name: str, command: str) -> str:
    async with await connect(host.port, name) as conn:
        ran = await conn.run(command)
    return str(ran.stdout) + str(ran.stderr)


@pytest.mark.parametrize("url", ["", URL])
async def test_the_archive_shows_the_port(tmp_path: Path, url: str) -> None:
    archive(tmp_path, TABLE, "Berlin evenings", 1_772_000_000.0)
    async with hosting(tmp_path, club=club(), kept=True, ssh_url=url) as host:
        typed = TYPED if url else f"ssh -p {host.port} 127.0.0.1"
        assert host.keeper is not None
        host.keeper.start()
        database = host.club.database
        await until(lambda: database.read(games.states).get(TABLE) == "over")
        said = await printed(host, "Rosa", "archive evenings")
        assert f"{typed} story TABLE" in said and f"{typed} share TABLE" in said
        shared = await printed(host, "Rosa", f"share {TABLE}")
        found = re.search(re.escape(f"{typed} show ") + r"(\w+)", shared)
        assert found is not None, shared
        whole = await printed(host, "Rosa", f"share {TABLE} all")
        assert f"{typed} show " in whole and f"{typed} fetch " in whole
        refused = await printed(host, "Otto", f"fetch {found[1]}")
        assert f"{host.state.address.command()} show {found[1]}" in refused


@pytest.mark.parametrize("url", ["", URL])
async def test_the_account_page_shows_the_port(tmp_path: Path, url: str) -> None:
    async with hosting(tmp_path, club=club(), ssh_url=url) as host:
        asks = "games.example.org" if url else "127.0.0.1"
        port = 2022 if url else host.port
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        async with lines(host, "Mallory", "Mallory", "account") as talk:
            said = await talk.until("Number:")
            number = {line: number for number, line in re.findall(r"(\d+)[. ]+(.+)", said)}
            talk.type(next(n for line, n in number.items() if "nvit" in line))
            assert f"ssh -p {port} join-" in await talk.until(f"@{asks}")


@pytest.mark.parametrize("url", ["", URL])
async def test_a_client_elsewhere_is_told_the_port(tmp_path: Path, url: str) -> None:
    async with hosting(tmp_path, club=club(), ssh_url=url) as host:
        server = host.state.address
        assert server == (SshAddress.of(url) if url else SshAddress(port=host.port))
        rosa = await Frames.come(host, "Rosa")
        welcome = await rosa.greet("Rosa")
        assert isinstance(welcome, Welcome) and welcome.ssh == server
        await rosa.ask(OpenPage(page="account"))
        refused = await rosa.until(Refused)
        assert refused.arguments["command"] == server.command("account")
        await rosa.close()
        stranger = await Frames.come(host, "Mallory")
        (farewell,) = [one for one in await stranger.end() if isinstance(one, Bye)]
        assert server.command(user="new") in farewell.text
        await stranger.close()


async def test_invitations_and_recovery_codes_come_with_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def weimar(*words: str) -> str:
        script = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
        command = [sys.executable, "-c", script, *words, "--data", str(tmp_path)]
        ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    async with hosting(tmp_path, club=club(), ssh_url=URL) as host:
        assert "ssh -p 2022 join-" in (said := await weimar("invite", "Karl"))
        assert "@games.example.org" in said
        assert "@elsewhere" in await weimar("invite", "Karl", "--host", "elsewhere")
        rosa = await host.club.enrolled("Rosa")
        long_ago = {"recovery": host.club.now - 3 * 86400}
        await host.club.write(accounts.change, rosa.id, settings=long_ago)
        said = await weimar("account", "recover", "Rosa")
        assert re.search(r"ssh -p 2022 link-\w+@games", said)
        await host.club.write(accounts.change, rosa.id, settings=long_ago)
    config = tmp_path / "weimar.toml"
    config.write_text(f'ssh_url = "{URL}"\ndata = "{tmp_path}"\n')
    for words in (["invite", "Karl"], ["account", "recover", "Rosa"]):
        assert await asyncio.to_thread(main, ["--lang", "en", *words, "--config", str(config)]) == 0
        assert re.search(r"ssh -p 2022 \S+@games", capsys.readouterr().out)


def test_a_machine_without_players_knows_the_address_too(tmp_path: Path) -> None:
    """It can be the one that sends mails; OpenSSH can be what lets players in."""
    assert make_host(ServeConfig(ssh_url=URL, data=str(tmp_path))).ssh.command() == TYPED
    assert not make_host(ServeConfig(data=str(tmp_path))).ssh.is_known


def test_without_a_setting_the_port_is_still_right() -> None:
    assert ServeConfig(port=4022).ssh_address.command(user="new") == "ssh -p 4022 new@HOST"
