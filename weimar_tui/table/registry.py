"""The games there are, and what belongs to each: its rules, its bots, its words.

Everything is imported when it is first wanted, so that small commands start fast.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import GameFor


class Bot(Protocol):
    """A player that sees a view and answers a decision."""

    def decide(self, view: Any, decision: Decision) -> str:
        """The option to pick."""
        ...


class Words(Protocol):
    """A game's sentences in one language."""

    def event(self, event: Event, /) -> str:
        """What happened."""
        ...

    def decision(self, decision: Decision, position: Any = None, /) -> str:
        """The question."""
        ...

    def option(self, decision: Decision, option: str, position: Any = None, /) -> str:
        """One answer."""
        ...

    def outcome(self, outcome: Outcome, /) -> str:
        """How the game ended."""
        ...


class PlainWords:
    """The words of a game that has none: its ids."""

    def event(self, event: Event, /) -> str:
        """The event's kind."""
        return str(event.__struct_config__.tag)

    def decision(self, decision: Decision, position: Any = None, /) -> str:
        """The decision's kind."""
        return decision.kind

    def option(self, decision: Decision, option: str, position: Any = None, /) -> str:
        """The option's id."""
        return option

    def outcome(self, outcome: Outcome, /) -> str:
        """The ending's id."""
        return outcome.ending


def _load_weimar(pack: Path | None) -> Game:
    from weimar_tui.games.weimar.rules.game import WeimarGame

    return WeimarGame.load(pack)


GAMES: dict[str, Callable[[Path | None], Game]] = {"weimar": _load_weimar}
"""How each game is loaded, by its id. Raises KernelError for a pack that cannot be used."""


def load_game(name: str, pack: Path | None = None) -> Game:
    """The game of that id, with a pack laid over its components.

    Raises KernelError for an unknown game and for a pack that cannot be used.
    """
    loader = GAMES.get(name)
    if loader is None:
        known = ", ".join(GAMES)
        raise KernelError(
            f"there is no game '{name}'; choose from: {known}",
            id="game-unknown",
            name=name,
            known=known,
        )
    return loader(pack)


def games_of(pack: Path | None = None) -> GameFor:
    """Finds the game a save was played with, using this pack."""

    def find(header: Header) -> Game:
        return load_game(header.game, pack)

    return find


def make_player(name: str, seat: str, seed: str, game: Game) -> Bot:
    """A bot by name for a seat. Raises KernelError for an unknown name."""
    if name == "random":
        # It knows no game, so it needs none of their modules.
        from weimar_tui.bots.random_bot import RandomBot

        return RandomBot(seat, seed)
    from weimar_tui.bots.registry import make_bot
    from weimar_tui.games.weimar.rules.game import WeimarGame

    if not isinstance(game, WeimarGame):
        raise KernelError(
            f"the bot '{name}' does not play {game.id}; choose from: random", id="bot-unknown"
        )
    try:
        return make_bot(name, seat, seed, game)
    except ValueError as error:
        raise KernelError(str(error), id="bot-unknown") from None


def words_of(game: Game, language: str) -> Words:
    """The game's sentences in a language."""
    if game.id != "weimar":
        return PlainWords()
    from weimar_tui.games.weimar.rules.game import WeimarGame
    from weimar_tui.text.wording import Wording

    assert isinstance(game, WeimarGame)
    return Wording(language, game.components)
