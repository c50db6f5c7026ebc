"""What a player finds on coming back: notices, friends, blocked players and vacations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import ColumnElement, Connection, Select, func, select

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import accounts
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.rows import NoticeRow, VacationRow, Warned
from weimar_tui.server.club.store.schema import account, contact, notice, vacation
from weimar_tui.server.club.store.tools import every, insert

NOTICES = 40
"""Notices that a player is shown, and that are kept for one who does not read them."""

ABOUT_ACCOUNT = frozenset(
    {"key-added", "key-revoked", "mail-added", "recovery-asked", "recovery-mailed", "words-new"}
)
"""Kinds of notices that warn of a thief."""

_NEWEST = 500
KEPT_DAYS = 90
DAYS_A_YEAR, DAYS_IN_A_ROW, HOURS_AHEAD = 30, 14, 12
_MOST_CONTACTS = 200
"""Friends, and as many blocked players, of one player."""


# --- notices ------------------------------------------------------------------------------------
def add_notice(
    connection: Connection, account_id: int, kind: str, data: Mapping[str, str], now: int
) -> None:
    """Add a notice; of unread ones, only the newest are kept. Notices about the account itself are
    counted separately: others cannot push them out."""
    insert(connection, notice, account=account_id, kind=kind, data=dict(data), made=now)
    mine = (notice.c.account == account_id, _is_about_account(kind in ABOUT_ACCOUNT))
    unread = select(notice.c.id).where(*mine, notice.c.read.is_(None))
    oldest = connection.execute(
        unread.order_by(notice.c.id.desc()).offset(NOTICES).limit(1)
    ).scalar()
    if oldest is not None:
        connection.execute(notice.delete().where(*mine, notice.c.id <= oldest))


def _is_about_account(yes: bool) -> ColumnElement[bool]:
    kinds = sorted(ABOUT_ACCOUNT)
    return notice.c.kind.in_(kinds) if yes else notice.c.kind.not_in(kinds)


def notified(connection: Connection, after: int) -> dict[int, str]:
    """Return who has got the newest notices, by the number of each that is above `after`."""
    query = select(notice.c.id, account.c.name).join(account, account.c.id == notice.c.account)
    newest = query.where(notice.c.id > after).order_by(notice.c.id.desc()).limit(_NEWEST)
    return {row.id: row.name for row in connection.execute(newest)}


def take_warnings(connection: Connection, now: int) -> list[Warned]:
    """Return the notices about accounts that their owners have not been told of outside the club
    yet; they count as told then."""
    is_due = (notice.c.told.is_(None), _is_about_account(True), notice.c.made > now - DAY)
    query = (
        select(notice.c.id, account.c.name, notice.c.kind, notice.c.data)
        .join(account, account.c.id == notice.c.account)
        .where(*is_due)
        .order_by(notice.c.id)
    )
    found = every(connection, Warned, query)
    ids = [one.id for one in found]
    connection.execute(notice.update().where(notice.c.id.in_(ids)).values(told=now))
    return found


def unread_notices(connection: Connection, account_id: int) -> list[NoticeRow]:
    """Return the notices that a player has not read, newest first."""
    found: list[NoticeRow] = []
    for yes in (True, False):
        query = select(notice).where(
            notice.c.account == account_id, notice.c.read.is_(None), _is_about_account(yes)
        )
        found += every(connection, NoticeRow, query.order_by(notice.c.id.desc()).limit(NOTICES))
    return sorted(found, key=lambda one: -one.id)


def read_notices(connection: Connection, account_id: int, now: int) -> None:
    """Mark all notices of a player as read."""
    where = (notice.c.account == account_id, notice.c.read.is_(None))
    connection.execute(notice.update().where(*where).values(read=now))


def forget_notices(connection: Connection, now: int) -> None:
    """Delete notices that have been kept long enough."""
    connection.execute(notice.delete().where(notice.c.made < now - KEPT_DAYS * DAY))


# --- friends ------------------------------------------------------------------------------------
def friends(connection: Connection, account_id: int) -> list[str]:
    """Return the names of a player's friends, in order."""
    query = _contacts(account_id, "friend").where(account.c.state.in_(("held", "active")))
    return list(connection.execute(query).scalars())


def befriend(connection: Connection, account_id: int, other: int, now: int) -> None:
    """Add a friend. Raises KernelError `friends-many`."""
    accounts.lock(connection, account_id)
    too_many = KernelError("friends-many")
    _add_contact(connection, account_id, other, "friend", now, too_many)


def unfriend(connection: Connection, account_id: int, other: int) -> None:
    """Remove a friend."""
    _drop_contact(connection, account_id, other, "friend")


def _contacts(account_id: int, kind: str) -> Select[str]:
    """The names of a player's friends or blocked players, in order."""
    return (
        select(account.c.name)
        .join(contact, contact.c.other == account.c.id)
        .where(contact.c.me == account_id, contact.c.kind == kind)
        .order_by(account.c.folded)
    )


def _add_contact(
    connection: Connection, account_id: int, other: int, kind: str, now: int, too_many: KernelError
) -> None:
    """Add or renew a contact of a locked account. Raises `too_many`."""
    _drop_contact(connection, account_id, other, kind)
    mine = (contact.c.me == account_id, contact.c.kind == kind)
    number = connection.execute(select(func.count()).select_from(contact).where(*mine)).scalar_one()
    if number >= _MOST_CONTACTS:
        raise too_many
    insert(connection, contact, me=account_id, other=other, kind=kind, made=now)


def _drop_contact(connection: Connection, account_id: int, other: int, kind: str) -> None:
    where = (contact.c.me == account_id, contact.c.other == other, contact.c.kind == kind)
    connection.execute(contact.delete().where(*where))


# --- blocked players ----------------------------------------------------------------------------
def blocked(connection: Connection, account_id: int) -> list[str]:
    """Return the names of the players whom a player has blocked, in order."""
    return list(connection.execute(_contacts(account_id, "blocked")).scalars())


def block(connection: Connection, account_id: int, other: int, now: int) -> None:
    """Block a player, and end a friendship with them. Raises KernelError `blocked-many`."""
    accounts.lock(connection, account_id)
    unfriend(connection, account_id, other)
    too_many = KernelError("blocked-many")
    _add_contact(connection, account_id, other, "blocked", now, too_many)


def unblock(connection: Connection, account_id: int, other: int) -> None:
    """End a block."""
    _drop_contact(connection, account_id, other, "blocked")


def apart(connection: Connection) -> dict[str, frozenset[str]]:
    """Return from whom each player is kept apart, by folded names: those whom the player has
    blocked, and those who have blocked the player."""
    me, other = account.alias(), account.alias()
    query = (
        select(me.c.folded.label("me"), other.c.folded.label("other"))
        .select_from(contact)
        .join(me, me.c.id == contact.c.me)
        .join(other, other.c.id == contact.c.other)
        .where(contact.c.kind == "blocked")
    )
    found: dict[str, set[str]] = {}
    for row in connection.execute(query):
        found.setdefault(row.me, set()).add(row.other)
        found.setdefault(row.other, set()).add(row.me)
    return {name: frozenset(others) for name, others in found.items()}


# --- vacations ----------------------------------------------------------------------------------
def vacations(connection: Connection, account_id: int, now: int) -> list[VacationRow]:
    """Return a player's vacations that are not over, earliest first."""
    query = select(vacation).where(vacation.c.account == account_id, vacation.c.ends > now)
    return every(connection, VacationRow, query.order_by(vacation.c.begins))


def add_vacation(connection: Connection, account_id: int, begins: int, days: int, now: int) -> None:
    """Declare a vacation. Raises KernelError with the reason if it is not allowed."""
    ends = begins + days * DAY
    if not 1 <= days <= DAYS_IN_A_ROW:
        raise KernelError("vacation-long", days=DAYS_IN_A_ROW)
    if begins < now + HOURS_AHEAD * 3600:
        raise KernelError("vacation-soon", hours=HOURS_AHEAD)
    accounts.lock(connection, account_id)
    mine = select(vacation).where(vacation.c.account == account_id)
    others = every(connection, VacationRow, mine.where(vacation.c.ends > ends - 366 * DAY))
    if any(begins < one.ends and one.begins < ends for one in others):
        raise KernelError("vacation-twice")
    in_a_row = days + _days(one for one in others if begins - DAY < one.ends <= begins)
    in_a_row += _days(one for one in others if ends <= one.begins < ends + DAY)
    if in_a_row > DAYS_IN_A_ROW:
        raise KernelError("vacation-long", days=DAYS_IN_A_ROW)
    this_year = _days(one for one in others if one.begins > ends - 365 * DAY)
    if this_year + days > DAYS_A_YEAR:
        raise KernelError("vacation-many", days=DAYS_A_YEAR)
    insert(connection, vacation, account=account_id, begins=begins, ends=ends, made=now)


def _days(of: Iterable[VacationRow]) -> int:
    """Count the days of vacations; a day that has begun counts whole."""
    return sum(-((one.begins - one.ends) // DAY) for one in of)


def drop_vacation(connection: Connection, account_id: int, id: int, now: int) -> None:
    """Take back a vacation, or end one that has begun."""
    mine = (vacation.c.account == account_id, vacation.c.id == id)
    connection.execute(vacation.delete().where(*mine, vacation.c.begins > now))
    connection.execute(vacation.update().where(*mine, vacation.c.ends > now).values(ends=now))


def on_vacation(connection: Connection, now: int, soon: int = 0) -> dict[str, int]:
    """Return when each present vacation ends, by the players' folded names; also of those that
    begin within `soon` seconds."""
    query = (
        select(account.c.folded, vacation.c.ends)
        .join(vacation, vacation.c.account == account.c.id)
        .where(vacation.c.begins <= now + soon, vacation.c.ends > now)
    )
    return {row.folded: row.ends for row in connection.execute(query)}
