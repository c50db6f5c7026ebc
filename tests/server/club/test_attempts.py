"""Attempts are counted for all machines together, and forgotten after a day."""

from __future__ import annotations

from sqlalchemy import Connection, select

from weimar_tui.server.club.store import attempts
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.attempts import Limit
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.schema import attempt

NETWORK, ALL = Limit("network 192.0.2", 2, 3600), Limit("", 3, 3600)


def age(database: Database, seconds: float) -> None:
    """Let attempts be this many seconds older."""
    change = attempt.update().values(at=attempt.c.at - seconds)
    database.write(lambda connection: connection.execute(change))


def rows(database: Database) -> list[str]:
    def read(connection: Connection) -> list[str]:
        return list(connection.execute(select(attempt.c.about)).scalars())

    return database.read(read)


def test_an_attempt_counts_for_all_limits_or_for_none(database: Database) -> None:
    def take(network: str) -> bool:
        near = Limit(f"network {network}", NETWORK.most, NETWORK.seconds)
        return database.write(attempts.take, "mail", near, ALL)

    assert [take("192.0.2") for _ in range(3)] == [True, True, False]
    assert [take("198.51.100"), take("203.0.113")] == [True, False]
    assert database.write(attempts.take, "sign-up", NETWORK, ALL), "each kind has its own"
    assert len(rows(database)) == 8, "a flood leaves nothing behind"
    assert not any("192" in about for about in rows(database)), "only hashes"


def test_attempts_end_with_their_time(database: Database) -> None:
    day = Limit("name rosa", 1, DAY)
    assert database.write(attempts.take, "mail", NETWORK, ALL)
    assert database.write(attempts.take, "mail", day)
    age(database, 3601)
    assert not database.write(attempts.take, "mail", day)
    assert [database.write(attempts.take, "mail", NETWORK) for _ in range(3)] == [True, True, False]
    age(database, DAY - 3600)
    assert database.write(attempts.take, "mail", day)
    assert len(rows(database)) == 3, "older ones are deleted"
    age(database, DAY)
    database.write(attempts.forget)
    assert rows(database) == []


def test_a_clock_set_back_does_not_keep_players_out(database: Database) -> None:
    day = Limit("name rosa", 1, DAY)
    assert database.write(attempts.take, "mail", day)
    age(database, -400 * DAY)
    assert database.write(attempts.take, "mail", day)


def test_two_machines_count_together(database: Database) -> None:
    other = Database(database.url)
    try:
        counts = [one.write(attempts.take, "mail", NETWORK) for one in (database, other, other)]
    finally:
        other.close()
    assert counts == [True, True, False]
