"""The command `weimar`: what it does, and how every failure is told.

Nothing heavy is imported here; each command imports what it needs.
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
"""Commands whose failures are told to programs, in English."""

_HOSTING = ("invite", "join", "serve", "tables")
_POSIX = ("fcntl", "grp", "pty", "pwd", "resource", "termios")
"""Commands that need Linux, and the modules by whose absence it shows."""

_OF_THE_LAB = ("fuzz", "lab", "ladder", "simulate", "train")
"""Commands that are in `weimar_tui.lab`."""


def command() -> int:
    """The command as it is installed: `main`, and then the process ends.

    The terminal is the shell's again by then, and a Ctrl+C meant for the program still comes:
    it must not end in a traceback what is ending by itself.
    """
    ignore_current_folder()
    status = main()
    if not discard_unwritable():
        status = status or 1
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0 done, 1 failed, 2 asked wrongly."""
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
        # Whoever read our output has enough, like `head`; Python must not complain at exit either.
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
    """The language of a failure: the player's, for commands that speak to players."""
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
    """Run the app, from its start screen or from the guided first game.

    A terminal that cannot be drawn on is played on line by line, as with `--plain`.
    """
    lack = terminal_lack()
    if arguments.plain or lack == "dumb":
        from weimar_tui.cli.plain import run_plain

        return run_plain(arguments, learn=learn)
    if lack:
        raise UsageError("terminal-none")
    # Nothing that is loaded becomes garbage; to look for some takes a twelfth of the time to the
    # first frame. What is loaded then is never looked at again.
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
