"""Limits connections: strangers make room for each other, players never make room for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from weimar_tui.server.limits import Buckets
from weimar_tui.server.ssh.config import SshLimits

_REMEMBERED = 1024
"""How many addresses of players are remembered, the latest ones."""

TOO_FAST = "too many connections in a short time"

_AT_WORK = 60.0
"""A player who pressed a key within this many seconds is not dropped for another player."""


class Incoming(Protocol):
    """A connection, as the limiter sees it. `name` is empty until the login is done."""

    address: str
    name: str

    @property
    def idle(self) -> float:
        """Seconds since the player's last key."""
        ...

    def drop(self, why: str) -> None: ...

    def dismiss(self, line: str) -> None:
        """End the connection, after showing the line `why` if it has a session."""
        ...


class ConnectionLimiter:
    """Decides which connections are accepted.

    A stranger is a connection that has not logged in. The number of strangers is limited; when the
    limit is reached, a new one is accepted and an old one dropped: one of the address with most
    strangers, preferably an address that no player ever came from. So silent connections, from
    however many addresses, keep no player from logging in.

    When the limit of players is reached, a player who has pressed no key for a while makes room
    (`idle_when_full`). A player whose game waits for them always gets in: the player who has been
    idle longest makes room, or a reserve (a tenth of the limit) is used.
    """

    def __init__(
        self,
        limits: SshLimits,
        clock: Callable[[], float],
        awaited: Callable[[str], bool] = lambda name: False,
    ) -> None:
        self._limits = limits
        self._awaited = awaited
        self._clock = clock
        self._buckets = Buckets(1 / limits.connection_seconds, limits.connections_at_once)
        self._strangers: dict[Incoming, None] = {}
        self._players: dict[Incoming, None] = {}
        self._known: dict[str, None] = {}

    def __len__(self) -> int:
        return len(self._strangers) + len(self._players)

    @property
    def connections(self) -> list[Incoming]:
        """Every open connection, logged in or not."""
        return [*self._strangers, *self._players]

    @property
    def strangers(self) -> list[Incoming]:
        """Connections that have not logged in, the oldest first."""
        return list(self._strangers)

    def admit(self, incoming: Incoming) -> str:
        """Accept a new connection, perhaps dropping another; return "" or the reason
        for refusing it."""
        limits, address = self._limits, incoming.address
        if not self._buckets.take(address, self._clock()):
            return TOO_FAST
        here = [other for other in self.connections if other.address == address]
        if len(here) >= limits.sessions_each_address:
            silent = [other for other in self._strangers if other.address == address]
            if not silent:
                return "too many connections from this address"
            self._drop(silent[0])
        if len(self._strangers) >= limits.unknown:
            self._drop(self._dispensable())
        self._strangers[incoming] = None
        return ""

    def _dispensable(self) -> Incoming:
        """The stranger to drop first."""
        held = Counter(other.address for other in self._strangers)
        return max(
            self._strangers,
            key=lambda other: (other.address not in self._known, held[other.address]),
        )

    def _drop(self, other: Incoming) -> None:
        self.forget(other)
        other.drop("made room for another connection that has not logged in")

    def logged_in(self, incoming: Incoming) -> str:
        """Turn a stranger into a player; return "" or the reason why they cannot stay."""
        self._strangers.pop(incoming, None)
        why = self.refusal(incoming.name)
        if why:
            return why
        if len(self._players) >= self._limits.sessions:
            other = self._idler(incoming.name)
            if other is not None:
                self.forget(other)
                other.dismiss("made-room")
        self._players[incoming] = None
        self._known.pop(incoming.address, None)
        self._known[incoming.address] = None
        while len(self._known) > _REMEMBERED:
            del self._known[next(iter(self._known))]
        return ""

    def refusal(self, name: str) -> str:
        """The reason why a player could not stay, or ""."""
        limits = self._limits
        mine = sum(other.name == name for other in self._players)
        if mine >= limits.sessions_each_player:
            return "too many connections of this player"
        if len(self._players) < limits.sessions or self._idler(name) is not None:
            return ""
        reserve = max(1, limits.sessions // 10)
        if self._awaited(name) and len(self._players) < limits.sessions + reserve:
            return ""
        return "the server is full"

    def _idler(self, name: str) -> Incoming | None:
        """The player who makes room for another, or None."""
        least = 0.0 if self._awaited(name) else self._limits.idle_when_full
        idle = [other for other in self._players if other.idle >= max(least, _AT_WORK)]
        free = [other for other in idle if other.name != name and not self._awaited(other.name)]
        return max(free, key=lambda other: other.idle, default=None)

    def forget(self, incoming: Incoming) -> None:
        self._strangers.pop(incoming, None)
        self._players.pop(incoming, None)
