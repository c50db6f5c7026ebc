"""One table of a server with its people: taking seats, starting, coming, going, agreeing."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path

import msgspec

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.session import Session
from weimar_tui.table.fair_dice import OPTION, FairDice, commitment_to, seed_of
from weimar_tui.table.game_table import GameTable
from weimar_tui.table.host import Guest, Refusal
from weimar_tui.table.limits import plain_text
from weimar_tui.table.local_table import HUMAN, LocalTable
from weimar_tui.table.record import GAME, PLAYING, WAITING, SeatRecord
from weimar_tui.table.seeing import Seeing

_HERE = "That player is here; a bot can only play for somebody who is away."


class HostedTable(GameTable):
    """A table with its people. Methods named after requests raise Refusal, changing nothing."""

    # --- before the game ------------------------------------------------------------------------
    def sit(self, name: str, seat: str) -> None:
        """Take a free seat."""
        there = self._waiting_seat(name, seat)
        if there.bot or there.player:
            raise Refusal("That seat is taken.", id="seat-taken")
        mine = self.seat_of(name)
        if mine:
            self.record.seats[mine].player = ""
        there.player = name
        self._reseat()

    def stand(self, name: str) -> None:
        """Give the seat back."""
        mine = self.seat_of(name)
        if not mine:
            raise Refusal("You have no seat here.", id="seat-none")
        self._waiting_seat(name, mine).player = ""
        self._reseat()

    def _waiting_seat(self, name: str, seat: str) -> SeatRecord:
        if self.record.state != WAITING:
            raise Refusal("The game has begun; seats are fixed.", id="seats-fixed")
        if not self.may_see(name) or seat not in self.record.seats:
            raise Refusal("There is no such seat.", id="seat-unknown")
        return self.record.seats[seat]

    def _reseat(self) -> None:
        self.write()
        for guest, seeing in self.guests.items():
            seeing.seat = self.seat_of(guest.name)
        self.tell_room()

    def add_word(self, name: str, word: str) -> None:
        """Add a word to the seed; once for each player with a seat."""
        record = self.record
        if record.state != WAITING:
            raise Refusal("The game has begun; the seed is fixed.", id="seed-fixed")
        if record.save:
            raise Refusal("A saved game goes on with the seed it began with.", id="seed-of-save")
        if not self.seat_of(name):
            raise Refusal("Take a seat first.", id="seat-first")
        if name in record.words:
            raise Refusal("You have added a word already.", id="word-added")
        word = plain_text(word, 64)
        if not word:
            raise Refusal("There is nothing to add.", id="word-empty")
        record.words[name] = word
        self.write()
        self.tell_room()

    def start(self, name: str) -> None:
        """Begin the game."""
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
        path = self.folder / GAME
        path.unlink(missing_ok=True)  # from a start that failed before it was noted
        if record.save:
            try:
                shutil.copyfile(self.host.saves / record.save, path)
            except OSError:
                raise Refusal("That saved game cannot be read any more.", id="start-save") from None
            record.state = PLAYING
            try:
                assert self.local is not None
            except KernelError:
                record.state = WAITING
                raise
        else:
            self._take(LocalTable(self._new_session(path), bots=self.host.bots))
            record.state = PLAYING
        self._note_progress()
        self.write()
        for guest, seeing in self.guests.items():
            seeing.forget()
            self._tell(guest, seeing)
        self.tell_room()
        self.wake()

    def _new_session(self, path: Path) -> Session:
        record = self.record
        fair = FairDice(
            commitment=commitment_to(record.secret), secret=record.secret, words=record.words
        )
        return Session.new(
            self.host.game,
            record.scenario,
            seed_of(record.secret, record.words),
            options={OPTION: msgspec.to_builtins(fair)},
            players={seat: there.bot or HUMAN for seat, there in record.seats.items()},
            path=path,
            program=self.host.program,
            created=datetime.now().isoformat(timespec="seconds"),
            sync=self.host.sync,
        )

    # --- coming and going -----------------------------------------------------------------------
    def enter(self, guest: Guest, through: str = "") -> None:
        """Come to the table: to one's seat, or to watch."""
        if not self.may_see(guest.name):
            raise Refusal("There is no such table.", id="table-unknown")
        seat = self.seat_of(guest.name)
        record = self.record
        if through and (seat or through not in record.seats or not self.all_consent()):
            raise Refusal(
                "Hands are shown only to spectators, and with every player's consent.",
                id="watch-hands",
            )
        if not seat and len(self.guests) >= self.host.limits.watchers:
            raise Refusal("There are too many spectators already.", id="watch-full")
        self.local  # noqa: B018 - a game that cannot be opened must say so before anything changes
        self.guests[guest] = Seeing(seat=seat, through=through, delay=float(record.delay))
        if seat:
            there = record.seats[seat]
            there.agreed.clear()
            if there.stand_in and not record.clock.flagged(seat):
                there.stand_in = ""
                self._set_player(seat)
        self.tell_room()
        for line in record.chat:
            self._tell_chat(guest, line)
        self._tell(guest, self.guests[guest])
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Go away; the seat waits."""
        if self.guests.pop(guest, None) is not None:
            self.tell_room()

    def agree_to_bot(self, name: str, seat: str, yes: bool) -> None:
        """Agree that a bot plays an absent player's seat; all others present must."""
        there = self.record.seats.get(seat)
        if self.record.state != PLAYING or not self.seat_of(name):
            raise Refusal(
                "Only players of a game that is going on can agree to that.", id="agree-players"
            )
        if there is None or not there.player or there.player == name:
            raise Refusal("There is nobody to play for in that seat.", id="agree-nobody")
        if self.present(there.player):
            raise Refusal(_HERE, id="agree-here")
        if there.stand_in:
            raise Refusal("A bot plays that seat already.", id="agree-already")
        there.agreed = [n for n in there.agreed if n != name] + ([name] if yes else [])
        others = [n for n in self.people() if n != there.player and self.present(n)]
        if others and all(n in there.agreed for n in others):
            there.stand_in, there.agreed = self.host.stand_in, []
            self._set_player(seat)
            self.announce(
                f"A bot plays for {there.player} until they come back.",
                id="bot-stands-in",
                name=there.player,
            )
        self.write()
        self.tell_room()
        self.wake()

    def consent(self, name: str, yes: bool) -> None:
        """Consent that spectators see hands, late."""
        record = self.record
        if not self.seat_of(name):
            raise Refusal("Only players can consent to that.", id="consent-players")
        record.consents = [n for n in record.consents if n != name] + ([name] if yes else [])
        if not self.all_consent():
            for guest, seeing in self.guests.items():
                if seeing.through:
                    seeing.look_openly()
                    self._tell(guest, seeing)
        self.write()
        self.tell_room()

    def all_consent(self) -> bool:
        """Whether spectators may see hands."""
        record = self.record
        return record.watch == "all" and all(name in record.consents for name in self.people())

    # --- talking --------------------------------------------------------------------------------
    def say(self, name: str, text: str, to: str) -> None:
        """Say something to the table, or to one other seat. Spectators speak among themselves."""
        seat = self.seat_of(name)
        text = plain_text(text)
        if not text:
            raise Refusal("There is nothing to say.", id="say-empty")
        if to and (not seat or to == seat or not self.record.seats.get(to, SeatRecord()).player):
            raise Refusal("There is nobody to whisper to in that seat.", id="say-nobody")
        self._add_chat(name, seat, text, to)
