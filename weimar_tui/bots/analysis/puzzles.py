"""Puzzles: positions of recorded games in which one answer is clearly the best.

The data are in `puzzles.jsonl.gz`, next to the weights of a game, one puzzle per line.
`benchmarks/puzzles.py` found them.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.analysis.analyst import analyst_brain
from weimar_tui.bots.bot import Advice
from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.player import LearnedBot, LearnedLevel, lacking
from weimar_tui.bots.learned.weights import CERTAIN
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import Position
from weimar_tui.registry import plugin_of

FILE = "puzzles.jsonl.gz"
LEAD = 60_000
"""Minimum lead of the best answer in millionths, for two players."""
SURE = 5
"""Minimum lead in standard errors."""
ANSWERS = 3
"""Answers shown in a solution."""
WON, LOST = "won", "lost"
WORLDS = 24
"""Worlds used to find how a game ends after an answer."""
_TRIED_MORE = 4
"""Factor for the analyst's number of worlds when checking an answer."""
_WIDER = 2
"""Factor for the number of answers tried, to include unlikely ones."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position (JSON of the game) with a question to `seat`, and the best answers to it.

    `goal` is what is at stake, as the game words it (`GameMessages.goal`).
    """

    id: str
    seat: str
    number: int
    position: msgspec.Raw
    advice: tuple[Advice, ...]
    goal: Reason | None = None

    @property
    def solution(self) -> str:
        """The best answer."""
        return self.advice[0].option


_decode = msgspec.json.Decoder(Puzzle).decode
_encode = msgspec.json.Encoder().encode


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game."""
    features = plugin_of(game.id).features()
    return read_puzzles(features.weights.with_name(FILE)) if features is not None else ()


@cache
def read_puzzles(path: Path) -> Sequence[Puzzle]:
    """The puzzles of a file; empty if it does not exist."""
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
    except OSError:
        return ()
    return tuple(map(_decode, lines))


def write_puzzles(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write the puzzles reproducibly, byte for byte."""
    lines = b"".join(_encode(puzzle) + b"\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(lines, mtime=0))


def daily(puzzles: Sequence[Puzzle], day: date) -> int:
    """The index of the puzzle of a day; all are used once before any repeats."""
    turn, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    Random(f"puzzles/{turn}").shuffle(order)
    return order[place]


# --- finding them -------------------------------------------------------------------------------
def lead_of(game: Game, position: Position) -> int:
    """Minimum lead over all other answers in millionths: a sixth of a fair share."""
    seats = game.seats(game.scenario_of(position), game.options_of(position))
    return min(LEAD, CERTAIN // (6 * len(seats)))


def lead_over(
    game: Game, position: Position, decision: Decision, first: str, other: str, worlds: int
) -> tuple[int, int]:
    """The lead of one answer over another and its standard error, in millionths."""
    brain, seat = analyst_brain(game), decision.seat
    usual = brain.features.advising
    budget = replace(usual, worlds=worlds, steps=_TRIED_MORE * usual.steps, prior=0)
    random = Random(f"{decision.number}/{first}/{other}/{worlds}")
    both = {first, other}
    view = game.view(position, seat)
    tried = brain.search(seat, budget).answers(view, decision, random, only=both)
    here, there = sorted(tried, key=lambda each: each.option != first)
    return lacking(here, there)


def checked(game: Game, position: Position, decision: Decision, name: str) -> Sequence[Advice]:
    """The analyst's best answers, including unlikely ones, after comparing the best with each of
    the others in many more worlds. Empty if it is not clearly best.
    """
    usual = analyst_brain(game).features.advising
    keep = _WIDER * usual.keep
    wide = replace(usual, steps=_TRIED_MORE * usual.steps, keep=keep, least=0, prior=0)
    bot = LearnedBot(decision.seat, name, analyst_brain(game), LearnedLevel(budget=wide))
    best, *others = bot.advise(game.view(position, decision.seat), decision, ANSWERS)
    lead = lead_of(game, position)
    if least_lead([best, *others]) < lead // 2:
        return ()
    advice = [best]
    for other in others:
        worlds = _TRIED_MORE * usual.worlds
        pair = best.option, other.option
        behind, doubt = lead_over(game, position, decision, *pair, worlds)
        if behind < lead or behind <= SURE * doubt:
            return ()
        chance = max(0, best.chance - behind)
        advice.append(replace(other, chance=chance, behind=behind, doubt=doubt))
    return advice


def least_lead(advice: Sequence[Advice]) -> int:
    """The smallest lead of the first answer over any other."""
    return min((other.behind for other in advice[1:]), default=0)


def holds(game: Game, puzzle: Puzzle) -> bool:
    """Whether a puzzle's answer is still the best with the current weights, by two standard
    errors.
    """
    position = game.decode(bytes(puzzle.position))
    decision = decision_of(puzzle, position)
    worlds = _TRIED_MORE * analyst_brain(game).features.advising.worlds
    for other in puzzle.advice[1:]:
        pair = puzzle.solution, other.option
        behind, doubt = lead_over(game, position, decision, *pair, worlds)
        if behind <= 2 * doubt:
            return False
    return True


def decision_of(puzzle: Puzzle, position: Position) -> Decision:
    """The question of a puzzle in its position."""
    return next(d for d in position.decisions if d.number == puzzle.number)


def puzzle_of(
    game: Game, position: Position, decision: Decision, advice: Sequence[Advice], name: str
) -> Puzzle:
    """Make a puzzle from a question that has been `checked`."""
    view = game.view(position, decision.seat)
    return Puzzle(
        id=blake2b(name.encode(), digest_size=4).hexdigest(),
        seat=decision.seat,
        number=decision.number,
        position=msgspec.Raw(game.encode(_as_known(game, view, name))),
        advice=tuple(advice),
    )


def goal_of(
    features: Features,
    view: Position,
    seat: str,
    gains: Sequence[Reason],
    endings: Sequence[dict[str, int]],
) -> Reason | None:
    """What is at stake: an ending that is won or averted, else the largest gain of the best
    answer. `gains` are those of `gains_over`, `endings` those of `endings_after`.
    """
    best, other = endings
    changes = {
        (ending, "yes" if how == WON else "no"): (best.get(key, 0) - other.get(key, 0))
        * (1 if how == WON else -1)
        for key in {**best, **other}
        for how, _, ending in [key.partition("/")]
    }
    if changes:
        (ending, won), change = max(changes.items(), key=lambda item: (item[1], item[0]))
        if change >= WORLDS // 4:
            return Reason(f"ending-{ending}", {"won": won})
    for reason in gains[:1]:
        if reason.arguments.get("better") != "no":
            return features.goal(view, seat, reason)
    return None


def gains_over(
    game: Game, position: Position, decision: Decision, advice: Sequence[Advice], name: str
) -> tuple[Reason, ...]:
    """What the best answer gains over the second, the largest change of the chance first."""
    if len(advice) < 2:
        return ()
    brain, seat = analyst_brain(game), decision.seat
    search = brain.search(seat, replace(brain.features.advising, prior=0))
    best, second = (each.option for each in advice[:2])
    view = game.view(position, seat)
    tried = search.answers(view, decision, Random(f"{name}/gains"), only={best, second})
    here, there = sorted(tried, key=lambda each: each.option != best)
    return search.gains(seat, here, [there])


def endings_after(
    game: Game, position: Position, decision: Decision, advice: Sequence[Advice], name: str
) -> list[dict[str, int]]:
    """How often each answer leads to which ending at once, and whether that ending is a win."""
    brain, seat = analyst_brain(game), decision.seat
    view, random = game.view(position, seat), Random(f"{name}/endings")
    search = brain.search(seat, brain.features.advising)
    counts: list[dict[str, int]] = [{} for _ in advice[:2]]
    for _ in range(WORLDS):
        world, seed = game.determinize(view, random), random.getrandbits(48)
        follow = search.follow(seed)
        for one, count in zip(advice, counts, strict=False):
            imagined = world.copy()
            search.play_out(imagined, decision, one.option, follow, Random(seed))
            if (outcome := imagined.outcome) is not None:
                key = f"{WON if seat in outcome.winners else LOST}/{outcome.ending}"
                count[key] = count.get(key, 0) + 1
    return counts


def _as_known(game: Game, view: Position, name: str) -> Position:
    """A complete position that reveals nothing the seat could not know."""
    world: Position = game.determinize(view, Random(name))
    return world
