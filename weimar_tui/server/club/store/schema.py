"""The tables of the club. Every change needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    event,
    text as sql,
)
from sqlalchemy.schema import SchemaItem

from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.columns import (
    Number,
    Real,
    flag,
    json,
    number,
    one_of_values,
    refers,
    text,
)
from weimar_tui.server.club.store.rows import (
    LEFT,
    MACHINE_ROLES,
    ROLES,
    SANCTIONS,
    SOURCES,
    STATES,
    TABLE_STATES,
    TICKETS,
)

VERSION = "0007"
"""The newest migration."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table(name: str, *parts: SchemaItem) -> Table:
    return Table(name, metadata, *parts, sqlite_strict=True)


def _partial(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """An index of the rows that fulfil a condition."""
    return Index(name, *columns, unique=unique, info={"where": where}, sqlite_where=sql(where))


def complete_for_postgresql() -> None:
    """Give the conditions of partial indexes to PostgreSQL. Without that, its dialect is not
    loaded, which takes 2 MiB."""
    for index in (index for table in metadata.tables.values() for index in table.indexes):
        if "where" in index.info:
            index.dialect_options["postgresql"]["where"] = sql(index.info["where"])


def _id() -> Column[int]:
    return Column("id", Number, primary_key=True, autoincrement=True)


def _maybe(name: str) -> Column[int]:
    return Column(name, Number)


# --- people -------------------------------------------------------------------------------------
account = _table(
    "account",
    _id(),
    text("name", None),
    text("folded", None),
    text("skeleton", None),
    number("made"),
    _maybe("seen_day"),
    one_of_values("state", STATES, "active"),
    one_of_values("role", ROLES, "player"),
    text("languages"),
    refers("invited_by", "account.id", optional=True),
    _maybe("renamed"),
    _maybe("closes"),
    json("settings"),
    UniqueConstraint("folded"),
    Index(None, "skeleton"),
    Index(None, "closes"),
)
former_name = _table(
    "former_name",
    _id(),
    text("folded", None),
    text("skeleton", None),
    refers("account", "account.id", optional=True),
    number("given_up"),
    Index(None, "skeleton", "given_up"),
)
credential = _table(
    "credential",
    _id(),
    refers("account", "account.id"),
    one_of_values("kind", ("ssh", "passkey"), "ssh"),
    text("public", None),
    text("fingerprint", None),
    text("label"),
    number("made"),
    _maybe("used_day"),
    one_of_values("source", SOURCES),
    _maybe("sign_count"),
    _maybe("revoked"),
    Index(None, "account"),
    _partial(
        "uq_credential_public",
        "public",
        unique=True,
        where="revoked IS NULL",
    ),
)
ticket = _table(
    "ticket",
    Column("hash", Text, primary_key=True),
    one_of_values("kind", TICKETS),
    refers("account", "account.id", optional=True),
    text("name"),
    refers("by", "account.id", optional=True),
    number("until"),
    number("left"),
    CheckConstraint('"left" >= 0'),
    Index(None, "account"),
    Index(None, "until"),
)
web_session = _table(
    "web_session",
    Column("hash", Text, primary_key=True),
    refers("account", "account.id"),
    refers("credential", "credential.id", optional=True),
    number("made"),
    number("until"),
    Index(None, "account"),
)
contact = _table(
    "contact",
    refers("me", "account.id"),
    refers("other", "account.id"),
    one_of_values("kind", ("friend", "muted", "blocked")),
    number("made"),
    PrimaryKeyConstraint("me", "other", "kind"),
    CheckConstraint("me <> other"),
    Index(None, "other"),
)
channel = _table(
    "channel",
    _id(),
    refers("account", "account.id"),
    one_of_values("kind", ("command", "mail", "ntfy", "webhook")),
    text("target"),
    text("digest"),
    _maybe("quiet_from"),
    _maybe("quiet_to"),
    text("zone"),
    number("failures", 0),
    text("error"),
    _maybe("sent"),
    text("command"),
    Index(None, "account"),
)
vacation = _table(
    "vacation",
    _id(),
    refers("account", "account.id"),
    number("begins"),
    number("ends"),
    number("made"),
    CheckConstraint("ends > begins"),
    Index(None, "account", "ends"),
)
search = _table(
    "search",
    _id(),
    refers("account", "account.id"),
    text("game", None),
    number("seats"),
    text("pace"),
    flag("rated"),
    _maybe("low"),
    _maybe("high"),
    text("languages"),
    number("until"),
    Index(None, "game", "pace", "until"),
    Index(None, "account"),
)
notice = _table(
    "notice",
    _id(),
    refers("account", "account.id"),
    text("kind", None),
    json("data"),
    number("made"),
    _maybe("told"),
    _maybe("read"),
    _partial(
        "ix_notice_unread",
        "account",
        "id",
        where="read IS NULL",
    ),
)

# --- games (derived) ----------------------------------------------------------------------------
game_table = _table(
    "game_table",
    Column("id", Text, primary_key=True),
    text("game", None),
    text("scenario"),
    json("options"),
    text("title"),
    text("pack"),
    text("owner"),
    refers("owner_account", "account.id", optional=True),
    one_of_values("state", TABLE_STATES),
    text("pace"),
    flag("rated"),
    flag("public"),
    _maybe("level_low"),
    _maybe("level_high"),
    text("languages"),
    number("made"),
    _maybe("started"),
    number("moved"),
    _maybe("ended"),
    text("ending"),
    number("round", 0),
    number("picks", 0),
    _maybe("mean_rating"),
    number("bytes", 0),
    text("sha256"),
    number("changed"),
    json("entry"),
    _partial(
        "ix_game_table_waiting",
        "game",
        "made",
        where="state = 'waiting' AND public = 1",
    ),
    _partial(
        "ix_game_table_playing",
        "game",
        "mean_rating",
        where="state = 'playing' AND public = 1",
    ),
    _partial(
        "ix_game_table_over",
        "game",
        "ended",
        where="state = 'over'",
    ),
    Index("ix_game_table_page", "state", "made", "id"),
    Index(None, "changed"),
    Index(None, "owner_account"),
)
seat = _table(
    "seat",
    refers("table_id", "game_table.id"),
    text("seat", None),
    number("position"),
    text("player"),
    text("folded"),
    refers("account", "account.id", optional=True),
    text("token"),
    text("bot"),
    text("stand_in"),
    number("picks", 0),
    number("bot_picks", 0),
    flag("asked"),
    flag("answered"),
    _maybe("asked_since"),
    _maybe("deadline"),
    _maybe("place"),
    flag("won"),
    one_of_values("left", LEFT, ""),
    PrimaryKeyConstraint("table_id", "seat"),
    _partial(
        "ix_seat_my_turn",
        "folded",
        "deadline",
        where="asked = 1",
    ),
    _partial(
        "ix_seat_due",
        "deadline",
        where="asked = 1",
    ),
    Index(None, "folded", "table_id"),
    Index(None, "account", "table_id"),
)
result = _table(
    "result",
    refers("table_id", "game_table.id"),
    text("pool", None),
    number("seq"),
    number("ended"),
    flag("rated"),
    text("why_not"),
    json("ranks", "[]"),
    PrimaryKeyConstraint("table_id"),
    UniqueConstraint("seq"),
    Index(None, "pool", "seq"),
)
_RATED = ("person", "bot", "side", "fall")
rating = _table(
    "rating",
    text("pool", None),
    one_of_values("kind", _RATED),
    text("who", None),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    number("games", 0),
    number("won", 0),
    number("opponents", 0),
    _maybe("last"),
    Column("peak", Real),
    PrimaryKeyConstraint("pool", "kind", "who"),
    _partial(
        "ix_rating_people",
        "pool",
        "mu",
        where="kind = 'person'",
    ),
)
rating_change = _table(
    "rating_change",
    text("pool", None),
    number("seq"),
    one_of_values("kind", _RATED),
    text("who", None),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    PrimaryKeyConstraint("pool", "seq", "kind", "who"),
    Index(None, "kind", "who", "pool", "seq"),
)

# --- order in the house -------------------------------------------------------------------------
annulment = _table(
    "annulment",
    Column("table_id", Text, primary_key=True),
    text("by"),
    text("reason"),
    number("made"),
)
report = _table(
    "report",
    _id(),
    refers("by", "account.id"),
    refers("about", "account.id"),
    text("table_id"),
    json("lines", "[]"),
    text("text"),
    one_of_values("state", ("open", "upheld", "dismissed"), "open"),
    number("made"),
    _maybe("closed"),
    _partial(
        "uq_report_open",
        "by",
        "about",
        "table_id",
        unique=True,
        where="state = 'open'",
    ),
    Index(None, "state", "id"),
    Index(None, "about"),
)
vote = _table(
    "vote",
    refers("report", "report.id"),
    refers("moderator", "account.id"),
    text("choice", None),
    number("made"),
    PrimaryKeyConstraint("report", "moderator"),
    Index(None, "moderator"),
)
sanction = _table(
    "sanction",
    _id(),
    refers("account", "account.id", optional=True),
    text("network"),
    one_of_values("kind", SANCTIONS),
    text("by", None),
    text("reason"),
    number("made"),
    _maybe("until"),
    _maybe("lifted"),
    Index(None, "account"),
    Index(None, "network"),
)
audit = _table(
    "audit",
    Column("seq", Number, primary_key=True, autoincrement=False),
    number("at"),
    text("who", None),
    text("role"),
    text("action", None),
    text("about"),
    text("detail"),
    text("before", None),
    text("hash", None),
    Index(None, "at"),
)
share = _table(
    "share",
    Column("code", Text, primary_key=True),
    text("table_id", None),
    refers("by", "account.id", optional=True),
    one_of_values("shows", ("open", "all"), "open"),
    _maybe("moment"),
    number("made"),
    Index(None, "table_id"),
)

# --- several machines ---------------------------------------------------------------------------
machine = _table(
    "machine",
    Column("id", Text, primary_key=True),
    text("incarnation", None),
    one_of_values("role", MACHINE_ROLES),
    text("address"),
    Column("until", Real, nullable=False),
    flag("draining"),
    text("program"),
    json("rules"),
    flag("is_full"),
    json("unreachable"),
    json("here", "[]"),
)
lobby_line = _table(
    "lobby_line",
    Column("id", Number, primary_key=True),
    Column("at", Real, nullable=False),
    text("front", None),
    text("player", None),
    text("text", None),
    Index(None, "at"),
)
attempt = _table(
    "attempt",
    Column("id", Number, primary_key=True),
    text("about", None),
    Column("at", Real, nullable=False),
    Index(None, "about", "at"),
    Index(None, "at"),
)
journal = _table(
    "journal",
    Column("table_id", Text, primary_key=True),
    text("owner"),
    number("epoch"),
    number("lines", 0),
    number("bytes", 0),
    text("record", None),
    one_of_values("state", TABLE_STATES),
    text("game", None),
    text("digest"),
    number("release", 0),
    flag("waits"),
    Column("changed", Real, nullable=False),
    Index(None, "owner", "state"),
    Index(None, "changed"),
)
journal_line = _table(
    "journal_line",
    refers("table_id", "journal.table_id"),
    number("n"),
    number("epoch"),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)
journal_file = _table(
    "journal_file",
    refers("table_id", "journal.table_id"),
    number("number"),
    number("bytes"),
    Column("packed", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

DERIVED = (rating_change, rating, result, seat, game_table)
"""Tables that can be rebuilt, in the order in which they can be emptied."""

PASSING = (machine, lobby_line, attempt)
"""Tables about what happens now; backups leave them out."""

event.listen(metadata, "after_create", lambda _, connection, **more: dialects.finish(connection))
