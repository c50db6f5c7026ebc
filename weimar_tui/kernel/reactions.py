"""Windows: questions that follow each other if every seat passes, as reactions do.

Who is asked in a window is public. So a table can ask all of them at once, and carry out their
answers in the order of the rules afterwards.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Position

PASS = "pass"


class WindowQuestion(NamedTuple):
    """A question of a window, and the position in which it is open: all before it have passed."""

    decision: Decision
    position: Any


def window_of(game: Game[Any], position: Position) -> tuple[WindowQuestion, ...]:
    """Return the questions of the window that is open in a position, in the order of the rules;
    none if anything else is asked.

    The window ends where a pass has an effect, with another subject, or with a seat that was asked
    before.
    """
    if any(asked.kind not in game.reaction_kinds for asked in position.decisions):
        return ()
    runner = game.resume(game.copy(position), True)
    found: list[WindowQuestion] = []
    while decisions := runner.position.decisions:
        decision = decisions[0]
        if decision.kind not in game.reaction_kinds or PASS not in decision.options:
            break
        if found and (runner.events or runner.has_revealed):
            break
        first = found[0].decision if found else decision
        seats = {one.decision.seat for one in found}
        if decision.seat in seats or (decision.kind, decision.subject) != (
            first.kind,
            first.subject,
        ):
            break
        found.append(WindowQuestion(decision, game.copy(runner.position)))
        try:
            runner.pick(decision.number, PASS)
        except KernelError:
            break
    return tuple(found)
