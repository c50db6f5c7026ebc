"""A visitor without an account, line by line: pastimes, and games to watch."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.plain.lobby import PlainLobby
from weimar_tui.plain.menu import Quit, choose
from weimar_tui.play.seeds import new_seed
from weimar_tui.server.replies import Tables
from weimar_tui.server.sections import lines_of
from weimar_tui.server.visitor_rows import NONE, VisitorRows, seats_against_bots
from weimar_tui.text.choice import Item


class PlainVisit(PlainLobby):
    """Pastimes and games for a visitor; 0 or `quit` returns to the front door."""

    async def _be_here(self) -> None:
        while not self.is_listed:
            self._heard.clear()
            await self._heard.wait()
        while True:
            self.console.say("", self.lobby.say("visit-title"), self.lobby.say("visit-unsaved"))
            prompt = self.words.text("plain-start")
            chosen = await choose(self.console, self.words, prompt, self._rows, top=True)
            match chosen:
                case "learn" | "puzzle" | "read":
                    await self._pass_time(chosen)
                case "bots":
                    await self._play_bots()
                case "language":
                    await self._choose_language()
                case "help":
                    self.console.say("", self.lobby.say("visit-help"))
                case "quit":
                    raise Quit
                case _ if chosen != NONE:
                    await self._enter(chosen)

    def _rows(self) -> list[Item]:
        """The rows of the screen, and those that stand for keys."""
        rows = VisitorRows(self.lobby, self.game_words)
        *others, quits = lines_of(rows.sections(self.link.lobby))
        more = [
            Item("help", self.lobby.say("help-title")),
            Item("language", self.words.ui("start-language")),
        ]
        return [*others, *more, quits]

    def _look_for_turns(self, reply: Tables) -> None:
        """Do nothing: a visitor has no seat."""

    def _say_goodbye(self) -> None:
        """Say nothing: the front door follows."""

    async def _play_bots(self, *, held: bool = False) -> None:
        """Start a game against bots in this process."""
        offered = await self._ask_game()
        if offered is not None:
            scenario, players = seats_against_bots(offered)
            try:
                await self.own.begin(offered.id, scenario, players, new_seed())
            except KernelError as error:
                self.console.say(self.words.problem(error))
