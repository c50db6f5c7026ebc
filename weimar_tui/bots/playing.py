"""Play a game of bots to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter

from weimar_tui.bots.bot import Bot
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.runner import Runner

Heard = Callable[[Decision, str, float], None]
"""Called with each question, its answer, and the seconds it took."""


def play_out(
    game: Game,
    runner: Runner,
    bots: Mapping[str, Bot],
    heard: Heard | None = None,
    clock: Callable[[], float] = perf_counter,
    most: float = float("inf"),
) -> None:
    """Let bots play a game to its end, or until they have given `most` answers."""
    position = runner.position
    blind = {seat for seat, bot in bots.items() if not bot.needs_view}
    while position.outcome is None and position.asked < most:
        decision = position.decisions[0]
        seat = decision.seat
        view = position if seat in blind else game.view(position, seat)
        if heard is None:
            option = bots[seat].decide(view, decision)
        else:
            begun = clock()
            option = bots[seat].decide(view, decision)
            heard(decision, option, clock() - begun)
        runner.pick(decision.number, option)


def shares_of(outcome: Outcome | None) -> dict[str, float]:
    """Each seat's share of the victory; empty if nobody won or the game did not end."""
    winners = outcome.winners if outcome else ()
    return {winner: 1 / len(winners) for winner in winners}
