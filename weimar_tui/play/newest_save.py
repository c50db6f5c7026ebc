"""The state of the newest save, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.replay import replay
from weimar_tui.play.saves import SaveEntry
from weimar_tui.replay.disclosure import position_seen, question_seen, viewers_of
from weimar_tui.replay.narration import Narration


class Doing(Struct, frozen=True):
    """The state of a save: the player's view and question, and the figures so far.

    `seat` is the player's; empty where several people play at one keyboard. `figures` are those at
    the start of every round, and the current ones.
    """

    entry: SaveEntry
    seat: str
    view: Position
    asked: Decision | None
    figures: tuple[object, ...]


def newest_of(entries: Iterable[SaveEntry], game: str = "") -> SaveEntry | None:
    """The first unfinished save, of one game or any, for Continue."""
    for entry in entries:
        if not entry.problem and not entry.ending and entry.game == (game or entry.game):
            return entry
    return None


def doing(game: Game, narration: Narration, entry: SaveEntry) -> Doing | None:
    """The state of a save, from its last checkpoint on; None if it cannot be read.

    A game with several people is shown as a spectator sees it.
    """
    try:
        saved = read_save(entry.path)
        start = saved.checkpoints[-1] if saved.checkpoints else None
        position = replay(game, saved, listen=False, start=start).runner.position
        viewer = viewers_of(saved)[0]
        before = [game.decode(bytes(checkpoint.position)) for checkpoint in saved.checkpoints]
        figures = [
            narration.figures(position_seen(game, one, viewer)) for one in (*before, position)
        ]
    except KernelError:
        return None
    asked = next((one for one in position.decisions if one.seat == viewer), None)
    return Doing(
        entry=entry,
        seat=viewer if viewer in saved.header.seats else "",
        view=position_seen(game, position, viewer),
        asked=question_seen(asked, viewer) if asked is not None else None,
        figures=tuple(figures),
    )
