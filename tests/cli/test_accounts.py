"""`weimar account` and `weimar club` on a host's folder, without a server."""

from __future__ import annotations

import fcntl
import time
from pathlib import Path

import asyncssh
import pytest

from weimar_tui.cli.main import main
from weimar_tui.server.club.store import accounts, home, order
from weimar_tui.server.club.store.database import open_database

NOW = 1_800_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A host's folder with one account, Rosa's."""
    database = open_database("", tmp_path / "host")
    database.write(accounts.add_with_key, "Rosa", "AAAA", "SHA256:a", NOW, source="sign-up")
    database.close()
    return tmp_path / "host"


def weimar(folder: Path, *arguments: str) -> int:
    return main(["--lang", "en", *arguments, "--data", str(folder)])


def test_the_host_looks_after_an_account(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert weimar(folder, "account", "role", "rosa", "--role", "helper") == 0
    assert weimar(folder, "account", "ban", "Rosa", "--for", "7d", "--reason", "cheating") == 0
    out = capsys.readouterr().out
    assert "Rosa is now: helper." in out and "Rosa is banned until 20" in out
    assert weimar(folder, "account", "list") == 0
    assert "helper" in (out := capsys.readouterr().out) and "  ban 20" in out
    assert weimar(folder, "account", "show", "Rosa") == 0
    shown = capsys.readouterr().out
    assert all(part in shown for part in ("helper", "SHA256:a", "ban", "cheating"))
    assert weimar(folder, "account", "unban", "Rosa") == 0
    assert weimar(folder, "account", "unban", "Rosa") == 1
    assert "no such sanction to lift" in capsys.readouterr().err
    assert weimar(folder, "account", "ban", "Rosa", "--for", "soon") == 1
    assert "not a duration" in capsys.readouterr().err
    assert weimar(folder, "account", "audit") == 0
    out = capsys.readouterr().out
    assert "unban  Rosa (#1)" in out and "unchanged" in out
    assert weimar(folder, "account", "show", "Otto") == 1
    assert weimar(folder, "account", "show") == 2
    assert weimar(folder, "account", "role", "Rosa") == 2


def test_the_host_gives_an_account_another_name(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519", comment="Max").export_public_key()
    (folder / "authorized_keys").write_bytes(key)
    (folder / "authorized_keys").chmod(0o600)
    for wrong, told in (("max", "max is taken"), ("steady", "looks too much"), ("a b", "letters")):
        assert weimar(folder, "account", "rename", "Rosa", wrong) == 1
        assert told in capsys.readouterr().err
    for name, new in (("rosa", "Luise"), ("Luise", "Clara")):
        assert weimar(folder, "account", "rename", name, new) == 0
    assert "Luise is now called Clara." in capsys.readouterr().out
    assert weimar(folder, "account", "show", "rosa") == 0
    assert capsys.readouterr().out.startswith("Clara  #1")
    assert weimar(folder, "account", "rename", "Rosa") == 2
    assert weimar(folder, "account", "show", "Rosa", "Luise") == 2


def test_a_changed_audit_log_is_noticed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = open_database("", folder)
    for action in ("a", "b", "c"):
        database.write(order.write_audit, NOW, who="host", action=action)
    database.write(lambda c: c.exec_driver_sql("DELETE FROM audit WHERE seq = 2"))
    database.close()
    assert weimar(folder, "account", "audit") == 1
    assert "entry 3" in capsys.readouterr().out


def test_a_recovery_takes_two_days(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert weimar(folder, "account", "recover", "Rosa") == 0
        assert "link-" not in capsys.readouterr().out
    database = open_database("", folder)
    rosa = database.read(accounts.named, "Rosa")
    assert rosa is not None
    asked = rosa.settings["recovery"] - 2 * 86400 - 1
    database.write(accounts.change, rosa.id, settings={"recovery": asked})
    database.close()
    assert weimar(folder, "account", "recover", "Rosa") == 0
    assert "link-" in capsys.readouterr().out
    assert weimar(folder, "account", "recover", "Rosa") == 0
    assert "link-" not in capsys.readouterr().out


def test_an_old_request_to_recover_is_forgotten(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its notice is long read, and the code would come at once."""
    database = open_database("", folder)
    rosa = database.read(accounts.named, "Rosa")
    assert rosa is not None
    long_ago = {"recovery": int(time.time()) - 15 * 86400}
    database.write(accounts.change, rosa.id, settings=long_ago)
    assert weimar(folder, "account", "recover", "Rosa") == 0
    assert "link-" not in capsys.readouterr().out
    assert [one.kind for one in database.read(home.unread_notices, rosa.id)] == ["recovery-asked"]
    database.close()


def test_an_account_is_deleted_at_once_or_by_the_running_server(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (folder / "server.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert weimar(folder, "account", "delete", "Rosa") == 0
        assert "within a minute" in capsys.readouterr().out
        assert weimar(folder, "club", "reindex") == 1
        assert "is running" in capsys.readouterr().err
    assert weimar(folder, "account", "delete", "Rosa") == 0
    assert weimar(folder, "account", "show", "Rosa") == 1


def test_a_backup_is_made_and_restored(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "authorized_keys").write_text("")
    backup, new = str(folder.parent / "backup"), folder.parent / "new"
    assert weimar(folder, "club", "backup", backup) == 0
    assert weimar(folder, "club", "backup", backup) == 1
    assert weimar(new, "club", "restore", backup) == 0
    assert weimar(new, "club", "restore", backup) == 1
    capsys.readouterr()
    assert weimar(new, "account", "list") == 0
    assert "Rosa" in capsys.readouterr().out
    assert (new / "authorized_keys").exists()
    assert weimar(new, "club", "reindex", "x") == 2


@pytest.mark.parametrize(
    "command",
    [
        ("account", "show", "\udcff"),
        ("account", "ban", "\udcff"),
        ("account", "export", "\udcff"),
        ("club", "player", "\udcff"),
        ("club", "annul", "\udcff", "--reason", "\udcff"),
    ],
)
def test_an_argument_that_is_not_utf_8_is_an_ordinary_mistake(
    folder: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    assert weimar(folder, *command) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_reasons_are_stored_as_plain_text(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("a\x1b[31m\r\nb", "\u202ec", "\udcff"):
        assert weimar(folder, "account", "mute", "Rosa", "--reason", typed) == 0
    database = open_database("", folder)
    reasons = [one.reason for one in database.read(order.in_force, int(time.time()))]
    database.close()
    assert sorted(reasons) == ["\\xff", "a(31m b", "c"]
    assert weimar(folder, "account", "show", "Rosa") == 0
    assert weimar(folder, "account", "audit") == 0
    assert "\x1b" not in capsys.readouterr().out
