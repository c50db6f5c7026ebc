"""The running server's background work for the club: the index of games, deletions that are due,
and rows that have been kept long enough."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from msgspec.structs import replace

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club, why_barred
from weimar_tui.server.club.deletion import concerns, forget_all, forget_in_lists
from weimar_tui.server.club.followups import Followups
from weimar_tui.server.club.index import GameIndex
from weimar_tui.server.club.library import Library
from weimar_tui.server.club.notices.notices import Notices
from weimar_tui.server.club.reliability import NEW_GAMES, finished_games
from weimar_tui.server.club.retention import Retention
from weimar_tui.server.club.store import accounts, attempts, membership, order, results
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.names import FORMER, name_key
from weimar_tui.server.record import TableRecord
from weimar_tui.server.replies import GameFile, Reply, Shared, TextPage
from weimar_tui.server.requests import (
    FetchRecord,
    Reading,
    ReadPage,
    ReviewGame,
    SearchArchive,
    ShareGame,
)
from weimar_tui.server.server import TableServer
from weimar_tui.server.table_status import Finished
from weimar_tui.server.table_store import TableStore
from weimar_tui.server.wire import Wish
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")
_EVERY = 30.0
_LOBBY_TALK_DAYS = 7
_MOST_HELD = 500
_OTHERS = 120
"""Seconds within which other machines remove a deleted name from their open tables."""


class Keeper:
    """Works until `stop`. Failures are logged and tried again.

    `leads`: of several machines, whether this one deletes accounts and sends digests.
    """

    def __init__(self, club: Club, server: TableServer, every: float = _EVERY) -> None:
        self.club = club
        self.server = server
        self.leads: Callable[[], bool] = lambda: True
        self._every = every
        self._index = GameIndex(club, server.host)
        self._task: asyncio.Task[None] | None = None
        self.library = Library(club, server.host)
        self.notices = club.notices = Notices(club, server)
        club.all_tables = server.host.store
        club.listed = self._listed
        server.host.why_no_rated = club.why_no_rated
        server.index = self._index
        self._retention = Retention(club, server.lobby, self._index, self.library)
        self._followups = Followups(club, server)
        club.has_barred = self.send_barred_away
        club.has_settled = self._followups.look
        server.requests.read = self._read
        server.requests.find_branch = self.library.branch

    def _listed(self) -> list[str]:
        enrolled = self.server.lobby.names.enrolled
        return [*(enrolled() if enrolled is not None else ()), *self.server.audience.players()]

    async def _read(self, name: str, request: Reading) -> Reply:
        """Answer a player's request to read. Raises KernelError."""
        library = self.library
        match request:
            case ReadPage(page="player", about=about, lang=language):
                text = await library.player(about, name, language)
                return TextPage(page="player", about=about, text=text)
            case ReadPage(page="story", about=about, lang=language):
                text = (await library.game(about, name, language)).story
                return TextPage(page="story", about=about, text=text)
            case SearchArchive(words=words, after=after, lang=language):
                return await library.search(words, name, after, language)
            case ShareGame(table=table, shows=shows):
                code = await library.share(table, name, shows)
                return Shared(table=table, code=code, shows=shows)
            case FetchRecord(about=about):
                file, data = await library.record(about, name)
                return GameFile(table=about, name=file, data=data)
            case ReviewGame(about=about, start=start):
                return await library.review(about, name, start)
        raise KernelError("page-none")

    def start(self) -> None:
        """Begin; call it once the server has started."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop; call it before the server stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self.notices.close()
        await self.library.close()

    async def _work(self) -> None:
        await self._index.catch_up()
        await self.notices.start()
        with contextlib.suppress(KernelError):  # what is left takes space, no more
            await self.library.forget_deleted()
        while True:
            try:
                await self.tidy()
                if self.leads():
                    await self.notices.send_warnings()
                    await self.notices.send_digests()
                    await self._index.check_one()
            except KernelError as error:
                _log.error("%s", english(error))
            except Exception:
                _log.exception("the club's clean-up failed")
            await asyncio.sleep(self._every)

    async def tidy(self) -> None:
        """Delete what is due. Raises KernelError."""
        club = self.club
        shared = self.server.host.store.shared
        for account in await club.read(accounts.due_for_deletion, club.now):
            # Fronts have the player's sessions, although another machine deletes the account.
            self.server.admin.end_connections(account.name, KernelError("deleted"))
            if shared and self.server.has_tables:
                await self._forget_at_tables(account)
            if self.leads() and (not shared or (account.closes or 0) <= club.now - _OTHERS):
                await self._delete(account)
        await self.send_barred_away()
        await self._followups.look()
        await club.write(accounts.drop_tickets, before=club.now)
        await self._let_clocks_rest()
        if self.leads():
            await self._end_holds()
            await club.write(attempts.forget)
            await self._retention.tidy()
        self.server.audience.talk.forget(club.now - _LOBBY_TALK_DAYS * DAY)
        await club.home.tidy()
        await self.notices.refresh()

    async def _let_clocks_rest(self) -> None:
        """Let the clocks of players on vacation rest from now on, and others run. Raises
        KernelError."""
        vacations = await self.club.home.on_vacation()
        host, lobby = self.server.host, self.server.lobby
        changed = vacations.keys() ^ host.vacations.keys()
        for id, table in lobby.tables.items() if changed else ():
            if any(name_key(name) in changed for name in table.people()):
                # The time until now passes as before: slow tables are looked at every ten minutes.
                table.answering.catch_up()
                lobby.changed.unchecked.add(id)
        host.vacations = vacations

    async def _end_holds(self) -> None:
        """End the holds of new accounts that have finished enough games. Raises KernelError."""
        club = self.club
        for account in await club.read(accounts.page, states=("held",), limit=_MOST_HELD):
            if account.settings.get("new"):
                ended = await club.read(results.of_account, account.id)
                if finished_games(ended, account.id) >= NEW_GAMES:
                    await club.write(membership.end_hold, account.id, club.now)

    async def send_barred_away(self) -> None:
        """End the connections of players who cannot log in any more: moderators, or the host at
        another machine, can have shut them out. Raises KernelError."""
        admin = self.server.admin
        barred = await self.club.read(order.shut_out, self.club.now)
        here = {one.name for one in admin.connections()} | {c.name for c in self.server.clients}
        for name in here:
            if (by := barred.get(name_key(name))) is not None:
                admin.end_connections(name, why_barred(by))

    async def _delete(self, account: Account) -> None:
        """Delete an account while the server has tables open. Raises KernelError."""
        server, names = self.server, [account.name, *await self.club.former_names(account)]
        await self._forget_at_tables(account)
        lobby = server.lobby
        changed_ids = []
        shared = server.host.store.shared
        finished = await server.host.disk.run(server.host.store.mine) if shared else lobby.finished
        for id in list(finished):
            record = await server.host.disk.run(server.host.store.read, id)
            if id not in lobby.tables and any(concerns(record, name) for name in names):
                changed = forget_all(record, names, account.id)
                await server.host.disk.run(_rewrite, server.host.store, changed)
                lobby.finished.put(Finished.of(changed))
                changed_ids.append(id)
        keys = set(map(name_key, names))
        talk = server.audience.talk
        talk.lines = [line for line in talk.lines if name_key(line.player) not in keys]
        for name in names:
            await server.prefs.change(name, Wish())
            await server.settings.forget(name)
            await server.host.disk.run(forget_in_lists, server.host.folder, name)
        await self._index.refresh(changed_ids)
        await self.club.write(membership.delete, account, self.club.now, f"{FORMER}player")
        self.club.known.pop(account.folded, None)
        lobby.changed.set()
        _log.info("account #%d is deleted", account.id)

    async def _forget_at_tables(self, account: Account) -> None:
        """Remove a person from the tables that are open now."""
        names = [account.name, *await self.club.former_names(account)]
        for table in list(self.server.lobby.tables.values()):
            async with table.lock:
                record = replace(table.record, chat=table.talk.lines)
                if any(concerns(record, name) for name in names):
                    await table.file.rewrite(lambda record: forget_all(record, names, account.id))
                    table.reseat()


def _rewrite(store: TableStore, record: TableRecord) -> None:
    """Replace the record of a table that is not open. Raises SaveError."""
    store.take(record.id)
    store.write(record)
    store.put_away(record.id)
