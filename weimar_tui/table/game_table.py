"""The game at a table of a server: who may pick, what is told to whom, bots, clocks, talk.

The game itself is a `LocalTable`, as at one computer. Its session is touched only by whoever holds
the table's lock, mostly in a thread of the disk; `asked` is what was last shown of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from weimar_tui.bots.question import BotAnswer, BotQuestion, bot_seed
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import Argument, IllegalPick, SaveError
from weimar_tui.kernel.session import Session
from weimar_tui.table.feed import Feed, Moment
from weimar_tui.table.host import Guest, Host, Refusal
from weimar_tui.table.local_table import HUMAN, LocalTable
from weimar_tui.table.record import (
    OVER,
    PLAYING,
    WAITING,
    TableRecord,
    game_file,
    record_text,
    write_record,
)
from weimar_tui.table.room import room_state, table_state
from weimar_tui.table.talk import ChatLine, Talk
from weimar_tui.table.wire import Chat, Room, TableState

_log = logging.getLogger("weimar_tui.table")
_WRITTEN_EVERY = 30.0
_PACE_ALONE = 2.0
_RETRY = (5.0, 10.0, 30.0, 60.0)


class GameTable:
    """The game of a table and what its guests are told. A Refusal raised changes nothing."""

    def __init__(self, record: TableRecord, host: Host) -> None:
        self.record = record
        self.host = host
        self.talk = Talk(record.chat, record.said)
        self.guests: dict[Guest, Feed] = {}
        self.changed_in_lobby = asyncio.Event()
        self.lock = asyncio.Lock()
        self.asked: tuple[Decision, ...] = ()
        self.turns: Counter[str] = Counter()
        self.agreed: dict[str, list[str]] = {}
        self.consented: dict[str, str] = {}
        self._local: LocalTable | None = None
        self._bots: asyncio.Task[None] | None = None
        self._expiring: asyncio.Task[None] | None = None
        self._unwritten = False
        self._since_written = 0.0
        self._stuck = 0
        self._state: TableState | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- files ----------------------------------------------------------------------------------
    @property
    def folder(self) -> Path:
        """Where the table lies."""
        return self.host.tables / self.record.id

    async def change(self, edit: Callable[[TableRecord], None]) -> None:
        """Change the record: first on disk, then here. Whoever calls holds the lock.

        Raises Refusal, with nothing changed, if it cannot be written.
        """
        changed = self.record.copied()
        edit(changed)
        await self._write(changed)
        self.record = changed
        self._state = None

    async def _write(self, record: TableRecord) -> None:
        whole = replace(record, chat=self.talk.lines, said=self.talk.said)
        self._unwritten, self._since_written = False, 0.0
        try:
            await self.host.disk.run(write_record, self.folder, record_text(whole))
        except SaveError as error:
            self._unwritten = True
            raise self._refusal(error) from None

    def _refusal(self, error: SaveError) -> Refusal:
        """What a player is told when the disk does not take something: nothing of the host."""
        _log.error("table %s: %s", self.record.id, error)
        return Refusal(
            "The server cannot save now, so nothing was changed. Try again later.", id="disk-full"
        )

    async def write_what_is_left(self) -> None:
        """Write what may be written later: talk, clocks, the round."""
        if not self._unwritten:
            return
        async with self.lock:
            try:
                await self._write(self.record)
            except Refusal:
                return

    # --- the game from disk ---------------------------------------------------------------------
    @property
    def local(self) -> LocalTable | None:
        """The game, if it is open."""
        return self._local

    async def opened(self) -> LocalTable | None:
        """The game, once it has begun; opened from disk when first needed. Raises SaveError."""
        if self._local is None and self.record.state != WAITING:
            self._take(await self.host.disk.run(self._read))
        return self._local

    def open_now(self) -> None:
        """The same where nobody waits yet. Raises SaveError."""
        if self._local is None and self.record.state == PLAYING:
            self._take(self._read())

    def _read(self) -> LocalTable:
        path = game_file(self.folder)
        session, notices = Session.open(
            path, self.host.game_of, program=self.host.program, sync=self.host.sync
        )
        for notice in notices:
            _log.warning("table %s: %s", self.record.id, notice.text)
        return LocalTable(session, notices=notices)

    def _take(self, local: LocalTable) -> None:
        self._local = local
        for seat in self.record.seats:
            self._set_player(seat)
        self._note_progress()

    def _set_player(self, seat: str) -> None:
        """Tell the game who answers for a seat."""
        there = self.record.seats[seat]
        if self._local is not None:
            self._local.players[seat] = there.stand_in or there.bot or HUMAN

    async def close(self) -> None:
        """Let go of everything, written."""
        for task in (self._bots, self._expiring):
            if task is not None:
                task.cancel()
        async with self.lock:
            if self.record.state != WAITING:
                try:
                    await self._write(self.record)
                except Refusal:
                    _log.error("table %s: what was said last is lost", self.record.id)
            if self._local is not None:
                self._local.close()
                self._local = None

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something when the lock is free, without anybody waiting for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
    async def pick(self, name: str, number: int, option: str, turn: int) -> None:
        """Answer the open question to one's own seat."""
        async with self.lock:
            local, seat = self._playing(name)
            decision = next((d for d in local.session.decisions if d.number == number), None)
            if decision is None or decision.seat != seat or turn != self.turns[seat]:
                raise Refusal("That question is not open to you.", id="question-closed")
            if local.players[seat] != HUMAN:
                raise Refusal("A bot plays this seat now.", id="question-bot")
            if option not in decision.options:
                raise Refusal("That answer was not among those offered.", id="answer-unknown")
            await self._play(local, seat, number, option)

    async def _play(self, local: LocalTable, seat: str, number: int, option: str) -> None:
        """A pick, on disk before anybody is shown what it did."""
        try:
            await self.host.disk.run(local.session.pick, number, option)
        except IllegalPick:
            raise Refusal("That question is not open to you.", id="question-closed") from None
        except SaveError as error:
            raise self._refusal(error) from None
        self.turns[seat] += 1
        self._stuck = 0
        self._changed()

    async def take_back(self, name: str, turn: int) -> None:
        """Take one's own last pick back."""
        async with self.lock:
            local, seat = self._playing(name)
            if turn != self.turns[seat] or not local.can_undo(seat):
                raise Refusal("That cannot be taken back any more.", id="undo-late")
            try:
                taken = await self.host.disk.run(local.session.undo, seat)
            except SaveError as error:
                raise self._refusal(error) from None
            self.turns.update({pick.seat for pick in taken} | {seat})
            self._changed()

    def _playing(self, name: str) -> tuple[LocalTable, str]:
        seat = self.seat_of(name)
        if not seat:
            raise Refusal("You have no seat at this table.", id="seat-none")
        if self.record.state != PLAYING or self._local is None:
            raise Refusal("No game is going on here.", id="game-none")
        return self._local, seat

    # --- bots -----------------------------------------------------------------------------------
    def wake(self) -> None:
        """Let bots play if one is asked and somebody will see it."""
        if self._bot_asked() is None or self._asleep():
            return
        if self._bots is None or self._bots.done():
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    def _bot_asked(self) -> Decision | None:
        """The next question to a bot."""
        local = self._local
        if self.record.state != PLAYING or local is None:
            return None
        return next((d for d in self.asked if local.players[d.seat] != HUMAN), None)

    def _asleep(self) -> bool:
        """Whether nobody is here and nobody will be asked: bots would play for themselves."""
        if self.guests:
            return False
        return all(there.bot or there.stand_in for there in self.record.seats.values())

    async def _let_bots_play(self) -> None:
        while self._bot_asked() is not None and not self._asleep():
            try:
                await self._let_bot_play()
            except Refusal:
                await self._wait_for_disk()
            except Exception:
                _log.exception("table %s: a bot's pick failed", self.record.id)
                await asyncio.sleep(_RETRY[-1])
            await asyncio.sleep(self.host.pace if self.guests else max(self.host.pace, _PACE_ALONE))

    async def _wait_for_disk(self) -> None:
        """Say once that the game waits, and wait ever longer."""
        if not self._stuck:
            self.tell_once("The server cannot save now; the game waits.", id="disk-waits")
        await asyncio.sleep(_RETRY[min(self._stuck, len(_RETRY) - 1)])
        self._stuck += 1

    async def _let_bot_play(self) -> None:
        async with self.lock:
            local, decision = self._local, self._bot_asked()
            if local is None or decision is None:
                return
            question = self._question(local, decision, local.players[decision.seat])
        answer = await self.host.bots.answer(question, patient=not self.guests)
        async with self.lock:
            # The player may just have come back, or something was taken back.
            if local.players[decision.seat] == HUMAN or decision not in local.session.decisions:
                return
            self._tell_trouble(decision.seat, question.bot, answer)
            await self._play(local, decision.seat, decision.number, answer.option)
            self.record.seats[decision.seat].answers += 1

    def _question(self, local: LocalTable, decision: Decision, bot: str) -> BotQuestion:
        session, seat = local.session, decision.seat
        return BotQuestion(
            game=session.game.id,
            pack=self.host.pack,
            bot=bot,
            quick=self.host.games[self.record.game].quick,
            seat=seat,
            seed=bot_seed(session.header.seed, seat),
            view=session.game.encode(session.view(seat)),
            number=decision.number,
            options=decision.options,
            seconds=self.host.bot_seconds,
        )

    def _tell_trouble(self, seat: str, bot: str, answer: BotAnswer) -> None:
        if answer.trouble:
            self.tell_once(
                f"The bot {bot} had trouble in the seat {seat}; {answer.by} answered.",
                id="bot-replaced",
                bot=bot,
                seat=seat,
                by=answer.by,
            )

    # --- clocks ---------------------------------------------------------------------------------
    def run_clock(self, seconds: float) -> None:
        """Let time go by; a bot answers where it has run out."""
        self._since_written += seconds
        clock, local = self.record.clock, self._local
        if not clock.on or self.record.state != PLAYING or local is None:
            return
        self._unwritten, self._state = True, None
        people = [d for d in self.asked if local.players[d.seat] == HUMAN]
        late = clock.run(people, seconds)
        if late and (self._expiring is None or self._expiring.done()):
            self._expiring = asyncio.get_running_loop().create_task(self._answer_late(late))

    @property
    def due_for_writing(self) -> bool:
        """Whether what may be written later should be now."""
        return self._unwritten and self._since_written >= _WRITTEN_EVERY

    async def _answer_late(self, late: list[Decision]) -> None:
        for decision in late:
            try:
                await self._answer_for(decision)
            except Refusal:
                await self._wait_for_disk()
            except Exception:
                _log.exception("table %s: a late answer failed", self.record.id)

    async def _answer_for(self, decision: Decision) -> None:
        seat, bot = decision.seat, self.host.stand_in(self.record.game)
        local = self._local
        if local is None:
            return
        async with self.lock:
            if decision not in local.session.decisions:
                return
            question = self._question(local, decision, bot)
        answer = await self.host.bots.answer(question)
        async with self.lock:
            clock = self.record.clock
            if decision not in local.session.decisions or decision not in clock.run([decision], 0):
                return
            if clock.flagged(seat):
                await self.change(lambda record: let_stand_in(record, seat, bot))
                self._set_player(seat)
                self.announce(
                    f"The clock of {seat} has run out; a bot plays on.", id="clock-empty", seat=seat
                )
                await self._play(local, seat, decision.number, answer.option)
            else:
                await self._play(local, seat, decision.number, answer.option)
                self.announce(
                    f"Time is over for {seat}; a bot answered.", id="clock-over", seat=seat
                )

    # --- progress -------------------------------------------------------------------------------
    def _changed(self) -> None:
        """The game went on or back: tell everybody their part of it."""
        self._note_progress()
        self._tell_all()
        self.tell_room()
        self.wake()

    def _note_progress(self) -> None:
        """Keep the record in step with the game, which is written already."""
        local, record = self._local, self.record
        if local is None:
            return
        before = (record.state, record.round)
        self.asked = tuple(local.session.decisions)
        record.round = local.game.chapter(local.session.position)
        if local.outcome is not None:
            record.state, record.ending = OVER, local.outcome.ending
        if before != (record.state, record.round):
            self._unwritten, self._since_written = True, _WRITTEN_EVERY

    # --- talking --------------------------------------------------------------------------------
    def announce(self, text: str, *, id: str, to_player: str = "", **arguments: Argument) -> None:
        """Say something in the server's name, to all or to one person (as in a KernelError)."""
        self.tell_line(self.talk.add("", "", text, to_player=to_player, id=id, arguments=arguments))

    def tell_once(self, text: str, *, id: str, **arguments: Argument) -> None:
        """Say something to those who are here, without keeping it."""
        line = ChatLine(n=0, player="", seat="", text=text, id=id, arguments=arguments)
        for guest in list(self.guests):
            self._tell_chat(guest, line)

    def tell_line(self, line: ChatLine) -> None:
        """Tell a line to whoever may hear it."""
        self._unwritten = True
        for guest in list(self.guests):
            self._tell_chat(guest, line)

    def _tell_chat(self, guest: Guest, line: ChatLine) -> None:
        if line.heard_by(guest.name, self.seat_of(guest.name)):
            guest.send(Chat(table=self.record.id, **msgspec.structs.asdict(line)))

    # --- telling --------------------------------------------------------------------------------
    def _tell_all(self) -> None:
        if self._local is not None:
            moment = Moment(self.record.id, self._local, self.turns)
            for guest, feed in list(self.guests.items()):
                feed.tell(guest, moment, self.host.clock())

    def _tell(self, guest: Guest) -> None:
        if self._local is not None:
            moment = Moment(self.record.id, self._local, self.turns)
            self.guests[guest].tell(guest, moment, self.host.clock())

    def tell_late(self) -> None:
        """Send spectators who see hands what has become old enough."""
        for guest, feed in list(self.guests.items()):
            feed.tell_due(guest, self.host.clock())

    def tell_room(self) -> None:
        """Tell everybody here who is here, and the lobby that something changed."""
        self._state = None
        self.changed_in_lobby.set()
        for guest in list(self.guests):
            guest.send(self.room(guest.name))

    def state(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        if self._state is None:
            watchers = sum(not feed.seat for feed in self.guests.values())
            here = {guest.name for guest in self.guests}
            self._state = table_state(self.record, self.asked, here, watchers, self.agreed)
        mine = self.seat_of(name)
        return replace(self._state, mine=mine) if mine else self._state

    def room(self, name: str) -> Room:
        """The table as somebody at it sees it."""
        local = self._local
        people = [d for d in self.asked if local is not None and local.players[d.seat] == HUMAN]
        return room_state(self.record, people, self.state(name), self.consented.values())


def let_stand_in(record: TableRecord, seat: str, bot: str) -> None:
    """A bot plays a seat from now on."""
    record.seats[seat].stand_in, record.seats[seat].answers = bot, 0
