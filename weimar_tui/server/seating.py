"""A table before its game: seats are taken and given back, words added, the game is begun."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path

import msgspec

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.files import open_ordinary
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.fair_dice import OPTION, players_of
from weimar_tui.server.game_table import GameTable
from weimar_tui.server.host import Refusal
from weimar_tui.server.limits import plain_text
from weimar_tui.server.record import GAME, PLAYING, WAITING, SeatRecord, TableRecord, fair_dice

_log = logging.getLogger("weimar_tui.server")


class SeatedTable(GameTable):
    """A table whose seats people take. Methods named after requests raise Refusal, changing
    nothing; what they change is on disk before anybody is told.
    """

    # --- before the game ------------------------------------------------------------------------
    async def sit(self, name: str, seat: str) -> None:
        """Take a free seat."""
        async with self.lock:
            there = self._waiting_seat(name, seat)
            if there.bot or there.player:
                raise Refusal("That seat is taken.", id="seat-taken")
            mine = self.seat_of(name)

            def sit(record: TableRecord) -> None:
                if mine:
                    record.seats[mine].player = ""
                record.seats[seat].player = name

            await self.change(sit)
            self.active()
            self.reseat()

    async def stand(self, name: str) -> None:
        """Give the seat back."""
        async with self.lock:
            mine = self.seat_of(name)
            if not mine:
                raise Refusal("You have no seat here.", id="seat-none")
            self._waiting_seat(name, mine)

            def stand(record: TableRecord) -> None:
                record.seats[mine].player = ""

            await self.change(stand)
            self.reseat()

    def _waiting_seat(self, name: str, seat: str) -> SeatRecord:
        if self.record.state != WAITING:
            raise Refusal("The game has begun; seats are fixed.", id="seats-fixed")
        if not self.may_see(name) or seat not in self.record.seats:
            raise Refusal("There is no such seat.", id="seat-unknown")
        return self.record.seats[seat]

    def reseat(self) -> None:
        """Seats have changed hands: consents of who sat there before are over."""
        for connection, subscription in self.connections.items():
            subscription.seat = self.seat_of(connection.name)
            if subscription.seat:
                subscription.look_openly()
        self.keep_consents()
        self.tell_room()

    async def add_word(self, name: str, word: str) -> None:
        """Add a word to the seed; once for each player with a seat."""
        async with self.lock:
            record = self.record
            if record.state != WAITING:
                raise Refusal("The game has begun; the seed is fixed.", id="seed-fixed")
            if record.save:
                raise Refusal(
                    "A saved game goes on with the seed it began with.", id="seed-of-save"
                )
            if not self.seat_of(name):
                raise Refusal("Take a seat first.", id="seat-first")
            if name in record.words:
                raise Refusal("You have added a word already.", id="word-added")
            plain = plain_text(word, 64)
            if not plain:
                raise Refusal("There is nothing to add.", id="word-empty")

            def add(record: TableRecord) -> None:
                record.words[name] = plain

            await self.change(add)
            self.active()
            self.tell_room()

    async def start(self, name: str) -> None:
        """Begin the game."""
        async with self.lock:
            record = self.record
            if record.state != WAITING:
                raise Refusal("The game has begun already.", id="start-already")
            if name != record.owner:
                raise Refusal("Only who made the table can start the game.", id="start-owner")
            if any(not (seat.player or seat.bot) for seat in record.seats.values()):
                raise Refusal("A seat is still free.", id="start-free-seat")
            if not self.people():
                raise Refusal(
                    "Somebody must sit down; bots alone do not need a table.", id="start-nobody"
                )
            local = await self._begin()
            try:
                await self.change(_play)
            except Refusal:
                local.close()
                raise
            self._take(local)
            self.active()
            self._tell_all()
            self.tell_room()
            self.answering.wake()

    async def _begin(self) -> GameHandle:
        """The game's first moment, on disk."""
        path = self.folder / GAME
        try:
            if self.record.save:
                return await self.host.disk.run(self._go_on, path)
            return await self.host.disk.run(self._new, path)
        except SaveError as error:
            raise self._refusal(error) from None
        except KernelError as error:
            raise Refusal(str(error), id=error.id, **error.arguments) from None

    def _go_on(self, path: Path) -> GameHandle:
        try:
            with open_ordinary(self.host.saves / self.record.save, links=False) as save:
                path.write_bytes(save.read())
        except OSError:
            raise Refusal("That saved game cannot be read any more.", id="start-save") from None
        try:
            return self._read()
        except SaveError as error:
            _log.error("table %s: %s", self.record.id, error)
            raise Refusal("That saved game cannot be read any more.", id="start-save") from None

    def _new(self, path: Path) -> GameHandle:
        record = self.record
        path.unlink(missing_ok=True)  # from a start that failed before it was noted
        fair = fair_dice(record)
        hosted = self.host.games[record.game]
        options = hosted.options(record.scenario, tuple(record.seats), record.options)
        session = Session.new(
            hosted.game,
            record.scenario,
            fair.seed(record.game, record.scenario),
            options={**options, OPTION: msgspec.to_builtins(fair)},
            players=players_of(fair.seats),
            path=path,
            program=self.host.program,
            created=datetime.now().isoformat(timespec="seconds"),
            sync=self.host.sync,
        )
        return GameHandle(session)


def _play(record: TableRecord) -> None:
    record.state = PLAYING
