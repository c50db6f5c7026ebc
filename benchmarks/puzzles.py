"""Finds puzzles in recorded games: questions to which one answer is clearly the best.

    python benchmarks/puzzles.py --game wir_sind_das_volk --games FILE --folder FOLDER [--install]

FILE are games as `benchmarks/chances.py` keeps them; each gives one puzzle at most. FOLDER keeps
what was found of each, so that the search goes on where it was ended. With `--install` all that
were found become those that `weimar puzzle` puts.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from msgspec import Struct

from weimar_tui.bots.analysis.puzzles import FILE, Puzzle, found_in, write_puzzles
from weimar_tui.bots.kept import KeptGames
from weimar_tui.bots.learned.player import brain_of
from weimar_tui.bots.players import load_game
from weimar_tui.bots.training.records import Record, replayed

_LOOKED_AT = 10
"""Questions of a game that are tried."""


class Searched(Struct):
    """A game that has been gone through, and its puzzle."""

    number: int
    puzzle: Puzzle | None = None


def main() -> None:
    """Search, keep, install."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--install", action="store_true")
    asked = parser.parse_args()
    game = load_game(asked.game)
    knowledge = brain_of(game).knowledge
    records = KeptGames(Record, asked.games).games
    kept = KeptGames(Searched, asked.folder / f"{game.id}-puzzles.jsonl")

    def search(number: int) -> Searched:
        record = records[number]
        chance = Random(f"puzzles/{record.number}")
        questions = [
            index
            for index, (_, decision, _) in enumerate(replayed(game, record))
            if len(decision.options) > 3 and decision.kind not in knowledge.rule_kinds
        ]
        looked_at = set(chance.sample(questions, min(_LOOKED_AT, len(questions))))
        for index, (position, decision, option) in enumerate(replayed(game, record)):
            if index in looked_at:
                name = f"{record.seed}/{index}"
                puzzle = found_in(game, position, decision, name, option)
                if puzzle is not None:
                    return Searched(number, puzzle)
        return Searched(number)

    def found() -> list[Puzzle]:
        return [searched.puzzle for searched in kept.games if searched.puzzle is not None]

    if not asked.install:
        for number in range(len(records)):
            if len(found()) >= asked.n:
                break
            kept.play_on(search, number + 1)
            print(f"{number + 1} games, {len(found())} puzzles", flush=True)
        return
    write_puzzles(found()[: asked.n], knowledge.weights.with_name(FILE))
    print(f"{game.id}: {len(found()[: asked.n])} puzzles")


if __name__ == "__main__":
    main()
