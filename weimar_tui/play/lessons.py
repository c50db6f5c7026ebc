"""The lesson of a game, and the progress of its hints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.history import replay_pick
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import opening_of
from weimar_tui.play.interface import Table
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.text.lessons import Lesson, Teacher


def plugins_with_lessons() -> Sequence[GamePlugin]:
    """Games with lessons, the first game first."""
    return [plugin for plugin in map(plugin_of, game_ids()) if plugin.lessons()]


def lesson_of(table: Table, plugin: GamePlugin) -> Lesson | None:
    """The lesson of a table's game, if it has hints."""
    if table.session is None:
        return None
    id = table.session.header.options.get("lesson")
    return next((lesson for lesson in plugin.lessons() if lesson.id == id), None)


def so_far(teacher: Teacher, table: Table, me: str | None) -> list[tuple[str, Event | None]]:
    """Replay the game for the teacher; hints since the last pick of `me` are shown now.

    The first hint about an event comes with it, except the welcome before the first pick. The game
    is replayed from its record because its events do not include the questions.
    """
    session = table.session
    assert session is not None  # lessons are local
    saved = parse_save(session.to_bytes(), table.path or Path("learn.weimar"))
    runner = opening_of(session.game, saved, listen=True)
    events_before = 0
    picked = False
    due: list[tuple[str, Event | None]] = []
    for pick in [*saved.picks, None]:
        events = runner.events or []
        for event in events[events_before:]:
            seen = event.seen_by(me)
            new_hints = teacher.of(seen)
            due += [
                (hint, seen if picked and not more else None) for more, hint in enumerate(new_hints)
            ]
        events_before = len(events)
        if pick is None:
            break
        for decision in runner.position.decisions:
            if decision.seat == me and decision.number == pick.decision:
                if table.silent_answer(decision) is None:
                    teacher.of(decision)
                due, picked = [], True
        replay_pick(runner, pick)
    return due
