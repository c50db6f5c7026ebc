"""Downloads of finished games from a server: `ssh HOST fetch`, and `ssh HOST fetch TABLE >
FILE`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from weimar_tui.kernel.errors import KernelError
from weimar_tui.registry import plugin_of
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.record import OVER, is_id
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, GameFile, Refused, Tables, TableState
from weimar_tui.server.requests import Fetch, MoreFinished
from weimar_tui.server.wire import ServerError
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages, Messages

_SECONDS = 30.0


def fetch_wish(command: str) -> str | None:
    """Return the table that a command asks for, empty for a list; None for any other command.

    >>> fetch_wish("fetch"), fetch_wish("fetch 0123456789ab"), fetch_wish("id; fetch")
    ('', '0123456789ab', None)
    >>> fetch_wish("fetch ../../etc/passwd"), fetch_wish("")
    (None, None)
    """
    words = command.split()
    if words == ["fetch"]:
        return ""
    if len(words) == 2 and words[0] == "fetch" and is_id(words[1]):
        return words[1]
    return None


async def fetched(socket: Path, name: str, table: str, language: str) -> bytes:
    """Return a finished game of a player as a save, or (without a table) a list, one line each.

    Raises a one-line KernelError.
    """
    link = await ServerLink.connect(socket, name)
    try:
        answered: asyncio.Future[AnyReply] = asyncio.get_running_loop().create_future()

        def listen(reply: AnyReply) -> None:
            if not table and isinstance(reply, Tables) and reply.more:
                link.send(MoreFinished())
            elif not answered.done() and isinstance(reply, GameFile | Refused if table else Tables):
                answered.set_result(reply)

        link.subscribe(listen)
        link.listen()
        if table:
            link.send(Fetch(table=table))
        async with asyncio.timeout(_SECONDS):
            reply = await answered
    except TimeoutError:
        raise KernelError("server-away") from None
    finally:
        await link.close()
    if isinstance(reply, Refused):
        raise ServerError(reply.text, reply.id, **reply.arguments)
    if isinstance(reply, GameFile):
        return reply.data
    assert isinstance(reply, Tables)
    over = [state for state in reply.tables if state.mine and state.state == OVER]
    if not over:
        raise KernelError("fetch-none")
    # Reading the games' messages from files must not block other clients.
    return (await asyncio.to_thread(_listed, over, language)).encode()


def _listed(tables: Sequence[TableState], language: str) -> str:
    """Return a line for each table: id, game, result and title."""
    words = cache(_words_in(language))
    lobby = LobbyMessages(Messages(language))
    return "".join(
        f"{table.id}  {game.title()}  {lobby.ended(table, game)}  {table.title}\n"
        for table in tables
        for game in (words(table.game),)
    )


def _words_in(language: str) -> Callable[[str], GameMessages]:
    def words(id: str) -> GameMessages:
        try:
            return words_of(plugin_of(id).load(), language)
        except KernelError:  # a game that is no longer installed
            return GameMessages(id, language)

    return words
