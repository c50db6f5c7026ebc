"""The forms for a new game and a new table: fields, values, and dependencies.

Nothing is drawn here: the app shows fields as rows, line mode prints them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from weimar_tui.play.seeds import new_seed
from weimar_tui.players import HUMAN
from weimar_tui.registry import plugin_of
from weimar_tui.server.fields import DETAILS, RULES, Field, FoldedForm
from weimar_tui.server.offers import offered
from weimar_tui.server.replies import GameOffered, ScenarioOffered
from weimar_tui.text.messages import GameMessages, Messages

SEAT = "seat:"
"""Prefix of the field id of a seat."""

OPTION = "option:"
"""Prefix of the field id of a game's own option."""

NOBODY, SEVERAL, MIXED, NO_BOTS = "nobody", "several", "mixed", "none"
"""Values of the short fields: who plays here, and the level of all bots."""


def free_undo(words: Messages, value: str, help: str) -> Field:
    """Return the field that allows undoing picks the rules would not."""
    choices = {answer: words.ui(f"new-free-undo-{answer}") for answer in ("no", "yes")}
    label = words.ui("new-free-undo")
    return Field("free-undo", label, value, choices, help=help, switch=True)


class GameForm(FoldedForm):
    """The fields of every new game: game, scenario, players and the game's own options.

    `games` are the available games, the default first; `game_words` returns a game's messages.
    `values` are the chosen values by field; those of hidden fields are kept.
    """

    def __init__(
        self, games: Sequence[GameOffered], game_words: Callable[[str], GameMessages]
    ) -> None:
        super().__init__()
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
        match field:
            case "fold:rules" | "fold:details":
                self.fold(field)
            case "me":
                self._take_me(value)
            case "bots":
                self._take_bots(value)
            case _:
                self.values[field] = value
        match field:
            case "game":
                self._take_game(value)
            case "scenario" | "players":
                self._take_scenario()

    @property
    def _free(self) -> list[str]:
        """The seats that can be chosen for."""
        return [seat for seat in self.seats if seat not in self.scenario.fixed]

    def _take_me(self, value: str) -> None:
        """Put the person in one seat, in none, or people in all; bots take the other seats."""
        bot = self.bots if self.bots in self.game.bots else self._usual_bot
        for seat in self._free:
            is_person = value in (seat, SEVERAL)
            if is_person:
                self.values[SEAT + seat] = HUMAN
            elif self.values[SEAT + seat] == HUMAN:
                self.values[SEAT + seat] = bot

    def _take_bots(self, value: str) -> None:
        """Set the level of every bot."""
        if value in self.game.bots:
            for seat in self._free:
                if self.values[SEAT + seat] != HUMAN:
                    self.values[SEAT + seat] = value

    @property
    def _usual_bot(self) -> str:
        return self.game.bots[0] if self.game.bots else HUMAN

    @property
    def me(self) -> str:
        """The seat of the only person here, NOBODY or SEVERAL."""
        people = [seat for seat, player in self.players.items() if player == HUMAN]
        return people[0] if len(people) == 1 else SEVERAL if people else NOBODY

    @property
    def bots(self) -> str:
        """The bot in all seats that have one, MIXED or NO_BOTS."""
        players = {self.values[SEAT + seat] for seat in self._free} - {HUMAN}
        return next(iter(players)) if len(players) == 1 else MIXED if players else NO_BOTS

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
        free = self._free
        for seat in self.seats:
            self.values.setdefault(SEAT + seat, self._usual(seat, free))
        for name, values in scenario.options.items():
            if self.values.get(OPTION + name) not in values:
                self.values[OPTION + name] = values[0]

    def _usual(self, seat: str, free: Sequence[str]) -> str:
        """Return the usual player for one of the `free` seats."""
        return HUMAN

    # --- how it reads ---------------------------------------------------------------------------
    def main_fields(self) -> list[Field]:
        """Return the fields that are always shown."""
        return self.game_fields()

    def groups(self) -> dict[str, list[Field]]:
        """Return the fields of each group by its heading."""
        return {RULES: self.option_fields(), DETAILS: self.detail_fields()}

    def detail_fields(self) -> list[Field]:
        """Return the fields of the last group."""
        return self.seat_fields()

    def is_changed(self, field: Field) -> bool:
        """Whether a field differs from its default; other fields tell about seats."""
        if field.id.startswith(SEAT):
            return False
        return bool(field.choices) and field.value != next(iter(field.choices))

    def who_fields(self) -> list[Field]:
        """Return the short fields for seats: who plays here, and the level of all bots."""
        words, say, free = self.words, self.words.ui, self._free
        if not self.game.bots or not free:
            return []
        people = {seat: words.seat(seat) for seat in free}
        people |= {one: say(f"new-me-{one}") for one in (NOBODY, SEVERAL)}
        levels = {bot: words.bot_name(bot) for bot in self.game.bots}
        now = self.bots
        if now in (MIXED, NO_BOTS):
            levels = {now: say(f"new-bots-{now}")} | (levels if now == MIXED else {})
        about = {bot: words.player_about(bot) for bot in self.game.bots}
        return [
            replace(
                Field("me", say("new-me"), self.me, people, help=say("new-help-me")),
                note=_others(people, self.me),
            ),
            replace(
                Field("bots", say("new-bots"), now, levels, about, help=say("new-help-bots")),
                note=_others(levels, now),
            ),
        ]

    def summary(self) -> str:
        """What would begin, in one line."""
        words, players, me = self.words, self.players, self.me
        people = sum(player == HUMAN for player in players.values())
        number = sum(self.values[SEAT + seat] != HUMAN for seat in self._free)
        kind = me if me in (NOBODY, SEVERAL) else "me"
        seat = words.seat(me) if kind == "me" else ""
        bots = self.bots
        level = words.bot_name(bots) if bots not in (MIXED, NO_BOTS) else ""
        of = "level" if level else "none"
        parts = [
            words.ui("new-starts-me", kind=kind, seat=seat, number=people),
            words.ui("new-starts-bots", number=number, level=level, of=of) if number else "",
        ]
        return " · ".join(filter(None, parts))

    def game_fields(self) -> list[Field]:
        """Return the fields for game, scenario and number of players, except those with
        a single value."""
        words, fields = self.words, []
        if len(self.games) > 1:
            titles = {id: self.game_words(id).title() for id in self.games}
            note = _others(titles, self.values["game"])
            fields.append(replace(self._field("game", titles), note=note))
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


def _others(choices: Mapping[str, str], now: str) -> str:
    """Return the texts of the choices that are not the present one."""
    return " · ".join(text for id, text in choices.items() if id != now)


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
            "seed": seed or new_seed(),
            "free-undo": "no",
            "pace": pace,
        }
        self._begun_with = dict(self.values)

    def _usual(self, seat: str, free: Sequence[str]) -> str:
        return HUMAN if seat == free[0] else self._usual_bot

    @property
    def _usual_bot(self) -> str:
        return plugin_of(self.game.id).usual_bot

    def is_changed(self, field: Field) -> bool:
        if field.id in self._begun_with and field.id in ("seed", "free-undo", "pace"):
            return field.value != self._begun_with[field.id]
        return super().is_changed(field)

    def choose(self, field: str, value: str) -> None:
        """Set a field; an empty text keeps the seed."""
        if value or field != "seed":
            super().choose(field, value)

    def main_fields(self) -> list[Field]:
        return [*self.game_fields(), *self.who_fields()]

    def detail_fields(self) -> list[Field]:
        words, values = self.words, self.values
        label, help = words.ui("new-seed"), words.ui("new-help-seed")
        prompt = words.text("plain-seed", seed=values["seed"])
        fields = [
            *self.seat_fields(),
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

    def take(self, values: Mapping[str, str]) -> None:
        """Choose again what was chosen for another game, as far as it can be chosen now."""
        for id in ("game", "scenario", "players"):
            field = next((one for one in self.game_fields() if one.id == id), None)
            if field is not None and values.get(id) in field.choices:
                self.choose(id, values[id])
        rest = [*self.seat_fields(), *self.option_fields(), *self.detail_fields()]
        for field in rest:
            if values.get(field.id) in field.choices:
                self.choose(field.id, values[field.id])
