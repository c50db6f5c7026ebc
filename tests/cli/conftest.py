"""Runs commands in this process, with the kernel's duel among the games."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.cli.main import main


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The lines of the engine, except those that end an answer."""
        return [message for answer in self.answers for message in answer]

    @property
    def answers(self) -> list[list[dict[str, Any]]]:
        """The answers to each line, and those before the first one."""
        said: list[list[dict[str, Any]]] = [[]]
        for line in self.out.splitlines():
            message = json.loads(line)
            if message == {"type": "ready"}:
                said.append([])
            else:
                said[-1].append(message)
        return said

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one type."""
        return [message for message in self.messages if message["type"] == kind]


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _duel() -> Iterator[None]:
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


@pytest.fixture(autouse=True)
def _nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a system language and settings, the output is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WEIMAR_CONFIG", str(tmp_path / "no-config.toml"))


@pytest.fixture
def command(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `weimar` with arguments; lines of standard input can be text or plain data."""

    def run(*arguments: str, lines: tuple[object, ...] = ()) -> Ran:
        given = b"".join(
            (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n"
            for line in lines
        )
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        status = main(arguments)
        out, err = capfdbinary.readouterr()
        return Ran(status, out.decode(), err.decode())

    return run


def assert_one_line(ran: Ran, status: int, words: str) -> None:
    """Check that the command failed in the standard way."""
    assert ran.status == status
    assert ran.out == ""
    assert ran.err.startswith("weimar: ")
    assert ran.err.count("\n") == 1
    assert words in ran.err
