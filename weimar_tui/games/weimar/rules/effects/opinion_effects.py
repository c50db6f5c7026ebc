"""Effects on issues and society markers, and the debate itself (rulebook 4.3, 5.2, 5.3)."""

from __future__ import annotations

from functools import cache

from weimar_tui.kernel.decision_type import Word

from .. import decision_types as dt, opinion, society
from ..points import change_reserve
from ..runner import WeimarRunner, WeimarStep
from ..subjects import DebateSteps, IssueTo
from ..windows import Window
from .run import EFFECT_HANDLERS, FEASIBILITY, FULL, NONE, far
from .vocabulary import (
    Debate,
    PlaceIssue,
    PlaceSociety,
    RemoveSociety,
)

ANY_WHITE = "any-white"


# --- issues -------------------------------------------------------------------------------------
def issue_options(runner: WeimarRunner, issue: str) -> list[str]:
    """Markers that could be put on the track: the first free copy, for `any` of each white kind."""
    if issue != ANY_WHITE:
        marker = opinion.free_marker(runner, issue)
        return [marker] if marker else []
    kinds = dict.fromkeys(runner.components.issue_kind[m] for m in runner.components.white_issues)
    return [m for m in (opinion.free_marker(runner, kind) for kind in kinds) if m]


class PutIssue(WeimarStep, frozen=True, tag="put-issue"):
    """Put an issue on the track; if several fit, the acting player chooses one not used yet."""

    actor: str
    issue: str
    cell: str

    def run(self, runner: WeimarRunner) -> None:
        options = issue_options(runner, self.issue)
        if options:
            runner.ask(self, self.actor, dt.CHOOSE_ISSUE, options, IssueTo(self.cell))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        opinion.place_issue(runner, option, self.cell)


def _issue(runner: WeimarRunner, effect: PlaceIssue, actor: str) -> None:
    runner.push(PutIssue(actor, effect.issue, effect.cell))


def _feasibility_issue(runner: WeimarRunner, effect: PlaceIssue, actor: str) -> int:
    return FULL if issue_options(runner, effect.issue) else NONE


# --- debate -------------------------------------------------------------------------------------
@cache
def _moves(party: str, issue: str, cell: str, steps: int) -> tuple[str, ...]:
    """The moves of an issue by a party, up to `steps` steps."""
    layers = opinion.REACH[party][cell][:steps]
    return tuple(dt.move_issue(issue, target) for layer in layers for target in layer)


class DebateMove(WeimarStep, frozen=True, tag="debate-move"):
    """Advance one issue, then a different one, each by up to its value (rulebook 4.3).

    `card`: the card used for the debate, whose owner can add reserve points; empty for an effect.
    `only`: the issues that can be moved (None: all). `moved`: those moved so far.
    """

    party: str
    values: tuple[int, ...]
    card: str = ""
    only: tuple[str, ...] | None = None
    moved: tuple[str, ...] = ()

    def run(self, runner: WeimarRunner) -> None:
        if not self.values:
            if self.card and self.moved:
                runner.push(Window("debate", self.party, card=self.card, moved=self.moved))
            return
        options = self._options(runner)
        if not options:
            runner.push(self._next(self.moved))
            return
        subject = DebateSteps(self.card, self.values[0])
        if self.moved:  # at least one issue must move (R49)
            options.append(dt.PASS)
        runner.ask(self, self.party, dt.MOVE_ISSUE, options, subject)

    def _options(self, runner: WeimarRunner) -> list[str]:
        position = runner.position
        steps = self.values[0] + (position.reserve[self.party] if self.card else 0)
        if steps <= 0:
            return []
        options: list[str] = []
        for issue, cell in position.issues.items():
            if issue not in self.moved and (self.only is None or issue in self.only):
                options += _moves(self.party, issue, cell, steps)
        return options

    def _next(self, moved: tuple[str, ...]) -> DebateMove:
        return DebateMove(self.party, self.values[1:], self.card, self.only, moved)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        move = dt.MOVE_ISSUE.read(option)
        if isinstance(move, Word):
            # A single issue is only moved by the first value (R32).
            last = len(runner.position.issues if self.only is None else self.only) < 2
            runner.push(DebateMove(seat, (), self.card) if last else self._next(self.moved))
            return
        issue, cell = move.issue, move.cell
        steps = steps_needed(self.party, runner.position.issues[issue], cell)
        if steps > self.values[0]:
            change_reserve(runner, self.party, self.values[0] - steps)
        opinion.move_issue(runner, self.party, issue, cell)
        runner.push(self._next((*self.moved, issue)))


def steps_needed(party: str, origin: str, cell: str) -> int:
    """How many steps the party needs from one cell to another."""
    for count, layer in enumerate(opinion.REACH[party][origin], start=1):
        if cell in layer:
            return count
    raise ValueError(f"{party} cannot advance an issue from {origin} to {cell}")


def _debate(runner: WeimarRunner, effect: Debate, actor: str) -> None:
    values = (effect.first, effect.second) if effect.second else (effect.first,)
    only = runner.frame.moved if effect.moved else None
    runner.push(DebateMove(actor, values, only=only))


def _feasibility_debate(runner: WeimarRunner, effect: Debate, actor: str) -> int:
    reach = opinion.REACH[actor]
    movable = sum(
        bool(reach[cell][0])
        for issue, cell in runner.position.issues.items()
        if not effect.moved or issue in runner.frame.moved
    )
    return far(movable, 2 if effect.second else 1)


# --- society ------------------------------------------------------------------------------------
class ChooseSociety(WeimarStep, frozen=True, tag="choose-society"):
    """The acting player chooses a society marker to place or to remove."""

    actor: str
    word: str
    remove: bool = False

    def run(self, runner: WeimarRunner) -> None:
        options = society_options(runner, self.word, self.remove)
        if options:
            question = dt.REMOVE_SOCIETY if self.remove else dt.CHOOSE_SOCIETY
            runner.ask(self, self.actor, question, options)

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        if self.remove:
            society.remove_society(runner, option)
        else:
            society.place_society(runner, option)


def society_options(runner: WeimarRunner, word: str, remove: bool) -> list[str]:
    """Markers that could be placed on the track, or with `remove` taken off it."""
    if remove:
        track = runner.position.society
        return [marker for marker in track if word in ("any", marker)]
    return society.available(runner, word)


def _society(runner: WeimarRunner, effect: PlaceSociety, actor: str) -> None:
    runner.push(ChooseSociety(actor, effect.marker))


def _feasibility_society(runner: WeimarRunner, effect: PlaceSociety, actor: str) -> int:
    return FULL if society_options(runner, effect.marker, False) else NONE


def _society_off(runner: WeimarRunner, effect: RemoveSociety, actor: str) -> None:
    runner.push(ChooseSociety(actor, effect.marker, remove=True))


def _feasibility_society_off(runner: WeimarRunner, effect: RemoveSociety, actor: str) -> int:
    return FULL if society_options(runner, effect.marker, True) else NONE


EFFECT_HANDLERS.update(
    {
        PlaceIssue: _issue,
        Debate: _debate,
        PlaceSociety: _society,
        RemoveSociety: _society_off,
    }
)
FEASIBILITY.update(
    {
        PlaceIssue: _feasibility_issue,
        Debate: _feasibility_debate,
        PlaceSociety: _feasibility_society,
        RemoveSociety: _feasibility_society_off,
    }
)
