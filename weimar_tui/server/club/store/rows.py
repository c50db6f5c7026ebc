"""Rows of the club's database as Structs. This module does not import SQLAlchemy."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

State = Literal["held", "active", "suspended", "closed"]
Role = Literal["player", "organiser", "helper", "moderator"]
STATES: Final = ("held", "active", "suspended", "closed")
ROLES: Final = ("player", "organiser", "helper", "moderator")
"""Roles, each with more rights than the one before. The host is not an account."""

SOURCES: Final = ("file", "sign-up", "invitation", "self")
TICKETS: Final = ("invite", "recover", "link", "web")
SANCTIONS: Final = ("mute", "hold", "unrated", "suspend", "ban")
LEFT: Final = ("", "resigned", "timeout", "replaced")
TABLE_STATES: Final = ("waiting", "playing", "over")
MACHINE_ROLES: Final = ("owner", "front", "both")
"""`both`: a machine that holds tables and lets players in."""


class Account(Struct, frozen=True, kw_only=True):
    """A person with an account.

    `folded` is the name as it is compared, `skeleton` the name as it looks. `closes`: when an
    account whose deletion was asked for is deleted; until then the deletion can be undone.
    """

    id: int
    name: str
    folded: str
    skeleton: str
    made: int
    seen_day: int | None
    state: State
    role: Role
    languages: str
    invited_by: int | None
    renamed: int | None
    closes: int | None
    settings: dict[str, Any]


class Credential(Struct, frozen=True, kw_only=True):
    """A public key that logs an account in. `public` is the key without its comment."""

    id: int
    account: int
    kind: Literal["ssh", "passkey"]
    public: str
    fingerprint: str
    label: str
    made: int
    used_day: int | None
    source: Literal["file", "sign-up", "invitation", "self"]
    sign_count: int | None
    revoked: int | None


class Ticket(Struct, frozen=True, kw_only=True):
    """A code that can be used `left` more times. Only its hash is stored."""

    hash: str
    kind: Literal["invite", "recover", "link", "web"]
    account: int | None
    name: str
    by: int | None
    until: int
    left: int


class Sanction(Struct, frozen=True, kw_only=True):
    """A mute, hold, suspension or ban, or rated games forbidden. `account` or `network` says whom
    it concerns."""

    id: int
    account: int | None
    network: str
    kind: Literal["mute", "hold", "unrated", "suspend", "ban"]
    by: str
    reason: str
    made: int
    until: int | None
    lifted: int | None


class PlayerReport(Struct, frozen=True, kw_only=True):
    """A player's complaint about another. `lines`: the chat it is about."""

    id: int
    by: int
    about: int
    table_id: str
    lines: list[dict[str, Any]]
    text: str
    state: Literal["open", "upheld", "dismissed"]
    made: int
    closed: int | None


class SettledReport(Struct, frozen=True, kw_only=True):
    """A report that was decided, with the names of its author and of the player it is about."""

    id: int
    state: str
    author: str
    about: str


class AuditEntry(Struct, frozen=True, kw_only=True):
    """One line of the audit log. `before` is the hash of the previous line, `hash` its own."""

    seq: int
    at: int
    who: str
    role: str
    action: str
    about: str
    detail: str
    before: str
    hash: str


class Channel(Struct, frozen=True, kw_only=True):
    """One way to reach an absent player.

    `target`: a mail address, a web address, or empty for the host's command. `digest`: the hour of
    a daily digest in the time zone `zone`, `never` for nothing, empty for each turn. From the hour
    `quiet_from` to `quiet_to` there, messages wait.
    `failures`: messages in a row that did not arrive, `error`: why. `sent`: when a digest was last
    due. `command` is how its owner logs in.
    """

    id: int
    account: int
    kind: Literal["command", "mail", "ntfy", "webhook"]
    target: str
    digest: str = ""
    zone: str = ""
    failures: int = 0
    error: str = ""
    sent: int | None = None
    command: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None


class GameRow(Struct, frozen=True, kw_only=True):
    """A table in the index of games.

    `entry` is the table as the lobby lists it to a player who has no seat there. `changed` grows
    with every change of the row.
    """

    id: str
    game: str
    scenario: str
    title: str
    owner: str
    owner_account: int | None
    state: Literal["waiting", "playing", "over"]
    public: bool
    made: int
    started: int | None
    moved: int
    ended: int | None
    ending: str
    round: int
    picks: int
    bytes: int
    sha256: str
    changed: int
    options: dict[str, str]
    entry: dict[str, Any]
    pack: str = ""
    pace: str = ""
    rated: bool = False
    level_low: int | None = None
    level_high: int | None = None
    languages: str = ""
    mean_rating: int | None = None


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat in the index of games.

    `player` is the name of its person, `token` stands for them in the journal. `asked`: the others
    see a question open for the seat; `answered`: its player has given a sealed answer to it.
    """

    table_id: str
    seat: str
    position: int
    player: str
    folded: str
    account: int | None = None
    token: str = ""
    bot: str = ""
    stand_in: str = ""
    picks: int = 0
    bot_picks: int = 0
    asked: bool = False
    answered: bool = False
    asked_since: int | None = None
    deadline: int | None = None
    place: int | None = None
    won: bool = False
    left: Literal["", "resigned", "timeout", "replaced"] = ""


class Warned(Struct, frozen=True, kw_only=True):
    """A notice about an account, and its owner's name."""

    id: int
    name: str
    kind: str
    data: dict[str, Any]


class ResultRow(Struct, frozen=True, kw_only=True):
    """What a finished game means for ratings.

    `why_not`: why it was not rated. `ranks` holds the game as it was rated and the rank of each
    seat.
    """

    table_id: str
    pool: str
    seq: int
    ended: int
    rated: bool
    why_not: str
    ranks: dict[str, Any]


class RatingRow(Struct, frozen=True, kw_only=True):
    """A rating. `who`: an account's id, or a side."""

    pool: str
    kind: Literal["person", "bot", "side", "fall"]
    who: str
    mu: float
    sigma: float
    games: int
    won: int
    opponents: int
    last: int | None
    peak: float | None


class NoticeRow(Struct, frozen=True, kw_only=True):
    """A notice for a player's next visit."""

    id: int
    account: int
    kind: str
    data: dict[str, Any]
    made: int


class VacationRow(Struct, frozen=True, kw_only=True):
    """A declared vacation, in seconds since 1970."""

    id: int
    account: int
    begins: int
    ends: int
    made: int


class ShareRow(Struct, frozen=True, kw_only=True):
    """A code by which a finished game was shared: as spectators saw it (`open`), or whole."""

    code: str
    table_id: str
    by: int | None
    shows: Literal["open", "all"]
    moment: int | None
    made: int
