"""New tables: as a player wants them, from a save, or for a rematch."""

from __future__ import annotations

import logging
import re
from datetime import datetime
from typing import TYPE_CHECKING

from weimar_tui.kernel.errors import SaveError
from weimar_tui.server.branches import Branch
from weimar_tui.server.clocks import PACES, SLOW, Clock
from weimar_tui.server.fair_dice import new_secret
from weimar_tui.server.host import HostedGame, Refusal
from weimar_tui.server.limits import LONGEST_TITLE, Buckets, plain_text
from weimar_tui.server.muted import usual_title
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, WAITING, SeatRecord, TableRecord, can_be_rated, new_id
from weimar_tui.server.replies import SavedGame, ScenarioOffered
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.talk import ChatLog
from weimar_tui.server.wire import RematchAnswer
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.lobby import Lobby

_log = logging.getLogger("weimar_tui.server")


class TableMaker:
    """Makes tables, within the host's limits."""

    def __init__(self, lobby: Lobby) -> None:
        an_hour = lobby.host.limits.tables_an_hour
        self._lobby = lobby
        self._host = lobby.host
        self._made = Buckets(rate=an_hour / 3600, burst=an_hour)
        self._making: list[tuple[str, str]] = []

    async def make(self, name: str, wish: MakeTable, branch: Branch | None = None) -> ServerTable:
        """Make a table; `branch` is the game it continues. Raises Refusal."""
        self._check_limits(name)
        hosted, scenario, seats = self._wished(wish, branch)
        invited = [
            other for other in self._lobby.known_players(wish.invited, name) if other != name
        ]
        record = TableRecord(
            id=new_id(),
            title="",
            game=hosted.game.id,
            scenario=scenario.id,
            owner=name,
            seats=seats,
            options={} if wish.save or branch else _options(scenario, wish.options),
            public=wish.public,
            invited=invited,
            save=f"{branch.table}-{branch.moment}" if branch else wish.save,
            branch=branch.table if branch else "",
            moment=branch.moment if branch else 0,
            created=datetime.now().isoformat(timespec="seconds"),
            secret=new_secret(),
            clock=_clock(wish),
            pace=wish.pace,
            window=wish.window if wish.pace in SLOW else 0,
            vacation=wish.vacation,
            watch=wish.watch,
            delay=wish.delay,
            absence=wish.absence,
            active=self._host.now(),
            rated="no" if branch or wish.save else wish.rated,
            level=wish.level,
            language=wish.language,
        )
        if wish.begin:  # alone with bots, so that it is not rated
            _check_begins(record)
        elif can_be_rated(record):
            await self._host.check_rated(name)
            self._check_limits(name)  # again: other tables can have been made meanwhile
        title = self._unused_title(plain_text(wish.title, LONGEST_TITLE) or usual_title(name))
        record.title = title
        if not self._made.take(name, self._host.clock()):
            raise Refusal("tables-hour")
        self._making.append((name, title))
        try:
            with self._host.backlog.waiting():
                await self._host.disk.run(self._host.store.make, record)
        except SaveError as error:
            _log.error("a table cannot be created: %s", english(error))
            raise Refusal("disk-full") from None
        finally:
            self._making.remove((name, title))
        table = ServerTable(record, self._host, self._lobby.changed)
        self._lobby.add(table)
        return table

    def _check_limits(self, name: str) -> None:
        """Raise Refusal if a player cannot make one more table now."""
        if self._lobby.draining:
            raise Refusal("drain-tables")
        if self._host.backlog.is_slow:
            raise Refusal("tables-slow")
        limits = self._host.limits
        owners = [t.record.owner for t in self._lobby.tables.values() if t.record.state != OVER]
        owners += [owner for owner, _ in self._making]
        waiting = [t.record.owner for t in self._lobby.tables.values() if t.record.state == WAITING]
        waiting += [owner for owner, _ in self._making]
        if len(owners) >= limits.tables:
            raise Refusal("tables-full")
        crowded = 2 * len(owners) >= limits.tables
        each = min(limits.tables_each, limits.crowded_each) if crowded else limits.tables_each
        if owners.count(name) >= each or waiting.count(name) >= limits.waiting_each:
            raise Refusal("tables-yours")

    async def ask_rematch(self, name: str, table: ServerTable, answer: RematchAnswer) -> None:
        """Record a player's answer about a rematch; create its table once everyone wants one.

        Raises Refusal; if the table cannot be created, the last answer does not count.
        """
        async with table.lock:
            is_new = table.rematch.answer(name, answer)
            if table.rematch.agreed:
                try:
                    await self._make_rematch(name, table)
                except Refusal:
                    table.rematch.withdraw(name)
                    raise
            elif is_new:
                table.audience.announce_once("rematch-asked", name=name)
            table.audience.send_status()

    async def _make_rematch(self, name: str, old: ServerTable) -> None:
        """Create the table of a rematch with everyone seated; the chat carries over."""
        await old.rematch.check_rated()
        before = old.record.owner
        owner = self._host.now_called(before) if before in old.people() else name
        title, rematch = self._title_again(old.record.title), old.rematch
        if before not in old.people():
            title = ""  # the title is the words of a player who does not play again
        table = await self.make(owner, rematch.wish(title, owner))
        table.file.talk = ChatLog([line for line in old.talk.lines if line.player], old.talk.said)
        seats = rematch.seats()

        def sit_down(record: TableRecord) -> None:
            for seat, there in record.seats.items():
                there.player = seats[seat].player

        def go_there(record: TableRecord) -> None:
            record.rematch = table.record.id

        try:
            async with table.lock:
                await table.change(sit_down)
            await old.change(go_there)
        except Refusal:
            await self._lobby.take_away(table)
            raise
        self._lobby.changed.set()
        old.audience.announce("rematch-begins")

    def _title_again(self, title: str) -> str:
        """The title without the number of an earlier rematch.

        `make` numbers titles that are in use.
        """
        first = re.sub(r" [0-9]{1,3}$", "", title)
        return first if self._uses(first) else title

    def _unused_title(self, title: str) -> str:
        """Return a title that no other table has, with a number added if needed."""
        number, unused = 1, title
        while self._uses(unused):
            number += 1
            end = f" {number}"
            unused = title[: LONGEST_TITLE - len(end)].rstrip() + end
        return unused

    def _uses(self, title: str) -> bool:
        """Whether a table has this title."""
        key = name_key(title)
        titles = (
            *(table.record.title for table in self._lobby.tables.values()),
            *(making for _, making in self._making),
        )
        return self._lobby.finished.has_title(title) or any(name_key(one) == key for one in titles)

    def _wished(
        self, wish: MakeTable, branch: Branch | None
    ) -> tuple[HostedGame, ScenarioOffered, dict[str, SeatRecord]]:
        """Return the requested game, scenario and players. Raises Refusal for invalid ones."""
        id, scenario_id = wish.game, wish.scenario
        saved: SavedGame | Branch | None = branch or next(
            (save for save in self._lobby.saves if save.name == wish.save), None
        )
        if wish.save and saved is None:
            raise Refusal("save-unknown")
        if saved is not None:
            id, scenario_id = saved.game, saved.scenario
        hosted = self._host.games.get(id or next(iter(self._host.games)))
        if hosted is None:
            raise Refusal("game-not-hosted", game=id)
        scenario = hosted.offered.scenario(scenario_id or hosted.scenarios[0].id)
        if scenario is None:
            raise Refusal("scenario-unknown")
        if any(bot and bot not in hosted.bots for bot in wish.seats.values()):
            raise Refusal("bot-unknown")
        seats = saved.seats if saved is not None else _seats(scenario, set(wish.seats))
        if not set(wish.seats) <= set(seats):
            raise Refusal("seat-unknown")
        fixed = scenario.fixed
        return (
            hosted,
            scenario,
            {
                seat: SeatRecord(
                    bot=fixed.get(seat) or wish.seats.get(seat, ""),
                    held=wish.hold and seat not in fixed and bool(wish.seats.get(seat)),
                )
                for seat in seats
            },
        )


def _seats(scenario: ScenarioOffered, named: set[str]) -> tuple[str, ...]:
    """Return the seats to play: the named ones if the scenario has that number, otherwise the usual
    ones."""
    return next((seats for seats in scenario.seats if set(seats) == named), scenario.seats[0])


def _check_begins(record: TableRecord) -> None:
    """Raise Refusal unless the maker of a table can begin its game alone, on the only free seat."""
    free = sum(not there.bot for there in record.seats.values())
    if free != 1:
        raise Refusal("start-free-seat" if free else "start-nobody")


def _options(scenario: ScenarioOffered, wished: dict[str, str]) -> dict[str, str]:
    """Return the game's own options, requested or default. Raises Refusal for invalid ones."""
    for name, value in wished.items():
        if value not in scenario.options.get(name, ()):
            raise Refusal("option-unknown")
    return {name: wished.get(name, values[0]) for name, values in scenario.options.items()}


def _clock(wish: MakeTable) -> Clock:
    """The clock of a new table."""
    pace = PACES.get(wish.pace)
    if pace is None:
        return Clock(decision=wish.decision_clock, game=wish.game_clock)
    return Clock(
        decision=wish.decision_clock, game=pace.start, increment=pace.increment, cap=pace.cap
    )
