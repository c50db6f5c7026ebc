"""The guided first game: the learning scenario, with hints that explain each thing as it comes."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table
from weimar_tui.table.lessons import so_far
from weimar_tui.table.saves import latest_unfinished
from weimar_tui.text.lessons import Lesson, Teacher
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from weimar_tui.tui.app import WeimarApp


def choose_lesson(app: WeimarApp) -> None:
    """Ask which lesson, where the game has several."""
    playset = app.playset()
    lessons = {lesson.id: lesson for lesson in playset.offer.lessons()}
    if not lessons:
        app.run_worker(app.say(app.words.ui("problem"), app.words.text("learn-none")))
        return
    if len(lessons) == 1:
        begin_or_continue(app, next(iter(lessons.values())))
        return
    items = tuple(Item(id, playset.words.text(f"learn-game-{id}")) for id in lessons)
    choice = Choice(prompt=app.words.text("learn-which"), items=items)

    def chosen(option: str | None) -> None:
        if option in lessons:
            begin_or_continue(app, lessons[option])

    app.push_screen(QuestionDialog(choice, app.words.text("learn-title-all")), chosen)


def begin_or_continue(app: WeimarApp, lesson: Lesson) -> None:
    """Begin a guided game; if one is not finished, ask whether to go on with that."""
    entry = latest_unfinished(app.saves, game=app.game_id, lesson=lesson.id)
    if entry is None:
        begin(app, lesson)
        return
    path, text = entry.path, app.words.text
    items = (Item("continue", text("learn-continue")), Item("anew", text("learn-anew")))
    choice = Choice(prompt=text("learn-begun", when=f"{entry.changed:%Y-%m-%d %H:%M}"), items=items)

    def chosen(option: str | None) -> None:
        if option == "continue":
            app.open_save(Path(path))
        elif option == "anew":
            begin(app, lesson)

    title = app.playset().words.text(f"learn-game-{lesson.id}")
    app.push_screen(QuestionDialog(choice, title), chosen)


def begin(app: WeimarApp, lesson: Lesson) -> None:
    """A new guided game; picks can be taken back freely, for it is there to try things."""
    seed = app.seed or str(secrets.randbelow(1_000_000))
    app.new_game(
        app.playset(),
        lesson.scenario,
        dict(lesson.players),
        seed,
        free_take_backs=True,
        lesson=lesson,
    )


class LearnScreen(GameScreen):
    """A game with hints. A hint is told once; after a reload the lesson goes on where it was."""

    recounts: ClassVar[bool] = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "hint", "hint", id="learn.hint"),
    ]

    def __init__(self, table: Table, playset: Playset, lesson: Lesson) -> None:
        super().__init__(table, playset)
        self.lesson = lesson
        self.teacher = Teacher(playset.game.id, lesson, playset.lang)
        self.due: list[str] = []
        self.latest: tuple[str, ...] = ()
        self.told = 0
        self.explained: set[int] = set()

    def on_mount(self) -> None:
        # Textual calls `on_mount` of the base class too, after this.
        self.due = so_far(self.teacher, self.table, self.table.humans[0])
        self.told = len(self.table.events)

    # --- the loop, with lessons -----------------------------------------------------------------
    async def _play(self) -> None:
        await self._teach()
        await super()._play()

    async def _ask(self, decision: Decision) -> None:
        if decision.number not in self.explained:
            self.explained.add(decision.number)
            self.teacher.language = self.words.lang
            self.due += self.teacher.of(decision)
            await self._teach()
        await super()._ask(decision)

    async def _pick(self, number: int, option: str) -> None:
        self.told = min(self.told, len(self.table.events))
        await super()._pick(number, option)
        self.teacher.language = self.words.lang
        for event in self.table.events[self.told :]:
            self.due += self.teacher.of(event.seen_by(self.me))
        self.told = len(self.table.events)
        # What leads to the next question of ours is told together with it.
        if self.table.outcome is not None or self.table.bot_decision() is not None:
            await self._teach()

    async def _teach(self) -> None:
        """Show the hints that are due."""
        if not self.due:
            return
        self.latest, self.due = tuple(self.due), []
        self.bar.ask(Choice())  # what was asked last is answered
        self.draw_table()
        await self.app.push_screen_wait(HintDialog(self.latest))

    # --- looking again --------------------------------------------------------------------------
    def action_hint(self) -> None:
        """The latest hints again."""
        if self.latest:
            self.app.push_screen(HintDialog(self.latest))

    def foot_keys(self) -> list[tuple[str, str]]:
        """The hint's key stands first."""
        words = self.words
        key = self.here.key_of("learn.hint", words.text("learn-key"))
        hint = [(key, words.text("learn-key-label"))] if self.latest else []
        return hint + super().foot_keys()
