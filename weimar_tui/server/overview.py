"""What is going on at a server, in figures and short lists: for `weimar top` and the metrics."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from weimar_tui.server.limits import WEB_PREFIX
from weimar_tui.server.record import OVER

if TYPE_CHECKING:
    from weimar_tui.server.server import TableServer

REFUSALS: Final = 8
"""How many refused logins the overview lists, the latest ones."""


class Overview(Struct, frozen=True, kw_only=True):
    """A server's present state.

    `players`: connections by way in (`ssh`, `web`, `socket`) and place (`lobby`, `seat`, `watch`);
    `tables`: unfinished ones by game, state and pace. Their keys are joined by spaces. `behind`:
    clients that take in less than they are sent. `index_lag`: seconds since the oldest change that
    the index of games lacks. `answer`, `loop_lag`: the seconds that 95 % stayed below. `held` and
    `reports`: accounts on hold and open reports. `refusals`: the latest refused logins.
    """

    players: dict[str, int] = {}
    tables: dict[str, int] = {}
    behind: int = 0
    index_lag: float = 0.0
    answer: float = 0.0
    loop_lag: float = 0.0
    client_bytes: int = 0
    held: tuple[str, ...] = ()
    reports: int = 0
    refusals: tuple[str, ...] = ()


def players(server: TableServer) -> Counter[tuple[str, str]]:
    """Count connections by way in and place."""
    found: Counter[tuple[str, str]] = Counter()
    for client in server.clients:
        if client.name:
            via = server.admin.via(client.name)
            place = "lobby"
            if client.table is not None:
                place = "seat" if client.table.seat_of(client.name) else "watch"
            found["web" if client.name.startswith(WEB_PREFIX) else via, place] += 1
    return found


def tables(server: TableServer) -> Counter[tuple[str, str, str]]:
    """Count unfinished tables by game, state and pace; without a pace, `clock` or `none`."""
    records = [table.record for table in server.lobby.tables.values()]
    return Counter(
        (one.game, one.state, one.pace or ("clock" if one.clock.on else "none"))
        for one in records
        if one.state != OVER
    )


def behind(server: TableServer) -> int:
    """Count the clients that take in less than they are sent."""
    return sum(one.is_behind for one in server.clients)


def index_lag(server: TableServer) -> float:
    """Return the seconds since the oldest change that the index of games lacks."""
    return server.index.lag() if server.index is not None else 0.0


async def overview(server: TableServer) -> Overview:
    """Return the present state. Raises KernelError if the club's database cannot be read."""
    measures, admin = server.host.measures, server.admin
    held, reports = await server.club.waiting() if server.club is not None else ((), 0)
    return Overview(
        players={" ".join(key): number for key, number in sorted(players(server).items())},
        tables={" ".join(key): number for key, number in sorted(tables(server).items())},
        behind=behind(server),
        index_lag=index_lag(server),
        answer=_finite(measures.answers.below(0.95)),
        loop_lag=_finite(measures.loop_lag.below(0.95)),
        client_bytes=admin.client_bytes(),
        held=held,
        reports=reports,
        refusals=tuple(admin.refusals()),
    )


def _finite(seconds: float) -> float:
    """Numbers that JSON can hold."""
    return min(seconds, 3600.0)
