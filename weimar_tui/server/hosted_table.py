"""One table of a server with its people: taking seats, starting, coming, going, agreeing."""

from __future__ import annotations

import asyncio
import logging
from math import ceil

from msgspec.structs import replace

from weimar_tui.kernel.errors import SaveError
from weimar_tui.server.framing import LARGEST_REPLY
from weimar_tui.server.game_table import let_stand_in
from weimar_tui.server.host import Connection, Host, Refusal
from weimar_tui.server.limits import plain_text
from weimar_tui.server.record import OVER, PLAYING, SeatRecord, TableRecord, game_file
from weimar_tui.server.seating import SeatedTable
from weimar_tui.server.subscription import Subscription
from weimar_tui.server.wire import TableStatus

_log = logging.getLogger("weimar_tui.server")
_LARGEST_FILE = LARGEST_REPLY - 64 * 1024


class HostedTable(SeatedTable):
    """A table with its people: coming, going, talking, agreeing, ending.

    Consents and agreements are of people who are here: they are kept in memory only, and end when
    their people leave. Methods named after requests raise Refusal, changing nothing.
    """

    def __init__(
        self, record: TableRecord, host: Host, changed_in_lobby: asyncio.Event | None = None
    ) -> None:
        super().__init__(record, host, changed_in_lobby)
        now = host.clock()
        self._left = dict.fromkeys(self.people(), now)
        self._coming = 0

    @property
    def is_left(self) -> bool:
        """Whether it is over, written, and nobody is here or comes: the disk has all of it."""
        busy = self.connections or self._coming or self._unwritten or self.lock.locked()
        return self.record.state == OVER and not busy

    # --- coming and going -----------------------------------------------------------------------
    async def enter(self, connection: Connection, through: str = "") -> None:
        """Come to the table: to one's seat, or to watch."""
        self._coming += 1
        try:
            await self._enter(connection, through)
        finally:
            self._coming -= 1

    async def _enter(self, connection: Connection, through: str) -> None:
        async with self.lock:
            if not self.may_see(connection.name):
                raise Refusal("There is no such table.", id="table-unknown")
            seat = self.seat_of(connection.name)
            record = self.record
            if through and (seat or through not in record.seats or not self.all_consent()):
                raise Refusal(
                    "Hands are shown only to spectators, and with every player's consent.",
                    id="watch-hands",
                )
            watchers = sum(not subscription.seat for subscription in self.connections.values())
            if (
                not seat
                and connection not in self.connections
                and watchers >= self.host.limits.watchers
            ):
                raise Refusal("There are too many spectators already.", id="watch-full")
            try:
                await self.open()
            except SaveError as error:
                self._refusal(error)
                raise Refusal(
                    "The game of this table cannot be opened; the host can read why in the log.",
                    id="game-unreadable",
                ) from None
            if seat:
                await self._come_back(connection.name, seat)
            self.connections[connection] = Subscription(
                seat=seat, through=through, delay=float(record.delay)
            )
            self.tell_room()
            for line in self.talk.lines:
                self._tell_chat(connection, line)
            self._tell(connection)
            self.answering.wake()

    async def _come_back(self, name: str, seat: str) -> None:
        """A player is here again: nobody plays for them, and they are told who did."""
        self.agreed.pop(seat, None)
        there = self.record.seats[seat]
        if not there.stand_in or self.record.clock.flagged(seat):
            return
        bot, answers = there.stand_in, there.answers

        def come_back(record: TableRecord) -> None:
            record.seats[seat].stand_in, record.seats[seat].answers = "", 0

        await self.change(come_back)
        self.set_player(seat)
        self.announce(
            f"While you were away the bot {bot} played for you; it gave {answers} answers.",
            id="bot-stood-in",
            to_player=name,
            bot=bot,
            number=answers,
        )

    def leave(self, connection: Connection) -> None:
        """Go away; the seat waits. What the player consented to is over."""
        if self.connections.pop(connection, None) is None:
            return
        if not self.present(connection.name):
            if self.seat_of(connection.name):
                self._left[connection.name] = self.host.clock()
            for names in (*self.agreed.values(), self.agreed_to_end):
                if connection.name in names:
                    names.remove(connection.name)
            self.keep_consents()
        self.tell_room()

    def away(self, name: str) -> float:
        """Seconds since a player was last here; 0 for who is."""
        if self.present(name):
            return 0.0
        return self.host.clock() - self._left.get(name, self.host.clock())

    def room(self, name: str) -> TableStatus:
        return replace(super().room(name), stand_ins=self.until_stand_ins())

    def until_stand_ins(self) -> dict[str, int]:
        """By seat, the minutes until a bot can be agreed to for who has not been away for long."""
        left = {
            seat: self.record.absence - self.away(there.player)
            for seat, there in self.record.seats.items()
            if there.player and not self.present(there.player)
        }
        return {seat: ceil(seconds / 60) for seat, seconds in left.items() if seconds > 0}

    # --- agreeing -------------------------------------------------------------------------------
    async def agree_to_bot(self, name: str, seat: str, yes: bool) -> None:
        """Agree that a bot plays an absent player's seat; most of the seated people must."""
        async with self.lock:
            there = self.record.seats.get(seat)
            if self.record.state != PLAYING or not self.seat_of(name):
                raise Refusal(
                    "Only players of a game that is going on can agree to that.", id="agree-players"
                )
            if not self.present(name):
                raise Refusal("Go to the table to agree to that.", id="agree-elsewhere")
            if there is None or not there.player or there.player == name:
                raise Refusal("There is nobody to play for in that seat.", id="agree-nobody")
            if self.present(there.player):
                raise Refusal(
                    "That player is here; a bot can only play for somebody who is away.",
                    id="agree-here",
                )
            if there.stand_in:
                raise Refusal("A bot plays that seat already.", id="agree-already")
            if minutes := self.until_stand_ins().get(seat, 0):
                raise Refusal(
                    f"{there.player} has not been away for long; ask again in {minutes} minutes.",
                    id="agree-early",
                    name=there.player,
                    minutes=minutes,
                )
            agreed = [n for n in self.agreed.get(seat, []) if n != name] + ([name] if yes else [])
            self.agreed[seat] = agreed
            if 2 * len(agreed) > len(self.people()):
                await self._let_bot_stand_in(seat, there.player)
            self.tell_room()
            self.answering.wake()

    async def _let_bot_stand_in(self, seat: str, player: str) -> None:
        bot = self.host.stand_in(self.record.game)
        await self.change(lambda record: let_stand_in(record, seat, bot))
        del self.agreed[seat]
        self.set_player(seat)
        self.announce(
            f"A bot plays for {player} until they come back.", id="bot-stands-in", name=player
        )

    async def consent(self, name: str, yes: bool) -> None:
        """Consent, for one's own hand and as long as one stays, that spectators see it, late."""
        async with self.lock:
            seat = self.seat_of(name)
            if not seat or not self.present(name):
                raise Refusal(
                    "Only players at the table can consent to that.", id="consent-players"
                )
            if yes:
                self.consented[seat] = name
            else:
                self.consented.pop(seat, None)
            self.keep_consents()
            self.tell_room()

    # --- talking --------------------------------------------------------------------------------
    def say(self, name: str, text: str, to: str = "", person: str = "") -> None:
        """Say something to the table, or to one other person. Spectators speak among themselves.

        A whisper is for the `person` meant, not for whoever sits there by now.
        """
        seat = self.seat_of(name)
        text = plain_text(text)
        if not text:
            raise Refusal("There is nothing to say.", id="say-empty")
        listener = self.record.seats[to].player if to in self.record.seats else ""
        if to and (not seat or to == seat or not listener):
            raise Refusal("There is nobody to whisper to in that seat.", id="say-nobody")
        if listener != person:
            raise Refusal(
                f"{person or 'Nobody named'} sits there no more; nothing was said.",
                id="say-moved",
                name=person,
            )
        self.tell_line(self.talk.add(name, seat, text, to=to, to_player=listener))
        self.active()

    # --- the end --------------------------------------------------------------------------------
    async def resign(self, name: str) -> None:
        """Give one's seat up in the middle of the game: a bot plays it to the end."""
        async with self.lock:
            seat = self.seat_of(name)
            if not seat or self.record.state != PLAYING:
                raise Refusal("You play in no game here.", id="resign-players")
            bot = self.host.stand_in(self.record.game)

            def resign(record: TableRecord) -> None:
                record.seats[seat] = SeatRecord(bot=bot)
                record.resigned.append(name)

            await self.change(resign)
            self.announce(f"{name} has resigned; a bot plays on.", id="player-resigned", name=name)
            self.agreed.pop(seat, None)
            self.set_player(seat)
            self.reseat()
            if not self.people():
                await self._end("abandoned")
            else:
                await self._end_if_agreed()
            if self.record.state == PLAYING:
                self._tell_all()
            self.answering.wake()

    async def agree_to_end(self, name: str, yes: bool) -> None:
        """Agree that the game ends without a result; most of the people, and all present, must."""
        async with self.lock:
            if not self.seat_of(name) or self.record.state != PLAYING:
                raise Refusal("You play in no game here.", id="resign-players")
            if not self.present(name):
                raise Refusal("Go to the table to agree to that.", id="agree-elsewhere")
            others = [other for other in self.agreed_to_end if other != name]
            self.agreed_to_end = [*others, name] if yes else others
            await self._end_if_agreed()
            self.tell_room()

    async def _end_if_agreed(self) -> None:
        people, agreed = self.people(), set(self.agreed_to_end)
        here = {name for name in people if self.present(name)}
        if here and here <= agreed and 2 * len(agreed) > len(people):
            await self._end("abandoned")

    async def end(self, ending: str) -> None:
        """End the game for a reason outside of it: `abandoned`, `closed` or `expired`."""
        async with self.lock:
            if self.record.state == PLAYING:
                await self._end(ending)

    async def _end(self, ending: str) -> None:
        def end(record: TableRecord) -> None:
            record.state, record.ending = OVER, ending

        await self.change(end)
        if self._local is not None:
            self._local.session.close()
        match ending:
            case "abandoned":
                self.announce("The game was ended by agreement.", id="ended-abandoned")
            case "expired":
                text = "The game has ended, since nobody played for long."
                self.announce(text, id="ended-expired")
            case _:
                self.announce("The host has ended the game.", id="ended-closed")
        self._tell_all()
        self.tell_room()

    async def file(self, name: str) -> tuple[str, bytes]:
        """The recorded game of a table that is over, for its players: a name and the bytes."""
        record = self.record
        players = {*self.people(), *record.resigned}
        if record.state != OVER or name not in players:
            raise Refusal("Only players can have a game, and only when it is over.", id="fetch-not")
        try:
            return await self.host.disk.run(self._read_file)
        except OSError as error:
            _log.error("table %s: %s", record.id, error)
            raise Refusal("The game cannot be read.", id="game-unreadable") from None

    def _read_file(self) -> tuple[str, bytes]:
        path = game_file(self.folder)
        if path.stat().st_size > _LARGEST_FILE:
            raise OSError(f"{path} is too large to be sent")
        return f"{self.record.game}-{self.record.id}{path.suffix}", path.read_bytes()
