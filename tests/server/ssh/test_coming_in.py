"""Logins: keys, invitations, an open server, and everything else refused."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import stat
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.ssh.hosting import KEYS, Terminal, connect, enrol, hosting
from weimar_tui.server.places import default_folder
from weimar_tui.server.ssh.config import ConfigError, ServeConfig, read_config
from weimar_tui.server.ssh.invites import Invitations
from weimar_tui.server.ssh.keys import KeyRing, host_key
from weimar_tui.server.ssh.login import Login


async def refused(port: int, name: str, **options: Any) -> None:
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.ConnectionLost)):
        await connect(port, name, **options)


async def test_a_key_says_who_comes_whatever_user_is_named(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        terminal = await Terminal.come(host.port, "Rosa", username="root")
        await terminal.shows("you are Rosa")
        await terminal.close()


async def test_strangers_and_passwords_stay_outside(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        await refused(host.port, "Mallory")
        await refused(host.port, "Rosa", client_keys=[KEYS["Mallory"]])
        with pytest.raises(asyncssh.PermissionDenied):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                username="Rosa",
                password="Rosa",
                client_keys=None,
                agent_path=None,
                config=None,
            )
        assert not host.state.sessions


async def test_nothing_but_a_key_is_asked_for(tmp_path: Path) -> None:
    asked = []

    class Asked(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> None:
            asked.append("key")

        def password_auth_requested(self) -> str:
            asked.append("password")
            return "Rosa"

        def kbdint_auth_requested(self) -> str:
            asked.append("questions")
            return ""

    async with hosting(tmp_path) as host:
        with pytest.raises(asyncssh.PermissionDenied):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                username="Rosa",
                client_factory=Asked,
                client_host_keysign=False,
                agent_path=None,
                config=None,
            )
    assert set(asked) == {"key", "questions"}, "the second asks nothing"


async def test_an_invitation_enrols_one_key_once(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        code = host.state.invitations.make("Karl")
        stranger = KEYS["Mallory"]
        conn = await connect(host.port, code, client_keys=[stranger])
        conn.close()
        assert host.state.keys.name_of(stranger.convert_to_public()) == "Karl"
        await refused(host.port, code, client_keys=[KEYS["Harry"]])
        again = await Terminal.come(host.port, "whoever", client_keys=[stranger])
        await again.shows("you are Karl")
        await again.close()
        assert "Karl" in (tmp_path / "authorized_keys").read_text()
        assert host.state.keys.has_name("Otto")


async def test_an_invitation_is_not_used_up_by_a_known_key(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        code = host.state.invitations.make("Karl")
        conn = await connect(host.port, code, client_keys=[KEYS["Rosa"]])
        conn.close()
        assert host.state.invitations.find(code) is not None


async def test_guessed_and_old_codes_do_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        old = host.state.invitations.make("Karl", days=-1)
        for code in (old, "join-", "join-" + "a" * 20, "../../x", "join-../../../etc/passwd"):
            await refused(host.port, code, client_keys=[KEYS["Mallory"]])


def test_a_code_is_used_up_by_one_of_two_at_once(tmp_path: Path) -> None:
    invitations, keys = Invitations(tmp_path / "i"), KeyRing(tmp_path / "keys")
    code = invitations.make("Karl")
    assert invitations.enrol(code, KEYS["Mallory"], keys).name == "Karl"
    with pytest.raises(ConfigError, match="invitation-over"):
        invitations.enrol(code, KEYS["Harry"], keys)
    assert keys.name_of(KEYS["Harry"].convert_to_public()) == ""
    assert not list((tmp_path / "i").iterdir())
    for name in ("", "a b", "../x", "x" * 21, "Rosa\n", "join-Rosa", "web-Rosa"):
        with pytest.raises(ConfigError):
            invitations.make(name)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_an_invitation_holds_until_its_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    invitations, keys = Invitations(tmp_path / "a" / "i"), KeyRing(tmp_path / "b" / "keys")
    code = invitations.make("Karl", days=2)
    assert len(code) == len("join-") + 20
    (file,) = invitations.folder.iterdir()
    assert (mode(file), mode(invitations.folder)) == (0o600, 0o700) and code not in file.name
    now[0] += 2 * 86_400 - 1
    assert invitations.find(code) is not None
    now[0] += 1
    assert invitations.find(code) is None
    with pytest.raises(ConfigError, match="invitation-over"):
        invitations.enrol(code, KEYS["Mallory"], keys)
    assert list(invitations.folder.iterdir()) == [file] and not keys.path.exists()
    now[0] -= 1
    for wrong in (b"", b"{}", b'{"name":"a b","until":9e9}', b'{"name":"Karl"}'):
        file.write_bytes(wrong)
        assert invitations.find(code) is None


def test_an_invitation_that_cannot_be_kept_is_not_made(tmp_path: Path) -> None:
    (tmp_path / "i").touch()
    with pytest.raises(ConfigError, match="host-unwritable"):
        Invitations(tmp_path / "i").make("Karl")


def test_keys_are_added_line_by_line(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path / "a" / "b" / "keys")
    lines = []
    for name in ("Karl", "Clara"):
        ring.add(KEYS["Harry"], name)
        kind, key = KEYS["Harry"].export_public_key().decode().split()[:2]
        lines.append(f"{kind} {key} {name}\n")
        assert ring.path.read_text() == "".join(lines)
    assert (mode(ring.path), mode(ring.path.parent)) == (0o600, 0o700)
    ring.path.write_text("# by hand")
    ring.add(KEYS["Harry"], "Clara")
    assert ring.path.read_text() == f"# by hand\n{lines[1]}"
    assert ring.name_of(KEYS["Harry"].convert_to_public()) == "Clara"
    with pytest.raises(ConfigError, match="host-unwritable"):
        KeyRing(ring.path / "keys").add(KEYS["Harry"], "Karl")


@pytest.mark.parametrize("says_so", ["write", "fsync"])
async def test_an_invitation_is_only_used_up_when_the_key_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, says_so: str
) -> None:
    """A disk that fills up in the middle of a line, or fails at the end, leaves code
    and keys intact."""
    async with hosting(tmp_path) as host:
        code = host.state.invitations.make("Karl")
        before = (tmp_path / "authorized_keys").read_bytes()
        write = os.write

        def full(handle: int, data: bytes) -> int:
            if b"Karl" not in data:
                return write(handle, data)
            write(handle, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device")

        def too_late(handle: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, says_so, full if says_so == "write" else too_late)
            await refused(host.port, code, client_keys=[KEYS["Mallory"]])
        assert (tmp_path / "authorized_keys").read_bytes() == before
        assert host.state.invitations.find(code) is not None
        assert "disk is full" in caplog.text and code not in caplog.text
        conn = await connect(host.port, code, client_keys=[KEYS["Mallory"]])
        conn.close()
        assert host.state.invitations.find(code) is None


async def test_an_open_house_takes_free_names_from_nearby(tmp_path: Path) -> None:
    async with hosting(tmp_path, open=True) as host:
        terminal = await Terminal.come(host.port, "Karl", client_keys=None)
        await terminal.shows("you are Karl")
        await terminal.close()
        await refused(host.port, "Rosa", client_keys=None)
        await refused(host.port, "rosa", client_keys=None)
        await refused(host.port, "not a name", client_keys=None)
        await refused(host.port, "web-Karl", client_keys=None)
        assert await Login(host.state).begin_auth("Karl") is True  # from far away


async def test_a_closed_house_needs_keys(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        await refused(host.port, "Karl", client_keys=None)


def test_key_files_are_read_strictly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    enrol(tmp_path, "Rosa", "Otto")
    path = tmp_path / "authorized_keys"
    line = KEYS["Harry"].export_public_key().decode().strip()
    path.write_text(
        "# players\n\n"
        + path.read_text()
        + f'from="192.0.2.1" {line}\n'
        + line.replace(" Harry", " a b\n")
        + line.replace(" Harry", "\n")
        + line.replace(" Harry", " former-1\n")
        + "ssh-ed25519 nonsense Harry\n"
    )
    with caplog.at_level(logging.WARNING):
        ring = KeyRing(path)
        assert ring.name_of(KEYS["Rosa"].convert_to_public()) == "Rosa"
        assert ring.name_of(KEYS["Harry"].convert_to_public()) == ""
    said = [record.getMessage().removeprefix(str(path)) for record in caplog.records]
    assert [line.split(":")[0] for line in said] == [
        f", line {number}" for number in (5, 6, 7, 8, 9)
    ]
    path.write_text("")
    assert ring.name_of(KEYS["Rosa"].convert_to_public()) == ""
    ring.add(KEYS["Harry"], "Harry")
    assert ring.name_of(KEYS["Harry"].convert_to_public()) == "Harry"


def test_the_host_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "host_key"
    key = host_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert key.get_algorithm() == "ssh-ed25519"
    assert host_key(path).get_fingerprint() == key.get_fingerprint()
    for others in (0o644, 0o640, 0o604, 0o601):
        path.chmod(others)
        with pytest.raises(ConfigError, match="host-key-open"):
            host_key(path)


def test_a_host_key_that_cannot_be_read_or_made_is_said_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a" / "b" / "host_key"

    def full(handle: int) -> None:
        assert os.fstat(handle).st_size > 100, "nothing is waited for before it is written"
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(ConfigError, match="host-unwritable"):
            host_key(path)
    assert mode(path.parent) == 0o700 and not path.exists()
    path.write_text("no key")
    path.chmod(0o600)
    with pytest.raises(ConfigError, match="host-key-wrong"):
        host_key(path)
    for nowhere in (path.parent, path / "host_key"):
        with pytest.raises(ConfigError, match="file-unreadable"):
            host_key(nowhere)


def test_configuration_is_read_strictly(tmp_path: Path) -> None:
    path = tmp_path / "host.toml"
    path.write_text('address = "0.0.0.0"\nport = 22\n[limits]\nidle = 60\n')
    config = read_config(path)
    assert (config.address, config.port, config.limits.idle) == ("0.0.0.0", 22, 60)
    assert config.folder == default_folder() and ServeConfig(data="/x").folder == Path("/x")
    path.with_name("other.toml").write_bytes(b"\xff")
    for wrong in ("other.toml", "nothing.toml"):
        with pytest.raises(ConfigError, match=wrong):
            read_config(path.with_name(wrong))
    for text in ("prot = 22\n", "port = 99999\n", "[limits]\nsessions = 0\n", "port ="):
        path.write_text(text)
        with pytest.raises(ConfigError, match=r"host\.toml"):
            read_config(path)


async def test_two_sessions_of_one_player_are_two_terminals(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        first, second = await asyncio.gather(
            Terminal.come(host.port, "Rosa"), Terminal.come(host.port, "Rosa")
        )
        await first.shows("you are Rosa")
        await second.shows("you are Rosa")
        await first.close()
        await second.close()
