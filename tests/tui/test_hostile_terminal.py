"""The program in a pseudo-terminal that sends odd bytes, sizes and signals."""

from __future__ import annotations

import fcntl
import os
import re
import signal
import struct
import termios
import time
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.make_saves import SAVES
from tests.tui.terminal import PATIENCE, Terminal, weimar, without_calm
from tests.tui.test_terminal_input import REPLIES
from weimar_tui.terminal_control import RESET
from weimar_tui.tui.signals import ending_signals


@pytest.fixture
def home(tmp_path: Path) -> Path:
    without_calm(tmp_path)
    return tmp_path


def started(home: Path, *options: str, size: tuple[int, int] = (100, 30), **env: str) -> Terminal:
    """The start screen, in English."""
    terminal = Terminal(weimar("--no-motion", "--lang", "en", *options), home, size, **env)
    terminal.until(lambda text: "Quit" in text)
    return terminal


@pytest.fixture
def terminal(home: Path) -> Iterator[Terminal]:
    terminal = started(home)
    try:
        yield terminal
    finally:
        terminal.close()


def send(terminal: Terminal, data: bytes) -> None:
    os.write(terminal.master, data)


def at(place: int) -> Callable[[str], bool]:
    """The cursor of the start screen is on this entry."""
    return lambda text: f"▸ {place}" in text


def goes_on(terminal: Terminal) -> None:
    """Keys still work, and Ctrl+Q ends the program normally."""
    terminal.type("\x1b[B")
    terminal.until(at(2))
    terminal.type("\x11")
    assert terminal.status() == 0
    assert b"Traceback" not in terminal.written
    assert not list((terminal.home / "state").rglob("crash-*"))


def test_bytes_that_are_no_text_and_replies_of_a_terminal_are_ignored(terminal: Terminal) -> None:
    noises = (b"\xe4", b"\xff\xfe\xc3\x28\x80", bytes(range(128, 256)))
    for place, noise in enumerate(noises, 2):
        send(terminal, noise)
        time.sleep(0.2)
        terminal.type("\x1b[B")
        terminal.until(at(place))
    terminal.type("\x1b[A" * len(noises))
    terminal.until(at(1))
    while terminal.read(0.5):
        pass
    before = terminal.screen.text
    for reply in REPLIES.values():
        send(terminal, reply.encode() if isinstance(reply, str) else reply)
        time.sleep(0.02)
    while terminal.read(0.5):
        pass
    assert terminal.screen.text == before
    send(terminal, b"\x1b[?2048;2$y\x1b[48;20000;20000;0;0t")  # a size that is not believed
    written = len(terminal.written)
    goes_on(terminal)
    assert len(terminal.written) - written < 100_000


def test_of_an_enormous_window_a_part_is_drawn(terminal: Terminal) -> None:
    fcntl.ioctl(terminal.master, termios.TIOCSWINSZ, struct.pack("HHHH", 5000, 20000, 0, 0))
    begun = len(terminal.written)
    terminal.type("\x1b[B")
    while terminal.read(2):
        pass
    rows = re.findall(rb"\x1b\[(\d+);(\d+)H", terminal.written[begun:])
    assert rows and max(int(row) for row, _ in rows) <= 200
    assert max(int(column) for _, column in rows) <= 401
    terminal.type("\x11")
    assert terminal.status() == 0


def test_exported_columns_and_lines_are_not_believed(home: Path) -> None:
    terminal = started(home, size=(100, 30), COLUMNS="40", LINES="12")
    try:
        assert "100×30" not in terminal.screen.text and "40×12" not in terminal.screen.text
        goes_on(terminal)
    finally:
        terminal.close()


def test_a_paste_without_an_end_blocks_no_key_for_long(terminal: Terminal) -> None:
    for end, place in (("", 2), ("\x03", 3)):
        send(terminal, b"\x1b[200~abc")
        time.sleep(0.3 if end else 2.4)
        terminal.type(end)
        time.sleep(0.1)
        terminal.type("\x1b[B")
        terminal.until(at(place))
    terminal.type("\x1b[A\x1b[A")
    goes_on(terminal)


@pytest.mark.parametrize("term", ["alacritty", "xterm-direct"])
def test_terminals_known_to_have_every_colour_get_them(home: Path, term: str) -> None:
    terminal = started(home, TERM=term, COLORTERM="")
    try:
        assert terminal.written.count(b"48;2;") > 99
    finally:
        terminal.close()


def test_lines_are_as_wide_as_the_terminal_and_odd_bytes_end_nothing(home: Path) -> None:
    terminal = Terminal(weimar("--plain", "--lang", "en"), home, (50, 40), COLUMNS="200")
    try:
        terminal.until(lambda text: "\n> " in text or text.rstrip().endswith(">"))
        send(terminal, b"\xe4x\xff\x1b]11;rgb:1/2/3\x1b\\\n")
        terminal.until(lambda text: text.rstrip().endswith(">"))
        send(terminal, b"?\n")
        terminal.until(lambda text: text.rstrip().endswith(">"))
        lines = terminal.written.decode("utf-8", "replace").split("\n")
        assert max(map(len, lines)) <= 52 and any(len(line) > 35 for line in lines)
        send(terminal, b"\x04")
        assert terminal.status() == 0
        assert b"Traceback" not in terminal.written
    finally:
        terminal.close()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["de", "zh"])
@pytest.mark.parametrize("setting", ["wide-signs", "ascii"])
def test_plain_signs_everywhere_and_still_every_letter_of_the_language(
    home: Path, setting: str, lang: str
) -> None:
    """At the start, in a game, in help and in the settings."""
    with (home / "config" / "weimar-tui" / "config.toml").open("a") as file:
        file.write(f"{setting} = true\n")
    saved = str(SAVES / "overthrow-cities.weimar")
    seen = ""
    for command in ([], ["--game", "junta"], ["replay", saved]):
        arguments = ["--lang", lang, *command]
        terminal = Terminal(weimar(*arguments), home, (120, 40))
        try:
            terminal.until(lambda text: len(text.split()) > 8)
            for key in ("", "?", "\x1b", "\x1b[20~"):
                terminal.type(key)
                while terminal.read(0.4):
                    pass
                seen += terminal.screen.text
            terminal.type("\x11")
            assert terminal.status() == 0
        finally:
            terminal.close()
    widths = {sign: unicodedata.east_asian_width(sign) for sign in set(seen) if not sign.isascii()}
    assert not [sign for sign, width in widths.items() if width == "A"]
    assert all(
        unicodedata.category(sign)[0] in "LM" or width in "WF" for sign, width in widths.items()
    )
    assert (len(widths) > 100) == (lang == "zh")
    assert not re.search(r"\w\?\?|\?\?\w", seen)


# --- signals ------------------------------------------------------------------------------------
def modes(written: bytes) -> dict[int, bool]:
    """The private modes in which a terminal is left."""
    found = re.findall(rb"\x1b\[\?(\d+)([hl])", written)
    return {int(mode): switch == b"h" for mode, switch in found}


def is_given_back(terminal: Terminal, written: bytes) -> bool:
    left = modes(written)
    on = {mode for mode, is_on in left.items() if is_on}
    flags = termios.tcgetattr(terminal.master)[3]
    return on <= {25, 7} and left[25] and left[7] and bool(flags & termios.ICANON)


SIGNALS = [
    *(signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM),
    *(signal.SIGUSR1, signal.SIGALRM, signal.SIGPWR, signal.SIGRTMAX),
]


def test_every_signal_that_would_end_the_program_is_caught(terminal: Terminal) -> None:
    """Some of them are sent in the next test."""
    status = Path(f"/proc/{terminal.process}/status").read_text()
    caught = int(re.findall(r"SigCgt:\s*(\w+)", status)[0], 16)
    assert [n for n in ending_signals() if not caught >> (n - 1) & 1] == []
    assert set(SIGNALS) < set(ending_signals())


@pytest.mark.parametrize(
    "number",
    [*SIGNALS[:2], *(pytest.param(number, marks=pytest.mark.slow) for number in SIGNALS[2:])],
    ids=lambda n: signal.strsignal(n) or str(n),
)
def test_a_signal_gives_the_terminal_back_and_is_what_ended_the_program(
    terminal: Terminal, number: int
) -> None:
    assert modes(terminal.written)[1049]
    assert not termios.tcgetattr(terminal.master)[3] & termios.ICANON
    os.kill(terminal.process, number)
    assert terminal.status() == -number
    assert is_given_back(terminal, terminal.written)
    assert terminal.written.rindex(b"\x1b[<u") < terminal.written.rindex(b"\x1b[?1049l")
    assert b"Traceback" not in terminal.written


def test_a_program_that_hangs_gives_the_terminal_back_too(terminal: Terminal) -> None:
    """The terminal is not read any more, so that the output gets stuck."""
    tty = os.open(Path(f"/proc/{terminal.process}/fd/0").readlink(), os.O_RDWR | os.O_NOCTTY)
    try:
        for _ in range(200):
            os.write(terminal.master, b"\x1b[B\x1b[A" * 20)  # it draws without anybody reading
            time.sleep(0.005)
        os.kill(terminal.process, signal.SIGTERM)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not termios.tcgetattr(tty)[3] & termios.ICANON:
            time.sleep(0.05)
        assert termios.tcgetattr(tty)[3] & termios.ICANON
    finally:
        os.close(tty)
    assert terminal.status() in (-signal.SIGTERM, 128 + signal.SIGTERM)


def test_ignored_signals_stay_ignored(home: Path) -> None:
    """`nohup`, and what shells do to programs in the background."""
    command = " ".join(weimar("--no-motion", "--lang", "en"))
    terminal = Terminal(["sh", "-c", f"trap '' USR1; exec {command}"], home)
    try:
        terminal.until(lambda text: "Quit" in text)
        os.kill(terminal.process, signal.SIGUSR1)
        time.sleep(0.3)
        goes_on(terminal)
    finally:
        terminal.close()


def test_the_reset_undoes_all_that_the_program_switches_on(terminal: Terminal) -> None:
    """The sequence that a host writes to the terminal of a killed client."""
    terminal.until(lambda text: "Quit" in text)
    switched = dict(modes(terminal.written))
    begun = len(terminal.written)
    terminal.type("\x11")
    assert terminal.status() == 0
    left = modes(RESET)
    for mode, is_on in switched.items():
        assert left[mode] != is_on, mode
    last_words = terminal.written[begun:]
    last_words = last_words[last_words.index(b"\x1b[?2004l") :]
    end = dict.fromkeys(re.findall(rb"\x1b\[[?<>=][0-9;]*[a-z]", last_words))
    assert {code for code in end if code not in RESET} == set()
    assert left[2048] is False and left[7] is True and left[1016] is False
    assert RESET.index(b"\x1b[<u") < RESET.index(b"\x1b[?1049l") < RESET.index(b"\x1b[?25h")
