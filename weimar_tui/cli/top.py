"""`weimar top`: the state of the running server, on a screen or (`--once`) as text."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from weimar_tui.cli.hosting import server_folder
from weimar_tui.cli.language import player_language
from weimar_tui.cli.streams import terminal_lack
from weimar_tui.cli.tables import table_line
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import (
    AdminAnswer,
    ConnectionInfo,
    ListTables,
    ShowOverview,
    ask_server,
)
from weimar_tui.server.overview import Overview
from weimar_tui.server.record import OVER


def run(arguments: argparse.Namespace) -> int:
    """Show the screen; without a terminal, print its contents once."""
    language = player_language(arguments.lang)
    say, folder = cli_words(language), server_folder(arguments)
    if arguments.once or arguments.plain or terminal_lack():
        overview, listed = asyncio.run(look(folder))
        print("\n".join(as_text(say, overview, listed)))
        return 0
    asyncio.run(ask_server(folder, ShowOverview()))  # an error is shown before the screen opens
    from weimar_tui.cli.top_app import TopApp

    TopApp(folder, say).run()
    return 0


async def look(folder: Path) -> tuple[Overview, AdminAnswer]:
    """Ask the server. Raises KernelError."""
    shown = await ask_server(folder, ShowOverview())
    return shown.overview or Overview(), await ask_server(folder, ListTables())


def as_text(say: Say, overview: Overview, listed: AdminAnswer) -> list[str]:
    """Return everything as lines."""
    lines = server_figures(say, overview, listed)
    open_tables = [table for table in listed.tables if table.state != OVER]
    if open_tables:
        lines += ["", say("top-tables"), *(f"  {table_line(one)}" for one in open_tables)]
    if listed.connections:
        lines += ["", say("top-players")]
        lines += [f"  {'  '.join(player_cells(one))}" for one in listed.connections]
    return lines


def server_figures(say: Say, overview: Overview, listed: AdminAnswer) -> list[str]:
    """Return the lines above the lists."""
    first = say(
        "top-server",
        version=listed.version,
        players=sum(overview.players.values()),
        memory=round(overview.client_bytes / 2**20),
    )
    lines = [first + (f" · {say('top-draining')}" if listed.draining else "")]
    for name, counts in (("top-by-place", overview.players), ("top-by-game", overview.tables)):
        if counts:
            shares = ", ".join(f"{number} {key}" for key, number in counts.items())
            lines.append(say(name, shares=shares))
    lines.append(
        say(
            "top-speed",
            answer=_milliseconds(overview.answer),
            loop=_milliseconds(overview.loop_lag),
            index=round(overview.index_lag),
            behind=overview.behind,
        )
    )
    held = ", ".join(overview.held) or "–"
    lines.append(say("top-people", held=printable(held), reports=overview.reports))
    if overview.refusals:
        lines.append(say("top-refusals"))
        lines += [f"  {printable(line, 200)}" for line in overview.refusals]
    return lines


def player_cells(one: ConnectionInfo) -> Sequence[str]:
    """Return a connection's row in the list of players."""
    client = printable(one.client, 40)
    return one.name, one.address, _minutes(one.seconds), _minutes(one.idle), client


def _milliseconds(seconds: float) -> str:
    return f"≤ {round(1000 * seconds)} ms" if seconds else "–"


def _minutes(seconds: float) -> str:
    """Return a time as hours and minutes.

    >>> _minutes(59.9), _minutes(3661)
    ('0:00', '1:01')
    """
    minutes = int(seconds) // 60
    return f"{minutes // 60}:{minutes % 60:02}"
