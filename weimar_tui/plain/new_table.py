"""Making a table of a server line by line: what is played, who plays, who may sit."""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.table.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS
from weimar_tui.table.limits import is_name
from weimar_tui.table.lobby_words import LobbyWords
from weimar_tui.table.remote_table import ServerLink
from weimar_tui.table.wire import GameOffered, MakeTable, SavedGame, ScenarioOffered
from weimar_tui.text.choice import Item
from weimar_tui.text.words import GameWords, Words

_LENGTHS = {
    "decision-clock": DECISION_CLOCKS,
    "game-clock": GAME_CLOCKS,
    "absence": ABSENCES,
}
"""Seconds that can be chosen, by what they are for."""

_SEAT = "seat:"
_OPTION = "option:"
_BEGIN = "begin"


class NewTable:
    """Asks for everything a table needs; what is usual is chosen already."""

    def __init__(
        self,
        console: Console,
        words: Words,
        link: ServerLink,
        game_words: Callable[[str], GameWords],
    ) -> None:
        self.console = console
        self.words = words
        self.lobby = LobbyWords(words)
        self.link = link
        self._game_words = game_words
        self.title = ""
        self.public = True
        self.invited: tuple[str, ...] = ()
        self.seconds = {name: lengths[0] for name, lengths in _LENGTHS.items()}
        self.watch = "open"
        self.seats: dict[str, str] = {}
        self.wished: dict[str, str] = {}
        self.save: SavedGame | None = None
        self._take_game(link.welcome.games[0])

    def _take_save(self, save: SavedGame | None) -> None:
        """Go on with a saved game: it says what is played, and in which seats."""
        self.save = save
        game = self.link.welcome.game(save.game) if save is not None else None
        self._take_game(game or self.game)
        if save is not None:
            self._take_scenario(self.game.scenario(save.scenario) or self.scenario)
            self._take_seats(save.seats)

    def _take_game(self, game: GameOffered) -> None:
        self.game = game
        self._take_scenario(game.scenarios[0])

    def _take_scenario(self, scenario: ScenarioOffered) -> None:
        self.scenario = scenario
        self.chosen = {name: values[0] for name, values in scenario.options.items()}
        same = (seats for seats in scenario.seats if len(seats) == len(self.seats))
        self._take_seats(next(same, scenario.seats[0]))

    def _take_seats(self, seats: tuple[str, ...]) -> None:
        """Whoever was chosen for a seat stays there."""
        self.wished |= self.seats
        self.seats = {seat: self.wished.get(seat, "") for seat in seats}

    async def ask(self) -> MakeTable | None:
        """The table wished for; None if the player would rather not. Raises Quit and Over."""
        while True:
            title = self.lobby.say("new-title")
            row = await choose(self.console, self.words, title, self._entries())
            if row == BACK:
                return None
            if row == _BEGIN:
                return MakeTable(
                    title=self.title,
                    game=self.game.id,
                    scenario=self.scenario.id,
                    seats=self.seats,
                    options=self.chosen,
                    public=self.public,
                    invited=self.invited,
                    decision_clock=self.seconds["decision-clock"],
                    game_clock=self.seconds["game-clock"],
                    absence=self.seconds["absence"],
                    watch=self.watch,
                    save=self.save.name if self.save is not None else "",
                )
            await self._change(row)

    def _entries(self) -> list[Item]:
        say, game = self.lobby.say, self._game_words(self.game.id)
        rows = {"name": (say("new-name"), self.title)}
        if self.link.lobby.saves:
            name = self.save.name if self.save is not None else say("new-save-none")
            rows["save"] = (say("new-save"), name)
        if self.save is None:
            if len(self.link.welcome.games) > 1:
                rows["game"] = (say("new-game"), game.title())
            rows["scenario"] = (say("new-scenario"), game.scenario(self.scenario.id))
            if len(self.scenario.seats) > 1:
                rows["players"] = (game.ui("new-players"), str(len(self.seats)))
        for seat, bot in self.seats.items():
            if seat not in self.scenario.fixed:
                rows[_SEAT + seat] = (game.seat(seat), bot or say("person"))
        for name, value in self.chosen.items() if self.save is None else ():
            text = game.option_of_game(name, value)
            rows[_OPTION + name] = (game.option_of_game(name), text)
        access = "public" if self.public else "private"
        rows["access"] = (say("new-access"), say(f"new-access-{access}"))
        rows["invited"] = (say("new-invited"), " ".join(self.invited) or say("new-invited-none"))
        for name, seconds in self.seconds.items():
            rows[name] = (say(f"new-{name}"), self.lobby.duration(seconds))
        rows["watch"] = (say("new-watch"), say(f"new-watch-{self.watch}"))
        lines = [
            Item(row, self.words.text("plain-line", name=name, text=text))
            for row, (name, text) in rows.items()
        ]
        return [Item(_BEGIN, say("new-begin")), *lines]

    async def _change(self, row: str) -> None:
        say, (kind, _, name) = self.lobby.say, row.partition(":")
        game = self._game_words(self.game.id)
        match kind:
            case "name":
                self.title = (await ask_line(self.console, say("new-name-prompt")))[:40]
            case "game":
                games = {one.id: one for one in self.link.welcome.games}
                chosen = await self._one_of({id: self._game_words(id).title() for id in games})
                if chosen != BACK:
                    self._take_game(games[chosen])
            case "save":
                saves = {one.name: one for one in self.link.lobby.saves}
                entries = {"none": say("new-save-none")} | {name: name for name in saves}
                chosen = await self._one_of(entries)
                if chosen != BACK:
                    self._take_save(saves.get(chosen))
            case "scenario":
                scenarios = {one.id: one for one in self.game.scenarios}
                chosen = await self._one_of({id: game.scenario(id) for id in scenarios})
                if chosen != BACK:
                    self._take_scenario(scenarios[chosen])
            case "players":
                numbers = {str(len(seats)): seats for seats in self.scenario.seats}
                text = self.words.text
                chosen = await self._one_of(
                    {one: text("plain-players", number=one) for one in numbers}
                )
                if chosen != BACK:
                    self._take_seats(numbers[chosen])
            case "seat":
                bots = {bot: game.player(bot) for bot in self.game.bots}
                chosen = await self._one_of({"person": say("person"), **bots})
                if chosen != BACK:
                    self.seats[name] = "" if chosen == "person" else chosen
            case "option":
                values = self.scenario.options[name]
                chosen = await self._one_of({one: game.option_of_game(name, one) for one in values})
                if chosen != BACK:
                    self.chosen[name] = chosen
            case "invited":
                said = await ask_line(self.console, say("new-invited-prompt"))
                names = said.replace(",", " ").split()
                self.invited = tuple(filter(is_name, names))[:16]
            case "watch":
                self.watch = "all" if self.watch == "open" else "open"
            case _ if kind in _LENGTHS:
                lengths = {str(one): self.lobby.duration(one) for one in _LENGTHS[kind]}
                chosen = await self._one_of(lengths)
                if chosen != BACK:
                    self.seconds[kind] = int(chosen)
            case _:
                self.public = not self.public

    async def _one_of(self, said: dict[str, str]) -> str:
        entries = [Item(id, text) for id, text in said.items()]
        return await choose(self.console, self.words, self.lobby.say("new-title"), entries)
