"""The links of a game's texts, as far as the screen knows what they lead to."""

from __future__ import annotations

from weimar_tui.text.links import Links
from weimar_tui.tui.base_app import BaseApp
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.scene import Scene
from weimar_tui.tui.screen import WeimarScreen


def links_of(app: BaseApp, playset: Playset) -> Links:
    """The links of a game's texts, with its board as it is on the screen."""
    scene = _scene(app, playset)
    view, me = (scene.view, scene.me) if scene is not None else (None, None)
    seats = scene.seats if scene is not None else ()
    return Links(playset.words, playset.game, view, me, seats=seats, spell=app.look.plain)


def _scene(app: BaseApp, playset: Playset) -> Scene | None:
    """The table on the screen, if it is this game's."""
    for screen in reversed(app.screen_stack):
        if isinstance(screen, WeimarScreen) and getattr(screen, "playset", None) is playset:
            scene = screen.scene_now()
            if scene is not None:
                return scene
    return None
