"""Parses keys, clicks and pastes from a terminal's input, and ignores everything else.

Textual's parser (8.2.8) reads every unknown sequence as keys, trusts window sizes in the input,
waits for ever for the end of a paste, and crashes on numbers that are not characters. This one
reads the stream by the rules of ECMA-48: a sequence always ends where the rules say so, and only
known ones have a meaning. It uses Textual's tables for the names of keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from textual import events, messages
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._time import get_time
from textual._xterm_parser import XTermParser
from textual.keys import Keys
from textual.message import Message

from weimar_tui.terminal_control import LOCAL_DELAY, MOST_COLUMNS, MOST_ROWS

PATIENCE: Final = 2.0
"""Seconds to wait for more of a paste or a reply."""

LONGEST_REPLY: Final = 10.0
"""Seconds that a reply can take on the slowest line, byte by byte."""

SEQUENCE_PATIENCE: Final = 1.0
"""Seconds to wait for the rest of a key of which more than the Esc has arrived."""

LONGEST_PASTE: Final = 65536
_LONGEST_SEQUENCE: Final = 64
_BULK: Final = 16
_TYPED_APART: Final = 0.1
"""This many characters at once, or reads this close together (in seconds), belong to a
paste still under way."""

ERRORS: Final = "surrogateescape"
"""How to decode bytes that are not UTF-8, so that eight-bit controls are recognized."""

_ESC, _BEL, _ST = "\x1b", "\x07", "\x1b\\"
_PASTE_END: Final = "\x1b[201~"
_WAY_OUT: Final = re.compile(
    r"(?P<interrupt>\x03|\x1b\[99;(?:5|69|133|197)u)|\x11|\x1b\[113;(?:5|69|133|197)u"
)
"""Ctrl+C and Ctrl+Q alone in a read; with the kitty keyboard protocol, also with locks on."""
_EIGHT_BITS: Final = {
    byte: (introducer, begins)
    for code, introducer, begins in (
        (0x9B, "[", "?>=<0123456789"),
        (0x9D, "]", "0123456789lL"),
        (0x90, "P", ">!01"),
        (0x9F, "_", "G"),
    )
    for byte in (chr(code), chr(0xDC00 + code))
}
"""The eight-bit forms of Esc plus a letter, and how replies continue there."""
_NO_LETTER: Final = re.compile("[\x80-\x9f\ud800-\udfff\ufffd]")
_STRINGS: Final = frozenset("]P_X^")
"""Characters that start a string of the terminal after an Esc: OSC, DCS, APC, SOS and PM."""


class GuardedParser(XTermParser):
    """Textual's parser with another way of separating sequences."""

    def __init__(
        self,
        debug: bool = False,
        *,
        escape_delay: float = LOCAL_DELAY,
        clock: Callable[[], float] = get_time,
    ) -> None:
        super().__init__(debug)
        self.escape_delay = escape_delay
        self._clock = clock
        self._read: Callable[[str], None] = self._ground
        self._sequence = ""
        self._paste: list[str] = []
        self._tail = ""
        self._deadline: float | None = None
        self._odd = False
        self._begun = self._last_read = 0.0
        self._escaped_at: float | None = None
        self._found: list[Message] = []

    # --- what Textual's drivers call ------------------------------------------------------------
    def feed(self, data: str) -> Iterable[Message]:
        """Return the meaning of `data`, as far as its sequences are complete; "" ends the input."""
        self.debug_log(f"FEED {data!r}")
        now = self._clock()
        if not data:
            self._give_up()
        elif not self._is_rest_of_escape(data, now) and not self._ends_waiting(data):
            for character in data:
                before = self._read
                try:
                    self._read(character)
                except Exception as error:  # Textual's tables fail on unusual numbers
                    self.debug_log(f"IGNORED {error!r}")
                    self._reset()
                if self._read != before:
                    self._deadline, self._begun = None, now
            if self._read == self._pasting and data[-1] == "\x03":
                self._end_paste()
                self._reset()
        self._set_deadline(now, len(data))
        self._last_read = now
        return self._taken()

    def tick(self) -> Iterable[Message]:
        """Return the meaning of an incomplete sequence whose rest did not arrive in time."""
        if self._deadline is not None and self._clock() >= self._deadline:
            self._give_up()
            self._deadline = None
        return self._taken()

    @property
    def patience(self) -> float | None:
        """Seconds until `tick` has something to do; None while all sequences are complete."""
        return None if self._deadline is None else max(0.0, self._deadline - self._clock())

    def _taken(self) -> list[Message]:
        found, self._found = self._found, []
        for message in found:
            self.debug_log(str(message))
        return found

    # --- time -----------------------------------------------------------------------------------
    def _set_deadline(self, now: float, length: int) -> None:
        if self._read == self._ground:
            self._deadline = None
        elif self._read == self._escape:
            self._deadline = now + self.escape_delay
        elif self._read == self._text and len(self._sequence) > 2:
            if length >= _BULK:
                self._begun = now
            self._deadline = min(now + PATIENCE, self._begun + LONGEST_REPLY)
        elif self._read != self._pasting:
            self._deadline = now + max(SEQUENCE_PATIENCE, self.escape_delay)
        elif self._deadline is None or length >= _BULK or now - self._last_read < _TYPED_APART:
            self._deadline = now + PATIENCE

    def _give_up(self) -> None:
        """Finish an incomplete sequence: a lone Esc, or a paste without an end."""
        read, sequence = self._read, self._sequence
        if read == self._pasting:
            self._end_paste()
        elif read == self._escape:
            self._escaped_at = self._clock()
            self._found.append(events.Key("escape", _ESC))
        elif len(sequence) == 2 and sequence[1].isalpha():
            self._keys(sequence[1], alt=True)
        self._reset()

    def _is_rest_of_escape(self, data: str, now: float) -> bool:
        """Whether this is the rest of a key whose Esc arrived too early to be joined.

        The Esc has been read as a key by then; the rest must not be read as letters.
        """
        escaped, self._escaped_at = self._escaped_at, None
        if escaped is None or self._read != self._ground or now - escaped > SEQUENCE_PATIENCE:
            return False
        return len(data) > 1 and data[0] in "[O" and _ESC + data in ANSI_SEQUENCES_KEYS

    def _ends_waiting(self, data: str) -> bool:
        """Whether a single key ends a paste or reply that has no end.

        Ctrl+C does nothing else then.
        """
        if self._read not in (self._pasting, self._text, self._text_escape):
            return False
        pressed = _WAY_OUT.fullmatch(data)
        if pressed is None:
            return False
        if self._read == self._pasting:
            self._end_paste()
        self._reset()
        return pressed["interrupt"] is not None

    # --- the states -----------------------------------------------------------------------------
    def _reset(self) -> None:
        self._read = self._ground
        self._sequence = ""

    def _enter(self, state: Callable[[str], None], sequence: str = "") -> None:
        self._read, self._sequence = state, sequence

    def _ground(self, character: str) -> None:
        """Process a key, or the beginning of a sequence."""
        if character == _ESC:
            self._enter(self._escape, _ESC)
        elif character in _EIGHT_BITS and not self._odd:
            self._enter(self._eight_bits, character)
            return
        elif not _NO_LETTER.search(character):
            self._keys(character)
        self._odd = character > "\x7f"

    def _eight_bits(self, character: str) -> None:
        """Process a character after a byte that introduces a reply, or that is not UTF-8."""
        introducer, begins = _EIGHT_BITS[self._sequence]
        self._reset()
        if character in begins:
            self._escape(introducer)
            self._read(character)
        else:
            self._ground(character)

    def _escape(self, character: str) -> None:
        """Process a character after an Esc."""
        if character == _ESC:
            self._found.append(events.Key("escape", _ESC))
            self._enter(self._escape, _ESC)
        elif character == "[":
            self._enter(self._control, "\x1b[")
        elif character == "O":
            self._enter(self._function, "\x1bO")
        elif character in _STRINGS:
            self._enter(self._text, _ESC + character)
        else:
            self._reset()
            if _ESC + character in ANSI_SEQUENCES_KEYS:
                self._keys(_ESC + character)
            else:
                self._keys(character, alt=True)

    def _control(self, character: str) -> None:
        """Process a character in a control sequence: `ESC [`, parameters, one final letter."""
        if character == _ESC:
            self._enter(self._escape, _ESC)
        elif not " " <= character <= "~":
            self._reset()
            if character not in "\x18\x1a":
                self._ground(character)
        else:
            if len(self._sequence) < _LONGEST_SEQUENCE:
                self._sequence += character
            sequence = self._sequence
            if sequence == "\x1b[[":  # function keys of the Linux console
                return
            if sequence == "\x1b[M":
                self._enter(self._coordinates)
            elif "@" <= character <= "~" or (character == "$" and sequence in ANSI_SEQUENCES_KEYS):
                self._reset()
                if len(sequence) < _LONGEST_SEQUENCE:
                    self._controlled(sequence)

    def _function(self, character: str) -> None:
        """Process a character after `ESC O`: a function key."""
        if character == _ESC:
            self._enter(self._escape, _ESC)
        elif "0" <= character <= "9" or character == ";":
            if len(self._sequence) < _LONGEST_SEQUENCE:
                self._sequence += character
        else:
            sequence = self._sequence + character
            self._reset()
            if not " " <= character <= "~":
                self._ground(character)
            elif sequence in ANSI_SEQUENCES_KEYS:
                self._keys(sequence)

    def _coordinates(self, character: str) -> None:
        """Skip the three characters of a click in the oldest mouse protocol, which is not used."""
        self._sequence += character
        if len(self._sequence) == 3:
            self._reset()

    def _text(self, character: str) -> None:
        """Process a character in a string of the terminal (a reply), which is never a key."""
        if character == _ESC:
            self._read = self._text_escape
        elif character in "\x18\x1a\x9c\udc9c" or (
            character == _BEL and self._sequence[1:2] == "]"
        ):
            self._reset()
        else:
            self._sequence = self._sequence[:2] + "…"

    def _text_escape(self, character: str) -> None:
        """Process a character after an Esc in such a string: its end, or another sequence."""
        self._enter(self._escape, _ESC)
        if character == "\\":
            self._reset()
        else:
            self._escape(character)

    def _pasting(self, character: str) -> None:
        """Process a character between the marks of a paste."""
        self._tail = (self._tail + character)[-len(_PASTE_END) :]
        if len(self._paste) < LONGEST_PASTE:
            self._paste.append(character)
        if self._tail == _PASTE_END:
            if self._paste[-len(_PASTE_END) :] == list(_PASTE_END):
                del self._paste[-len(_PASTE_END) :]
            self._end_paste()
            self._reset()

    # --- what is found --------------------------------------------------------------------------
    def _end_paste(self) -> None:
        text = "".join(
            "\ufffd" if "\ud800" <= character <= "\udfff" else character
            for character in self._paste
            if character >= " " or character in "\t\n\r"
        )
        self._paste.clear()
        self._tail = ""
        if text:
            self._found.append(events.Paste(text))

    def _controlled(self, sequence: str) -> None:
        """Interpret a complete control sequence."""
        parameters, final = sequence[2:-1], sequence[-1]
        if sequence == "\x1b[200~":
            self._read = self._pasting
        elif sequence == "\x1b[I":
            self._found.append(events.AppFocus())
        elif sequence == "\x1b[O":
            self._found.append(events.AppBlur())
        elif parameters[:1] == "<" and final in "Mm":
            self._mouse(sequence)
        elif sequence in ("\x1b[?2026;1$y", "\x1b[?2026;2$y"):
            self._found.append(messages.TerminalSupportsSynchronizedOutput())
        elif parameters[:1] not in ("<", "=", ">", "?") and final != "R":
            # `R` reports the cursor position
            self._keys(sequence)

    def _mouse(self, sequence: str) -> None:
        event = self.parse_mouse_code(sequence)
        if isinstance(event, events.MouseEvent):
            if event.screen_x < MOST_COLUMNS and event.screen_y < MOST_ROWS:
                self._found.append(event)
        elif event is not None:
            self._found.append(event)

    def _keys(self, sequence: str, *, alt: bool = False) -> None:
        for key in self._sequence_to_key_events(sequence, alt):
            character = key.character or ""
            named = key.key != Keys.Ignore and key.key.isprintable()
            if named and not _NO_LETTER.search(character):
                self._found.append(key)
