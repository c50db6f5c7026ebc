"""One live game: the run loop, its save file and its history, kept in sync."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

import msgspec
from msgspec import Raw

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.disk import LARGEST, SaveFile, cannot_write, free_name_beside
from weimar_tui.kernel.errors import (
    IllegalPick,
    KernelError,
    RulesFailed,
    SaveChanged,
    SaveError,
    UndoRefused,
)
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.files import file_to_replace
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.history import History, replay_pick
from weimar_tui.kernel.journal import (
    FORMAT,
    Checkpoint,
    End,
    Header,
    Journal,
    JournalLine,
    Pick,
    Reason,
    Undo,
    is_same_pack,
    parse_save,
    state_digest,
    write_lines,
)
from weimar_tui.kernel.line_store import LineStore
from weimar_tui.kernel.position import Outcome, P
from weimar_tui.kernel.printing import plain_seed, printable
from weimar_tui.kernel.reopen import SaveNotice, damage_notices, from_last_checkpoint
from weimar_tui.kernel.replay import GameFor, replay
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.undo import refusal, undo_plan


def lines_of(
    game: Game[P], header: Header, history: History[P], position: P
) -> Iterator[JournalLine]:
    """All lines of the game so far; `position` is the current one."""
    yield header
    yield checkpoint_line(game, history.base, history.position(history.base))
    for pick in history.picks:
        yield pick
        if pick.n in history.chapters:
            yield checkpoint_line(game, pick.n, history.position(pick.n))
    if position.outcome is not None:
        yield end_line(game, history.end, position)


def checkpoint_line(game: Game[P], moment: int, position: P) -> Checkpoint:
    chapter = game.chapter(position)
    return Checkpoint(n=moment, chapter=chapter, position=Raw(game.encode(position)))


def end_line(game: Game[P], moment: int, position: P) -> End:
    """How the game ended with the pick before this moment."""
    outcome = position.outcome
    assert outcome is not None
    return End(
        n=moment,
        ending=outcome.ending,
        winners=outcome.winners,
        state=state_digest(game.encode(position)),
    )


ROOM_FOR_UNDOS = LARGEST // 2
"""Size of a save in bytes from which undo is disabled, to leave room for the remaining picks."""

NumberedEvent = tuple[int, Event]


class Why(NamedTuple):
    """The reasons for a pick; `on_record` decides from its events whether they are saved."""

    reasons: tuple[Reason, ...]
    on_record: Callable[[Sequence[Event]], bool]


__all__ = ["NumberedEvent", "SaveNotice", "Session"]


class Session(Generic[P]):
    """A live game. `new` and `open` create one; `pick` and `undo` advance it.

    Every pick is on disk before `pick` returns, if the game has a save file. `events` holds all
    events, event `n` at index `n - 1`. `free_undo` allows every pick to be undone. `notices`: what
    happened to the save file during play, to show to the players. `cuts` lists how many events
    remained after each undo; clients that received more need the later ones again.
    """

    def __init__(
        self,
        game: Game[P],
        header: Header,
        runner: Runner[P],
        history: History[P],
        journal: Journal | None,
    ) -> None:
        self.game = game
        self.header = header
        self.runner = runner
        self.free_undo = False
        self.notices: list[SaveNotice] = []
        self.cuts: list[int] = []
        self._history = history
        self._journal = journal

    # --- beginning ------------------------------------------------------------------------------
    @classmethod
    def new(
        cls,
        game: Game[P],
        scenario: str,
        seed: str,
        *,
        options: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        path: Path | None = None,
        store: LineStore | None = None,
        program: str = "",
        created: str = "",
        dice: Sequence[int] = (),
        position: P | None = None,
        sync: bool = True,
        listen: bool = True,
    ) -> Session[P]:
        """A new game, run to its first question, saved at `path` or in `store` if given.

        It begins with the set-up, or at `position`, which determines the scenario and the number of
        players. `dice` are the first faces rolled. Raises KernelError for an unknown scenario,
        SaveError if the save cannot be written.
        """
        if position is not None:
            scenario = game.scenario_of(position)
            options = {**(options or {}), **game.options_of(position)}
        header = Header(
            program=program,
            created=created,
            game=game.id,
            scenario=scenario,
            pack=game.digest,
            seats=game.seats(scenario, options),
            players=dict(players or {}),
            seed=plain_seed(seed),
            options=dict(options or {}),
            opened_from="set-up" if position is None else "position",
        )
        if position is None:
            runner = game.start(scenario, header.seed, header.options, listen)
            runner.position.dice.script.extend(dice)
        else:
            position.dice.seed = header.seed
            position.dice.script.extend(dice)
            runner = game.resume(position, listen)
            runner.run()
        session = cls(game, header, runner, History(game, runner.position), None)
        if path is not None:
            store = SaveFile(path, sync=sync)
        if store is not None:
            session._journal = Journal.begin(store, session._lines())
        return session

    @classmethod
    def open(
        cls,
        path: Path,
        games: GameFor[P],
        *,
        program: str = "",
        sync: bool = True,
        listen: bool = True,
    ) -> tuple[Session[P], list[SaveNotice]]:
        """Open a save and continue where it stopped.

        Notices report what cannot be used, which is never overwritten: the game then continues in a
        new file next to it. Raises SaveError when nothing can be opened.
        """
        return cls.open_in(SaveFile(path, sync=sync), games, program=program, listen=listen)

    @classmethod
    def open_in(
        cls, store: LineStore, games: GameFor[P], *, program: str = "", listen: bool = True
    ) -> tuple[Session[P], list[SaveNotice]]:
        """Open the game in a store; see `open`."""
        saved = parse_save(store.read(), store.path)
        game = games(saved.header)
        result = replay(game, saved, listen=listen)
        notices = damage_notices(saved)
        if result.difference is not None:
            result = from_last_checkpoint(game, saved, result, listen, notices)
        elif not is_same_pack(saved.header.pack, game.digest):
            notices.append(
                SaveNotice(
                    "other-pack",
                    {"pack": saved.header.pack},
                )
            )
        header = msgspec.structs.replace(
            saved.header, format=FORMAT, pack=game.digest, program=program
        )
        session = cls(game, header, result.runner, result.history, None)
        if all(notice.kind == "torn-line" for notice in notices):
            session.header = saved.header
            session._journal = Journal.reopen(store, saved)
        else:
            session._journal = Journal.beside(store, session._lines())
            notices.append(
                SaveNotice(
                    "beside",
                    {"name": saved.path.name, "beside": session._journal.path.name},
                )
            )
        return session, notices

    # --- looking --------------------------------------------------------------------------------
    @property
    def position(self) -> P:
        """The position now. Only `pick` and `undo` may change it."""
        return self.runner.position

    @property
    def path(self) -> Path | None:
        """The save file, or None."""
        return self._journal.path if self._journal is not None else None

    @property
    def decisions(self) -> list[Decision]:
        """The open questions."""
        return self.runner.position.decisions

    @property
    def sealed(self) -> list[Decision]:
        """Answered questions of the open group, if its answers are sealed.

        As others see them; tables keep showing them until all have answered.
        """
        decisions, history = self.decisions, self._history
        if not decisions or decisions[0].kind not in self.game.sealed_kinds:
            return []
        answered: dict[str, Decision] = {}
        for index in range(len(history.picks) - 1, -1, -1):
            if not history.group_open[index]:
                break
            pick = history.picks[index]
            question = msgspec.structs.replace(decisions[0], number=pick.decision, seat=pick.seat)
            answered.setdefault(pick.seat, question.seen_by(None))
        still = {asked.seat for asked in decisions}
        return [asked for seat, asked in answered.items() if seat not in still]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.runner.position.outcome

    @property
    def history(self) -> History[P]:
        """The picks made, with access to every moment between."""
        return self._history

    @property
    def events(self) -> Sequence[Event]:
        """All events so far; event `n` is at index `n - 1`."""
        return self.runner.events or ()

    def events_after(self, number: int) -> list[NumberedEvent]:
        """The events after event `number`, with their numbers."""
        return list(enumerate(self.events[number:], number + 1))

    def view(self, seat: str | None) -> P:
        """The position as a seat (None: a spectator) sees it."""
        return self.game.view(self.runner.position, seat)

    # --- playing --------------------------------------------------------------------------------
    def pick(self, number: int, option: str, why: Why | None = None) -> list[NumberedEvent]:
        """Answer an open decision; returns the events, which are saved by then.

        `why` are its reasons, if any. Raises IllegalPick for a decision or an option that is not
        open, SaveError if it cannot be saved, and RulesFailed where the rules fail on an edited
        position. In all cases nothing has changed.
        """
        moment, events_before = self._history.end, len(self.events)
        try:
            lines = self._make(number, option, why)
            if self._journal is not None:
                self._save(lines)
        except IllegalPick:
            raise
        except BaseException as error:
            self._go_back_to(moment, events_before)
            if isinstance(error, KernelError) or not isinstance(error, Exception):
                raise
            detail = printable(repr(error), 200)
            raise RulesFailed("rules-failed", detail=detail) from error
        return self.events_after(events_before)

    def _make(self, number: int, option: str, why: Why | None = None) -> list[JournalLine]:
        """Make a pick and add it to the history; returns the lines to save."""
        runner, events_before = self.runner, len(self.events)
        position = runner.position
        for decision in position.decisions:
            if decision.number == number:
                break
        else:
            raise IllegalPick("pick-closed", decision=number)
        runner.pick(number, option, tuple(reason.id for reason in why.reasons) if why else ())
        new = self.events[events_before:]
        pick = Pick(
            n=self._history.end + 1,
            seat=decision.seat,
            decision=number,
            kind=decision.kind,
            option=option,
            drawn=tuple(position.dice.drawn),
            reasons=why.reasons if why is not None and why.on_record(new) else (),
        )
        began = self._history.add(pick, runner, events_before=events_before)
        if self._journal is None:
            return []
        lines: list[JournalLine] = [pick]
        if began is not None:
            lines.append(checkpoint_line(self.game, pick.n, position))
        if position.outcome is not None:
            lines.append(end_line(self.game, pick.n, position))
        return lines

    def can_undo(self, seat: str | None = None) -> bool:
        """Whether `undo` would take something back."""
        may = undo_plan(self._history, seat, free=self.free_undo) is not None
        return may and not self._is_full_of_undos

    @property
    def _is_full_of_undos(self) -> bool:
        """Whether the save only has room left for picks: each undo makes it longer."""
        return self._journal is not None and self._journal.size > ROOM_FOR_UNDOS

    def undo(self, seat: str | None = None) -> list[Pick]:
        """Undo the last pick, or with free undo everything back to the seat's last pick.

        Keeps what others have answered meanwhile to questions asked together with it: those picks
        are made and written again. Returns the picks undone, last first. Raises UndoRefused and
        SaveError, changing nothing.
        """
        history = self._history
        plan = undo_plan(history, seat, free=self.free_undo)
        if plan is None:
            raise refusal(history, seat)
        if self._is_full_of_undos:
            raise UndoRefused("undo-full")
        gone = history.picks[plan.moment - history.base :]
        events_before = history.events_before[plan.moment - history.base]
        lines: list[JournalLine] = [Undo(n=pick.n) for pick in reversed(gone)]
        self._go_back_to(plan.moment, events_before)
        try:
            for pick in plan.kept:
                lines += self._make_again(pick)
            if self._journal is not None:
                self._save(lines)
        except BaseException:
            self._go_back_to(plan.moment, events_before)
            for pick in gone:
                before = len(self.events)
                replay_pick(self.runner, pick)
                history.add(pick, self.runner, events_before=before)
            raise
        return gone[: len(gone) - len(plan.kept)][::-1]

    def _make_again(self, pick: Pick) -> list[JournalLine]:
        """Repeat a pick of a group after removing another seat's answer."""
        decision = self.runner.decision_of(pick.seat)
        if decision is None or decision.kind != pick.kind or pick.option not in decision.options:
            raise UndoRefused("undo-since", seat=pick.seat)
        return self._make(decision.number, pick.option, Why(pick.reasons, lambda _: True))

    def _go_back_to(self, moment: int, events_before: int) -> None:
        """Make an earlier moment the current one."""
        self._history.cut(moment)
        events = self.runner.events
        self.runner = self.game.resume(self._history.position(moment), False)
        if events is not None:
            del events[events_before:]
            self.cuts.append(events_before)
        self.runner.events = events

    # --- saving ---------------------------------------------------------------------------------
    def _save(self, lines: Sequence[JournalLine]) -> None:
        """Append lines; if another program changed the file, write the whole game to a new one."""
        assert self._journal is not None
        try:
            self._journal.append(*lines)
        except SaveChanged:
            path = self._journal.path
            beside = free_name_beside(path)
            self._journal.move(beside, self._lines())
            self.notices.append(
                SaveNotice(
                    "changed",
                    {"name": path.name, "beside": beside.name},
                )
            )

    def move_to(self, path: Path) -> None:
        """Save the game, including everything so far, in another file from now on.

        For a folder that has become read-only; the old file stays. If it raises SaveError, nothing
        has changed.
        """
        if self._journal is None:
            self._journal = Journal.create(path, self._lines())
        else:
            self._journal.move(path, self._lines())

    def save_as(self, path: Path, *, overwrite: bool = False) -> None:
        """Write a copy of the game so far to another file; the game itself stays in its save file.

        Raises SaveError if the file exists (unless `overwrite`) or cannot be written.
        """
        if not overwrite:
            Journal.create(path, self._lines()).close()
            return
        try:
            target = file_to_replace(path)
            if self.path is not None and target.resolve() == self.path.resolve():
                raise SaveError("save-same", path=str(path))
            beside = target.with_name(target.name + ".part")
            beside.unlink(missing_ok=True)
            Journal.create(beside, self._lines()).close()
            beside.replace(target)
        except (OSError, ValueError) as error:
            raise cannot_write(path, error) from None

    def to_bytes(self) -> bytes:
        """The save file of the game so far."""
        return write_lines(self._lines())[0]

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()

    def _lines(self) -> Iterator[JournalLine]:
        return lines_of(self.game, self.header, self._history, self.runner.position)
