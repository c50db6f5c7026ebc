"""`weimar train`: trains a general bot for one game, from its rule bot and from self-play."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from weimar_tui.cli.failures import UsageError, needs
from weimar_tui.cli.language import language_of
from weimar_tui.cli.players import options_for
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.files import SMALL, read_bounded
from weimar_tui.lab.cluster import executor_of
from weimar_tui.lab.simulate import load_once
from weimar_tui.registry import plugin_of

if TYPE_CHECKING:
    from weimar_tui.lab.training.course import TrainingPlan

_PLAN = "plan.json"


def run(arguments: argparse.Namespace) -> int:
    """Start or resume a training, and print where the result is."""
    try:
        import numpy  # noqa: F401 - what it needs, told before anything is played
    except ImportError:
        raise needs("weimar train", "train") from None
    from weimar_tui.lab.training.course import Course

    say = cli_words(language_of(arguments.lang))
    game = load_once(arguments.game, arguments.pack)
    features = plugin_of(game.id).features()
    if features is None:
        raise UsageError("train-game", game=arguments.game)
    folder: Path = arguments.folder or Path(f"train-{game.id}")
    plan = _plan(arguments, folder)
    with executor_of(arguments) as executor:
        best = Course(features(game), folder, plan, Progress(say), executor=executor).run()
    print(say("trained", file=str(best)))
    if arguments.install:
        shutil.copyfile(best, features.weights)
        print(say("train-installed", file=str(features.weights)))
    return 0


def _plan(arguments: argparse.Namespace, folder: Path) -> TrainingPlan:
    """Return the plan. A resumed training keeps its plan, but can get more iterations."""
    from weimar_tui.lab.training.course import TrainingPlan

    kept = folder / _PLAN
    if kept.exists():
        if not arguments.resume:
            raise UsageError("train-folder", folder=str(folder))
        plan = msgspec.json.decode(read_bounded(kept, SMALL), type=TrainingPlan)
        if arguments.iterations is not None:
            plan = msgspec.structs.replace(plan, iterations=arguments.iterations)
    else:
        scenario = plugin_of(arguments.game).scenarios()[0].id
        options = options_for(plugin_of(arguments.game), scenario, arguments.players)
        games = arguments.games
        plan = TrainingPlan(
            teacher_games=games,
            varied_games=7 * games,
            search_games=(games + 1) // 2,
            gate_games=games,
            iterations=1 if arguments.iterations is None else arguments.iterations,
            seed=arguments.seed,
            options=options,
        )
        folder.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(plan))
    return plan


class Progress:
    """Prints progress on standard error: one rewritten line in a terminal, occasional lines
    elsewhere."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._stage = ""

    def __call__(self, stage: str, done: int, of: int) -> None:
        rewritten = sys.stderr.isatty()
        if not rewritten and stage == self._stage and done < of and done * 20 % max(20, of) >= 20:
            return
        line = self._say("training", stage=stage, done=done, of=of)
        start = "\r\x1b[K" if rewritten and stage == self._stage else ""
        before = "\n" if rewritten and self._stage and not start else ""
        print(f"{before}{start}{line}", end="" if rewritten else "\n", file=sys.stderr, flush=True)
        self._stage = stage
