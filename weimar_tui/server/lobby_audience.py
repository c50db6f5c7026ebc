"""What clients see in the lobby: tables, chat and the server's messages."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.server.client import Client
from weimar_tui.server.directory import FREE
from weimar_tui.server.listing import AT_ONCE, LobbySubscription
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.machines.introduction import Left
from weimar_tui.server.muted import shown_lines
from weimar_tui.server.replies import Chat
from weimar_tui.server.requests import FilterTables, MoreFinished, ShowPage
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.talk import ChatLine, ChatLog
from weimar_tui.server.visiting import VisitorSubscription
from weimar_tui.server.wire import PAGE, TableFilter
from weimar_tui.text.problems import english

_NAMED = 100
"""How many of the players who are here are named."""

_SAID_BEFORE = 3
"""Chat lines sent to a new connection."""


class LobbyAudience:
    """Sends clients what happens in the lobby, and brings them back to it.

    `elsewhere`: the players who are connected to other machines.
    """

    def __init__(self, lobby: Lobby, clients: Set[Client]) -> None:
        self._lobby = lobby
        self._clients = clients
        self._untold: set[str] = set()
        self.elsewhere: frozenset[str] = frozenset()
        self.talk = ChatLog([], 0)

    def send_changes(self, *, with_others: bool) -> None:
        """Send changes to players in the lobby. Changes in other players' games are sent less
        often."""
        news, here = self._lobby.changed, self._here()
        news.clear()
        ids, news.untold = news.untold, set()
        self._untold |= ids
        ids = self._untold if with_others else ids
        for client in list(self._clients):
            if client.is_behind:
                continue
            if client.subscription is not None and client.table is None:
                changes = client.subscription.changes(here, ids, with_others=with_others)
                if changes is not None:
                    client.send(changes)
        if with_others:
            self._untold = set()

    def _here(self) -> tuple[str, ...]:
        return tuple(sorted(self.online())[:_NAMED])

    def players(self) -> set[str]:
        """The names of those who are connected, without visitors."""
        return {client.name for client in self._clients if client.name and not client.is_visitor}

    def online(self) -> set[str]:
        """The names of those who are connected to any machine of the club, without visitors."""
        return self.players() | self.elsewhere

    def show(self, client: Client) -> None:
        """Send the whole lobby to a client that is back from a table, or new."""
        if client.introduced:
            client.send(Left())
            return
        kind = VisitorSubscription if client.is_visitor else LobbySubscription
        client.subscription = client.subscription or kind(self._lobby, client.name)
        client.send(client.subscription.whole(self._here()))
        host = self._lobby.host
        said = [
            line
            for line in shown_lines(self.talk.lines, client.name, host.muted)
            if not host.keeps_apart(client.name, line.player)
        ]
        for line in said[-_SAID_BEFORE:]:
            client.send(_message(line))

    def repeat(self, client: Client, said: str) -> None:
        """Tell a new connection what the host has said, unless the latest lines do."""
        if all(line.arguments.get("said") != said for line in self.talk.lines[-_SAID_BEFORE:]):
            self.tell(client, KernelError("host-says", said=said))

    def say(self, author: str, text: str) -> None:
        """Add a chat line to the lobby's talk."""
        self._send_line(self.talk.add(author, "", text))

    def turn_page(self, client: Client, request: MoreFinished | ShowPage | FilterTables) -> None:
        """Show another part of a list to a player in the lobby."""
        if client.subscription is None or client.table is not None:
            return
        if isinstance(request, FilterTables):
            client.subscription.filter = request.filter if request.filter != TableFilter() else None
            client.subscription.starts[FREE] = 0
        elif isinstance(request, ShowPage):
            client.subscription.starts[request.list] = request.start // PAGE * PAGE
        else:
            client.subscription.finished += AT_ONCE
        self.show(client)

    def announce(self, id: str, /, **arguments: Argument) -> None:
        """Add the message `problem-<id>` to the talk of the lobby and of every table."""
        text = english(KernelError(id, **arguments))
        for table in self._lobby.tables.values():
            table.audience.send_line(table.talk.add("", "", text, id=id, arguments=arguments))
        self._send_line(self.talk.add("", "", text, id=id, arguments=arguments))

    def tell(self, client: Client, news: KernelError, table: str = "") -> None:
        """Send a message to one connection, in the lobby or at a table."""
        client.send(
            Chat(
                table=table,
                n=0,
                player="",
                seat="",
                text=english(news),
                id=news.id,
                arguments=news.arguments,
            )
        )

    def show_out_uninvited(self, table: ServerTable) -> None:
        """Send those who can no longer see a table back to the lobby."""
        self._lobby.changed.set()
        for other in [c for c in self._clients if c.table is table and not table.may_see(c.name)]:
            other.exit()
            self.show(other)

    def show_out(self, table: ServerTable, why: KernelError) -> None:
        """Send everyone at a removed table back to the lobby, and tell them why."""
        self._lobby.changed.set()
        if table.record.id in self._lobby.tables:
            return
        for other in [c for c in self._clients if c.table is table]:
            other.exit()
            if other.introduced and why.id == "table-moved":
                other.writer.close()  # the other machine looks for the table
                continue
            self.show(other)
            self.tell(other, why)

    def _send_line(self, line: ChatLine) -> None:
        for client in list(self._clients):
            if self._lobby.host.keeps_apart(client.name, line.player):
                continue
            if client.subscription is not None and client.table is None:
                client.send(_message(line))


def _message(line: ChatLine) -> Chat:
    return Chat(table="", **msgspec.structs.asdict(line))
