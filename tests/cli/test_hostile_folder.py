"""Commands run in an untrusted folder: nothing in it is ever executed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.terminal import Terminal, without_calm
from weimar_tui.data_files import data_folder

ROOT = Path(__file__).parents[2]

MODULES = """
asyncssh cloudpickle ctypes dask distributed fluent json lark multiprocessing msgspec numpy pickle
platformdirs readline rich sitecustomize textual tomllib usercustomize weimar_tui
"""
PROGRAMS = "c++ cc clang file gcc ld ldconfig less objdump python python3 sh stty tput uname"


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One cache for all tests here, empty at first: reading a pack takes half a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game, modules and programs, each of which reports when it runs."""
    folder = tmp_path / "unpacked"
    folder.mkdir()
    run = tmp_path / "was-run"
    code = f"import os\nopen({str(run)!r}, 'a').write(__name__ + chr(10))\n"
    for name in MODULES.split():
        (folder / f"{name}.py").write_text(code)
        (folder / name).mkdir()
        for file in ("__init__.py", "__main__.py", "spawn.py", "forkserver.py", "pool.py"):
            (folder / name / file).write_text(code)
    for name in PROGRAMS.split():
        (folder / name).write_text(f"#!/bin/sh\necho {name} >> {run}\nexit 1\n")
        (folder / name).chmod(0o755)
    shutil.copy(data_folder("saves") / "overthrow-cities.weimar", folder / "game.weimar")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """An environment in which programs of the current folder come first, and files are
    kept elsewhere."""
    home = str(folder.parent)
    names = ("CONFIG", "DATA", "STATE")
    return {
        "PATH": f".:{folder}:/usr/bin:/bin",
        "HOME": home,
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "XDG_CACHE_HOME": os.environ["XDG_CACHE_HOME"],
        **{f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in names},
    }


def weimar(*arguments: str) -> list[str]:
    """The installed command, which does not import from the current folder."""
    start = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}]; sys.argv[0] = 'weimar'; "
        "from weimar_tui.cli.main import command; sys.exit(command())"
    )
    return [sys.executable, "-P", "-c", start, *arguments]


def run_modules(folder: Path) -> str:
    """The files of the folder that were run."""
    file = folder.parent / "was-run"
    return file.read_text() if file.exists() else ""


def test_a_module_of_the_folder_would_say_that_it_was_run(folder: Path) -> None:
    subprocess.run([sys.executable, "-c", "import json"], cwd=folder, check=True)
    subprocess.run(["gcc"], cwd=folder, env=environment(folder), check=False)
    assert "json" in run_modules(folder) and "gcc" in run_modules(folder)


COMMANDS = [
    "--help",
    "cards check",
    "replay game.weimar --text",
    "--plain",
    "simulate -n 4 --jobs 2 --bots random",
    "invite Rosa --data data",
    "serve --no-ssh --data data",
]
OTHERS = [
    "--version",
    "cards show S05",
    "replay game.weimar --verify",
    "export game.weimar --svg moment.svg",
    "export game.weimar --csv -",
    "analyse game.weimar --quietly",
    "engine --game wir_sind_das_volk --bots random",
    "puzzle",
    "learn --plain",
    "fuzz -n 2 --jobs 2 --bots random",
    "lab -n 2 --workers 2 --bots random",
    "ladder -n 2 --workers 2 --bots random --against random",
    "train -n 2 --workers 2 --game junta --players 4 --iterations 0",
    "tables list --data data",
    "join --name Rosa --socket data/s",
    "serve --port 0 --data data",
]
"""Commands that share most of their code with one of `COMMANDS`."""


@pytest.mark.parametrize(
    "line", [*COMMANDS, *(pytest.param(line, marks=pytest.mark.slow) for line in OTHERS)]
)
def test_no_command_runs_anything_of_the_current_folder(folder: Path, line: str) -> None:
    process = subprocess.Popen(
        weimar(*line.split()),
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        if line.startswith("serve"):
            process.stdout.readline()
            process.terminate()
        if line.startswith(("analyse", "train")):
            # Both take minutes; the first result shows that their processes work.
            results = ("*.analysis", "*.jsonl")
            end = time.monotonic() + 8
            while time.monotonic() < end and process.poll() is None:
                if any(any(folder.parent.rglob(name)) for name in results):
                    break
                time.sleep(0.05)
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
        said = process.communicate(timeout=200)[0]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert run_modules(folder) == "", said
    if not line.startswith(("invite", "tables", "join", "analyse", "train", "serve")):
        assert process.returncode == 0, said


def test_the_module_as_a_command_runs_nothing_of_the_current_folder(folder: Path) -> None:
    """Python itself looks for `weimar_tui` here first, so no such file can be here."""
    shutil.rmtree(folder / "weimar_tui")
    (folder / "weimar_tui.py").unlink()
    environ = environment(folder) | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "weimar_tui", "simulate", "-n", "2", "--bots", "random"]
    subprocess.run(command, cwd=folder, env=environ, check=True, stdout=subprocess.DEVNULL)
    # Python imports these before our first line, which we cannot prevent.
    assert set(run_modules(folder).split()) <= {"sitecustomize", "usercustomize"}


@pytest.mark.slow
def test_an_analysis_on_the_screen_runs_nothing_of_the_current_folder(folder: Path) -> None:
    home = folder.parent
    without_calm(home)
    command = weimar("--no-motion", "replay", "game.weimar")
    terminal = Terminal(
        ["/bin/sh", "-c", 'cd "$0" && shift 0 && exec "$@"', str(folder), *command],
        home,
        (120, 40),
    )
    try:
        terminal.until(lambda text: "1919" in text or "Berlin" in text)
        terminal.type("a")
        terminal.until(lambda _: any(home.rglob("game.weimar*.analysis")))
    finally:
        terminal.close()
    assert run_modules(folder) == ""


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("serve --port 0 --data data", marks=pytest.mark.slow),
        "invite Rosa --data data",
    ],
)
def test_hosting_runs_no_compiler_wherever_it_is(folder: Path, line: str) -> None:
    environ = environment(folder) | {"PATH": f"{folder}:/usr/bin:/bin"}
    (elsewhere := folder.parent / "elsewhere").mkdir()
    command = weimar(*line.split())
    with subprocess.Popen(command, cwd=elsewhere, env=environ, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
    assert run_modules(folder) == ""
