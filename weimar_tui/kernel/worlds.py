"""Imagined worlds: positions consistent with a view, which can be played to the end."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Chance, Game
from weimar_tui.kernel.position import P, Position
from weimar_tui.kernel.runner import Runner

Seen = tuple[str, str]
"""The seat that is asked, and the kind of question as others see it."""

LONGEST = 20_000
"""Limit of picks for an imagined game; beyond it the game counts as endless."""


def ask_anew(position: P, resume: Callable[[P], Runner[P]]) -> None:
    """Give open questions, whose options a view hides, their options in this world.

    For `determinize`, after redealing everything hidden. Runs the Step that asked again on a copy,
    since some seats may have answered already. If it asks no other seat, the world is played on;
    likewise where a single option was left and taken at once, and another question follows.
    """
    open_questions = position.decisions
    if all(asked.options for asked in open_questions):
        return
    anew = _asked_anew(position.copy(), resume)
    position.decisions = [
        asked if asked.options else replace(anew[_as_seen(asked)], number=asked.number)
        for asked in open_questions
        if asked.options or _as_seen(asked) in anew
    ]
    if not position.decisions:
        position.decisions = open_questions
        _asked_anew(position, resume)


def _asked_anew(position: P, resume: Callable[[P], Runner[P]]) -> dict[Seen, Decision]:
    """Run the asking Step again and return its questions."""
    position.asked -= len(position.decisions)
    position.decisions = []
    resume(position).run()
    return {_as_seen(asked): asked for asked in position.decisions}


def _as_seen(asked: Decision) -> Seen:
    """What others see of a question: its seat and kind."""
    return asked.seat, asked.seen_as or asked.kind


def problem_of_world(game: Game, view: Position, chance: Chance) -> str:
    """The error in a world dealt from a view and played at random; empty if none.

    Every question must have options, the game must end, and its invariants must hold before and
    after.
    """
    where = "dealing it"
    try:
        world = game.determinize(view, chance)
        if wrong := game.check(world):
            return f"dealt: {wrong[0]}"
        runner = game.resume(world, listen=False)
        picks = 0
        while world.outcome is None:
            asked = chance.choice(world.decisions)
            where = f"pick {picks}, a {asked.kind} of {asked.seat}"
            if not asked.options:
                return f"{where}: no options"
            runner.pick(asked.number, chance.choice(asked.options))
            picks += 1
            if picks > LONGEST:
                return f"it has not ended after {picks} picks"
        return "; ".join(f"at the end: {wrong}" for wrong in game.check(world)[:1])
    except (
        KernelError,
        LookupError,
        ValueError,
        TypeError,
        AttributeError,
        AssertionError,
    ) as error:
        return f"{where}: {type(error).__name__}: {error}"
