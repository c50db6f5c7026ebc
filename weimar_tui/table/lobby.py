"""All tables of a server: made, listed, opened again after a restart."""

from __future__ import annotations

import logging
import shutil
from datetime import datetime
from pathlib import Path

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import SUFFIX, Header, read_save
from weimar_tui.table.clocks import Clock
from weimar_tui.table.fair_dice import new_secret
from weimar_tui.table.host import Host, HostedGame, Refusal
from weimar_tui.table.hosted_table import HostedTable
from weimar_tui.table.limits import plain_text
from weimar_tui.table.record import (
    OVER,
    PLAYING,
    WAITING,
    SeatRecord,
    TableRecord,
    is_id,
    new_id,
    read_record,
    record_text,
    write_record,
)
from weimar_tui.table.wire import MakeTable, SavedGame, ScenarioOffered, TableState

_log = logging.getLogger("weimar_tui.table")
_FINISHED_SHOWN = 20
_SAVES_SHOWN = 50
_ORDER = {PLAYING: 0, WAITING: 1, OVER: 2}


class Lobby:
    """The tables. `open` reads those of an earlier run and lets their games go on."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables: dict[str, HostedTable] = {}
        self.saves: tuple[SavedGame, ...] = ()
        self._headers: dict[tuple[str, int, int], SavedGame | None] = {}
        self._making: list[str] = []

    def open(self) -> None:
        """Find the tables on disk; a damaged one is logged and left alone."""
        self.host.tables.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.host.saves.mkdir(exist_ok=True, mode=0o700)
        for folder in sorted(self.host.tables.iterdir()):
            if not is_id(folder.name):
                continue
            try:
                record = read_record(folder)
                if record.game not in self.host.games:
                    raise SaveError(
                        f"the game '{record.game}' is not hosted here", id="game-not-hosted"
                    )
                table = HostedTable(record, self.host)
                table.open_now()
                table.grant_notice()
            except (KernelError, RecursionError) as error:
                _log.error("a table is left out: %s: %s", folder, error)
                continue
            self.tables[record.id] = table
            table.answering.wake()
        self.saves = self._find_saves()

    async def close(self) -> None:
        """Write everything and let go."""
        for table in self.tables.values():
            await table.close()

    def find(self, name: str, id: str) -> HostedTable:
        """A table that a player may know of. Raises Refusal, the same for those they may not."""
        table = self.tables.get(id)
        if table is None or not table.may_see(name):
            raise Refusal("There is no such table.", id="table-unknown")
        return table

    # --- making ---------------------------------------------------------------------------------
    async def make(self, name: str, wish: MakeTable) -> HostedTable:
        """Make a table. Raises Refusal."""
        limits = self.host.limits
        owners = [t.record.owner for t in self.tables.values() if t.record.state != OVER]
        owners += self._making
        if len(owners) >= limits.tables:
            raise Refusal("There are too many tables already.", id="tables-full")
        if owners.count(name) >= limits.tables_each:
            raise Refusal("You have too many tables already.", id="tables-yours")
        hosted, scenario, seats = self._wished(wish)
        record = TableRecord(
            id=new_id(),
            title=plain_text(wish.title, 40) or f"{name}'s table",
            game=hosted.game.id,
            scenario=scenario.id,
            owner=name,
            seats=seats,
            options={} if wish.save else _options(scenario, wish.options),
            public=wish.public,
            invited=list(wish.invited),
            save=wish.save,
            created=datetime.now().isoformat(timespec="seconds"),
            secret=new_secret(),
            clock=Clock(decision=wish.decision_clock, game=wish.game_clock),
            watch=wish.watch,
            delay=wish.delay,
            absence=wish.absence,
            active=self.host.now(),
        )
        self._making.append(name)
        try:
            folder = self.host.tables / record.id
            await self.host.disk.run(write_record, folder, record_text(record))
        except SaveError as error:
            _log.error("no table can be made: %s", error)
            raise Refusal(
                "The server cannot save now, so nothing was changed. Try again later.",
                id="disk-full",
            ) from None
        finally:
            self._making.remove(name)
        table = self.tables[record.id] = HostedTable(record, self.host)
        return table

    def _wished(self, wish: MakeTable) -> tuple[HostedGame, ScenarioOffered, dict[str, SeatRecord]]:
        """The game, its set-up and who plays, as wished. Raises Refusal for what there is not."""
        id, scenario_id = wish.game, wish.scenario
        saved = next((save for save in self.saves if save.name == wish.save), None)
        if wish.save and saved is None:
            raise Refusal("There is no such saved game.", id="save-unknown")
        if saved is not None:
            id, scenario_id = saved.game, saved.scenario
        hosted = self.host.games.get(id or next(iter(self.host.games)))
        if hosted is None:
            raise Refusal("There is no such game.", id="game-not-hosted")
        scenario = hosted.offered.scenario(scenario_id or hosted.scenarios[0].id)
        if scenario is None:
            raise Refusal("There is no such scenario.", id="scenario-unknown")
        if any(bot and bot not in hosted.bots for bot in wish.seats.values()):
            raise Refusal("There is no such bot.", id="bot-unknown")
        seats = saved.seats if saved is not None else _seats(scenario, set(wish.seats))
        if not set(wish.seats) <= set(seats):
            raise Refusal("There is no such seat.", id="seat-unknown")
        fixed = scenario.fixed
        return (
            hosted,
            scenario,
            {seat: SeatRecord(bot=fixed.get(seat) or wish.seats.get(seat, "")) for seat in seats},
        )

    async def close_table(self, name: str, table: HostedTable) -> None:
        """Take away a table whose game has not begun. Raises Refusal."""
        async with table.lock:
            if table.record.owner != name:
                raise Refusal("Only who made the table can close it.", id="close-owner")
            if table.record.state != WAITING:
                raise Refusal("The game has begun; it stays.", id="close-begun")
        await self._take_away(table)

    async def expire(self) -> list[HostedTable]:
        """End tables at which nobody has done anything for long; returns them."""
        ended = []
        for table in list(self.tables.values()):
            left = table.expires()
            if left < 0:
                continue
            table.warn()
            if left > 0:
                continue
            try:
                if table.record.state == WAITING:
                    await self._take_away(table)
                else:
                    await table.end("expired")
            except Refusal:
                continue  # the disk takes nothing now
            _log.info("table %s has expired", table.record.id)
            ended.append(table)
        return ended

    async def close_by_host(self, id: str) -> HostedTable:
        """Take a table away, or end its game if that has begun. Raises Refusal."""
        table = self.tables.get(id)
        if table is None:
            raise Refusal("There is no such table.", id="table-unknown")
        if table.record.state == WAITING:
            await self._take_away(table)
        else:
            await table.end("closed")
        return table

    async def _take_away(self, table: HostedTable) -> None:
        async with table.lock:
            begun = table.record.state != WAITING
            if not begun and self.tables.pop(table.record.id, None) is not None:
                await self.host.disk.run(_remove, table.folder)

    # --- saves ----------------------------------------------------------------------------------
    async def look_for_saves(self) -> bool:
        """Find the saves again; whether there are others than before."""
        found = await self.host.disk.run(self._find_saves)
        changed, self.saves = found != self.saves, found
        return changed

    def _find_saves(self) -> tuple[SavedGame, ...]:
        """The saved games that the host laid out to be gone on with."""
        headers: dict[tuple[str, int, int], SavedGame | None] = {}
        try:
            for path in sorted(self.host.saves.glob(f"*{SUFFIX}"))[: 4 * _SAVES_SHOWN]:
                if not path.is_file() or not path.name.isascii() or len(path.name) > 64:
                    continue
                stat = path.stat()
                key = (path.name, stat.st_mtime_ns, stat.st_size)
                known = key in self._headers
                headers[key] = self._headers[key] if known else self._saved_game(path)
        except OSError:
            return ()
        self._headers = headers
        return tuple(saved for saved in headers.values() if saved is not None)[:_SAVES_SHOWN]

    def _saved_game(self, path: Path) -> SavedGame | None:
        try:
            header: Header = read_save(path).header
        except (KernelError, RecursionError) as error:
            _log.warning("a saved game is left out: %s: %s", path.name, error)
            return None
        hosted = self.host.games.get(header.game)
        if hosted is None or hosted.offered.scenario(header.scenario) is None:
            return None
        return SavedGame(
            name=path.name, game=header.game, scenario=header.scenario, seats=header.seats
        )

    # --- listing --------------------------------------------------------------------------------
    def list_for(self, name: str) -> tuple[TableState, ...]:
        """The tables as a player sees them, one's own first; few that are over."""
        seen = [t for t in self.tables.values() if t.may_see(name)]
        seen.sort(key=lambda t: t.record.created, reverse=True)
        over = [t for t in seen if t.record.state == OVER and not t.seat_of(name)]
        left_out = set(over[_FINISHED_SHOWN:])
        shown = [t for t in seen if t not in left_out]
        shown.sort(key=lambda t: (not t.seat_of(name), _ORDER.get(t.record.state, 3)))
        return tuple(table.state(name) for table in shown)


def _seats(scenario: ScenarioOffered, named: set[str]) -> tuple[str, ...]:
    """The seats to play: those named if that many can play, else the usual ones."""
    return next((seats for seats in scenario.seats if set(seats) == named), scenario.seats[0])


def _options(scenario: ScenarioOffered, wished: dict[str, str]) -> dict[str, str]:
    """The game's own options, each as wished or as usual. Raises Refusal for what there is not."""
    for name, value in wished.items():
        if value not in scenario.options.get(name, ()):
            raise Refusal("There is no such option.", id="option-unknown")
    return {name: wished.get(name, values[0]) for name, values in scenario.options.items()}


def _remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
