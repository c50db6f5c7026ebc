"""The forms for a new game and a new table: fields, values, and dependencies.

Nothing is drawn here: the app shows fields as rows, line mode prints them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from weimar_tui.bots.players import bot_names
from weimar_tui.players import HUMAN
from weimar_tui.plugin import GamePlugin
from weimar_tui.registry import plugin_of
from weimar_tui.server.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS
from weimar_tui.server.limits import LONGEST_TITLE, MOST_INVITED, is_name
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.wire import GameOffered, MakeTable, SavedGame, ScenarioOffered, Welcome
from weimar_tui.text.messages import GameMessages, Messages

SEAT = "seat:"
"""Prefix of the field id of a seat."""

OPTION = "option:"
"""Prefix of the field id of a game's own option."""

FRESH = "fresh"
"""The value for a new game instead of a saved one."""

_CLOCKS = {"decision-clock": DECISION_CLOCKS, "game-clock": GAME_CLOCKS, "absence": ABSENCES}
"""Available time limits in seconds, by purpose."""


@dataclass(frozen=True)
class Field:
    """A field of a form: its name and its chosen value.

    `choices` are the available values with their texts, `about` explains some of them; `said` is
    the text of the chosen value if it differs from the list's. `help`: the purpose of the field.
    `prompt`: the prompt for a typed text. A `switch` has two values and toggles without a list.
    """

    id: str
    label: str
    value: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    said: str = ""
    help: str = ""
    prompt: str = ""
    switch: bool = False

    @property
    def text(self) -> str:
        """The text of the chosen value."""
        return self.said or self.choices.get(self.value, self.value)

    @property
    def told(self) -> str:
        """The explanation of the chosen value, otherwise the field's help."""
        return self.about.get(self.value) or self.help

    def after(self, by: int) -> str:
        """Return the value `by` places after the chosen one, wrapping around.

        >>> Field("clock", "Clock", "60", {"0": "none", "60": "a minute"}).after(1)
        '0'
        """
        values = list(self.choices)
        now = values.index(self.value) if self.value in values else 0
        return values[(now + by) % len(values)] if values else self.value


def free_undo(words: Messages, value: str, help: str) -> Field:
    """Return the field that allows undoing picks the rules would not."""
    choices = {answer: words.ui(f"new-free-undo-{answer}") for answer in ("no", "yes")}
    label = words.ui("new-free-undo")
    return Field("free-undo", label, value, choices, help=help, switch=True)


class GameForm:
    """The fields of every new game: game, scenario, players and the game's own options.

    `games` are the available games, the default first; `game_words` returns a game's messages.
    `values` are the chosen values by field; those of hidden fields are kept.
    """

    def __init__(
        self, games: Sequence[GameOffered], game_words: Callable[[str], GameMessages]
    ) -> None:
        self.games = {game.id: game for game in games}
        self.game_words = game_words
        self.values: dict[str, str] = {}
        self._take_game(games[0].id)

    # --- what is chosen -------------------------------------------------------------------------
    @property
    def game(self) -> GameOffered:
        return self.games[self.values["game"]]

    @property
    def words(self) -> GameMessages:
        return self.game_words(self.game.id)

    @property
    def scenario(self) -> ScenarioOffered:
        return self.game.scenario(self.values["scenario"]) or self.game.scenarios[0]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats for the chosen number of players."""
        number = self.values["players"]
        seats = self.scenario.seats
        return next((one for one in seats if str(len(one)) == number), seats[0])

    @property
    def players(self) -> dict[str, str]:
        fixed = self.scenario.fixed
        return {seat: fixed.get(seat, self.values[SEAT + seat]) for seat in self.seats}

    @property
    def chosen(self) -> dict[str, str]:
        """The game's own options."""
        return {name: self.values[OPTION + name] for name in self.scenario.options}

    # --- choosing -------------------------------------------------------------------------------
    def choose(self, field: str, value: str) -> None:
        """Set a field, and adjust the fields that depend on it."""
        self.values[field] = value
        match field:
            case "game":
                self._take_game(value)
            case "scenario" | "players":
                self._take_scenario()

    def _take_game(self, game: str) -> None:
        """Switch to a game, with its usual scenario and number of players."""
        self.values["game"] = game
        self.values["scenario"] = self.game.scenarios[0].id
        self.values.pop("players", None)
        self._take_scenario()

    def _take_scenario(self) -> None:
        """Keep earlier choices that the scenario allows; use the defaults otherwise."""
        scenario = self.scenario
        numbers = [str(len(seats)) for seats in scenario.seats]
        if self.values.get("players") not in numbers:
            self.values["players"] = numbers[0]
        free = [seat for seat in self.seats if seat not in scenario.fixed]
        for seat in self.seats:
            self.values.setdefault(SEAT + seat, self._usual(seat, free))
        for name, values in scenario.options.items():
            if self.values.get(OPTION + name) not in values:
                self.values[OPTION + name] = values[0]

    def _usual(self, seat: str, free: Sequence[str]) -> str:
        """Return the usual player for one of the `free` seats."""
        return HUMAN

    # --- how it reads ---------------------------------------------------------------------------
    def fields(self) -> list[Field]:
        """Return the fields that can be set now."""
        return [*self.game_fields(), *self.seat_fields(), *self.option_fields()]

    def game_fields(self) -> list[Field]:
        """Return the fields for game, scenario and number of players, except those with
        a single value."""
        words, fields = self.words, []
        if len(self.games) > 1:
            titles = {id: self.game_words(id).title() for id in self.games}
            fields.append(self._field("game", titles))
        scenarios = [one.id for one in self.game.scenarios]
        names = {id: words.scenario(id) for id in scenarios}
        about = {id: words.scenario_about(id) for id in scenarios}
        fields.append(self._field("scenario", names, about))
        numbers = [str(len(seats)) for seats in self.scenario.seats]
        if len(numbers) > 1:
            texts = {number: words.text("plain-players", number=number) for number in numbers}
            players = self._field("players", texts)
            fields.append(replace(players, said=self.values["players"]))
        return fields

    def _field(
        self, id: str, choices: Mapping[str, str], about: Mapping[str, str] | None = None
    ) -> Field:
        words = self.words
        label, help = words.ui(f"new-{id}"), words.ui(f"new-help-{id}")
        return Field(id, label, self.values[id], choices, about or {}, help=help)

    def seat_fields(self) -> list[Field]:
        """Return the player of each seat; for a fixed seat, the bot that plays it."""
        words, fixed, players = self.words, self.scenario.fixed, (HUMAN, *self.game.bots)
        names = {player: self.player(player) for player in players}
        about = {player: words.player_about(player) for player in players}
        return [
            Field(
                SEAT + seat,
                words.seat(seat),
                player,
                {} if seat in fixed else names,
                about,
                said=words.player(player) if seat in fixed else "",
                help=self.seat_help(),
            )
            for seat, player in self.players.items()
        ]

    def player(self, player: str) -> str:
        """Return a player's display name."""
        return self.words.player(player)

    def seat_help(self) -> str:
        return self.words.ui("new-help-seat")

    def option_fields(self) -> list[Field]:
        words = self.words
        return [
            Field(
                OPTION + name,
                words.option_of_game(name),
                self.values[OPTION + name],
                {value: words.option_of_game(name, value) for value in values},
                help=words.option_help(name),
            )
            for name, values in self.scenario.options.items()
        ]


class NewGame(GameForm):
    """The form for a local game: a person in the first free seat, bots elsewhere."""

    def __init__(
        self,
        games: Iterable[str],
        game_words: Callable[[str], GameMessages],
        *,
        seed: str = "",
        paces: Sequence[str] = (),
        pace: str = "",
    ) -> None:
        """`paces`: speeds at which bots can play, if there is a choice."""
        super().__init__([offered(plugin_of(id)) for id in games], game_words)
        self.paces = paces
        self.values |= {
            "seed": seed or str(secrets.randbelow(1_000_000)),
            "free-undo": "no",
            "pace": pace,
        }

    def _usual(self, seat: str, free: Sequence[str]) -> str:
        return HUMAN if seat == free[0] else plugin_of(self.game.id).usual_bot

    def choose(self, field: str, value: str) -> None:
        """Set a field; an empty text keeps the seed."""
        if value or field != "seed":
            super().choose(field, value)

    def fields(self) -> list[Field]:
        words, values = self.words, self.values
        label, help = words.ui("new-seed"), words.ui("new-help-seed")
        prompt = words.text("plain-seed", seed=values["seed"])
        fields = [
            *super().fields(),
            Field("seed", label, values["seed"], help=help, prompt=prompt),
            free_undo(words, values["free-undo"], words.ui("new-help-free-undo")),
        ]
        if self.paces:
            paces = {pace: words.ui(f"new-pace-{pace}") for pace in self.paces}
            fields.append(self._field("pace", paces))
        return fields

    @property
    def options(self) -> dict[str, object]:
        """The game's own options as the rules take them, without those at their default."""
        plugin = plugin_of(self.game.id)
        return plugin.new_game_options(self.scenario.id, self.seats, self.chosen)


class NewTable(GameForm):
    """The form for a table on a server: people in every seat unless a bot is chosen."""

    def __init__(
        self,
        welcome: Welcome,
        saves: Sequence[SavedGame],
        lobby: LobbyMessages,
        game_words: Callable[[str], GameMessages],
    ) -> None:
        """Offer the games of `welcome`, and resuming one of `saves`."""
        self.lobby = lobby
        self.saves = {save.name: save for save in saves}
        super().__init__(welcome.games, game_words)
        self.values |= {"name": "", "access": "public", "invited": "", "watch": "open"}
        self.values |= {clock: str(lengths[0]) for clock, lengths in _CLOCKS.items()}

    @property
    def save(self) -> SavedGame | None:
        """The saved game to resume, if one is chosen."""
        return self.saves.get(self.values.get("save", FRESH))

    @property
    def seats(self) -> tuple[str, ...]:
        return self.save.seats if self.save is not None else super().seats

    def choose(self, field: str, value: str) -> None:
        """Set a field; a saved game determines what is played; titles and names have a maximum
        length."""
        match field:
            case "name":
                value = value[:LONGEST_TITLE]
            case "invited":
                names = filter(is_name, value.replace(",", " ").split())
                value = " ".join([*names][:MOST_INVITED])
        super().choose(field, value)
        if field == "save":
            self._take_save()

    def _take_save(self) -> None:
        save = self.save
        self._take_game(save.game if save is not None and save.game in self.games else self.game.id)
        if save is not None and self.game.scenario(save.scenario):
            self.values["scenario"] = save.scenario
            self._take_scenario()

    def fields(self) -> list[Field]:
        fields = [self._typed("name")]
        if self.saves:
            none = self.lobby.say("new-save-none")
            fields.append(self._choice("save", {FRESH: none} | {name: name for name in self.saves}))
        fields += self.seat_fields() if self.save is not None else super().fields()
        fields += [self._switch("access", "public", "private"), self._typed("invited")]
        for clock, lengths in _CLOCKS.items():
            texts = {str(seconds): self.lobby.duration(seconds) for seconds in lengths}
            fields.append(self._choice(clock, texts))
        return [*fields, self._switch("watch", "open", "all")]

    def _choice(self, id: str, choices: Mapping[str, str], *, switch: bool = False) -> Field:
        label, value = self.lobby.say(f"new-{id}"), self.values.get(id, FRESH)
        return Field(id, label, value, choices, switch=switch)

    def _switch(self, id: str, *values: str) -> Field:
        say = self.lobby.say
        return self._choice(id, {value: say(f"new-{id}-{value}") for value in values}, switch=True)

    def _typed(self, id: str) -> Field:
        say = self.lobby.say
        none = say("new-invited-none") if id == "invited" else ""
        label, value, prompt = say(f"new-{id}"), self.values[id], say(f"new-{id}-prompt")
        return Field(id, label, value, said=value or none, prompt=prompt)

    def player(self, player: str) -> str:
        return self.lobby.say("person") if player == HUMAN else super().player(player)

    def seat_help(self) -> str:
        return ""

    @property
    def wish(self) -> MakeTable:
        """The request that creates the table."""
        values, save, fixed = self.values, self.save, self.scenario.fixed
        return MakeTable(
            title=values["name"],
            game=self.game.id,
            scenario=self.scenario.id,
            seats={
                seat: "" if seat in fixed or player == HUMAN else player
                for seat, player in self.players.items()
            },
            options=self.chosen,
            public=values["access"] == "public",
            invited=tuple(values["invited"].split()),
            decision_clock=int(values["decision-clock"]),
            game_clock=int(values["game-clock"]),
            absence=int(values["absence"]),
            watch=values["watch"],
            save=save.name if save is not None else "",
        )


def offered(plugin: GamePlugin, digest: str = "") -> GameOffered:
    """Return a game with everything that can be chosen for it."""
    scenarios = tuple(
        ScenarioOffered(
            id=scenario.id,
            seats=scenario.seats,
            fixed=dict(scenario.fixed or {}),
            options={option.name: option.values for option in plugin.settings(scenario.id)},
        )
        for scenario in plugin.scenarios()
    )
    return GameOffered(id=plugin.id, digest=digest, scenarios=scenarios, bots=bot_names(plugin.id))
