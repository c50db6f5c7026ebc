"""The games there are. The only place that knows where a game lives."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from weimar_tui.kernel.errors import KernelError

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.journal import Header
    from weimar_tui.kernel.replay import GameFor
    from weimar_tui.offer import Offer

_GAMES = Path(__file__).resolve().parent / "games"
FIRST = "weimar"
"""The game that is offered first; it is meant where older files and tables name none."""

_more: dict[str, Offer] = {}


def register(offer: Offer) -> None:
    """Add a game that lives elsewhere (tests, other packages)."""
    _more[offer.id] = offer


def unregister(game: str) -> None:
    """Take a game away again that was added."""
    _more.pop(game, None)


def is_guest(game: str) -> bool:
    """Whether a game was added in this process, so that others do not know it."""
    return game in _more


@cache
def _own() -> tuple[str, ...]:
    found = sorted(file.parent.name for file in _GAMES.glob("*/offer.py"))
    return tuple(sorted(found, key=lambda game: game != FIRST))


def game_ids() -> tuple[str, ...]:
    """The games by id, the first one first."""
    return (*_own(), *(game for game in _more if game not in _own()))


def offer_of(game: str) -> Offer:
    """What a game offers. Raises KernelError, one line, for an unknown one."""
    if game in _more:
        return _more[game]
    if game not in _own():
        known = ", ".join(game_ids())
        raise KernelError(
            f"there is no game '{game}'; choose from: {known}",
            id="game-unknown",
            name=game,
            known=known,
        )
    return cast("Offer", import_module(f"weimar_tui.games.{game}.offer").OFFER)


def load_game(game: str, pack: Path | None = None) -> Game:
    """The rules of a game, with a pack laid over its components.

    Raises KernelError for an unknown game and for a pack that cannot be used.
    """
    return offer_of(game).load(pack)


def games_of(pack: Path | None = None) -> GameFor:
    """Finds the game a save was played with, using this pack."""

    def find(header: Header) -> Game:
        return load_game(header.game, pack)

    return find
