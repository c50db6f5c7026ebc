"""The program in a real (pseudo) terminal: stopped, hung up, with poor TERMs and locales."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.make_saves import SAVES
from tests.ssh.screen import Screen
from weimar_tui.kernel.journal import SUFFIX, Journal, read_save

PATIENCE = 30.0
"""Seconds; on a busy machine the program may take several to begin."""


class Terminal:
    """A command in a terminal of its own, as the leader of its session."""

    def __init__(self, command: list[str], home: Path, **environment: str) -> None:
        self.screen = Screen(100, 30)
        names = ("CONFIG", "DATA", "STATE")
        environ = {key: text for key, text in os.environ.items() if key not in ("NO_COLOR",)}
        environ |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in names}
        environ |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "PROMPT> "} | environment
        self.process, self.master = pty.fork()
        if self.process == 0:
            # Tests in the background ignore these, and what they start inherits that.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(command[0], command, environ)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))

    def until(self, true: Callable[[str], bool]) -> str:
        """Read on until the screen is as wished."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.05)[0]:
                try:
                    self.screen.feed(os.read(self.master, 65536))
                except OSError:
                    break
            elif true(self.screen.text):
                return self.screen.text
        raise AssertionError(f"it never came:\n{self.screen.text}")

    def all_said(self) -> str:
        """Everything written until the end, as it was written."""
        said = b""
        with contextlib.suppress(OSError):  # so the end is told on Linux
            while data := os.read(self.master, 65536):
                said += data
        return said.decode()

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self.master)
        self.master = -1

    def status(self) -> int:
        """Wait for the end; the status, or minus the signal."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.master >= 0 and select.select([self.master], [], [], 0)[0]:
                # Its last words; the end of the terminal is told as an error.
                with contextlib.suppress(OSError):
                    os.read(self.master, 65536)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.process = 0
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        raise AssertionError(f"it did not end:\n{self.screen.text}")

    def close(self) -> None:
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        if self.master >= 0:
            os.close(self.master)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with one game in which the SPD is asked."""
    saved = read_save(SAVES / "overthrow-cities.weimar")
    folder = tmp_path / "data" / "weimar-tui" / "saves"
    folder.mkdir(parents=True)
    players = {"spd": "human", "kpd": "random", "z": "random", "dnvp": "random"}
    header = replace(saved.header, players=players)
    Journal.create(folder / f"mine{SUFFIX}", [header, saved.checkpoints[0]], sync=False).close()
    return tmp_path


def save_of(home: Path) -> Path:
    (path,) = (home / "data" / "weimar-tui" / "saves").glob(f"*{SUFFIX}")
    return path


def weimar(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "weimar_tui", *arguments]


def asked(text: str) -> bool:
    return "▸1" in text.replace(" ", "") and "Königsberg" in text


@pytest.mark.skipif(shutil.which("bash") is None, reason="job control needs a shell that has it")
def test_ctrl_z_and_fg_come_back_to_the_same_question(home: Path) -> None:
    terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], home)
    try:
        terminal.until(lambda text: "PROMPT>" in text)
        terminal.type(f"{' '.join(weimar('--no-motion', '--open', str(save_of(home))))}\n")
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
        terminal.until(lambda text: "status 130" in text)
    finally:
        terminal.close()
    assert len(read_save(save_of(home)).picks) >= 1


def test_ctrl_z_does_nothing_where_no_shell_waits(home: Path) -> None:
    terminal = Terminal(weimar("--no-motion", "--open", str(save_of(home))), home)
    try:
        terminal.until(asked)
        terminal.type("\x1a\x1b[B")
        terminal.until(lambda text: "▸2" in text.replace(" ", ""))
        terminal.type("\x03")
        assert terminal.status() == 130
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
        assert second.status() == 130
    finally:
        second.close()


@pytest.mark.parametrize(
    "environment",
    [
        {"TERM": "vt100"},
        {"TERM": "xterm", "NO_COLOR": "1"},
        {"TERM": "linux", "LANG": "C", "LC_ALL": "C"},
    ],
    ids=lambda environment: environment["TERM"],
)
def test_poor_terminals_and_locales(home: Path, environment: dict[str, str]) -> None:
    terminal = Terminal(weimar("--open", str(save_of(home))), home, **environment)
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


@pytest.mark.parametrize(
    ("command", "environment", "said"),
    [
        ([], {"TERM": "dumb"}, "TERM is “dumb”, a terminal that the app cannot draw on"),
        (["learn"], {"TERM": ""}, "TERM is not set, so the app does not know how"),
        ([], {"TERM": "dumb", "LC_ALL": "de_DE.UTF-8"}, "auf so einem Terminal lässt sich nicht"),
        (["--lang", "zh"], {"TERM": "dumb"}, "這種終端機無法繪製畫面"),
    ],
)
def test_a_terminal_that_takes_no_drawing_is_refused(
    home: Path, command: list[str], environment: dict[str, str], said: str
) -> None:
    terminal = Terminal(weimar(*command), home, **environment)
    try:
        text = terminal.all_said()
        assert text.startswith("weimar: ") and text.count("\n") == 1
        assert said in text and "`weimar engine`" in text and "\x1b" not in text
        assert terminal.status() == 2
    finally:
        terminal.close()


def test_a_recorded_game_is_told_where_it_cannot_be_drawn(home: Path) -> None:
    save = str(SAVES / "overthrow-cities.weimar")
    terminal = Terminal(weimar("replay", save, "--lang", "de"), home, TERM="dumb")
    try:
        text = terminal.all_said()
        assert "Die DNVP beherrscht die Städte" in text and "\x1b" not in text
        assert terminal.status() == 0
    finally:
        terminal.close()


def test_keys_need_not_wait_for_a_slow_picture() -> None:
    """Textual reads how often it paints as it is imported, so that the room must come first."""
    code = "import weimar_tui.tui.app, textual.constants; print(textual.constants.MAX_FPS)"
    environ = {name: value for name, value in os.environ.items() if name != "TEXTUAL_FPS"}
    for wished, expected in ((None, "120"), ("30", "30")):
        given = environ if wished is None else {**environ, "TEXTUAL_FPS": wished}
        ran = subprocess.run(
            [sys.executable, "-c", code], env=given, capture_output=True, text=True, check=True
        )
        assert ran.stdout.strip() == expected
