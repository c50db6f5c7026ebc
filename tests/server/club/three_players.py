"""A served club with the accounts of Ann, Bob and Cy."""

from __future__ import annotations

from tests.server.served import Served
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.keeper import Keeper
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.server import TableServer

NOW = 1_800_000_000


def people(database: Database, *names: str) -> list[int]:
    """New accounts' ids."""
    return [database.write(accounts.add, name, NOW).id for name in names]


def club_of_three(served: Served, database: Database) -> Club:
    """The club of this server from now on."""
    return club_of(served.server, database)


def club_of(server: TableServer, database: Database) -> Club:
    """The club of this server from now on."""
    found = Club(database, server.host.disk, ClubSettings(), server.host.now)
    server.club = found
    Keeper(found, server)
    people(database, "Ann", "Bob", "Cy")
    return found
