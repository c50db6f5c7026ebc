"""The game at a table of a server: who may pick, what is told to whom, bots, clocks, talk.

The game itself is a `LocalTable`, as at one computer.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec

from weimar_tui.kernel.errors import Argument, IllegalPick, KernelError
from weimar_tui.kernel.session import Session
from weimar_tui.table.host import Guest, Host, Refusal
from weimar_tui.table.local_table import HUMAN, LocalTable
from weimar_tui.table.record import (
    OVER,
    PLAYING,
    WAITING,
    ChatLine,
    TableRecord,
    game_file,
    write_record,
)
from weimar_tui.table.room import add_line, may_hear, room_state, table_state
from weimar_tui.table.seeing import Seeing
from weimar_tui.table.wire import Chat, Room, TableState

_log = logging.getLogger("weimar_tui.table")
_CLOCK_WRITTEN_EVERY = 30.0


class GameTable:
    """The game of a table and what its guests are told. A Refusal raised changes nothing."""

    def __init__(self, record: TableRecord, host: Host) -> None:
        self.record = record
        self.host = host
        self.guests: dict[Guest, Seeing] = {}
        self.changed_in_lobby = asyncio.Event()
        self._local: LocalTable | None = None
        self._bots: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._since_written = 0.0

    # --- files ----------------------------------------------------------------------------------
    @property
    def folder(self) -> Path:
        """Where the table lies."""
        return self.host.tables / self.record.id

    def write(self) -> None:
        """Remember the table. Raises SaveError."""
        write_record(self.folder, self.record)

    def _write_or_log(self) -> None:
        """Remember the table where nobody could do anything about a full disk: the game is safe."""
        try:
            self.write()
        except KernelError as error:
            _log.error("table %s: %s", self.record.id, error)

    @property
    def local(self) -> LocalTable | None:
        """The game, once it has begun; opened from disk when first needed. Raises SaveError."""
        if self._local is None and self.record.state != WAITING:
            path = game_file(self.folder)
            session, notices = Session.open(
                path, self.host.games, program=self.host.program, sync=self.host.sync
            )
            for notice in notices:
                _log.warning("table %s: %s", self.record.id, notice.text)
            self._take(LocalTable(session, notices=notices, bots=self.host.bots))
        return self._local

    def _take(self, local: LocalTable) -> None:
        self._local = local
        for seat in self.record.seats:
            self._set_player(seat)
        local.subscribe(self._changed)
        self._note_progress()

    def _set_player(self, seat: str) -> None:
        """Tell the game who answers for a seat."""
        there = self.record.seats[seat]
        if self._local is not None:
            self._local.players[seat] = there.stand_in or there.bot or HUMAN

    def close(self) -> None:
        """Let go of everything, written."""
        if self._bots is not None:
            self._bots.cancel()
        if self.record.state != WAITING:
            self._write_or_log()
        if self._local is not None:
            self._local.close()

    # --- who ------------------------------------------------------------------------------------
    def seat_of(self, name: str) -> str:
        """The seat of a player, empty if they have none."""
        for seat, there in self.record.seats.items():
            if there.player == name:
                return seat
        return ""

    def may_see(self, name: str) -> bool:
        """Whether a player may know of the table."""
        record = self.record
        return record.public or name in (record.owner, *record.invited) or bool(self.seat_of(name))

    def people(self) -> list[str]:
        """The players with a seat."""
        return [there.player for there in self.record.seats.values() if there.player]

    def present(self, name: str) -> bool:
        """Whether a player is at the table now."""
        return any(guest.name == name for guest in self.guests)

    # --- the game -------------------------------------------------------------------------------
    async def pick(self, name: str, number: int, option: str) -> None:
        """Answer the open question to one's own seat."""
        async with self._lock:
            local, seat = self._playing(name)
            decision = next((d for d in local.session.decisions if d.number == number), None)
            if decision is None or decision.seat != seat:
                raise Refusal("That question is not open to you.", id="question-closed")
            if local.players[seat] != HUMAN:
                raise Refusal("A bot plays this seat now.", id="question-bot")
            if option not in decision.options:
                raise Refusal("That answer was not among those offered.", id="answer-unknown")
            try:
                local.pick(number, option)
            except IllegalPick:
                raise Refusal("That question is not open to you.", id="question-closed") from None

    async def take_back(self, name: str) -> None:
        """Take one's own last pick back."""
        async with self._lock:
            local, seat = self._playing(name)
            if not local.can_undo(seat):
                raise Refusal("That cannot be taken back any more.", id="undo-late")
            local.undo(seat)

    def _playing(self, name: str) -> tuple[LocalTable, str]:
        seat = self.seat_of(name)
        if not seat:
            raise Refusal("You have no seat at this table.", id="seat-none")
        if self.record.state != PLAYING or self.local is None:
            raise Refusal("No game is going on here.", id="game-none")
        return self.local, seat

    def wake(self) -> None:
        """Let bots play if one is asked."""
        local = self._local
        if self.record.state != PLAYING or local is None or local.bot_decision() is None:
            return
        if self._bots is None or self._bots.done():
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        local = self._local
        assert local is not None
        while self.record.state == PLAYING and local.bot_decision() is not None:
            try:
                await self._let_bot_play(local)
            except KernelError as error:
                _log.error("table %s: a bot's pick failed: %s", self.record.id, error)
                await asyncio.sleep(5)
            await asyncio.sleep(self.host.pace if self.guests else 0)

    async def _let_bot_play(self, local: LocalTable) -> None:
        async with self._lock:
            decision = local.bot_decision()
            if decision is None:
                return
            answer = await asyncio.to_thread(local.answer_of, decision)
            if local.players[decision.seat] != HUMAN:  # the player may just have come back
                local.pick(decision.number, answer)

    async def run_clock(self, seconds: float) -> None:
        """Let time go by; a bot answers where it has run out."""
        clock, local = self.record.clock, self._local
        if not clock.on or self.record.state != PLAYING or local is None:
            return
        self._since_written += seconds
        if self._since_written > _CLOCK_WRITTEN_EVERY:
            self._since_written = 0.0
            self._write_or_log()
        for decision in clock.run(local.human_decisions(), seconds):
            async with self._lock:
                if decision not in local.session.decisions:
                    continue
                there = self.record.seats[decision.seat]
                local.players[decision.seat] = self.host.stand_in
                answer = await asyncio.to_thread(local.answer_of, decision)
                if clock.flagged(decision.seat):
                    there.stand_in = self.host.stand_in
                    self.announce(
                        f"The clock of {decision.seat} has run out; a bot plays on.",
                        id="clock-empty",
                        seat=decision.seat,
                    )
                else:
                    self.announce(
                        f"Time is over for {decision.seat}; a bot answered.",
                        id="clock-over",
                        seat=decision.seat,
                    )
                self._set_player(decision.seat)
                local.pick(decision.number, answer)

    def _changed(self, events: object) -> None:
        """The game went on or back: tell everybody their part of it."""
        self._note_progress()
        for guest, seeing in list(self.guests.items()):
            self._tell(guest, seeing)
        self.tell_room()
        self.wake()

    def _note_progress(self) -> None:
        """Keep the record in step with the game; it is written when something lasting changed."""
        local, record = self._local, self.record
        if local is None:
            return
        before = (record.state, record.round)
        record.round = self.host.game.chapter(local.session.position)
        if local.outcome is not None:
            record.state, record.ending = OVER, local.outcome.ending
        if before != (record.state, record.round) and record.state != WAITING:
            self._write_or_log()

    # --- talking --------------------------------------------------------------------------------
    def announce(self, text: str, *, id: str, **arguments: Argument) -> None:
        """Say something in the server's name; `id` and `arguments` as in a KernelError."""
        self._tell_line(add_line(self.record, "", "", text, "", id=id, arguments=arguments))

    def _add_chat(self, name: str, seat: str, text: str, to: str) -> None:
        self._tell_line(add_line(self.record, name, seat, text, to))

    def _tell_line(self, line: ChatLine) -> None:
        self._write_or_log()
        for guest in list(self.guests):
            self._tell_chat(guest, line)

    def _tell_chat(self, guest: Guest, line: ChatLine) -> None:
        if may_hear(line, guest.name, self.seat_of(guest.name)):
            guest.send(Chat(table=self.record.id, **msgspec.structs.asdict(line)))

    # --- telling --------------------------------------------------------------------------------
    def _tell(self, guest: Guest, seeing: Seeing) -> None:
        if self._local is not None:
            seeing.tell(guest, self.record.id, self._local, self.host.clock())

    def tell_late(self) -> None:
        """Send spectators who see hands what has become old enough."""
        for guest, seeing in list(self.guests.items()):
            seeing.tell_due(guest, self.host.clock())

    def tell_room(self) -> None:
        """Tell everybody here who is here, and the lobby that something changed."""
        self.changed_in_lobby.set()
        for guest in list(self.guests):
            guest.send(self.room(guest.name))

    def state(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        asked = self._local.session.decisions if self._local is not None else []
        watchers = sum(not seeing.seat for seeing in self.guests.values())
        here = {guest.name for guest in self.guests}
        return table_state(self.record, asked, here, watchers, self.seat_of(name))

    def room(self, name: str) -> Room:
        """The table as somebody at it sees it."""
        asked = self._local.human_decisions() if self._local is not None else []
        return room_state(self.record, asked, self.state(name))
