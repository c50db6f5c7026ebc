"""Help on what is on the screen, and what its texts can lead to."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.registry import offer_of
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.handbook import help_text
from weimar_tui.text.links import Links
from weimar_tui.tui.base_app import BaseApp
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.key_words import help_keys
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.scene import Scene
from weimar_tui.tui.screen import WeimarScreen


def show_help(app: BaseApp, topic: str, *before: str) -> None:
    """Help on a pane or a kind of question of the present game; `before`: what is read first."""
    playset = app.playset_now() or app.playset()
    topic = playset.words.help_topic(topic)
    topics = playset.kit.help_parts.get(topic, (topic,))
    parts = [help_text(playset.game.id, part, app.words.lang) for part in topics]
    if topic == "start":
        parts.append(app.words.ui("credits", credits=offer_of(playset.game.id).credits))
    keys = help_keys(app.words, app.preferences.settings.keys)
    text = "\n\n".join([*before, *parts, keys])
    app.push_screen(ReadingDialog(app.words.ui("help-title"), text, links_of(app, playset)))


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


def look_up(app: BaseApp, playset: Playset, texts: Iterable[str]) -> bool:
    """Show what texts name, or ask which of it; False if there is nothing to look up."""
    links = links_of(app, playset)
    targets = links.targets(map(app.look.plain, texts))
    if len(targets) > 1:
        items = tuple(Item(target, links.page(target)[0]) for target in targets)
        choice = Choice(prompt=app.words.ui("link-prompt"), items=items)

        def chosen(target: str | None) -> None:
            if target in targets:
                _show(app, links, target)

        app.push_screen(QuestionDialog(choice, app.words.ui("link-title")), chosen)
    elif targets:
        _show(app, links, targets[0])
    return bool(targets)


def read_whole(app: BaseApp, playset: Playset, title: str, text: str) -> None:
    """Show a text that a pane had to cut; what it names can be looked up from there."""
    lines = "\n\n".join(text.splitlines())
    app.push_screen(ReadingDialog(title, lines, links_of(app, playset)))


def _show(app: BaseApp, links: Links, target: str) -> None:
    title, text = links.page(target)
    app.push_screen(ReadingDialog(title, text, links))
