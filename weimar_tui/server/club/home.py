"""A player's inbox, friends, blocked players and vacations, as the lobby shows them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store import home, searches
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.host import Refusal
from weimar_tui.server.muted import shown_notice
from weimar_tui.server.names import name_key
from weimar_tui.server.record import TableRecord
from weimar_tui.server.replies import Home, Notice, Vacation
from weimar_tui.server.requests import (
    Befriend,
    Block,
    HomeRequest,
    ReadInbox,
    TakeVacation,
    WatchForTable,
)
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club
    from weimar_tui.server.club.store.rows import Account

_log = logging.getLogger("weimar_tui.server")
_SOON = 60


class ClubHome:
    """Answers players' requests about their inbox, other players and vacations."""

    def __init__(self, club: Club) -> None:
        self._club = club

    async def show(self, whose: Account) -> Home:
        """Return a player's inbox, friends, blocked players and vacations. Raises KernelError."""
        read, now = self._club.read, self._club.now
        notices = await read(home.unread_notices, whose.id)
        vacations = await read(home.vacations, whose.id, now)
        muted = await self._club.muted() - {whose.folded}
        return Home(
            inbox=tuple(
                Notice(kind=one.kind, data=shown_notice(one.data, muted), at=one.made)
                for one in notices
            ),
            friends=tuple(await read(home.friends, whose.id)),
            blocked=tuple(await read(home.blocked, whose.id)),
            watches=await read(searches.has, whose.id, now),
            vacations=tuple(
                Vacation(id=one.id, begins=one.begins, ends=one.ends) for one in vacations
            ),
            plays_rated=await self._club.why_no_rated(whose.name) is None,
        )

    async def carry_out(self, name: str, request: HomeRequest) -> Home:
        """Execute a request; return what `show` returns then. Raises KernelError."""
        club = self._club
        whose = await club.named(name)
        if whose is None:
            raise Refusal("home-guest")
        match request:
            case ReadInbox():
                await club.write(home.read_notices, whose.id, club.now)
            case Befriend(person=person, yes=yes):
                await self._befriend(whose, person, yes)
            case Block(person=person, yes=yes):
                await self._block(whose, person, yes)
            case WatchForTable(filter=filter, yes=yes):
                search = filter if yes else None
                await club.write(searches.put, whose.id, search, club.now)
            case TakeVacation(id=0, after=after, days=days):
                begins = club.now + after * DAY + 60
                begins = max(begins, club.now + home.HOURS_AHEAD * 3600 + 60)
                await club.write(home.add_vacation, whose.id, begins, days, club.now)
            case TakeVacation(id=id):
                await club.write(home.drop_vacation, whose.id, id, club.now)
        return await self.show(whose)

    async def _befriend(self, whose: Account, person: str, yes: bool) -> None:
        other = await self._club.named(person)
        if other is None:
            raise Refusal("invite-unknown", name=person)
        if other.id == whose.id:
            raise Refusal("own-name")
        if yes:
            await self._club.write(home.befriend, whose.id, other.id, self._club.now)
        else:
            await self._club.write(home.unfriend, whose.id, other.id)

    async def _block(self, whose: Account, person: str, yes: bool) -> None:
        other = await self._club.named(person)
        if other is None:
            raise Refusal("invite-unknown", name=person)
        if other.id == whose.id:
            raise Refusal("own-name")
        if yes:
            await self._club.write(home.block, whose.id, other.id, self._club.now)
        else:
            await self._club.write(home.unblock, whose.id, other.id)
        await self._club.has_settled()

    async def searchers(self, record: TableRecord) -> list[str]:
        """Return the players who look for a table like this one, without its own people. Raises
        KernelError."""
        own = {name_key(name) for name in (record.owner, *record.invited)}
        found = await self._club.read(searches.fitting, record, self._club.now)
        return [name for name in found if name_key(name) not in own]

    async def found_table(self, name: str, by: str, title: str, table: str) -> None:
        """Put into a player's inbox that a table was found, and end the search."""
        await self.tell((name,), "match", by=by, title=title, table=table)
        await self._club.write(searches.end, name)

    async def tell(self, names: Iterable[str], kind: str, **data: str) -> None:
        """Put a notice into these players' inboxes; players without an account have none."""
        club = self._club
        try:
            for name in names:
                found = await club.seek(name)
                if found is not None:
                    await club.write(home.add_notice, found.id, kind, data, club.now)
        except KernelError as error:
            _log.error("a notice is lost: %s", english(error))

    async def on_vacation(self) -> dict[str, int]:
        """Return when each vacation ends that is under way or begins within a minute (the server
        asks every half minute), by `name_key`."""
        return await self._club.read(home.on_vacation, self._club.now, _SOON)

    async def tidy(self) -> None:
        """Delete old notices and searches that have ended."""
        await self._club.write(home.forget_notices, self._club.now)
        await self._club.write(searches.forget, self._club.now)
