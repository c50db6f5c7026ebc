"""docs/hosting.md says what is so: its commands are understood, its configuration is ours."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import msgspec
import pytest

from weimar_tui.cli.options import parse
from weimar_tui.ssh.config import ServeConfig
from weimar_tui.table.fetch import fetch_wish

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (ROOT / "docs" / "weimar-server.service").read_text(encoding="utf-8")


def blocks() -> list[str]:
    """The indented blocks, without their indent."""
    found = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", TEXT, re.MULTILINE)
    return [
        "".join(line[4:] or "\n" for line in block.strip("\n").splitlines(True)) for block in found
    ]


def commands() -> list[list[str]]:
    """Every call of weimar in the blocks, in the text and in the unit: what stands behind it."""
    lines = [line for block in blocks() for line in block.splitlines()]
    lines += re.findall(r"`([^`\n]*weimar (?:serve|invite|join|tables|replay)[^`\n]*)`", TEXT)
    lines += re.findall(r'command="([^"]+)"', TEXT)
    lines += re.findall(r"ExecStart=(.+)", UNIT)
    found = []
    for line in lines:
        call = re.search(r"(?:^|-- |[\s/])weimar ((?:serve|invite|join|tables|replay)\b.*)$", line)
        if call is not None and not line.startswith("restrict"):
            found.append(shlex.split(call[1].replace("…", "")))
    return found


def test_every_command_is_understood() -> None:
    found = commands()
    assert len(found) > 15
    assert {words[0] for words in found} == {"serve", "invite", "join", "tables", "replay"}
    for words in found:
        short = len(words) == 1 or words == ["tables", "ban"]  # named in passing
        if not short:
            assert parse(words).command == words[0]


def test_the_configuration_is_all_there_is_with_the_defaults() -> None:
    (block,) = [block for block in blocks() if block.startswith("address =")]
    said = msgspec.convert(tomllib.loads(block), ServeConfig)
    assert said == ServeConfig()
    names = {
        f"{struct}.{name}"
        for struct, found in (
            ("", msgspec.to_builtins(ServeConfig())),
            ("limits", msgspec.to_builtins(ServeConfig().limits)),
            ("expiry", msgspec.to_builtins(ServeConfig().expiry)),
        )
        for name in found
    }
    toml = tomllib.loads(block)
    written = {f".{name}" for name in toml}
    written |= {f"{table}.{name}" for table in ("limits", "expiry") for name in toml[table]}
    assert written == names


def test_what_players_are_told_to_fetch_is_what_can_be_fetched() -> None:
    calls = re.findall(r"ssh -p 2222 games\.example\.org (fetch[^>\n]*)", TEXT)
    assert [fetch_wish(call.strip()) for call in calls] == ["", "0123456789ab"]


def test_the_configuration_file_that_is_made_is_read(tmp_path: Path) -> None:
    (printed,) = re.findall(r"printf '(.+)' > /etc/weimar\.toml", TEXT)
    config = msgspec.toml.decode(printed.replace("\\n", "\n"), type=ServeConfig)
    assert (config.address, config.data) == ("0.0.0.0", "/var/lib/weimar/data")


@pytest.mark.parametrize("name", ["WEIMAR_PLAYER", "WEIMAR_TITLE", "WEIMAR_TABLE", "WEIMAR_EVENT"])
def test_what_the_notifying_command_is_told_is_named(name: str) -> None:
    source = (ROOT / "weimar_tui" / "table" / "notify.py").read_text(encoding="utf-8")
    assert name in TEXT and f'"{name}"' in source
