"""Game controllers: play a game at a board, question by question, and enable its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from textual.app import SystemCommand

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.advice import counsel, why_no_advice
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import GameLoop
from weimar_tui.play.interface import Table
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.dialogs.coach import CoachDialog
from weimar_tui.tui.dialogs.steps import StepsDialog
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.playing.board import Board
from weimar_tui.tui.playing.prompt import OVER, Prompt, PromptAnswer
from weimar_tui.tui.playing.showing import Showing
from weimar_tui.tui.playing.since import Since
from weimar_tui.tui.screens.end import EndScreen


class Adviser:
    """Asks the analyst about the open question."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @property
    def may_be_asked(self) -> bool:
        """Whether advice is available now."""
        return self.board.asked is not None and not why_no_advice(self.board.table)

    def ask(self) -> None:
        """Ask, and show the answers when ready, or why there are none."""
        self.board.screen.run_worker(self._ask(), exclusive=True, group="advice")

    async def _ask(self) -> None:
        board, table, decision = self.board, self.board.table, self.board.asked
        say = board.words.text
        if why := why_no_advice(table):
            board.say(say(why))
            return
        if decision is None:
            board.say(say("hint-no-question"), briefly=True)
            return
        assert isinstance(table, GameHandle), "advice is given where the game is played"
        board.say(say("hint-thinking"))
        advice = await asyncio.to_thread(table.advice_of, decision)
        if board.asked is not decision or board.screen.leaving:
            return
        board.say("")
        advice_text = counsel(board.words, decision, table.view(decision.seat), advice)
        rows = [board.prompts.row_of(one, board.scene) for one in advice]

        def go_to(number: str | None) -> None:
            """Move the cursor to an answer that was advised; the player still has to choose it."""
            if number is not None:
                board.bar.go_to(rows[int(number)])
            board.bar.focus()

        board.here.push_screen(CoachDialog(advice_text, decision.seat), go_to)


class GameController(GameLoop):
    """Plays one game until it is over. Kinds of games have their own controllers."""

    records: bool = False
    """Whether the game's record is available here for watching and saving."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.prompt = Prompt(board, self.undo)
        self.showing = Showing(board)
        self.since = Since(board, self.showing)
        self.adviser = Adviser(board)

    # --- playing --------------------------------------------------------------------------------
    def begin(self) -> None:
        """Called when the board is ready."""

    def end(self) -> None:
        """Called when the board has gone."""

    @property
    def table(self) -> Table:  # type: ignore[override]
        """The game handle."""
        return self.board.table

    @property
    def prompts(self) -> PromptPolicy:  # type: ignore[override]
        """The prompt policy for its people."""
        return self.board.prompts

    @property
    def words(self) -> GameMessages:
        return self.board.words

    @property
    def me(self) -> str | None:
        """The seat whose view is shown."""
        return self.board.me

    @me.setter
    def me(self, seat: str | None) -> None:
        self.board.me = seat

    async def play(self) -> None:
        """Play until the game is over, and show the result."""
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
        self.board.stale = True  # the next question or the current player's turn redraws it

    async def picked(self, decision: Decision, answer: PromptAnswer) -> None:
        """Show the outcome of a pick, or try again if it failed."""
        raise NotImplementedError

    def waiting(self) -> str:
        """Return whom the game waits for; empty if for this player only."""
        now = self.table.bot_decision()
        if now is not None:
            return self.words.waiting(self.board.awaited or now)
        # On a person's turn the waiting text disappears.
        humans = self.table.humans
        mine = self.table.human_decisions() if len(humans) == 1 else []
        return self.words.question(mine[0], self.table.view(humans[0])) if mine else ""

    @property
    def can_undo(self) -> bool:
        """Whether a pick can be undone now; not while a local bot thinks."""
        waits = self.table.has_bots and self.board.asked is None
        return not waits and self.table.can_undo(self.me)

    def undo(self) -> None:
        """Undo the last pick, or explain why that is impossible."""
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
        """Update the board after an undo, or after its request."""

    @property
    def anew(self) -> Mapping[str, Callable[[], None]]:
        """Games that can be started after the end, by the name of the choice; `again` is the same
        game."""
        return {}

    def way_on(self, way: str) -> str:
        """Return the text for one of the choices after the end."""
        return self.board.words.ui(f"over-{way}")

    async def finish(self) -> None:
        """Show the result page; the board stays available."""
        board, words, outcome = self.board, self.board.words, self.board.table.outcome
        board.asked = board.awaited = None
        ways = ("page", *self.anew, "leave")
        items = tuple(Item(way, self.way_on(way)) for way in ways)
        title = words.ended(outcome, board.table.view(None), board.me).title if outcome else ""
        board.bar.ask(Choice(prompt=title, items=items, number=OVER))
        board.draw()
        await self.show_end()

    async def show_end(self) -> None:
        """Show the result page until it is closed."""
        board = self.board
        await board.here.push_screen_wait(
            EndScreen(board.table, board.loaded, self.anew.get("again"))
        )

    def leave(self) -> None:
        """Leave the board and close an open dialog."""
        self.board.screen.dismiss(None)
        if self.prompt.dialog is not None:
            self.prompt.dialog.dismiss(None)

    def go_on(self, way: str) -> None:
        """Run a choice after the end."""
        match way:
            case "page":
                self.board.screen.run_worker(self.finish(), exclusive=True, name="play")
            case _:
                self.anew.get(way, self.leave)()

    # --- keys -----------------------------------------------------------------------------------
    @property
    def actions(self) -> Mapping[str, Callable[[], None]]:
        """Actions that only this kind of game has, by the names of their keys."""
        return {}

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Yield the actions that the footer lists first, with descriptions."""
        return ()

    def help_keys(self) -> Iterable[tuple[str, str]]:
        """Yield the actions that the footer lists next to help."""
        return ()

    def key_label(self, name: str) -> str:
        """Return the footer's text for a key that every board has."""
        return self.board.words.ui(f"key-{name}-label")

    @property
    def takes_keys(self) -> bool:
        """Whether the board's keys work, since no hint covers it."""
        return True

    def clock(self) -> str:
        """Return the footer's text between messages."""
        return ""

    def commands(self, usual: Iterable[SystemCommand]) -> Iterable[SystemCommand]:
        """Yield the commands for the palette: the `usual` ones of every board, and those of this
        game."""
        return usual


FOOT = {
    "outlook": "game.outlook",
    "dialog": "",
    "peek": "",
    "decision": "game.decision",
    "undo": "game.undo",
    "help": "game.help",
    "since": "game.since",
    "hurry": "game.hurry",
    "chronicle": "game.chronicle",
    "points": "game.points",
    "look": "game.look-up",
    "turn": "",
    "panes": "",
    "menu": "game.menu",
    "filter": "game.filter",
    "layer": "game.layer",
    "search": "game.search",
    "cards": "game.cards",
    "replay": "game.replay",
    "save": "app.save-as",
    "settings": "app.settings",
    "palette": "app.commands",
    "quit": "app.quit",
}
"""Keys that the footer lists if they work, the most important first; help is at the right edge."""


_ON_CARDS = {"help", "chronicle", "points", "look", "search", "cards"}
"""Keys that also work while a card covers the board."""


class Foot:
    """Draws the footer of a board."""

    def __init__(self, controller: GameController) -> None:
        self.controller = controller
        self.board = controller.board

    def draw(self) -> None:
        """Draw warnings, messages, and as many keys as fit."""
        board, scene = self.board, self.board.scene
        if scene is None or board.screen.leaving:
            return
        keys = self.keys()
        clock = self.controller.clock()
        # A bot may have moved on since what the steps on the screen are about.
        told = board.notice if board.is_brief or not self._shows_steps else ""
        wordings = (told, *(board.shorter if told else ()))
        notice, *shorter = (" · ".join(filter(None, (clock, text))) for text in wordings)
        always = self.key_of("help")
        warnings = [*board.game_view.warnings(scene), *board.warnings]
        board.panes["foot"].show(
            lambda canvas: draw_foot(canvas, warnings, keys, notice, always, shorter=shorter)
        )

    @property
    def _shows_steps(self) -> bool:
        return isinstance(self.board.here.screen, StepsDialog)

    def keys(self) -> list[tuple[str, str]]:
        """Return the working keys, as the player has set them, with descriptions."""
        if not self.controller.takes_keys or self._shows_steps:
            return []  # what covers the board takes the keys, and names them
        keys = list(self.controller.own_keys())
        for name in filter(self.works, FOOT):
            keys.append((self.key_of(name), self.controller.key_label(name)))
            if name == "help":
                keys += self.controller.help_keys()
        return keys

    def key_of(self, name: str) -> str:
        """Return a footer key, as the player has set it."""
        return self.board.here.key_of(FOOT[name], self.board.words.ui(f"key-{name}"))

    def works(self, name: str) -> bool:
        """Return whether a footer key works now."""
        board, controller = self.board, self.controller
        dialog = controller.prompt.dialog is not None
        in_chronicle = not dialog and board.has_focus("chronicle")
        if board.is_covered and name not in _ON_CARDS:
            return False
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
            case "layer":
                return len(board.game_view.layers) > 1
            case "filter":
                return in_chronicle or len(board.bar.choice.items) > 1
            case "replay":
                return controller.records
            case "save":
                return controller.records and board.table.is_at_home
            case _:
                return True
