"""`weimar tables`: lets the host manage the running server."""

from __future__ import annotations

import argparse
import asyncio
import json
from datetime import UTC, datetime, timedelta

import msgspec

from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.hosting import server_folder
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.printing import plain_seed, printable
from weimar_tui.server.admin import (
    AdminAnswer,
    AdminRequest,
    AllowSignUps,
    Announce,
    Ban,
    CloseByHost,
    DrainRequest,
    Kick,
    ListTables,
    SeatBot,
    ask_server,
)
from weimar_tui.server.replies import TableState

ACTIONS = ("close", "seat", "drain", "kick", "ban", "unban", "say", "sign-up")
"""Actions that change something."""

_LONGEST = 400
_HELP = "weimar tables --help"


def run(arguments: argparse.Namespace) -> int:
    """Send the request to the server, and print the result."""
    say = cli_words(player_language(arguments.lang))
    action, text = arguments.action, plain_seed(" ".join(arguments.what))
    if arguments.until and (action != "say" or arguments.table):
        raise UsageError("tables", action=printable(action, 40), help=_HELP)
    request = request_of(action, text, plain_seed(arguments.table), _end_of(arguments.until))
    answer = asyncio.run(ask_server(server_folder(arguments), request))
    if action != "list":
        print(done_line(say, action, text, answer))
    elif arguments.json:
        print(json.dumps(_described(answer), indent=2, ensure_ascii=False))
    else:
        _list(answer, say)
    return 0


def request_of(action: str, text: str, table: str = "", until: float = 0.0) -> AdminRequest:
    """Return the request for an action and what follows it; `table` limits `say` to one table,
    `until` repeats it. Raises UsageError."""
    text = text[:_LONGEST]
    if action not in ("list", *ACTIONS) or bool(text) == (action == "list"):
        raise UsageError("tables", action=printable(action, 40), help=_HELP)
    at, seat, bot = (*text.split(), "", "", "")[:3]
    if action == "seat" and not bot:
        raise UsageError("tables", action=action, help=_HELP)
    if action == "sign-up" and text not in ("on", "off"):
        raise UsageError("tables", action=action, help=_HELP)
    minutes = _minutes(text) if action == "drain" else None
    requests: dict[str, AdminRequest] = {
        "list": ListTables(),
        "close": CloseByHost(table=text),
        "seat": SeatBot(table=at, seat=seat, bot="" if bot == "bot" else bot),
        "drain": DrainRequest(minutes=minutes),
        "kick": Kick(name=text),
        "ban": Ban(who=text),
        "unban": Ban(who=text, yes=False),
        "say": Announce(text=text, table=table, until=until),
        "sign-up": AllowSignUps(yes=text == "on"),
    }
    return requests[action]


def _end_of(day: str) -> float:
    """Return the end of a day (UTC) in seconds since 1970; 0 for none. Raises UsageError."""
    if not day:
        return 0.0
    try:
        begins = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise UsageError("until", given=printable(day, 40), help=_HELP) from None
    return (begins + timedelta(days=1)).timestamp()


def _minutes(text: str) -> float | None:
    """Return the minutes until the server stops; None for `off`. Raises UsageError."""
    if text == "off":
        return None
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0 <= minutes <= 7 * 24 * 60:
        raise UsageError("drain", given=printable(text, 40), help=_HELP)
    return minutes


def done_line(say: Say, action: str, text: str, answer: AdminAnswer) -> str:
    """Return the message about an action that was carried out."""
    if action == "drain" and text == "off":
        return say("tables-drain-off", number=answer.number)
    return say(f"tables-{action}-done", what=printable(text), number=answer.number)


def _described(answer: AdminAnswer) -> dict[str, object]:
    """Everything `list` knows, for programs: times in seconds since 1970 or in seconds."""
    tables = [
        {**msgspec.to_builtins(table), "active": answer.active.get(table.id)}
        for table in answer.tables
    ]
    return {
        "version": answer.version,
        "draining": answer.draining,
        "tables": tables,
        "here": list(answer.here),
        "connections": msgspec.to_builtins(answer.connections),
    }


def _list(answer: AdminAnswer, say: Say) -> None:
    for table in answer.tables:
        print(table_line(table))
    print(say("tables-here", number=answer.number, names=", ".join(answer.here) or "-"))


def table_line(table: TableState) -> str:
    """Return a table as one line, with * for absent players."""
    seats = ", ".join(
        f"{there.seat} {there.stand_in or there.bot or there.player or '-'}"
        + ("" if there.present or not there.player else "*")
        for there in table.seats
    )
    state = table.ending or table.state
    return printable(f"{table.id}  {table.game:8} {state:10} {table.title}: {seats}")
