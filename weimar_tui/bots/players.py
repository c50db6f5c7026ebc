"""Bots by name."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.bots.bot import Bot, RandomBot
from weimar_tui.bots.question import bot_seed
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.players import ANALYST, HUMAN, RANDOM
from weimar_tui.registry import load_game, plugin_of

__all__ = [
    "bot_names",
    "character",
    "characters",
    "has_analyst",
    "load_game",
    "make_player",
    "quick_bot",
]


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game: its own, the usual one first; then its levels by
    strength; then `random`."""
    plugin = plugin_of(game)
    return tuple(dict.fromkeys((*plugin.bots(), *plugin.levels, RANDOM)))


def quick_bot(game: str) -> str:
    """The bot that replaces one that fails; `random` for a game that is not registered."""
    try:
        return plugin_of(game).quick_bot
    except KernelError:
        return RANDOM


def character(name: str, seat: str, seed: str, game: str) -> str:
    """A bot's character, revealed after the game; empty if it has none."""
    try:
        return plugin_of(game).character(name, seat, seed)
    except KernelError:
        return ""


def has_analyst(game: Game) -> bool:
    """Whether a game has learned weights, so that chances can be shown. It is fast: the footer
    calls it at every key."""
    try:
        features = plugin_of(game.id).features()
    except KernelError:
        return False
    return features is not None and features.weights.exists()


def characters(players: Mapping[str, str], seed: str, game: str) -> dict[str, str]:
    """The characters of the bots among a game's players, by seat."""
    names = {
        seat: character(player, seat, bot_seed(seed, seat), game)
        for seat, player in players.items()
        if player != HUMAN
    }
    return {seat: name for seat, name in names.items() if name}


def make_player(name: str, seat: str, seed: str, game: Game) -> Bot:
    """A bot by name for a seat. Raises KernelError, one line, for an unknown name."""
    plugin = plugin_of(game.id)
    maker = plugin.bots().get(name)
    if maker is not None:
        return maker(seat, seed, game)
    if name in plugin.levels:
        from weimar_tui.bots.learned.player import LEVELS, LearnedBot, brain_of

        return LearnedBot(seat, seed, brain_of(game), LEVELS[name])
    if name == ANALYST and has_analyst(game):
        from weimar_tui.bots.analysis.analyst import analyst

        return analyst(seat, game)
    if name == RANDOM:
        return RandomBot(seat, seed)
    known = ", ".join(bot_names(game.id))
    raise KernelError("bot-other", name=name, known=known)
