"""Connections to the club's database, transactions, and its version."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.schema import VERSION, complete_for_postgresql, metadata

FILE: Final = "club.sqlite"
_READERS = 4
_BUSY_SECONDS = 5.0
_POOL_SECONDS = 30.0
_PATIENCE = {
    "connect_timeout": 5,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""How long libpq waits for a PostgreSQL server that does not answer."""

_PATIENCE_OF_SERVER: Final = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "4000",
    "idle_in_transaction_session_timeout": "30000",
}
"""How long PostgreSQL waits for a machine that does not answer, about 4 seconds (by default it
waits 2 hours), and for one that stands still within a transaction. Whatever the transaction has
locked stays locked until then: also the machine's own name, if its network was cut and returns."""

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """The club's database. `read` and `write` may be called from any thread.

    `read` runs a function in a transaction that cannot write; `write` runs one in a transaction
    that is committed when the function returns and rolled back when it raises. On SQLite one
    thread writes at a time, through one connection.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._writing = threading.Lock()
        if self.is_sqlite:
            self._readers = _sqlite_engine(url, _READERS, "BEGIN", query_only=True)
            self._writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE", query_only=False)
        else:
            complete_for_postgresql()
            self._readers = self._writer = create_engine(
                url,
                pool_size=2 * _READERS,
                pool_timeout=_POOL_SECONDS,
                pool_pre_ping=True,
                connect_args=_PATIENCE,
            )
            event.listen(self._writer, "connect", _connected_to_postgresql)

    def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work(connection, …)` and return its result. Raises KernelError `club-database`."""
        try:
            with self._readers.connect() as connection:
                return work(connection, *args, **kwargs)
        except DatabaseError as error:
            # DataError: a text that the database cannot hold was looked up.
            if type(error) in (DatabaseError, OperationalError, DataError):
                raise _trouble(error) from error
            raise

    def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work(connection, …)` in one transaction and return its result.

        Raises KernelError `club-database` if the database cannot be reached or written.
        """
        try:
            if not self.is_sqlite:
                with self._writer.begin() as connection:
                    return work(connection, *args, **kwargs)
            with self._writing, self._writer.begin() as connection:
                return work(connection, *args, **kwargs)
        except DatabaseError as error:
            if type(error) in (DatabaseError, OperationalError):
                raise _trouble(error) from error
            raise

    def close(self) -> None:
        """Close all connections."""
        self._readers.dispose()
        self._writer.dispose()

    # --- the version ----------------------------------------------------------------------------
    def version(self) -> str:
        """Return the version of the schema, empty for a new database."""
        return self.read(_version)

    def prepare(self, back_up: Callable[[], object] = lambda: None) -> None:
        """Create the tables of a new database, or migrate an older one after `back_up`.

        Raises KernelError for a database that is newer than this program.
        """
        version = self.version()
        if not version:
            self.write(_create)
        elif version != VERSION:
            if version > VERSION:
                raise KernelError("club-newer", found=version, known=VERSION)
            back_up()
            self._migrate()
            if self.version() != VERSION:
                raise KernelError("club-migration", detail=f"{version} → {self.version()}")

    def _migrate(self) -> None:
        """Migrate in another process, so that Alembic takes up no memory of the server."""
        self.close()
        module = "weimar_tui.server.club.store.migrate"
        command = python_command(f"from {module} import main; main()")
        url = self.url.render_as_string(hide_password=False)
        done = subprocess.run(
            command, cwd=SAFE_FOLDER, input=url, capture_output=True, text=True, check=False
        )
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [str(done.returncode)]
            raise KernelError("club-migration", detail=printable(lines[-1], 300))


def database_url(setting: str, folder: Path) -> URL:
    """Return the database that a host's setting names; empty: a file in the host's folder.

    Raises KernelError for anything but `sqlite:` and `postgresql:`.
    """
    if not setting:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        url = make_url(setting)
        backend = url.get_backend_name()
        if backend == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
            url.get_dialect().import_dbapi()
        if backend in ("sqlite", "postgresql") and url.database:
            return url
    except ImportError:
        raise KernelError("club-postgres") from None
    except (ArgumentError, NoSuchModuleError):
        pass
    raise KernelError("club-url")


def open_database(setting: str, folder: Path) -> Database:
    """Open the database that a host's setting names and bring it to this program's version.

    Raises KernelError.
    """
    url = database_url(setting, folder)
    if url.get_backend_name() == "sqlite":
        _create_private(Path(str(url.database)))
    database = Database(url)
    try:
        database.prepare(lambda: _keep_copy(database))
    except SQLAlchemyError as error:
        database.close()
        raise _trouble(error) from error
    except KernelError:
        database.close()
        raise
    return database


def _create_private(path: Path) -> None:
    """Create the file so that only the host's user can read it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        detail = error.strerror or str(error)
        raise KernelError("club-database", detail=f"{path}: {detail}") from None


def _keep_copy(database: Database) -> None:
    """Copy an SQLite database next to itself before a migration."""
    if database.is_sqlite:
        path = Path(str(database.url.database))
        copy_sqlite(path, path.with_name(f"{path.name}-{database.version()}"))


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is complete or absent."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
    reading, writing = sqlite3.connect(source), sqlite3.connect(part)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    finally:
        reading.close()
        writing.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)


def _sqlite_engine(url: URL, size: int, begin: str, *, query_only: bool) -> Engine:
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=_POOL_SECONDS,
        connect_args={"check_same_thread": False, "timeout": _BUSY_SECONDS},
    )

    def connected(connection: Any, __record: object) -> None:
        # Transactions begin with our own BEGIN, so that a writer waits for its turn at once.
        connection.isolation_level = None
        run = connection.execute
        run("PRAGMA journal_mode=WAL")
        run("PRAGMA synchronous=FULL")
        run("PRAGMA foreign_keys=ON")
        if query_only:
            run("PRAGMA query_only=ON")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def _connected_to_postgresql(connection: Any, __record: object) -> None:
    settings = "; ".join(f"SET {name} = {value}" for name, value in _PATIENCE_OF_SERVER.items())
    connection.execute(settings)
    connection.commit()


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _create(connection: Connection) -> None:
    dialects.alone(connection)
    if _version(connection):
        return  # another machine was faster
    metadata.create_all(connection)
    run = connection.exec_driver_sql
    run("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.execute(text("INSERT INTO alembic_version VALUES (:v)"), {"v": VERSION})


def _trouble(error: SQLAlchemyError) -> KernelError:
    cause = getattr(error, "orig", None) or error
    first = (str(cause).strip().splitlines() or [type(cause).__name__])[0]
    return KernelError("club-database", detail=printable(first, 200))
