"""Deal worlds from every seat's view at every question of recorded games, and play them on.

    python benchmarks/worlds.py --game weimar -n 200 --every 10

The games are random and identified by their seed. `--every 1` checks every question from every seat
(Wir sind das Volk!: minutes; Weimar: an hour; Junta: most of a day), `--every 10` one in ten.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from weimar_tui.kernel.worlds import problem_of_world
from weimar_tui.registry import load_game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wir_sind_das_volk")
    parser.add_argument("-n", "--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    problems: Counter[str] = Counter()
    dealt = 0
    for number in range(arguments.first, arguments.first + arguments.games):
        options = {"seats": 4 + number % 4} if arguments.game == "junta" else {}
        seats = game.seats("main", options)
        runner = game.start("main", f"worlds/{number}", options, listen=False)
        random = Random(number)
        while runner.position.outcome is None:
            for seat in seats:
                if random.randrange(arguments.every) == 0:
                    dealt += 1
                    view = game.view(runner.position, seat)
                    if problem := problem_of_world(game, view, random):
                        asked = runner.position.decisions[0]
                        where = f"game {number}, question {asked.number} ({asked.kind}) for {seat}"
                        print(f"{where}: {problem}", flush=True)
                        problems[problem.rsplit(":", 1)[-1]] += 1
            asked = random.choice(runner.position.decisions)
            runner.pick(asked.number, random.choice(asked.options))
        if number % 10 == 9:
            print(f"{number + 1} games, {dealt} worlds, {problems.total()} problems", flush=True)
    print(f"{arguments.game}: {dealt} worlds of {arguments.games} games, problems: {problems or 0}")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
