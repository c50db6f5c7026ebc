"""Guided games: choosing one, resuming it or starting it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.play.lessons import plugins_with_lessons
from weimar_tui.play.seeds import new_seed
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.lessons import Lesson
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.loaded_game import LoadedGame

if TYPE_CHECKING:
    from weimar_tui.tui.playing_app import PlayingApp


def choose_game(app: PlayingApp) -> None:
    """Ask for the game of the lesson, then for the lesson."""
    names = {plugin.id: app.words.pick(plugin.names) for plugin in plugins_with_lessons()}
    items = tuple(Item(id, name) for id, name in names.items())
    choice = Choice(prompt=app.words.text("learn-which-game"), items=items)

    def chosen(option: str | None) -> None:
        if option in names:
            app.turn_to(option)
            choose_lesson(app)

    app.push_screen(QuestionDialog(choice, app.words.text("learn-title-all")), chosen)


def choose_lesson(app: PlayingApp) -> None:
    """Ask for a lesson if the game has several."""
    loaded = app.loaded()
    lessons = {lesson.id: lesson for lesson in loaded.plugin.lessons()}
    if not lessons:
        app.run_worker(show_message(app, app.words.ui("problem"), app.words.text("learn-none")))
        return
    if len(lessons) == 1:
        begin_or_continue(app, next(iter(lessons.values())))
        return
    items = tuple(Item(id, loaded.words.text(f"learn-game-{id}")) for id in lessons)
    choice = Choice(prompt=app.words.text("learn-which"), items=items)

    def chosen(option: str | None) -> None:
        if option in lessons:
            begin_or_continue(app, lessons[option])

    app.push_screen(QuestionDialog(choice, app.words.text("learn-title-all")), chosen)


def begin_or_continue(app: PlayingApp, lesson: Lesson) -> None:
    """Start a guided game, or ask whether to resume one that is unfinished."""
    entry = app.unfinished(lesson)
    if entry is None:
        begin(app, lesson)
        return
    path, text = entry.path, app.words.text
    items = (Item("continue", text("learn-continue")), Item("anew", text("learn-anew")))
    choice = Choice(prompt=text("learn-begun", when=app.words.when(entry.changed)), items=items)

    def chosen(option: str | None) -> None:
        if option == "continue":
            app.open_save(Path(path))
        elif option == "anew":
            begin(app, lesson)

    title = app.loaded().words.text(f"learn-game-{lesson.id}")
    app.push_screen(QuestionDialog(choice, title), chosen)


def begin(app: PlayingApp, lesson: Lesson, loaded: LoadedGame | None = None) -> None:
    """Start a new guided game; all picks can be undone, since lessons are for trying things out."""
    seed = app.seed or lesson.seed or new_seed()
    app.new_game(
        loaded or app.loaded(),
        lesson.scenario,
        dict(lesson.players),
        seed,
        free_undo=True,
        lesson=lesson,
    )
