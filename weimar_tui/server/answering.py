"""Bots and clocks at a table: bots answer for seats without a player, and when a player's time has
run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING

from weimar_tui.bots.question import BotAnswer, BotQuestion
from weimar_tui.kernel.decision import Decision
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import time_to_ponder
from weimar_tui.players import HUMAN
from weimar_tui.server.clocks import SLOW
from weimar_tui.server.host import Refusal
from weimar_tui.server.names import name_key
from weimar_tui.server.record import PLAYING
from weimar_tui.server.votes import let_stand_in

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

_log = logging.getLogger("weimar_tui.server")
_PACE_ALONE = 2.0
_WRITE_SLOW = 300.0
"""Seconds after which the clocks of a game over days are written while it has no viewers."""
_DAY = 24 * 3600
_RETRY = (5.0, 10.0, 30.0, 60.0)


class Answering:
    """Asks bots for answers at a table, one question after another, while anyone can see it.

    Bots think in other processes, without the table's lock. An answer counts only if its question
    is still open. `stuck` counts consecutive disk failures.

    A bot's thinking time must not reveal its hand: passing without a playable card is quicker than
    choosing a card. While people watch, every answer therefore takes a random time that includes
    the thinking. Only questions that follow directly from the bot's own last answer are exempt.
    After news there is also a pause to read.
    """

    def __init__(self, table: ServerTable) -> None:
        self.table = table
        self.stuck = 0
        self._answered: Decision | None = None
        self._is_news = False
        self._chance = random.Random()
        self._bots: asyncio.Task[None] | None = None
        self._late: asyncio.Task[None] | None = None
        self._passes: dict[tuple[int, int], tuple[str, float] | None] = {}
        self._passed: float | None = None
        self._unwritten = 0.0

    def close(self) -> None:
        """Stop asking bots."""
        for task in (self._bots, self._late):
            if task is not None:
                task.cancel()

    # --- bots -----------------------------------------------------------------------------------
    def wake(self) -> None:
        """Let bots play if one is asked and anyone can see it."""
        if self.asked() is None or self._asleep():
            return
        if self._bots is None or self._bots.done():
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    def asked(self) -> Decision | None:
        """Return the next question to a bot; a follow-up question to the same bot comes first."""
        table, local = self.table, self.table.local
        if table.record.state != PLAYING or local is None:
            return None
        asked = [
            decision
            for decision in table.asked
            if local.players[decision.seat] != HUMAN and not table.windows.covers(decision)
        ]
        return next(filter(self._goes_on, asked), asked[0] if asked else None)

    def _goes_on(self, decision: Decision) -> bool:
        """Return whether a question follows directly from the bot's last answer."""
        last = self._answered
        return last is not None and (last.seat, last.kind) == (decision.seat, decision.kind)

    def _asleep(self) -> bool:
        """Return whether bots would play unseen: no person is here, and none will be asked."""
        if self.table.audience.connections:
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
        """Return the seconds until the next question to a bot."""
        pace, following = self.table.host.pace, self.asked()
        if not self.table.audience.connections:
            return max(pace, _PACE_ALONE)
        if not self._is_news or (following is not None and self._goes_on(following)):
            return 0.0
        self._is_news = False
        return pace

    def _time_to_wait(self, decision: Decision, thought: float) -> float:
        """Return the seconds to hold back an answer after `thought` seconds of thinking."""
        least = self.table.host.answer_seconds
        if not least or not self.table.audience.connections or self._goes_on(decision):
            return 0.0
        taken = 0.0
        while taken <= thought:
            taken += self._chance.uniform(least, 2 * least)
        return taken - thought

    async def _wait_for_disk(self) -> None:
        """Announce once that the game waits for the disk, and retry at growing intervals."""
        if not self.stuck:
            self.table.audience.announce_once("disk-waits")
        await asyncio.sleep(_RETRY[min(self.stuck, len(_RETRY) - 1)])
        self.stuck += 1

    async def _let_bot_play(self) -> None:
        table, loop = self.table, asyncio.get_running_loop()
        async with table.lock:
            local, decision = table.local, self.asked()
            if local is None or decision is None:
                return
            question = self._question(local, decision, local.players[decision.seat])
        asked_at = loop.time()
        answer = await table.host.bots.answer(question, patient=not table.audience.connections)
        table.host.measures.bots[question.game, question.bot].add(loop.time() - asked_at)
        await asyncio.sleep(self._time_to_wait(decision, loop.time() - asked_at))
        async with table.lock:
            # The player may have come back, or a pick may have been undone.
            if self.asked() is None or decision not in local.session.decisions:
                return
            if local.players[decision.seat] == HUMAN:
                return
            self._tell_trouble(decision.seat, question, answer)
            why = local.why(local.open_reasons(question, answer))
            events_before = len(local.events)
            await table.play(local, decision.seat, decision.number, answer.option, why)
            there = table.record.seats[decision.seat]
            there.answers += 1
            if there.stand_in:
                self._replaced(decision.seat)
            self._answered, self._is_news = decision, self._is_news or local.has_news(events_before)

    def _question(self, local: GameHandle, decision: Decision, bot: str) -> BotQuestion:
        hosted, seconds = self.table.host.games[local.game.id], self.table.host.bot_seconds
        return local.question(decision, bot, pack=hosted.pack, quick=hosted.quick, seconds=seconds)

    def _tell_trouble(self, seat: str, question: BotQuestion, answer: BotAnswer) -> None:
        if answer.trouble:
            self.table.host.measures.bot_failures[question.game, question.bot] += 1
            self.table.audience.announce_once(
                "bot-replaced", bot=question.bot, seat=seat, by=answer.by
            )

    # --- absent players -------------------------------------------------------------------------
    def pass_for_absent(self) -> None:
        """Pass for absent players who could do nothing else, each after a random delay.

        Their clients would do that if they were here. Nothing is answered for players
        who hold a reaction, so a long pause can mean that someone holds one.
        """
        table, local, now = self.table, self.table.local, self.table.host.clock()
        if local is None or table.record.state != PLAYING:
            return
        due: dict[tuple[int, int], tuple[str, float] | None] = {}
        picks = len(local.session.history.picks)
        for decision in table.asked:
            name = table.record.seats[decision.seat].player
            here = not name or table.audience.present(name)
            if here or table.windows.covers(decision) or local.players[decision.seat] != HUMAN:
                continue
            key = (decision.number, picks)
            if key not in self._passes:
                view = local.view(decision.seat)
                option = local.game.nothing_to_decide(view, decision)
                self._passes[key] = None
                if option is not None:
                    ponder = table.host.absent_seconds
                    wait = time_to_ponder(local, decision, ponder, self._chance)
                    self._passes[key] = (option, now + wait)
            plan = due[key] = self._passes[key]
            if plan is not None and now >= plan[1]:
                table.later(self._pass(decision, plan[0]))
        self._passes = due

    async def _pass(self, decision: Decision, option: str) -> None:
        """Give an absent player's only answer, unless something has changed."""
        table = self.table
        async with table.lock:
            local, name = table.local, table.record.seats[decision.seat].player
            if local is None or table.record.state != PLAYING or table.audience.present(name):
                return
            if decision in local.session.decisions and local.players[decision.seat] == HUMAN:
                with contextlib.suppress(Refusal):
                    await table.play(local, decision.seat, decision.number, option)

    # --- clocks ---------------------------------------------------------------------------------
    def pass_time(self, since: float) -> None:
        """Let the time pass since the last call, in the first one `since` a moment."""
        before, self._passed = self._passed, self.table.host.clock()
        self.run_clock(self._passed - (since if before is None else before))

    def catch_up(self) -> None:
        """Let the time pass until now, before clocks are read or other seats are asked."""
        if self._passed is not None:
            self.pass_time(self._passed)

    def run_clock(self, seconds: float) -> None:
        """Let time pass; a bot answers the questions whose time has run out."""
        table = self.table
        table.file.time_passed(seconds)
        clock, local = table.record.clock, table.local
        if not clock.on or table.record.state != PLAYING or local is None:
            return
        self._unwritten += seconds
        is_watched = table.record.pace not in SLOW or table.audience.connections
        if is_watched or self._unwritten >= _WRITE_SLOW:
            self._unwritten = 0.0
            table.file.can_wait()
        table.status_changed()
        people = self._on_the_clock(local)
        self._rest(local, seconds)
        sealed = {d.number for d in people if d.kind in local.game.sealed_kinds}
        late = clock.run(people, seconds, sealed)
        if late:
            self._answer_late(late)

    def _on_the_clock(self, local: GameHandle) -> list[Decision]:
        """The questions to people whose clocks run."""
        table = self.table
        return [
            d
            for d in table.asked
            if local.players[d.seat] == HUMAN
            and not self.rests(d.seat)
            and not table.windows.covers(d)
        ]

    def due_in(self, now: float) -> list[float]:
        """Seconds until something happens by itself: an absent player passes, a clock has run out,
        or little time is left on it."""
        table, local, clock = self.table, self.table.local, self.table.record.clock
        if local is None or table.record.state != PLAYING:
            return []
        times = [plan[1] - now for plan in self._passes.values() if plan is not None]
        for decision in self._on_the_clock(local) if clock.on else ():
            seat = decision.seat
            left = [(clock.left_of_decision(seat), clock.decision)] if clock.decision else []
            left += [(clock.seat_left(seat), clock.game)] if clock.game else []
            for seconds, whole in left:
                times += [seconds, *([seconds - whole / 4] if seconds > whole / 4 else [])]
        return times

    def rests(self, seat: str) -> bool:
        """Whether a seat's clock stands still because its player is on vacation."""
        record = self.table.record
        if record.pace not in SLOW or record.rested.get(seat, 0.0) >= record.vacation * _DAY:
            return False
        return name_key(record.seats[seat].player) in self.table.host.vacations

    def _rest(self, local: GameHandle, seconds: float) -> None:
        """Count the time for which clocks stand still because of vacations."""
        rested = self.table.record.rested
        for seat in {d.seat for d in self.table.asked if local.players[d.seat] == HUMAN}:
            if self.rests(seat):
                rested[seat] = rested.get(seat, 0.0) + seconds

    def _answer_late(self, late: list[Decision]) -> None:
        """Let a bot answer these questions whose time has run out."""
        if self._late is None or self._late.done():
            self._late = asyncio.get_running_loop().create_task(self._answer_all(late))

    async def _answer_all(self, late: list[Decision]) -> None:
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
            flagged = clock.flagged(seat)
            if flagged:
                await table.change(lambda record: let_stand_in(record, seat, bot))
                table.set_player(seat)
                table.votes.prune()
                table.audience.announce("clock-empty", seat=seat)
            await table.play(local, seat, decision.number, option)
            if not silent:
                self._replaced(seat)
            if not flagged:
                table.audience.announce("clock-silent" if silent else "clock-over", seat=seat)

    def _replaced(self, seat: str) -> None:
        """Count an answer that a bot has given for a person."""
        self.table.record.seats[seat].replaced += 1
        self.table.file.can_wait()
