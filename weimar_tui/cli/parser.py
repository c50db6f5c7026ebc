"""A command line parser with messages in the player's language.

`parse` first builds it without messages, since most command lines are valid; only help and errors
need a second parser with messages, which means reading Fluent files.
"""

from __future__ import annotations

import argparse
import re
import sys
from functools import partial
from typing import Any, NoReturn

from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.words import Say, no_messages

_COMPLAINTS = (
    ("missing", r"the following arguments are required: (?P<names>.+)"),
    (
        "choice",
        r"argument (?P<name>.+?): invalid choice: (?P<given>.+?) \(choose from (?P<known>.+)\)",
    ),
    ("value", r"argument (?P<name>.+?): invalid (?P<kind>\w+) value: (?P<given>.+)"),
    ("value-missing", r"argument (?P<name>.+?): expected .+"),
    ("value-none", r"argument (?P<name>.+?): ignored explicit argument (?P<given>.+)"),
    ("ambiguous", r"ambiguous option: (?P<given>.+?) could match (?P<known>.+)"),
)
"""argparse's English error messages: it offers no other way to distinguish its errors."""


class NeedsWords(Exception):
    """This parser has no messages to print help or an error with."""


class CommandParser(argparse.ArgumentParser):
    """A parser that takes its messages from `say` and reports errors in one line. Raises
    UsageError."""

    def __init__(
        self,
        *,
        say: Say,
        prog: str | None = None,
        about: str = "",
        more: str = "",
        end: str = "",
        **passed_on: object,
    ) -> None:
        # Python 3.14 and later pass their own display options to the parsers of commands (`color`).
        head = about and say("sentence", text=about[0].upper() + about[1:])
        super().__init__(
            prog=prog,
            description="\n\n".join(filter(None, (head, more))),
            epilog=end,
            formatter_class=_layout(say),
            add_help=False,
        )
        self.say = say
        self.color = False  # colour codes would be counted as characters
        self._positionals.title = say("arguments")
        self._optionals.title = say("options")
        self.option("-h", "--help", action="help", help=say("option-help"))

    def option(self, *names: str, **how: Any) -> None:
        """Call `add_argument` with a help text that can contain percent signs; `default=` sets the
        value."""
        help_text = how.get("help")
        if isinstance(help_text, str) and help_text != argparse.SUPPRESS:
            how["help"] = help_text.replace("%", "%%")
        self.add_argument(*names, **how)

    def print_help(self, file: Any = None) -> None:
        """Print the help. Raises NeedsWords without messages."""
        if self.say is no_messages:
            raise NeedsWords
        super().print_help(file)

    def _print_message(self, message: str, file: Any = None) -> None:
        # argparse ignores output errors.
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with a translated message, or NeedsWords without messages."""
        if self.say is no_messages:
            raise NeedsWords
        help_command = f"{self.prog} --help"
        for name, pattern in _COMPLAINTS:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match is not None:
                parts = {key: value.replace("'", "") for key, value in match.groupdict().items()}
                if parts.get("name") == self.say("meta-command"):
                    raise UsageError(
                        "command",
                        **parts,
                        plain=f"{self.prog} --plain",
                        run=self.prog,
                        help=help_command,
                    )
                kind = parts.pop("kind", "")
                name = f"{name}-{kind}" if kind else name
                raise UsageError(name, **parts, help=help_command)
        raise UsageError("other", message=message, help=help_command)


def _layout(say: Say) -> Any:
    """Return the help formatter; it needs messages."""
    if say is no_messages:
        return argparse.HelpFormatter
    from weimar_tui.cli.layout import Layout

    return partial(Layout, say=say)


# --- kinds of values; their names are part of the message `cli-wrong-value-<name>` ---------------
MOST = 1_000_000_000

DICE = 1000
"""Most dice faces that can be preset; the longest game rolls fewer."""


def whole(text: str) -> int:
    value = int(text)
    if abs(value) > MOST:
        raise ValueError(text)
    return value


def number(text: str) -> float:
    return float(text)


def count(text: str) -> int:
    """Parse a whole number of 1 or more."""
    value = whole(text)
    if value < 1:
        raise ValueError(text)
    return value


def port(text: str) -> int:
    """Parse a port; 0 means any free port."""
    value = int(text)
    if not 0 <= value <= 65535:
        raise ValueError(text)
    return value


def faces(text: str) -> tuple[int, ...]:
    """Parse dice faces, like `3,6,1`."""
    values = tuple(int(face) for face in text.split(",") if face.strip())
    if len(values) > DICE or any(not 1 <= face <= 6 for face in values):
        raise ValueError(text)
    return values
