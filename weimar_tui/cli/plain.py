"""Line mode, locally and on a server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from msgspec.structs import asdict

from weimar_tui.cli.language import player_language
from weimar_tui.kernel.game import Game
from weimar_tui.plain.app import Learn, PlainApp, StartOptions
from weimar_tui.plain.console import LONGEST, Console, Over, run_now
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.plain.settings import PlainSettings
from weimar_tui.registry import FIRST, served_game
from weimar_tui.server.remote_table import ServerLink, Way
from weimar_tui.terminal_control import clamped_size, size_of_terminal
from weimar_tui.text.languages import detect_language
from weimar_tui.text.messages import Messages
from weimar_tui.tui.settings import Preferences, ServedPreferences


def run_plain(arguments: argparse.Namespace, *, learn: bool = False) -> int:
    """Play in line mode with the user's settings; return the exit status.

    Raises KernelError for an unusable game or pack.
    """
    preferences = Preferences.of_user()
    settings = preferences.settings
    start_options = StartOptions(
        lang=player_language(arguments.lang),
        game=arguments.game or settings.game,
        pack=arguments.pack,
        seed=arguments.seed or "",
        pass_by_myself=settings.pass_by_myself,
        remember=preferences.change,
        played_last=settings.game,
    )
    app = PlainApp(console_here(), start_options)
    app.game()
    for problem in preferences.problems:
        app.console.say(app.words.text(f"settings-problem-{problem.kind}", **asdict(problem)))
    try:
        asked = arguments.game is not None or arguments.pack is not None
        lesson: Learn | None = ("of-game" if asked else "of-any") if learn else None
        return run_now(app.run(open_file=None if learn else arguments.open, learn=lesson))
    except KeyboardInterrupt:
        app.console.say(app.words.text("plain-bye"))
        return 130


def console_here(read: Callable[[], Awaitable[str]] | None = None) -> Console:
    """Return a console on standard input and output. Piped input is echoed to make the transcript
    readable, but not on a server (`read`), whose players see their typing in their own terminal."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # other encodings than UTF-8
    size = size_of_terminal((1,))
    return Console(
        read or _read_line,
        _write,
        width=clamped_size(*size)[0] if size is not None else 0,
        echo=read is None and not sys.stdin.isatty(),
        encoding=sys.stdout.encoding or "ascii",
    )


async def _read_line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise Over
    return line


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


# --- on a server ------------------------------------------------------------------------------
def run_served_plain(
    way: Way, name: str, lang: str | None, ponder: float, pack: Path | None
) -> int:
    """Play on a server in line mode; return the exit status.

    Without `lang`: in the language of the player's settings, or of their terminal. Raises a
    one-line KernelError if no server is running.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)  # served clients ignore it until here
    try:
        return asyncio.run(_play_served(way, name, lang, ponder, pack))
    except KeyboardInterrupt:
        words = Messages(detect_language(lang, os.environ))
        console_here().say(words.text("plain-bye-served"))
        return 130


async def _play_served(
    way: Way, name: str, lang: str | None, ponder: float, pack: Path | None
) -> int:
    lines = LineReader(sys.stdin.fileno())
    console = console_here(lines.read)

    def games(id: str) -> Game:
        return served_game(id, pack if id == FIRST else None)

    try:
        spoken = detect_language(lang, os.environ)
        return await play_at_server(
            console, way, name, games, spoken, ponder, partial(settings_of, lang)
        )
    finally:
        lines.close()


def settings_of(lang: str | None, link: ServerLink) -> PlainSettings:
    """The settings that the server keeps for the player; `lang` takes precedence."""
    preferences = ServedPreferences(link)
    kept = preferences.settings
    return PlainSettings(
        language="" if lang or kept.language == "auto" else kept.language,
        pass_by_myself=kept.pass_by_myself,
        every_reroll=kept.every_reroll,
        remember=preferences.change,
    )


class LineReader:
    """Reads lines from a descriptor asynchronously, without a thread."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._held = b""
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        try:
            asyncio.get_running_loop().add_reader(handle, self._come)
        except (OSError, ValueError):  # a file: all of it is there at once
            while self._come():
                pass

    def _come(self) -> bool:
        """Read the available input; return whether more can come."""
        try:
            data = os.read(self._handle, 4096)
        except OSError:  # the terminal is gone
            data = b""
        *whole, self._held = (self._held + data).split(b"\n")
        for line in whole:
            self._lines.put_nowait(line.decode("utf-8", "replace"))
        self._held = self._held[-LONGEST:]
        if not data:
            self._lines.put_nowait(None)
            self.close()
        return bool(data)

    async def read(self) -> str:
        """Return the next line. Raises Over."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise Over
        return line

    def close(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            asyncio.get_running_loop().remove_reader(self._handle)
