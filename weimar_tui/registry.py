"""The available games: those in the folder `games/`, and those of other packages.

The only place that knows where a game is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, cast

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.journal import Header
    from weimar_tui.kernel.replay import GameFor
    from weimar_tui.plugin import GamePlugin

_GAMES = Path(__file__).resolve().parent / "games"
FIRST = "weimar"
"""The game listed first."""

GROUP = "weimar_tui.games"
"""The entry points by which other packages name their games."""

_more: dict[str, GamePlugin] = {}


def register(plugin: GamePlugin) -> None:
    """Add a game that only this process knows (tests: variants of a game)."""
    _more[plugin.id] = plugin


def unregister(game: str) -> None:
    """Remove a registered game."""
    _more.pop(game, None)


def is_guest(game: str) -> bool:
    """Whether a game was registered only in this process, so that other processes do not have
    it.
    """
    return game in _more


@cache
def _own() -> tuple[str, ...]:
    folders = sorted(file.parent.name for file in _GAMES.glob("*/plugin.py"))
    return tuple(sorted(folders, key=lambda game: game != FIRST))


@cache
def _others() -> Mapping[str, GamePlugin | KernelError]:
    """The games of other packages, or why one of them cannot be used."""
    points = sorted(entry_points(group=GROUP))
    return {point.name: _offered(point) for point in points if point.name not in _own()}


def _offered(point: EntryPoint) -> GamePlugin | KernelError:
    """Load a plugin of another package; any error in its code becomes a line, never a crash."""
    id, package = point.name, point.module if point.dist is None else point.dist.name
    try:
        plugin = point.load()
        problem = _problem(plugin, point)
    except BaseException as error:  # modules may end the program, or interrupt it
        problem = printable(f"{type(error).__name__}: {error}", 200)
    else:
        if not problem:
            return cast("GamePlugin", plugin)
    return KernelError("game-unusable", name=id, package=package, detail=problem)


def _problem(plugin: object, point: EntryPoint) -> str:
    """What is wrong with another package's plugin object, or ""."""
    from weimar_tui.plugin import GamePlugin

    if not isinstance(plugin, GamePlugin):
        return f"{printable(point.value, 80)} is not a GamePlugin"
    if plugin.id != point.name:
        return f"it calls itself '{printable(str(plugin.id), 40)}'"
    names: object = plugin.names
    if not isinstance(names, Mapping):
        return "its names are not texts by language"
    return ""


def game_ids() -> tuple[str, ...]:
    """The games by id, the first one first."""
    usable = (id for id, plugin in _others().items() if not isinstance(plugin, KernelError))
    return tuple(dict.fromkeys((*_own(), *usable, *_more)))


def plugin_of(game: str) -> GamePlugin:
    """A game's plugin. Raises KernelError, one line, for an unknown or broken one."""
    if game in _more:
        return _more[game]
    if game in _own():
        return cast("GamePlugin", import_module(f"weimar_tui.games.{game}.plugin").PLUGIN)
    other = _others().get(game)
    if isinstance(other, KernelError):
        raise other
    if other is None:
        known = ", ".join(game_ids())
        raise KernelError("game-unknown", name=game, known=known)
    return other


def load_game(game: str, pack: Path | None = None) -> Game:
    """The rules of a game, with a pack laid over its components.

    Raises KernelError for an unknown game and for a pack that cannot be used.
    """
    return plugin_of(game).load(pack)


@cache
def served_game(id: str, pack: Path | None = None) -> Game:
    """The rules for a served client; forked clients share what was loaded.

    Raises KernelError like `load_game`.
    """
    return load_game(id, pack)


def games_of(pack: Path | None = None) -> GameFor:
    """Finds the game a save was played with, using this pack."""

    def find(header: Header) -> Game:
        return load_game(header.game, pack)

    return find


def usual_windows(game: str) -> int:
    """How many windows for reactions a usual game has; 0 for a game that is not installed."""
    try:
        return plugin_of(game).usual_windows
    except KernelError:
        return 0
