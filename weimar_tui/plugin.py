"""The interface of a game to the shared packages.

A game is a folder in `weimar_tui/games/` whose `plugin.py` holds `PLUGIN`, a `GamePlugin`. The
shared packages find it through `weimar_tui.registry` and never import a game. Everything is loaded
late: a plugin that is only listed loads neither rules nor words nor panes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from weimar_tui.players import RANDOM

if TYPE_CHECKING:
    from weimar_tui.bots.bot import Bot
    from weimar_tui.bots.learned.features import Features
    from weimar_tui.kernel.game import Game
    from weimar_tui.play.prompts import PromptPolicy
    from weimar_tui.replay.narration import Narration
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.text.messages import GameMessages
    from weimar_tui.text.pictures import Rows
    from weimar_tui.tui.emblem import Emblem
    from weimar_tui.tui.game_view import GameView

BotMaker = Callable[[str, str, Any], "Bot"]
"""Makes a bot for a seat from a seed, for a game."""


class Scenario(Struct, frozen=True):
    """A set-up to play: its id, and its seats.

    `seats` lists the seats for every possible number of players, the usual number first. `fixed`
    maps seats that are not open to choice to their player (`cards`).
    """

    id: str
    seats: tuple[tuple[str, ...], ...]
    fixed: Mapping[str, str] | None = None


class Setting(Struct, frozen=True):
    """An option of a new game; the first of `values` is the default."""

    name: str
    values: tuple[str, ...]


class Component(Struct, frozen=True):
    """A card as `weimar cards list` shows it.

    `group` is the set or stage it belongs to; `values` is what else programs may want to know, and
    its numbers are listed for people too.
    """

    id: str
    deck: str
    name: Mapping[str, str]
    source: str
    group: str = ""
    values: Mapping[str, int | str | None] | None = None


class GamePlugin:
    """One complete game, as the shared packages see it. Games override what they have."""

    id: str = ""
    names: Mapping[str, str] = {}
    """What the game is called, by language."""
    subtitles: Mapping[str, str] = {}
    """The line below its name, by language."""
    credits: str = ""
    """Who made the board game: its designers and publishers."""

    def load(self, pack: Path | None = None) -> Game:
        """The rules with the bundled components, or with a pack merged into them.

        Raises KernelError, one line, for an unusable pack.
        """
        raise NotImplementedError

    def problems(self, pack: Path | None = None) -> Sequence[str]:
        """Everything that is wrong with the components, or with a pack, a line each."""
        return ()

    def components(self, game: Any) -> Sequence[Component]:
        """Every card in the box."""
        return ()

    # --- playing --------------------------------------------------------------------------------
    def scenarios(self) -> Sequence[Scenario]:
        """The scenarios, the usual one first."""
        raise NotImplementedError

    def settings(self, scenario: str) -> Sequence[Setting]:
        """Options of a new game besides scenario, seats and seed."""
        return ()

    def game_options(self, chosen: Mapping[str, str]) -> Mapping[str, object]:
        """Convert the chosen `options` for the rules."""
        return chosen

    def new_game_options(
        self, scenario: str, seats: Sequence[str], chosen: Mapping[str, str]
    ) -> dict[str, object]:
        """The options of a new game for these seats, as the rules take them.

        Defaults are left out, so that saves do not fix what might be improved later.
        """
        usual = {option.name: option.values[0] for option in self.settings(scenario)}
        other = {name: value for name, value in chosen.items() if value != usual.get(name)}
        options = dict(self.game_options(other))
        begun = self.scenario(scenario)
        if begun is not None and tuple(seats) != begun.seats[0]:
            options["seats"] = len(seats)
        return options

    def words(self, game: Any, lang: str, *, strict: bool = False) -> GameMessages | None:
        """Every sentence about the game in a language; without any, its ids are shown."""
        return None

    def lessons(self) -> Sequence[Lesson]:
        """Guided games, the first one first."""
        return ()

    def narration(self) -> Narration | None:
        """How a recorded game is presented: headings, chronicle, key figures over time."""
        return None

    def prompts(self) -> PromptPolicy | None:
        """How players are asked: lists, ready-made offers, plans made in advance.

        The default lists every answer.
        """
        return None

    def view(self) -> GameView | None:
        """Panes, layouts, dialogs and other parts of the game's terminal screen.

        Without it the terminal shows the fields of the view, the hand and the chronicle.
        """
        return None

    def emblem(self) -> Emblem | None:
        """A picture of the game for the start screen and the lobby."""
        return None

    def pictures(self) -> Sequence[Rows]:
        """The emblem in several sizes, largest first, for pages that draw without panes."""
        return ()

    # --- bots -----------------------------------------------------------------------------------
    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own bots by name, the usual opponent first; `random` plays every game."""
        return {}

    def character(self, player: str, seat: str, seed: str) -> str:
        """The character of bot `player` with this seed, revealed once a game is over: an id that
        the game's words name; empty if there is nothing to reveal.
        """
        return ""

    usual_windows: int = 0
    """How many windows for reactions a usual game has, to estimate what covered ones cost."""

    levels: Sequence[str] = ()
    """Levels of the game's learned bots (`bots.learned.player.LEVELS`)."""

    def features(self) -> type[Features] | None:
        """The features for learning this game."""
        return None

    @property
    def usual_bot(self) -> str:
        """The default bot."""
        return next(iter(self.bots()), RANDOM)

    @property
    def quick_bot(self) -> str:
        """The bot that answers at once when another one fails or is late."""
        return self.usual_bot

    # --- figures --------------------------------------------------------------------------------
    def statistics(self) -> Statistics | None:
        """How `weimar simulate` measures many games, if the game has measures of its own."""
        return None

    def scenario(self, scenario: str) -> Scenario | None:
        """A scenario by its id."""
        return next((one for one in self.scenarios() if one.id == scenario), None)


class Statistics(Struct, frozen=True):
    """Measures of many games, made from their events.

    `record` turns a game's opening, events and final position into a `kind`: plain data that
    processes can send and files keep. `report` turns such records into measures by id. `targets`:
    the range of each measure in the usual scenario. `played`: the seat and card of an event about
    playing a card. `earned`: the seat, the source, and the number of points.
    """

    kind: type[Any]
    record: Callable[[Any, Sequence[Any], Any], Any]
    report: Callable[[Sequence[Any]], Mapping[str, float]]
    targets: Mapping[str, tuple[float, float]]
    played: Callable[[Any], tuple[str, str] | None] | None = None
    earned: Callable[[Any], tuple[str, str, int] | None] | None = None
