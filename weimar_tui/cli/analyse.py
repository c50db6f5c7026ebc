"""`weimar analyse`: reviews a recorded game: quality of play, luck and turning points."""

from __future__ import annotations

import argparse
from pathlib import Path

from weimar_tui.bots.analysis.review import Review, go_on
from weimar_tui.bots.players import has_analyst
from weimar_tui.cli.export import write_out
from weimar_tui.cli.failures import UsageError, complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import counting
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.narrations import narration_of
from weimar_tui.play.review_exports import review_csv, review_markdown, review_svg
from weimar_tui.play.reviewed import ReviewTexts
from weimar_tui.play.reviewing import kept_review
from weimar_tui.registry import games_of
from weimar_tui.replay.disclosure import OPEN, viewers_of
from weimar_tui.replay.timeline import Timeline
from weimar_tui.text.game_messages import words_of


def run(arguments: argparse.Namespace) -> int:
    """Finish the review and write it out. Raises KernelError and UsageError."""
    language = language_of(arguments.lang)
    file: Path = arguments.file
    replay = Replay.open(file, games_of(arguments.pack))
    if OPEN not in viewers_of(replay.saved) or replay.saved.end is None:
        raise UsageError("analyse-not-over", file=str(file))
    if not has_analyst(replay.game):
        raise UsageError("analyse-nobody", game=replay.game.id)
    kept = arguments.keep or kept_review(file)
    review = _judged(replay, kept, language)
    if review is None:
        complain(cli_words(language)("analyse-kept", file=str(kept)))
        return 130
    if arguments.quietly:
        return 0
    report = ReviewTexts(replay, review, words_of(replay.game, language))
    nothing_said = arguments.csv is arguments.svg is None
    if arguments.markdown is not None or nothing_said:
        write_out(arguments.markdown or Path("-"), review_markdown(report))
    if arguments.csv is not None:
        write_out(arguments.csv, review_csv(report))
    if arguments.svg is not None:
        from weimar_tui.tui.replay.export import picture_colours

        timeline = Timeline(replay, narration_of(replay.game.id))
        colours = picture_colours(replay.game.id, review.head.seats)
        write_out(arguments.svg, review_svg(report, timeline, colours))
    return 0


def _judged(replay: Replay, kept: Path, language: str) -> Review | None:
    """Return the review, with a progress bar on standard error; None if interrupted."""
    with counting(cli_words(language)("analyse-bar")) as tell:
        try:
            return go_on(replay, kept, tell)
        except KeyboardInterrupt:
            return None
