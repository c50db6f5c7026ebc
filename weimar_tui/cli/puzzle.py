"""`weimar puzzle`: a position in which one answer is clearly the best; one a day, or any."""

from __future__ import annotations

import argparse
from contextlib import suppress
from datetime import date

from weimar_tui.bots.analysis.puzzles import daily, puzzles_of
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.language import language_of
from weimar_tui.cli.plain import console_here
from weimar_tui.plain.console import Over, run_now
from weimar_tui.plain.menu import Quit
from weimar_tui.plain.puzzle import PuzzleGame
from weimar_tui.registry import game_ids, load_game, offer_of
from weimar_tui.table.puzzling import Answered, PuzzleRecord
from weimar_tui.text.game_words import words_of


def run(arguments: argparse.Namespace) -> int:
    """Put a puzzle. Raises UsageError where there is none."""
    ids = [arguments.game] if arguments.game else game_ids()
    games = [game for game in map(load_game, ids) if puzzles_of(game)]
    if not games:
        raise UsageError("puzzle-none", game=", ".join(ids))
    game = max(games, key=lambda one: len(puzzles_of(one)))
    puzzles, today = puzzles_of(game), date.today()
    of_the_day = daily(puzzles, today)
    number: int | None = arguments.number
    if number is not None and not 1 <= number <= len(puzzles):
        raise UsageError("puzzle-number", number=number, last=len(puzzles))
    place = of_the_day if number is None else number - 1
    words, console = words_of(game, language_of(arguments.lang)), console_here()
    is_daily = place == of_the_day
    head = "puzzle-daily" if is_daily else "puzzle-number"
    name = words.pick(offer_of(game.id).names)
    console.say(words.text(head, number=place + 1, of=len(puzzles), game=name))
    puzzle = puzzles[place]
    asked = PuzzleGame(console, game, puzzle, words)
    status = run_now(_put(asked))
    record = PuzzleRecord()
    if asked.solved is not None:
        record.note(game.id, puzzle.id, Answered(today, asked.solved, is_daily))
        solved, answered = record.count(game.id)
        days = record.days_in_a_row(game.id, today)
        console.say("", words.text("puzzle-record", solved=solved, answered=answered, days=days))
    return status


async def _put(asked: PuzzleGame) -> int:
    with suppress(Quit, Over):
        await asked.play()
    asked.table.close()
    return 0
