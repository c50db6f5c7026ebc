"""A table before its game: the seats, the fair dice, and the start."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.limits import is_name
from weimar_tui.server.remote_table import RemoteTable
from weimar_tui.server.wire import (
    AddWord,
    AnyReply,
    CloseTable,
    Exit,
    HoldSeat,
    Invite,
    Refused,
    Sit,
    Stand,
    Start,
    Tables,
    TableStatus,
    Unseat,
)
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.canvas import Canvas, pad
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.game import ServedGame
from weimar_tui.tui.lobby.own import OwnPastimes
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.screens.game import GameScreen

_IN_A_COLUMN = 4
"""With more seats than this, they take two columns, so that a small screen shows everything."""

_ROOM_FOR_MORE = 9
"""With this many rows besides the seats, one is free to describe the scenario."""


class WaitingScreen(OwnPastimes):
    """One table before the player is in its game. When the game starts, the game screen
    replaces it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "back", id="waiting.back"),
        Binding("t", "talk", "talk", id="waiting.talk"),
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

    @property
    def game_words(self) -> GameMessages:
        """The messages of the table's game, known after entering."""
        assert self.table.room is not None
        return self.served.words_of(self.table.room.table)

    def arrived(self) -> None:
        self.query_one(ChoicePane).focus()
        self.fill()
        self._look()

    def heard(self, reply: AnyReply) -> None:
        if self.gone:
            return
        if isinstance(reply, Refused):
            words = self.words if self.table.room is None else self.game_words
            self.notice = words.problem(reply)
            if self.table.room is None:
                self.action_back()
                return
        elif isinstance(reply, Tables):
            if self.table.room is not None:
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
        on = self.table.begun and self.table.room is not None
        if on and self.is_active and not self.gone:
            self.gone = True
            loaded = self.served.loaded(self.table.game.id)
            controller = partial(ServedGame, table=self.table, app=self.served)
            self.app.switch_screen(GameScreen(self.table, loaded, controller))
        elif on and not self.gone and not self._called:
            self._called = True
            self.served.call(self.table)

    # --- drawing --------------------------------------------------------------------------------
    def draw_head(self, canvas: Canvas) -> None:
        room, words = self.table.room, self.lobby_words
        if room is None:
            return
        table = room.table
        canvas.put(1, 0, table.title, "title")
        made = words.say("room-made-by", owner=table.owner)
        game = self.game_words
        about = f"{game.title()} · {game.scenario(table.scenario)} · {made}"
        canvas.put(1, 1, about, "muted")
        columns = 2 if len(table.seats) > _IN_A_COLUMN else 1
        rows = -(-len(table.seats) // columns)
        invited = words.say("room-invited", names=", ".join(room.invited)) if room.invited else ""
        lines = [words.agreed(room), self._unusual_options(game), invited]
        tall = canvas.height > rows + _ROOM_FOR_MORE
        if tall:
            lines.insert(0, game.scenario_about(table.scenario))
        top = 2
        for more in filter(None, lines):
            top = canvas.paragraph(1, top, more, "muted", rows=2 if tall else 1)
        top = max(top, 3)
        for index, seat in enumerate(table.seats):
            column, row = divmod(index, rows)
            x = canvas.put(
                2 + column * (canvas.width // 2),
                top + row,
                pad(game.seat(seat.seat), 10),
                f"{seat.seat} bold",
            )
            canvas.put(x, top + row, words.sitter(seat, game), "strong" if seat.player else "text")
        y = top + 1 + rows
        if room.commitment:
            x = canvas.put(1, y, words.say("room-commitment"), "muted")
            canvas.put(x + 1, y, room.commitment[: canvas.width - x - 2], "faint")
            canvas.put(1, y + 1, words.say("room-words", words=words.said_words(room)), "muted")
            y = canvas.paragraph(1, y + 2, words.unmixed(room), "title", rows=2) - 3
        y += 3
        for line in self.table.chat[y - canvas.height :]:
            canvas.put(1, y, words.chat(line, self.game_words), "text")
            y += 1

    def _unusual_options(self, game: GameMessages) -> str:
        """The table's options that differ from the default."""
        room = self.table.room
        assert room is not None
        offered = self.link.welcome.game(room.table.game)
        scenario = offered.scenario(room.table.scenario) if offered is not None else None
        if scenario is None:
            return ""
        return " · ".join(
            f"{game.option_of_game(name)}: {game.option_of_game(name, value)}"
            for name, value in room.options.items()
            if value != scenario.options.get(name, (value,))[0]
        )

    def choice(self) -> Choice:
        if self.table.room is None:
            return Choice()
        return Choice(items=tuple(Item(id, text) for id, text in self._ways(self.table.room)))

    def _ways(self, room: TableStatus) -> Iterable[tuple[str, str]]:
        """The actions at the table, each with its text."""
        say, table, name = self.lobby_words.say, room.table, self.link.name
        free = [seat.seat for seat in table.seats if not seat.player and not seat.bot]
        for seat in free:
            yield f"sit:{seat}", say("room-sit", seat=self.game_words.seat(seat))
        if table.owner == name:
            yield "start", say("room-start-not" if free else "room-start")
        if table.mine:
            if name not in room.words and room.commitment:
                yield "word", say("room-word")
            yield "stand", say("room-stand")
        yield "talk", say("room-talk")
        if table.owner == name:
            offered = self.link.welcome.game(table.game)
            yield from self.lobby_words.owner_ways(room, offered, self.game_words)
            yield "close", say("room-close")
        yield "back", say("room-back")

    def usual_foot(self) -> str:
        return self.lobby_words.say("waiting-keys")

    def place_all(self, width: int, height: int) -> None:
        rows = min(10, height // 2)
        self.put(
            {
                "head": Place(0, 1, width, height - rows - 3),
                "list": Place(1, height - rows - 1, width - 2, rows),
                "foot": Place(0, height - 1, width, 1),
            }
        )

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
                self.link.send(Unseat(table=id, seat=seat))
            case "bot":
                self._choose_bot(seat)
            case "free":
                self.link.send(HoldSeat(table=id, seat=seat))
            case "uninvite":
                self.link.send(Invite(table=id, person=seat, yes=False))
            case "invite":
                dialog = EntryDialog(words.say("room-invite"), words.say("room-invite-prompt"))
                self.app.push_screen(dialog, self._invited)
            case "start":
                self.link.send(Start(table=id))
            case "close":
                self.link.send(CloseTable(table=id))
            case "word":
                dialog = EntryDialog(words.say("room-word"), words.say("room-word-prompt"))
                self.app.push_screen(dialog, self._word_said)
            case "talk":
                self.action_talk()
            case _:
                self.action_back()

    def _choose_bot(self, seat: str) -> None:
        """Ask which bot takes a seat, if the host offers more than one."""
        assert self.table.room is not None
        offered = self.link.welcome.game(self.table.room.table.game)
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
            self.notice = self.words.problem(KernelError("name-wrong"))
            self.fill()

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
