"""Help on the present screen, and the links in its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weimar_tui.play.scene import Scene
from weimar_tui.registry import plugin_of
from weimar_tui.text.handbook import help_text
from weimar_tui.text.links import Links
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.key_words import help_keys
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.tui.weimar_app import WeimarApp


def show_help(app: WeimarApp, topic: str, *before: str) -> None:
    """Show help on a pane or a kind of question of the present game; `before` is text
    to show first."""
    loaded = app.loaded_now() or app.loaded()
    topic = loaded.words.help_topic(topic)
    topics = loaded.game_view.help_parts.get(topic, (topic,))
    parts = [help_text(loaded.game.id, part, app.words.lang) for part in topics]
    if topic == "start":
        parts.append(app.words.ui("credits", credits=plugin_of(loaded.game.id).credits))
    keys = help_keys(app.words, app.preferences.settings.keys)
    text = "\n\n".join([*before, *parts, keys])
    app.push_screen(ReadingDialog(app.words.ui("help-title"), text, links_of(app, loaded)))


def links_of(app: WeimarApp, loaded: LoadedGame) -> Links:
    """The links in a game's texts, including things on the board shown."""
    scene = _scene(app, loaded)
    view, me = (scene.view, scene.me) if scene is not None else (None, None)
    seats = scene.seats if scene is not None else ()
    return Links(loaded.words, loaded.game, view, me, seats=seats, spell=app.look.plain)


def _scene(app: WeimarApp, loaded: LoadedGame) -> Scene | None:
    """The scene of the board on the screen, if it is this game's."""
    for screen in reversed(app.screen_stack):
        if isinstance(screen, WeimarScreen) and getattr(screen, "loaded", None) is loaded:
            scene = screen.scene_now()
            if scene is not None:
                return scene
    return None
