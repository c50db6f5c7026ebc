"""How a host runs the server: a TOML file, over which the command line's options go."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.kernel.files import SMALL, read_bounded, typed, without_mark
from weimar_tui.server.places import default_folder

Count = Annotated[int, Meta(ge=1, le=100_000)]
Days = Annotated[float, Meta(ge=0, le=3650)]
Rate = Annotated[float, Meta(gt=0, le=100_000)]
Seconds = Annotated[float, Meta(gt=0, le=30 * 24 * 3600)]


class ConfigError(KernelError):
    """The host's configuration cannot be used; one line says why."""


def cannot_write(path: Path, error: OSError) -> ConfigError:
    """The error that a file or folder of the host cannot be written."""
    return ConfigError("host-unwritable", path=str(path), **cause_of(error))


def cannot_read(path: Path, error: OSError) -> ConfigError:
    """The error that a file of the host cannot be read."""
    return ConfigError("file-unreadable", path=str(path), **cause_of(error))


class SshLimits(Struct, forbid_unknown_fields=True, kw_only=True):
    """How much the SSH side takes in.

    `sessions`, `sessions_each_player`: players' connections at once. `unknown`: connections at
    once that have not logged in; they are not among the sessions. `sessions_each_address`: both
    together, from one address: a school behind one router is one. `connections_at_once`, then one
    every `connection_seconds`: new connections from one address. The rest are seconds.
    """

    sessions: Count = 120
    sessions_each_player: Count = 6
    sessions_each_address: Count = 60
    unknown: Count = 30
    connections_at_once: Count = 40
    connection_seconds: Seconds = 2.0
    web_sessions: Count = 30
    web_sessions_each_address: Count = 6
    login: Seconds = 30.0
    keepalive: Seconds = 30.0
    keepalive_missed: Count = 4
    idle: Seconds = 4 * 3600.0
    idle_when_full: Seconds = 900.0
    absolute: Seconds = 24 * 3600.0


class TableNumbers(Struct, forbid_unknown_fields=True, kw_only=True):
    """How many tables there can be, and how much clients can ask of the table server.

    `connections`: clients at once, `connections_each` of one player. `tables`: all that are not
    over; `tables_each`, `waiting_each`: those a player made that are not over, and not begun;
    `crowded_each` counts instead of `tables_each` once half of `tables` exist. `watchers`: at one
    table. Messages and lines of talk: so many a second, and so many at once.
    """

    connections: Count = 300
    connections_each: Count = 8
    tables: Count = 200
    tables_each: Count = 8
    tables_an_hour: Count = 20
    waiting_each: Count = 3
    crowded_each: Count = 3
    watchers: Count = 40
    requests_a_second: Rate = 20.0
    requests_at_once: Rate = 60.0
    chat_a_second: Rate = 0.5
    chat_at_once: Rate = 6.0


class ExpiryDays(Struct, forbid_unknown_fields=True, kw_only=True):
    """After how many days without anybody doing anything a table ends, 0: never.

    `waiting` for tables whose game has not begun, `playing` for games; `notice`: days before that
    its people are told.
    """

    waiting: Days = 14.0
    playing: Days = 90.0
    notice: Days = 7.0


class ServeConfig(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything `weimar serve` can be told; the TOML file has the same names.

    `bots`: those that can be seated, all if none are named; the first one of a game stands in for
    people who are away. `pace`: seconds after what one of them has done for all to see. `ponder`:
    seconds that clients wait, more or less, before passing where nothing else can be done, up to
    six times as long so that nobody can tell (`table.pondering`); for a quarter of it keys do not
    answer a question that has just come up while the player was looking elsewhere. `open`: whoever
    comes from this computer or the local network plays under any free name. `web`: a port for
    browsers on this computer (needs `open`), 0 for none; `web_url`: the address that browsers see
    when the host's proxy passes that port on. `notify`: a command and its arguments that
    tell players who have been away for `notify_after` seconds that it is their turn; none unless
    set. `compression`: compress what is sent to clients that can decompress it. `database`: the
    address of the club's database, a file in the data folder unless set.
    """

    address: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 2222
    data: str = ""
    database: str = ""
    pack: str = ""
    open: bool = False
    compression: bool = True
    web: Annotated[int, Meta(ge=0, le=65535)] = 0
    web_url: Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.:_/\[\]~-]{1,200})?$")] = ""
    bots: tuple[str, ...] = ()
    ponder: Annotated[float, Meta(ge=0, le=10)] = 1.6
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    notify: tuple[str, ...] = ()
    notify_after: Seconds = 300.0
    expiry: ExpiryDays = msgspec.field(default_factory=ExpiryDays)
    tables: TableNumbers = msgspec.field(default_factory=TableNumbers)
    limits: SshLimits = msgspec.field(default_factory=SshLimits)

    @property
    def folder(self) -> Path:
        """Where tables, keys and invitations lie."""
        return typed(self.data) if self.data else default_folder()


def read_config(path: Path) -> ServeConfig:
    """The configuration in a TOML file. Raises ConfigError, one line."""
    try:
        return msgspec.toml.decode(without_mark(read_bounded(path, SMALL)), type=ServeConfig)
    except OSError as error:
        raise cannot_read(path, error) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise ConfigError("host-file", path=str(path), detail=str(error)) from None
