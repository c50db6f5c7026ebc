"""Every moment of a game, rebuilt from a few snapshots and the picks between them."""

from __future__ import annotations

from bisect import bisect_right
from typing import Generic

from msgspec.structs import replace

from weimar_tui.kernel.decision import LINKS, Decision
from weimar_tui.kernel.errors import ReplayDiffers, cause_of
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import P, Position
from weimar_tui.kernel.runner import Runner

_EVERY = 64
"""Picks between two snapshots: reaching any moment replays fewer than these."""


def replay_pick(runner: Runner, pick: Pick) -> None:
    """Make a recorded pick again, with the outcomes it drew.

    Raises ReplayDiffers when the decision, its kind, the option or the outcomes do not match, or
    when the rules fail on it.
    """
    position = runner.position
    asked = runner.decision_of(pick.seat)
    if asked is None:
        raise ReplayDiffers("differs-not-asked", seat=pick.seat)
    asked = _numbered_as_recorded(position, asked, pick)
    if asked.number != pick.decision:
        raise ReplayDiffers(
            "differs-decision", seat=pick.seat, asked=asked.number, decision=pick.decision
        )
    if asked.kind != pick.kind:
        raise ReplayDiffers("differs-kind", decision=asked.number, asked=asked.kind, kind=pick.kind)
    dice = position.dice
    dice.recorded = list(pick.drawn)
    try:
        runner.pick(pick.decision, pick.option, pick.reason_ids)
    except ReplayDiffers:
        raise
    except Exception as error:
        # Changed rules can fail in any way on a position they would not have made.
        raise ReplayDiffers("differs-rules", **cause_of(error)) from error
    finally:
        dice.recorded = []
    if dice.drawn != list(pick.drawn):
        raise ReplayDiffers("differs-drawn", drawn=str(dice.drawn), recorded=str(list(pick.drawn)))


def _numbered_as_recorded(position: Position, asked: Decision, pick: Pick) -> Decision:
    """Number a question as version 1.0 did, if that version recorded the pick.

    There the question after a group was a link of the last answer if it went to the same seat.
    """
    was_link = pick.decision > LINKS >= asked.number == position.asked
    if not (was_link and len(position.decisions) == 1):
        return asked
    position.asked -= 1
    position.decisions[0] = renumbered = replace(asked, number=pick.decision)
    return renumbered


class History(Generic[P]):
    """A game's picks from `base` on, its chapters, and access to every moment.

    Moment `n` is after pick `n`; moment `base` is the opening. `chapters` maps each chapter (round)
    to the moment at which it had begun.
    """

    def __init__(self, game: Game[P], opening: P, base: int = 0) -> None:
        self._game = game
        self.base = base
        self.picks: list[Pick] = []
        self.chapters: dict[int, int] = {base: game.chapter(opening)}
        self._chapter = self.chapters[base]
        # For each pick: events before it, whether it drew or revealed anything, and whether others
        # asked together with it still had to answer.
        self.events_before: list[int] = []
        self.reveals: list[bool] = []
        self.group_open: list[bool] = []
        self._moments: list[int] = [base]
        self._snapshots: list[P] = [game.copy(opening)]
        # The last position asked for: a game is mostly read pick by pick.
        self._reached: tuple[int, P] = base, self._snapshots[0]

    @property
    def end(self) -> int:
        """The last moment."""
        return self.base + len(self.picks)

    def add(self, pick: Pick, runner: Runner[P], *, events_before: int) -> int | None:
        """Add a pick just made in `runner`; returns the chapter if a new one began."""
        self.picks.append(pick)
        self.events_before.append(events_before)
        self.reveals.append(runner.has_revealed)
        self.group_open.append(runner.group_open)
        position = runner.position
        chapter = self._game.chapter(position)
        began = chapter != self._chapter
        if began:
            self._chapter = chapter
            self.chapters[pick.n] = chapter
        if began or pick.n - self._moments[-1] >= _EVERY:
            self._moments.append(pick.n)
            self._snapshots.append(self._game.copy(position))
        return chapter if began else None

    def cut(self, moment: int) -> None:
        """Forget every pick after a moment."""
        kept = moment - self.base
        for noted in (self.picks, self.events_before, self.reveals, self.group_open):
            del noted[kept:]
        while self._moments[-1] > moment:
            self._moments.pop()
            self._snapshots.pop()
        if self._reached[0] > moment:
            self._reached = self.base, self._snapshots[0]
        self.chapters = {n: chapter for n, chapter in self.chapters.items() if n <= moment}
        self._chapter = self.chapters[max(self.chapters)]

    def position(self, moment: int) -> P:
        """An independent copy of the position at a moment."""
        if not self.base <= moment <= self.end:
            raise IndexError(f"no moment {moment}: the game goes from {self.base} to {self.end}")
        index = bisect_right(self._moments, moment) - 1
        start, nearest = self._moments[index], self._snapshots[index]
        reached, position = self._reached
        if start < reached <= moment:
            start, nearest = reached, position
        position = self._game.copy(nearest)
        if start == moment:
            return position
        runner = self._game.resume(position, False)
        for pick in self.picks[start - self.base : moment - self.base]:
            replay_pick(runner, pick)
        self._reached = moment, self._game.copy(runner.position)
        return runner.position
