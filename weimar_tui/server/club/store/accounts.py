"""Accounts, their keys, and codes (tickets) that allow one action."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import IntegrityError

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store.rows import Account, Credential, Role, State, Ticket
from weimar_tui.server.club.store.schema import account, credential, former_name, ticket
from weimar_tui.server.club.store.tools import every, first, insert
from weimar_tui.server.names import name_key, skeleton

DAY = 86400
NAME_KEPT = 365 * DAY
"""Seconds for which names that resemble one that was given up stay blocked. The name itself belongs
to the account for as long as that exists: finished games show it."""


# --- accounts -----------------------------------------------------------------------------------
def by_id(connection: Connection, id: int) -> Account | None:
    """Return an account by its number."""
    return first(connection, Account, select(account).where(account.c.id == id))


def lock(connection: Connection, id: int) -> None:
    """Let other transactions that count what this account has wait until this one ends. SQLite has
    one writer anyway."""
    connection.execute(select(account.c.id).where(account.c.id == id).with_for_update())


def named(connection: Connection, name: str) -> Account | None:
    """Return the account that has this name or has had it, whatever its case."""
    key = name_key(name)
    found = first(connection, Account, select(account).where(account.c.folded == key))
    if found is None and key:
        had = select(former_name.c.account).where(former_name.c.folded == key)
        found = first(connection, Account, select(account).where(account.c.id.in_(had)))
    return found


def former_names(connection: Connection, id: int) -> list[str]:
    """Return the names that an account has given up, by `name_key`, oldest first."""
    query = select(former_name.c.folded).where(former_name.c.account == id)
    found = connection.execute(query.order_by(former_name.c.given_up)).scalars()
    return list(dict.fromkeys(found))


def renamed(connection: Connection) -> dict[str, str]:
    """Return what the players are called now who have given up a name, by its `name_key`."""
    both = former_name.join(account, account.c.id == former_name.c.account)
    query = select(former_name.c.folded, account.c.name).select_from(both)
    found = connection.execute(query.where(former_name.c.folded != account.c.folded))
    return {row.folded: row.name for row in found}


def names(connection: Connection) -> list[str]:
    """Return the names of all accounts that can log in, oldest first."""
    query = select(account.c.name).where(account.c.state.in_(("held", "active")))
    return list(connection.execute(query.order_by(account.c.id)).scalars())


def ids_of(
    connection: Connection, folded: Collection[str], made_by: int | None = None
) -> dict[str, int]:
    """Return the numbers of the accounts that have or have had these names, given and returned as
    `name_key`s.

    `made_by`: only of accounts that had got the name by that time.
    """
    query = select(account.c.folded, account.c.id).where(account.c.folded.in_(list(folded)))
    if made_by is not None:
        query = query.where(func.coalesce(account.c.renamed, account.c.made) <= made_by)
    found = {row.folded: row.id for row in connection.execute(query)}
    for name, since, id in _given_up(connection, folded):
        if made_by is None or since <= made_by:
            found.setdefault(name, id)
    return found


def _given_up(connection: Connection, folded: Collection[str]) -> Iterator[tuple[str, int, int]]:
    """Return which of these names accounts have given up: the name, since when the account had it,
    and the account."""
    who = select(former_name.c.account).where(former_name.c.folded.in_(list(folded)))
    both = former_name.join(account, account.c.id == former_name.c.account)
    query = select(former_name, account.c.made).select_from(both).where(account.c.id.in_(who))
    since: dict[int, int] = {}
    for row in connection.execute(query.order_by(former_name.c.given_up, former_name.c.id)):
        if row.folded in folded:
            yield row.folded, since.get(row.account, row.made), row.account
        since[row.account] = row.given_up


def page(
    connection: Connection,
    *,
    after: int = 0,
    limit: int = 40,
    states: Sequence[State] = ("held", "active", "suspended"),
) -> list[Account]:
    """Return up to `limit` accounts with a number above `after`."""
    query = select(account).where(account.c.id > after, account.c.state.in_(states))
    return every(connection, Account, query.order_by(account.c.id).limit(limit))


def count(connection: Connection, state: State | None = None) -> int:
    """Return the number of accounts, or of those in one state."""
    query = select(func.count()).select_from(account)
    if state is not None:
        query = query.where(account.c.state == state)
    return int(connection.execute(query).scalar_one())


def looks_like(
    connection: Connection, name: str, now: int, roles: Sequence[Role], whose: int = 0
) -> bool:
    """Whether a name resembles that of an account with one of these roles, or one that was given up
    recently. The names of the account `whose` do not count."""
    look = skeleton(name)
    known = select(account.c.id).where(
        account.c.skeleton == look, account.c.role.in_(roles), account.c.id != whose
    )
    given_up = select(former_name.c.id).where(
        former_name.c.skeleton == _hidden(look),
        former_name.c.given_up > now - NAME_KEPT,
        or_(former_name.c.account.is_(None), former_name.c.account != whose),
    )
    return any(connection.execute(query.limit(1)).first() for query in (known, given_up))


def add(
    connection: Connection,
    name: str,
    now: int,
    *,
    state: State = "active",
    languages: str = "",
    invited_by: int | None = None,
) -> Account:
    """Create an account. Raises KernelError `name-taken`."""
    if named(connection, name) is not None:
        raise KernelError("name-taken", name=name)
    id = insert(
        connection,
        account,
        name=name,
        folded=name_key(name),
        skeleton=skeleton(name),
        made=now,
        state=state,
        languages=languages,
        invited_by=invited_by,
    )
    made = by_id(connection, id)
    assert made is not None
    return made


def change(connection: Connection, /, id: int, **values: Any) -> None:
    """Set columns of an account, for example `state`, `role`, `seen_day` or `settings`."""
    connection.execute(account.update().where(account.c.id == id).values(**values))


def due_for_deletion(connection: Connection, now: int) -> list[Account]:
    """Return closed accounts whose time to undo the deletion is over."""
    return every(connection, Account, select(account).where(account.c.closes <= now))


# --- keys ---------------------------------------------------------------------------------------
def of_key(connection: Connection, public: str) -> tuple[Account, Credential] | None:
    """Return the account and credential of a public key that has not been revoked."""
    query = select(credential).where(credential.c.public == public, credential.c.revoked.is_(None))
    key = first(connection, Credential, query)
    found = by_id(connection, key.account) if key is not None else None
    return (found, key) if found is not None and key is not None else None


def keys(connection: Connection, account_id: int) -> list[Credential]:
    """Return the valid keys of an account, oldest first."""
    query = select(credential).where(
        credential.c.account == account_id, credential.c.revoked.is_(None)
    )
    return every(connection, Credential, query.order_by(credential.c.id))


def add_key(
    connection: Connection,
    account_id: int,
    public: str,
    fingerprint: str,
    now: int,
    *,
    source: str,
    label: str = "",
) -> int:
    """Add a public key to an account. Raises KernelError `key-taken`."""
    if of_key(connection, public) is not None:
        raise KernelError("key-taken", key=fingerprint)
    return insert(
        connection,
        credential,
        account=account_id,
        public=public,
        fingerprint=fingerprint,
        label=label,
        made=now,
        source=source,
    )


def use_key(connection: Connection, credential_id: int, account_id: int, day: int) -> None:
    """Note the day on which a key logged its owner in."""
    where = credential.c.id == credential_id
    connection.execute(credential.update().where(where).values(used_day=day))
    change(connection, account_id, seen_day=day)


def revoke_key(connection: Connection, credential_id: int, now: int) -> bool:
    """Revoke a key; return whether it was valid."""
    where = (credential.c.id == credential_id, credential.c.revoked.is_(None))
    done = connection.execute(credential.update().where(*where).values(revoked=now))
    return done.rowcount > 0


def revoked_since(connection: Connection, since: int) -> list[tuple[str, int]]:
    """Return the names of the owners and the numbers of keys revoked since a time."""
    query = (
        select(account.c.name, credential.c.id)
        .join(account, account.c.id == credential.c.account)
        .where(credential.c.revoked >= since)
    )
    return [(row.name, row.id) for row in connection.execute(query)]


# --- tickets ------------------------------------------------------------------------------------
def add_ticket(
    connection: Connection,
    hash: str,
    kind: str,
    until: int,
    *,
    account_id: int | None = None,
    name: str = "",
    by: int | None = None,
    left: int = 1,
) -> None:
    """Store the hash of a code."""
    insert(
        connection,
        ticket,
        hash=hash,
        kind=kind,
        account=account_id,
        name=name,
        by=by,
        until=until,
        left=left,
    )


def find_ticket(connection: Connection, hash: str, kind: str, now: int) -> Ticket | None:
    """Return a ticket that can still be used."""
    query = select(ticket).where(
        ticket.c.hash == hash, ticket.c.kind == kind, ticket.c.until > now, ticket.c.left > 0
    )
    return first(connection, Ticket, query)


def use_ticket(connection: Connection, hash: str, kind: str, now: int) -> Ticket | None:
    """Use a ticket once; None if it cannot be used (any more)."""
    found = find_ticket(connection, hash, kind, now)
    if found is None:
        return None
    done = connection.execute(
        ticket.update()
        .where(ticket.c.hash == hash, ticket.c.left > 0)
        .values(left=ticket.c.left - 1)
    )
    return found if done.rowcount else None


def tickets_of(connection: Connection, kind: str, *, by: int, now: int) -> list[Ticket]:
    """Return the usable tickets of a kind that an account has given out."""
    query = select(ticket).where(
        ticket.c.by == by, ticket.c.kind == kind, ticket.c.until > now, ticket.c.left > 0
    )
    return every(connection, Ticket, query.order_by(ticket.c.until))


def drop_tickets(
    connection: Connection, *, account_id: int | None = None, kind: str = "", before: int = 0
) -> int:
    """Delete an account's tickets of a kind, or all that ended before a time; return how many."""
    where = [ticket.c.until < before] if before else [ticket.c.account == account_id]
    if kind:
        where.append(ticket.c.kind == kind)
    return int(connection.execute(ticket.delete().where(*where)).rowcount)


def give_up_name(connection: Connection, of: Account, now: int) -> None:
    """Block a name for a while after its account is gone. Only its hash is stored, and those of the
    names that the account had before."""
    mine = former_name.c.account == of.id
    connection.execute(former_name.update().where(mine).values(folded="", account=None))
    insert(connection, former_name, folded="", skeleton=_hidden(of.skeleton), given_up=now)


def rename(connection: Connection, of: Account, name: str, now: int) -> None:
    """Give an account another name. Raises KernelError `name-taken`."""
    insert(
        connection,
        former_name,
        folded=of.folded,
        skeleton=_hidden(of.skeleton),
        account=of.id,
        given_up=now,
    )
    values = {"name": name, "folded": name_key(name), "skeleton": skeleton(name), "renamed": now}
    try:
        change(connection, of.id, **values)
    except IntegrityError:  # another connection was faster
        raise KernelError("name-taken", name=name) from None


def _hidden(text: str) -> str:
    return sha256(f"weimar former name {text}".encode()).hexdigest()


def add_with_key(
    connection: Connection,
    /,
    name: str,
    public: str,
    fingerprint: str,
    now: int,
    *,
    source: str,
    **more: Any,
) -> Account:
    """Create an account with its first key. Raises KernelError `name-taken` or `key-taken`."""
    try:
        made = add(connection, name, now, **more)
        add_key(connection, made.id, public, fingerprint, now, source=source)
    except IntegrityError:  # on PostgreSQL, another connection was faster
        raise KernelError("name-taken", name=name) from None
    return made
