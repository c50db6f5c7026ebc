"""The game screen: one game, its keys, and their actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult, SystemCommand
from textual.binding import Binding, BindingType
from textual.events import DescendantBlur, Key, MouseEvent

from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.interface import Table
from weimar_tui.play.scene import Scene
from weimar_tui.text.choice import DIGITS
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import PANE_KEYS, Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.playing.board import Board, Pointing
from weimar_tui.tui.playing.controller import Foot, GameController
from weimar_tui.tui.playing.prompt import OVER
from weimar_tui.tui.point_pane import PointPane
from weimar_tui.tui.screen import WeimarScreen

_COMMANDS = ("undo", "help", "cards", "search", "points", "replay")
"""Actions that the command palette offers where they are available."""

_WHEEL = 3
"""Rows of the chronicle that a turn of the wheel scrolls."""

_LINES_READ = 12
"""Number of latest chronicle lines whose names can be looked up."""


class GameScreen(WeimarScreen):
    """A board, a controller that plays until the game is over, and the keys of both.

    The `GameController` is the difference between a local game, a lesson and a game on a server.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo", id="game.undo"),
        Binding("question_mark,f1", "help", "help", id="game.help"),
        Binding("slash", "search", "search", id="game.search"),
        Binding("o", "look_up", "look up", id="game.look-up"),
        Binding("c", "cards", "cards", id="game.cards"),
        Binding("r", "replay", "replay", id="game.replay"),
        Binding("l", "chronicle", "chronicle", id="game.chronicle"),
        Binding("s", "since", "since your turn", id="game.since"),
        Binding("v", "points", "victory points", id="game.points"),
        Binding("f", "filter", "filter", id="game.filter"),
        Binding("e", "look_ahead", "look ahead", id="game.outlook"),
        Binding("n", "layer", "names", id="game.layer"),
        Binding("d", "pane('decision')", "decision", id="game.decision"),
        Binding("q", "menu", "menu", id="game.menu"),
        Binding("space", "hurry", "do not wait", id="game.hurry"),
        Binding("escape", "back", "back", id="game.back"),
        Binding("less_than_sign,comma", "turn(-1)", "pane before", id="game.before"),
        Binding("greater_than_sign,full_stop", "turn(1)", "next pane", id="game.next"),
        *(
            Binding(
                f"{key.lower()},alt+{n}",
                f"pane_number({n})",
                f"pane {n}",
                id=f"game.pane-{n}",
            )
            for n, key in enumerate(PANE_KEYS, 1)
        ),
        Binding("i", "own('hint')", "hint", id="learn.hint"),
        Binding("t", "own('talk')", "talk", id="table.talk"),
        Binding("m", "own('table')", "table", id="table.table"),
    ]
    """The last ones are enabled if the controller has the action."""

    def __init__(
        self, table: Table, loaded: LoadedGame, controller: Callable[[Board], GameController]
    ) -> None:
        super().__init__()
        self.table = table
        self.loaded = loaded
        self.board = Board(self, table, loaded)
        self.controller = controller(self.board)
        self.prompt = self.controller.prompt
        self.pointing = Pointing(self.board)
        self.foot = Foot(self.controller)

    def compose(self) -> ComposeResult:
        yield from self.board.make_panes()

    def on_mount(self) -> None:
        humans = self.table.humans
        self.board.me = humans[0] if len(humans) == 1 else None
        self.board.prompts.begin()
        self.controller.begin()
        self.board.bar.focus()
        self.run_worker(self.controller.play(), exclusive=True, name="play")

    def places_at(self, width: int, height: int) -> dict[str, Place]:
        """The places of the panes as they are arranged now."""
        return self.board.places_at(width, height)

    def on_unmount(self) -> None:
        self.controller.end()
        self.table.close()

    def on_screen_resume(self) -> None:
        self.prompt.board_is_seen()
        self.foot.draw()

    def place_all(self, width: int, height: int) -> None:
        self.board.played.take_away()
        self.board.place()

    def key_came(self) -> None:
        super().key_came()
        self.board.played.take_away()
        if self.board.notice and self.board.is_brief:
            self.board.say("")

    def follow_settings(self) -> None:
        """Redraw everything, including the open question."""
        self.here.preferences.apply_to(self.table)
        self.board.notice = ""  # another language makes it outdated
        self.board.retitle()
        self.prompt.say_anew()
        self.refit()

    def scene_now(self) -> Scene | None:
        return self.board.scene

    def too_soon(self) -> None:
        """Explain why a key was ignored by the input guard."""
        if self.board.asked is not None or not self.board.is_on_top:
            self.board.say(self.board.words.ui("just-came"), briefly=True)

    def leave(self) -> None:
        """Leave the game and close an open dialog."""
        self.controller.leave()

    # --- what the panes say ---------------------------------------------------------------------
    @on(ChoicePane.Picked)
    def pick(self, message: ChoicePane.Picked) -> None:
        """Make the pick; the controller waits for it and shows the outcome."""
        if message.number == OVER:
            self.controller.go_on(message.option)
        elif option := self.prompt.take(message.number, message.option):
            try:
                self.table.pick(message.number, option)
            except KernelError as error:
                self.prompt.picked(option, error)
            else:
                self.prompt.picked(option)

    @on(ChoicePane.Moved)
    def _moved(self, message: ChoicePane.Moved) -> None:
        self.pointing.moved(message.option)

    @on(PointPane.Pointed)
    def _pointed(self, message: PointPane.Pointed) -> None:
        self.pointing.point(message.spot)

    @on(PointPane.Turned)
    def _turned(self, message: PointPane.Turned) -> None:
        self.pointing.turn(message.spot, message.by)

    @on(PointPane.Taken)
    def _taken(self, message: PointPane.Taken) -> None:
        """Choose what is pointed at; without a question, look it up."""
        if not self.pointing.take(message.spots):
            self.action_cards()

    def on_descendant_focus(self) -> None:
        self.foot.draw()

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        """Let the chronicle follow the game when it loses the focus."""
        reading = self.board.chronicle.reading
        if event.widget.id == "chronicle" and reading.back:
            reading.follow()
            self.board.draw_chronicle()

    # --- keys -----------------------------------------------------------------------------------
    def on_key(self, event: Key) -> None:
        """Treat digits as numbers of the list, whichever pane has the focus."""
        board = self.board
        if event.character in DIGITS and board.bar.type_digit(event.character):
            board.bar.focus()
        if self.focused is None:
            board.bar.focus()
        elif board.has_focus("chronicle"):
            width = board.panes["chronicle"].inner_width
            if board.chronicle.scroll(event.key, width, self.look):
                board.draw_chronicle()

    def turn_wheel(self, event: MouseEvent, by: int) -> None:
        """Scroll the chronicle under the pointer."""
        board = self.board
        pane = board.panes["chronicle"]
        if "chronicle" in board.panes and pane.region.contains(event.screen_x, event.screen_y):
            event.stop()
            key = "down" if by > 0 else "up"
            for _ in range(_WHEEL):
                board.chronicle.scroll(key, pane.inner_width, self.look)
            board.draw_chronicle()

    def action_of(self, name: str) -> Callable[[], None] | None:
        """Return the controller's action of this name, if it has one."""
        action: Callable[[], None] | None = getattr(self, f"action_{name}", None)
        return action or self.controller.actions.get(name)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable keys that only other kinds of game have."""
        return action != "own" or parameters[0] in self.controller.actions

    def action_own(self, name: str) -> None:
        """Run an action that only this kind of game has."""
        self.controller.actions[name]()

    def commands(self) -> Iterable[SystemCommand]:
        """Yield the commands for the command palette."""
        ui = self.board.words.ui
        usual = [
            SystemCommand(
                ui(f"key-{name}-label"), ui(f"palette-{name}"), getattr(self, f"action_{name}")
            )
            for name in filter(self.foot.works, _COMMANDS)
        ]
        return self.controller.commands(usual)

    def action_pane_number(self, number: int) -> None:
        """Show the pane with this number, if it exists."""
        panes = self.board.game_view.panes
        if number <= len(panes):
            self.board.go_to(panes[number - 1])

    def action_pane_behind(self, number: int) -> None:
        """Show the pane with this number behind a card; the focus stays."""
        panes = self.board.game_view.panes
        if number <= len(panes) and not self.board.is_seen(panes[number - 1]):
            self.board.show_pane(panes[number - 1])

    def action_chronicle(self) -> None:
        """Open the chronicle on the whole screen."""
        from weimar_tui.tui.screens.chronicle import ChronicleScreen

        if self.board.size != "tiny":
            self.here.push_screen(ChronicleScreen(self.board))

    def action_pane(self, name: str) -> None:
        """Show a pane and give it the focus."""
        self.board.go_to(name)

    def action_turn(self, by: int) -> None:
        """Move to the next pane."""
        self.board.turn(by)

    def action_filter(self) -> None:
        """Filter the focused pane."""
        self.board.filter()

    def action_layer(self) -> None:
        """Show more or fewer names on the map."""
        self.board.turn_layer()

    def action_look_ahead(self) -> None:
        """Show the upcoming events, in games with such a pane."""
        self.board.look_ahead()

    def action_back(self) -> None:
        """Return to the decision, or to its dialog."""
        self.board.chronicle.reading.follow()
        if self.prompt.is_put_off:
            self.prompt.come_back()
        else:
            self.board.bar.focus()
            self.board.draw()

    def action_hurry(self) -> None:
        """Skip all pauses until the next question."""
        self.board.hurry = True

    def action_undo(self) -> None:
        self.controller.undo()

    def action_since(self) -> None:
        """Show what the others did since the player's last pick."""
        self.run_worker(self.controller.since.show(), exclusive=True, group="since")

    def action_help(self) -> None:
        """Show help on the focused pane."""
        from weimar_tui.tui.help import show_help

        topic = (self.focused.id if self.focused is not None else "") or "decision"
        if self.board.asked is None and self.table.outcome is not None:
            topic = "end"
        scene = self.board.scene
        warnings = self.board.game_view.pane_warnings(scene) if scene is not None else ()
        show_help(self.here, topic, *(one.sentence for one in warnings if one.pane == topic))

    def action_search(self) -> None:
        self._open_codex(searching=True)

    def action_cards(self) -> None:
        """Open cards and rules; on a pane of the board, start with the thing under the pointer."""
        self._open_codex(at=self.focused.spot if isinstance(self.focused, PointPane) else "")

    def _open_codex(self, *, searching: bool = False, at: str = "") -> None:
        from weimar_tui.tui.screens.codex import CodexScreen

        scene = self.board.scene
        things = self.loaded.words.things(self.table.game, scene.view, scene.me) if scene else ()
        self.here.push_screen(CodexScreen(self.loaded, searching=searching, things=things, at=at))

    def action_look_up(self) -> None:
        """Look up the names in the question, or in the last lines of the chronicle.

        If the list shortened a preview, show that in full first. In a pane with cards about which
        nothing is asked, look these up.
        """
        from weimar_tui.tui.linking import read_whole, show_cards, show_mentioned

        board, pane = self.board, self.focused
        if (
            isinstance(pane, PointPane)
            and not pane.spots(pane)
            and show_cards(self.here, self.loaded, pane.drawn)
        ):
            return
        scene, choice = board.scene, board.bar.choice
        if board.has_focus("chronicle") and scene is not None:
            lines = board.chronicle.reading.shown(scene.chronicle)
            latest = reversed(lines[-_LINES_READ:])
            texts = [text for line in latest for text in (line.text, *line.full)]
        else:
            current = choice.current
            texts = [choice.prompt, choice.context]
            if current is not None:
                preview = current.refused or choice.preview_of(current.id)
                if choice.cut and preview:
                    read_whole(self.here, self.loaded, current.text, preview)
                    return
                texts += [current.text, preview]
        if not show_mentioned(self.here, self.loaded, texts):
            board.say(board.words.ui("link-none"))

    def action_points(self) -> None:
        """Show the sources of all players' points."""
        from weimar_tui.tui.screens.standing import PointsScreen

        self.app.push_screen(PointsScreen(self.table, self.loaded))

    def action_menu(self) -> None:
        """Return to the previous screen; the game is saved at every pick."""
        self.leave()

    def action_replay(self) -> None:
        """Open the replay of the game so far."""
        from weimar_tui.tui.replay.watching import watch_table

        watch_table(self.here, self.table, self.board.me)
