"""Compares how well Junta's simulated worlds and its bots estimate other families' money.

    python benchmarks/junta_money.py -n 12

Uses a sample of the questions about the night's place in games of six steady bots. Prints the root
mean square error of others' accounts (for the mean of six worlds, the bots' own estimate, and the
true mean of the table), and the sums.
"""

from __future__ import annotations

import argparse
from random import Random

from msgspec import Struct

from weimar_tui.bots.players import load_game, make_player
from weimar_tui.games.junta.rules.determinize import fortune

WORLDS, OWN, MEAN, TRUE = "worlds", "fortune", "table mean", "true"
DEALT = 6
"""Worlds dealt for each question."""


class Guesses(Struct):
    """Squared errors of guessed accounts by method, and the sums of the five others."""

    errors: dict[str, list[float]]
    sums: dict[str, float]

    def error(self, by: str) -> float:
        """Root mean square."""
        return (sum(self.errors[by]) / len(self.errors[by])) ** 0.5


def guesses(games: int, *, share: float = 0.15) -> Guesses:
    """Play some games, and guess at a sample of the questions about the night's place."""
    game, options, random = load_game("junta"), {"seats": 6}, Random(4)
    seats = game.seats("main", options)
    found = Guesses({name: [] for name in (WORLDS, OWN, MEAN)}, dict.fromkeys((TRUE, WORLDS), 0.0))
    for number in range(games):
        seed = f"money/{number}"
        bots = {seat: make_player("steady", seat, seed, game) for seat in seats}
        runner = game.start("main", seed, options, listen=False)
        while runner.position.outcome is None:
            asked = runner.position.decisions[0]
            view = game.view(runner.position, asked.seat)
            if asked.kind == "place" and random.random() < share:
                true = {s: f.account.total for s, f in runner.position.families.items()}
                del true[asked.seat]
                worlds = [game.determinize(view, random) for _ in range(DEALT)]
                for seat, account in true.items():
                    mean = sum(world.families[seat].account.total for world in worlds) / DEALT
                    found.errors[WORLDS].append((mean - account) ** 2)
                    found.errors[OWN].append((fortune(view, seat)[0] - account) ** 2)
                    table = sum(true.values()) / len(true)
                    found.errors[MEAN].append((table - account) ** 2)
                    found.sums[TRUE] += account
                    found.sums[WORLDS] += mean
            runner.pick(asked.number, bots[asked.seat].decide(view, asked))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", "--games", type=int, default=12)
    found = guesses(parser.parse_args().games)
    for name, errors in found.errors.items():
        print(f"rms error of {len(errors)} accounts of others, {name}: {found.error(name):.2f}")
    for name, total in found.sums.items():
        print(f"mean sum of the five, {name}: {5 * total / len(found.errors[WORLDS]):.1f}")


if __name__ == "__main__":
    main()
