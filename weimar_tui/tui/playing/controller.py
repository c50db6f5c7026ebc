"""What drives a game at a board: whoever is asked, is asked by it, and it makes the picks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from textual.app import SystemCommand

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.game_loop import GameLoop
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.playing.advice import Adviser
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.prompt import OVER, Prompt
from weimar_tui.tui.playing.showing import Showing
from weimar_tui.tui.playing.since import Since
from weimar_tui.tui.screens.end import EndScreen


class GameController(GameLoop):
    """One game played on until it is over. Kinds of games differ in this alone."""

    records: bool = False
    """Whether the record of the game is here, to be watched and saved."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.question = Prompt(board, self.undo)
        self.showing = Showing(board)
        self.since = Since(board)
        self.adviser = Adviser(board)

    # --- playing --------------------------------------------------------------------------------
    def begin(self) -> None:
        """The board is there."""

    def end(self) -> None:
        """The board has gone."""

    @property
    def table(self) -> Table:  # type: ignore[override]
        """Where it is played."""
        return self.board.table

    @property
    def prompts(self) -> PromptPolicy:  # type: ignore[override]
        """How its people are asked."""
        return self.board.prompts

    @property
    def words(self) -> GameMessages:
        return self.board.words

    @property
    def me(self) -> str | None:
        """The chair looked from."""
        return self.board.me

    @me.setter
    def me(self, seat: str | None) -> None:
        self.board.me = seat

    async def play(self) -> None:
        """Play on until the game is over, and tell how it ended."""
        raise NotImplementedError

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        """Ask a person, and pick what they answer."""
        option = await self.question.ask(decision, openly=openly)
        if option is None:
            self.since.unpicked(decision.seat)
            return
        if option:
            await self.pick(decision, option)
            self.since.picked(decision.seat)
        self.board.stale = True  # the next question, or whoever plays now, draws it

    @property
    def can_undo(self) -> bool:
        """Whether a pick can be undone now; while a bot of this computer thinks, none can."""
        waits = self.table.has_bots and self.board.asked is None
        return not waits and self.table.can_undo(self.me)

    def undo(self) -> None:
        """Take the last pick back, or say why not."""
        board = self.board
        if self.table.has_bots and board.asked is None:
            board.say(board.words.ui("undo-not-now"))
            return
        try:
            self.take_back()
        except KernelError as error:
            board.say(board.words.problem(error))
        else:
            self.undone()

    def undone(self) -> None:
        """A pick was taken back, or was asked back."""

    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        """What can be begun where something has ended, by ways on; `again` is the very same."""
        return {}

    def way_on(self, way: str) -> str:
        """What is said of a way on from the end."""
        return self.board.words.ui(f"over-{way}")

    async def finish(self) -> None:
        """The game is over: the page of its ending; then the board stays to be looked at."""
        board, words, outcome = self.board, self.board.words, self.board.table.outcome
        board.asked = board.awaited = None
        ways = ("page", *self.anew, "leave")
        items = tuple(Item(way, self.way_on(way)) for way in ways)
        title = words.ended(outcome, board.table.view(None), board.me).title if outcome else ""
        board.bar.ask(Choice(prompt=title, items=items, number=OVER))
        board.draw()
        await self.show_end()

    async def show_end(self) -> None:
        """The page of the ending, until it is left."""
        board = self.board
        await board.here.push_screen_wait(
            EndScreen(board.table, board.loaded, self.anew.get("again"))
        )

    def leave(self) -> None:
        """Leave the board, and the question that lies over it."""
        self.board.screen.dismiss(None)
        if self.question.dialog is not None:
            self.question.dialog.dismiss(None)

    def go_on(self, way: str) -> None:
        """Do one of the things that can be done when the game is over."""
        match way:
            case "page":
                self.board.screen.run_worker(self.finish(), exclusive=True, name="play")
            case _:
                self.anew.get(way, self.leave)()

    # --- keys -----------------------------------------------------------------------------------
    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        """What only a game of this kind can do, by the name its key has on the screen."""
        return {}

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Those of them that the foot names before all others, each with what it does."""
        return ()

    def help_keys(self) -> Iterable[tuple[str, str]]:
        """Those of them that the foot names beside help."""
        return ()

    def key_label(self, name: str) -> str:
        """What the foot says of a key that every board has."""
        return self.board.words.ui(f"key-{name}-label")

    def clock(self) -> str:
        """What the foot says while there is no news."""
        return ""

    def commands(self, usual: Iterable[SystemCommand]) -> Iterable[SystemCommand]:
        """What the command palette offers: the `usual` of every board, and what else is here."""
        return usual
