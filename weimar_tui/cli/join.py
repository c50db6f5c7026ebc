"""`weimar join`: the client of a table server, in one player's terminal.

`weimar serve` starts it for every connection, and players run it on their own computers
(`join_ssh`). With OpenSSH, `ForceCommand` runs it, and any user with an account on the host can run
it by hand.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import signal
import socket
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO

from weimar_tui.cli.failures import UsageError, failure_line
from weimar_tui.cli.hosting import add_join
from weimar_tui.cli.parser import CommandParser
from weimar_tui.cli.streams import terminal_lack
from weimar_tui.cli.words import no_messages
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import is_name, is_visitor
from weimar_tui.text.languages import detect_language

_MEMORY = 1 << 30
"""Memory limit of a client in bytes; it normally uses a twentieth of that."""


def run(arguments: argparse.Namespace) -> int:
    """Play on a server, on this computer or over ssh. Raises a one-line KernelError or
    UsageError."""
    if arguments.address:
        from weimar_tui.cli.join_ssh import join_over_ssh

        return join_over_ssh(arguments)
    if not arguments.name and not arguments.web:
        raise UsageError("missing", names="--name", help="weimar join --help")
    _keep_to_the_game()
    return _join(arguments, sys.stderr)


def served(argv: Sequence[str], log: int, connection: int | None = None) -> int:
    """Run the client for `weimar serve`: errors go to the descriptor `log`.

    `connection` is an authenticated connection to the server.
    """
    arguments = served_parser().parse_args(argv)
    _keep_to_the_game()
    named = socket.socket(fileno=connection) if connection is not None else None
    with os.fdopen(log, "w", encoding="utf-8", errors="replace") as stream:
        try:
            return _join(arguments, stream, named)
        except KernelError as error:
            print(failure_line(error, detect_language(arguments.lang, os.environ)))
            return 1


@cache
def served_parser() -> CommandParser:
    """Return the parser of a served client's arguments, which the fork server makes for all."""
    parser = CommandParser(say=no_messages, prog="weimar join")
    add_join(parser)
    parser.option("--lang")
    return parser


def _join(arguments: argparse.Namespace, log: IO[str], named: socket.socket | None = None) -> int:
    if not arguments.web and not (is_name(arguments.name) or is_visitor(arguments.name)):
        raise KernelError("name-wrong")
    asked = "" if arguments.web else os.environ.get("SSH_ORIGINAL_COMMAND", "")
    if asked:
        return _fetch(arguments, asked)
    way = named or _socket(arguments)
    return play_served(arguments, way, arguments.name, log, is_forked=named is not None)


def play_served(
    arguments: argparse.Namespace,
    way: Path | socket.socket,
    name: str,
    log: IO[str],
    *,
    over_network: bool = True,
    is_forked: bool = False,
) -> int:
    """Play on the server at the end of `way`, on the whole screen or in lines.

    `is_forked`: the fork server runs this client.
    """
    if arguments.plain or (not arguments.web and terminal_lack()):
        from weimar_tui.cli.plain import run_served_plain

        return run_served_plain(way, name, arguments.lang, arguments.ponder, arguments.pack)
    from weimar_tui.tui.lobby.app import run_served

    return run_served(
        way,
        name,
        log,
        lang=arguments.lang,
        ponder=arguments.ponder,
        ascii_only=arguments.ascii or os.environ.get("TERM") in ("linux", "vt100", "ansi"),
        pack=arguments.pack,
        watches=arguments.visit == "watch",
        over_network=over_network,
        is_forked=is_forked,
    )


def _socket(arguments: argparse.Namespace) -> Path:
    from weimar_tui.server.places import default_folder, socket_path

    path: Path | None = arguments.socket
    return path if path is not None else socket_path(default_folder())


def _fetch(arguments: argparse.Namespace, command: str) -> int:
    """Run the command passed by OpenSSH: fetching a finished game is the only one allowed."""
    from weimar_tui.server.fetch import fetch_wish, fetched

    table = fetch_wish(command)
    if table is None:
        raise KernelError("join-commands")
    language = detect_language(arguments.lang, os.environ)
    game = asyncio.run(fetched(_socket(arguments), arguments.name, table, language))
    sys.stdout.buffer.write(game)
    sys.stdout.buffer.flush()
    return 0


def _keep_to_the_game() -> None:
    """Drop what a client does not need: writing files, much memory, core dumps, Ctrl+Z."""
    os.umask(0o077)
    signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_DATA, _MEMORY),
    ):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (most, most))
