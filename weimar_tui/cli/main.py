"""The command `weimar`: runs a command and reports its errors.

Imports nothing heavy; each command imports what it needs.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from weimar_tui.child_process import ignore_current_folder
from weimar_tui.cli.failures import UsageError, complain, failure_line
from weimar_tui.cli.language import asked_language, player_language
from weimar_tui.cli.options import parse
from weimar_tui.cli.streams import discard_unwritable, prepare_streams, shows_signs, terminal_lack
from weimar_tui.kernel.errors import KernelError
from weimar_tui.terminal_control import declare_colours

_FOR_PROGRAMS = ("engine",)
"""Commands whose errors are read by programs, so they are in English."""

_HOSTING = ("account", "club", "invite", "join", "machines", "serve", "tables", "top")
_POSIX = ("fcntl", "grp", "pty", "pwd", "resource", "termios")
"""Modules whose absence shows that the platform is not POSIX."""

_OF_THE_LAB = ("fuzz", "lab", "ladder", "simulate", "train")
"""Commands in `weimar_tui.lab`."""


def command() -> int:
    """Entry point: run `main`, then end the process.

    The shell has the terminal back by then; a late Ctrl+C must not cause a traceback while the
    program ends.
    """
    ignore_current_folder()
    status = main()
    if not discard_unwritable():
        status = status or 1
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 0 done, 1 failed, 2 invalid use."""
    asked = sys.argv[1:] if argv is None else argv
    arguments: argparse.Namespace | None = None
    try:
        prepare_streams()
        declare_colours(os.environ)
        try:
            arguments = parse(asked)
            arguments.ascii = arguments.ascii or not shows_signs()
            status = _run(arguments)
            sys.stdout.flush()
        except SystemExit as stop:
            # argparse after --help and --version.
            sys.stdout.flush()
            return int(stop.code or 0)
    except BrokenPipeError:
        # The reader has closed the pipe, like `head`; Python must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except UsageError as error:
        complain(failure_line(error, player_language(asked_language(asked))) or error.name)
        return 2
    except Exception as error:
        line = failure_line(error, _language(arguments))
        if line is None:
            raise
        complain(line)
        return 1
    return status


def _language(arguments: argparse.Namespace | None) -> str:
    """Return the language of an error message: the player's, for commands that players read."""
    if arguments is None or arguments.command in _FOR_PROGRAMS:
        return "en"
    return player_language(arguments.lang)


def _run(arguments: argparse.Namespace) -> int:
    command: str | None = arguments.command
    if command is None:
        return run_app(arguments)
    package = "lab" if command in _OF_THE_LAB else "cli"
    try:
        module = import_module(f"weimar_tui.{package}.{command}")
        run: Callable[[argparse.Namespace], int] = module.run
        return run(arguments)
    except ModuleNotFoundError as error:
        if command in _HOSTING and error.name in _POSIX:
            raise KernelError("host-linux", command=f"weimar {command}") from None
        raise


def run_app(arguments: argparse.Namespace, *, learn: bool = False) -> int:
    """Run the app, from its start screen or from a lesson.

    A terminal that cannot draw gets line mode, as with `--plain`.
    """
    lack = terminal_lack()
    if arguments.plain or lack == "dumb":
        from weimar_tui.cli.plain import run_plain

        return run_plain(arguments, learn=learn)
    if lack:
        raise UsageError("terminal-none")
    # Nothing loaded here becomes garbage, and collecting takes a twelfth of the time to the first
    # frame. Freezing keeps the loaded objects out of later collections.
    gc.disable()
    from weimar_tui.tui.app import run

    gc.freeze()
    gc.enable()
    return run(
        lang=arguments.lang,
        motion=not arguments.no_motion,
        ascii_only=arguments.ascii,
        seed=arguments.seed,
        game=arguments.game,
        pack=arguments.pack,
        open_file=None if learn else arguments.open,
        learn=learn,
    )
