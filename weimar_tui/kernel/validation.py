"""Reading positions from untrusted sources, refusing unplayable ones with a one-line error."""

from __future__ import annotations

from weimar_tui.kernel.codec import not_a_position
from weimar_tui.kernel.constraints import faults
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import P, Position


def admit(game: Game[P], data: bytes) -> P:
    """Decode a position and check that it is complete, has valid names, and can be viewed.

    `game.check` reports positions that merely break the rules. Raises KernelError, one line, for
    any bad input.
    """
    position = game.decode(data)
    try:
        fault = next(faults(position, game.names(position)), "") or _wrong_questions(position)
        if not fault:
            game.check(position)
            for seat in {None, *(asked.seat for asked in position.decisions)}:
                game.view(position, seat)
    except KernelError:
        raise
    except Exception as error:
        # A file can contain anything, and any rule can fail on it.
        fault = f"the rules cannot use it ({error!r})"
    if fault:
        raise not_a_position(fault)
    return position


def _wrong_questions(position: Position) -> str:
    """The error in the open questions and the stack, empty if none."""
    asked = position.decisions
    if position.outcome is not None:
        return "it is over and goes on" if asked or position.steps else ""
    if not position.steps:
        return "nothing is left to do and nobody has won"
    if len({one.question for one in asked}) < len(asked) or len({o.seat for o in asked}) < len(
        asked
    ):
        return "a seat or a number is asked twice"
    if any(one.question > position.asked for one in asked):
        return "a question has a number that was not given yet"
    return "" if all(one.options for one in asked) else "a question has no answers"
