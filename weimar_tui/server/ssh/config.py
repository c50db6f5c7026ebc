"""The configuration of `weimar serve`: a TOML file, overridden by command-line options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.kernel.files import SMALL, read_bounded, typed, without_mark
from weimar_tui.server.club.settings import MailSettings, SignUp
from weimar_tui.server.places import default_folder
from weimar_tui.server.ssh_address import SshAddress

Count = Annotated[int, Meta(ge=1, le=100_000)]
Days = Annotated[float, Meta(ge=0, le=3650)]
Rate = Annotated[float, Meta(gt=0, le=100_000)]
Seconds = Annotated[float, Meta(gt=0, le=30 * 24 * 3600)]
_SSH_URL = r"^(ssh://([A-Za-z0-9][A-Za-z0-9_.-]{0,250}|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?)?$"


class ConfigError(KernelError):
    """The host's configuration cannot be used; the message is one line."""


def cannot_write(path: Path, error: OSError) -> ConfigError:
    """The error for a file or folder of the host that cannot be written."""
    return ConfigError("host-unwritable", path=str(path), **cause_of(error))


def cannot_read(path: Path, error: OSError) -> ConfigError:
    """The error for a file of the host that cannot be read."""
    return ConfigError("file-unreadable", path=str(path), **cause_of(error))


class SshLimits(Struct, forbid_unknown_fields=True, kw_only=True):
    """Limits of the SSH side.

    `sessions`, `sessions_each_player`: simultaneous connections of players. `unknown`: simultaneous
    connections that have not logged in; they do not count as sessions. `sessions_each_address`:
    both together, from one address (a school behind one router shares an address).
    `connections_at_once`, then one every `connection_seconds`: new connections from one address.
    `visitors`, `visitors_each_address`: people without an account who look around from the front
    door, 0 for none. The rest are seconds; `visit` is how long such a visit lasts.
    """

    sessions: Count = 120
    sessions_each_player: Count = 6
    sessions_each_address: Count = 60
    unknown: Count = 30
    connections_at_once: Count = 40
    connection_seconds: Seconds = 2.0
    visitors: Annotated[int, Meta(ge=0, le=100_000)] = 10
    visitors_each_address: Count = 3
    web_sessions: Count = 30
    web_sessions_each_address: Count = 6
    login: Seconds = 30.0
    keepalive: Seconds = 30.0
    keepalive_missed: Count = 4
    idle: Seconds = 4 * 3600.0
    idle_when_full: Seconds = 900.0
    absolute: Seconds = 24 * 3600.0
    visit: Seconds = 2 * 3600.0


class TableNumbers(Struct, forbid_unknown_fields=True, kw_only=True):
    """Limits for tables, and for clients' requests to the table server.

    `connections`: simultaneous clients, `connections_each` of one player. `tables`: all unfinished
    ones; `tables_each`, `waiting_each`: unfinished, and not yet started, tables created by one
    player; `crowded_each` replaces `tables_each` once half of `tables` exist. `watchers`: per
    table. Messages and chat lines: a rate per second, and a burst.
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
    """Days after which something ends or is deleted, 0: never.

    Without activity: `waiting` for tables whose game has not started, `playing` for games;
    `notice`: how many days before the end its people are warned. After the end of a game: `talk`
    for its chat, `casual` for finished games that were not rated, `unfinished` for games without a
    result.
    """

    waiting: Days = 14.0
    playing: Days = 90.0
    notice: Days = 7.0
    talk: Days = 365.0
    casual: Days = 730.0
    unfinished: Days = 90.0


class ServeConfig(Struct, forbid_unknown_fields=True, kw_only=True):
    """All options of `weimar serve`; the TOML file uses the same names.

    `bots`: the available bots, all if empty; the first one of a game replaces absent players.
    `pace`: seconds of pause after a bot's visible move. `ponder`: seconds that clients wait on
    average before passing when nothing else is possible, up to six times as long, so that the delay
    reveals nothing (`table.pondering`); for a quarter of it, keys do not answer a question that has
    just appeared while the player was looking elsewhere. `ssh_url`: the address that players type,
    if it is not this computer's or its port is forwarded, such as `ssh://games.example.org:2222`.
    `open`: anyone from this computer or the
    local network can play under any free name. `web`: a port for browsers on this computer,
    0 for none: with `open` for visitors under any name, otherwise for players with an account.
    `web_url`: the address that browsers use if the host's proxy forwards that port. `notify`: a
    command and its arguments that notifies players who have been away for `notify_after` seconds
    when it is their turn; none by default. `metrics`: an address and a port for figures in
    Prometheus' format and for `/live` and `/ready`, off by default. `log`: log lines as text, or as
    JSON objects. `compression`: compress what is sent to clients that support it. `database`: the
    address of the club's database, by default a file in the data folder. `join`: the
    cluster file of this machine, if several machines share the tables; `role`: whether it has
    tables (`owner`), players (`front`) or both. `mail`: the mail server
    through which players can be told that it is their turn; `push`: also through addresses on the
    web (ntfy, webhooks). `sign_up`: who can make an account: nobody (`off`), people with a code of
    a player (`invited`; each player can have `invites_each` open), people whom a helper approves
    (`asked`), everyone (`open`). `hold`: new accounts cannot talk in the lobby or enter rated
    games until they have finished three games or a helper agrees.
    """

    address: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 2222
    ssh_url: Annotated[str, Meta(pattern=_SSH_URL)] = ""
    data: str = ""
    database: str = ""
    join: str = ""
    role: Literal["both", "owner", "front"] = "both"
    sign_up: SignUp = "invited"
    invites_each: Annotated[int, Meta(ge=0, le=1000)] = 3
    hold: bool = False
    pack: str = ""
    open: bool = False
    compression: bool = True
    metrics: Annotated[str, Meta(pattern=r"^(([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5})?$")] = ""
    log: Literal["text", "json"] = "text"
    web: Annotated[int, Meta(ge=0, le=65535)] = 0
    web_url: Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.:_/\[\]~-]{1,200})?$")] = ""
    bots: tuple[str, ...] = ()
    ponder: Annotated[float, Meta(ge=0, le=10)] = 1.6
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    notify: tuple[str, ...] = ()
    notify_after: Seconds = 300.0
    push: bool = True
    mail: MailSettings = MailSettings()
    expiry: ExpiryDays = msgspec.field(default_factory=ExpiryDays)
    tables: TableNumbers = msgspec.field(default_factory=TableNumbers)
    limits: SshLimits = msgspec.field(default_factory=SshLimits)

    def __post_init__(self) -> None:
        SshAddress.of(self.ssh_url)  # raises ValueError

    @property
    def folder(self) -> Path:
        """The folder with tables, keys and invitations."""
        return typed(self.data) if self.data else default_folder()

    @property
    def ssh_address(self) -> SshAddress:
        """What players type, as far as the host has configured it."""
        return self.ssh_address_at(self.port)

    def ssh_address_at(self, port: int) -> SshAddress:
        """The same for a server that listens at another port than the configured one."""
        return SshAddress.of(self.ssh_url) if self.ssh_url else SshAddress(port=port)


def read_config(path: Path) -> ServeConfig:
    """Read the configuration from a TOML file. Raises ConfigError with one line."""
    try:
        return msgspec.toml.decode(without_mark(read_bounded(path, SMALL)), type=ServeConfig)
    except OSError as error:
        raise cannot_read(path, error) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise ConfigError("host-file", path=str(path), detail=str(error)) from None
