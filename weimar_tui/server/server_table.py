"""One table of a server: its players, its game, and what each connection is sent.

`ServerTable` holds what the parts share (record, game, lock) and plays the game. Its parts are
`file` (the record on disk), `idle` (when it expires), `audience` (connections), `seating` (before
the game), `votes` (what players agree on), `rematch` (after it), `answering` (bots and clocks),
`windows` (covered reactions) and `undoing`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import IllegalPick, RulesFailed, SaveError
from weimar_tui.kernel.session import Why
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN
from weimar_tui.server.answer_times import count, counts_as_answer
from weimar_tui.server.answering import Answering
from weimar_tui.server.audience import Audience
from weimar_tui.server.clocks import SLOW
from weimar_tui.server.covered import CoveredWindows
from weimar_tui.server.directory import LobbyChanges
from weimar_tui.server.expiry import IdleTime
from weimar_tui.server.host import Connection, Host, Refusal
from weimar_tui.server.limits import plain_text
from weimar_tui.server.muted import shown_title, shown_words, with_shown_title
from weimar_tui.server.names import name_key
from weimar_tui.server.record import OVER, PLAYING, WAITING, TableRecord
from weimar_tui.server.rematch import Rematch
from weimar_tui.server.replies import Passages, TableState, TableStatus, is_my_turn
from weimar_tui.server.seating import Seating
from weimar_tui.server.subscription import Subscription
from weimar_tui.server.table_file import TableFile
from weimar_tui.server.table_status import status_of, table_state
from weimar_tui.server.talk import ChatLog
from weimar_tui.server.undoing import Undoing
from weimar_tui.server.votes import TableVotes, give_back
from weimar_tui.text.problems import english

_log = logging.getLogger("weimar_tui.server")


class ServerTable:
    """A table on the server. Methods named after requests raise Refusal, changing nothing.

    The game is a `GameHandle`, as in local play. Only the holder of `lock` may use its session,
    mostly in a disk thread. `asked` are the latest open questions; `sealed` are answered questions
    that others must still see as open.
    """

    def __init__(
        self, record: TableRecord, host: Host, changed_in_lobby: LobbyChanges | None = None
    ) -> None:
        self.host = host
        self.changed_in_lobby = changed_in_lobby or LobbyChanges()
        self.lock = asyncio.Lock()
        self.file = TableFile(record, host)
        self.asked: tuple[Decision, ...] = ()
        self.sealed: tuple[Decision, ...] = ()
        self.turns: Counter[str] = Counter()
        self.news = 0
        self.local: GameHandle | None = None
        self.idle = IdleTime(self.file, host)
        self.audience = Audience(self)
        self.seating = Seating(self)
        self.votes = TableVotes(self)
        self.rematch = Rematch(self)
        self.answering = Answering(self)
        self.windows = CoveredWindows(self)
        self.undoing = Undoing(self)
        self._state: TableState | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._entering = 0

    # --- the record -----------------------------------------------------------------------------
    @property
    def record(self) -> TableRecord:
        """How the table was set up, and its players."""
        return self.file.record

    @property
    def title(self) -> str:
        """The title that players see."""
        return shown_title(self.record.title, self.record.owner, self.host.muted)

    @property
    def talk(self) -> ChatLog:
        return self.file.talk

    async def change(self, edit: Callable[[TableRecord], None]) -> None:
        """Change the record, on disk first. The caller holds the lock. Raises Refusal."""
        await self.file.change(edit)
        self.status_changed()

    async def write_if_changed(self) -> None:
        """Write chat, clocks and the round if they changed."""
        if self.file.unwritten:
            async with self.lock:
                try:
                    await self.file.write()
                except Refusal:
                    return

    # --- the game from disk ---------------------------------------------------------------------
    async def open(self) -> None:
        """Open the game from disk if it has started and is not open yet. Raises SaveError."""
        if self.local is None and self.record.state != WAITING:
            self.take_game(await self.host.disk.run(self.file.read_game))

    def open_now(self) -> None:
        """Open a game in progress when the server starts. Raises SaveError."""
        if self.record.state == PLAYING:
            self.take_game(self.file.read_game())

    def take_game(self, local: GameHandle) -> None:
        """Play this game at the table."""
        self.local = local
        for seat in self.record.seats:
            self.set_player(seat)
        self._note_progress()
        self.changed_in_lobby.unchecked.add(self.record.id)
        self.changed_in_lobby.unindexed.add(self.record.id)

    def set_player(self, seat: str) -> None:
        """Tell the game who answers for a seat."""
        there = self.record.seats[seat]
        if self.local is not None:
            self.local.players[seat] = there.stand_in or there.bot or HUMAN

    async def close(self) -> None:
        """Write everything and close the game."""
        self.answering.close()
        async with self.lock:
            if self.record.state != WAITING:
                await self.write_last()
            if self.local is not None:
                self.local.close()
                self.local = None

    async def write_last(self) -> None:
        """Write the record before it is closed or moved. The caller holds the lock."""
        try:
            await self.file.write()
        except Refusal:
            _log.error("table %s: the latest chat lines are lost", self.record.id)

    def drop(self) -> None:
        """Close the game without writing anything: another machine has the table."""
        self.answering.close()
        if self.local is not None:
            self.local.close()

    @property
    def can_be_closed(self) -> bool:
        """Whether the game is over and completely on disk, with no player here or arriving."""
        connections = self.audience.connections
        busy = connections or self._entering or self.file.unwritten or self.lock.locked()
        return self.record.state == OVER and not busy

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background, for example work that must wait for the lock."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- players --------------------------------------------------------------------------------
    def seat_of(self, name: str) -> str:
        """The seat of a player, or ""."""
        for seat, there in self.record.seats.items():
            if name and self.host.now_called(there.player) == name:
                return seat
        return ""

    def people(self) -> list[str]:
        """The players with a seat."""
        return [there.player for there in self.record.seats.values() if there.player]

    def may_see(self, name: str) -> bool:
        """Return whether the table is visible to a player."""
        key, now_called = name_key(name), self.host.now_called
        people = self.record.its_people
        return self.record.public or any(key == name_key(now_called(one)) for one in people)

    def apart_from(self, name: str) -> bool:
        """Whether a player cannot sit here because of a block between them and somebody who does,
        or the table's owner."""
        seats = self.record.seats.values()
        others = (self.record.owner, *self.people(), *(there.joins for there in seats))
        return any(self.host.keeps_apart(name, other) for other in others if other)

    def reseat(self) -> None:
        """Update views, votes and the status after seats have changed hands."""
        self.audience.reseat()
        self.votes.prune()
        self.audience.send_status()

    def warn_of_expiry(self) -> None:
        """Announce once that the table will end unless it is used."""
        self.status_changed()
        if days := self.idle.warning_due():
            self.audience.announce("expires-soon", days=days)

    # --- coming and going -----------------------------------------------------------------------
    async def enter(self, connection: Connection, through: str = "") -> None:
        """Enter the table: in the player's own seat, or to watch."""
        self._entering += 1
        try:
            self._check_entry(connection, through)
            async with self.lock:
                await self._enter(connection, through)
        finally:
            self._entering -= 1

    def _check_entry(self, connection: Connection, through: str) -> str:
        """The seat of a player who can enter. Raises Refusal."""
        if not self.may_see(connection.name):
            raise Refusal("table-unknown")
        seat = self.seat_of(connection.name)
        if through and (seat or through not in self.record.seats or not self.votes.all_consent()):
            raise Refusal("watch-hands")
        is_new = not seat and connection not in self.audience.connections
        if is_new and self.audience.spectators >= self.host.limits.watchers:
            raise Refusal("watch-full")
        return seat

    async def _enter(self, connection: Connection, through: str) -> None:
        seat = self._check_entry(connection, through)
        try:
            await self.open()
        except SaveError as error:
            self.file.refusal(error)
            raise Refusal("game-unreadable") from None
        if seat:
            await give_back(self, connection.name, seat)
        delay = float(self.record.delay)
        self.audience.add(connection, Subscription(seat=seat, through=through, delay=delay))
        self.votes.prune()
        self.audience.send_status()
        self.answering.wake()

    def leave(self, connection: Connection) -> None:
        """Leave the table; the seat stays reserved, votes and consents are withdrawn."""
        if connection in self.audience.connections:
            if self.audience.remove(connection):
                self.votes.prune()
            self.audience.send_status()

    # --- the game -------------------------------------------------------------------------------
    @asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """Hold the lock; what waits for it waits for the journal."""
        with self.host.backlog.waiting():
            async with self.lock:
                yield

    async def pick(self, name: str, number: int, option: str, turn: int) -> None:
        """Answer the open question to the player's own seat."""
        self._check_pick(name, number, option, turn)
        async with self.in_turn():
            local, seat = self._check_pick(name, number, option, turn)
            decision = next(one for one in self.asked if one.number == number)
            if self.windows.covers(decision):
                await self.windows.answer(seat, option)
                self.windows.close_if_due()
                return
            asked_at = self.record.asked_at.get(seat)
            await self.play(local, seat, number, option)
            if asked_at is not None and counts_as_answer(decision, local.game.sealed_kinds):
                count(self.record.times.setdefault(seat, []), self.host.now() - asked_at)
            if seat in self.record.asked_at:  # it is asked the next question
                self.record.asked_at[seat] = self.host.now()
            self.idle.restart()

    def _check_pick(self, name: str, number: int, option: str, turn: int) -> tuple[GameHandle, str]:
        """Return the game and seat of a legal pick. Raises Refusal.

        Also called before taking the lock: a delayed refusal would reveal that another player is
        answering.
        """
        local, seat = self.playing(name)
        decision = next((d for d in self.asked if d.number == number), None)
        if decision is None or decision.seat != seat or turn != self.turns[seat]:
            raise Refusal("question-closed")
        if local.players[seat] != HUMAN:
            raise Refusal("question-bot")
        if option not in decision.options:
            raise Refusal("answer-unknown")
        return local, seat

    async def play(
        self, local: GameHandle, seat: str, number: int, option: str, why: Why | None = None
    ) -> None:
        """Make a pick, on disk before anyone sees its effect. The caller holds the lock."""
        known = len(local.session.notices)
        try:
            with self.host.measures.appends.measured(), self.host.backlog.waiting():
                await self.host.disk.run(local.session.pick, number, option, why)
        except IllegalPick:
            raise Refusal("question-closed") from None
        except RulesFailed as error:
            raise Refusal(error.id, **error.arguments) from None
        except SaveError as error:
            raise self.file.refusal(error) from None
        for notice in local.session.notices[known:]:
            _log.warning("table %s: %s", self.record.id, english(notice))
        self.turns[seat] += 1
        self.answering.stuck = 0
        self.changed()

    async def since_turn(self, name: str) -> Passages:
        """Return what the others did since a player's last pick."""
        seat = self._check_seat(name)
        async with self.lock:
            local = self.local
            if local is None:
                raise Refusal("game-none")
            passages = await self.host.disk.run(local.passages, seat)
        return Passages(table=self.record.id, seat=seat, passages=tuple(passages))

    def _check_seat(self, name: str) -> str:
        seat = self.seat_of(name)
        if not seat:
            raise Refusal("seat-none")
        if self.local is None:
            raise Refusal("game-none")
        return seat

    def playing(self, name: str) -> tuple[GameHandle, str]:
        """Return the game and a player's seat in it. Raises Refusal."""
        seat = self._check_seat(name)
        if self.record.state != PLAYING or self.local is None:
            raise Refusal("game-none")
        return self.local, seat

    # --- progress -------------------------------------------------------------------------------
    def changed(self) -> None:
        """Send everyone their part of a changed game."""
        self._note_progress()
        self.audience.send_game()
        self.audience.send_status()
        self.answering.wake()

    def _note_progress(self) -> None:
        """Update the record after the game has been written to disk."""
        local, record = self.local, self.record
        if local is None:
            return
        before = (record.state, record.round)
        self.answering.catch_up()
        self.windows.follow(local)
        in_window = self.windows.asked(local)
        self.asked = tuple(local.session.decisions) if in_window is None else in_window
        self.sealed = self.windows.sealed(local)
        self.undoing.follow(local)
        uncovered = [asked for asked in self.asked if not self.windows.covers(asked)]
        record.clock.follow(uncovered, self.answers(local))
        record.round = local.game.chapter(local.session.position)
        if local.outcome is not None:
            record.ended = record.ended or self.host.now()
            record.state, record.ending = OVER, local.outcome.ending
            record.enablers = list(local.outcome.enablers)
        if record.state == OVER:
            local.session.close()
        asked = {decision.seat for decision in (*self.asked, *self.sealed)}
        if (shown := [seat for seat in record.seats if seat in asked]) != record.asked:
            if record.pace in SLOW:
                now, since = self.host.now(), record.asked_at
                record.asked_at = {seat: since.get(seat, now) for seat in shown}
            record.asked = shown
            self.file.can_wait(soon=self.host.store.shared)
        if before != (record.state, record.round):
            self.file.can_wait(soon=True)
            if any(there.joins for there in record.seats.values()):
                self.later(self.seating.let_join())

    def answers(self, local: GameHandle) -> Counter[str]:
        """Count the answers of each seat; only with a clock."""
        picks = local.session.history.picks if self.record.clock.on else ()
        return Counter(pick.seat for pick in picks)

    # --- chat -----------------------------------------------------------------------------------
    def say(self, name: str, text: str, to: str = "", person: str = "") -> None:
        """Send a chat line to the table, or whisper to one other player.

        A whisper reaches only the intended `person`, even if the seat has a new player. Only
        spectators see spectators' lines.
        """
        seat = self.seat_of(name)
        text = plain_text(text)
        if not text:
            raise Refusal("say-empty")
        listener = self.record.seats[to].player if to in self.record.seats else ""
        if to and (not seat or to == seat or not listener):
            raise Refusal("say-nobody")
        if listener != person:
            raise Refusal("say-moved", name=person)
        to_player = self.host.now_called(listener)
        self.audience.send_line(self.talk.add(name, seat, text, to=to, to_player=to_player))
        self.idle.restart()

    # --- the end --------------------------------------------------------------------------------
    async def end(self, ending: str) -> None:
        """End the game for a reason outside of it: `abandoned`, `closed` or `expired`."""
        async with self.lock:
            if self.record.state == PLAYING:
                await self.end_now(ending)

    async def end_now(self, ending: str) -> None:
        """Like `end`, for a caller that holds the lock."""

        def end(record: TableRecord) -> None:
            record.state, record.ending, record.ended = OVER, ending, self.host.now()

        await self.change(end)
        self.votes.prune()
        if self.local is not None:
            self.local.session.close()
        match ending:
            case "abandoned":
                self.audience.announce("ended-abandoned")
            case "expired":
                self.audience.announce("ended-expired")
            case _:
                self.audience.announce("ended-closed")
        self.audience.send_game()
        self.audience.send_status()

    async def recording(self, name: str) -> tuple[str, bytes]:
        """The recorded game of a finished table, for its players: a file name and the contents."""
        record = self.record
        players = set(map(self.host.now_called, (*self.people(), *record.resigned)))
        if record.state != OVER or name not in players:
            raise Refusal("fetch-not")
        try:
            return await self.host.disk.run(self.file.read_recording)
        except SaveError as error:
            _log.error("table %s: %s", record.id, english(error))
            raise Refusal("game-unreadable") from None

    # --- status ---------------------------------------------------------------------------------
    def status_changed(self) -> None:
        """Drop the cached list entry; it is rebuilt at the next request."""
        self._state = None

    def here(self) -> Collection[str]:
        """Return the names of those who are at the table."""
        return {connection.name for connection in self.audience.connections}

    def state(self, name: str) -> TableState:
        """The table as the lobby lists it for a player."""
        if self._state is None:
            state = table_state(
                self.record,
                set(self.record.asked),
                self.here(),
                self.audience.spectators,
                self.votes.agreed_to_bot(),
                self.idle.days_left(),
            )
            self._state = with_shown_title(state, self.host.muted)
        mine = self.seat_of(name)
        if not mine:
            closed = self.seating.was_sent_away(name)
            return replace(self._state, closed=True) if closed else self._state
        answered = {mine} & {decision.seat for decision in self.sealed}
        waiting_for = tuple(seat for seat in self._state.waiting_for if seat not in answered)
        return replace(self._state, mine=mine, waiting_for=waiting_for)

    def listed(self, name: str) -> TableState:
        """Return the table for the lobby's list, with the time that the player has left.

        A status at the table never contains that time: it would differ after every answer, also
        after a sealed one.
        """
        self.answering.catch_up()
        state = self.state(name)
        if not is_my_turn(state):
            return state
        if self.windows.is_open:
            return replace(state, left=self.windows.left())
        return replace(state, left=self.record.clock.left_to(state.mine))

    def status(self, name: str) -> TableStatus:
        """The table as a player at it sees it."""
        self.answering.catch_up()
        local = self.local
        people = [
            d
            for d in self.asked
            if local is not None and local.players[d.seat] == HUMAN and not self.windows.covers(d)
        ]
        status = status_of(
            self.record,
            people,
            self.state(name),
            self.votes.consented.values(),
            self.votes.agreed_to_end(),
            local.session.header.seed if local is not None else "",
            local.true_characters() if local is not None else {},
        )
        if self.windows.is_open:
            status = replace(status, decision_left=self.windows.left())
        return replace(
            status,
            words=shown_words(status.words, self.host.muted - {name_key(name)}),
            stand_ins=self.votes.until_stand_ins(),
            votes=self.votes.open(),
            rematch=self.rematch.state(),
        )
