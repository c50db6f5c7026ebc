"""Puzzles: choosing one and showing it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from weimar_tui.bots.analysis.puzzles import puzzles_of
from weimar_tui.play.puzzles import DAY, Puzzling, first_unanswered, place_typed, puzzle_items
from weimar_tui.registry import game_ids
from weimar_tui.text.choice import Choice
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.playing.local import PuzzleGame
from weimar_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from weimar_tui.tui.playing_app import PlayingApp


def choose_puzzle(app: PlayingApp) -> None:
    """Ask whether to take a game's puzzle of the day, or one by its number."""
    record = app.puzzle_record()
    ids = [id for id in game_ids() if app.pack_of(id) is None]
    items = tuple(
        item for id in ids for item in puzzle_items(app.words, app.loaded(id).game, record)
    )
    choice = Choice(prompt=app.words.text("puzzle-which"), items=items)
    choice.preview = {item.id: item.more for item in items if item.more}
    choice.go(f"{DAY}:{app.game_id}")

    def chosen(option: str | None) -> None:
        way, _, game = (option or "").partition(":")
        if way == DAY:
            show_puzzle(app, game)
        elif way:
            _ask_number(app, game)

    app.push_screen(QuestionDialog(choice, app.words.text("puzzle-title")), chosen)


def _ask_number(app: PlayingApp, id: str, problem: str = "") -> None:
    """Ask for the number of a puzzle, after explaining what was wrong with the last input."""
    game, words = app.loaded(id).game, app.words
    last, first_open = len(puzzles_of(game)), first_unanswered(game, app.puzzle_record())
    number = str(1 if first_open is None else first_open + 1)

    def typed(text: str | None) -> None:
        if text is None:
            return
        place = place_typed(game, text)
        if place is not None:
            show_puzzle(app, id, place)
        else:
            _ask_number(app, id, words.text("puzzle-no-number", number=text, last=last))

    prompt = problem or words.text("puzzle-which-number", last=last)
    app.push_screen(EntryDialog(words.text("puzzle-title"), prompt, number), typed)


def show_puzzle(app: PlayingApp, id: str, place: int | None = None) -> None:
    """Show a puzzle of a game, by default the puzzle of the day."""
    loaded = app.loaded(id)
    puzzling = Puzzling(loaded.game, place, app.puzzle_record())
    controller = partial(PuzzleGame, puzzling=puzzling, put=partial(show_puzzle, app, id))
    app.push_screen(GameScreen(puzzling.table, loaded, controller))
