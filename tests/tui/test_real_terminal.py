"""The program in a pseudo-terminal: suspended, hung up, with limited TERMs and locales."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.make_saves import SAVES
from tests.tui.terminal import PATIENCE, Terminal, weimar, without_calm
from weimar_tui.kernel.journal import SUFFIX, Journal, read_save


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with one game in which the SPD is asked."""
    saved = read_save(SAVES / "overthrow-cities.weimar")
    folder = tmp_path / "data" / "weimar-tui" / "saves"
    folder.mkdir(parents=True)
    players = {"spd": "human", "kpd": "random", "z": "random", "dnvp": "random"}
    header = replace(saved.header, players=players)
    without_calm(tmp_path)
    Journal.create(folder / f"mine{SUFFIX}", [header, saved.checkpoints[0]], sync=False).close()
    return tmp_path


def save_of(home: Path) -> Path:
    (path,) = (home / "data" / "weimar-tui" / "saves").glob(f"*{SUFFIX}")
    return path


def asked(text: str) -> bool:
    return "▸1" in text.replace(" ", "") and "Königsberg" in text


@pytest.mark.skipif(shutil.which("bash") is None, reason="job control needs a shell that has it")
def test_ctrl_z_and_fg_come_back_to_the_same_question(home: Path) -> None:
    terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], home)
    try:
        terminal.until(lambda text: "PROMPT>" in text)
        command = shlex.join(weimar("--no-motion", "--open", str(save_of(home))))
        terminal.type(f"sh -c {shlex.quote(f'{command}; exit $?')}\n")  # as `make runner` does
        terminal.until(asked)
        terminal.type("\x1b[B")
        terminal.until(lambda text: "▸2" in text.replace(" ", ""))
        terminal.type("\x1a")
        terminal.until(lambda text: "Stopped" in text and not asked(text))
        terminal.type("echo $((6 * 7))\n")
        terminal.until(lambda text: "\n42" in text)
        terminal.type("fg\n")
        terminal.until(lambda text: "▸2" in text.replace(" ", ""))
        terminal.type("\r")
        terminal.until(lambda text: "▸2" not in text.replace(" ", ""))
        terminal.type("\x03")
        terminal.until(lambda text: "PROMPT>" in text)
        terminal.type("echo status $?\n")
        terminal.until(lambda text: "status 0" in text)
    finally:
        terminal.close()
    assert len(read_save(save_of(home)).picks) >= 1


def test_a_dialog_is_written_without_the_screen_below(home: Path) -> None:
    command = weimar("--no-motion", "--lang", "en", "--open", str(save_of(home)))
    terminal = Terminal(command, home, (160, 48))
    try:
        terminal.until(asked)
        while terminal.read(0.5):
            pass
        board, whole = terminal.screen.text, len(terminal.written)
        terminal.type("i")
        terminal.until(lambda text: "Coach · SPD" in text)
        terminal.type("\x1b")
        terminal.until(lambda text: text == board)
        assert len(terminal.written) - whole < whole / 2
    finally:
        terminal.close()


def test_ctrl_l_repairs_what_another_program_wrote(home: Path) -> None:
    terminal = Terminal(weimar("--no-motion", "--lang", "en", "--open", str(save_of(home))), home)
    try:
        terminal.until(asked)
        while terminal.read(0.5):
            pass
        board = terminal.screen.text
        terminal.screen.feed(b"\x1b[5;1HBroadcast message from root" * 2)
        assert terminal.screen.text != board
        terminal.type("\x0c")
        terminal.until(lambda text: text == board)
    finally:
        terminal.close()


def test_ctrl_z_does_nothing_where_no_shell_waits(home: Path) -> None:
    terminal = Terminal(weimar("--no-motion", "--open", str(save_of(home))), home)
    try:
        terminal.until(asked)
        terminal.type("\x1a\x1b[B")
        terminal.until(lambda text: "▸2" in text.replace(" ", ""))
        terminal.type("\x03")
        assert terminal.status() == 0
    finally:
        terminal.close()


def test_a_closed_window_loses_nothing_and_continue_goes_on(home: Path) -> None:
    first = Terminal(weimar("--no-motion", "--open", str(save_of(home))), home)
    try:
        first.until(asked)
        first.type("\r")
        first.until(lambda text: "5 left" in text)
        first.hang_up()
        first.status()
    finally:
        first.close()
    saved = read_save(save_of(home))
    assert len(saved.picks) == 1
    assert (saved.damaged, saved.torn) == (0, False)
    assert not list((home / "state").rglob("crash-*"))
    second = Terminal(weimar("--no-motion"), home)
    try:
        second.until(lambda text: "Continue" in text)
        second.type("\r")
        second.until(lambda text: "5 left" in text)
        second.type("\x03")
        assert second.status() == 0
    finally:
        second.close()


def test_a_closed_window_ends_it_where_another_program_was_told_alone(home: Path) -> None:
    """`make runner`: the signal goes to `make`; here its child process inherits to ignore it."""
    command = shlex.join(weimar("--no-motion", "--open", str(save_of(home))))
    terminal = Terminal(["sh", "-c", f"trap '' HUP; {command}; echo $? >ended"], home)
    try:
        terminal.until(asked)
        terminal.hang_up()
        terminal.status()
    finally:
        terminal.close()
    assert (home / "ended").read_text().strip() == str(128 + signal.SIGHUP)


@pytest.mark.parametrize(
    ("environment", "grounds"),
    [
        pytest.param({"TERM": "vt100"}, "", marks=pytest.mark.slow),
        ({"TERM": "xterm", "NO_COLOR": "1"}, ""),
        ({"TERM": "linux", "LANG": "C", "LC_ALL": "C"}, ""),
        pytest.param({"TERM": "xterm-256color"}, "48;5;", marks=pytest.mark.slow),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "48;2;"),
    ],
    ids=lambda given: given["TERM"] if isinstance(given, dict) else given,
)
def test_poor_terminals_and_locales(home: Path, environment: dict[str, str], grounds: str) -> None:
    """Each has everything it needs, and pictures in the colours it can show."""
    terminal = Terminal(weimar("--open", str(save_of(home))), home, (100, 30), **environment)
    try:
        terminal.until(asked)
        terminal.type("\x1b[200~1\n2\n3\n\x1b[201~")
        terminal.type("\x1b[B")
        terminal.until(lambda text: "▸2" in text.replace(" ", ""))
        terminal.type("\x11")
        assert terminal.status() == 0
    finally:
        terminal.close()
    assert read_save(save_of(home)).picks == []
    for colours in ("48;5;", "48;2;"):
        assert (terminal.written.count(colours.encode()) > 99) == (colours == grounds)


@pytest.mark.parametrize(("term", "painted"), [("linux", False), ("xterm-256color", True)])
def test_pictures_are_painted_where_there_are_colours(home: Path, term: str, painted: bool) -> None:
    """Even if the theme needs colours that the terminal lacks."""
    with (home / "config" / "weimar-tui" / "config.toml").open("a") as file:
        file.write('theme = "dark"\n')
    terminal = Terminal(weimar("--open", str(save_of(home))), home, (120, 40), TERM=term)
    try:
        assert ("▄" in terminal.until(asked)) == painted
    finally:
        terminal.close()


@pytest.mark.parametrize(
    ("command", "environment", "asked", "bye"),
    [
        (["--seed", "7"], {"TERM": "dumb"}, "in which city do you place a base?", "Goodbye."),
        (["learn", "--lang", "de"], {"TERM": ""}, "Hinweis: ", "Auf Wiedersehen."),
    ],
)
def test_a_terminal_that_takes_no_drawing_is_played_on_line_by_line(
    home: Path, command: list[str], environment: dict[str, str], asked: str, bye: str
) -> None:
    terminal = Terminal(weimar(*command), home, (160, 90), **environment)
    try:
        terminal.type("1\n1\n" if command[0] == "learn" else "new\nbegin\n")
        terminal.until(lambda text: asked in text)
        terminal.type("\x03")
        text = terminal.all_said()
        assert bye in text and "\x1b" not in text
        assert terminal.status() == 130
    finally:
        terminal.close()


def test_errors_that_go_elsewhere_leave_nothing_to_draw_on(home: Path) -> None:
    command = shlex.join(weimar("--open", str(save_of(home))))
    terminal = Terminal(["sh", "-c", f"{command} 2>errors"], home)
    try:
        assert terminal.status() == 2
    finally:
        terminal.close()
    assert "needs a terminal" in (home / "errors").read_text()


def test_a_recorded_game_is_told_where_it_cannot_be_drawn(home: Path) -> None:
    save = str(SAVES / "overthrow-cities.weimar")
    terminal = Terminal(weimar("replay", save, "--lang", "de"), home, TERM="dumb")
    try:
        text = terminal.all_said()
        assert "beherrscht die Städte" in text and "\x1b" not in text
        assert terminal.status() == 0
    finally:
        terminal.close()


def children(process: int) -> list[int]:
    return [
        int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


@pytest.mark.parametrize("way", ["ctrl-c", "kill"])
def test_nothing_of_a_game_of_bots_is_left_when_the_program_ends(home: Path, way: str) -> None:
    saved = read_save(save_of(home))
    header = replace(saved.header, players=dict.fromkeys(saved.header.seats, "steady"))
    save = home / f"bots{SUFFIX}"
    Journal.create(save, [header, saved.checkpoints[0]], sync=False).close()
    before = save.stat().st_size
    terminal = Terminal(weimar("--no-motion", "--open", str(save)), home)
    try:
        terminal.until(lambda text: save.stat().st_size > before)
        (thinking,) = children(terminal.process)
        if way == "kill":
            os.kill(terminal.process, signal.SIGKILL)
        else:
            terminal.type("\x03")
        assert terminal.status() == (-signal.SIGKILL if way == "kill" else 0)
    finally:
        terminal.close()
    end = time.monotonic() + PATIENCE
    while alive(thinking) and time.monotonic() < end:
        time.sleep(0.01)
    assert not alive(thinking)
    assert not list((home / "state").rglob("crash-*"))


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_keys_need_not_wait_for_a_slow_picture() -> None:
    """Textual reads its frame rate when it is imported, so this package must come first."""
    code = "import weimar_tui.tui.app, textual.constants; print(textual.constants.MAX_FPS)"
    environ = {name: value for name, value in os.environ.items() if name != "TEXTUAL_FPS"}
    for wished, expected in ((None, "120"), ("30", "30")):
        given = environ if wished is None else {**environ, "TEXTUAL_FPS": wished}
        ran = subprocess.run(
            [sys.executable, "-c", code], env=given, capture_output=True, text=True, check=True
        )
        assert ran.stdout.strip() == expected


def test_a_new_screen_leaves_the_old_one_in_view_until_it_is_drawn(tmp_path: Path) -> None:
    """Blank rows between two screens that fill the terminal would be seen on a busy machine."""
    without_calm(tmp_path)
    save = tmp_path / "game.weimar"
    save.write_bytes((SAVES / "example.weimar").read_bytes())
    terminal = Terminal(weimar("replay", str(save), "--lang", "en"), tmp_path, (120, 40))
    try:
        terminal.until(lambda shown: "F2 Germany" in shown)
        filled = []
        for key, is_board in (("c", False), ("\x1b", True)) * 3:
            terminal.type(key)
            end = time.monotonic() + PATIENCE
            while ("F2 Germany" in terminal.screen.text) is not is_board:
                assert time.monotonic() < end, terminal.screen.text
                if terminal.read(0.05):
                    rows = terminal.screen.text.splitlines()
                    filled.append(sum(bool(row.strip()) for row in rows))
        assert min(filled) > 5, filled
    finally:
        terminal.close()
