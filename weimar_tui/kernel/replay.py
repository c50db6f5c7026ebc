"""Replaying a recorded game: to open it and to watch it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.kernel.decision import LINKS
from weimar_tui.kernel.errors import Argument, KernelError, ReplayDiffers, SaveError, cause_of
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.history import History, replay_pick
from weimar_tui.kernel.journal import (
    Checkpoint,
    Header,
    Pick,
    Saved,
    read_save,
)
from weimar_tui.kernel.position import P
from weimar_tui.kernel.printing import printable
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.validation import admit

GameFor = Callable[[Header], Game[P]]
"""Finds the game of a save. Raises KernelError for an unknown one."""


class Difference(Struct, frozen=True):
    """Where a replay departs from the record: at pick `n` (or the moment after it), and why."""

    n: int
    why: KernelError

    @property
    def reason(self) -> str:
        """The error's id and arguments, for logs and tests."""
        return self.why.text


class Replayed(Struct, Generic[P]):
    """A replay as far as it went: the game, its history, and what stopped it."""

    runner: Runner[P]
    history: History[P]
    difference: Difference | None = None


def opening_of(game: Game[P], saved: Saved, *, listen: bool) -> Runner[P]:
    """A game at the position its save begins with.

    That is the first checkpoint; the set-up is only replayed for its events. Without a readable
    checkpoint, falls back to a new set-up from the same seed. Raises SaveError when neither works.
    """
    runner = _opening(game, saved, listen)
    _check_seats(game, saved, runner)
    return runner


def _opening(game: Game[P], saved: Saved, listen: bool) -> Runner[P]:
    recorded = bytes(saved.checkpoints[0].position) if saved.checkpoints else b""
    set_up: Runner[P] | None = None
    why: dict[str, Argument] = cause_of(KernelError("save-start-missing"))
    if saved.base == 0 and saved.header.opened_from == "set-up":
        try:
            set_up = start_from(game, saved, listen)
        except KernelError as error:
            why = cause_of(error)
        if set_up is not None and (not recorded or _begins_as(game, set_up.position, recorded)):
            return set_up
    if recorded:
        try:
            return game.resume(admit(game, recorded), listen)
        except KernelError as error:
            why = cause_of(error)
    if set_up is not None:
        return set_up
    raise _cannot_open(saved, why)


def start_from(game: Game[P], saved: Saved, listen: bool) -> Runner[P]:
    """Set up the game of a header. Raises KernelError for any invalid header."""
    header = saved.header
    try:
        return game.start(header.scenario, header.seed, header.options, listen)
    except KernelError:
        raise
    except Exception as error:
        # An edited save can have anything in its options.
        detail = printable(repr(error), 200)
        raise KernelError("save-options", detail=detail) from error


def _check_seats(game: Game[P], saved: Saved, runner: Runner[P]) -> None:
    """Raises SaveError if the seats in the header do not match the game."""
    header = saved.header
    known = set(header.seats)
    try:
        known = set(game.seats(header.scenario, header.options))
        for seat in header.seats:
            game.view(runner.position, seat)
    except KernelError:
        pass  # The scenario no longer exists; the position has what is needed.
    except Exception:
        known = set()
    asked = {decision.seat for decision in runner.position.decisions}
    if known != set(header.seats) or not asked <= known:
        wrong = KernelError("save-seats", seats=", ".join(header.seats))
        raise _cannot_open(saved, cause_of(wrong))


def _cannot_open(saved: Saved, why: dict[str, Argument]) -> SaveError:
    return SaveError("save-opening", **{**why, "path": str(saved.path)})


def _begins_as(game: Game[P], position: P, recorded: bytes) -> bool:
    """Whether a set-up equals the recorded one; an unreadable one does not."""
    try:
        return is_recorded(game, position, recorded)
    except KernelError:
        return False


def replay(
    game: Game[P],
    saved: Saved,
    *,
    listen: bool = True,
    start: Checkpoint | None = None,
) -> Replayed[P]:
    """Replay a save from its opening, or from a checkpoint, as far as it agrees."""
    if start is None:
        base = saved.base
        runner = opening_of(game, saved, listen=listen)
    else:
        base = start.n
        runner = game.resume(admit(game, bytes(start.position)), listen)
    history = History(game, runner.position, base)
    checkpoints = {checkpoint.n: checkpoint for checkpoint in saved.checkpoints}
    for pick in saved.picks[base - saved.base :]:
        events_before = len(runner.events) if runner.events is not None else 0
        try:
            replay_pick(runner, pick)
            history.add(pick, runner, events_before=events_before)
            if pick.n in checkpoints:
                _compare(game, runner.position, checkpoints[pick.n])
        except ReplayDiffers as error:
            if history.end == pick.n:
                history.cut(pick.n - 1)
            events = None if runner.events is None else runner.events[:events_before]
            runner = game.resume(history.position(history.end), False)
            runner.events = events
            return Replayed(runner, history, Difference(pick.n, error))
    return Replayed(runner, history)


def _compare(game: Game[P], position: P, checkpoint: Checkpoint) -> None:
    """Raises ReplayDiffers when a position does not match the checkpoint."""
    try:
        same = is_recorded(game, position, bytes(checkpoint.position), counter_too=False)
    except KernelError:
        raise ReplayDiffers("differs-checkpoint") from None
    if not same:
        raise ReplayDiffers("differs-position", round=checkpoint.chapter)


def is_recorded(game: Game[P], position: P, recorded: bytes, *, counter_too: bool = True) -> bool:
    """Whether a position equals the recorded one. Raises KernelError if that cannot be read.

    Ignores what its questions are about: that is only for screens and bots, and differs between
    versions. Without `counter_too` also ignores the dice counter, for saves of another generator;
    the outcomes are recorded with the picks.
    """
    if game.encode(position) == recorded:
        return True
    other = game.decode(recorded)
    if not counter_too:
        other.dice.counter = position.dice.counter
    if len(other.decisions) == len(position.decisions):
        other.decisions = [
            replace(old, subject=now.subject, private=now.private, together=now.together)
            for old, now in zip(other.decisions, position.decisions, strict=True)
        ]
        if len(other.decisions) == 1 and other.decisions[0].number > LINKS:
            # Version 1.0 linked a question to the last answer of the group before it.
            (asked,) = position.decisions
            if asked.number == position.asked == other.asked + 1:
                other.asked = asked.number
                other.decisions = [replace(other.decisions[0], number=asked.number)]
    same: bool = other == position
    return same


class Replay(Generic[P]):
    """A recorded game to step or jump through."""

    def __init__(self, game: Game[P], saved: Saved) -> None:
        result = replay(game, saved)
        self.game = game
        self.saved = saved
        self.difference = result.difference
        self._history = result.history
        self._events = result.runner.events or []
        self.moment = self._history.base

    @classmethod
    def open(cls, path: Path, games: GameFor[P]) -> Replay[P]:
        """Open a save for watching. Raises SaveError when it cannot be read."""
        saved = read_save(path)
        return cls(games(saved.header), saved)

    @property
    def first(self) -> int:
        return self._history.base

    @property
    def last(self) -> int:
        return self._history.end

    @property
    def position(self) -> P:
        """A copy of the current position."""
        return self._history.position(self.moment)

    def position_at(self, moment: int) -> P:
        """A copy of the position at a moment, or at the nearest moment of the game."""
        return self._history.position(min(max(moment, self.first), self.last))

    def jump(self, moment: int) -> None:
        """Go to a moment, or to the nearest one of the game."""
        self.moment = min(max(moment, self.first), self.last)

    def step(self, by: int = 1) -> None:
        """Go forward by some picks, or back."""
        self.jump(self.moment + by)

    def pick_at(self, moment: int) -> Pick | None:
        """The pick that led to a moment; None for the opening."""
        return None if moment <= self.first else self._history.picks[moment - self.first - 1]

    def events_until(self, moment: int) -> list[Event]:
        """All events up to a moment."""
        if moment >= self.last:
            return self._events
        return self._events[: self._history.events_before[moment - self.first]]

    def events_of(self, moment: int) -> list[Event]:
        """The events of the pick that led to a moment."""
        if moment <= self.first:
            return []
        return self.events_until(moment)[len(self.events_until(moment - 1)) :]
