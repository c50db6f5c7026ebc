"""The client process in a player's terminal: its command line and environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from weimar_tui.child_process import python_command
from weimar_tui.terminal_control import clamped_size, declare_colours

FEWEST_COLUMNS, FEWEST_ROWS = 20, 5
"""A smaller terminal is treated as if it had this size."""

_ALLOWED = re.compile(r"LANG|LC_[A-Z]{1,20}|COLORTERM|NO_COLOR")
_VALUE = re.compile(r"[A-Za-z0-9_.@:+-]{0,64}")
_TERM = re.compile(r"[A-Za-z0-9_.+-]{1,64}")

# All errors, also while importing, go to the server's log and never to the player.
_START = """
log = int(sys.argv[1])
try:
    from weimar_tui.cli.join import served
    status = served(sys.argv[2:], log)
except SystemExit as error:
    status = error.code if isinstance(error.code, int) else 1
except BaseException:
    import traceback
    os.write(log, traceback.format_exc().encode("utf-8", "replace"))
    status = 70
sys.exit(status)
"""


class FewVariables(dict[bytes, bytes]):
    """Environment variables as far as they could be used: few and short.

    >>> few = FewVariables()
    >>> few[b"x" * 64], few[b"LANG"], few[b"y" * 65] = b"x" * 64, b"x" * 65, b"de"
    >>> len(few)
    1
    >>> for number in range(1000):
    ...     few[b"LC_%d" % number] = b"x"
    >>> len(few)
    64
    """

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if len(self) < 64 and len(name) <= 64 and len(value) <= 64:
            super().__setitem__(name, value)


def environment(term: str, wished: Mapping[str, str]) -> dict[str, str]:
    """The complete environment of a client process: nothing of the server's, little of the
    player's.

    >>> environment("xterm", {"LANG": "de_DE.UTF-8", "PYTHONPATH": "/x", "LC_ALL": "a;b"})
    {'TERM': 'xterm', 'LANG': 'de_DE.UTF-8'}
    >>> environment("alacritty", {})
    {'TERM': 'alacritty', 'COLORTERM': 'truecolor'}
    """
    variables = {"TERM": term if _TERM.fullmatch(term) else "xterm-256color"}
    declare_colours(variables)
    for name, value in wished.items():
        if _ALLOWED.fullmatch(name) and _VALUE.fullmatch(value):
            variables[name] = value
    return variables


def wished_variables(chan: Any) -> dict[str, str]:
    """The environment that a channel's player requests, as far as it is ASCII."""
    wished = {}
    for key, value in chan.get_environment_bytes().items():
        try:
            wished[key.decode("ascii")] = value.decode("ascii")
        except UnicodeDecodeError:
            continue
    return wished


def client_command(socket: Path, name: str, log: int, options: Mapping[str, object]) -> list[str]:
    """A command that runs a client without the fork server: this Python, isolated, with
    this program."""
    arguments = ["--socket", str(socket), *client_arguments(name, options)]
    return python_command(_START, str(log), *arguments)


def client_arguments(name: str, options: Mapping[str, object], *, plain: bool = False) -> list[str]:
    """The command-line arguments of a client. `plain`: play line by line."""
    arguments = [f"--name={name}"] if name else []
    arguments += ["--plain"] if plain else []
    return arguments + [f"--{key}={value}" for key, value in options.items() if value != ""]


def clamped(columns: int, rows: int) -> tuple[int, int]:
    """A terminal's size, clamped to limits; 0 means that the other side does not know it.

    >>> clamped(0, 0), clamped(4_000_000_000, 1), clamped(1, 1000), clamped(160, 48)
    ((80, 24), (400, 5), (20, 200), (160, 48))
    """
    columns, rows = clamped_size(columns or 80, rows or 24)
    return max(columns, FEWEST_COLUMNS), max(rows, FEWEST_ROWS)
