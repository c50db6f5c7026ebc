"""Commands in docs/hosting.md parse; docs/weimar.toml has every setting with its default."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from shutil import which

import msgspec
import pytest

from weimar_tui.cli.main import main
from weimar_tui.cli.options import parse
from weimar_tui.server.fetch import fetch_wish
from weimar_tui.server.ssh.config import ServeConfig

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SETTINGS = (ROOT / "docs" / "weimar.toml").read_text(encoding="utf-8")
UNIT = (ROOT / "docs" / "weimar-server.service").read_text(encoding="utf-8")

NAMED = "serve|invite|join|tables|top|replay|hosting"


def blocks() -> list[str]:
    """The indented blocks, without indentation."""
    found = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", TEXT, re.MULTILINE)
    return [
        "".join(line[4:] or "\n" for line in block.strip("\n").splitlines(True)) for block in found
    ]


def commands() -> list[list[str]]:
    """The arguments of every `weimar` call in the blocks, in the text and in the unit."""
    lines = [line for block in blocks() for line in block.splitlines()]
    lines += re.findall(
        r"`([^`\n]*weimar (?:serve|invite|join|tables|top|replay|hosting)[^`\n]*)`", TEXT
    )
    lines += re.findall(r'command="([^"]+)"', TEXT)
    lines += re.findall(r"ExecStart=(.+)", UNIT)
    found = []
    for line in lines:
        call = re.search(
            r"(?:^|-- |[\s/])weimar ((?:serve|invite|join|tables|top|replay|hosting)\b.*)$", line
        )
        if call is not None and not line.startswith("restrict"):
            found.append(shlex.split(call[1].partition(" > ")[0].replace("…", ""), comments=True))
    return found


def test_every_command_is_understood() -> None:
    found = commands()
    assert len(found) > 15
    assert {words[0] for words in found} == {
        "serve",
        "invite",
        "join",
        "tables",
        "top",
        "replay",
        "hosting",
    }
    for words in found:
        short = len(words) == 1 or words == ["tables", "ban"]  # mentioned in passing
        if not short:
            assert parse(words).command == words[0]


def test_the_settings_are_all_there_is_with_the_defaults(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["hosting", "--settings"]) == 0
    printed = capsys.readouterr().out
    assert printed == SETTINGS
    assert tomllib.loads(printed) == json.loads(msgspec.json.encode(ServeConfig()))


def test_what_players_are_told_to_fetch_is_what_can_be_fetched() -> None:
    calls = re.findall(r"ssh -p 2222 games\.example\.org (fetch[^>\n]*)", TEXT)
    assert [fetch_wish(call.strip()) for call in calls] == ["", "0123456789ab"]


def test_the_configuration_file_that_is_made_is_read(tmp_path: Path) -> None:
    (printed,) = re.findall(r"printf '(.+)' > /etc/weimar\.toml", TEXT)
    config = msgspec.toml.decode(printed.replace("\\n", "\n"), type=ServeConfig)
    assert (config.address, config.data) == ("0.0.0.0", "/var/lib/weimar/data")


@pytest.mark.parametrize("name", ["WEIMAR_PLAYER", "WEIMAR_TITLE", "WEIMAR_TABLE", "WEIMAR_EVENT"])
def test_what_the_notifying_command_is_told_is_named(name: str) -> None:
    source = (ROOT / "weimar_tui" / "server" / "notify.py").read_text(encoding="utf-8")
    assert name in TEXT and f'"{name}"' in source


@pytest.mark.parametrize(
    "setting",
    [
        "NoNewPrivileges=yes",
        "ProtectProc=invisible",
        "ProtectClock=yes",
        "ProtectKernelLogs=yes",
        "ProtectHostname=yes",
        "RestrictRealtime=yes",
        "RemoveIPC=yes",
        "LimitNOFILE=65536",
        "OOMPolicy=continue",
        "After=network-online.target time-sync.target",
    ],
)
def test_the_unit_shuts_the_server_in(setting: str) -> None:
    assert setting in UNIT.splitlines()


def test_the_unit_lets_clients_shut_themselves_in() -> None:
    (allowed,) = re.findall(r"^SystemCallFilter=(.+)$", UNIT, re.MULTILINE)
    calls = {"create_ruleset", "add_rule", "restrict_self"}
    assert allowed.split()[0] == "@system-service"
    assert {f"landlock_{call}" for call in calls} <= set(allowed.split())


@pytest.mark.skipif(which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "weimar-server.service"
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", UNIT))
    verified = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_what_hosts_install_is_pinned_to_the_byte() -> None:
    text = (ROOT / "requirements-host.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))
    assert len(re.findall(r"==[^\\]+\\\n +--hash=sha256:[0-9a-f]{64}", text)) == len(pinned)
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    versions = {package["name"]: package["version"] for package in locked if "version" in package}
    assert pinned.items() <= versions.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["ssh"]]
    names = {re.split(r"[=<>\[]", need)[0].replace(".", "-") for need in needed}
    assert names | {"cryptography", "hatchling"} <= pinned.keys()
    assert "--require-hashes -r requirements-host.txt" in TEXT


def test_compose_files_name_files_and_settings_that_exist() -> None:
    folder = ROOT / "packaging"
    config = msgspec.toml.decode((folder / "compose-postgres.toml").read_bytes(), type=ServeConfig)
    for name in ("compose.yaml", "compose-postgres.yaml"):
        compose = msgspec.yaml.decode((folder / name).read_bytes())
        weimar = compose["services"]["weimar"]
        assert (folder / weimar["build"] / "Dockerfile").is_file()
        named = [volume.split(":")[0] for volume in weimar["volumes"]]
        assert {one for one in named if not one.startswith("./")} <= compose["volumes"].keys()
        assert all((folder / one).is_file() for one in named if one.startswith("./"))
    sockets = compose["services"]["postgres"]["volumes"] + weimar["volumes"]
    assert sockets.count("postgres-socket:/run/postgresql") == 2
    assert config.database.endswith("host=/run/postgresql")
    assert f"http://{config.metrics}/ready" in weimar["healthcheck"]["test"][-1]
