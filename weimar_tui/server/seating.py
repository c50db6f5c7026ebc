"""A table before its game: players take and leave seats, add words to the seed, and start it."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.files import open_ordinary
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.server.branches import branched_save
from weimar_tui.server.fair_dice import OPTION, new_token, players_of
from weimar_tui.server.host import Refusal
from weimar_tui.server.limits import MOST_INVITED, plain_text
from weimar_tui.server.record import (
    PLAYING,
    WAITING,
    SeatRecord,
    TableRecord,
    draw_tokens,
    fair_dice,
    would_be_rated,
)
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_log = logging.getLogger("weimar_tui.server")

LONGEST_REASON = 120
"""Characters of the reason for asking a player to leave."""


class Seating:
    """Seats, words for the dice, and the start of a game.

    Methods are named after requests and raise Refusal, changing nothing.
    """

    def __init__(self, table: ServerTable) -> None:
        self._table = table

    async def sit(self, name: str, seat: str) -> None:
        """Take a free seat, or one that a bot holds: at once before the game, later during it."""
        async with self._table.lock:
            if self._table.record.state == PLAYING:
                await self._join(name, seat)
                return
            there = self._waiting_seat(name, seat)
            if there.player == name:
                return  # from another terminal
            if there.player or (there.bot and not there.held):
                raise Refusal("seat-taken")
            if self.was_sent_away(name):
                raise Refusal("seat-removed")
            if self._table.apart_from(name):
                raise Refusal("sit-apart")
            mine = self._table.seat_of(name)

            def sit(record: TableRecord) -> None:
                if mine:
                    record.seats[mine] = SeatRecord()
                record.seats[seat] = SeatRecord(player=name)
                record.ready = [other for other in record.ready if other != name]

            await self._table.change(sit)
            self._table.idle.restart()
            self._table.reseat()
            await self._start_if_ready()

    def was_sent_away(self, name: str) -> bool:
        """Whether a player cannot take a seat again, because the owner has taken theirs or they
        have resigned."""
        record = self._table.record
        gone = (*record.removed, *record.resigned)
        return bool(gone) and name in map(self._table.host.now_called, gone)

    async def _join(self, name: str, seat: str) -> None:
        """Reserve a seat that a bot holds; the player takes it at the start of the next round."""
        table = self._table
        if not table.may_see(name) or seat not in table.record.seats:
            raise Refusal("seat-unknown")
        there = table.record.seats[seat]
        if there.player or there.joins or not there.held:
            raise Refusal("seats-fixed" if not there.held else "seat-taken")
        if self.was_sent_away(name):
            raise Refusal("seat-removed")
        waits_for = [other for other, one in table.record.seats.items() if one.joins == name]
        if table.seat_of(name):
            raise Refusal("seat-has")
        if table.apart_from(name):
            raise Refusal("sit-apart")

        def join(record: TableRecord) -> None:
            for other in waits_for:
                record.seats[other].joins = ""
            record.seats[seat].joins = name

        await table.change(join)
        table.idle.restart()
        table.audience.announce("player-joins", name=name, seat=seat)
        table.audience.send_status()

    async def let_join(self) -> None:
        """Give seats to the players who wait for them; called when a round begins."""
        table = self._table
        async with table.lock:
            joining = {seat: one.joins for seat, one in table.record.seats.items() if one.joins}
            if not joining or table.record.state != PLAYING:
                return

            def take_over(record: TableRecord) -> None:
                for seat, name in joining.items():
                    record.seats[seat] = SeatRecord(player=name)
                    record.joined.append(name)
                    record.tokens[name] = record.tokens.get(name) or new_token()

            await table.change(take_over)
            for seat, name in joining.items():
                table.set_player(seat)
                table.audience.announce("player-joined", name=name, seat=seat)
            table.reseat()
            table.audience.send_game()
            table.answering.wake()

    async def stand(self, name: str) -> None:
        """Give the seat back."""
        async with self._table.lock:
            mine = self._table.seat_of(name)
            if not mine:
                raise Refusal("seat-none")
            self._waiting_seat(name, mine)

            def stand(record: TableRecord) -> None:
                record.seats[mine] = SeatRecord()
                record.ready = [other for other in record.ready if other != name]

            await self._table.change(stand)
            self._table.reseat()

    async def unseat(self, name: str, seat: str, reason: str = "") -> str:
        """Take a seat from another player, who cannot sit down again without a new invitation.

        Returns that player's name. They see the reason.
        """
        async with self._table.lock:
            there = self._owned_seat(name, seat)
            player = there.player
            if not player or player == name:
                raise Refusal("unseat-nobody")

            def unseat(record: TableRecord) -> None:
                record.seats[seat] = SeatRecord()
                record.ready = [other for other in record.ready if other != player]
                record.removed = [*record.removed, player]
                record.invited = [other for other in record.invited if other != player]

            await self._table.change(unseat)
            self._table.idle.restart()
            self._table.audience.announce("player-unseated", name=player)
            if plain := plain_text(reason, LONGEST_REASON):
                announce = self._table.audience.announce
                announce("unseated-why", to_player=player, name=name, reason=plain)
            self._table.reseat()
        return player

    async def hold(self, name: str, seat: str, bot: str) -> None:
        """Let a bot hold a free seat until a person takes it, or free a bot's seat."""
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
                record.seats[seat] = SeatRecord(bot=bot, held=bool(bot))

            await self._table.change(hold)
            self._table.idle.restart()
            self._table.audience.send_status()
            await self._start_if_ready()

    async def invite(self, name: str, person: str, yes: bool) -> None:
        """Allow a person to take a seat here, or withdraw that; `person` is spelled as known."""
        async with self._table.lock:
            record = self._table.record
            if name != record.owner:
                raise Refusal("owner-only")
            if record.state != WAITING:
                raise Refusal("seats-fixed")
            if person == name:
                raise Refusal("own-name")
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

    async def ready(self, name: str, yes: bool) -> None:
        """Say (or take back) that a player with a seat is ready."""
        async with self._table.lock:
            if self._table.record.state != WAITING:
                raise Refusal("seats-fixed")
            if not self._table.seat_of(name):
                raise Refusal("seat-first")

            def ready(record: TableRecord) -> None:
                others = [other for other in record.ready if other != name]
                record.ready = [*others, name] if yes else others

            await self._table.change(ready)
            self._table.idle.restart()
            self._table.audience.send_status()
            await self._start_if_ready()

    async def start(self, name: str, when_ready: bool = False) -> None:
        """Start the game now, or as soon as no seat is free and everyone is ready."""
        async with self._table.lock:
            record = self._table.record
            if record.state != WAITING:
                raise Refusal("start-already")
            if name != record.owner:
                raise Refusal("start-owner")
            if when_ready:

                def soon(record: TableRecord) -> None:
                    record.starts = True

                await self._table.change(soon)
                self._table.audience.send_status()
                await self._start_if_ready()
            else:
                await self._start()

    async def _start_if_ready(self) -> None:
        """Start the game if that was asked for and no one is missing. The caller holds the lock."""
        record = self._table.record
        if not record.starts or awaited_before(record):
            return
        if any(not (there.player or there.bot) for there in record.seats.values()):
            return
        try:
            await self._start()
        except Refusal as error:
            self._table.audience.announce_once(error.id, **error.arguments)

    async def _start(self) -> None:
        if any(not (seat.player or seat.bot) for seat in self._table.record.seats.values()):
            raise Refusal("start-free-seat")
        if not self._table.people():
            raise Refusal("start-nobody")
        if would_be_rated(self._table.record):
            await self._table.host.check_all_rated(self._table.people())
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
        try:
            if self._table.record.save:
                return await self._table.host.disk.run(self._go_on)
            return await self._table.host.disk.run(self._new)
        except SaveError as error:
            raise self._table.file.refusal(error) from None
        except KernelError as error:
            raise Refusal(error.id, **error.arguments) from None

    def _go_on(self) -> GameHandle:
        host, record = self._table.host, self._table.record
        try:
            if record.branch:
                save = branched_save(host, record)
            else:
                with open_ordinary(host.saves / record.save, links=False) as file:
                    save = file.read()
        except (OSError, SaveError):
            raise Refusal("start-save") from None
        try:
            host.store.resume(record.id, save)
            return self._table.file.read_game()
        except SaveError as error:
            _log.error("table %s: %s", self._table.record.id, english(error))
            raise Refusal("start-save") from None

    def _new(self) -> GameHandle:
        record = self._table.record
        fair = fair_dice(record)
        hosted = self._table.host.games[record.game]
        options = hosted.options(record.scenario, tuple(record.seats), record.options)
        session = Session.new(
            hosted.game,
            record.scenario,
            fair.seed(record.game, record.scenario),
            options={**options, OPTION: msgspec.to_builtins(fair)},
            players=players_of(fair.seats),
            store=self._table.host.store.new_game(record.id),
            program=self._table.host.program,
            created=datetime.now().isoformat(timespec="seconds"),
        )
        return GameHandle(session)


def _play(record: TableRecord) -> None:
    if would_be_rated(record):
        for there in record.seats.values():
            # Who took a bot's seat would end the rating, also for a friend who is losing.
            there.held = False
    record.state, record.ready, record.starts = PLAYING, [], False


def awaited_before(record: TableRecord) -> list[str]:
    """Return the players with a seat who have not said that they are ready; the owner need not."""
    people = [there.player for there in record.seats.values() if there.player]
    return [name for name in people if name not in record.ready and name != record.owner]
