"""The club's database: accounts, keys, tickets, the index of games, sanctions, the audit log."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.codes import hash_of
from weimar_tui.server.club.store import accounts, dump, games, home, membership, order
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.club.store.rows import GameRow, SeatRow

NOW = 1_800_000_000


def game(id: str, made: int, state: str = "over", **more: Any) -> GameRow:
    values: dict[str, Any] = {
        "id": id,
        "game": "junta",
        "scenario": "main",
        "title": f"Table {id}",
        "owner": "Rosa",
        "owner_account": None,
        "state": state,
        "public": True,
        "made": made,
        "started": None,
        "moved": made,
        "ended": None,
        "ending": "",
        "round": 0,
        "picks": 0,
        "bytes": 0,
        "sha256": "",
        "changed": 0,
        "options": {"talk": "open"},
        "entry": {"title": f"Table {id}"},
    }
    return GameRow(**{**values, **more})


def seat(id: str, position: int, player: str, **more: Any) -> SeatRow:
    values: dict[str, Any] = {
        "table_id": id,
        "seat": f"s{position}",
        "position": position,
        "player": player,
    }
    return SeatRow(**{**values, "folded": player.casefold(), **more})


def test_an_account_is_found_in_every_spelling_and_by_its_key(database: Database) -> None:
    made = database.write(accounts.add_with_key, "Rosa", "AAAA", "SHA256:a", NOW, source="file")
    assert database.read(accounts.named, "rOSA") == made
    found = database.read(accounts.of_key, "AAAA")
    assert found is not None and found[0] == made and found[1].source == "file"
    assert database.read(accounts.named, "Otto") is None


def test_names_and_keys_belong_to_one_account(database: Database) -> None:
    database.write(accounts.add_with_key, "Rosa", "AAAA", "SHA256:a", NOW, source="file")
    with pytest.raises(KernelError, match="name-taken"):
        database.write(accounts.add, "ROSA", NOW)
    with pytest.raises(KernelError, match="key-taken"):
        database.write(accounts.add_with_key, "Otto", "AAAA", "SHA256:a", NOW, source="file")
    # The second attempt left no half account behind.
    assert database.read(accounts.names) == ["Rosa"]


def test_a_revoked_key_logs_nobody_in_and_can_be_added_again(database: Database) -> None:
    made = database.write(accounts.add_with_key, "Rosa", "AAAA", "SHA256:a", NOW, source="file")
    (key,) = database.read(accounts.keys, made.id)
    assert database.write(accounts.revoke_key, key.id, NOW)
    assert not database.write(accounts.revoke_key, key.id, NOW)
    assert database.read(accounts.of_key, "AAAA") is None
    database.write(accounts.add_key, made.id, "AAAA", "SHA256:a", NOW, source="self")
    assert database.read(accounts.of_key, "AAAA") is not None


def test_a_ticket_can_be_used_as_often_as_it_says(database: Database) -> None:
    database.write(accounts.add_ticket, "h", "invite", NOW + 10, left=2)
    assert [database.write(accounts.use_ticket, "h", "invite", NOW) is not None for _ in "123"] == [
        True,
        True,
        False,
    ]
    database.write(accounts.add_ticket, "old", "invite", NOW)
    assert database.write(accounts.use_ticket, "old", "invite", NOW) is None
    assert database.write(accounts.use_ticket, "h", "recover", NOW) is None


def test_two_at_once_cannot_use_one_ticket(database: Database) -> None:
    database.write(accounts.add_ticket, "h", "invite", NOW + 10)
    used: list[bool] = []

    def use() -> None:
        used.append(database.write(accounts.use_ticket, "h", "invite", NOW) is not None)

    threads = [threading.Thread(target=use) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(used) == [False] * 5 + [True]


def test_names_that_look_like_a_helpers_are_refused(database: Database) -> None:
    ida = database.write(accounts.add, "Ida_10", NOW)
    assert not database.read(accounts.looks_like, "ldalo", NOW, ("helper",))
    database.write(accounts.change, ida.id, role="helper")
    assert database.read(accounts.looks_like, "ldalo", NOW, ("helper",))
    otto = database.write(accounts.add, "Otto", NOW)
    database.write(accounts.give_up_name, otto, NOW)
    assert database.read(accounts.looks_like, "0tt0", NOW + 1, ("helper",))
    assert not database.read(accounts.looks_like, "0tt0", NOW + 2 * accounts.NAME_KEPT, ("helper",))


def test_the_index_lists_games_by_page(database: Database) -> None:
    rows = [(game(f"g{n:03}", NOW + n // 2), [seat(f"g{n:03}", 0, "Rosa")]) for n in range(95)]
    database.write(games.put, rows)
    found: list[str] = []
    after = None
    while page := database.read(games.of_player, "rosa", ("over",), after=after):
        assert len(page) <= games.PAGE
        found += [row.id for row in page]
        after = (page[-1].made, page[-1].id)
    assert found == sorted((row.id for row, _ in rows), reverse=True)
    assert database.read(games.public, "over", without="ROSA") == []


def test_my_turn_lists_the_most_urgent_first_and_hides_sealed_answers(database: Database) -> None:
    def at(id: str, **more: Any) -> tuple[GameRow, list[SeatRow]]:
        return game(id, NOW, "playing"), [seat(id, 0, "Rosa", **more), seat(id, 1, "Otto")]

    database.write(
        games.put,
        [
            at("later", asked=True, deadline=NOW + 50),
            at("endless", asked=True),
            at("soon", asked=True, deadline=NOW + 5),
            at("sealed", asked=True, answered=True),
            at("other"),
        ],
    )
    turns = database.read(games.my_turn, "rosa")
    assert [row.id for row, _ in turns] == ["soon", "later", "endless"]
    assert turns[-1][1] is None and all(deadline is not None for _, deadline in turns[:-1])
    assert database.read(games.waits_for, "Rosa") == 3
    assert database.read(games.waits_for, "Otto") == 0


def test_the_index_replaces_a_table_and_finds_accounts(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW)
    database.write(games.put, [(game("a", NOW, "waiting"), [seat("a", 0, ""), seat("a", 1, "")])])
    before = database.read(games.find, "a")
    database.write(games.put, [(game("a", NOW, "playing"), [seat("a", 0, "ROSA")])])
    after = database.read(games.find, "a")
    assert before is not None and after is not None and after.changed > before.changed
    assert after.owner_account == rosa.id and after.options == {"talk": "open"}
    (there,) = database.read(games.seats_of, ["a"])["a"]
    assert (there.player, there.account, there.asked) == ("ROSA", rosa.id, False)
    database.write(games.remove, ["a"])
    assert set(database.read(games.states)) == set()


def test_games_are_searched_by_words_and_private_ones_only_by_their_players(
    database: Database,
) -> None:
    people = [seat("a", 0, "Otto"), seat("a", 1, "Rosa")]
    private = [replace(one, table_id="p") for one in people]
    titled = game("a", NOW, title="Sunday, 5 families", ending="all-dead")
    hidden = game("p", NOW, title="Sunday secrets", public=False)
    database.write(games.put, [(titled, people), (hidden, private)])
    for words, found in {
        "otto junta": ["a"],
        "SUNDAY fam": ["a"],
        "all dead": ["a"],
        "max": [],
        "'; DROP TABLE seat; --": [],
    }.items():
        assert [row.id for row in database.read(games.search, words, "Ida")] == found, words
    assert {row.id for row in database.read(games.search, "sunday", "Rosa")} == {"a", "p"}
    database.write(games.remove, ["a"])
    assert database.read(games.search, "otto", "Ida") == []


def test_sanctions_end_and_can_be_lifted(database: Database) -> None:
    max = database.write(accounts.add, "Max", NOW)
    database.write(
        order.add_sanction, "mute", NOW, by="host", account_id=max.id, until=NOW + 60, reason="spam"
    )
    database.write(order.add_sanction, "ban", NOW, by="host", network="192.0.2.0/24")
    assert [s.kind for s in database.read(order.in_force, NOW + 1)] == ["ban", "mute"]
    assert database.read(order.in_force, NOW + 60, account_id=max.id) == []
    assert database.write(order.lift, NOW + 1, "mute", max.id) == 1
    assert database.read(order.in_force, NOW + 1, account_id=max.id) == []
    assert database.write(order.lift, NOW + 2, "mute", max.id) == 0


def test_a_report_is_open_once(database: Database) -> None:
    otto, max = (database.write(accounts.add, n, NOW).id for n in ("Otto", "Max"))
    id = database.write(order.add_report, otto, max, NOW, table_id="t", text="plays for Anna")
    with pytest.raises(KernelError, match="report-again"):
        database.write(order.add_report, otto, max, NOW, table_id="t")
    database.write(order.close_report, id, "upheld", NOW)
    assert database.read(order.open_reports) == []
    assert database.write(order.add_report, otto, max, NOW, table_id="t") != id


def test_the_audit_log_shows_whether_it_was_changed(database: Database) -> None:
    for n in range(5):
        database.write(order.write_audit, NOW + n, who="host", action="mute", about=f"#{n}")
    assert database.read(order.check_audit) is None
    assert [entry.seq for entry in database.read(order.audit_page, limit=2)] == [5, 4]
    assert database.write(order.forget_audit, NOW + 2) == 2
    assert database.read(order.check_audit) is None
    with pytest.raises((DBAPIError, KernelError)):
        database.write(lambda c: c.execute(text("UPDATE audit SET about = '#9' WHERE seq = 4")))
    assert database.read(order.check_audit) is None
    database.write(lambda c: c.execute(text("DELETE FROM audit WHERE seq = 4")))
    assert database.read(order.check_audit) == 5


def test_reports_and_measures_are_forgotten_a_year_after_their_end(database: Database) -> None:
    ann, bob = (database.write(accounts.add, name, NOW).id for name in ("Ann", "Bob"))
    closed, late, _open = (
        database.write(order.add_report, ann, bob, NOW, table_id=table) for table in "abc"
    )
    for report, at in ((closed, NOW), (late, NOW + 10)):
        database.write(order.close_report, report, "upheld", at)
    for kind, until in (("mute", NOW), ("mute", NOW + 10), ("ban", None), ("suspend", None)):
        database.write(order.add_sanction, kind, NOW, by="host", account_id=bob, until=until)
    database.write(order.lift, NOW, "suspend", bob)
    database.write(order.forget_closed, NOW + 5)
    kept = database.read(lambda c: c.execute(text("SELECT table_id FROM report ORDER BY id")).all())
    assert [row[0] for row in kept] == ["b", "c"]
    kept = database.read(lambda c: c.execute(text("SELECT kind FROM sanction ORDER BY id")).all())
    assert [row[0] for row in kept] == ["mute", "ban"]


def test_a_failed_change_leaves_nothing_behind(database: Database) -> None:
    def fail(connection: object) -> None:
        accounts.add(connection, "Rosa", NOW)  # type: ignore[arg-type]
        raise ValueError

    with pytest.raises(ValueError):
        database.write(fail)
    assert database.read(accounts.count) == 0


def test_wrong_values_are_refused(database: Database) -> None:
    with pytest.raises(DBAPIError):
        database.write(accounts.add, "Rosa", NOW, state="odd")  # type: ignore[arg-type]
    with pytest.raises(DBAPIError):
        database.write(accounts.add_key, 99, "AAAA", "SHA256:a", NOW, source="file")


def test_reading_cannot_write(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    with pytest.raises(KernelError, match="club-database"):
        database.read(accounts.add, "Rosa", NOW)
    database.close()
    assert (tmp_path / "club.sqlite").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("setting", ["mysql://host/club", "nonsense", "postgresql://host"])
def test_other_databases_are_refused(setting: str, tmp_path: Path) -> None:
    with pytest.raises(KernelError, match="club-url"):
        open_database(setting, tmp_path)


_OF_SESSION = text(
    "SELECT name FROM pg_settings WHERE source = 'session'"
    " AND (name LIKE 'tcp_%' OR setting = '30000')"
)


def test_postgresql_soon_ends_transactions_of_machines_that_are_gone(
    database: Database, kind: str
) -> None:
    """Otherwise they keep their locks for two hours: a machine whose network had been cut during
    a renewal could not register again."""
    if kind == "sqlite":
        pytest.skip("SQLite's file is on this machine")
    found = database.read(lambda connection: set(connection.execute(_OF_SESSION).scalars()))
    assert found == {
        "tcp_keepalives_idle",
        "tcp_keepalives_interval",
        "tcp_keepalives_count",
        "tcp_user_timeout",
        "idle_in_transaction_session_timeout",
    }


def test_a_backup_can_take_longer_than_postgresql_waits(database: Database, kind: str) -> None:
    """With large journals on a busy machine, compressing some rows takes longer than the limit."""
    if kind == "sqlite":
        pytest.skip("SQLite has no such limit")
    database.write(accounts.add, "Rosa", NOW)
    lines: list[bytes] = []

    def keep_slowly(line: bytes) -> None:
        time.sleep(0.5)
        lines.append(line)

    def limited(connection: Connection, work: Callable[..., int], *more: Any) -> int:
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 100")
        return work(connection, *more)

    assert database.read(limited, dump.dumped, keep_slowly) == 1
    database.write(lambda connection: connection.execute(text("DELETE FROM account")))

    def read_slowly() -> Iterator[bytes]:
        for line in lines:
            time.sleep(0.5)
            yield line

    assert database.write(limited, dump.restore, read_slowly()) == 1
    assert database.read(accounts.count) == 1
    wait = text("SELECT current_setting('idle_in_transaction_session_timeout')")
    assert database.read(lambda connection: connection.execute(wait).scalar()) == "30s"


def at_once(database: Database, work: Callable[..., object], *sets: tuple[Any, ...]) -> list[str]:
    """Do something in two transactions that overlap, as at two fronts; return the refusals."""
    begun, refusals = threading.Event(), []

    def do(which: int) -> None:
        def whole(connection: Connection) -> None:
            work(connection, *sets[which])
            begun.set()
            time.sleep(0.5 * (which == 0))

        try:
            database.write(whole)
        except KernelError as error:
            refusals.append(error.id)

    first = threading.Thread(target=do, args=(0,))
    first.start()
    assert begun.wait(60)
    do(1)
    first.join()
    return refusals


def test_two_fronts_at_once_do_not_pass_a_players_limits(database: Database) -> None:
    rosa = database.write(accounts.add, "Rosa", NOW)
    begins = NOW + 5 * DAY
    twice = (rosa.id, begins, 3, NOW), (rosa.id, begins + DAY, 3, NOW)
    assert at_once(database, home.add_vacation, *twice) == ["vacation-twice"]
    both = [(rosa, hash_of("invite", code), NOW, 1) for code in ("one", "two")]
    assert at_once(database, membership.invite, *both) == ["invites-many"]
    key = membership.Key("ssh-ed25519 AAAA", "SHA256:a")
    otto = database.write(accounts.add, "Otto", NOW)
    owners = [(one.id, key, NOW) for one in (rosa, otto)]
    assert at_once(database, membership.add_key, *owners) == ["key-taken"]
    database.write(accounts.add_ticket, hash_of("web", "x"), "web", NOW + 60, account_id=rosa.id)
    browsers = [(hash_of("web", "x"), hash_of("browser", name), NOW) for name in "ab"]
    assert at_once(database, membership.open_web_session, *browsers) == ["web-link-over"]
