"""Debates: which issues to move, and how far (rulebook 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from weimar_tui.kernel.decision_type import Word

from ..rules import decision_types as dt
from ..rules.effects.opinion_effects import steps_needed
from ..rules.opinion import REACH
from ..rules.position import PARTIES, WeimarPosition
from ..rules.subjects import DebateSteps, WeimarDecision, subject_of
from .weights import FIGURES, REPLIES

if TYPE_CHECKING:
    from .evaluation.evaluator import Evaluator

RESERVE_FOR_DEBATE = FIGURES.reserve_point + REPLIES.debate_reserve


Move = tuple[str, str]
"""An issue and the cell it moves to."""


class DebatePlan(NamedTuple):
    """The moves, and their gain."""

    gain: float
    moves: tuple[Move, ...]


def track_worth(evaluator: Evaluator, issues: dict[str, str], me: int) -> float:
    """The value of the track to a party, minus that of its rivals, the leading ones most."""
    worth = evaluator.opinion.worth(issues)
    row = evaluator.rivalry[me]
    return row[0] * worth[0] + row[1] * worth[1] + row[2] * worth[2] + row[3] * worth[3]


def best_debate(
    evaluator: Evaluator, position: WeimarPosition, party: str, values: tuple[int, ...]
) -> DebatePlan:
    """The best debate with these values, found by moving one issue after the other."""
    me = PARTIES.index(party)
    issues = dict(position.issues)
    start = now = track_worth(evaluator, issues, me)
    moved: dict[str, str] = {}
    for steps in values:
        best, choice = now, ("", "")
        for issue, cell in issues.items():
            if issue in moved:
                continue
            for target in _targets(party, cell, steps):
                issues[issue] = target
                worth = track_worth(evaluator, issues, me)
                if worth > best:
                    best, choice = worth, (issue, target)
            issues[issue] = cell
        if choice[0]:
            issues[choice[0]] = choice[1]
            moved[choice[0]] = choice[1]
            now = best
    return DebatePlan(now - start, tuple(moved.items()))


def _targets(party: str, cell: str, steps: int) -> tuple[str, ...]:
    """The farthest cells; a shorter move is hardly ever better."""
    if steps <= 0:
        return ()
    layers = REACH[party][cell]
    farthest: tuple[str, ...] = ()
    for layer in layers[:steps]:
        if layer:
            farthest = layer
    return farthest


def best_move(evaluator: Evaluator, position: WeimarPosition, decision: WeimarDecision) -> str:
    """The option of a debate decision that improves the track most, counting reserve.

    If a move is compulsory, the one that does least harm.
    """
    seat = decision.seat
    me = PARTIES.index(seat)
    issues = dict(position.issues)
    free = subject_of(decision, DebateSteps).steps
    best, choice = float("-inf"), decision.options[0]
    if dt.PASS in decision.options:
        best, choice = track_worth(evaluator, issues, me), dt.PASS
    for option in decision.options:
        move = dt.MOVE_ISSUE.read(option)
        if isinstance(move, Word):
            continue
        issue, target = move.issue, move.cell
        cell = issues[issue]
        steps = steps_needed(seat, cell, target)
        if steps < free and target not in _targets(seat, cell, free):
            continue
        issues[issue] = target
        worth = track_worth(evaluator, issues, me)
        if steps > free:
            worth -= RESERVE_FOR_DEBATE * (steps - free)
        if worth > best:
            best, choice = worth, option
        issues[issue] = cell
    return choice
