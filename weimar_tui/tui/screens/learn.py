"""The guided first game: the learning scenario, with hints that explain each thing as it comes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.table.interface import Table
from weimar_tui.table.lessons import so_far
from weimar_tui.table.saves import latest_unfinished
from weimar_tui.text.lessons import Lesson, Teacher
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from weimar_tui.tui.app import WeimarApp


MOST = 3
"""So many hints about what happened are read at one stop; those before the first move besides."""

MOST_AT_FIRST = 6


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


def begin(app: WeimarApp, lesson: Lesson, playset: Playset | None = None) -> None:
    """A new guided game; picks can be undone freely, for it is there to try things."""
    seed = app.seed or lesson.seed or str(secrets.randbelow(1_000_000))
    app.new_game(
        playset or app.playset(),
        lesson.scenario,
        dict(lesson.players),
        seed,
        free_undo=True,
        lesson=lesson,
    )


def hints_of(teacher: Teacher, event: Event, tell: Callable[[Event], str]) -> list[Hint]:
    """The hints about an event, what happened first."""
    texts = teacher.of(event)
    return [Hint(text, "" if place else tell(event)) for place, text in enumerate(texts)]


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
        self.due: list[Hint] = []
        self.latest: tuple[Hint, ...] = ()
        self.told = 0
        self.explained: set[tuple[int, str, tuple[str, ...]]] = set()

    def on_mount(self) -> None:
        # Textual calls `on_mount` of the base class too, after this.
        self.due = [Hint(text) for text in so_far(self.teacher, self.table, self.table.humans[0])]
        self.told = len(self.table.events)

    # --- the loop, with lessons -----------------------------------------------------------------
    async def _play(self) -> None:
        await self._teach(MOST_AT_FIRST)
        await super()._play()

    async def _ask(self, decision: Decision) -> None:
        # After an undo another question may have the number of one that was explained.
        question = (decision.number, decision.kind, decision.options)
        if question not in self.explained:
            self.explained.add(question)
            self.teacher.language = self.words.lang
            await self._teach(asked=[Hint(text) for text in self.teacher.of(decision)])
        await super()._ask(decision)

    async def _pick(self, number: int, option: str) -> None:
        self.told = min(self.told, len(self.table.events))
        await super()._pick(number, option)
        self.teacher.language = self.words.lang
        for event in self.table.events[self.told :]:
            self.due += hints_of(self.teacher, event.seen_by(self.me), self.words.event)
        self.told = len(self.table.events)
        # What leads to the next question of ours is told together with it.
        if self.table.outcome is not None:
            self.due = self.due[-MOST:]
            await self._teach()
        elif self.table.bot_decision() is not None:
            await self._teach()

    async def _teach(self, most: int = 0, asked: Sequence[Hint] = ()) -> None:
        """Show hints that are due, and all that explain the question about to be `asked`.

        More than a few at once nobody reads: the others come at the next stop, each with what
        happened that it is about.
        """
        most = most or MOST
        now, self.due = [*self.due[:most], *asked], self.due[most:]
        if not now:
            return
        self.latest = tuple(now)
        self.bar.ask(Choice())  # what was asked last is answered
        self.draw_table()
        await self.app.push_screen_wait(HintDialog(self.latest))

    # --- when it is over ------------------------------------------------------------------------
    def ways_on(self) -> list[Item]:
        """The lesson can be tried again."""
        end, *others = super().ways_on()
        return [end, Item("again", self.words.ui("over-again")), *others]

    def go_on(self, way: str) -> None:
        if way == "again":
            self.leave()
            begin(self.here, self.lesson, self.playset)
        else:
            super().go_on(way)

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
