"""A terminal's input becomes keys, clicks and pastes, or nothing."""

from __future__ import annotations

import random
from codecs import getincrementaldecoder

import pytest
from textual import events, messages

from weimar_tui.tui.terminal_input import (
    ERRORS,
    LONGEST_PASTE,
    PATIENCE,
    SEQUENCE_PATIENCE,
    GuardedParser,
)


class Line:
    """A terminal's line to a parser, with a clock of its own."""

    def __init__(self, escape_delay: float = 0.1) -> None:
        self.now = 0.0
        self.parser = GuardedParser(escape_delay=escape_delay, clock=lambda: self.now)
        self._decode = getincrementaldecoder("utf-8")(ERRORS).decode
        self.found: list[object] = []

    def send(self, data: bytes | str, then: float = 0.0) -> Line:
        """Send bytes at once, and let some time pass afterwards."""
        text = self._decode(data.encode() if isinstance(data, str) else data)
        if text:
            self.found += self.parser.feed(text)
        return self.wait(then)

    def wait(self, seconds: float) -> Line:
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 0.05)
            self.found += self.parser.tick()
        return self

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.found if isinstance(event, events.Key)]

    @property
    def pastes(self) -> list[str]:
        return [event.text for event in self.found if isinstance(event, events.Paste)]


REPLIES: dict[str, bytes | str] = {
    "OSC 11": "\x1b]11;rgb:1212/1313/1414\x1b\\",
    "OSC 11, BEL": "\x1b]11;rgb:1212/1313/1414\x07",
    "OSC 4": "\x1b]4;1;rgb:cdcd/0000/0000\x1b\\",
    "OSC 52": "\x1b]52;c;" + "cXVpdA==" * 200 + "\x07",
    "window title": "\x1b]lquit\x1b\\",
    "DA1": "\x1b[?62;1;2;6;7;8;9;15;18;21;22c",
    "DA2": "\x1b[>41;377;0c",
    "DA3": "\x1bP!|7E565445\x1b\\",
    "XTVERSION": "\x1bP>|XTerm(377)\x1b\\",
    "XTGETTCAP": "\x1bP1+r524742=382F382F38\x1b\\",
    "DECRQSS": "\x1bP1$r0m\x1b\\",
    "kitty keyboard": "\x1b[?25u",
    "kitty graphics": "\x1b_Gi=31;OK\x1b\\",
    "DECRPM": "\x1b[?2004;1$y",
    "in-band size": "\x1b[?2048;2$y\x1b[48;20000;20000;0;0t",
    "window size": "\x1b[8;24;80t",
    "cell size": "\x1b[6;16;8t",
    "cursor": "\x1b[24;80R",
    "DECXCPR": "\x1b[?24;80;1R",
    "DSR": "\x1b[0n",
    "colour scheme": "\x1b[?997;1n",
    "DECREQTPARM": "\x1b[2;1;1;128;128;1;0x",
    "sixel geometry": "\x1b[?1;0;1024S",
    "tertiary, PM": "\x1b^quit\x1b\\",
    "SOS": "\x1bXquit\x1b\\",
    "unknown": "\x1b[12;34!q",
    "endless": "\x1b[" + "1;" * 500 + "q",
    "eight bits, CSI": b"\x9b?62;22c",
    "eight bits, OSC": b"\x9d11;rgb:1212/1313/1414\x9c",
    "eight bits, DCS": b"\x90>|quit\x9c",
    "eight bits, APC": b"\x9fGquit\x1b\\",
    "an old click": b"\x1b[M !!",
}


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES.keys())
@pytest.mark.parametrize("way", ["whole", "halves", "bytes"])
def test_what_a_terminal_replies_is_no_key(reply: bytes | str, way: str) -> None:
    data = reply.encode() if isinstance(reply, str) else reply
    line = Line(0.4)
    size = {"whole": len(data), "halves": (len(data) + 1) // 2, "bytes": 1}[way]
    if len(data) > 100 and way == "bytes":
        size = 16  # no line is that slow
    for start in range(0, len(data), size):
        line.send(data[start : start + size], 0.15 if way != "whole" else 0)
    line.send("x", 3)
    assert line.keys == ["x"]
    assert line.found == [key for key in line.found if isinstance(key, events.Key)]


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ("\x1b[A\x1b[B\x1bOC\x1bOD", ["up", "down", "right", "left"]),
        ("\x1b[1;5C\x1b[3~\x1b[15~\x1bOP", ["ctrl+right", "delete", "f5", "f1"]),
        ("\x1b[[A\x1b[[E", ["f1", "f5"]),
        ("\x1b[3$", ["shift+delete"]),
        ("\x1b[27u\x1b[13u\x1b[97;;97u", ["escape", "enter", "a"]),
        ("\x1b[99;5u\x1b[113;5u", ["ctrl+c", "ctrl+q"]),
        ("\x03\x11\r\t\x7f", ["ctrl+c", "ctrl+q", "enter", "tab", "backspace"]),
        ("\x1bxé", ["alt+x", "é"]),
        ("\x1b\x1b[A", ["escape", "up"]),
        ("中文", ["中", "文"]),
        (b"\xe4x", ["x"]),
        (b"\xff\xfe\x00q", ["ctrl+@", "q"]),
        (b"\xf0\x9f\xe4\xb8q", ["q"]),
        ("\x1b[1114112u\x1b[9999999999u\x1b[55296u\x1b[97;1:3u\x1b[;;u" + "x", ["x"]),
        ("\x1b[0;1;55296:57343ux", ["x"]),
        (bytes(range(128, 256)) + b"x", ["x"]),
        ("國".encode("big5") + "日".encode("shift-jis") + b"\x9b\x9dx", ["x"]),
        ("\x1b[1;2\rx", ["enter", "x"]),
        ("\x1b[12\x18x", ["x"]),
        ("\x1b]0;half\x1b[Ax", ["up", "x"]),
        ("\x1b[<0;3;4M\x1b[<0;99999;99999M\x1b[<0;-3;2M", []),
    ],
)
def test_keys(sent: bytes | str, keys: list[str]) -> None:
    line = Line().send(sent, 3)
    assert [key.replace("latin_small_letter_e_with_acute", "é") for key in line.keys] == keys


def test_clicks_outside_of_any_screen_are_none() -> None:
    found = Line().send("\x1b[<0;3;4M\x1b[<0;99999;3M\x1b[<0;3;99999M\x1b[<0;-3;2M").found
    (click,) = (event for event in found if isinstance(event, events.MouseDown))
    assert (click.screen_x, click.screen_y) == (2, 3) and len(found) == 1


def test_what_terminals_can_do_and_which_window_has_the_focus_is_heard() -> None:
    found = Line().send("\x1b[?2026;2$y\x1b[I\x1b[O").found
    assert list(map(type, found)) == [
        messages.TerminalSupportsSynchronizedOutput,
        events.AppFocus,
        events.AppBlur,
    ]
    assert Line().send("\x1b[?2026;0$y").found == []


def test_replies_one_after_the_other_are_no_keys() -> None:
    line = Line()
    for reply in REPLIES.values():
        line.send(reply)
    assert line.send("x", 3).keys == ["x"]


# --- Esc and slow lines -------------------------------------------------------------------------
@pytest.mark.parametrize("pause", [0.0, 0.05, 0.15, 0.3])
@pytest.mark.parametrize("cut", [1, 2])
def test_a_key_whose_bytes_come_apart_on_a_slow_line_is_that_key(cut: int, pause: float) -> None:
    assert Line(0.4).send("\x1b[B"[:cut], pause).send("\x1b[B"[cut:], 2).keys == ["down"]


@pytest.mark.parametrize("rest", ["[B", "OB", "[1;5C"])
def test_what_comes_too_late_to_belong_to_an_esc_is_not_typed(rest: str) -> None:
    assert Line(0.1).send("\x1b", 0.6).send(rest, 2).send("x").keys == ["escape", "x"]
    assert len(Line(0.1).send("\x1b", 3).send(rest, 2).keys) == len(rest) + 1


@pytest.mark.parametrize("letter", "OPX")
def test_alt_and_a_letter_that_also_begins_a_sequence_is_a_key(letter: str) -> None:
    line = Line().send(f"\x1b{letter}", SEQUENCE_PATIENCE - 0.1)
    assert not line.keys
    (key,) = line.wait(0.2).keys
    assert key == f"alt+shift+{letter.lower()}"
    assert line.send("x").keys == [key, "x"]


def test_a_lone_esc_is_one_after_the_delay() -> None:
    line = Line(0.4).send("\x1b", 0.35)
    assert line.keys == [] and line.parser.patience == pytest.approx(0.05)
    assert line.wait(0.1).keys == ["escape"] and line.parser.patience is None


# --- pastes -------------------------------------------------------------------------------------
def test_a_paste_is_text() -> None:
    line = Line().send("\x1b[200~1\n\x1b[Btwo\x03\x00\x07\x1b[201~x")
    assert (line.pastes, line.keys) == (["1\n[Btwo"], ["x"])
    assert Line().send(b"\x1b[200~\xe4x\x1b[201~").pastes == ["\ufffdx"]


@pytest.mark.parametrize("cut", range(1, 6))
def test_the_end_of_a_paste_may_come_in_two_reads(cut: int) -> None:
    end = "\x1b[201~"
    line = Line().send(f"\x1b[200~abc{end[:cut]}", 0.5).send(f"{end[cut:]}x")
    assert (line.pastes, line.keys) == (["abc"], ["x"])


def test_a_paste_without_an_end_ends_by_itself() -> None:
    line = Line().send("\x1b[200~abc", PATIENCE - 0.1).send("j", 0.05)
    assert line.found == []
    line.wait(0.1).send("x\x11")
    assert (line.pastes, line.keys) == (["abcj"], ["x", "ctrl+q"])


@pytest.mark.parametrize(
    ("pressed", "keys"),
    [
        ("\x03", []),
        ("\x1b[99;5u", []),
        ("\x1b[99;69u", []),
        ("\x11", ["ctrl+q"]),
        ("\x1b[113;5u", ["ctrl+q"]),
    ],
)
def test_ctrl_c_and_ctrl_q_end_a_paste_without_an_end(pressed: str, keys: list[str]) -> None:
    line = Line().send("\x1b[200~abc", 0.3).send(pressed).send("x")
    assert (line.pastes, line.keys) == (["abc"], [*keys, "x"])
    line = Line().send("\x1b[200~abc\x03").send("x")
    assert (line.pastes, line.keys) == (["abc"], ["x"])
    line = Line().send("\x1b]11;half", 0.3).send(pressed).send("x")
    assert line.keys == [*keys, "x"]


def test_a_slow_paste_may_take_long() -> None:
    line = Line().send("\x1b[200~")
    for _ in range(40):
        line.send("some twenty letters ", 1.0)
    line.send("\x1b[201~")
    assert line.pastes == ["some twenty letters " * 40] and not line.keys
    line = Line().send("\x1b[200~")
    for letter in "letter by letter" * 5:
        line.send(letter, 0.05)
    assert not line.keys and line.send("\x1b[201~").pastes == ["letter by letter" * 5]


def test_a_paste_fills_no_memory() -> None:
    line = Line().send("\x1b[200~" + "x" * 1_000_000).send("\x1b[201~y")
    assert (list(map(len, line.pastes)), line.keys) == ([LONGEST_PASTE], ["y"])


# --- anything at all ----------------------------------------------------------------------------
def test_nothing_that_is_sent_fails() -> None:
    """Random pieces of sequences; afterwards a key is a key again."""
    chosen = random.Random(48)
    pieces = [b"\x1b", b"[", b"]", b"O", b"P", b"_", b"\x1b\\", b"?", b";", b"<", b"9" * 30, b"48"]
    pieces += [b"200~", b"201~", b"u", b"t", b"M", b"R", b"$y", b":", b"\x00", b"\x9b", b"\xc3"]
    pieces += ["中".encode(), b"\r", b"\x18", b"\xed\xa0\x80", b"65", b"1114112", b"x"]
    for _ in range(3000):
        line = Line()
        for _ in range(chosen.randrange(1, 12)):
            line.send(chosen.choice(pieces), chosen.choice([0.0, 0.0, 0.2]))
        line.wait(15)
        line.send("\x18", 15)
        line.found.clear()
        assert line.send("x").keys == ["x"]
