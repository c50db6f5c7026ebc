"""`make bench`: checks that the program is as fast as it should be.

Everything runs on one core and is measured in CPU time. Each figure is the best of several rounds,
since other work on the machine can only make it worse.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.history import History
from weimar_tui.kernel.session import Session

ROUNDS = 5
GAMES = 60


def best(measure: Callable[[], float], rounds: int = ROUNDS) -> float:
    """The shortest of several times, in seconds."""
    return min(measure() for _ in range(rounds))


def random_games(game: WeimarGame, *, unwatched: bool = False) -> tuple[float, int]:
    """Seconds for `GAMES` games of random picks, and the number of decisions.

    `unwatched`: play them like simulated worlds, where a question with a single answer is not
    asked.
    """
    decisions = 0
    started = process_time()
    for number in range(GAMES):
        chance = Random(number).random
        runner = game.start("main", str(number), {}, False)
        runner.unwatched = unwatched
        position = runner.position
        while position.outcome is None:
            decision = position.decisions[0]
            options = decision.options
            drawn = int(chance() * len(options)) if len(options) > 1 else 0
            runner.pick(decision.number, options[drawn])
        decisions += position.asked
    return process_time() - started, decisions


def finished_save(game: WeimarGame, path: Path) -> Session:
    """The save of a complete six-round game, the longest of several."""
    sessions = []
    for number in range(10):
        chance = Random(number)
        session = Session.new(game, "main", str(number))
        while session.outcome is None:
            decision = session.decisions[0]
            session.pick(decision.number, chance.choice(decision.options))
        sessions.append(session)
    longest = max(sessions, key=lambda session: session.history.end)
    longest.save_as(path)
    return longest


def timed(action: Callable[[], object], times: int = 1) -> float:
    """Seconds that an action takes, on average over some repetitions."""
    started = process_time()
    for _ in range(times):
        action()
    return (process_time() - started) / times


def version_of_the_command() -> float:
    """Seconds that `weimar --version` takes in a new process."""
    before = os.times()
    command = [sys.executable, "-m", "weimar_tui", "--version"]
    subprocess.run(command, capture_output=True, check=True)
    after = os.times()
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


def going_back(history: History[Any], moment: int) -> float:
    """Seconds to reach a moment from another part of the game; the last one reached is kept."""
    history.position(moment // 3)
    return timed(lambda: history.position(moment))


def main() -> int:
    """Measure and print; the exit status is 1 if a target is missed."""
    game = WeimarGame.load()
    rounds = [random_games(game) for _ in range(ROUNDS)]
    seconds, decisions = min(rounds)
    imagined = best(lambda: random_games(game, unwatched=True)[0])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "finished.weimar"
        session = finished_save(game, path)
        opening = best(lambda: timed(lambda: Session.open(path, lambda header: game)))
        picks = session.history.end
    middle = session.history.position(picks // 2)
    copying = best(lambda: timed(lambda: game.copy(middle), 2000))
    undoing = best(lambda: going_back(session.history, picks - 1))
    starting = best(version_of_the_command)
    missed = 0
    for name, found, unit, target, more_is_better in (
        ("random play, one core", GAMES / seconds, "games a second", 70, True),
        ("random play, one core", decisions / seconds, "decisions a second", 60_000, True),
        ("random play, as in imagined worlds", GAMES / imagined, "games a second", 70, True),
        ("copying a position", copying * 1e6, "µs", 30, False),
        (f"opening a finished save ({picks} picks)", opening * 1e3, "ms", 200, False),
        ("going back to an earlier pick", undoing * 1e3, "ms", 50, False),
        ("weimar --version", starting * 1e3, "ms", 100, False),
    ):
        well = found >= target if more_is_better else found <= target
        missed += not well
        limit = f"{'at least' if more_is_better else 'at most'} {target:,}"
        verdict = "ok" if well else "MISSED"
        print(f"{name:42} {found:12,.1f} {unit:18} ({limit:>15}) {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
