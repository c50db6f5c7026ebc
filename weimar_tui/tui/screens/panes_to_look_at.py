"""The panes of a game without a question: in a replay, and in the review of the others' moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult

from weimar_tui.kernel.events import Event
from weimar_tui.play.scene import Scene
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.layout import Place, pane_key, size_class
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.played import PlayedPane, cards_played
from weimar_tui.tui.screen import WeimarScreen


class PanesToLookAt(WeimarScreen):
    """Every key goes to the screen; no pane has the focus. `more` are panes besides the game's."""

    more: ClassVar[tuple[str, ...]] = ()

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__()
        self.loaded = loaded
        self.game_view = loaded.game_view
        self.shown = self.game_view.panes[0]
        self.arrangement = self.game_view.layouts[0]

    def compose(self) -> ComposeResult:
        for name in ("head", "decision", *self.game_view.panes, "handline", *self.more, "foot"):
            yield Pane(self.look, id=name, focusable=False)
        yield PlayedPane(self.look, self.loaded)

    def key_came(self) -> None:
        super().key_came()
        for pane in self.query(PlayedPane):
            pane.take_away()

    def lay(self, events: Iterable[Event], seats: Sequence[str], viewer: str | None) -> None:
        """Animate the cards played in these events, unless motion is off."""
        if self.here.motion and size_class(*self.size) != "tiny":
            cards = cards_played(events, self.loaded, seats, viewer)
            self.query_one(PlayedPane).lay(cards)

    @property
    def words(self) -> GameMessages:
        """The game's messages in the player's language."""
        return self.loaded.words

    def places_at(self, width: int, height: int) -> dict[str, Place]:
        """The places of the panes as they are arranged now."""
        return self.game_view.places_in(self.arrangement, width, height, self.shown)

    def action_turn(self, by: int) -> None:
        """Switch between panes if only one is shown."""
        panes = self.game_view.panes
        self.show_pane(panes[(panes.index(self.shown) + by) % len(panes)])

    def choose_pane(self, key: str) -> None:
        """Choose a pane by its key in a game."""
        for number, pane in enumerate(self.game_view.panes, 1):
            if key in (pane_key(number).lower(), f"alt+{number}"):
                self.show_pane(pane)

    def show_pane(self, name: str) -> None:
        """Show a pane in place of the previous one; a small screen has one place."""
        small = size_class(*self.size) == "small"
        if small or not self.query_one(f"#{name}", Pane).display:
            self.bring_up(name)

    def follow_layout(self, scene: Scene) -> None:
        """Use the layout of a moment, if it differs."""
        layout = self.game_view.layout_of(scene.view)
        if layout != self.arrangement:
            self.arrangement = layout
            self.bring_up(self.game_view.first_pane(layout))

    def bring_up(self, name: str) -> None:
        """Lay out the panes with this one among them."""
        self.shown = name
        self.place_all(*self.size)
