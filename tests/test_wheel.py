"""The wheel: built here, installed into a fresh environment, and used from there."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import sysconfig
import termios
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from weimar_tui import __version__
from weimar_tui.packs.scenarios import scenario_ids
from weimar_tui.text.catalogue import Catalogue

PATIENCE = 60.0
"""Seconds without output; on a busy machine the program can take several to start."""

TOP = Path(__file__).resolve().parent.parent


def run(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
    """Run a command in an environment that knows nothing of this checkout."""
    environ = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(  # type: ignore[no-any-return]
        command,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        **more,  # type: ignore[call-overload]
    )


def built(project: Path, folder: Path) -> Path:
    """The wheel of a project."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    ran = run(build, cwd=project)
    assert ran.returncode == 0, ran.stderr
    (path,) = folder.glob("*.whl")
    return path


def install(home: Path, wheel: Path) -> None:
    """Install a wheel into an environment, without its dependencies."""
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    quiet = ["--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index"]
    installed = run([*pip, *quiet, str(wheel)])
    assert installed.returncode == 0, installed.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel."""
    return built(TOP, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; its dependencies are those of this environment."""
    home = tmp_path_factory.mktemp("fresh")
    venv.EnvBuilder(symlinks=True).create(home)
    install(home, wheel)
    # A path in a .pth file is searched, but .pth files in that folder (such as our own editable
    # install) are not read.
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_paths()["purelib"])
    return home


def weimar(home: Path, *arguments: str, lines: str = "") -> str:
    """The output of the installed command."""
    ran = run([str(home / "bin" / "weimar"), *arguments], cwd=home, input=lines)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return ran.stdout


def test_it_holds_the_program_its_data_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = {
        str(path.relative_to(TOP))
        for path in (TOP / "weimar_tui").rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    data = {
        f"weimar_tui/_data/{path.relative_to(TOP)}"
        for name in ("rules", "scenarios", "saves")
        for path in (TOP / name).rglob("*")
        if path.is_file()
    }
    of_hosts = ("hosting.md", "weimar-alarms.yml", "weimar-server.service", "weimar.toml")
    data |= {f"weimar_tui/_data/docs/{name}" for name in of_hosts}
    described = {name for name in names if ".dist-info/" in name}
    shared = {name.partition(".data/data/")[2] for name in names if ".data/data/" in name}
    assert shared == {
        "share/man/man1/weimar.1",
        "share/bash-completion/completions/weimar",
        "share/zsh/site-functions/_weimar",
        "share/fish/vendor_completions.d/weimar.fish",
        "share/applications/weimar.desktop",
    }
    names = {name for name in names if ".data/data/" not in name}
    assert names - described == ours | data
    assert "weimar_tui/py.typed" in names


@pytest.mark.slow
def test_it_is_what_runs_there(home: Path) -> None:
    code = "import weimar_tui; print(weimar_tui.__file__)"
    ran = run([str(home / "bin" / "python"), "-c", code], cwd=home)
    assert Path(ran.stdout.strip()).is_relative_to(home)
    assert weimar(home, "--version").startswith("weimar ")


@pytest.mark.slow
def test_a_game_is_played_saved_and_verified(home: Path) -> None:
    save = json.dumps({"do": "save", "path": "game.weimar"})
    told = weimar(home, "engine", "--bots", "random", "--seed", "7", lines=f"{save}\n")
    messages = [json.loads(line) for line in told.splitlines()]
    assert messages[-4]["type"] == "outcome"
    assert messages[-2] == {"type": "saved", "path": "game.weimar"}
    assert "a finished game" in weimar(home, "replay", "game.weimar", "--verify", "--lang", "en")


@pytest.mark.slow
def test_cards_scenarios_and_example_saves_are_found(home: Path) -> None:
    assert "S05" in weimar(home, "cards", "list")
    games = sorted(path.name for path in (TOP / "scenarios").iterdir())
    code = (
        "from weimar_tui.packs.scenarios import scenario_ids\n"
        f"print([len(scenario_ids(game)) for game in {games}])"
    )
    ran = run([str(home / "bin" / "python"), "-c", code], cwd=home)
    assert json.loads(ran.stdout) == [len(scenario_ids(game)) for game in games]
    (example,) = home.glob("lib/python*/site-packages/weimar_tui/_data/saves/example.weimar")
    assert "a finished game" in weimar(home, "replay", str(example), "--verify", "--lang", "en")


@pytest.mark.slow
def test_the_first_screen_is_drawn(home: Path) -> None:
    wanted = Catalogue("de").text("ui-first-keys-language").encode()
    environ = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    environ |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": str(home)}
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    command = [str(home / "bin" / "weimar"), "--lang", "de"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ) as ran:
        seen = b""
        while wanted not in seen and select.select([ours], [], [], PATIENCE)[0]:
            seen += os.read(ours, 65536)
        ran.kill()
    assert wanted in seen


# --- a game of another package ------------------------------------------------------------------
@pytest.fixture(scope="module")
def fresh(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The environment with the example's wheel next to ours."""
    install(home, built(TOP / "examples" / "duel", tmp_path_factory.mktemp("guest")))
    return home


@pytest.mark.slow
def test_a_game_of_another_package_is_listed_played_saved_and_verified(fresh: Path) -> None:
    bots = ("--game", "duel", "engine", "--bots", "first", "--seed", "7", "--lang", "de")
    save = json.dumps({"do": "save", "path": "duel.weimar"})
    messages = [json.loads(line) for line in weimar(fresh, *bots, lines=f"{save}\n").splitlines()]
    assert messages[-4]["type"] == "outcome"
    assert any("greift an: " in message.get("text", "") for message in messages)
    assert "a finished game" in weimar(fresh, "replay", "duel.weimar", "--verify", "--lang", "en")
    assert "Flèche" in weimar(fresh, "--game", "duel", "cards", "list", "--lang", "en")
    assert "Duel" in weimar(fresh, "--help", "--lang", "en")


@pytest.mark.slow
def test_its_bots_think_in_processes_of_their_own(fresh: Path) -> None:
    code = """
from weimar_tui.bots.pool import BotPool
from weimar_tui.bots.question import BotQuestion
from weimar_tui.registry import load_game
game = load_game("duel")
position = game.start("main", "7", {}, False).position
asked = position.decisions[0]
question = BotQuestion(
    game="duel", bot="first", seat="red", seed="1", digest=game.digest,
    view=game.encode(game.view(position, "red")), number=asked.number, options=asked.options,
)
pool = BotPool(1)
answer = pool.ask(question)
pool.close()
print(answer.option, answer.by, answer.trouble)
"""
    ran = run([str(fresh / "bin" / "python"), "-c", code], cwd=fresh)
    assert (ran.stderr, ran.stdout.split()) == ("", ["guard", "first"])


@pytest.mark.slow
def test_its_rules_can_be_read_and_its_pack_be_played(fresh: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "cards.toml").write_text('[[card]]\nid = "strike1"\ndice = 6\n')
    shown = weimar(fresh, "--game", "duel", "--pack", str(pack), "cards", "show", "strike1")
    assert "6 dice" in shown
    (pack / "cards.toml").write_text('[[card]]\nid = "parry"\ndice = 6\n')
    refused = run(
        [str(fresh / "bin" / "weimar"), "--game", "duel", "--pack", str(pack), "cards", "list"],
        cwd=fresh,
    )
    assert refused.returncode != 0
    assert "cards.toml: parry: strikes have dice" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("raise RuntimeError('broken')", "RuntimeError: broken"),
        ("import nothing_like_this", "ModuleNotFoundError"),
        ("class PLUGIN: id = 'chess'", "is not a GamePlugin"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_a_line_and_keeps_nobody_from_the_others(
    fresh: Path, code: str, problem: str
) -> None:
    (packages,) = fresh.glob("lib/python*/site-packages")
    broken = packages / "broken_game-1.dist-info"
    broken.mkdir(exist_ok=True)
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[weimar_tui.games]\nbroken = broken_game:PLUGIN\n")
    (packages / "broken_game.py").write_text(code)
    try:
        ran = run([str(fresh / "bin" / "weimar"), "--game", "broken", "engine"], cwd=fresh)
        assert ran.returncode == 1
        assert problem in ran.stderr
        assert "Traceback" not in ran.stderr
        assert len(ran.stderr.strip().splitlines()) == 1
        assert "S05" in weimar(fresh, "cards", "list")
    finally:
        (broken / "entry_points.txt").unlink()


def test_the_package_says_its_licence_and_the_one_version_there_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        about = message_from_bytes(packed.read(name))
    assert (about["Version"], about["License-Expression"]) == (__version__, "MIT")
