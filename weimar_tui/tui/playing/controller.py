"""What plays a game at a board: it asks each question in turn; and which keys work meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from textual.app import SystemCommand

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.advice import told_advice, why_no_advice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import GameLoop
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.prompt import OVER, Answer, Prompt
from weimar_tui.tui.playing.showing import Showing, Since
from weimar_tui.tui.screens.end import EndScreen


class Adviser:
    """Asks the analyst what the open question may be answered with."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @property
    def may_be_asked(self) -> bool:
        """Whether there is advice now."""
        return self.board.asked is not None and not why_no_advice(self.board.table)

    def ask(self) -> None:
        """Ask, and show the answers when they are there, or say why there are none."""
        self.board.screen.run_worker(self._ask(), exclusive=True, group="advice")

    async def _ask(self) -> None:
        board, table, decision = self.board, self.board.table, self.board.asked
        say = board.words.text
        if why := why_no_advice(table):
            board.say(say(why))
            return
        if decision is None:
            board.say(say("hint-no-question"))
            return
        assert isinstance(table, GameHandle), "advice is given where the game is played"
        board.say(say("hint-thinking"))
        advice = await asyncio.to_thread(table.advice_of, decision)
        if board.asked is not decision or board.screen.leaving:
            return
        board.say("")
        advised = told_advice(board.words, decision, table.view(decision.seat), advice)
        lines = [f"**{answer}**" + (f"\n{why}" if why else "") for answer, why in advised]
        board.here.push_screen(HintDialog((Hint("\n\n".join(lines)),), "hint-title"))


class GameController(GameLoop):
    """One game played on until it is over. Kinds of games differ in this alone."""

    records: bool = False
    """Whether the record of the game is here, to be watched and saved."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.prompt = Prompt(board, self.undo)
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
        """Ask a person; the game screen makes the pick."""
        answer = await self.prompt.ask(decision, openly=openly)
        if answer is None:
            self.since.unpicked(decision.seat)
            return
        if answer.option:
            await self.picked(decision, answer)
            self.since.picked(decision.seat)
        self.board.stale = True  # the next question, or whoever plays now, draws it

    async def picked(self, decision: Decision, answer: Answer) -> None:
        """Show what a pick led to, or try again if it failed."""
        raise NotImplementedError

    def waiting(self) -> str:
        """Whom the game waits for; empty if for nobody else."""
        now = self.table.bot_decision()
        if now is not None:
            return self.words.waiting(self.board.awaited or now)
        # Once it is a person's turn nobody is waited for, whoever was said to be a moment ago.
        humans = self.table.humans
        mine = self.table.human_decisions() if len(humans) == 1 else []
        return self.words.question(mine[0], self.table.view(humans[0])) if mine else ""

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
        if self.prompt.dialog is not None:
            self.prompt.dialog.dismiss(None)

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


FOOT = {
    "outlook": "game.outlook",
    "turn": "",
    "dialog": "",
    "peek": "",
    "decision": "game.decision",
    "panes": "",
    "undo": "game.undo",
    "since": "game.since",
    "hurry": "game.hurry",
    "filter": "game.filter",
    "help": "game.help",
    "menu": "game.menu",
    "look": "game.look-up",
    "search": "game.search",
    "cards": "game.cards",
    "chronicle": "game.chronicle",
    "points": "game.points",
    "replay": "game.replay",
    "save": "app.save-as",
    "settings": "app.settings",
    "palette": "app.commands",
    "quit": "app.quit",
}
"""What the foot names where it works, the most pressing first; ids of the keys."""


class Foot:
    """Draws the last line of a board."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller
        self.board = controller.board

    def draw(self) -> None:
        """Warnings, news, and as many keys as there is room for."""
        board, scene = self.board, self.board.scene
        if scene is None or board.screen.leaving:
            return
        keys = self.keys()
        notice = " · ".join(filter(None, (self.controller.clock(), board.notice)))
        always = self.key_of("help")
        board.panes["foot"].show(
            lambda canvas: draw_foot(canvas, board.game_view.warnings(scene), keys, notice, always)
        )

    def keys(self) -> list[tuple[str, str]]:
        """The keys that work now, as the player has set them, with what they do."""
        keys = list(self.controller.own_keys())
        for name in filter(self.works, FOOT):
            keys.append((self.key_of(name), self.controller.key_label(name)))
            if name == "help":
                keys += self.controller.help_keys()
        return keys

    def key_of(self, name: str) -> str:
        """A key that the foot may name, as the player has set it."""
        return self.board.here.key_of(FOOT[name], self.board.words.ui(f"key-{name}"))

    def works(self, name: str) -> bool:
        """Whether a key that the foot may name does something now."""
        board, controller = self.board, self.controller
        dialog = controller.prompt.dialog is not None
        in_chronicle = not dialog and board.has_focus("chronicle")
        match name:
            case "turn":
                return not dialog and board.size == "small"
            case "panes":
                return not dialog and board.size != "small"
            case "peek":
                return dialog
            case "dialog":
                return controller.prompt.is_put_off
            case "decision":
                return not dialog and not board.has_focus("decision")
            case "chronicle":
                return not in_chronicle
            case "undo":
                return controller.can_undo
            case "look":
                return board.asked is not None or in_chronicle
            case "since":
                return controller.since.has_news
            case "hurry":
                return board.table.bot_decision() is not None and not controller.showing.still
            case "outlook":
                return bool(board.game_view.outlook)
            case "filter":
                return in_chronicle or len(board.bar.choice.items) > 1
            case "replay" | "save":
                return controller.records
            case _:
                return True
