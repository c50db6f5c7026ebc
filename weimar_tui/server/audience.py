"""The connections at a table, and what is sent to each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.server.host import Connection
from weimar_tui.server.muted import shown_lines
from weimar_tui.server.record import OVER
from weimar_tui.server.replies import Chat
from weimar_tui.server.subscription import GameMoment, Subscription
from weimar_tui.server.talk import ChatLine
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable


class Audience:
    """Sends each connection its part of the game, the chat and the table's status.

    `connections` holds a subscription for every connection at the table. `left_at` says when
    players with a seat left.
    """

    def __init__(self, table: ServerTable) -> None:
        self.connections: dict[Connection, Subscription] = {}
        self._table = table
        self._left_at = dict.fromkeys(table.people(), table.host.clock())

    # --- who is here ----------------------------------------------------------------------------
    def add(self, connection: Connection, subscription: Subscription) -> None:
        """Send a connection everything, from now on."""
        self.connections[connection] = subscription
        self.send_status()
        muted = self._table.host.muted
        for line in shown_lines(self._table.talk.lines, connection.name, muted):
            self._send_chat(connection, line)
        self.send_game_to(connection)

    def remove(self, connection: Connection) -> bool:
        """Drop a connection; return True if it was its player's last one here."""
        if self.connections.pop(connection, None) is None or self.present(connection.name):
            return False
        self._left_at[connection.name] = self._table.host.clock()
        return True

    def present(self, name: str) -> bool:
        return any(connection.name == name for connection in self.connections)

    def away(self, name: str) -> float:
        """Seconds since a player was last here; 0 for a player who is here."""
        if self.present(name):
            return 0.0
        now = self._table.host.clock()
        return now - self._left_at.get(name, now)

    @property
    def spectators(self) -> int:
        """The number of connections without a seat."""
        return sum(not subscription.seat for subscription in self.connections.values())

    def reseat(self) -> None:
        """Give every connection the view of the seat its player has now."""
        for connection, subscription in self.connections.items():
            subscription.seat = self._table.seat_of(connection.name)
            if subscription.seat:
                subscription.look_openly()

    def hide_hands(self) -> None:
        """Limit spectators who looked through a seat to public information."""
        for connection, subscription in self.connections.items():
            if subscription.through:
                subscription.look_openly()
                self._table.later(self._show_openly(connection))

    async def _show_openly(self, connection: Connection) -> None:
        async with self._table.lock:
            if connection in self.connections:
                self.send_game_to(connection)

    # --- chat -----------------------------------------------------------------------------------
    def announce(self, id: str, /, *, to_player: str = "", **arguments: Argument) -> None:
        """Add the message `problem-<id>` to the talk, for everyone or for one player."""
        text = english(KernelError(id, **arguments))
        line = self._table.talk.add("", "", text, to_player=to_player, id=id, arguments=arguments)
        self.send_line(line)

    def announce_once(self, id: str, /, **arguments: Argument) -> None:
        """Send the message `problem-<id>` to everyone connected, without keeping it."""
        text = english(KernelError(id, **arguments))
        line = ChatLine(n=0, player="", seat="", text=text, id=id, arguments=arguments)
        for connection in list(self.connections):
            self._send_chat(connection, line)

    def send_line(self, line: ChatLine) -> None:
        """Send a line to everyone allowed to read it."""
        self._table.file.can_wait()
        for connection in list(self.connections):
            self._send_chat(connection, line)

    def _send_chat(self, connection: Connection, line: ChatLine) -> None:
        now_called = self._table.host.now_called
        if self._table.host.keeps_apart(connection.name, line.player):
            return
        people = {"player": now_called(line.player), "to_player": now_called(line.to_player)}
        if replace(line, **people).heard_by(connection.name, self._table.seat_of(connection.name)):
            chat = Chat(table=self._table.record.id, **msgspec.structs.asdict(line))
            connection.send(chat)

    # --- the game -------------------------------------------------------------------------------
    def _moment(self) -> GameMoment | None:
        table = self._table
        if table.local is None:
            return None
        over = table.record.state == OVER
        return GameMoment(table.record.id, table.local, table.turns, table.windows, over=over)

    def send_game(self) -> None:
        """Send everyone their news of the game. The caller holds the lock."""
        moment = self._moment()
        if moment is not None:
            for connection, subscription in list(self.connections.items()):
                if not connection.is_behind:
                    subscription.tell(connection, moment, self._table.host.clock())

    def send_game_to(self, connection: Connection) -> None:
        """Send one connection its news of the game. The caller holds the lock."""
        moment = self._moment()
        if moment is not None and not connection.is_behind:
            self.connections[connection].tell(connection, moment, self._table.host.clock())

    def send_due(self) -> None:
        """Send spectators with a delayed view what is old enough by now."""
        for connection, subscription in list(self.connections.items()):
            if not connection.is_behind:
                subscription.tell_due(connection, self._table.host.clock())

    async def catch_up(self, connection: Connection) -> None:
        """Send a connection that was behind what has changed meanwhile."""
        async with self._table.lock:
            subscription = self.connections.get(connection)
            if subscription is not None:
                self._send_status_to(connection, subscription)
                self.send_game_to(connection)

    # --- the table ------------------------------------------------------------------------------
    def send_status(self) -> None:
        """Send everyone the table's status if it changed, and tell the lobby."""
        table = self._table
        table.status_changed()
        table.news += 1
        table.changed_in_lobby.table(table.record.id)
        for connection, subscription in list(self.connections.items()):
            self._send_status_to(connection, subscription)

    def _send_status_to(self, connection: Connection, subscription: Subscription) -> None:
        if connection.is_behind:
            return
        status = self._table.status(connection.name)
        if subscription.is_new(status, self._clocks_seen_by(status.table.mine)):
            connection.send(status)

    def _clocks_seen_by(self, seat: str) -> tuple[int, ...]:
        """Return the questions whose clocks a seat sees: its own, and those of others unless
        sealed.

        Others' questions have a number that stays the same in a chain of questions, so that the
        chain causes no update.
        """
        table = self._table
        sealed = table.local.game.sealed_kinds if table.local is not None else frozenset()
        return tuple(
            asked.number if asked.seat == seat else asked.question
            for asked in table.asked
            if asked.seat == seat or (asked.kind not in sealed and not table.windows.covers(asked))
        )
