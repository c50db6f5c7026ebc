"""The program without a screen: lines out, lines in (`weimar --plain`)."""

from __future__ import annotations

import argparse
import shutil
import sys

from msgspec.structs import asdict

from weimar_tui.cli.language import player_language
from weimar_tui.plain.app import PlainApp, Wishes
from weimar_tui.plain.console import Console, Over, run_now
from weimar_tui.tui.settings import Preferences


def run_plain(arguments: argparse.Namespace, *, learn: bool = False) -> int:
    """Play line by line by the user's settings; returns the status to exit with.

    Raises KernelError for a game or a pack that cannot be used.
    """
    preferences = Preferences.of_user()
    settings = preferences.settings
    wishes = Wishes(
        lang=player_language(arguments.lang),
        game=arguments.game or settings.game,
        pack=arguments.pack,
        seed=arguments.seed or "",
        pass_by_myself=settings.pass_by_myself,
        remember=preferences.change,
    )
    app = PlainApp(console_here(), wishes)
    app.game()
    for problem in preferences.problems:
        app.console.say(app.words.text(f"settings-problem-{problem.kind}", **asdict(problem)))
    try:
        return run_now(app.run(open_file=None if learn else arguments.open, learn=learn))
    except KeyboardInterrupt:
        app.console.say(app.words.text("plain-bye"))
        return 130


def console_here() -> Console:
    """Standard input and output; what is piped in is shown, so that the record can be read."""
    return Console(
        _read_line,
        _write,
        width=shutil.get_terminal_size((0, 0)).columns if sys.stdout.isatty() else 0,
        echo=not sys.stdin.isatty(),
        encoding=sys.stdout.encoding or "ascii",
    )


async def _read_line() -> str:
    try:
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        return "?"
    if not line:
        raise Over
    return line


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
