"""What screens and dialogs find in their app, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from weimar_tui.tui.layout import Place, over_decision
from weimar_tui.tui.look import Look
from weimar_tui.tui.preferring import PreferringApp

if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.tui.loaded_game import LoadedGame


if TYPE_CHECKING:
    from weimar_tui.kernel.game import Game
    from weimar_tui.tui.loaded_game import LoadedGame


class Playsets:
    """Games with their words and panes, in one language, by id.

    `load` gives the rules of a game; it raises KernelError for a game there is not.
    """

    def __init__(self, load: Callable[[str], Game], look: Look, lang: str) -> None:
        self._load = load
        self._look = look
        self._lang = lang
        self._at_hand: dict[str, LoadedGame] = {}

    def of(self, game: str) -> LoadedGame:
        """A game's words and panes. Raises KernelError as `load` does."""
        loaded = self._at_hand.get(game)
        return loaded if loaded is not None else self.add(self._load(game))

    def add(self, game: Game) -> LoadedGame:
        """Have a game at hand that was loaded elsewhere."""
        from weimar_tui.tui.loaded_game import LoadedGame

        loaded = self._at_hand[game.id] = LoadedGame(game, self._lang, self._look)
        return loaded

    def speak(self, lang: str) -> None:
        """Speak another language."""
        self._lang = lang
        for loaded in self._at_hand.values():
            loaded.speak(lang)


class BaseApp(PreferringApp):
    """The games at hand, and where a dialog stands. It knows no screen."""

    def __init__(self, load: Callable[[str], Game], **options: Any) -> None:
        super().__init__(**options)
        self.playsets = Playsets(load, self.look, self.words.lang)

    @property
    def game_id(self) -> str:
        """The game that rules and cards are about where none is on the screen."""
        return self.preferences.settings.game

    def loaded(self, game: str = "") -> LoadedGame:
        """A game with its words and panes; without an id the present one.

        Raises KernelError for a game there is not, and for a pack that cannot be used.
        """
        return self.playsets.of(game or self.game_id)

    def playset_now(self) -> LoadedGame | None:
        """The game on the screen, if any."""
        for screen in reversed(self.screen_stack):
            loaded: LoadedGame | None = getattr(screen, "playset", None)
            if loaded is not None:
                return loaded
        return None

    def set_language(self, lang: str) -> None:
        """Speak another language from now on."""
        super().set_language(lang)
        self.playsets.speak(lang)

    def places_now(self, width: int, height: int) -> Mapping[str, Place]:
        """Where the panes of the game on the screen stand; none without a game."""
        loaded = self.playset_now()
        return loaded.game_view.places(width, height, "") if loaded is not None else {}

    def dialog_place(self, width: int, height: int, wanted_width: int, wanted_height: int) -> Place:
        """Where a question interrupts: over the decision of the game on the screen, if any."""
        places = self.places_now(width, height)
        return over_decision(places, width, height, wanted_width, wanted_height)

    def action_interrupt(self) -> None:
        """Ctrl+C ends the program; the game is saved at every pick."""
        self.exit(130)
