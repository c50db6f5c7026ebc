"""Puzzles: positions of recorded games in which one answer is clearly the best.

They lie as data beside the weights of a game, `puzzles.jsonl.gz`, a line each, and were found by
`benchmarks/puzzles.py`.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.advice import Advice
from weimar_tui.bots.analysis.analyst import analyst_brain
from weimar_tui.bots.learned.budget import Budget
from weimar_tui.bots.learned.player import LearnedBot, Level
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Position
from weimar_tui.registry import offer_of

FILE = "puzzles.jsonl.gz"
LEAD = 60_000
"""Millionths by which the best answer must be ahead of the next one."""
SURE = 5
"""Standard errors by which it must be."""
ANSWERS = 3
"""Answers that a solution tells."""
_LEAST_OPTIONS = 4
_TRIED_MORE = 4
"""So many times the worlds of the strongest level check an answer."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position (JSON of the game) with a question to `seat`, and the best answers to it."""

    id: str
    seat: str
    number: int
    position: msgspec.Raw
    advice: tuple[Advice, ...]

    @property
    def solution(self) -> str:
        """The best answer."""
        return self.advice[0].option


_decode = msgspec.json.Decoder(Puzzle).decode
_encode = msgspec.json.Encoder().encode


def puzzles_of(game: Game[Any]) -> Sequence[Puzzle]:
    """The puzzles that a game has."""
    knowledge = offer_of(game.id).knowledge(game)
    return read_puzzles(knowledge.weights.with_name(FILE)) if knowledge is not None else ()


@cache
def read_puzzles(path: Path) -> Sequence[Puzzle]:
    """Those of a file; none if there is none."""
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
    except OSError:
        return ()
    return tuple(map(_decode, lines))


def write_puzzles(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write them, the same bytes for the same puzzles."""
    lines = b"".join(_encode(puzzle) + b"\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(lines, mtime=0))


def daily(puzzles: Sequence[Puzzle], day: date) -> int:
    """The place of the puzzle of a day: every one comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    Random(f"puzzles/{turn}").shuffle(order)
    return order[place]


# --- finding them -------------------------------------------------------------------------------
def found_in(
    game: Game[Any], position: Position, decision: Decision, name: str, usual: str
) -> Puzzle | None:
    """The puzzle that a question of a game is, if it is one; `usual`: what the usual bot answered.

    One answer must be clearly the best, and not be the one that first comes to mind.
    """
    brain = analyst_brain(game)
    knowledge = brain.knowledge
    if len(decision.options) < _LEAST_OPTIONS or decision.kind in knowledge.rule_kinds:
        return None
    view = game.view(position, decision.seat)
    quick, strong = knowledge.budgets["quick"], knowledge.budgets["strong"]
    advice = _advice(game, view, decision, replace(quick, prior=0), name)
    if not _is_clear(advice, LEAD) or advice[0].option == usual:
        return None
    larger = replace(
        strong, worlds=_TRIED_MORE * strong.worlds, steps=_TRIED_MORE * strong.steps, prior=0
    )
    checked = _advice(game, view, decision, larger, f"{name}/checked")
    if not _is_clear(checked, LEAD) or checked[0].option != advice[0].option:
        return None
    return Puzzle(
        id=blake2b(name.encode(), digest_size=4).hexdigest(),
        seat=decision.seat,
        number=decision.number,
        position=msgspec.Raw(game.encode(_as_known(game, view, name))),
        advice=tuple(checked),
    )


def _as_known(game: Game[Any], view: Position, name: str) -> Any:
    """A whole position that tells nothing that the seat could not know."""
    return game.determinize(view, Random(name))


def _advice(
    game: Game[Any], view: Position, decision: Decision, budget: Budget, name: str
) -> Sequence[Advice]:
    bot = LearnedBot(decision.seat, name, analyst_brain(game), Level(budget=budget))
    return bot.advise(view, decision, ANSWERS)


def _is_clear(advice: Sequence[Advice], lead: int) -> bool:
    """Whether the first is ahead of all others by enough, and for sure."""
    return len(advice) > 1 and all(
        other.behind >= lead and other.behind > SURE * other.doubt for other in advice[1:]
    )
