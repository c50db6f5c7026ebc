"""The open question at a board: asked in the list or in a dialog, put off, answered, let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from textual.actions import SkipAction

from tests.weimar.screen.scenes import weimar_look
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.question import BOARD, UNDO
from weimar_tui.tui.playing.question import Question
from weimar_tui.tui.scene import Scene

PLAIN = Decision(4, "spd", "place-base", ("essen", "koeln", "kiel"), Subject())
VOTE = Decision(5, "spd", "vote", ("yes", "no"), Subject())


class Dialog:
    """A dialog over the board."""

    def __init__(self, choice: Choice, decision: Decision, scene: Scene) -> None:
        self.choice, self.decision, self.scene = choice, decision, scene
        self.action_of_board: Any = None
        self.left: list[Any] = []

    def dismiss(self, answer: Any) -> None:
        self.left.append(answer)

    def action_leave_for(self, action: str) -> None:
        self.left.append(BOARD + action)


class Kit:
    """What a game says of its questions."""

    outlook = ""
    dialogs = {"vote": Dialog}  # noqa: RUF012

    def __init__(self) -> None:
        self.open = False
        self.first = ""
        self.takes: Callable[[str], str] = lambda option: option

    def choice(self, decision: Decision, scene: Scene, table: Any) -> Choice:
        return Choice(items=tuple(Item(o, o) for o in decision.options), number=decision.number)

    def open_choice(self, decision: Decision, scene: Scene, table: Any) -> Choice | None:
        if not self.open:
            return None
        return replace(self.choice(decision, scene, table), prompt="Everybody?")

    def first_answer(self, decision: Decision) -> str:
        return self.first

    def shown_choice(self, choice: Choice, decision: Decision, scene: Scene) -> Choice:
        return choice

    def pane_for(self, decision: Decision) -> str:
        return "map" if decision is PLAIN else "parties"

    def taken(self, decision: Decision, option: str, scene: Scene) -> str:
        return self.takes(option)


class Bar:
    """The list of a board."""

    def __init__(self, log: list[Any]) -> None:
        self.choice = Choice()
        self.quiet = False
        self.log = log

    def ask(self, choice: Choice) -> None:
        self.choice = choice
        self.log.append("ask")

    def show(self) -> None:
        self.log.append(f"bar quiet={self.quiet}")

    def focus(self) -> None:
        self.log.append("focus")


class Board:
    """A board on which nothing is drawn; what would be is kept."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.kit = self.asking = Kit()
        self.bar = Bar(self.log)
        self.table = SimpleNamespace()
        self.asked: Decision | None = None
        self.awaited: Decision | None = PLAIN
        self.hurry = True
        self.notice = "news"
        self.shown = "map"
        self.seen = {"map"}
        self.is_on_top = True
        self.scene: Scene | None = None
        self.action_of = lambda name: None
        self.screen = SimpleNamespace(
            leaving=False,
            call_next=lambda run, action: self.log.append(f"run {action}"),
            run_action=None,
        )
        self.here = SimpleNamespace(push_screen=self._push)
        self.dialog: Any = None
        self.close: Any = None

    def _push(self, dialog: Any, then: Any) -> None:
        self.dialog, self.close = dialog, then
        self.log.append("dialog")

    def make_scene(self) -> Scene:
        return Scene(view=None, game=None, words=None, look=None)  # type: ignore[arg-type]

    def is_seen(self, name: str) -> bool:
        return name in self.seen

    def show_pane(self, name: str) -> None:
        self.log.append(f"pane {name}")

    def draw(self, scene: Scene | None = None) -> None:
        self.log.append(f"draw {scene.chosen}" if scene is not None else "draw")

    def draw_foot(self) -> None:
        self.log.append("foot")

    def take(self) -> list[Any]:
        """What was done since the last time."""
        done, self.log[:] = list(self.log), []
        return done


def asking() -> tuple[Question, Board, list[str]]:
    board, undone = Board(), ["undo"]
    undone.clear()
    return Question(board, lambda: undone.append("undo")), board, undone  # type: ignore[arg-type]


async def asked(question: Question, decision: Decision, **options: Any) -> asyncio.Task[str | None]:
    """Asks until an answer is waited for."""
    task = asyncio.create_task(question.ask(decision, **options))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


async def test_a_question_stands_in_the_list_until_it_is_answered() -> None:
    question, board, _ = asking()
    board.kit.first = "koeln"
    task = await asked(question, PLAIN)
    assert board.take() == ["ask", "draw koeln"]
    assert (board.asked, board.awaited, board.hurry) == (PLAIN, None, False)
    assert board.scene is not None and board.scene.decision is PLAIN
    question.answer(9, "essen")
    assert board.asked is PLAIN, "that is another question"
    question.answer(4, "essen")
    assert board.asked is None, "answered once"
    question.answer(4, "kiel")
    assert await task == "essen" and board.notice == ""
    board.kit.takes = lambda option: ""
    task = await asked(question, PLAIN)
    question.answer(4, "essen")
    assert await task == "", "the answer only prepares another one"


async def test_the_pane_of_a_question_is_shown_where_it_is_not_seen() -> None:
    question, board, _ = asking()
    board.shown = "hand"
    (await asked(question, PLAIN)).cancel()
    assert board.take() == ["ask", "draw essen"], "it is seen besides"
    board.seen = set()
    (await asked(question, PLAIN)).cancel()
    assert board.take() == ["ask", "pane map"]
    board.shown = "map"
    (await asked(question, PLAIN)).cancel()
    assert board.take() == ["ask", "draw essen"]


async def test_what_was_answered_before_answers_nothing_now() -> None:
    question, board, _ = asking()
    question._answers.put_nowait((4, "kiel"))
    question._answers.put_nowait(None)
    task = await asked(question, PLAIN)
    assert not task.done()
    question._answers.put_nowait((3, "essen"))
    await asyncio.sleep(0)
    assert not task.done(), "an answer to another question"
    question.let_go()
    assert await task is None and board.asked is None


async def test_some_kinds_of_questions_come_in_a_dialog() -> None:
    question, board, _ = asking()
    task = await asked(question, VOTE)
    assert board.take() == ["ask", "pane parties", "bar quiet=True", "foot", "dialog"]
    assert question.dialog is board.dialog and not question.is_put_off
    dialog: Any = board.dialog
    assert dialog.choice is board.bar.choice and dialog.decision is VOTE
    assert dialog.action_of_board is board.action_of
    board.close("no")
    assert await task == "no" and question.dialog is None and not board.bar.quiet

    task = await asked(question, VOTE)
    board.take()
    board.close(BOARD + "pane('map')")
    assert board.take() == ["draw", "run pane('map')"] and question.is_put_off
    question.come_back()
    assert "dialog" in board.take()
    board.close(None)
    assert board.take() == ["focus", "draw"] and question.is_put_off
    question.answer(5, "yes")
    assert await task == "yes" and not question.is_put_off
    question.come_back()
    assert board.take() == []


async def test_an_undo_from_a_dialog_that_undoes_nothing_leaves_the_question() -> None:
    question, board, undone = asking()
    task = await asked(question, VOTE)
    board.take()
    board.close(UNDO)
    assert undone == ["undo"] and "dialog" in board.take()
    board.asked = None
    board.close(UNDO)
    assert "dialog" not in board.take()
    board.asked = replace_number(VOTE, 6)
    board.close(UNDO)
    assert "dialog" not in board.take(), "another question is asked now"
    task.cancel()


def replace_number(decision: Decision, number: int) -> Decision:
    return Decision(number, decision.seat, decision.kind, decision.options, {})


async def test_a_dialog_never_comes_over_what_is_being_read() -> None:
    question, board, _ = asking()
    board.is_on_top = False
    task = await asked(question, VOTE)
    assert "dialog" not in board.take() and question.is_put_off
    question.board_is_seen()
    assert "dialog" not in board.take()
    board.is_on_top = True
    board.screen.leaving = True
    question.board_is_seen()
    assert "dialog" not in board.take()
    board.screen.leaving = False
    question.board_is_seen()
    assert "dialog" in board.take()
    question.board_is_seen()
    assert board.take() == [], "it is there"
    task.cancel()
    plain, other, _ = asking()
    (await asked(plain, PLAIN)).cancel()
    other.take()
    plain.board_is_seen()
    assert other.take() == [], "this one has no dialog"


async def test_what_is_asked_openly_stands_in_the_list_of_everybody() -> None:
    question, board, _ = asking()
    board.kit.open = True
    task = await asked(question, VOTE, openly=True)
    assert "dialog" not in board.take() and board.bar.choice.prompt == "Everybody?"
    assert not question.is_put_off, "it waits for nobody's dialog"
    task.cancel()
    task = await asked(question, VOTE)
    assert "dialog" in board.take() and board.bar.choice.prompt == "", "of its seat alone"
    task.cancel()


async def test_in_another_language_the_question_is_asked_anew() -> None:
    question, board, _ = asking()
    question.say_anew()
    assert board.take() == [], "nothing is asked"
    task = await asked(question, PLAIN)
    board.bar.choice.go("kiel")
    board.take()
    question.say_anew()
    assert board.take() == ["ask"] and board.bar.choice.answer == (4, "kiel")
    assert board.scene is not None and board.scene.decision is PLAIN
    board.bar.choice = Choice()
    question.say_anew()
    assert board.bar.choice.answer == (4, "essen")
    task.cancel()
    task = await asked(question, VOTE)
    dialog = board.dialog
    question.say_anew()
    assert dialog.left == [None]
    board.take()
    board.close(None)
    assert "dialog" in board.take() and board.dialog is not dialog, "it comes again"
    task.cancel()


async def test_a_question_let_go_takes_its_dialog_away() -> None:
    question, board, _ = asking()
    task = await asked(question, VOTE)
    question.let_go()
    dialog: Any = board.dialog
    assert dialog.left == [None] and board.asked is None
    board.take()
    board.close(None)
    assert await task is None and "dialog" not in board.take()
    question.let_go()


def test_an_empty_list_is_not_emptied_again() -> None:
    question, board, _ = asking()
    question.ask_nothing()
    assert board.take() == []
    board.bar.choice = Choice(items=(Item("a", "A"),))
    question.ask_nothing()
    assert board.take() == ["ask"] and board.bar.choice.items == ()


# --- the dialog itself --------------------------------------------------------------------------
def test_what_the_board_can_do_is_done_over_a_question_and_the_rest_left_to_others() -> None:
    scene: Any = SimpleNamespace(
        words=SimpleNamespace(
            seat=lambda seat: seat.upper(), text=lambda name, party: f"{name} {party}"
        )
    )
    dialog: InterruptDialog[Any] = InterruptDialog(Choice(), VOTE, scene)
    assert dialog.heading == "dialog-asked SPD" and dialog.help_topic() == "vote"
    assert (dialog.decision, dialog.scene) == (VOTE, scene)
    assert dialog.facts(Canvas(20, 4, weimar_look())) == 0
    with pytest.raises(SkipAction):
        dialog.action_over("cards")
    opened: list[str] = []
    dialog.action_of_board = lambda name: lambda: opened.append(name)
    dialog.action_over("cards")
    left: list[Any] = []
    dialog.dismiss = left.append  # type: ignore[assignment, method-assign]
    dialog.action_leave_for("pane('map')")
    assert opened == ["cards"] and left == [BOARD + "pane('map')"]
