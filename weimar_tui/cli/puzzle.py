"""`weimar puzzle`: a position with one clearly best answer; the puzzle of the day, or any by
number."""

from __future__ import annotations

import argparse
from contextlib import suppress

from weimar_tui.bots.analysis.puzzles import puzzles_of
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.language import language_of
from weimar_tui.cli.plain import console_here
from weimar_tui.plain.console import Over, run_now
from weimar_tui.plain.menu import Quit
from weimar_tui.plain.puzzle import PlainPuzzle
from weimar_tui.play.puzzles import Puzzling
from weimar_tui.registry import game_ids, load_game
from weimar_tui.text.game_messages import words_of


def run(arguments: argparse.Namespace) -> int:
    """Run a puzzle. Raises UsageError if the game has no puzzles."""
    ids = [arguments.game] if arguments.game else game_ids()
    games = [game for game in map(load_game, ids) if puzzles_of(game)]
    if not games:
        raise UsageError("puzzle-none", game=", ".join(ids))
    game = max(games, key=lambda one: len(puzzles_of(one)))
    number: int | None = arguments.number
    last = len(puzzles_of(game))
    if number is not None and not 1 <= number <= last:
        raise UsageError("puzzle-number", number=number, last=last)
    puzzling = Puzzling(game, number - 1 if number is not None else None)
    words = words_of(game, language_of(arguments.lang))
    return run_now(_put(PlainPuzzle(console_here(), puzzling, words)))


async def _put(asked: PlainPuzzle) -> int:
    with suppress(Quit, Over):
        await asked.play()
    asked.table.close()
    return 0
