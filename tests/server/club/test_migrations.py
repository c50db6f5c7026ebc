"""Databases of older versions are migrated in another process, after a copy."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from tests.server.club.older import before_channels
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import accounts, dump, migrate
from weimar_tui.server.club.store.database import FILE, Database, open_database
from weimar_tui.server.club.store.schema import VERSION

NOW = 1_800_000_000
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "0007"


def upgrade():
    op.add_column("account", sa.Column("motto", sa.Text(), nullable=True))
"""


def test_each_migration_has_a_number_of_its_own_and_follows_the_one_before() -> None:
    folder = Path(migrate.__file__).parent / "migrations" / "versions"
    found = sorted(path.name[1:5] for path in folder.glob("v*.py"))
    assert found == [f"{number:04}" for number in range(1, len(found) + 1)]
    assert found[-1] == VERSION
    for before, number in pairwise(found):
        (path,) = folder.glob(f"v{number}_*.py")
        assert f'revision = "{number}"\ndown_revision = "{before}"' in path.read_text("utf-8")


def versions(folder: Path) -> Path:
    """The program's migrations, and one more."""
    there = Path(migrate.__file__).parent / "migrations" / "versions"
    folder.mkdir()
    for path in there.glob("v*.py"):
        (folder / path.name).write_text(path.read_text("utf-8"))
    (folder / "next.py").write_text(NEXT)
    return folder


def test_a_migration_changes_the_tables_and_keeps_the_rows(setting: str, tmp_path: Path) -> None:
    database = open_database(setting, tmp_path)
    database.write(accounts.add, "Rosa", NOW)
    url = database.url.render_as_string(hide_password=False)
    migrate.migrate(url, "next", versions(tmp_path / "versions"))
    assert database.version() == "next"
    columns = database.read(lambda c: [one["name"] for one in inspect(c).get_columns("account")])
    assert "motto" in columns and database.read(accounts.names) == ["Rosa"]
    database.close()
    with pytest.raises(KernelError, match="club-newer"):
        open_database(setting, tmp_path)


def set_version(database: Database, version: str) -> None:
    change = text("UPDATE alembic_version SET version_num = :v")
    database.write(lambda c: c.execute(change, {"v": version}))


def test_an_unknown_version_is_refused_and_copied_first(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    database.write(accounts.add, "Rosa", NOW)
    set_version(database, "0000")
    database.close()
    with pytest.raises(KernelError, match="club-migration"):
        open_database("", tmp_path)
    copy = tmp_path / "club.sqlite-0000"
    assert copy.stat().st_mode & 0o777 == 0o600
    kept = open_database(f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path)
    kept.close()
    before = Database(kept.url.set(database=str(copy)))
    assert before.read(accounts.names) == ["Rosa"] and before.version() == "0000" < VERSION
    before.close()


def structure(database: Database) -> dict[str, object]:
    """Columns, keys and indexes of the tables that migrations have changed."""
    found: dict[str, object] = {}

    def look(connection: Connection) -> None:
        see = inspect(connection)
        journals = ("journal_line", "journal_file", "journal")
        for name in ("channel", *journals, "machine", "lobby_line", "attempt"):
            columns = sorted(
                (one["name"], str(one["type"]), one["nullable"]) for one in see.get_columns(name)
            )
            keys = see.get_pk_constraint(name), see.get_foreign_keys(name)
            found[name] = columns, keys, sorted(str(one["name"]) for one in see.get_indexes(name))

    database.read(look)
    return found


def test_a_migrated_database_has_the_tables_of_a_new_one(setting: str, tmp_path: Path) -> None:
    database = open_database(setting, tmp_path)
    new = structure(database)
    before_channels(database)
    set_version(database, "0002")
    database.close()
    database = open_database(setting, tmp_path)
    assert database.version() == VERSION and structure(database) == new
    database.close()


def test_backups_of_all_earlier_versions_can_be_restored(tmp_path: Path, sqlite_file: Path) -> None:
    shutil.copy(sqlite_file, tmp_path / FILE)
    database = open_database("", tmp_path)
    database.write(accounts.add, "Rosa", NOW)
    lines: list[bytes] = []
    database.read(dump.dumped, lines.append)
    database.close()
    for number in range(1, int(VERSION) + 1):
        (tmp_path / str(number)).mkdir()
        shutil.copy(sqlite_file, tmp_path / str(number) / FILE)
        empty = open_database("", tmp_path / str(number))
        old = b"".join(lines).replace(VERSION.encode(), f"{number:04}".encode(), 1).splitlines()
        empty.write(dump.restore, old)
        assert empty.read(accounts.names) == ["Rosa"]
        empty.close()
