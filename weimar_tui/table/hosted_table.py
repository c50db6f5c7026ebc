"""One table of a server with its people: taking seats, starting, coming, going, agreeing."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path

import msgspec

from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.session import Session
from weimar_tui.table.fair_dice import OPTION, FairDice, commitment_to, seed_of
from weimar_tui.table.feed import Feed
from weimar_tui.table.game_table import GameTable, let_stand_in
from weimar_tui.table.host import Guest, Host, Refusal
from weimar_tui.table.limits import plain_text
from weimar_tui.table.local_table import HUMAN, LocalTable
from weimar_tui.table.record import GAME, PLAYING, WAITING, SeatRecord, TableRecord


class HostedTable(GameTable):
    """A table with its people. Methods named after requests raise Refusal, changing nothing.

    What they change is on disk before anybody is told. Consent and agreements are of people who
    are here: they are kept in memory only, and end when their people leave.
    """

    def __init__(self, record: TableRecord, host: Host) -> None:
        super().__init__(record, host)
        now = host.clock()
        self._left = dict.fromkeys(self.people(), now)

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
            self._reseat()

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
            self._reseat()

    def _waiting_seat(self, name: str, seat: str) -> SeatRecord:
        if self.record.state != WAITING:
            raise Refusal("The game has begun; seats are fixed.", id="seats-fixed")
        if not self.may_see(name) or seat not in self.record.seats:
            raise Refusal("There is no such seat.", id="seat-unknown")
        return self.record.seats[seat]

    def _reseat(self) -> None:
        """Seats have changed hands: consents of who sat there before are over."""
        for guest, feed in self.guests.items():
            feed.seat = self.seat_of(guest.name)
            if feed.seat:
                feed.look_openly()
        self._keep_consents()
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
            for feed in self.guests.values():
                feed.forget()
            self._tell_all()
            self.tell_room()
            self.wake()

    async def _begin(self) -> LocalTable:
        """The game's first moment, on disk."""
        path = self.folder / GAME
        try:
            if self.record.save:
                return await self.host.disk.run(self._go_on, path)
            return await self.host.disk.run(self._new, path)
        except SaveError as error:
            raise self._refusal(error) from None

    def _go_on(self, path: Path) -> LocalTable:
        try:
            shutil.copyfile(self.host.saves / self.record.save, path)
        except OSError:
            raise Refusal("That saved game cannot be read any more.", id="start-save") from None
        return self._read()

    def _new(self, path: Path) -> LocalTable:
        record = self.record
        path.unlink(missing_ok=True)  # from a start that failed before it was noted
        fair = FairDice(
            commitment=commitment_to(record.secret), secret=record.secret, words=record.words
        )
        session = Session.new(
            self.host.games[record.game].game,
            record.scenario,
            seed_of(record.secret, record.words),
            options={**record.options, OPTION: msgspec.to_builtins(fair)},
            players={seat: there.bot or HUMAN for seat, there in record.seats.items()},
            path=path,
            program=self.host.program,
            created=datetime.now().isoformat(timespec="seconds"),
            sync=self.host.sync,
        )
        return LocalTable(session)

    # --- coming and going -----------------------------------------------------------------------
    async def enter(self, guest: Guest, through: str = "") -> None:
        """Come to the table: to one's seat, or to watch."""
        async with self.lock:
            if not self.may_see(guest.name):
                raise Refusal("There is no such table.", id="table-unknown")
            seat = self.seat_of(guest.name)
            record = self.record
            if through and (seat or through not in record.seats or not self.all_consent()):
                raise Refusal(
                    "Hands are shown only to spectators, and with every player's consent.",
                    id="watch-hands",
                )
            watchers = sum(not feed.seat for feed in self.guests.values())
            if not seat and guest not in self.guests and watchers >= self.host.limits.watchers:
                raise Refusal("There are too many spectators already.", id="watch-full")
            try:
                await self.opened()
            except SaveError as error:
                self._refusal(error)
                raise Refusal(
                    "The game of this table cannot be opened; the host can read why in the log.",
                    id="game-unreadable",
                ) from None
            if seat:
                await self._come_back(guest.name, seat)
            self.guests[guest] = Feed(seat=seat, through=through, delay=float(record.delay))
            self.tell_room()
            for line in self.talk.lines:
                self._tell_chat(guest, line)
            self._tell(guest)
            self.wake()

    async def _come_back(self, name: str, seat: str) -> None:
        """A player is here again: nobody plays for them, and they are told who did."""
        self._left.pop(name, None)
        self.agreed.pop(seat, None)
        there = self.record.seats[seat]
        if not there.stand_in or self.record.clock.flagged(seat):
            return
        bot, answers = there.stand_in, there.answers

        def come_back(record: TableRecord) -> None:
            record.seats[seat].stand_in, record.seats[seat].answers = "", 0

        await self.change(come_back)
        self._set_player(seat)
        self.announce(
            f"While you were away the bot {bot} played for you; it gave {answers} answers.",
            id="bot-stood-in",
            to_player=name,
            bot=bot,
            number=answers,
        )

    def leave(self, guest: Guest) -> None:
        """Go away; the seat waits. What the player consented to is over."""
        if self.guests.pop(guest, None) is None:
            return
        if not self.present(guest.name):
            if self.seat_of(guest.name):
                self._left[guest.name] = self.host.clock()
            for names in self.agreed.values():
                if guest.name in names:
                    names.remove(guest.name)
            self._keep_consents()
        self.tell_room()

    def away(self, name: str) -> float:
        """Seconds since a player was last here; 0 for who is."""
        if self.present(name):
            return 0.0
        return self.host.clock() - self._left.get(name, self.host.clock())

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
            left = self.record.absence - self.away(there.player)
            if left > 0:
                minutes = max(1, round(left / 60))
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
            self.wake()

    async def _let_bot_stand_in(self, seat: str, player: str) -> None:
        bot = self.host.stand_in(self.record.game)
        await self.change(lambda record: let_stand_in(record, seat, bot))
        del self.agreed[seat]
        self._set_player(seat)
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
            self._keep_consents()
            self.tell_room()

    def _keep_consents(self) -> None:
        """Drop consents of people who are gone, and what spectators saw by them."""
        self.consented = {
            seat: name
            for seat, name in self.consented.items()
            if self.record.seats[seat].player == name and self.present(name)
        }
        if self.all_consent():
            return
        for guest, feed in self.guests.items():
            if feed.through:
                feed.look_openly()
                self.later(self._show_openly(guest))

    async def _show_openly(self, guest: Guest) -> None:
        async with self.lock:
            if guest in self.guests:
                self._tell(guest)

    def all_consent(self) -> bool:
        """Whether spectators may see hands: every person who plays has said so."""
        record = self.record
        if record.watch != "all" or record.state == WAITING:
            return False
        people = {seat: there.player for seat, there in record.seats.items() if there.player}
        return bool(people) and people == {
            seat: self.consented[seat] for seat in people if seat in self.consented
        }

    # --- talking --------------------------------------------------------------------------------
    def say(self, name: str, text: str, to: str) -> None:
        """Say something to the table, or to one other person. Spectators speak among themselves."""
        seat = self.seat_of(name)
        text = plain_text(text)
        if not text:
            raise Refusal("There is nothing to say.", id="say-empty")
        listener = self.record.seats[to].player if to in self.record.seats else ""
        if to and (not seat or to == seat or not listener):
            raise Refusal("There is nobody to whisper to in that seat.", id="say-nobody")
        self.tell_line(self.talk.add(name, seat, text, to=to, to_player=listener))


def _play(record: TableRecord) -> None:
    record.state = PLAYING
