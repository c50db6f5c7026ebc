"""The club as the server and its SSH front use it: the store, run in the disk threads."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import msgspec

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.bans import network_of
from weimar_tui.server.club.codes import LINK, WEB, hash_of, new_code, new_words
from weimar_tui.server.club.home import ClubHome
from weimar_tui.server.club.ratings import MEAN, is_provisional, pool_of, shown
from weimar_tui.server.club.reliability import games_to_finish
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import (
    accounts,
    attempts,
    games,
    home as store_home,
    membership,
    order,
    results,
)
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.attempts import Limit
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.membership import JOIN, Key
from weimar_tui.server.club.store.rows import Account, Credential, Sanction
from weimar_tui.server.dates import date_of
from weimar_tui.server.host import Disk, Refusal
from weimar_tui.server.limits import Buckets
from weimar_tui.server.names import name_key
from weimar_tui.server.replies import TableState
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.server.table_status import Finished
from weimar_tui.server.table_store import TableStore
from weimar_tui.server.talk import ChatLine
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from weimar_tui.server.club.notices.notices import Notices

_log = logging.getLogger("weimar_tui.server")

P = ParamSpec("P")
T = TypeVar("T")

_A_DAY_EACH, _AN_HOUR = 3, 50
_TRIES_AN_HOUR = 10
_MAILS_A_DAY, _MAILS_FROM_A_NETWORK, _MAILS_AN_HOUR = 3, 5, 50
"""Requests for a mailed code: for one name a day; from one network and in total an hour."""
_REPORTS_A_DAY = 10
_LINES = 20
_HELD = 20


async def _ignore() -> None:
    return


class Club:
    """Accounts, invitations and moderation.

    `known` has the spelling of the names that were looked up, by `name_key`; `sign_ups` counts
    new accounts. `tables`: where several machines keep their tables, if they do; `all_tables`:
    where this server finds its own, too. `listed`: the names in the host's own files, whose owners
    get an account when they first log in, and those of guests who are here. `has_barred` is called
    after a player was banned or suspended, `has_revoked` after a key (its number) was removed from
    an account, `has_settled` after a report was decided, a measure against a player taken, a player
    blocked or renamed. `ended_keys`: removed keys whose sessions here have been ended.
    """

    def __init__(
        self,
        database: Database,
        disk: Disk,
        settings: ClubSettings | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.disk = disk
        self.settings = self._host_settings = settings or ClubSettings()
        self.known: dict[str, str] = {}
        self.tables: TableStore | None = None
        self.all_tables: TableStore | None = None
        self.listed: Callable[[], Iterable[str]] = tuple
        self.home = ClubHome(self)
        self.notices: Notices | None = None
        self.has_barred: Callable[[], Awaitable[None]] = _ignore
        self.has_revoked: Callable[[str, int], None] = lambda name, key: None
        self.has_settled: Callable[[], Awaitable[None]] = _ignore
        self.ended_keys: set[int] = set()
        self.sign_ups = 0
        self._now = now
        self._tries = Buckets(_TRIES_AN_HOUR / 3600, _TRIES_AN_HOUR)

    @property
    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._now())

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of the store that only reads. Raises KernelError."""
        return await self.disk.run(lambda: self.database.read(work, *args, **kwargs))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of the store in one transaction. Raises KernelError."""
        return await self.disk.run(lambda: self.database.write(work, *args, **kwargs))

    def end_key(self, name: str, key: int) -> None:
        """End the sessions on this machine of a key that was removed, the first time."""
        if key not in self.ended_keys:
            self.ended_keys.add(key)
            self.has_revoked(name, key)

    async def waiting(self) -> tuple[tuple[str, ...], int]:
        """Return the names of accounts on hold (the first few) and the number of open reports.
        Raises KernelError."""
        held = await self.read(accounts.page, states=("held",))
        reports = await self.read(order.open_reports)
        return tuple(one.name for one in held[:_HELD]), len(reports)

    # --- logging in -----------------------------------------------------------------------------
    async def finished_tables(self) -> dict[str, Finished]:
        """Return the finished public tables that the index of games has, by id."""
        try:
            entries = await self.read(games.public_and_over)
            states = msgspec.convert(entries, list[TableState])
        except (KernelError, msgspec.ValidationError) as error:
            _log.error("the index of games cannot be read: %s", error)
            return {}
        return {state.id: Finished.of_entry(state) for state in states}

    async def of_key(self, public: str) -> tuple[Account, Credential] | None:
        """Return the account that a key logs in, if it can log in at all."""
        found = await self.read(accounts.of_key, public)
        if found is not None:
            self.known[found[0].folded] = found[0].name
        return found

    async def named(self, name: str) -> Account | None:
        """Return the account that has this name or has had it."""
        found = await self.read(accounts.named, name)
        self.known.pop(name_key(name), None)
        if found is not None and found.state != "closed":
            self.known[found.folded] = found.name
        return found

    async def seek(self, name: str) -> Account | None:
        """Return the account of this name; None also while the database cannot be read, so that
        games go on."""
        try:
            return await self.named(name)
        except KernelError as error:
            _log.error("%s", english(error))
            return None

    async def enrolled(self, name: str) -> Account:
        """Return the account of a player enrolled in the host's files."""
        found = await self.named(name)
        if found is None:
            found = await self.write(membership.ensure, name, self.now)
            self.known[found.folded] = found.name
        return found

    async def renamed(self) -> dict[str, str]:
        """Return what the players are called now who have given up a name, by its `name_key`.
        Raises KernelError."""
        return await self.read(accounts.renamed)

    async def former_names(self, whose: Account) -> list[str]:
        """Return the names that an account has given up, by `name_key`. Raises KernelError."""
        return await self.read(accounts.former_names, whose.id)

    async def check_called(self, name: str) -> None:
        """Raise KernelError if the player of this name has another one now."""
        if not await self.write(membership.is_called, name):
            found = await self.named(name)
            raise KernelError("renamed", name=found.name if found is not None else name)

    async def barred(self, whose: Account) -> Sanction | None:
        """Return the ban or suspension that keeps a player out now."""
        kinds = ("ban", "suspend")
        found = await self.read(order.in_force, self.now, account_id=whose.id, kinds=kinds)
        return found[0] if found else None

    async def why_barred(self, whose: Account) -> KernelError | None:
        """Return why a player cannot log in now, and until when; None if they can."""
        found = await self.barred(whose)
        return why_barred(found) if found is not None else None

    async def logged_in(self, whose: Account, key: Credential | None) -> None:
        """Record the day of a login."""
        day = self.now // DAY
        if key is not None and key.used_day != day:
            await self.write(accounts.use_key, key.id, whose.id, day)
        elif whose.seen_day != day:
            await self.write(accounts.change, whose.id, seen_day=day)

    # --- signing up -----------------------------------------------------------------------------
    def takes_applicants(self, user: str) -> bool:
        """Whether a person with an unknown key gets to the front door, by their SSH user name."""
        if user.startswith(LINK):
            return True
        sign_up = self.settings.sign_up
        if user.startswith(JOIN) or user == "new":
            return sign_up != "off"
        return sign_up in ("asked", "open")

    def allow_sign_ups(self, yes: bool) -> None:
        """Follow the host's settings about new accounts, or refuse them all until the server
        stops."""
        sign_up = self._host_settings.sign_up if yes else "off"
        self.settings = msgspec.structs.replace(self.settings, sign_up=sign_up)

    async def check_name(self, name: str, whose: int = 0) -> None:
        """Raise a KernelError with the reason if this name cannot be taken, or not by the account
        `whose`."""
        await self.read(membership.check_name, name, self.now, self.settings.bots, whose)
        is_listed = name_key(name) in map(name_key, self.listed())
        if is_listed and await self.read(accounts.named, name) is None:
            raise KernelError("name-taken", name=name)

    async def sign_up(
        self,
        name: str,
        key: Key,
        address: str,
        *,
        code: str = "",
        languages: str = "",
        letter: str = "",
    ) -> Account:
        """Create an account. Raises KernelError."""
        await self.check_name(name)
        near = Limit(f"network {_wide_network(address)}", _A_DAY_EACH, DAY)
        if not await self.write(attempts.take, "sign-up", near, Limit("", _AN_HOUR, 3600)):
            raise KernelError("sign-ups-many")
        made = await self.write(
            membership.sign_up,
            name,
            key,
            self.now,
            self.settings,
            code=code,
            languages=languages,
            letter=letter,
        )
        self.known[made.folded] = made.name
        self.sign_ups += 1
        return made

    async def recover(self, name: str, words: str, key: Key, address: str) -> Account:
        """Add a key by recovery words. Raises KernelError."""
        now = time.monotonic()
        if not self._tries.take(_wide_network(address), now) or not self._tries.take(
            name_key(name), now
        ):
            raise KernelError("recovery-tries")
        return await self.write(membership.recover, name, words, key, self.now)

    @property
    def mails_codes(self) -> bool:
        """Whether players without a key can have a code mailed."""
        return self.notices is not None and "mail" in self.notices.kinds

    async def mail_code(self, name: str, address: str, server: SshAddress) -> None:
        """Have a code that adds a key mailed to the confirmed addresses of an account, if it exists
        and has any; `server` is what its owner types.

        Does not wait for the mail, so that neither the answer nor its time reveals either. Raises
        KernelError after too many requests, also for a name that no account has.
        """
        if self.notices is None:
            raise KernelError("channel-not-offered")
        near = Limit(f"network {_wide_network(address)}", _MAILS_FROM_A_NETWORK, 3600)
        all = Limit("", _MAILS_AN_HOUR, 3600)
        whose = Limit(f"name {name_key(name)}", _MAILS_A_DAY, DAY)
        # A flood of requests does not use up those for a name.
        if not await self.write(attempts.take, "mail", near, all) or not await self.write(
            attempts.take, "mail", whose
        ):
            raise KernelError("recovery-mails")
        self.notices.mail_code(name, server)

    async def invite(self, by: Account) -> str:
        """Return a new sign-up code. Raises KernelError."""
        code = new_code(JOIN)
        most = self.settings.invites_each
        await self.write(membership.invite, by, hash_of("invite", code), self.now, most)
        return code

    async def link(self, whose: Account) -> str:
        """Return a code that adds the key used to log in with it, within ten minutes."""
        code = new_code(LINK)
        until = self.now + membership.LINK_SECONDS
        hash = hash_of("link", code)
        await self.write(accounts.add_ticket, hash, "link", until, account_id=whose.id)
        return code

    async def web_link(self, whose: Account) -> str:
        """Return a code that logs a browser in, once and within two minutes."""
        code = new_code(WEB)
        until = self.now + membership.WEB_LINK_SECONDS
        await self.write(membership.add_web_link, whose.id, hash_of("web", code), until)
        return code

    async def use_web_link(self, code: str) -> tuple[str, str]:
        """Log a browser in; return the player's name and the browser's secret.

        Raises KernelError.
        """
        secret = new_code("")
        account = await self.write(
            membership.open_web_session, hash_of("web", code), hash_of("browser", secret), self.now
        )
        self.known[account.folded] = account.name
        return account.name, secret

    async def web_account(self, secret: str) -> Account | None:
        """Return the account that a browser is logged in to."""
        hash = hash_of("browser", secret)
        found = await self.read(membership.web_account, hash, self.now)
        if found is not None:
            self.known[found.folded] = found.name
        return found

    async def end_web_session(self, secret: str) -> None:
        """Log a browser out."""
        await self.write(membership.end_web_session, hash_of("browser", secret))

    async def new_words(self, whose: Account) -> str:
        """Return new recovery words for an account; the old ones become invalid."""
        words = new_words()
        await self.write(membership.set_recovery, whose, words, self.now)
        return words

    async def spelled(self, who: str) -> str:
        """Return an entry of the audit log, such as `#7` or `host`, with the account's name."""
        number = who.removeprefix("#")
        if number == who or not number.isdecimal():
            return who
        found = await self.read(accounts.by_id, int(number))
        return f"{found.name} ({who})" if found is not None else who

    # --- ratings --------------------------------------------------------------------------------
    async def standing(self, name: str, game: str, seats: int) -> tuple[int, bool]:
        """Return a player's rating, the usual one before their first rated game, and whether it is
        provisional. Raises KernelError."""
        pool = pool_of(game, seats)
        found = await self.named(name)
        rows = await self.read(results.of_person, str(found.id)) if found is not None else []
        mine = next((one for one in rows if one.pool == pool), None)
        if mine is None:
            return shown(MEAN), True
        return shown(mine.mu), is_provisional(pool, mine.games, mine.opponents)

    async def why_no_rated(self, name: str) -> KernelError | None:
        """Return why a player cannot play rated games now: the account is on hold, a moderator has
        decided so, the player ran out of time in too many games, or cannot log in. None if they
        can, or while the database cannot be read."""
        try:
            found = await self.named(name)
            if found is None:
                return None
            if found.state == "held":
                return KernelError("rated-held")
            until = (await self.unrated()).get(found.folded)
            if until is not None:
                return KernelError("rated-until", until=date_of(until))
            games = games_to_finish(await self.read(results.of_account, found.id), found.id)
            if games:
                return KernelError("rated-timeouts", games=games)
            return await self.why_barred(found)
        except KernelError as error:
            _log.error("%s", english(error))
            return None

    # --- talk -----------------------------------------------------------------------------------
    async def check_talk(self, name: str, *, lobby: bool) -> None:
        """Raise Refusal if a player is muted, or on hold and wants to write in the lobby, or has
        another name now."""
        found = await self.seek(name)
        if found is None:
            return
        if found.folded != name_key(name):
            raise Refusal("renamed", name=found.name)
        muted = await self.read(order.in_force, self.now, account_id=found.id, kinds=("mute",))
        if muted:
            reason, until = muted[0].reason or "–", muted[0].until
            if until is None:
                raise Refusal("say-muted-ever", reason=reason)
            raise Refusal("say-muted", reason=reason, until=date_of(until))
        if lobby and found.state == "held":
            raise Refusal("say-held")

    async def muted(self) -> frozenset[str]:
        """Return the players whose words others must not see now, by `name_key`. Raises
        KernelError."""
        return await self.read(order.muted, self.now)

    async def unrated(self) -> dict[str, int]:
        """Return until when players play no rated games, because a moderator decided so, by
        `name_key`. Raises KernelError."""
        return await self.read(order.unrated, self.now)

    async def apart(self) -> dict[str, frozenset[str]]:
        """Return from whom each player is kept apart, by `name_key`. Raises KernelError."""
        return await self.read(store_home.apart)

    async def shut_out(self) -> frozenset[str]:
        """Return the players who are banned or suspended now, by `name_key`. Raises KernelError."""
        return frozenset(await self.read(order.shut_out, self.now))

    async def report(
        self, by: str, about: str, table: str, text: str, talk: Sequence[ChatLine]
    ) -> None:
        """Store a report with the latest chat lines. Raises KernelError."""
        author, found = await self.named(by), await self.named(about)
        if author is None:
            raise Refusal("report-guest")
        if found is None or found.id == author.id:
            raise Refusal("report-whom", name=about)
        if not text:
            raise Refusal("say-empty")
        today = await self.read(order.reports_since, author.id, self.now - DAY)
        if today >= _REPORTS_A_DAY:
            raise Refusal("report-many")
        lines: list[dict[str, object]] = [
            {"player": line.player, "text": line.text, "at": line.at}
            for line in talk[-_LINES:]
            if line.player
        ]
        await self.write(
            order.add_report, author.id, found.id, self.now, table_id=table, text=text, lines=lines
        )


def why_barred(by: Sanction) -> KernelError:
    """Return the message for a player who is banned or suspended."""
    reason = by.reason or "–"
    if by.until is None:
        return KernelError("barred", reason=reason)
    return KernelError("barred-until", reason=reason, until=date_of(by.until))


def _wide_network(address: str) -> str:
    """Return the /24 or /48 network of an address.

    >>> _wide_network("192.0.2.7"), _wide_network("2001:db8:1:2::")
    ('192.0.2', '2001:db8:1')
    """
    whole = network_of(address)
    if ":" in whole:
        return ":".join(whole.split(":")[:3])
    return whole.rpartition(".")[0] or whole
