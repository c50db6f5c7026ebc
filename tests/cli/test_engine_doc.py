"""docs/engine.md describes what the engine does: its examples are run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from weimar_tui.cli import engine
from weimar_tui.games.junta.rules.endings import ENDINGS as JUNTA
from weimar_tui.games.weimar.rules.statistics import ENDINGS as WEIMAR
from weimar_tui.games.wir_sind_das_volk.rules.endings import WINNER as VOLK

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text("utf-8")
BLOCKS = re.findall(r"^    \$ weimar (engine.*)\n((?:    [<>] .*\n)+)", PAGE, re.MULTILINE)


def told(pattern: str, line: str) -> bool:
    """Whether a line matches the page; `…` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), line) is not None


@pytest.mark.parametrize(("call", "block"), BLOCKS, ids=[call for call, _ in BLOCKS])
def test_examples_go_as_shown(command: Command, call: str, block: str) -> None:
    shown = [line.strip().split(" ", 1) for line in block.splitlines()]
    lines = tuple(text.encode() for mark, text in shown if mark == ">")
    out = iter(command(*shlex.split(call), lines=lines).out.splitlines())
    skip = False
    for mark, text in shown:
        if mark == ">" or text == "…":
            skip = skip or mark == "<"
            continue
        assert any(told(text, line) for line in out) if skip else told(text, next(out)), text
        skip = False


def test_there_is_an_example_of_every_game() -> None:
    assert {call.split()[2] for call, _ in BLOCKS} == {"weimar", "wir_sind_das_volk", "junta"}


def test_every_verb_and_every_message_is_told_of() -> None:
    source = Path(engine.__file__).read_text("utf-8")
    for verb in engine._VERBS:
        assert f'`{{"do":"{verb}"' in PAGE, verb
    for kind in set(re.findall(r'"type": "(\w+)"', source)):
        assert f"| `{kind}` |" in PAGE, kind
    assert f"`protocol` ({engine.PROTOCOL})" in PAGE


def test_every_ending_is_told_of() -> None:
    for ending in (*WEIMAR, *VOLK, *JUNTA):
        assert f"`{ending}`" in PAGE, ending


def test_every_option_is_told_of(command: Command) -> None:
    said = command("engine", "--help").out
    for option in set(re.findall(r"--[a-z-]+", said)) - {"--help"}:
        assert f"`{option}`" in PAGE, option


def test_the_bot_plays_a_game() -> None:
    snippet = re.search(r"^    import json, subprocess\n(?:    .*\n)+", PAGE, re.MULTILINE)
    assert snippet is not None
    code = re.sub(r"^    ", "", snippet[0], flags=re.MULTILINE)
    program = f"*{[sys.executable, '-m', 'weimar_tui']!r}"
    code = code.replace('"weimar"', program).replace(
        '"--seed"', '"--scenario", "first-winter", "--seed"'
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "") and ran.stdout.count("\n") == 1
