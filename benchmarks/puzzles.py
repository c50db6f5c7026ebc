"""Finds puzzles in recorded games: questions with one answer that is clearly best.

    python benchmarks/puzzles.py --game wir_sind_das_volk --games FILE --folder FOLDER [--install]

FILE contains games of `steady` from `benchmarks/chances.py`. Questions on which the policy and the
rule bot disagree are examined in a few worlds, and in more while one answer looks better; where
the answers differ most, all of them are checked with many times the strong level's worlds. FOLDER
keeps the results for each game, so that an interrupted search can resume. `--install` turns the
best finds into the puzzles of `weimar puzzle`. `--recheck` adds the puzzles in use to the finds,
evaluates each with the current cards and weights, and drops those that are not puzzles with them.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.analysis import puzzles
from weimar_tui.bots.analysis.analyst import analyst_brain
from weimar_tui.bots.analysis.puzzles import Puzzle
from weimar_tui.bots.bot import Advice
from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.players import load_game
from weimar_tui.bots.result_log import ResultLog
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.lab.training.records import TrainingGame, replayed

_OF_A_KIND = 6
"""How many questions of each kind are considered in a game."""
_LOOKS = (2, 8, 24)
"""Numbers of worlds in which the rule bot's answer and the policy's likeliest are compared, as long
as one is better."""
_CHECKED = 4
"""How many questions of a game are checked: those where the answers differ most."""
_A_GAME = 2
"""The most puzzles from one game."""
_LEAST_OPTIONS = 4
_WON = 950_000
"""Beyond this chance, in millionths, there is nothing to think about."""


class Found(Struct):
    """A puzzle, and how surprising its answer is (`_surprise`), by which it is chosen."""

    puzzle: Puzzle
    kind: str
    surprise: int
    endings: list[dict[str, int]] = []
    gains: tuple[Reason, ...] = ()


class Searched(Struct):
    """A game that has been searched, and its puzzles."""

    number: int
    found: list[Found] = []


class Looked(Struct):
    """A question after a first look."""

    lead: int
    position: Any
    decision: Decision
    usual: str


def main() -> None:
    """Search, keep, install."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--recheck", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    game = load_game(asked.game)
    records = ResultLog(TrainingGame, asked.games).games
    kept = ResultLog(Searched, asked.folder / f"{game.id}-puzzles.jsonl")
    features = analyst_brain(game).features
    if asked.install:
        found = [each for searched in kept.games for each in searched.found]
        if asked.recheck:
            old = len(found)
            found += _in_use(game, features, {each.puzzle.id for each in found})
            print(f"{old} found, {len(found) - old} in use", flush=True)
            found = [again for each in found if (again := _rechecked(game, each)) is not None]
            print(f"{len(found)} are puzzles", flush=True)
        found = [_with_goal(game, features, each) for each in found]
        chosen = [each.puzzle for each in _chosen(found, asked.n)]
        puzzles.write_puzzles(chosen, features.weights.with_name(puzzles.FILE))
        print(f"{game.id}: {len(chosen)} puzzles")
        return
    for number in range(len(records)):
        kept.run(lambda number: _searched(game, features, records[number], number), number + 1)
        found = [each for searched in kept.games for each in searched.found]
        print(f"{number + 1} games, {len(found)} puzzles", flush=True)
        if len(found) >= asked.n:
            break


def _searched(game: Game, features: Features, record: TrainingGame, number: int) -> Searched:
    """Search a game, the clearest questions first, until it has enough puzzles."""
    chance = Random(f"puzzles/{record.seed}/{record.number}")
    kinds: defaultdict[str, list[int]] = defaultdict(list)
    for place, (position, decision, usual) in enumerate(replayed(game, record)):
        if len(decision.options) < _LEAST_OPTIONS or decision.kind in features.rule_kinds:
            continue
        if _likeliest(game, position, decision) != usual:
            kinds[decision.kind].append(place)
    places = {
        place
        for kind in kinds.values()
        for place in chance.sample(kind, min(_OF_A_KIND, len(kind)))
    }
    looked: list[Looked] = []
    for place, (position, decision, usual) in enumerate(replayed(game, record)):
        if place not in places:
            continue
        lead = puzzles.lead_of(game, position)
        likeliest = _likeliest(game, position, decision)
        here = 0
        for worlds in _LOOKS:
            here, doubt = puzzles.lead_over(game, position, decision, likeliest, usual, worlds)
            if abs(here) < max(lead // 2, doubt):
                break
        else:
            looked.append(Looked(abs(here), position.copy(), decision, usual))
    looked.sort(key=lambda each: -each.lead)
    searched = Searched(number)
    kinds_found: Counter[str] = Counter()
    for each in looked[:_CHECKED]:
        if len(searched.found) == _A_GAME:
            break
        decision, usual = each.decision, each.usual
        if kinds_found[decision.kind]:
            continue
        name = f"{record.seed}/{record.number}/{decision.number}"
        advice = puzzles.checked(game, each.position, decision, name)
        if not advice or advice[0].chance > _WON:
            continue
        surprise = _surprise(game, each.position, decision, advice, usual)
        kinds_found[decision.kind] += 1
        puzzle = puzzles.puzzle_of(game, each.position, decision, advice, name)
        endings = puzzles.endings_after(game, each.position, decision, advice, name)
        gains = puzzles.gains_over(game, each.position, decision, advice, name)
        searched.found.append(Found(puzzle, decision.kind, surprise, endings, gains))
    return searched


def _surprise(
    game: Game, position: Any, decision: Decision, advice: Sequence[Advice], usual: str
) -> int:
    """How many of the rule bot and the policy do not give the best answer at once."""
    at_once = usual, _likeliest(game, position, decision)
    return sum(answer != advice[0].option for answer in at_once)


def _likeliest(game: Game, position: Any, decision: Decision) -> str:
    view = game.view(position, decision.seat)
    return analyst_brain(game).policy.pick(view, decision, Random(0))


def _with_goal(game: Game, features: Features, found: Found) -> Found:
    """A puzzle with what is at stake."""
    puzzle = found.puzzle
    view = game.view(game.decode(bytes(puzzle.position)), puzzle.seat)
    goal = puzzles.goal_of(features, view, puzzle.seat, found.gains, found.endings)
    return replace(found, puzzle=replace(puzzle, goal=goal))


def _in_use(game: Game, features: Features, known: set[str]) -> list[Found]:
    """The puzzles in use, but for those that are known."""
    in_use = []
    for puzzle in puzzles.read_puzzles(features.weights.with_name(puzzles.FILE)):
        if puzzle.id in known:
            continue
        position = game.decode(bytes(puzzle.position))
        decision = puzzles.decision_of(puzzle, position)
        view = game.view(position, decision.seat)
        usual = features.teacher(decision.seat, puzzle.id).decide(view, decision)
        surprise = _surprise(game, position, decision, puzzle.advice, usual)
        in_use.append(Found(puzzle, decision.kind, surprise))
    return in_use


def _rechecked(game: Game, found: Found) -> Found | None:
    """The puzzle evaluated with the current weights, or None if it no longer is one."""
    puzzle = found.puzzle
    position = game.decode(bytes(puzzle.position))
    decision = puzzles.decision_of(puzzle, position)
    advice = puzzles.checked(game, position, decision, puzzle.id)
    if not advice or advice[0].option != puzzle.solution:
        return None
    endings = puzzles.endings_after(game, position, decision, advice, puzzle.id)
    gains = puzzles.gains_over(game, position, decision, advice, puzzle.id)
    again = replace(puzzle, advice=tuple(advice))
    return replace(found, puzzle=again, endings=endings, gains=gains)


def _chosen(found: Sequence[Found], number: int) -> list[Found]:
    """The best puzzles found, alternating kinds, goals and seats, the most surprising first."""
    left = sorted(found, key=lambda each: (-each.surprise, -puzzles.least_lead(each.puzzle.advice)))
    chosen: list[Found] = []
    taken = Counter[tuple[str, ...]]()

    def traits(each: Found) -> list[tuple[str, ...]]:
        seat, goal = each.puzzle.seat, each.puzzle.goal
        return [("kind", each.kind), ("goal", seat, goal.id if goal else ""), ("seat", seat)]

    while left and len(chosen) < number:
        best = min(left, key=lambda each: [taken[trait] for trait in traits(each)])
        left.remove(best)
        taken.update(traits(best))
        chosen.append(best)
    return chosen


if __name__ == "__main__":
    main()
