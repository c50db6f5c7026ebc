"""Fits the chances that the analyst shows, and checks how reliable they are.

    python benchmarks/chances.py --game junta --folder FOLDER -n 500 [--looks 8] [--install]

Plays games of the usual bot and saves them in FOLDER; fits chances to them (each game is judged by
chances fitted without it), and prints by tenths, and by seat and stage, the chance given and how
often it came true. `--install` makes them the chances shown (`games/<id>/bots/chances.json.gz`).
`--ridge` and `--trusted` skip the search for the best regularisation, which takes most of the time.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from weimar_tui.bots.analysis.chances import FILE, save_chances
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.bots.players import load_game
from weimar_tui.bots.result_log import ResultLog
from weimar_tui.lab.training.fit_chances import (
    LOOKED_AT,
    by_seat_and_stage,
    fit_chances,
    reliability,
)
from weimar_tui.lab.training.records import TrainingGame, played

MOST_OFF, ENOUGH = 0.07, 100
"""How far the chances of a tenth, or of a seat in a stage, can be off; the number of positions it
needs to count."""


def games_of(game: Any, folder: Path, number: int, begin: str) -> list[TrainingGame]:
    """Games of the usual bot; plays those that are missing."""
    features = brain_of(game).features
    seats = game.seats("main", {})

    def play(index: int) -> TrainingGame:
        seed = f"chances/{begin}/{index}"
        bots = {seat: features.teacher(seat, seed) for seat in seats}
        return played(game, index, seed, {}, bots, {})

    folder.mkdir(parents=True, exist_ok=True)
    return ResultLog(TrainingGame, folder / f"{game.id}.jsonl").run(play, number)


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("-n", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--looks", type=int, default=LOOKED_AT)
    parser.add_argument("--ridge", type=float, default=0.0)
    parser.add_argument("--trusted", type=float, default=1.0)
    parser.add_argument("--install", action="store_true")
    asked = parser.parse_args()
    game = load_game(asked.game)
    brain = brain_of(game)
    records = games_of(game, asked.folder, asked.n, asked.seed)
    seats = game.seats("main", {})
    fitted, said = fit_chances(
        brain.features, brain.learned, records, seats, asked.looks, asked.ridge, asked.trusted
    )
    print(f"{game.id}: {len(records)} games, {len(said)} chances; {fitted.provenance}")
    print(f"chapters in which they say nothing: {fitted.says_nothing}")
    worst = 0.0
    for place, tenth in enumerate(reliability(said)):
        print(
            f"{place / 10:.1f}-{(place + 1) / 10:.1f}  {tenth.number:6}  "
            f"said {tenth.said:.3f}  came {tenth.came:.3f}  off {tenth.off:+.3f}"
        )
        if tenth.number >= ENOUGH:
            worst = max(worst, abs(tenth.off))
    worst_group = 0.0
    for (seat, stage), group in by_seat_and_stage(said).items():
        if group.number >= ENOUGH:
            worst_group = max(worst_group, abs(group.off))
        print(
            f"{seat} in stage {stage}  {group.number:6}  "
            f"said {group.said:.3f}  came {group.came:.3f}  off {group.off:+.3f}"
        )
    print(f"worst seat and stage with {ENOUGH} positions: {worst_group:.3f} (at most {MOST_OFF})")
    print(f"worst tenth with {ENOUGH} positions: {worst:.3f} (at most {MOST_OFF})")
    if asked.install:
        save_chances(fitted, brain.features.weights.with_name(FILE))


if __name__ == "__main__":
    main()
