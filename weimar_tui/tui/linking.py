"""Looking up what a text names: the rules it cites, cards, places on the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from weimar_tui.text.links import Links
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.scene import Scene
from weimar_tui.tui.screen import WeimarScreen

if TYPE_CHECKING:
    from weimar_tui.tui.terminal_app import TerminalApp


def links_of(app: TerminalApp, playset: Playset) -> Links:
    """The links of a game's texts, with its board as it is on the screen."""
    scene = _scene(app, playset)
    view, me = (scene.view, scene.me) if scene is not None else (None, None)
    seats = scene.seats if scene is not None else ()
    return Links(playset.words, playset.game, view, me, seats=seats, spell=app.look.plain)


def _scene(app: TerminalApp, playset: Playset) -> Scene | None:
    """The table on the screen, if it is this game's."""
    for screen in reversed(app.screen_stack):
        if isinstance(screen, WeimarScreen) and getattr(screen, "playset", None) is playset:
            scene = screen.scene_now()
            if scene is not None:
                return scene
    return None


def look_up(app: TerminalApp, playset: Playset, texts: Iterable[str]) -> bool:
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


def _show(app: TerminalApp, links: Links, target: str) -> None:
    title, text = links.page(target)
    app.push_screen(ReadingDialog(title, text, links))
