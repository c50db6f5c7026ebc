"""What packages contain besides Python: man page, completions, desktop entry, container."""

from __future__ import annotations

import argparse
import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from weimar_tui.cli.options import make_parser
from weimar_tui.cli.words import cli_words

TOP = Path(__file__).resolve().parents[1]
PACKAGING = TOP / "packaging"
REMEDY = "options have changed: run `make packaging`"


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command."""
    (commands,) = (
        action
        for action in make_parser(cli_words("en"))._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return dict(commands.choices)


def long_options(parser: argparse.ArgumentParser) -> set[str]:
    return {
        name
        for action in parser._actions
        if action.help != argparse.SUPPRESS
        for name in action.option_strings
        if name.startswith("--")
    }


@pytest.mark.parametrize("name", ["weimar.1", "weimar.bash", "_weimar", "weimar.fish"])
def test_every_command_and_option_is_there(name: str) -> None:
    text = (PACKAGING / name).read_text(encoding="utf-8").replace("\\-", "-")
    for command, parser in parsers().items():
        assert re.search(rf"\b{command}\b", text), f"{command}: {REMEDY}"
        for option in long_options(parser):
            plain = option.removeprefix("--")
            assert re.search(rf"{plain}\b", text), f"{command} {option}: {REMEDY}"


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("words", "expected"),
    [("weimar ta", "tables"), ("weimar serve --we", "--web"), ("weimar tables dr", "drain")],
)
def test_bash_completes(words: str, expected: str) -> None:
    *before, last = words.split()
    script = f"""
        source {PACKAGING / "weimar.bash"}
        COMP_WORDS=({words}); COMP_CWORD={len(before)}
        $(complete -p weimar | sed -E "s/.*-F ([^ ]+).*/\\1/") weimar {last} {before[-1]}
        printf "%s\\n" "${{COMPREPLY[@]}}"
    """
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
    assert expected in ran.stdout.split(), ran.stderr


def test_the_desktop_entry_starts_the_game_in_a_terminal() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "weimar.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert (section["Exec"], section["Terminal"], section["Type"]) == (
        "weimar",
        "true",
        "Application",
    )


def test_the_container_copies_files_that_exist_and_keeps_its_data_in_a_volume() -> None:
    text = (TOP / "Dockerfile").read_text(encoding="utf-8")
    ignored = (TOP / ".dockerignore").read_text(encoding="utf-8").split()
    assert (TOP / "requirements-host.txt").exists()
    for needed in ("weimar_tui", "rules", "scenarios", "saves", "docs", "packaging", "README.md"):
        assert needed not in ignored and (TOP / needed).exists()
    assert "VOLUME /data" in text and "HEALTHCHECK" in text and "USER weimar" in text
    assert '"--data", "/data"' in text
