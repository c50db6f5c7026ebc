"""What a visitor without an account can do, as rows, for the screen and for line mode."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from weimar_tui.bots.players import quick_bot
from weimar_tui.players import HUMAN
from weimar_tui.server.home_rows import OWN_KEYS, HomeRows
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import GameOffered, Tables
from weimar_tui.server.sections import ListRow, ListSection
from weimar_tui.text.messages import GameMessages

NONE = "none"
"""The id of the row that stands for an empty list of games."""


class VisitorRows:
    """Pastimes, games to watch, and the way back to the front door."""

    def __init__(self, words: LobbyMessages, game_words: Callable[[str], GameMessages]) -> None:
        self._words = words
        self._game_words = game_words

    def sections(self, lobby: Tables) -> tuple[ListSection, ...]:
        """Return all rows. The id of a game to watch is its table's."""
        say, home = self._words.say, HomeRows(self._words, self._game_words)
        own = [ListRow(id, say(f"own-{id}"), key=key) for id, key in OWN_KEYS.items()]
        own.append(ListRow("bots", say("home-bots"), key="+", about=say("visit-bots-about")))
        live = tuple(home.row("others", table) for table in lobby.tables)
        none = (ListRow(NONE, say("visit-live-none"), name_tone="muted"),)
        return (
            ListSection(say("home-own"), tuple(own), say("visit-unsaved")),
            ListSection(say("visit-live"), live or none),
            ListSection("", (ListRow("quit", say("visit-door")),)),
        )


def seats_against_bots(game: GameOffered) -> tuple[str, dict[str, str]]:
    """Return the scenario and the players of a game against bots that no server keeps."""
    scenario = game.scenarios[0]
    seats = scenario.seats[0]
    mine = secrets.choice([seat for seat in seats if seat not in scenario.fixed])
    bot = quick_bot(game.id)
    return scenario.id, {seat: HUMAN if seat == mine else bot for seat in seats}
