"""What players on a server can do on their own: lessons, puzzles, rules and cards.

They run in the player's own client, in memory; the server has no part in them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.server.replies import GameOffered
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.lobby.screen import ServedList

if TYPE_CHECKING:
    from weimar_tui.tui.lobby.app import ServedApp

OWN = ("learn", "puzzle", "read")
"""The entries and the keys' actions."""


class OwnPastimes(ServedList):
    """The three actions, for the lobby and for a table that waits."""

    def action_learn(self) -> None:
        """Choose a game and a lesson."""
        from weimar_tui.tui.lessons import choose_game

        choose_game(self.served)

    def action_puzzle(self) -> None:
        """Choose a puzzle."""
        from weimar_tui.tui.puzzles import choose_puzzle

        choose_puzzle(self.served)

    def action_read(self) -> None:
        """Choose a game's rules or cards."""
        choose_reading(self.served)


def ask_game(screen: ServedList, purpose: str, then: Callable[[GameOffered], None]) -> None:
    """Call `then` with a game on offer, after asking which if there is a choice.

    `purpose`: what the game is chosen for, above the question.
    """
    games = {game.id: game for game in screen.link.welcome.games}

    def chosen(id: str | None) -> None:
        if id in games:
            then(games[id])

    if len(games) == 1:
        chosen(next(iter(games)))
        return
    items = tuple(Item(id, screen.served.loaded(id).words.title()) for id in games)
    choice = Choice(items=items, prompt=screen.lobby_words.say("home-game"))
    screen.app.push_screen(QuestionDialog(choice, purpose), chosen)


def choose_reading(app: ServedApp) -> None:
    """Ask for the rules or the cards of a game."""
    ways = {
        f"{what}:{id}": f"{app.words.pick(plugin_of(id).names)}: {app.words.ui(f'start-{what}')}"
        for id in game_ids()
        for what in ("rules", "cards")
    }
    choice = Choice(items=tuple(Item(id, text) for id, text in ways.items()))

    def chosen(option: str | None) -> None:
        from weimar_tui.tui.screens.codex import CodexScreen

        what, _, game = (option or "").partition(":")
        if option in ways:
            app.push_screen(CodexScreen(app.loaded(game), rules=what == "rules"))

    app.push_screen(QuestionDialog(choice, app.lobby_words.say("own-read")), chosen)
