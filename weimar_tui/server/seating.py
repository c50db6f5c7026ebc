"""A table before its game: players take and leave seats, add words to the seed, and start it."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.files import open_ordinary
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.fair_dice import OPTION, players_of
from weimar_tui.server.host import Refusal
from weimar_tui.server.limits import MOST_INVITED, plain_text
from weimar_tui.server.record import (
    GAME,
    PLAYING,
    WAITING,
    SeatRecord,
    TableRecord,
    draw_tokens,
    fair_dice,
)
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_log = logging.getLogger("weimar_tui.server")


class Seating:
    """Seats, words for the dice, and the start of a game.

    Methods are named after requests and raise Refusal, changing nothing.
    """

    def __init__(self, table: ServerTable) -> None:
        self._table = table

    async def sit(self, name: str, seat: str) -> None:
        """Take a free seat."""
        async with self._table.lock:
            there = self._waiting_seat(name, seat)
            if there.bot or there.player:
                raise Refusal("seat-taken")
            if name in self._table.record.removed:
                raise Refusal("seat-removed")
            mine = self._table.seat_of(name)

            def sit(record: TableRecord) -> None:
                if mine:
                    record.seats[mine].player = ""
                record.seats[seat].player = name

            await self._table.change(sit)
            self._table.idle.restart()
            self._table.reseat()

    async def stand(self, name: str) -> None:
        """Give the seat back."""
        async with self._table.lock:
            mine = self._table.seat_of(name)
            if not mine:
                raise Refusal("seat-none")
            self._waiting_seat(name, mine)

            def stand(record: TableRecord) -> None:
                record.seats[mine].player = ""

            await self._table.change(stand)
            self._table.reseat()

    async def unseat(self, name: str, seat: str) -> None:
        """Take a seat from another player, who cannot sit down again without a new invitation."""
        async with self._table.lock:
            there = self._owned_seat(name, seat)
            player = there.player
            if not player or player == name:
                raise Refusal("unseat-nobody")

            def unseat(record: TableRecord) -> None:
                record.seats[seat].player = ""
                record.removed = [*record.removed, player]
                record.invited = [other for other in record.invited if other != player]

            await self._table.change(unseat)
            self._table.idle.restart()
            self._table.audience.announce("player-unseated", name=player)
            self._table.reseat()

    async def hold(self, name: str, seat: str, bot: str) -> None:
        """Give a free seat to a bot, or free a bot's seat."""
        async with self._table.lock:
            there, record = self._owned_seat(name, seat), self._table.record
            hosted = self._table.host.games[record.game]
            scenario = hosted.offered.scenario(record.scenario)
            if there.player or (there.bot and bot):
                raise Refusal("seat-taken")
            if scenario is not None and seat in scenario.fixed:
                raise Refusal("seats-fixed-bot")
            if bot and bot not in hosted.bots:
                raise Refusal("bot-unknown")

            def hold(record: TableRecord) -> None:
                record.seats[seat].bot = bot

            await self._table.change(hold)
            self._table.idle.restart()
            self._table.audience.send_status()

    async def invite(self, name: str, person: str, yes: bool) -> None:
        """Allow a person to take a seat here, or withdraw that; `person` is spelled as known."""
        async with self._table.lock:
            record = self._table.record
            if name != record.owner:
                raise Refusal("owner-only")
            if record.state != WAITING:
                raise Refusal("seats-fixed")
            if yes and len(record.invited) >= MOST_INVITED:
                raise Refusal("invite-many")

            def invite(record: TableRecord) -> None:
                others = [other for other in record.invited if other != person]
                record.invited = [*others, person] if yes else others
                record.removed = [other for other in record.removed if other != person]

            await self._table.change(invite)
            self._table.idle.restart()
            self._table.audience.send_status()

    def _owned_seat(self, name: str, seat: str) -> SeatRecord:
        if name != self._table.record.owner:
            raise Refusal("owner-only")
        return self._waiting_seat(name, seat)

    def _waiting_seat(self, name: str, seat: str) -> SeatRecord:
        if self._table.record.state != WAITING:
            raise Refusal("seats-fixed")
        if not self._table.may_see(name) or seat not in self._table.record.seats:
            raise Refusal("seat-unknown")
        return self._table.record.seats[seat]

    async def add_word(self, name: str, word: str) -> None:
        """Add a word to the seed; once for each player with a seat."""
        async with self._table.lock:
            record = self._table.record
            if record.state != WAITING:
                raise Refusal("seed-fixed")
            if record.save:
                raise Refusal("seed-of-save")
            if not self._table.seat_of(name):
                raise Refusal("seat-first")
            if name in record.words:
                raise Refusal("word-added")
            plain = plain_text(word, 64)
            if not plain:
                raise Refusal("word-empty")

            def add(record: TableRecord) -> None:
                record.words[name] = plain

            await self._table.change(add)
            self._table.idle.restart()
            self._table.audience.send_status()

    async def start(self, name: str) -> None:
        """Start the game."""
        async with self._table.lock:
            record = self._table.record
            if record.state != WAITING:
                raise Refusal("start-already")
            if name != record.owner:
                raise Refusal("start-owner")
            if any(not (seat.player or seat.bot) for seat in record.seats.values()):
                raise Refusal("start-free-seat")
            if not self._table.people():
                raise Refusal("start-nobody")
            await self._table.change(draw_tokens)
            local = await self._begin()
            try:
                await self._table.change(_play)
            except Refusal:
                local.close()
                raise
            self._table.take_game(local)
            self._table.idle.restart()
            self._table.audience.send_game()
            self._table.audience.send_status()
            self._table.answering.wake()

    async def _begin(self) -> GameHandle:
        """Create the game and its file."""
        path = self._table.file.folder / GAME
        try:
            if self._table.record.save:
                return await self._table.host.disk.run(self._go_on, path)
            return await self._table.host.disk.run(self._new, path)
        except SaveError as error:
            raise self._table.file.refusal(error) from None
        except KernelError as error:
            raise Refusal(error.id, **error.arguments) from None

    def _go_on(self, path: Path) -> GameHandle:
        try:
            with open_ordinary(
                self._table.host.saves / self._table.record.save, links=False
            ) as save:
                path.write_bytes(save.read())
        except OSError:
            raise Refusal("start-save") from None
        try:
            return self._table.read_game()
        except SaveError as error:
            _log.error("table %s: %s", self._table.record.id, english(error))
            raise Refusal("start-save") from None

    def _new(self, path: Path) -> GameHandle:
        record = self._table.record
        path.unlink(missing_ok=True)  # left over from a failed start
        fair = fair_dice(record)
        hosted = self._table.host.games[record.game]
        options = hosted.options(record.scenario, tuple(record.seats), record.options)
        session = Session.new(
            hosted.game,
            record.scenario,
            fair.seed(record.game, record.scenario),
            options={**options, OPTION: msgspec.to_builtins(fair)},
            players=players_of(fair.seats),
            path=path,
            program=self._table.host.program,
            created=datetime.now().isoformat(timespec="seconds"),
            sync=self._table.host.sync,
        )
        return GameHandle(session)


def _play(record: TableRecord) -> None:
    record.state = PLAYING
