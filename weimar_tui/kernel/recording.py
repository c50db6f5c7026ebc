"""A game as the lines of a save file: its header, its picks, checkpoints and the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Raw

from weimar_tui.kernel.game import Game
from weimar_tui.kernel.history import History
from weimar_tui.kernel.journal import (
    Checkpoint,
    End,
    Header,
    Line,
    state_digest,
)
from weimar_tui.kernel.position import P


def lines_of(game: Game[P], header: Header, history: History[P], position: P) -> Iterator[Line]:
    """The whole game so far; `position` is the present one."""
    yield header
    yield checkpoint_line(game, history.base, history.position(history.base))
    for pick in history.picks:
        yield pick
        if pick.n in history.chapters:
            yield checkpoint_line(game, pick.n, history.position(pick.n))
    if position.outcome is not None:
        yield end_line(game, history.end, position)


def checkpoint_line(game: Game[P], moment: int, position: P) -> Checkpoint:
    """The whole position at a moment."""
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
