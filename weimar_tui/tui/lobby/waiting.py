"""A table before its game: the seats, the fair dice, and the start."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import is_name
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.replies import AnyReply, Refused, Tables, TableStatus
from weimar_tui.server.requests import (
    AddWord,
    CloseTable,
    Exit,
    HoldSeat,
    Invite,
    Ready,
    Sit,
    Stand,
    Start,
    Unseat,
)
from weimar_tui.server.sections import rows_of
from weimar_tui.server.waiting_rows import WaitingRows
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.canvas import Canvas, clip, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.aside import WIDE, Aside, Words
from weimar_tui.tui.lobby.game import ServedGame
from weimar_tui.tui.lobby.own import OwnPastimes
from weimar_tui.tui.lobby.report import report_player
from weimar_tui.tui.lobby.section_pane import SectionChoice, SectionPane
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.once import once
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.pictures import SOON

_BELOW, _BELOW_MORE = 4, 4
"""Rows for the dice, and for the terms and the chat where there is no right side."""

_CHAT_ROWS = 8

_AFTER_SITTING = ("ready", "start", "start-ready", "seat:", "talk")
"""Where the cursor goes once the player has sat down: the first of these rows."""

_ON_ENTER = ("sit", "stand", "unseat", "free")
"""Rows for which the footer says what Enter does."""


class WaitingScreen(OwnPastimes):
    """One table before the player is in its game. When the game starts, the game screen
    replaces it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "back", id="waiting.back"),
        Binding("t", "talk", "talk", id="waiting.talk"),
        Binding("y", "ready", "ready", id="waiting.ready"),
        Binding("s", "start", "start", id="waiting.start"),
        Binding("w", "word", "word for the dice", id="waiting.word"),
        Binding("v", "invite", "invite", id="waiting.invite"),
        Binding("b", "bot", "bot holds the seat", id="waiting.bot"),
        Binding("x", "unseat", "ask to leave", id="waiting.unseat"),
        Binding("l", "learn", "learn", id="waiting.learn"),
        Binding("z", "puzzle", "puzzle", id="waiting.puzzle"),
        Binding("r", "read", "read", id="waiting.read"),
        Binding("question_mark,f1", "help", "help", id="waiting.help"),
    ]

    def __init__(self, table: RemoteTable) -> None:
        super().__init__()
        self.table = table
        self.gone = False
        self._called = False
        self._aside = Aside(self.look)

    @property
    def game_words(self) -> GameMessages:
        """The messages of the table's game, known after entering."""
        assert self.table.status is not None
        return self.served.words_of(self.table.status.table)

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()
        self._look()

    def heard(self, reply: AnyReply) -> None:
        if self.gone:
            return
        if isinstance(reply, Refused):
            words = self.words if self.table.status is None else self.game_words
            self.notice = words.problem(reply)
            if self.table.status is None:
                self.action_back()
                return
        elif isinstance(reply, Tables):
            if self.table.status is not None:
                # The server has removed the player, because the table is gone. Before the entry,
                # such news was still on its way when the player asked to enter.
                self._leave()
            return
        self.fill()
        self._look()

    def on_screen_resume(self) -> None:
        self._look()

    def _look(self) -> None:
        """Enter the game if it has started and the player is not typing."""
        on = self.table.begun and self.table.status is not None
        if on and self.is_active and not self.gone:
            self.gone = True
            loaded = self.served.loaded(self.table.game.id)
            controller = partial(ServedGame, table=self.table, app=self.served)
            self.app.switch_screen(GameScreen(self.table, loaded, controller))
        elif on and not self.gone and not self._called:
            self._called = True
            self.served.call(self.table)

    # --- drawing --------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        yield Pane(self.look, self.draw_head, id="head", focusable=False)
        yield SectionPane(self.look, id="list")
        yield Pane(self.look, self._draw_below, id="below", focusable=False)
        yield Pane(self.look, self._draw_aside, id="aside", focusable=False)
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def fill(self) -> None:
        pane = self.query_one(ChoicePane)
        was = pane.choice.current
        super().fill()
        if was is None or was.id.startswith("sit:"):
            self._after_sitting_down()
        for name in ("below", "aside"):
            self.query_one(f"#{name}", Pane).show()
        if self._is_wide and not self._aside.has(self._game):
            once(self, SOON, self._paint)

    def _after_sitting_down(self) -> None:
        """Leave the seats for what comes next: Enter must not give up a seat just taken."""
        status, pane = self.table.status, self.query_one(ChoicePane)
        if status is not None and status.table.mine and any(map(pane.choice.go, _AFTER_SITTING)):
            pane.show()
            self.query_one("#foot", Pane).show()

    def draw_head(self, canvas: Canvas) -> None:
        status, words = self.table.status, self.lobby_words
        canvas.wash(0, 0, canvas.width, 1, "chart.band")
        if status is None:
            return
        table, game = status.table, self.game_words
        made = words.say("room-made-by", owner=table.owner)
        about = f"{game.title()} · {game.scenario(table.scenario)} · {made}"
        x = canvas.put(1, 0, table.title, "title") + 2
        end = canvas.width - 1
        canvas.put(max(x, end - width_of(canvas.look.plain(about))), 0, about, "muted", end)

    def _draw_below(self, canvas: Canvas) -> None:
        """The terms of the game, the dice and the latest lines of the chat."""
        status = self.table.status
        if status is None:
            return
        y = 0
        if not self._is_wide:
            for text in filter(None, self._terms(status)):
                y = canvas.paragraph(1, y, text, "muted", rows=2)
        y = self._draw_dice(canvas, y, status)
        if not self._is_wide and y < canvas.height:
            for line in self.table.chat[y - canvas.height :]:
                canvas.put(1, y, self.lobby_words.chat(line, self.game_words), "text")
                y += 1

    def _draw_dice(self, canvas: Canvas, y: int, status: TableStatus) -> int:
        words = self.lobby_words
        if not status.commitment:
            return y
        x = canvas.put(1, y, words.say("room-commitment"), "muted")
        canvas.put(
            x + 1, y, clip(status.commitment, canvas.width - x - 2, canvas.look.more), "faint"
        )
        canvas.put(1, y + 1, words.say("room-words", words=words.said_words(status)), "muted")
        return canvas.paragraph(1, y + 2, words.unmixed(status), "title", rows=2)

    def _draw_aside(self, canvas: Canvas) -> None:
        status = self.table.status
        if status is None:
            return
        table, game = status.table, self.game_words
        words: list[Words] = [(f"{table.title} · {game.title()}", "strong"), ("", "")]
        words += [(text, "text") for text in self._terms(status) if text]
        words += [("", ""), (self.lobby_words.say("waiting-own"), "muted"), ("", "")]
        words += [
            (self.lobby_words.chat(line, game), "text") for line in self.table.chat[-_CHAT_ROWS:]
        ]
        self._aside.draw(canvas, table.game, words)

    def _terms(self, status: TableStatus) -> list[str]:
        """What the players agree to by sitting down."""
        words, game = self.lobby_words, self.game_words
        names = ", ".join(status.invited)
        return [
            game.scenario_about(status.table.scenario),
            words.agreed(status, has_ratings=self.link.welcome.has_account),
            self._unusual_options(game),
            words.say("room-invited", names=names) if status.invited else "",
        ]

    @property
    def _is_wide(self) -> bool:
        return self.size.width >= WIDE

    def _unusual_options(self, game: GameMessages) -> str:
        """The table's options that differ from the default."""
        status = self.table.status
        assert status is not None
        offered = self.link.welcome.game(status.table.game)
        scenario = offered.scenario(status.table.scenario) if offered is not None else None
        if scenario is None:
            return ""
        return " · ".join(
            f"{game.option_of_game(name)}: {game.option_of_game(name, value)}"
            for name, value in status.options.items()
            if value != scenario.options.get(name, (value,))[0]
        )

    def choice(self) -> Choice:
        rows = self._rows
        return SectionChoice.of(rows.sections()) if rows is not None else Choice()

    @property
    def _rows(self) -> WaitingRows | None:
        """The rows, once the server has described the table."""
        status = self.table.status
        if status is None:
            return None
        offered = self.link.welcome.game(status.table.game)
        reports = self.link.welcome.has_account
        return WaitingRows(
            self.lobby_words, self.game_words, status, self.link.name, offered, can_report=reports
        )

    def usual_foot(self) -> str:
        """The keys that do something on the row under the cursor."""
        say, rows = self.lobby_words.say, self._rows
        if rows is None:
            return ""
        current = self.query_one(ChoicePane).choice.current
        what, _, seat = (current.id if current is not None else "").partition(":")
        keys = [say(f"waiting-key-{what}") if what in _ON_ENTER else ""]
        if rows.owns and what == "sit" and seat in {one.seat for one in rows.empty}:
            keys.append(say("waiting-key-bot"))
        if rows.owns and what == "unseat":
            keys.append(say("waiting-key-x"))
        shown = {row.key: row.id for row in rows_of(rows.sections())}
        keys += [say(f"waiting-key-{key}") for key in "yswv" if key in shown]
        keys += [say("waiting-keys")]
        return "  ".join(filter(None, keys))

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.notice = ""
        self.query_one("#foot", Pane).show()

    def place_all(self, width: int, height: int) -> None:
        wide = self._is_wide
        left = width * 7 // 10 if wide else width
        below = _BELOW if wide else min(_BELOW + _BELOW_MORE, height // 3)
        aside = Place(left + 1, 0, width - left - 1, height - 1) if wide else None
        self.put(
            {
                "head": Place(0, 0, left, 1),
                "list": Place(0, 1, left, height - below - 2),
                "below": Place(0, height - below - 1, left, below),
                "aside": aside,
                "foot": Place(0, height - 1, width, 1),
            }
        )

    @property
    def _game(self) -> str:
        return self.table.status.table.game if self.table.status is not None else ""

    def _paint(self) -> None:
        if not self.leaving and self._aside.paint(self._game):
            for pane in self.query("#aside").results(Pane):  # none while the program ends
                pane.show()

    # --- choosing -------------------------------------------------------------------------------
    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        self.notice = ""
        id, words = self.table.id, self.lobby_words
        what, _, seat = message.option.partition(":")
        match what:
            case "sit":
                self.link.send(Sit(table=id, seat=seat))
            case "stand":
                self.link.send(Stand(table=id))
            case "unseat":
                self._ask_reason(seat)
            case "bot":
                self._choose_bot(seat)
            case "free":
                self.link.send(HoldSeat(table=id, seat=seat))
            case "uninvite":
                self.link.send(Invite(table=id, person=seat, yes=False))
            case "invite":
                title, prompt = words.say("room-invite"), words.say("room-invite-prompt")
                dialog = EntryDialog(title, prompt, names=self.known_names)
                self.app.push_screen(dialog, self._invited)
            case "start":
                self.link.send(Start(table=id))
            case "start-ready":
                self.link.send(Start(table=id, when_ready=True))
            case "ready":
                self.action_ready()
            case "seat":
                pass
            case "close":
                self.link.send(CloseTable(table=id))
            case "word":
                dialog = EntryDialog(words.say("room-word"), words.say("room-word-prompt"))
                self.app.push_screen(dialog, self._word_said)
            case "talk":
                self.action_talk()
            case "report":
                report_player(self.served, self.complain, self.table)
            case _:
                self.action_back()

    def _take_row(self, key: str) -> None:
        """Do what the row with this key does, if it is there now."""
        rows = self._rows
        row = next((r for r in rows_of(rows.sections()) if r.key == key), None) if rows else None
        if row is not None:
            pane = self.query_one(ChoicePane)
            self._picked(ChoicePane.Picked(pane, -1, row.id))

    def action_ready(self) -> None:
        """Say that the player is ready, or take it back."""
        rows = self._rows
        if rows is not None and self.table.status is not None and self.table.status.table.mine:
            self.link.send(Ready(table=self.table.id, yes=not rows.is_ready))

    def action_start(self) -> None:
        """Start the game, at once or when everyone is ready."""
        self._take_row("s")

    def action_word(self) -> None:
        """Add a word to the seed."""
        self._take_row("w")

    def action_invite(self) -> None:
        """Invite a player."""
        self._take_row("v")

    def action_bot(self) -> None:
        """Let a bot hold the free seat under the cursor."""
        rows, what, seat = self._rows, *self._under_cursor()
        if rows is not None and rows.owns and what == "sit":
            if seat in {one.seat for one in rows.empty}:
                self._choose_bot(seat)
            else:
                self.link.send(HoldSeat(table=self.table.id, seat=seat))

    def action_unseat(self) -> None:
        """Ask the player under the cursor to leave."""
        what, seat = self._under_cursor()
        if what == "unseat":
            self._ask_reason(seat)

    def _under_cursor(self) -> tuple[str, str]:
        current = self.query_one(ChoicePane).choice.current
        what, _, seat = (current.id if current is not None else "").partition(":")
        return what, seat

    def _ask_reason(self, seat: str) -> None:
        """Ask for one line to show to the player who has to leave a seat."""
        say = self.lobby_words.say

        def given(reason: str | None) -> None:
            if reason is not None:
                self.link.send(Unseat(table=self.table.id, seat=seat, reason=reason[:120]))

        dialog = EntryDialog(say("room-reason"), say("room-reason-prompt"))
        self.app.push_screen(dialog, given)

    def _choose_bot(self, seat: str) -> None:
        """Ask which bot takes a seat, if the host offers more than one."""
        assert self.table.status is not None
        offered = self.link.welcome.game(self.table.status.table.game)
        bots = self.lobby_words.bots(offered, self.game_words, seat)

        def chosen(bot: str | None) -> None:
            if bot in {item.id for item in bots}:
                self.link.send(HoldSeat(table=self.table.id, seat=seat, bot=str(bot)))

        if len(bots) == 1:
            chosen(bots[0].id)
        elif bots:
            choice = Choice(items=tuple(Item(item.id, item.text) for item in bots))
            choice.preview = {item.id: item.more for item in bots if item.more}
            title = self.lobby_words.say("room-bot", seat=self.game_words.seat(seat))
            self.app.push_screen(QuestionDialog(choice, title), chosen)

    def _invited(self, name: str | None) -> None:
        name = (name or "").strip()
        if is_name(name):
            self.link.send(Invite(table=self.table.id, person=name))
        elif name:
            self.complain(KernelError("name-wrong"))

    def _word_said(self, word: str | None) -> None:
        if word:
            self.link.send(AddWord(table=self.table.id, word=word[:64]))

    def action_talk(self) -> None:
        """Say something at the table."""
        self.app.push_screen(TalkDialog(self.table, self.lobby_words, self.game_words))

    def action_back(self) -> None:
        """Return to the lobby; the seat stays reserved."""
        if not self.gone:
            self.link.send(Exit())
            self._leave()

    def _leave(self) -> None:
        self.gone = True
        self.table.close()
        self.dismiss(None)
