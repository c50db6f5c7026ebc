"""The game screen over a table at the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType

from weimar_tui.kernel.events import Event
from weimar_tui.table.agreements import agreements, carry_out, sitters
from weimar_tui.table.remote_table import RemoteTable
from weimar_tui.table.wire import AnyReply, Chat, Exit, Refused, Room, Update
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.lobby.ringing import RINGS
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from weimar_tui.table.lobby_words import LobbyWords
    from weimar_tui.tui.lobby.app import ServedApp


class TableScreen(GameScreen):
    """One seat, or a spectator's place, at a table elsewhere. Others play at their own time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", "talk", id="table.talk"),
        Binding("m", "table", "table", id="table.table"),
    ]

    def __init__(self, table: RemoteTable, playset: Playset) -> None:
        super().__init__(table, playset)
        self.remote = table
        self.news = asyncio.Event()
        self.away: set[str] | None = None
        self._told = len(table.events)
        self._surprised = False
        self._stop: Callable[[], None] | None = None

    @property
    def served(self) -> ServedApp:
        """The app of a served client."""
        return cast("ServedApp", self.app)

    @property
    def lobby_words(self) -> LobbyWords:
        """The lobby's sentences."""
        return self.served.lobby_words

    def on_mount(self) -> None:
        # Textual calls `on_mount` of the base class too.
        self._stop = self.remote.link.subscribe(self._heard)
        self.set_interval(1.0, self._count_down)

    def on_unmount(self) -> None:
        if self._stop is not None:
            self._stop()

    # --- what the server says -------------------------------------------------------------------
    def _heard(self, reply: AnyReply) -> None:
        if self.leaving:
            return
        match reply:
            case Update(table=id) if id == self.remote.id:
                self._changed()
            case Chat(table=id) if id == self.remote.id:
                if reply.player != self.remote.link.name:
                    self._say(self.lobby_words.chat(reply, self.words))
            case Room(table=state) if state.id == self.remote.id:
                self._tell_presence(reply)
                self.draw_table()
            case Refused():
                self._say(self.words.problem(reply))
                self.news.set()

    def _tell_presence(self, room: Room) -> None:
        """Say who went and who came back."""
        away = {seat.player for seat in room.table.seats if seat.player and not seat.present}
        before, self.away = self.away, away
        if before is None:
            before = set()
        for name in sorted(away ^ before):
            self._say(self.lobby_words.say("gone" if name in away else "back", name=name))

    def _changed(self) -> None:
        """The game went on: let go of a question that is no longer open."""
        self.me = self.remote.seat or None
        open_now = {decision.number for decision in self.remote.human_decisions()}
        if self.asked is not None and self.asked.number not in open_now:
            self.asked = None
            if self.dialog is not None:
                self.dialog.dismiss(None)
            self.answers.put_nowait(None)
        self.news.set()
        news = self.remote.events[self._told :]
        self._told = len(self.remote.events)
        self.draw_table(fresh=bool(news) and not self.still)
        if news and self.app.screen is self:
            self.run_worker(self._show(news), group="dice")

    async def _show(self, news: Sequence[Event]) -> None:
        """Show what is read page by page, and the rolls; the game goes on meanwhile."""
        await self.show_interludes(news)
        if not self.still and self.app.screen is self:
            await self.show_rolls(news)

    def _count_down(self) -> None:
        """The clock goes on while nobody says anything."""
        if self.remote.decision_left >= 0 and not self.notice and self.app.screen is self:
            self._draw_foot()

    async def _next_news(self) -> None:
        self.news.clear()
        await self.news.wait()

    # --- the loop -------------------------------------------------------------------------------
    async def _play(self) -> None:
        """Answer what this seat is asked, until the game is over."""
        table = self.remote
        while table.outcome is None:
            self.me = table.seat or None
            decision = next(iter(table.human_decisions()), None)
            if decision is None:
                self.asked = None
                if self.bar.choice.items:
                    self.bar.ask(Choice())
                self.draw_table()
                await self._next_news()
                self._surprised = True
                continue
            self.served.preferences.apply_to(table)
            planned = self.kit.planned(decision, table)
            if planned is not None:
                await self._pick(decision.number, planned)
                continue
            silent = table.silent_answer(decision)
            if silent is not None:
                await asyncio.sleep(random.uniform(0.3, 1.0) * self.served.ponder)
                await self._pick(decision.number, silent)
                continue
            if self._surprised:
                self._surprised = False
                self.served.ring(table.room.table.title if table.room is not None else "")
            await self.recount()
            if decision in table.human_decisions():
                await self._ask(decision)
        self.asked = None
        self.bar.ask(Choice())
        self.draw_table()
        await self.here.show_end(table, self.playset)

    async def _pick(self, number: int, option: str) -> None:
        """Send the answer and wait until it was taken or refused."""
        table = self.remote
        if all(decision.number != number for decision in table.human_decisions()):
            return
        self.news.clear()
        table.pick(number, option)
        await self.news.wait()

    def action_undo(self) -> None:
        """Ask for the last pick back."""
        if self.remote.can_undo(self.me):
            self.remote.undo(self.me)
        else:
            self._say(self.words.ui("undo-not-now"))

    # --- drawing --------------------------------------------------------------------------------
    def foot_keys(self) -> list[tuple[str, str]]:
        """People first."""
        here, say = self.here, self.lobby_words.say
        people = [
            (here.key_of("table.talk", say("key-talk")), say("palette-talk")),
            (here.key_of("table.table", say("key-table")), say("palette-table")),
        ]
        return people + super().foot_keys()

    def foot_key(self, name: str, id: str) -> tuple[str, str]:
        """Where one comes from is the lobby."""
        key, label = super().foot_key(name, id)
        return key, self.lobby_words.say("palette-lobby") if name == "menu" else label

    def foot_notice(self) -> str:
        """The clock, if nothing else is to be said."""
        if self.notice or self.remote.decision_left < 0:
            return self.notice
        lobby = self.lobby_words
        return lobby.say("clock-left", time=lobby.clock(self.remote.decision_left))

    @property
    def can_undo(self) -> bool:
        """Others may have gone on meanwhile: they are asked."""
        return self.remote.can_undo(self.me)

    # --- people ---------------------------------------------------------------------------------
    def action_talk(self) -> None:
        """Say something at the table."""
        self.notice = ""
        self.app.push_screen(TalkDialog(self.remote, self.lobby_words, self.words))

    def action_table(self) -> None:
        """Who is here, and what can be agreed."""
        room, lobby = self.remote.room, self.lobby_words
        if room is None or isinstance(self.app.screen, QuestionDialog):
            return
        told = agreements(lobby, self.words, self.remote, room, self.served.wish)
        choice = Choice(
            prompt=" · ".join(sitters(lobby, self.words, self.remote)),
            items=tuple(Item(option, text) for option, text in told),
        )
        dialog = QuestionDialog(choice, lobby.say("table-title"))
        self.app.push_screen(dialog, self._agreed)

    def _agreed(self, option: str | None) -> None:
        lobby, remote = self.lobby_words, self.remote
        match option:
            case "resign":
                sure = Choice(
                    prompt=lobby.say("resign-prompt"),
                    items=(
                        Item("back", lobby.say("table-back")),
                        Item("resign", lobby.say("table-resign")),
                    ),
                )
                self.app.push_screen(QuestionDialog(sure, lobby.say("table-resign")), self._sure)
            case "ring":
                after = RINGS[(RINGS.index(self.served.wish.ring) + 1) % len(RINGS)]
                self.served.change_wish(ring=after)
                self.action_table()
            case "tell-away":
                self.served.change_wish(away=not self.served.wish.away)
                self.action_table()
            case "fetch":
                command = f"ssh HOST fetch {remote.id} > game.weimar"
                text = lobby.say("fetch-text", command=command)
                self.app.push_screen(ReadingDialog(lobby.say("table-fetch"), text))
            case "dice" if remote.room is not None:
                text = lobby.dice(remote.room)
                self.app.push_screen(ReadingDialog(lobby.say("table-dice"), text))
            case "lobby":
                self.action_lobby()
            case str():
                carry_out(remote, option)

    def _sure(self, option: str | None) -> None:
        if option == "resign":
            carry_out(self.remote, option)

    def action_menu(self) -> None:
        """Where a served player comes from is the lobby."""
        self.action_lobby()

    def action_lobby(self) -> None:
        """Back to the lobby; the seat waits."""
        self.remote.link.send(Exit())
        self.leave()
