"""A new game line by line: what can be chosen as a list, and a number for what is to change."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from weimar_tui.bots.players import bot_names
from weimar_tui.chairs import HUMAN
from weimar_tui.offer import Offer, Option, Scenario
from weimar_tui.plain.console import Console
from weimar_tui.plain.menu import BACK, ask_line, choose
from weimar_tui.text.choice import Item
from weimar_tui.text.words import GameWords

_SEAT = "seat:"
_OPTION = "option:"
_BEGIN = "begin"


@dataclass
class Setup:
    """A new game as far as it is chosen."""

    offer: Offer
    scenario: Scenario
    seats: tuple[str, ...] = ()
    wished: dict[str, str] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    free_undo: bool = False

    def __post_init__(self) -> None:
        self.take_scenario(self.scenario)
        self.seed = self.seed or str(secrets.randbelow(1_000_000))

    def take_scenario(self, scenario: Scenario) -> None:
        """The number of players chosen before, if it can be played, and what else is usual."""
        self.scenario = scenario
        same = (seats for seats in scenario.seats if len(seats) == len(self.seats))
        self.take_seats(next(same, scenario.seats[0]))
        for option in self.own_options:
            self.chosen.setdefault(option.name, option.values[0])

    def take_seats(self, seats: tuple[str, ...]) -> None:
        """Whoever sat there before stays; else a person in the first free chair, bots elsewhere."""
        self.seats = seats
        free = [seat for seat in seats if seat not in self.fixed]
        for seat in seats:
            self.wished.setdefault(seat, HUMAN if seat == free[0] else self.offer.usual_bot)

    @property
    def players(self) -> dict[str, str]:
        """Who sits where."""
        return {seat: self.fixed.get(seat, self.wished[seat]) for seat in self.seats}

    @property
    def fixed(self) -> Mapping[str, str]:
        """Who plays the seats that nobody can choose."""
        return self.scenario.fixed or {}

    @property
    def own_options(self) -> tuple[Option, ...]:
        """What the game lets one choose besides."""
        return tuple(self.offer.options(self.scenario.id))

    @property
    def options(self) -> dict[str, Any]:
        """The options as the rules take them; what is as usual is left out."""
        chosen = {
            option.name: self.chosen[option.name]
            for option in self.own_options
            if self.chosen[option.name] != option.values[0]
        }
        options = dict(self.offer.game_options(chosen))
        if self.seats != self.scenario.seats[0]:
            options["seats"] = len(self.seats)
        return options


class NewGame:
    """Asks for everything a new game needs; what is usual is chosen already."""

    def __init__(self, console: Console, words: GameWords, offer: Offer, seed: str = "") -> None:
        self.console = console
        self.words = words
        self.setup = Setup(offer, offer.scenarios()[0], seed=seed)

    async def ask(self) -> Setup | None:
        """What was chosen; None if the player would rather not. Raises Quit and Over."""
        words = self.words
        while True:
            entries = [Item(row, self._line(row)) for row in self._rows()]
            entries.insert(0, Item(_BEGIN, words.ui("new-begin")))
            row = await choose(self.console, words, words.text("plain-new"), entries)
            if row == _BEGIN:
                return self.setup
            if row == BACK:
                return None
            await self._change(row)

    def _rows(self) -> list[str]:
        setup = self.setup
        rows = ["scenario"]
        if len(setup.scenario.seats) > 1:
            rows.append("players")
        rows += [_SEAT + seat for seat in setup.seats if seat not in setup.fixed]
        rows += [_OPTION + option.name for option in setup.own_options]
        return [*rows, "seed", "free-undo"]

    def _line(self, row: str) -> str:
        """A row with what is chosen in it."""
        return self.words.text("plain-line", name=self._label(row), text=self._said(row))

    def _label(self, row: str) -> str:
        words, (kind, _, name) = self.words, row.partition(":")
        match kind:
            case "seat":
                return words.seat(name)
            case "option":
                return words.option_of_game(name)
        return words.ui(f"new-{row}")

    def _said(self, row: str) -> str:
        words, setup, (kind, _, name) = self.words, self.setup, row.partition(":")
        match kind:
            case "scenario":
                return words.scenario(setup.scenario.id)
            case "players":
                return str(len(setup.seats))
            case "seat":
                return words.player(setup.players[name])
            case "option":
                return words.option_of_game(name, setup.chosen[name])
            case "seed":
                return setup.seed
        return words.ui(f"new-free-undo-{'yes' if setup.free_undo else 'no'}")

    async def _change(self, row: str) -> None:
        """Choose anew what a row says."""
        words, setup, (kind, _, name) = self.words, self.setup, row.partition(":")
        match kind:
            case "scenario":
                scenarios = {one.id: one for one in setup.offer.scenarios()}
                about_each = [
                    Item(id, words.text("plain-line", name=words.scenario(id), text=about))
                    if (about := words.scenario_about(id))
                    else Item(id, words.scenario(id))
                    for id in scenarios
                ]
                chosen = await choose(self.console, words, self._label(row), about_each)
                if chosen != BACK:
                    setup.take_scenario(scenarios[chosen])
            case "players":
                numbers = {str(len(seats)): seats for seats in setup.scenario.seats}
                chosen = await self._one_of(
                    row, {number: words.text("plain-players", number=number) for number in numbers}
                )
                if chosen != BACK:
                    setup.take_seats(numbers[chosen])
            case "seat":
                players = (HUMAN, *bot_names(words.game))
                chosen = await self._one_of(row, {one: words.player(one) for one in players})
                if chosen != BACK:
                    setup.wished[name] = chosen
            case "option":
                values = next(one.values for one in setup.own_options if one.name == name)
                said = {value: words.option_of_game(name, value) for value in values}
                self.console.say(*filter(None, [words.option_help(name)]))
                chosen = await self._one_of(row, said)
                if chosen != BACK:
                    setup.chosen[name] = chosen
            case "seed":
                typed = await ask_line(self.console, words.text("plain-seed", seed=setup.seed))
                setup.seed = typed or setup.seed
            case _:
                setup.free_undo = not setup.free_undo

    async def _one_of(self, row: str, said: Mapping[str, str]) -> str:
        entries = [Item(id, text) for id, text in said.items()]
        return await choose(self.console, self.words, self._label(row), entries)
