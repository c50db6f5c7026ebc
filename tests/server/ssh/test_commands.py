"""`weimar serve`, `invite` and `join`: their output, and every kind of failure."""

from __future__ import annotations

import os
import pwd
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from weimar_tui.cli import serve as serve_room
from weimar_tui.cli.main import main
from weimar_tui.cli.words import cli_words
from weimar_tui.server.club.store import accounts, order
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.ssh.config import ServeConfig
from weimar_tui.server.ssh.invites import Invitations
from weimar_tui.server.ssh.keys import host_key

ROOT = Path(__file__).resolve().parents[3]


def fails(capsys: pytest.CaptureFixture[str], *words: str, status: int = 1) -> str:
    """The one-line error of a command."""
    assert main(words) == status
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert line.startswith("weimar: ")
    return line


def test_an_invitation_is_printed_and_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host_key(tmp_path / "host_key")
    assert main(["invite", "Rosa", "--data", str(tmp_path), "--host", "h", "--port", "22"]) == 0
    found = re.search(r"ssh (join-\w+)@h", capsys.readouterr().out)
    assert found is not None
    invitation = Invitations(tmp_path / "invitations").find(found[1])
    assert invitation is not None and invitation.name == "Rosa"


def test_bad_invitations_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path)]
    host_key(tmp_path / "host_key")
    assert "1 to 20" in fails(capsys, "invite", "Rosa L", *data)
    assert "cannot begin with" in fails(capsys, "invite", "web-Rosa", *data)
    assert "365" in fails(capsys, "invite", "Rosa", "--days", "0", *data)
    assert not (tmp_path / "invitations").exists()
    (tmp_path / "banned").write_text("rosa\n")
    assert "weimar tables unban Rosa" in fails(capsys, "invite", "Rosa", *data)


@pytest.mark.parametrize("kind", ["ban", "suspend"])
def test_who_is_shut_out_of_the_club_is_not_invited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    data = ["--data", str(tmp_path)]
    host_key(tmp_path / "host_key")
    database = open_database("", tmp_path)
    rosa = database.write(accounts.add, "Rosa", 1_800_000_000)
    database.write(order.add_sanction, kind, 1_800_000_000, by="host", account_id=rosa.id)
    database.close()
    assert f"weimar account un{kind} rosa" in fails(capsys, "invite", "rosa", *data)
    assert main(["invite", "Otto", *data, "--host", "h", "--port", "22"]) == 0


def test_an_invitation_goes_to_a_servers_folder_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = ["--data", str(tmp_path / "elsewhere")]
    assert "for its players. Start `weimar serve`" in fails(capsys, "invite", "Rosa", *data)
    assert not (tmp_path / "elsewhere").exists()
    host_key(tmp_path / "host_key")
    monkeypatch.setattr(os, "geteuid", lambda: 54321)
    line = fails(capsys, "invite", "Rosa", "--data", str(tmp_path))
    user = pwd.getpwuid(tmp_path.stat().st_uid).pw_name
    assert f"belongs to the user {user}" in line
    assert f"runuser -u {user} -- weimar invite Rosa --data {tmp_path} --port 2222" in line
    assert not (tmp_path / "invitations").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can look on as another user")
def test_an_invitation_of_a_user_who_may_not_look_says_whose_the_folder_is(tmp_path: Path) -> None:
    """As another user, who cannot even enter the folder."""
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o700)
    host_key(folder / "host_key")
    script = (
        "import os, sys; sys.path.insert(0, sys.argv[1]); "
        "from weimar_tui.server.ssh.invites import check_folder; from pathlib import Path\n"
        "os.setuid(65534)\n"
        "try: check_folder(Path(sys.argv[2]), 'weimar invite Rosa')\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(ROOT), str(folder)], capture_output=True, text=True
    )
    assert ran.stdout.startswith("ConfigError"), ran.stderr
    assert "runuser -u root -- weimar invite Rosa" in ran.stdout


def test_tables_are_looked_after_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No server is running" in fails(capsys, "tables", "list", "--data", str(tmp_path))
    assert "list" in fails(capsys, "tables", "list", "more", status=2)
    assert "list" in fails(capsys, "tables", "kick", status=2)
    start = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", start, "serve", "--no-ssh", "--data", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    data = ["--data", str(tmp_path)]
    assert main(["tables", "list", *data]) == 0
    assert "0 tables; connected: -" in capsys.readouterr().out
    assert main(["tables", "ban", "Rosa", *data]) == 0
    assert "Rosa is banned" in capsys.readouterr().out
    assert main(["tables", "unban", "Rosa", *data]) == 0
    assert "can log in again" in capsys.readouterr().out
    assert main(["tables", "say", "good", "evening", *data]) == 0
    assert "table does not exist" in fails(capsys, "tables", "close", "../x", *data)
    process.terminate()
    assert process.wait(60) == 0


def test_what_cannot_be_served_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = ["--data", str(tmp_path)]
    config = tmp_path / "host.toml"
    config.write_text('bots = ["nobody"]\n')
    assert "nothing.toml" in fails(capsys, "serve", "--config", str(tmp_path / "nothing.toml"))
    assert "Available bots" in fails(capsys, "serve", "--config", str(config), *data)
    assert "65535" in fails(capsys, "serve", "--port", "99999", *data, status=2)
    assert "--open" in fails(capsys, "serve", "--web", "8080", "--no-ssh", *data)
    assert "too long" in fails(capsys, "serve", "--data", str(tmp_path / ("x" * 120)))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in fails(capsys, "serve", "--port", port, *data)
    monkeypatch.setattr(serve_room, "find_spec", lambda name: None)
    told = fails(capsys, "serve", *data)
    assert "-m pip install" in told and "asyncssh" in told


def test_join_needs_a_name_and_a_server(tmp_path: Path) -> None:
    def said(*words: str) -> str:
        start = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
        ran = subprocess.run(
            [sys.executable, "-c", start, "join", *words],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=30,
            stdin=subprocess.DEVNULL,
        )
        assert ran.returncode == 1
        return ran.stderr

    assert "1 to 20" in said("--name", "../x")
    assert "No server answers" in said("--name", "Rosa", "--socket", str(tmp_path / "s"))


def test_serve_begins_by_saying_how_to_come_in(tmp_path: Path) -> None:
    start = "import sys; from weimar_tui.cli.main import main; sys.exit(main())"
    asked = ["--lang", "de", "serve", "--port", "0", "--data", str(tmp_path), "--open"]
    process = subprocess.Popen(
        [sys.executable, "-X", "utf8", "-c", start, *asked],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    while lines[-1].strip() and "OFFENER SERVER" not in lines[-1]:
        lines.append(process.stdout.readline())
    process.terminate()
    assert process.wait(60) == 0
    text = "".join(lines)
    assert re.search(r"erreichbar unter 127\.0\.0\.1, Port \d+", text)
    assert "SHA256:" in text
    assert "weimar invite NAME" in text
    assert "OFFENER SERVER" in text
    assert "Der Server wird beendet" in process.stdout.read()
    assert not (tmp_path / "tables.sock").exists()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("at 127.0.0.1, port 2222", "OPEN SERVER", "WITHOUT A KEY")),
        ("zh", ("遊戲在127.0.0.1的連接埠", "開放的伺服器")),
    ],
)
def test_serve_speaks_the_language_asked_for(
    language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    serve_room._tell(ServeConfig(open=True), cli_words(language), 2222, "SHA256:x")
    said = capsys.readouterr().out
    assert all(word in said for word in words), said
    assert "SHA256:x" in said and "weimar invite NAME" in said


def test_hosting_is_told_in_the_hosts_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEIMAR_CONFIG", str(tmp_path / "no-config.toml"))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    data = ["--data", str(tmp_path)]
    host_key(tmp_path / "host_key")
    assert main(["invite", "Rosa", "--days", "1", *data, "--host", "h", "--port", "22"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"^  ssh join-\w+@h$", said, re.MULTILINE)
    assert "in 1 Tag. Noch kein Schlüssel? ssh-keygen -t ed25519" in said
    assert main(["--lang", "zh", "invite", "Rosa", *data]) == 0
    assert "14天後失效" in capsys.readouterr().out
    assert "Ergänze --open" in fails(capsys, "serve", "--web", "8080", "--no-ssh", *data)
    assert "1 bis 20 Buchstaben" in fails(capsys, "invite", "Rosa L", *data)
    missing = fails(capsys, "serve", "--config", str(tmp_path / "nothing.toml"))
    assert "nothing.toml lässt sich nicht lesen: den Ordner oder die Datei gibt es" in missing
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = fails(capsys, "serve", "--port", port, *data)
        assert f"127.0.0.1, Port {port}, lässt sich nicht öffnen" in line
        assert "ein anderes Programm benutzt diese Adresse schon" in line
