"""The game at a table of a server: who may pick, what is told to whom, bots, clocks, talk.

The game itself is a `GameHandle`, as at one computer. Its session is touched only by whoever holds
the table's lock, mostly in a thread of the disk; `asked` is what was last shown of it, and with it
`sealed`, answers that nobody may tell from silence.
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

from weimar_tui.bots.question import BotAnswer, BotQuestion, place_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import Argument, IllegalPick, KernelError, RulesFailed, SaveError
from weimar_tui.kernel.session import Session, Why
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN
from weimar_tui.server.host import Connection, Host, Refusal
from weimar_tui.server.record import (
    OVER,
    PLAYING,
    WAITING,
    TableRecord,
    game_file,
    record_text,
    write_record,
)
from weimar_tui.server.subscription import Moment, Subscription
from weimar_tui.server.table_status import room_state, table_state
from weimar_tui.server.talk import ChatLine, Talk
from weimar_tui.server.wire import Chat, Passages, TableState, TableStatus

_log = logging.getLogger("weimar_tui.server")
_WRITTEN_EVERY = 30.0
_DAY = 86400.0
_PACE_ALONE = 2.0
_RETRY = (5.0, 10.0, 30.0, 60.0)


class GameTable:
    """The game of a table and what its guests are told. A Refusal raised changes nothing."""

    def __init__(
        self, record: TableRecord, host: Host, changed_in_lobby: asyncio.Event | None = None
    ) -> None:
        self.record = record
        self.host = host
        self.talk = Talk(record.chat, record.said)
        self.connections: dict[Connection, Subscription] = {}
        self.changed_in_lobby = changed_in_lobby or asyncio.Event()
        self.lock = asyncio.Lock()
        self.asked: tuple[Decision, ...] = ()
        self.sealed: tuple[Decision, ...] = ()
        self.turns: Counter[str] = Counter()
        self.news = 0
        self.agreed: dict[str, list[str]] = {}
        self.agreed_to_end: list[str] = []
        self.consented: dict[str, str] = {}
        self._local: GameHandle | None = None
        self.answering = Answering(self)
        self._unwritten = False
        self._since_written = 0.0
        self._state: TableState | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._warned: float | None = None

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
    def local(self) -> GameHandle | None:
        """The game, if it is open."""
        return self._local

    async def open(self) -> None:
        """Open the game from disk when it is first needed, once it has begun. Raises SaveError."""
        if self._local is None and self.record.state != WAITING:
            self._take(await self.host.disk.run(self._read))

    def open_now(self) -> None:
        """Open a game that goes on, at the start, where nobody waits yet. Raises SaveError."""
        if self.record.state == PLAYING:
            self._take(self._read())

    def _read(self) -> GameHandle:
        path = game_file(self.folder)
        try:
            session, notices = Session.open(
                path, self.host.game_of, program=self.host.program, sync=self.host.sync
            )
        except KernelError:
            raise
        except Exception as error:
            # A file may say what no program would write, and rules trip over it anywhere.
            raise SaveError(
                f"{path} cannot be made out: {place_of(error)}.", id="game-unreadable"
            ) from None
        for notice in notices:
            _log.warning("table %s: %s", self.record.id, notice.text)
        if set(session.header.seats) != set(self.record.seats):
            session.close()
            raise SaveError(f"{path} is a game of other seats.", id="game-unreadable")
        return GameHandle(session, notices=notices)

    def _take(self, local: GameHandle) -> None:
        self._local = local
        for seat in self.record.seats:
            self.set_player(seat)
        self._note_progress()

    def set_player(self, seat: str) -> None:
        """Tell the game who answers for a seat."""
        there = self.record.seats[seat]
        if self._local is not None:
            self._local.players[seat] = there.stand_in or there.bot or HUMAN

    async def close(self) -> None:
        """Let go of everything, written."""
        self.answering.close()
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

    def active(self) -> None:
        """Somebody did something here: the table is not idle."""
        self.record.active, self._warned = self.host.now(), None
        self._unwritten = True

    def expires(self) -> float:
        """Days until the table ends if nobody does anything, -1 where that is far.

        How long it was idle is told by the calendar, which may be wrong; the notice its people have
        since they were warned by a clock that nobody sets.
        """
        expiry, record = self.host.expiry, self.record
        limit = {WAITING: expiry.waiting, PLAYING: expiry.playing}.get(record.state, 0.0)
        idle, notice = (self.host.now() - record.active) / _DAY, min(limit, expiry.notice)
        if not limit or idle < limit - notice:
            return -1.0
        if self._warned is None:
            return notice
        return max(0.0, notice - (self.host.clock() - self._warned) / _DAY)

    def calendar_jumped(self, seconds: float) -> None:
        """The calendar was set forward or back: nobody was idle for that, notice begins anew."""
        record = self.record
        record.active = min(record.active + max(0.0, seconds), self.host.now())
        self._warned, self._unwritten = None, True

    def warn(self) -> None:
        """Tell once that the table ends before long."""
        self._state = None
        left = self.expires()
        if left >= 0 and self._warned is None:
            self._warned = self.host.clock()
            days = max(1, round(left))
            self.announce(
                f"Nobody has done anything here for long; the table ends in {days} days.",
                id="expires-soon",
                days=days,
            )

    def may_see(self, name: str) -> bool:
        """Whether a player may know of the table."""
        return self.record.public or name in self.record.its_people

    def people(self) -> list[str]:
        """The players with a seat."""
        return [there.player for there in self.record.seats.values() if there.player]

    def present(self, name: str) -> bool:
        """Whether a player is at the table now."""
        return any(connection.name == name for connection in self.connections)

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
            await self.play(local, seat, number, option)
            self.active()

    async def play(
        self, local: GameHandle, seat: str, number: int, option: str, why: Why | None = None
    ) -> None:
        """A pick, on disk before anybody is shown what it did."""
        known = len(local.session.notices)
        try:
            await self.host.disk.run(local.session.pick, number, option, why)
        except IllegalPick:
            raise Refusal("That question is not open to you.", id="question-closed") from None
        except RulesFailed as error:
            raise Refusal(error.text, id=error.id, **error.arguments) from None
        except SaveError as error:
            raise self._refusal(error) from None
        for notice in local.session.notices[known:]:
            _log.warning("table %s: %s", self.record.id, notice.text)
        self.turns[seat] += 1
        self.answering.stuck = 0
        self._changed()

    async def undo(self, name: str, turn: int) -> None:
        """Take one's own last pick back."""
        async with self.lock:
            local, seat = self._playing(name)
            clock = self.record.clock
            if not (
                turn == self.turns[seat] and local.can_undo(seat) and clock.may_take_back(seat)
            ):
                raise Refusal("That cannot be undone any more.", id="undo-late")
            try:
                taken = await self.host.disk.run(local.session.undo, seat)
            except SaveError as error:
                raise self._refusal(error) from None
            self.turns.update({pick.seat for pick in taken} | {seat})
            clock.take_back(seat, self.answers(local))
            self._changed()

    async def since_turn(self, name: str) -> Passages:
        """What the others did since a player's last pick."""
        async with self.lock:
            seat, local = self.seat_of(name), self._local
            if not seat:
                raise Refusal("You have no seat at this table.", id="seat-none")
            if local is None:
                raise Refusal("No game is going on here.", id="game-none")
            passages = await self.host.disk.run(local.passages, seat)
        return Passages(table=self.record.id, seat=seat, passages=tuple(passages))

    def _playing(self, name: str) -> tuple[GameHandle, str]:
        seat = self.seat_of(name)
        if not seat:
            raise Refusal("You have no seat at this table.", id="seat-none")
        if self.record.state != PLAYING or self._local is None:
            raise Refusal("No game is going on here.", id="game-none")
        return self._local, seat

    # --- time -----------------------------------------------------------------------------------
    def run_clock(self, seconds: float) -> None:
        """Let time go by; a bot answers where it has run out."""
        self._since_written += seconds
        clock, local = self.record.clock, self._local
        if not clock.on or self.record.state != PLAYING or local is None:
            return
        self._unwritten, self._state = True, None
        people = [d for d in self.asked if local.players[d.seat] == HUMAN]
        sealed = {d.number for d in people if d.kind in local.game.sealed_kinds}
        late = clock.run(people, seconds, sealed)
        if late:
            self.answering.answer_late(late)

    @property
    def due_for_writing(self) -> bool:
        """Whether what may be written later should be now."""
        return self._unwritten and self._since_written >= _WRITTEN_EVERY

    # --- progress -------------------------------------------------------------------------------
    def _changed(self) -> None:
        """The game went on or back: tell everybody their part of it."""
        self._note_progress()
        self._tell_all()
        self.tell_room()
        self.answering.wake()

    def _note_progress(self) -> None:
        """Keep the record in step with the game, which is written already."""
        local, record = self._local, self.record
        if local is None:
            return
        before = (record.state, record.round)
        self.asked, self.sealed = tuple(local.session.decisions), tuple(local.session.sealed)
        record.clock.follow(self.asked, self.answers(local))
        record.round = local.game.chapter(local.session.position)
        if local.outcome is not None:
            record.state, record.ending = OVER, local.outcome.ending
        if record.state == OVER:
            local.session.close()
        if before != (record.state, record.round):
            self._unwritten, self._since_written = True, _WRITTEN_EVERY

    def answers(self, local: GameHandle) -> Counter[str]:
        """How many answers each seat has given, if there is a clock that asks."""
        picks = local.session.history.picks if self.record.clock.on else ()
        return Counter(pick.seat for pick in picks)

    def keep_consents(self) -> None:
        """Drop consents of people who are gone, and what spectators saw by them."""
        self.consented = {
            seat: name
            for seat, name in self.consented.items()
            if self.record.seats[seat].player == name and self.present(name)
        }
        if self.all_consent():
            return
        for connection, subscription in self.connections.items():
            if subscription.through:
                subscription.look_openly()
                self.later(self._show_openly(connection))

    async def _show_openly(self, connection: Connection) -> None:
        async with self.lock:
            if connection in self.connections:
                self._tell(connection)

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
    def announce(self, text: str, *, id: str, to_player: str = "", **arguments: Argument) -> None:
        """Say something in the server's name, to all or to one person (as in a KernelError)."""
        self.tell_line(self.talk.add("", "", text, to_player=to_player, id=id, arguments=arguments))

    def tell_once(self, text: str, *, id: str, **arguments: Argument) -> None:
        """Say something to those who are here, without keeping it."""
        line = ChatLine(n=0, player="", seat="", text=text, id=id, arguments=arguments)
        for connection in list(self.connections):
            self._tell_chat(connection, line)

    def tell_line(self, line: ChatLine) -> None:
        """Tell a line to whoever may hear it."""
        self._unwritten = True
        for connection in list(self.connections):
            self._tell_chat(connection, line)

    def _tell_chat(self, connection: Connection, line: ChatLine) -> None:
        if line.heard_by(connection.name, self.seat_of(connection.name)):
            connection.send(Chat(table=self.record.id, **msgspec.structs.asdict(line)))

    # --- telling --------------------------------------------------------------------------------
    def _moment(self) -> Moment | None:
        if self._local is None:
            return None
        over = self.record.state == OVER
        return Moment(self.record.id, self._local, self.turns, over=over)

    def _tell_all(self) -> None:
        moment = self._moment()
        if moment is None:
            return
        for connection, subscription in list(self.connections.items()):
            subscription.tell(connection, moment, self.host.clock())

    def _tell(self, connection: Connection) -> None:
        moment = self._moment()
        if moment is not None:
            self.connections[connection].tell(connection, moment, self.host.clock())

    def tell_late(self) -> None:
        """Send spectators who see hands what has become old enough."""
        for connection, subscription in list(self.connections.items()):
            subscription.tell_due(connection, self.host.clock())

    def tell_room(self) -> None:
        """Tell everybody here who is here, and the lobby that something changed."""
        self._state = None
        self.news += 1
        self.changed_in_lobby.set()
        for connection, subscription in list(self.connections.items()):
            room = self.room(connection.name)
            if subscription.is_new(room, self._open_to(room.table.mine)):
                connection.send(room)

    def _open_to(self, seat: str) -> tuple[int, ...]:
        """The questions whose clocks a seat sees run: its own, others' that are no secret."""
        sealed = self._local.game.sealed_kinds if self._local is not None else frozenset()
        return tuple(d.number for d in self.asked if d.seat == seat or d.kind not in sealed)

    def state(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        if self._state is None:
            watchers = sum(not subscription.seat for subscription in self.connections.values())
            here = {connection.name for connection in self.connections}
            asked = sorted((*self.asked, *self.sealed), key=lambda decision: decision.number)
            self._state = table_state(
                self.record, asked, here, watchers, self.agreed, self.expires()
            )
        mine = self.seat_of(name)
        if not mine:
            return self._state
        answered = {mine} & {decision.seat for decision in self.sealed}
        waiting_for = tuple(seat for seat in self._state.waiting_for if seat not in answered)
        return replace(self._state, mine=mine, waiting_for=waiting_for)

    def room(self, name: str) -> TableStatus:
        """The table as somebody at it sees it."""
        local = self._local
        people = [d for d in self.asked if local is not None and local.players[d.seat] == HUMAN]
        return room_state(
            self.record,
            people,
            self.state(name),
            self.consented.values(),
            self.agreed_to_end,
            local.session.header.seed if local is not None else "",
            local.true_characters() if local is not None else {},
        )


def let_stand_in(record: TableRecord, seat: str, bot: str) -> None:
    """A bot plays a person's seat from now on."""
    record.seats[seat].stand_in, record.seats[seat].answers = bot, 0


class Answering:
    """Gets bots to answer at a table, one question after the other, while somebody will see it.

    Bots think in other processes, without the table's lock; what they answered is taken only if
    the question is still open. `stuck` counts how often in a row the disk took nothing.

    What a bot answers to questions of one kind in a row is seen in one go, and what tells a
    spectator nothing takes no time: only news are paused for, so no pause tells more than they do.
    """

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.stuck = 0
        self._answered: Decision | None = None
        self._is_news = False
        self._bots: asyncio.Task[None] | None = None
        self._late: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Ask nobody any more."""
        for task in (self._bots, self._late):
            if task is not None:
                task.cancel()

    # --- bots -----------------------------------------------------------------------------------
    def wake(self) -> None:
        """Let bots play if one is asked and somebody will see it."""
        if self.asked() is None or self._asleep():
            return
        if self._bots is None or self._bots.done():
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    def asked(self) -> Decision | None:
        """The next question to a bot: to the one that has just answered, if it is asked again."""
        table, local = self.table, self.table.local
        if table.record.state != PLAYING or local is None:
            return None
        asked = [decision for decision in table.asked if local.players[decision.seat] != HUMAN]
        return next(filter(self._goes_on, asked), asked[0] if asked else None)

    def _goes_on(self, decision: Decision) -> bool:
        """Whether a question goes on with what a bot has just answered."""
        last = self._answered
        return last is not None and (last.seat, last.kind) == (decision.seat, decision.kind)

    def _asleep(self) -> bool:
        """Whether nobody is here and nobody will be asked: bots would play for themselves."""
        if self.table.connections:
            return False
        return all(there.bot or there.stand_in for there in self.table.record.seats.values())

    async def _let_bots_play(self) -> None:
        table = self.table
        while self.asked() is not None and not self._asleep():
            try:
                await self._let_bot_play()
            except Refusal:
                await self._wait_for_disk()
            except Exception:
                _log.exception("table %s: a bot's pick failed", table.record.id)
                await asyncio.sleep(_RETRY[-1])
            await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Seconds until the next answer of a bot."""
        pace, following = self.table.host.pace, self.asked()
        if not self.table.connections:
            return max(pace, _PACE_ALONE)
        if not self._is_news or (following is not None and self._goes_on(following)):
            return 0.0
        self._is_news = False
        return pace

    async def _wait_for_disk(self) -> None:
        """Say once that the game waits, and wait ever longer."""
        if not self.stuck:
            self.table.tell_once("The server cannot save now; the game waits.", id="disk-waits")
        await asyncio.sleep(_RETRY[min(self.stuck, len(_RETRY) - 1)])
        self.stuck += 1

    async def _let_bot_play(self) -> None:
        table = self.table
        async with table.lock:
            local, decision = table.local, self.asked()
            if local is None or decision is None:
                return
            question = self._question(local, decision, local.players[decision.seat])
        answer = await table.host.bots.answer(question, patient=not table.connections)
        async with table.lock:
            # The player may just have come back, or something was undone.
            if self.asked() is None or decision not in local.session.decisions:
                return
            if local.players[decision.seat] == HUMAN:
                return
            self._tell_trouble(decision.seat, question.bot, answer)
            why = local.why(local.open_reasons(question, answer))
            events_before = len(local.events)
            await table.play(local, decision.seat, decision.number, answer.option, why)
            table.record.seats[decision.seat].answers += 1
            self._answered, self._is_news = decision, self._is_news or local.has_news(events_before)

    def _question(self, local: GameHandle, decision: Decision, bot: str) -> BotQuestion:
        hosted, seconds = self.table.host.games[local.game.id], self.table.host.bot_seconds
        return local.question(decision, bot, pack=hosted.pack, quick=hosted.quick, seconds=seconds)

    def _tell_trouble(self, seat: str, bot: str, answer: BotAnswer) -> None:
        if answer.trouble:
            self.table.tell_once(
                f"The bot {bot} had trouble in the seat {seat}; {answer.by} answered.",
                id="bot-replaced",
                bot=bot,
                seat=seat,
                by=answer.by,
            )

    # --- clocks ---------------------------------------------------------------------------------
    def answer_late(self, late: list[Decision]) -> None:
        """A bot answers these questions, whose time is over."""
        if self._late is None or self._late.done():
            self._late = asyncio.get_running_loop().create_task(self._answer_late(late))

    async def _answer_late(self, late: list[Decision]) -> None:
        for decision in late:
            try:
                await self._answer_for(decision)
            except Refusal:
                await self._wait_for_disk()
            except Exception:
                _log.exception("table %s: a late answer failed", self.table.record.id)

    async def _answer_for(self, decision: Decision) -> None:
        table, seat = self.table, decision.seat
        bot = table.host.stand_in(table.record.game)
        async with table.lock:
            local, clock = table.local, table.record.clock
            if local is None or decision not in local.session.decisions:
                return
            silent = None if clock.flagged(seat) else local.game.late_answer(decision)
            question = self._question(local, decision, bot)
        option = silent or (await table.host.bots.answer(question)).option
        async with table.lock:
            clock = table.record.clock
            open_still = decision in local.session.decisions and table.record.state == PLAYING
            if not open_still or not clock.over(decision):
                return
            clock.go_on(seat, table.answers(local))
            if clock.flagged(seat):
                await table.change(lambda record: let_stand_in(record, seat, bot))
                table.set_player(seat)
                table.announce(
                    f"The clock of {seat} has run out; a bot plays on.", id="clock-empty", seat=seat
                )
                await table.play(local, seat, decision.number, option)
                return
            await table.play(local, seat, decision.number, option)
            if silent:
                text = f"Time is over for {seat}, who has not answered."
                table.announce(text, id="clock-silent", seat=seat)
            else:
                text = f"Time is over for {seat}; a bot answered."
                table.announce(text, id="clock-over", seat=seat)
