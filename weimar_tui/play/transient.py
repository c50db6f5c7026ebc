"""A game that is kept in memory only, for players on a server who try something on their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weimar_tui.bots.bot import Advice
from weimar_tui.bots.players import make_player
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game
from weimar_tui.play.game_handle import GameHandle


class TransientGame(GameHandle):
    """Writes no file and starts no process: its bots answer in this one. It ends with the visit."""

    is_at_home: bool = False

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str,
        players: Mapping[str, str],
        seed: str,
        *,
        lesson: str = "",
        options: Mapping[str, Any] | None = None,
    ) -> TransientGame:
        """A new game in which every pick can be undone."""
        handle = cls.new(
            game,
            scenario,
            players,
            seed,
            free_undo=True,
            lesson=lesson,
            options=options,
            bots=make_player,
        )
        assert isinstance(handle, TransientGame)
        return handle

    def advice_of(self, decision: Decision, number: int = 0) -> tuple[Advice, ...]:
        """No advice: the analyst's search is not for a server's clients."""
        return ()
