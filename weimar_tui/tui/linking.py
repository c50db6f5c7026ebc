"""Looks up what a text mentions: rules, cards, places on the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.links import Links
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.help import links_of
from weimar_tui.tui.loaded_game import LoadedGame

if TYPE_CHECKING:
    from weimar_tui.tui.weimar_app import WeimarApp


def show_mentioned(app: WeimarApp, loaded: LoadedGame, texts: Iterable[str]) -> bool:
    """Show what texts mention, or ask which of it; return False if they mention nothing."""
    links = links_of(app, loaded)
    return _choose(app, links, links.targets(map(app.look.plain, texts)))


def show_cards(app: WeimarApp, loaded: LoadedGame, names: Iterable[str]) -> bool:
    """Show a card, or ask which of several; return False if none of the names is a card's."""
    cards = {entry.id for entry in loaded.words.entries()}
    return _choose(app, links_of(app, loaded), [name for name in names if name in cards])


def _choose(app: WeimarApp, links: Links, targets: list[str]) -> bool:
    """Show the only target, or ask which; return False if there is none."""
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


def read_whole(app: WeimarApp, loaded: LoadedGame, title: str, text: str) -> None:
    """Show a text that a pane had to cut, with its links."""
    lines = "\n\n".join(text.splitlines())
    app.push_screen(ReadingDialog(title, lines, links_of(app, loaded)))


def _show(app: WeimarApp, links: Links, target: str) -> None:
    title, text = links.page(target)
    app.push_screen(ReadingDialog(title, text, links))
