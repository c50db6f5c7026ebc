"""Checks that hold after every pick of any game; each returns one line per failure."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from weimar_tui.kernel.copying import shared_parts
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import SUFFIX, parse_save
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import replay
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.validation import admit


def check_position(game: Game, position: Position) -> list[str]:
    """Check the game's own invariants, and those of every game."""
    wrong = list(game.check(position))
    for decision in position.decisions:
        if not decision.options:
            wrong.append(f"decision {decision.number} offers nothing")
        if len(set(decision.options)) != len(decision.options):
            wrong.append(f"decision {decision.number} offers an option twice")
    return wrong


def check_copies(game: Game, position: Position, viewers: Sequence[str | None]) -> list[str]:
    """Check that a position survives writing and reading, and that copies and views are
    independent.
    """
    wrong = []
    encoded = game.encode(position)
    try:
        if admit(game, encoded) != position:
            wrong.append("the position is another after writing and reading it")
    except KernelError as error:
        wrong.append(str(error))
    copied = game.copy(position)
    if copied != position or game.encode(copied) != encoded:
        wrong.append("a copy of the position is not the same")
    wrong += [f"a copy shares {part}" for part in shared_parts(copied, position)]
    for seat in viewers:
        shared = shared_parts(game.view(position, seat), position)
        wrong += [f"the view of {seat or 'a spectator'} shares {part}" for part in shared]
    return wrong


def check_undo(session: Session, before: bytes, events_before: Sequence[Event]) -> list[str]:
    """Undo the last pick and make it again, comparing with the state before and after."""
    game, made, free = session.game, session.history.picks[-1], session.free_undo
    after, events_after = game.encode(session.position), list(session.events)
    session.free_undo = True
    try:
        taken = session.undo(made.seat)
        wrong = []
        if taken != [made]:
            wrong.append(f"an undo took back {len(taken)} picks instead of the last one")
        if game.encode(session.position) != before:
            wrong.append("an undo leads to another position than the one before")
        if list(session.events) != list(events_before):
            wrong.append("an undo leaves what was told")
        session.pick(made.decision, made.option)
    except KernelError as error:
        return [f"what was undone cannot be made again: {error}"]
    finally:
        session.free_undo = free
    if game.encode(session.position) != after or list(session.events) != events_after:
        wrong.append("a pick undone and made again leads elsewhere")
    return wrong


def check_undo_in_group(session: Session) -> list[str]:
    """Undo and repeat an early answer in an open group."""
    picks = session.history.picks
    if not session.runner.group_open:
        return []
    answered = [pick for pick in picks if pick.seat != picks[-1].seat]
    made = answered[-1] if answered else picks[-1]
    if made is picks[-1] or not session.can_undo(made.seat):
        return []
    others = [(pick.seat, pick.option) for pick in picks if pick is not made]
    try:
        taken = session.undo(made.seat)
        stand = [(pick.seat, pick.option) for pick in session.history.picks]
        decision = session.runner.decision_of(made.seat)
        if taken != [made] or stand != others or decision is None:
            return [f"an undo of {made.seat} in an open group took back more than its last answer"]
        session.pick(decision.number, made.option)
    except KernelError as error:
        return [f"an answer in an open group cannot be undone and given again: {error}"]
    return []


def check_save(session: Session) -> list[str]:
    """Open the save again and compare the whole game, including events and possible undos."""
    game = session.game
    assert session.path is not None
    opened, notices = Session.open(session.path, lambda _: game, sync=False)
    opened.close()
    if notices:
        return [f"its own save does not open whole: {notice.text}" for notice in notices]
    wrong = []
    if opened.position != session.position:
        wrong.append("its save opens at another position")
    if list(opened.events) != list(session.events):
        wrong.append("its save tells other events")
    mine, theirs = session.history, opened.history
    if (mine.picks, mine.chapters) != (theirs.picks, theirs.chapters):
        wrong.append("its save holds another history")
    if (mine.reveals, mine.group_open) != (theirs.reveals, theirs.group_open):
        wrong.append("in its save other picks can be undone")
    return wrong


def check_replay(session: Session) -> list[str]:
    """Replay the whole game and compare the end."""
    game = session.game
    saved = parse_save(session.to_bytes(), Path("game" + SUFFIX))
    result = replay(game, saved)
    if saved.damaged or saved.torn:
        return [f"its own save is damaged in line {saved.damaged}"]
    if result.difference is not None:
        return [f"replay differs at pick {result.difference.n}: {result.difference.reason}"]
    wrong = []
    if result.runner.position != session.position:
        wrong.append("replay ends in another position")
    if result.runner.events != list(session.events):
        wrong.append("replay tells other events")
    return wrong
