"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from weimar_tui.bots.bot import Bot
from weimar_tui.bots.random_bot import RandomBot
from weimar_tui.games.weimar.bots.player import SteadyBot
from weimar_tui.games.weimar.rules.game import WeimarGame


def _random(seat: str, seed: str, game: WeimarGame | None) -> Bot:
    return RandomBot(seat, seed)


def _steady(seat: str, seed: str, game: WeimarGame | None) -> Bot:
    return SteadyBot(seat, seed, game or _usual_game())


@cache
def _usual_game() -> WeimarGame:
    return WeimarGame.load()


BOTS: dict[str, Callable[[str, str, WeimarGame | None], Bot]] = {
    "random": _random,
    "steady": _steady,
}


def make_bot(name: str, seat: str, seed: str, game: WeimarGame | None = None) -> Bot:
    """The bot of this name for a seat; `game` tells it the components in use.

    Its own chance comes from `seed` and `seat`. Raises ValueError, one line, for an unknown name.
    """
    maker = BOTS.get(name)
    if maker is None:
        raise ValueError(f"there is no bot '{name}'; choose from: {', '.join(BOTS)}")
    return maker(seat, seed, game)
