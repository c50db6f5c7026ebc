"""Which versions of the program a front finds, and how often it asks for them."""

from __future__ import annotations

from pathlib import Path

from weimar_tui.server.ssh.clients import Clients
from weimar_tui.server.ssh.programs import Programs


def interpreter(folder: Path, version: str) -> Path:
    """A stand-in for a Python interpreter that says its program's version, and notes that."""
    folder.mkdir()
    path = folder / "python"
    path.write_text(f"#!/bin/sh\necho asked >> {folder}/log\necho {version} 1 1\n")
    path.chmod(0o755)
    return path


def asked(folder: Path) -> int:
    return len((folder / "log").read_text().splitlines())


async def test_an_interpreter_is_not_asked_again_for_a_version_that_is_missing(
    tmp_path: Path,
) -> None:
    now = 0.0
    interpreter(tmp_path / "a", "2.0.0")
    own = Clients(())
    programs = Programs(lambda: own, "1.0.0", [f"{tmp_path}/*/python"], (), lambda: now)
    assert (await programs.find("1.0.0")) == programs.own
    for _ in range(4):
        assert await programs.find("3.0.0") is None
        now += 11.0
    assert asked(tmp_path / "a") == 1
    interpreter(tmp_path / "b", "2.1.0")
    assert await programs.find("3.0.0") is None
    assert (asked(tmp_path / "a"), asked(tmp_path / "b")) == (1, 1), "a new one is asked at once"
    now += 300.0
    assert await programs.find("3.0.0") is None
    assert asked(tmp_path / "a") == 2, "its program may have been upgraded"
