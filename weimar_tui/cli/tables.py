"""`weimar tables`: lets the host manage the running server."""

from __future__ import annotations

import argparse
import asyncio
import json

import msgspec

from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.hosting import server_folder
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import (
    AdminRequest,
    Announce,
    Answer,
    Ban,
    CloseByHost,
    DrainRequest,
    Kick,
    ListTables,
    SeatBot,
    ask_server,
)


def run(arguments: argparse.Namespace) -> int:
    """Send the request to the server, and print the result."""
    say = cli_words(player_language(arguments.lang))
    text = " ".join(arguments.what)
    if bool(text) == (arguments.action == "list"):
        raise UsageError("tables", action=arguments.action, help="weimar tables --help")
    table, seat, bot = (*text[:400].split(), "", "", "")[:3]
    if arguments.action == "seat" and not bot:
        raise UsageError("tables", action=arguments.action, help="weimar tables --help")
    minutes = None
    if arguments.action == "drain" and text != "off":
        try:
            minutes = float(text)
        except ValueError:
            minutes = -1.0
        if not 0 <= minutes <= 7 * 24 * 60:
            raise UsageError("drain", given=printable(text, 40), help="weimar tables --help")
    requests: dict[str, AdminRequest] = {
        "list": ListTables(),
        "close": CloseByHost(table=text[:400]),
        "seat": SeatBot(table=table, seat=seat, bot="" if bot == "bot" else bot),
        "drain": DrainRequest(minutes=minutes),
        "kick": Kick(name=text[:400]),
        "ban": Ban(who=text[:400]),
        "unban": Ban(who=text[:400], yes=False),
        "say": Announce(text=text[:400], table=arguments.table),
    }
    answer = asyncio.run(ask_server(server_folder(arguments), requests[arguments.action]))
    if arguments.action == "list" and arguments.json:
        print(json.dumps(_described(answer), indent=2, ensure_ascii=False))
    elif arguments.action == "drain" and minutes is None:
        print(say("tables-drain-off", number=answer.number))
    elif arguments.action == "list":
        _list(answer, say)
    else:
        print(say(f"tables-{arguments.action}-done", what=printable(text), number=answer.number))
    return 0


def _described(answer: Answer) -> dict[str, object]:
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


def _list(answer: Answer, say: Say) -> None:
    for table in answer.tables:
        seats = ", ".join(
            f"{there.seat} {there.stand_in or there.bot or there.player or '-'}"
            + ("" if there.present or not there.player else "*")
            for there in table.seats
        )
        state = table.ending or table.state
        print(printable(f"{table.id}  {table.game:8} {state:10} {table.title}: {seats}"))
    print(say("tables-here", number=answer.number, names=", ".join(answer.here) or "-"))
