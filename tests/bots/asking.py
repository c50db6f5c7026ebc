"""Questions of the duel for testing bots."""

from __future__ import annotations

from typing import Any

from weimar_duel.rules import Duel

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import BotQuestion
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.session import Session

GAME = Duel()


def question(bot: str = "last", **changes: Any) -> BotQuestion:
    """The first question to red: its stance."""
    session = Session.new(GAME, "main", "1919", sync=False)
    decision = session.decisions[0]
    fields: dict[str, Any] = {
        "game": "duel",
        "bot": bot,
        "quick": "first",
        "seat": decision.seat,
        "seed": "7",
        "view": GAME.encode(session.view(decision.seat)),
        "number": decision.number,
        "options": decision.options,
        "seconds": 3.0,
    }
    return BotQuestion(**{**fields, **changes})


class LastBot(Bot):
    """Takes the last option, and can give a reason."""

    reasons: tuple[Any, ...] = ()

    def decide(self, view: Any, decision: Decision) -> str:
        return decision.options[-1]


class FirstBot(Bot):
    """Takes the first option, without a reason."""

    def decide(self, view: Any, decision: Decision) -> str:
        return decision.options[0]


class BrokenBot(Bot):
    """Fails, with its view in the message."""

    def decide(self, view: Any, decision: Decision) -> str:
        raise RuntimeError(f"the hand is {view.hands}")


class LostBot(Bot):
    """Gives an answer that is not an option."""

    def decide(self, view: Any, decision: Decision) -> str:
        return "dance"


BOTS: dict[str, type] = {
    "last": LastBot,
    "first": FirstBot,
    "broken": BrokenBot,
    "lost": LostBot,
}


def make_player(name: str, seat: str, seed: str, game: Any) -> Any:
    """Create a bot by name."""
    return BOTS[name]()
