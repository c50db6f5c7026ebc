"""A game at a table of the server, where others play in their own time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from textual.app import SystemCommand

from weimar_tui.kernel.decision import Decision
from weimar_tui.server.agreements import awaited
from weimar_tui.server.limits import is_visitor
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import AnyReply, Chat, GameFile, Refused, TableStatus, Update
from weimar_tui.server.requests import Exit
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.lobby.people import People
from weimar_tui.tui.lobby.rematch import RematchDialog, next_table
from weimar_tui.tui.once import once
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.controller import GameController
from weimar_tui.tui.playing.prompt import PromptAnswer
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from weimar_tui.tui.lobby.app import ServedApp


_SAID_FOR = 30.0
"""Seconds for which the footer shows a chat line."""
_LONG = 2 * 3600
"""With more seconds left than this, the clock shows no seconds, and is updated seldom."""
_SELDOM = 15.0


class ServedGame(GameController):
    """One seat, or a spectator's place. The server sends the news and receives the answers."""

    def __init__(self, board: Board, table: RemoteTable, app: ServedApp) -> None:
        super().__init__(board)
        self.remote = table
        self.app = app
        self.ponder = app.ponder
        self.people = People(board, table, app, self.leave)
        self._news = asyncio.Event()
        self._events_heard = len(table.events)
        self._players: Mapping[str, str] = {}
        self._is_surprised = False
        self._counting: asyncio.TimerHandle | None = None
        self._stop: Callable[[], None] | None = None

    def begin(self) -> None:
        self._stop = self.remote.link.subscribe(self._heard)
        self.board.notice_lasts = _SAID_FOR
        self._count_on()

    def end(self) -> None:
        if self._stop is not None:
            self._stop()
        if self._counting is not None:
            self._counting.cancel()
        self.board.fade_no_more()

    # --- what the server says -------------------------------------------------------------------
    def _heard(self, reply: AnyReply) -> None:
        board = self.board
        if board.screen.leaving:
            return
        match reply:
            case Update(table=id) if id == self.remote.id:
                self._changed()
            case Chat(table=id) if id == self.remote.id:
                if reply.player != self.remote.link.name:
                    board.say(self.app.lobby_words.chat(reply, board.words))
            case TableStatus(table=state) if state.id == self.remote.id:
                self.people.tell_presence(reply)
                self._go_to_rematch()
                if self.remote.over:
                    self._changed()
                if self.remote.players != self._players:
                    self._players = self.remote.players
                    board.draw_soon()
                else:
                    board.screen.foot.draw()  # it shows the clock
            case GameFile(table=id) if id == self.remote.id:
                if isinstance(self.app.screen, EndScreen):
                    self.app.screen.look_back()
                    self.app.tidy_soon()
            case Refused():
                board.say(board.words.problem(reply))
                self._news.set()
        self._count_on()

    def _changed(self) -> None:
        """The game has continued: drop a question that is no longer open."""
        board, table = self.board, self.remote
        board.me = table.seat or None
        open_now = {decision.number for decision in table.human_decisions()}
        if board.asked is not None and board.asked.number not in open_now:
            self.prompt.withdraw()
        self._news.set()
        first = self._events_heard
        news = table.events[first:]
        self._events_heard = len(table.events)
        board.draw_soon(fresh=bool(news) and not self.showing.still)
        if news and board.is_on_top:
            # The game continues meanwhile.
            board.screen.run_worker(self.showing.show(news, first), group="dice")

    def waiting(self) -> str:
        return awaited(self.app.lobby_words, self.board.words, self.remote)

    # --- the loop -------------------------------------------------------------------------------
    async def play(self) -> None:
        await self.play_on()
        await self.finish()

    async def before_step(self) -> None:
        self.me = self.remote.seat or None
        self.app.preferences.apply_to(self.remote)

    async def wait(self) -> None:
        self._ask_nothing()
        await self._next_news()
        self._is_surprised = True

    def answers_itself(self, decision: Decision) -> None:
        self._ask_nothing()

    async def hand_over(self, decision: Decision) -> None:
        """Do nothing: each player has their own terminal."""

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        if self._is_surprised:
            self._is_surprised = False
            self.app.ring(self.remote.status.table.title if self.remote.status is not None else "")
        await self.since.recount()
        if decision in self.remote.human_decisions():
            await super().ask(decision, openly=openly)

    def way_on(self, way: str) -> str:
        say = self.app.lobby_words.say
        match way:
            case "leave":
                return say("room-back")
            case "again":
                return say("rematch")
        return super().way_on(way)

    # --- playing again --------------------------------------------------------------------------
    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        status = self.remote.status
        offered = status is not None and status.rematch is not None and bool(status.table.mine)
        return {"again": self._offer_rematch} if offered else {}

    def _offer_rematch(self) -> None:
        """Ask for a rematch; called while the result page closes."""
        dialog = RematchDialog(self.remote, self.app.lobby_words, self.board.words)
        self.app.call_later(self.app.push_screen, dialog)

    def _go_to_rematch(self) -> None:
        """Go to the table of an agreed rematch, unless the player is still reading or typing."""
        new, stack = next_table(self.remote), self.app.screen_stack
        free = isinstance(self.app.screen, GameScreen | EndScreen | RematchDialog)
        if not new or not free or self.board.screen not in stack:
            return
        self.app.next_table = new
        for screen in reversed(stack[stack.index(self.board.screen) :]):
            screen.dismiss(None)

    def _ask_nothing(self) -> None:
        """Show whom the game waits for."""
        self.board.asked = None
        self.prompt.ask_nothing()
        self.board.draw_soon()

    async def _next_news(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def pick(self, decision: Decision, option: str) -> None:
        """Send the answer and wait until the server has accepted or refused it."""
        if all(one.number != decision.number for one in self.remote.human_decisions()):
            return
        before = self.board.moment()
        self.remote.pick(decision.number, option)
        await self.picked(decision, PromptAnswer(option, before))

    async def picked(self, decision: Decision, answer: PromptAnswer) -> None:
        """Wait until the server has accepted or refused the answer; news is shown as it comes."""
        while self.remote.sent is not None and not self.remote.over:
            await self._next_news()

    async def show_end(self) -> None:
        """Show the result page; its curve follows when the server has sent the record."""
        if not is_visitor(self.remote.link.name):
            self.remote.fetch()
        await super().show_end()

    def leave(self) -> None:
        """Return to the lobby; the seat stays reserved."""
        self.remote.link.send(Exit())
        super().leave()

    # --- keys -----------------------------------------------------------------------------------
    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        return {**self._among_people, "hint": self.adviser.ask}

    @property
    def _among_people(self) -> Mapping[str, Callable[[], None]]:
        if is_visitor(self.remote.link.name):
            return {}
        return {"talk": self.people.talk, "table": self.people.agree}

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return the keys for chat and agreements, which the footer shows first."""
        key_of, say = self.app.key_of, self.app.lobby_words.say
        for name in self._among_people:
            yield key_of(f"table.{name}", say(f"key-{name}")), say(f"palette-{name}")

    def key_label(self, name: str) -> str:
        """Return the label of a key; `menu` leads to the lobby here."""
        if name == "menu":
            return self.app.lobby_words.say("palette-lobby")
        return super().key_label(name)

    def clock(self) -> str:
        lobby, left = self.app.lobby_words, self.remote.decision_left
        key = "clock-window" if self.remote.in_window else "clock-left"
        time = lobby.clock(left) if left < _LONG else lobby.time_left(left)
        return lobby.say(key, time=time) if left >= 0 else ""

    def _count_on(self) -> None:
        """Look again soon while a clock runs or a rematch waits; otherwise the client sleeps."""
        new = next_table(self.remote)
        if not (new or self.clock()):
            return
        seconds = _SELDOM if self.remote.decision_left >= _LONG and not new else 1.0
        if self._counting is not None:
            if self._counting.when() <= asyncio.get_running_loop().time() + seconds:
                return
            self._counting.cancel()  # a shorter clock has begun, or a rematch
        self._counting = once(self.board.screen, seconds, self._count_down)

    def _count_down(self) -> None:
        """Update the clock, and go to the rematch once nothing is in the way."""
        self._counting = None
        if self.board.screen.leaving:
            return
        self._go_to_rematch()
        if self.clock() and (self.board.is_on_top or isinstance(self.app.screen, InterruptDialog)):
            self.board.screen.foot.draw()
        self._count_on()

    def commands(self, usual: Iterable[SystemCommand]) -> Iterable[SystemCommand]:
        """Return the commands for chat, agreements and the lobby, then the usual ones."""
        say = self.app.lobby_words.say
        for name, action in (*self._among_people.items(), ("lobby", self.leave)):
            yield SystemCommand(say(f"palette-{name}"), say(f"palette-{name}-help"), action)
        yield from usual
