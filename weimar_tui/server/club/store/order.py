"""Sanctions, reports, and the audit log."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, union
from sqlalchemy.exc import IntegrityError

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import dialects
from weimar_tui.server.club.store.rows import AuditEntry, PlayerReport, Sanction, SettledReport
from weimar_tui.server.club.store.schema import account, audit, former_name, report, sanction, vote
from weimar_tui.server.club.store.tools import every, first, insert, row_of


# --- sanctions ----------------------------------------------------------------------------------
def add_sanction(
    connection: Connection,
    kind: str,
    now: int,
    *,
    by: str,
    account_id: int | None = None,
    network: str = "",
    reason: str = "",
    until: int | None = None,
) -> int:
    """Store a sanction against an account or a network; `until` None: until it is lifted."""
    return insert(
        connection,
        sanction,
        account=account_id,
        network=network,
        kind=kind,
        by=by,
        reason=reason,
        made=now,
        until=until,
    )


def _holds(now: int) -> ColumnElement[bool]:
    """Whether a sanction is in force at a time."""
    ends = or_(sanction.c.until.is_(None), sanction.c.until > now)
    return and_(sanction.c.lifted.is_(None), ends)


def in_force(
    connection: Connection,
    now: int,
    *,
    account_id: int | None = None,
    network: str = "",
    kinds: Collection[str] = (),
) -> list[Sanction]:
    """Return the sanctions in force now, of everyone or of one account or network, newest first."""
    query = select(sanction).where(_holds(now))
    if account_id is not None:
        query = query.where(sanction.c.account == account_id)
    if network:
        query = query.where(sanction.c.network == network)
    if kinds:
        query = query.where(sanction.c.kind.in_(list(kinds)))
    return every(connection, Sanction, query.order_by(sanction.c.id.desc()))


def shut_out(connection: Connection, now: int) -> dict[str, Sanction]:
    """Return the ban or suspension of each account that has one, by folded name."""
    query = (
        select(account.c.folded, sanction)
        .join(account, account.c.id == sanction.c.account)
        .where(_holds(now), sanction.c.kind.in_(("ban", "suspend")))
        .order_by(sanction.c.id)
    )
    return {row["folded"]: row_of(Sanction, row) for row in connection.execute(query).mappings()}


def muted(connection: Connection, now: int) -> frozenset[str]:
    """Return the folded names, also earlier ones, of the players whose words others must not see
    now: those who are muted, suspended or banned."""
    kinds = ("mute", "suspend", "ban")
    who = select(sanction.c.account).where(_holds(now), sanction.c.kind.in_(kinds))
    query = union(
        select(account.c.folded).where(account.c.id.in_(who)),
        select(former_name.c.folded).where(former_name.c.account.in_(who)),
    )
    return frozenset(connection.execute(query).scalars())


def unrated(connection: Connection, now: int) -> dict[str, int]:
    """Return until when players play no rated games, by folded name."""
    query = (
        select(account.c.folded, func.max(sanction.c.until))
        .join(sanction, sanction.c.account == account.c.id)
        .where(_holds(now), sanction.c.kind == "unrated")
        .group_by(account.c.folded)
    )
    return {name: int(until) for name, until in connection.execute(query)}


def lift(connection: Connection, now: int, kind: str, account_id: int) -> int:
    """End an account's sanctions of a kind; return how many were in force."""
    done = connection.execute(
        sanction.update()
        .where(
            sanction.c.account == account_id,
            sanction.c.kind == kind,
            _holds(now),
        )
        .values(lifted=now)
    )
    return int(done.rowcount)


# --- reports ------------------------------------------------------------------------------------
def add_report(
    connection: Connection,
    by: int,
    about: int,
    now: int,
    *,
    table_id: str = "",
    text: str = "",
    lines: list[dict[str, object]] | None = None,
) -> int:
    """Store a report. Raises KernelError `report-again` while the same one is open."""
    if first(connection, PlayerReport, _open_reports(by, about, table_id)) is not None:
        raise KernelError("report-again")
    try:
        return insert(
            connection,
            report,
            by=by,
            about=about,
            table_id=table_id,
            text=text,
            lines=lines or [],
            made=now,
        )
    except IntegrityError:
        raise KernelError("report-again") from None


def _open_reports(by: int, about: int, table_id: str) -> Select[Any]:
    return select(report).where(
        report.c.by == by,
        report.c.about == about,
        report.c.table_id == table_id,
        report.c.state == "open",
    )


def open_reports(connection: Connection, limit: int = 40) -> list[PlayerReport]:
    """Return the open reports, oldest first."""
    query = select(report).where(report.c.state == "open").order_by(report.c.id).limit(limit)
    return every(connection, PlayerReport, query)


def reports_since(connection: Connection, by: int, since: int) -> int:
    """Return how many reports an account has made since a time."""
    query = select(func.count()).select_from(report).where(report.c.by == by, report.c.made > since)
    return int(connection.execute(query).scalar_one())


def close_report(connection: Connection, id: int, state: str, now: int) -> None:
    """Close a report as `upheld` or `dismissed`. Raises KernelError `report-closed`."""
    is_open = (report.c.id == id, report.c.state == "open")
    if not connection.execute(
        report.update().where(*is_open).values(state=state, closed=now)
    ).rowcount:
        raise KernelError("report-closed")


def forget_closed(connection: Connection, before: int) -> None:
    """Delete reports that were decided, and measures that ended, before a time."""
    old = select(report.c.id).where(report.c.closed < before)
    connection.execute(vote.delete().where(vote.c.report.in_(old)))
    connection.execute(report.delete().where(report.c.closed < before))
    ended = or_(sanction.c.lifted < before, sanction.c.until < before)
    connection.execute(sanction.delete().where(ended))


def settled_since(connection: Connection, since: int) -> list[SettledReport]:
    """Return the reports that were decided since a time, oldest first."""
    author, about = account.alias(), account.alias()
    query = (
        select(
            report.c.id, report.c.state, author.c.name.label("author"), about.c.name.label("about")
        )
        .join(author, author.c.id == report.c.by)
        .join(about, about.c.id == report.c.about)
        .where(report.c.closed >= since)
        .order_by(report.c.id)
    )
    return every(connection, SettledReport, query)


# --- the audit log ------------------------------------------------------------------------------
def _hash(entry: AuditEntry) -> str:
    values = [value for name, value in msgspec.structs.asdict(entry).items() if name != "hash"]
    return sha256(msgspec.json.encode(values)).hexdigest()


def write_audit(
    connection: Connection,
    now: int,
    *,
    who: str,
    action: str,
    role: str = "",
    about: str = "",
    detail: str = "",
) -> AuditEntry:
    """Append to the audit log. `who` and `about` are account numbers, `host` or `stranger`,
    never names."""
    dialects.one_writer(connection, audit)
    last = first(connection, AuditEntry, select(audit).order_by(audit.c.seq.desc()))
    entry = AuditEntry(
        seq=last.seq + 1 if last is not None else 1,
        at=now,
        who=who,
        role=role,
        action=action,
        about=about,
        detail=detail,
        before=last.hash if last is not None else "",
        hash="",
    )
    whole = msgspec.structs.replace(entry, hash=_hash(entry))
    connection.execute(audit.insert().values(**msgspec.structs.asdict(whole)))
    return whole


def audit_page(connection: Connection, *, before: int = 0, limit: int = 40) -> list[AuditEntry]:
    """Return entries of the audit log, newest first, older than number `before` (0: the newest)."""
    query = select(audit).order_by(audit.c.seq.desc()).limit(limit)
    if before:
        query = query.where(audit.c.seq < before)
    return every(connection, AuditEntry, query)


def check_audit(connection: Connection) -> int | None:
    """Return the number of the first entry that was changed or follows a gap, None if all are
    sound. Entries older than the first one may have been deleted."""
    previous: AuditEntry | None = None
    for entry in every(connection, AuditEntry, select(audit).order_by(audit.c.seq)):
        follows = previous is None or (
            entry.before == previous.hash and entry.seq == previous.seq + 1
        )
        if not follows or entry.hash != _hash(entry):
            return entry.seq
        previous = entry
    return None


def forget_audit(connection: Connection, before: int) -> int:
    """Delete entries older than a time, all but the newest."""
    newest = select(func.max(audit.c.seq)).scalar_subquery()
    done = connection.execute(audit.delete().where(audit.c.at < before, audit.c.seq < newest))
    return int(done.rowcount)
