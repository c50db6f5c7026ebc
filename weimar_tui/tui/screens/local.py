"""What the screens share that only the player at this computer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.tui.local_games import LocalGames


class LocalScreen(WeimarScreen):
    """A screen from which games of this computer can be begun or opened."""

    @property
    def local(self) -> LocalGames:
        """The app of this computer."""
        return cast("LocalGames", self.app)
