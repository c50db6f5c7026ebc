"""A game on a server, line by line: prints what the others do as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.plain.console import Console
from weimar_tui.plain.game import COMMANDS, LEAVE, PlainGame
from weimar_tui.plain.listing import Listing
from weimar_tui.plain.menu import BACK, Quit, choose
from weimar_tui.plain.prose import paragraphs
from weimar_tui.plain.report import report_player
from weimar_tui.plain.typed import Typed, TypedCommands
from weimar_tui.server.agreements import (
    agreements,
    awaited,
    rematch_answers,
    rematch_made,
    rematch_ways,
    send_agreement,
    sitters,
    told_of,
)
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import AnyReply, Chat, Refused, TableStatus, Update
from weimar_tui.server.requests import Say
from weimar_tui.server.ringing import BELL, OFF
from weimar_tui.text.choice import Item
from weimar_tui.text.messages import GameMessages

T = TypeVar("T")

_PEOPLE = ("say", "table", "lobby")
_NOT_HERE = ("save", "menu")


def _served(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the commands of a local game that make sense on a server, plus those about people."""
    before = tuple(name for name in names if name not in (*_NOT_HERE, "quit"))
    return (*before, *_PEOPLE, "quit")


_MARKS = (60.0, 10.0)
"""Seconds left on a clock at which the player is warned."""


def _away(status: TableStatus) -> set[str]:
    """Return the absent players."""
    return {seat.player for seat in status.table.seats if seat.player and not seat.present}


class QuestionReplaced(Exception):
    """Another question has replaced the one being asked."""


class PlainServedGame(PlainGame):
    """A seat or spectator's place at a table on a server. The others play at their own pace."""

    commands = _served(COMMANDS)
    afterwards = _served(
        ("explain", "board", "hand", "log", "since", "points", "cards", "rules", "quit")
    )

    def __init__(
        self, console: Console, table: RemoteTable, words: GameMessages, ponder: float
    ) -> None:
        super().__init__(console, table, words)
        self.remote = table
        self.lobby = LobbyMessages(words)
        self.ponder = ponder
        self._news = asyncio.Event()
        self._away = _away(table.status) if table.status is not None else set()
        self._waited_for: set[str] = set()
        self._surprised = False
        self._answers = ""
        self._rematch = asyncio.Event()

    # --- what the server says -------------------------------------------------------------------
    def hear(self, reply: AnyReply) -> None:
        """Print what has happened; called for every message of the server."""
        with self.console.aside():
            match reply:
                case Update(table=id) if id == self.remote.id:
                    self.info_commands.me = self.remote.seat or None
                    self.info_commands.tell_news()
                    self._tell_waiting()
                    self._news.set()
                case Chat(table=id) if id == self.remote.id:
                    if reply.player != self.remote.link.name:
                        self.console.say(self.lobby.chat(reply, self.words))
                case TableStatus(table=state) if state.id == self.remote.id:
                    self._tell_presence(reply)
                    self._tell_answers(reply)
                    if self.remote.over:
                        self._news.set()
                case Refused():
                    self.console.say(self.words.problem(reply))
                    self._news.set()

    def _tell_waiting(self) -> None:
        """Say which players the table waits for, if that has changed."""
        asked = () if self._question() is not None else self.remote.awaited()
        seats = {decision.seat for decision in asked}
        if seats and seats != self._waited_for:
            self.console.say(self._waiting())
        self._waited_for = seats

    def _waiting(self) -> str:
        return awaited(self.lobby, self.words, self.remote)

    def _tell_presence(self, status: TableStatus) -> None:
        """Say who left and who came back."""
        away = _away(status)
        for name in sorted(away ^ self._away):
            if name != self.remote.link.name:
                key = "back" if name not in away else "gone-plain"
                self.console.say(self.lobby.say(key, name=name))
        self._away = away

    def _tell_answers(self, status: TableStatus) -> None:
        """Print all answers about a rematch when one has changed."""
        said = rematch_answers(self.lobby, status)
        if said and said != self._answers:
            self.console.say(self.lobby.say("rematch-answers", answers=said))
        self._answers = said
        if self.next_table:
            self._rematch.set()

    @property
    def next_table(self) -> str:
        """The table of the rematch that this player has agreed to, once there is one."""
        return rematch_made(self.remote.status, self.remote.link.name)

    async def _end(self) -> None:
        """As in a local game, until a rematch begins."""
        if self.remote.status is not None and rematch_ways(
            self.lobby, self.words, self.remote.status
        ):
            self.console.say("", self.lobby.say("rematch-how"))
        ending = asyncio.ensure_future(super()._end())
        going = asyncio.ensure_future(self._rematch.wait())
        try:
            await asyncio.wait({ending, going}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                ending.result()
        finally:
            ending.cancel()
            going.cancel()

    def _question(self) -> Decision | None:
        return next(iter(self.table.human_decisions()), None)

    # --- the loop -------------------------------------------------------------------------------
    async def play(self) -> None:
        """Play or watch until the game is over or the player returns to the lobby."""
        table, info_commands = self.remote, self.info_commands
        stop = table.link.subscribe(self.hear)
        info_commands.me = table.seat or None
        info_commands.news.skip(info_commands.me, table.events)
        info_commands.log()
        self._tell_who_is_here()
        self._tell_waiting()
        try:
            await self.play_on()
            if not self.has_left:
                await self._end()
        finally:
            stop()

    async def before_step(self) -> None:
        self._news.clear()

    async def wait(self) -> None:
        self._surprised = True
        with contextlib.suppress(QuestionReplaced):
            self._left = await self._unless_changed(self._idle(), None) == LEAVE

    async def hand_over(self, decision: Decision) -> None:
        """Do nothing: each player has their own terminal."""

    async def _ask(self, decision: Decision, *, openly: bool = False) -> str:
        if self._surprised:
            self._surprised = False
            if self.remote.link.wish.ring != OFF:
                self.console.ring()
        try:
            return await self._unless_changed(super()._ask(decision, openly=openly), decision)
        except QuestionReplaced:
            return ""

    async def _unless_changed(self, work: Coroutine[Any, Any, T], asked: Decision | None) -> T:
        """Run `work`, which waits for lines, while the question stays the same. Raises Changed."""
        doing = asyncio.ensure_future(work)
        try:
            while True:
                news = asyncio.ensure_future(self._news.wait())
                mark = self._next_mark() if asked is not None else None
                first = asyncio.FIRST_COMPLETED
                done, _ = await asyncio.wait({doing, news}, timeout=mark, return_when=first)
                news.cancel()
                if doing.done():
                    return doing.result()
                if not done:
                    with self.console.aside():
                        self._tell_clocks()
                    continue
                self._news.clear()
                now = self._question()
                same = now is asked or (
                    now is not None and asked is not None and now.number == asked.number
                )
                if not same or self.remote.outcome is not None:
                    raise QuestionReplaced
        finally:
            doing.cancel()

    # --- clocks ---------------------------------------------------------------------------------
    def _clocks(self) -> list[tuple[str, float]]:
        """Return this seat's running clocks: the warning for each and the seconds left."""
        remote = self.remote
        clocks = (
            ("clock-window" if remote.in_window else "clock-left", remote.decision_left),
            ("clock-left-game", remote.seat_left(remote.seat)),
        )
        return [(key, left) for key, left in clocks if left >= 0]

    def _next_mark(self) -> float | None:
        """Return the seconds until the next clock warning, or None without a clock."""
        left = [at - mark for _, at in self._clocks() for mark in _MARKS if at > mark + 0.5]
        return min(left, default=None)

    def _tell_clocks(self) -> None:
        """Print the time left for this answer and for the whole game."""
        for key, left in self._clocks():
            self.console.say(self.lobby.say(key, time=self.lobby.clock(left)))

    def _put(self, decision: Decision, listing: Listing) -> None:
        super()._put(decision, listing)
        self._tell_clocks()

    async def pick(self, decision: Decision, option: str) -> None:
        """Send an answer and wait until the server has accepted or refused it."""
        if self._question() != decision:
            return
        self._news.clear()
        self.remote.pick(decision.number, option)
        await self._news.wait()

    async def _idle(self) -> str:
        """Wait while other players are asked; info commands work meanwhile."""
        commands = TypedCommands(self.words, self.afterwards)
        while True:
            typed = commands.understand(await self.console.ask())
            match typed.command:
                case "quit":
                    raise Quit
                case "explain":
                    self._explain("", self.afterwards)
                case "lobby":
                    return LEAVE
                case "":
                    if waiting := self._waiting():
                        self.console.say(waiting)
                case _:
                    await self._look_up(typed)

    def undone(self) -> bool:
        """Return False: the outcome of the undo arrives as news."""
        return False

    # --- people ---------------------------------------------------------------------------------
    async def _look_up(self, typed: Typed) -> None:
        match typed.command:
            case "say":
                self._say(typed.rest)
            case "table":
                await self._table()
            case _:
                await super()._look_up(typed)

    def _say(self, text: str) -> None:
        """Send a message to the table, or after `@` and a seat's name to that seat."""
        to = person = ""
        if text.startswith("@"):
            named, _, text = text[1:].partition(" ")
            to, person = self._listener(named)
        if not text.strip():
            self.console.say(self.words.text("plain-say-how"))
        else:
            self.remote.link.send(Say(table=self.remote.id, text=text[:200], to=to, person=person))

    def _listener(self, named: str) -> tuple[str, str]:
        """Return the seat and the player for a name of either."""
        for there in self.remote.status.table.seats if self.remote.status is not None else ():
            names = {self.words.seat(there.seat).casefold(), there.player.casefold()}
            if named.casefold() in names:
                return there.seat, there.player
        return named, ""

    def _tell_who_is_here(self) -> None:
        """Print each seat with its player, whether they are absent, and their time left."""
        self.console.say("", *sitters(self.lobby, self.words, self.remote))

    async def _table(self) -> None:
        """Print the players and the agreements open to them."""
        status, lobby, words, link = self.remote.status, self.lobby, self.words, self.remote.link
        if status is None:
            return
        self._tell_who_is_here()
        self._tell_clocks()
        entries = [
            agreement
            for agreement in agreements(lobby, words, self.remote, status, link.wish)
            if agreement.id != "lobby"
        ]
        option = await choose(self.console, words, lobby.say("table-title"), entries)
        match option:
            case "resign":
                sure = [Item(way, lobby.say(f"table-{way}")) for way in ("back", "resign")]
                if await choose(self.console, words, lobby.say("resign-prompt"), sure) == "resign":
                    send_agreement(self.remote, option)
            case "report":
                await report_player(self.console, lobby, link, self.remote.id)
            case _ if (page := told_of(lobby, self.remote, option)) is not None:
                self.console.say(*paragraphs(page[1]))
            case _ if option != BACK:
                send_agreement(self.remote, option, (OFF, BELL))
