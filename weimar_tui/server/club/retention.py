"""Deletes what has been kept long enough: the chat of finished tables, games that were not rated,
games without a result, and old entries of the audit log."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import parse_save
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import GameIndex
from weimar_tui.server.club.library import Library
from weimar_tui.server.club.patience import may_delete_from
from weimar_tui.server.club.store import order, retention
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.retention import Ended
from weimar_tui.server.dates import day_of
from weimar_tui.server.lobby import Lobby
from weimar_tui.server.record import OVER, WAITING, TableRecord
from weimar_tui.server.table_store import TableStore
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")
_AT_ONCE: Final = 20
_AUDIT_DAYS: Final = 2 * 365
_CLOSED_DAYS: Final = 365
"""How long decided reports and measures that have ended are kept."""
_MOST: Final = 1_000_000
_NEVER: Final = 0
_FIRST: Final[Ended] = (-1, "")

Page = Callable[[Ended], Awaitable[Collection[Ended]]]
Work = Callable[[str], Awaitable[None]]


class _Walk:
    """Goes through a list of finished tables, a page at a time, once a day.

    Whatever cannot be deleted today, for example because someone is at the table, is seen again the
    next day and is in nobody's way until then.
    """

    def __init__(self) -> None:
        self._after = _FIRST
        self._next = 0

    async def go_on(self, now: int, page: Page, work: Work) -> None:
        """Work on the next page, if it is time. Raises KernelError."""
        if self._next - DAY <= now < self._next:
            return
        found = await page(self._after)
        for one in found:
            self._after = one
            await work(one[1])
        if len(found) < _AT_ONCE:
            self._after, self._next = _FIRST, now + DAY


class Retention:
    """Deletes what is older than the host's settings allow, a few tables at each call of `tidy`.

    The tables' own records decide: the index only says where to look. Tables whose game is not
    over are never touched, nor those that are open. After an upgrade, and while the system
    clock may be wrong, nothing is deleted for two weeks; the log says how many games will be.
    """

    def __init__(self, club: Club, lobby: Lobby, index: GameIndex, library: Library) -> None:
        self._club = club
        self._lobby = lobby
        self._index = index
        self._library = library
        self._talk = _Walk()
        self._games = _Walk()
        self._announced = 0
        self._failed = ""

    async def tidy(self) -> None:
        """Delete the next few things that are due. Raises KernelError."""
        club, expiry, now = self._club, self._lobby.host.expiry, self._club.now
        casual, unfinished = (
            now - int(days * DAY) if days else _NEVER for days in (expiry.casual, expiry.unfinished)
        )
        start = await self._start(now)
        if now < start:
            await self._announce(start, casual, unfinished)
            return
        await club.write(order.forget_audit, now - _AUDIT_DAYS * DAY)
        await club.write(order.forget_closed, now - _CLOSED_DAYS * DAY)
        if expiry.talk:
            before = now - int(expiry.talk * DAY)
            await self._talk.go_on(
                now,
                lambda after: club.read(retention.ended_before, before, after, _AT_ONCE),
                lambda id: self._forget_talk(id, before),
            )
        if casual or unfinished:
            await self._games.go_on(
                now,
                lambda after: club.read(retention.outdated, casual, unfinished, after, _AT_ONCE),
                lambda id: self._remove(id, casual, unfinished),
            )

    async def _start(self, now: int) -> int:
        """Return from when on something can be deleted."""
        host = self._lobby.host
        try:
            start = await host.disk.run(may_delete_from, host.folder, now)
        except SaveError as error:
            if (why := english(error)) != self._failed:
                _log.error("nothing old is deleted: %s", why)
                self._failed = why
            return now + DAY
        self._failed = ""
        return start

    async def _announce(self, start: int, casual: int, unfinished: int) -> None:
        """Log once what will be deleted. Raises KernelError."""
        if start == self._announced or self._failed:
            return
        self._announced = start
        found = await self._club.read(retention.outdated, casual, unfinished, _FIRST, _MOST)
        if found:
            _log.warning(
                "from %s on, old games that were not rated or have no result are deleted: %d now;"
                " `casual` and `unfinished` below [expiry] change that",
                day_of(start),
                len(found),
            )

    async def _forget_talk(self, id: str, before: int) -> None:
        try:
            await self._lobby.change_closed(id, lambda store: _without_talk(store, id, before))
        except SaveError as error:
            _log.error("old chat is kept: %s: %s", id, english(error))

    async def _remove(self, id: str, casual: int, unfinished: int) -> None:
        """Delete a game: its files first, so that a crash leaves nothing but rows without files,
        which the next start removes."""
        waiting = (t.record for t in self._lobby.tables.values() if t.record.state == WAITING)
        if self._library.works_on(id) or any(record.branch == id for record in waiting):
            return
        await self._index.close()

        def remove(store: TableStore) -> bool:
            return _removed(store, id, casual, unfinished)

        try:
            gone = await self._lobby.change_closed(id, remove)
        except SaveError as error:
            _log.error("an old game is kept: %s: %s", id, english(error))
            return
        if gone:
            await self._club.write(retention.remove, id)
            await self._library.forget(id)
            _log.info("table %s is deleted: its game ended long ago", id)


def _ended_before(record: TableRecord, before: int) -> bool:
    # Without a time (0), nobody knows how old the game is.
    return record.state == OVER and 0 < int(record.ended or record.active) < before


def _without_talk(store: TableStore, id: str, before: int) -> bool:
    """Delete a table's chat; False, so that the table stays in the lists. Raises SaveError."""
    record = store.read(id)
    if record.chat and _ended_before(record, before):
        store.take(id)
        try:
            store.write(replace(store.read(id), chat=[]))
        finally:
            store.put_away(id)
    return False


def _removed(store: TableStore, id: str, casual: int, unfinished: int) -> bool:
    """Delete a table with its game if its files, too, say that it is old enough; return whether
    that was done. Raises SaveError."""
    has_result = parse_save(store.recording(id), Path(store.name(id))).end is not None
    if not _ended_before(store.read(id), casual if has_result else unfinished):
        return False
    store.take(id)
    try:
        store.remove_finished(id)
    except SaveError:
        with contextlib.suppress(SaveError):
            store.put_away(id)
        raise
    return True
