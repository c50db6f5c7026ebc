"""`weimar export`: writes a recorded game as a chronicle, a picture of one moment, figures, or its
end."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from weimar_tui.cli.failures import UsageError, complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.replay import problem_of
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.narrations import narration_of
from weimar_tui.registry import games_of
from weimar_tui.replay.exports import chronicle, figures_csv
from weimar_tui.replay.timeline import Timeline
from weimar_tui.text.game_messages import words_of

_DEFAULT = "default"
_SPECTATOR = "spectator"


def run(arguments: argparse.Namespace) -> int:
    """Write the requested format; without a file name the chronicle goes to standard output."""
    if arguments.at is not None and arguments.svg is None:
        raise UsageError("at-alone")
    language = language_of(arguments.lang)
    replay = Replay.open(arguments.file, games_of(arguments.pack))
    timeline = Timeline(replay, narration_of(replay.game.id))
    view = _view(timeline, arguments.view)
    at = replay.last if arguments.at is None else arguments.at
    if not replay.first <= at <= replay.last:
        raise UsageError("at", at=at, first=replay.first, last=replay.last)
    if arguments.csv is not None:
        write_out(arguments.csv, figures_csv(timeline))
    nothing_said = arguments.csv is arguments.svg is arguments.end is None
    if arguments.markdown is not None or nothing_said:
        words = words_of(replay.game, language)
        write_out(arguments.markdown or Path("-"), chronicle(timeline, words, view))
    # A picture is in colour even if the terminal is not.
    os.environ.pop("NO_COLOR", None)
    if arguments.end is not None:
        from weimar_tui.tui.replay.app import write_end

        picture = arguments.end.suffix == ".svg"
        page = write_end(replay, as_picture=picture, lang=language)
        if page is None:
            raise UsageError("end", file=str(arguments.file))
        write_out(arguments.end, page)
    if arguments.svg is not None:
        from weimar_tui.tui.replay.app import draw_moment

        write_out(arguments.svg, draw_moment(replay, at, view, lang=language))
    return _end(arguments.file, replay, language)


def _view(timeline: Timeline, asked: str) -> str | None:
    """Return the requested view. Raises UsageError if it must stay hidden."""
    viewers = timeline.viewers
    if asked == _DEFAULT:
        return viewers[0]
    view = None if asked == _SPECTATOR else asked
    if view not in viewers:
        names = ", ".join(viewer or _SPECTATOR for viewer in viewers)
        raise UsageError("view", asked=asked, known=names)
    return view


def write_out(path: Path, text: str) -> None:
    """Write to a file, or to standard output for `-`."""
    if str(path) == "-":
        sys.stdout.write(text)
        return
    path.write_text(text, encoding="utf-8")


def _end(file: Path, replay: Replay, language: str) -> int:
    """Report what is wrong with the recording, if anything; return the exit status."""
    problem = problem_of(replay, language, "export-damaged")
    if problem:
        complain(f"{file}: {problem}")
    return 1 if problem else 0
