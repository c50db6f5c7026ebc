"""Getting an account, adding keys, and leaving. Each function is one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, and_, or_, select
from sqlalchemy.exc import IntegrityError

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.codes import hash_of
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts, games, home, order
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.rows import Account, Credential, Role
from weimar_tui.server.club.store.schema import (
    account,
    channel,
    contact,
    credential,
    former_name,
    game_table,
    notice,
    report,
    sanction,
    search,
    seat,
    ticket,
    vacation,
    web_session,
)
from weimar_tui.server.club.store.tools import insert, values_of
from weimar_tui.server.limits import WEB_PREFIX, is_name
from weimar_tui.server.names import has_prefix, is_reserved, name_key, skeleton

JOIN: Final = "join-"
INVITE_DAYS: Final = 14
WEB_LINK_SECONDS = 120
WEB_SESSION_SECONDS = DAY
LINK_SECONDS: Final = 600
MAILED_MINUTES: Final = 30
"""How long a code works that was mailed: some mail servers take their time."""
UNDO_DAYS: Final = 7
NEW_KEY_HOURS: Final = 72
RENAME_DAYS: Final = 90
_HELPERS: Final[tuple[Role, ...]] = ("helper", "moderator")
_PERSONAL = (credential, ticket, web_session, channel, vacation, search, notice)


class Key(Struct, frozen=True):
    """A public key in the form that credentials use."""

    public: str
    fingerprint: str


def check_name(
    connection: Connection, name: str, now: int, bots: tuple[str, ...] = (), whose: int = 0
) -> None:
    """Raise a KernelError with the reason if this name cannot sign up, or if the account `whose`
    cannot have it: that can return to a name of its own."""
    if not is_name(name):
        raise KernelError("name-wrong")
    if has_prefix(name, JOIN, WEB_PREFIX, "link-", "guest-") or is_reserved(name):
        raise KernelError("name-kept", name=name)
    has_it = accounts.named(connection, name)
    if has_it is not None and (has_it.id != whose or has_it.folded == name_key(name)):
        raise KernelError("name-taken", name=name)
    like_a_bot = skeleton(name) in map(skeleton, bots)
    if like_a_bot or accounts.looks_like(connection, name, now, _HELPERS, whose):
        raise KernelError("name-like", name=name)


def ensure(connection: Connection, name: str, now: int) -> Account:
    """Return the account of a player enrolled by the host; create it if necessary."""
    found = accounts.named(connection, name)
    if found is None:
        found = accounts.add(connection, name, now)
        order.write_audit(connection, now, who="host", action="enrolled", about=f"#{found.id}")
    return found


def sign_up(
    connection: Connection,
    name: str,
    key: Key,
    now: int,
    settings: ClubSettings,
    *,
    code: str = "",
    languages: str = "",
    letter: str = "",
) -> Account:
    """Create an account. Raises KernelError without any change."""
    check_name(connection, name, now, settings.bots)
    hash, by = hash_of("invite", code), None
    if settings.sign_up == "off":
        raise KernelError("sign-up-off")
    if settings.sign_up == "invited" or code:
        used = accounts.use_ticket(connection, hash, "invite", now)
        inviter = accounts.by_id(connection, used.by) if used is not None and used.by else None
        if used is None or (inviter is not None and _why_no_invitations(connection, inviter, now)):
            raise KernelError("invitation-over")
        by = used.by
    waits = settings.sign_up == "asked" and by is None
    made = accounts.add_with_key(
        connection,
        name,
        key.public,
        key.fingerprint,
        now,
        source="invitation" if by is not None else "sign-up",
        state="held" if waits or settings.hold else "active",
        languages=languages,
        invited_by=by,
    )
    if waits:
        accounts.change(connection, made.id, settings={"waits": True, "letter": letter})
    elif settings.hold:
        accounts.change(connection, made.id, settings={"new": True})
    order.write_audit(connection, now, who=f"#{made.id}", action="signed-up")
    found = accounts.by_id(connection, made.id)
    assert found is not None
    return found


def _locked(connection: Connection, account_id: int) -> Account:
    """Return an account that no other transaction changes until this one ends."""
    accounts.lock(connection, account_id)
    found = accounts.by_id(connection, account_id)
    assert found is not None
    return found


def hold(connection: Connection, account_id: int) -> None:
    """Put an account on hold until a helper ends that. One that its owner has closed stays closed,
    and is on hold if they reopen it."""
    found = _locked(connection, account_id)
    settings = {key: value for key, value in found.settings.items() if key != "new"}
    if found.state == "closed":
        accounts.change(connection, account_id, settings={**settings, "was_held": True})
    else:
        accounts.change(connection, account_id, state="held", settings=settings)


def admit(connection: Connection, account_id: int) -> None:
    """End the hold of an account. One that its owner has closed stays closed."""
    found = _locked(connection, account_id)
    over = ("waits", "letter", "new", "was_held")
    settings = {key: value for key, value in found.settings.items() if key not in over}
    state = "closed" if found.state == "closed" else "active"
    accounts.change(connection, account_id, state=state, settings=settings)


def end_hold(connection: Connection, account_id: int, now: int) -> None:
    """End the hold of a new account that has finished enough games, unless it ended meanwhile."""
    found = accounts.by_id(connection, account_id)
    if found is None or found.state != "held" or not found.settings.get("new"):
        return
    settings = {k: v for k, v in found.settings.items() if k != "new"}
    accounts.change(connection, account_id, state="active", settings=settings)
    order.write_audit(connection, now, who="host", action="hold-ends", about=f"#{account_id}")


def invite(connection: Connection, by: Account, hash: str, now: int, most: int) -> None:
    """Store a player's invitation. Raises KernelError if they have too many open ones, or cannot
    invite others now."""
    if (why := _why_no_invitations(connection, by, now)) is not None:
        raise why
    accounts.lock(connection, by.id)
    if len(accounts.tickets_of(connection, "invite", by=by.id, now=now)) >= most:
        raise KernelError("invites-many", number=most)
    until = now + INVITE_DAYS * DAY
    accounts.add_ticket(connection, hash, "invite", until, by=by.id)


def _why_no_invitations(connection: Connection, by: Account, now: int) -> KernelError | None:
    """Return why a player cannot invite others now, since they could invite themselves under
    another name: they are on hold or cannot play rated games."""
    if by.state != "active":
        return KernelError("invite-held")
    barred = order.in_force(connection, now, account_id=by.id, kinds=("unrated",))
    return KernelError("invite-unrated") if barred else None


# --- keys ---------------------------------------------------------------------------------------
def add_key(connection: Connection, whose: int, key: Key, now: int, label: str = "") -> None:
    """Add a key to an account and notify its owner. Raises KernelError `key-taken`."""
    try:
        accounts.add_key(
            connection, whose, key.public, key.fingerprint, now, source="self", label=label
        )
    except IntegrityError:  # on PostgreSQL, another connection was faster
        raise KernelError("key-taken", key=key.fingerprint) from None
    tell(connection, whose, "key-added", now, key=key.fingerprint)
    order.write_audit(connection, now, who=f"#{whose}", action="key-added", detail=key.fingerprint)


def revoke_key(
    connection: Connection, whose: int, target: int, used: Credential | None, now: int
) -> None:
    """Revoke a key of an account, and end what a thief of it could have begun: browsers' sessions
    and unused links. `used`: the key with which its owner has logged in.

    Raises KernelError if that key is less than 72 hours old and is to revoke an older one.
    """
    found = next((key for key in accounts.keys(connection, whose) if key.id == target), None)
    if found is None:
        raise KernelError("key-none")
    if used is not None and found.id < used.id:
        check_age(used, now)
    accounts.revoke_key(connection, target, now)
    connection.execute(web_session.delete().where(web_session.c.account == whose))
    for kind in ("link", "web"):
        accounts.drop_tickets(connection, account_id=whose, kind=kind)
    tell(connection, whose, "key-revoked", now, key=found.fingerprint)
    order.write_audit(
        connection, now, who=f"#{whose}", action="key-revoked", detail=found.fingerprint
    )


def check_age(used: Credential | None, now: int) -> None:
    """Raise KernelError if this key is too new for what a thief would do first. `used`: the key
    with which its owner has logged in, None for one of the host's file."""
    if used is not None and used.source == "self" and now - used.made < NEW_KEY_HOURS * 3600:
        raise KernelError("key-young", hours=NEW_KEY_HOURS)


def set_recovery(connection: Connection, whose: Account, words: str, now: int) -> None:
    """Replace an account's recovery words."""
    had_words = accounts.drop_tickets(connection, account_id=whose.id, kind="recover")
    hash = hash_of("recover", words, whose.folded)
    accounts.add_ticket(connection, hash, "recover", now + 100 * 365 * DAY, account_id=whose.id)
    if had_words:
        tell(connection, whose.id, "words-new", now)
    order.write_audit(connection, now, who=f"#{whose.id}", action="recovery-words")


def recover(connection: Connection, name: str, words: str, key: Key, now: int) -> Account:
    """Add a key to the account with these recovery words, which are used up.

    Raises the same KernelError for a wrong name and for wrong words.
    """
    # The words are stored with the name that the player had when they were made.
    named = accounts.named(connection, name)
    before = accounts.former_names(connection, named.id) if named is not None else []
    used = None
    for had in dict.fromkeys([name_key(name), *([named.folded] if named else []), *before]):
        used = used or accounts.use_ticket(
            connection, hash_of("recover", words, had), "recover", now
        )
    found = accounts.by_id(connection, used.account or 0) if used is not None else None
    if found is None or found.state == "closed":
        raise KernelError("recovery-wrong")
    add_key(connection, found.id, key, now)
    return found


def mail_code(connection: Connection, whose: int, hash: str, now: int) -> None:
    """Store a code that is mailed to a player without a key, and warn the account's owner.

    Unlike recovery words it does not replace the words: a thief of the mail could keep their owner
    out with new ones.
    """
    until = now + MAILED_MINUTES * 60
    accounts.add_ticket(connection, hash, "link", until, account_id=whose)
    tell(connection, whose, "recovery-mailed", now)
    order.write_audit(connection, now, who="stranger", action="recovery-mailed", about=f"#{whose}")


def link_owner(connection: Connection, hash: str, now: int) -> Account:
    """Return the account to which this link adds a key. Raises KernelError."""
    usable = accounts.find_ticket(connection, hash, "link", now)
    found = accounts.by_id(connection, usable.account or 0) if usable is not None else None
    if found is None:
        raise KernelError("link-over")
    return found


def link_key(connection: Connection, hash: str, key: Key, now: int) -> Account:
    """Add a key to the account that made this link. Raises KernelError."""
    used = accounts.use_ticket(connection, hash, "link", now)
    found = accounts.by_id(connection, used.account or 0) if used is not None else None
    if found is None:
        raise KernelError("link-over")
    add_key(connection, found.id, key, now)
    return found


def add_web_link(connection: Connection, whose: int, hash: str, until: int) -> None:
    """Store a code that logs a browser in; the account's earlier ones are no longer valid."""
    accounts.drop_tickets(connection, account_id=whose, kind="web")
    accounts.add_ticket(connection, hash, "web", until, account_id=whose)


def open_web_session(connection: Connection, code: str, browser: str, now: int) -> Account:
    """Use a code for a browser, by the hashes of both. Raises KernelError."""
    used = accounts.use_ticket(connection, code, "web", now)
    found = accounts.by_id(connection, used.account or 0) if used is not None else None
    if found is None:
        raise KernelError("web-link-over")
    connection.execute(web_session.delete().where(web_session.c.until < now))
    until = now + WEB_SESSION_SECONDS
    insert(connection, web_session, hash=browser, account=found.id, made=now, until=until)
    return found


def web_account(connection: Connection, browser: str, now: int) -> Account | None:
    """Return the account that a browser is logged in to."""
    query = select(web_session.c.account).where(
        web_session.c.hash == browser, web_session.c.until > now
    )
    id = connection.execute(query).scalar()
    return accounts.by_id(connection, id) if id is not None else None


def end_web_session(connection: Connection, browser: str) -> None:
    """Log a browser out."""
    connection.execute(web_session.delete().where(web_session.c.hash == browser))


def tell(connection: Connection, /, whose: int, kind: str, now: int, **data: str) -> None:
    """Put a notice into a player's inbox."""
    home.add_notice(connection, whose, kind, data, now)


def shut_doors(connection: Connection, whose: int) -> None:
    """Delete what a player who was shut out could come back with: invitations for others, and
    links. Recovery words and keys stay, and browsers' sessions, which then show the reason."""
    links = and_(ticket.c.account == whose, ticket.c.kind.in_(("link", "web")))
    connection.execute(ticket.delete().where(or_(ticket.c.by == whose, links)))


# --- another name -------------------------------------------------------------------------------
def check_rename(connection: Connection, whose: int, now: int, *, waits: bool = True) -> None:
    """Raise KernelError if a player cannot change their name now. `waits`: only once in 90 days."""
    found = accounts.by_id(connection, whose)
    if (
        found is None
        or found.state != "active"
        or order.in_force(connection, now, account_id=whose)
    ):
        raise KernelError("rename-barred")
    next_time = (found.renamed or 0) + RENAME_DAYS * DAY
    if waits and found.renamed is not None and next_time > now:
        raise KernelError("rename-soon", days=RENAME_DAYS, left=-((now - next_time) // DAY))


def rename(
    connection: Connection,
    whose: int,
    name: str,
    now: int,
    bots: tuple[str, ...],
    table_of: Callable[[Connection, str], str],
    *,
    by: str = "",
) -> Account:
    """Give an account another name; return it. `table_of`: the title of an unfinished table with a
    part for a player, by name. `by`: who does it instead of the player, without the waiting time.

    Raises KernelError without any change.
    """
    accounts.lock(connection, whose)
    check_rename(connection, whose, now, waits=not by)
    check_name(connection, name, now, bots, whose)
    before = accounts.by_id(connection, whose)
    assert before is not None
    if title := table_of(connection, before.name):
        raise KernelError("rename-sits", title=title)
    if table_of(connection, name):  # a guest's: the seat would be the player's
        raise KernelError("name-taken", name=name)
    accounts.rename(connection, before, name, now)
    games.rename(connection, whose, name)
    tell(connection, whose, "renamed", now, name=name, before=before.name)
    audit = {"who": by or f"#{whose}", "about": f"#{whose}"}
    order.write_audit(connection, now, action="renamed", **audit)
    found = accounts.by_id(connection, whose)
    assert found is not None
    return found


def is_called(connection: Connection, name: str) -> bool:
    """Whether a player is still called this, after a change of name that is being written; true
    without an account."""
    found = accounts.named(connection, name)
    if found is not None:
        accounts.lock(connection, found.id)
        found = accounts.named(connection, name)
    return found is None or found.folded == name_key(name)


# --- leaving ------------------------------------------------------------------------------------
def close(connection: Connection, whose: int, now: int) -> int:
    """Close an account; return when it will be deleted. Until then it can be reopened."""
    closes = now + UNDO_DAYS * DAY
    found = accounts.by_id(connection, whose)
    if found is not None and found.state == "held":
        accounts.change(connection, whose, settings={**found.settings, "was_held": True})
    accounts.change(connection, whose, state="closed", closes=closes)
    order.write_audit(connection, now, who=f"#{whose}", action="closed")
    return closes


def reopen(connection: Connection, whose: int, now: int) -> None:
    """Undo `close`. An account on hold stays on hold."""
    found = accounts.by_id(connection, whose)
    settings = dict(found.settings) if found is not None else {}
    state = "held" if settings.pop("was_held", False) else "active"
    accounts.change(connection, whose, state=state, closes=None, settings=settings)
    order.write_audit(connection, now, who=f"#{whose}", action="reopened")


def delete(connection: Connection, whose: Account, now: int, former: str) -> None:
    """Remove everything about a person; results point to an account without a name.

    `former` is their name in the index of games from now on.
    """
    for table in _PERSONAL:
        connection.execute(table.delete().where(table.c.account == whose.id))
    connection.execute(
        contact.delete().where(or_(contact.c.me == whose.id, contact.c.other == whose.id))
    )
    shut_doors(connection, whose.id)
    _forget_in_others(connection, whose)
    connection.execute(report.update().where(report.c.by == whose.id).values(text="", lines=[]))
    connection.execute(report.update().where(report.c.about == whose.id).values(text="", lines=[]))
    owned = or_(game_table.c.owner == whose.name, game_table.c.owner_account == whose.id)
    connection.execute(game_table.update().where(owned).values(owner=former))
    connection.execute(seat.update().where(seat.c.account == whose.id).values(account=None))
    mine = seat.c.folded == whose.folded
    connection.execute(seat.update().where(mine).values(player=former, folded=""))
    accounts.give_up_name(connection, whose, now)
    accounts.change(
        connection,
        whose.id,
        name=f"~{whose.id}",
        folded=f"~{whose.id}",
        skeleton="",
        state="closed",
        role="player",
        languages="",
        seen_day=None,
        invited_by=None,
        closes=None,
        settings={},
    )
    order.write_audit(connection, now, who="host", action="deleted", about=f"#{whose.id}")


def _forget_in_others(connection: Connection, whose: Account) -> None:
    """Remove a person from others' notices, and their lines from reports about others."""
    names = {whose.folded, *accounts.former_names(connection, whose.id)}
    for row in connection.execute(select(notice.c.id, notice.c.data)).all():
        if any(name_key(str(row.data.get(key, ""))) in names for key in ("by", "about")):
            connection.execute(notice.delete().where(notice.c.id == row.id))
    for row in connection.execute(select(report.c.id, report.c.lines)).all():
        kept = [one for one in row.lines if name_key(str(one.get("player", ""))) not in names]
        if len(kept) < len(row.lines):
            connection.execute(report.update().where(report.c.id == row.id).values(lines=kept))


def export(connection: Connection, whose: Account) -> list[tuple[str, dict[str, object]]]:
    """Return everything the database has about a person: the table of each row, and its values.

    Hashes of codes are left out.
    """
    found: list[tuple[str, dict[str, object]]] = [("account", values_of([whose])[0])]
    queries = [
        (str(table.name), select(table).where(table.c.account == whose.id))
        for table in (*_PERSONAL, sanction, former_name)
    ]
    queries += [
        ("contact", select(contact).where(contact.c.me == whose.id)),
        ("report", select(report).where(report.c.by == whose.id)),
        ("seat", select(seat).where(seat.c.folded == whose.folded)),
        ("invited", select(account.c.name).where(account.c.invited_by == whose.id)),
    ]
    for name, query in queries:
        for row in connection.execute(query).mappings():
            found.append((name, {str(key): row[key] for key in row if key != "hash"}))
    return found
