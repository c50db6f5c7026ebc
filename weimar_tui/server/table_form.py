"""The form for a new table at a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from weimar_tui.players import HUMAN
from weimar_tui.registry import usual_windows
from weimar_tui.server.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS, SLOW
from weimar_tui.server.fields import DETAILS, RULES, Field
from weimar_tui.server.finding import language_choices, level_of
from weimar_tui.server.forms import GameForm
from weimar_tui.server.limits import LONGEST_TITLE, MOST_INVITED, is_name, plain_text
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import SavedGame, Welcome
from weimar_tui.server.requests import MakeTable
from weimar_tui.server.wire import (
    VACATIONS,
    WHOLE_VACATION,
    WINDOWS,
    Level,
    pace_name,
    vacation_of,
    window_of,
)
from weimar_tui.text.messages import GameMessages

_WHO = ("", "settled", "new")
"""Who can take a seat: everyone, or by whether their rating is provisional."""


FRESH = "fresh"
"""The value for a new game instead of a saved one."""


_CLOCKS = {"decision-clock": DECISION_CLOCKS, "game-clock": GAME_CLOCKS, "absence": ABSENCES}
"""Available time limits in seconds, by purpose."""


class NewTable(GameForm):
    """The form for a table on a server: people in every seat unless a bot is chosen."""

    def __init__(
        self,
        welcome: Welcome,
        saves: Sequence[SavedGame],
        lobby: LobbyMessages,
        game_words: Callable[[str], GameMessages],
        *,
        rated: bool = True,
    ) -> None:
        """Offer the games of `welcome`, and resuming one of `saves`. `rated`: the player can play
        rated games now."""
        self.lobby = lobby
        self.saves = {save.name: save for save in saves}
        self.has_ratings = welcome.has_account
        super().__init__(welcome.games, game_words)
        self.values |= {"name": "", "access": "public", "invited": "", "watch": "open", "pace": ""}
        self.values |= {"window": "0", "level": "", "who": "", "language": ""}
        self.values |= {"vacation": str(VACATIONS[0]), "rated": "people" if rated else "no"}
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
                value = plain_text(value, LONGEST_TITLE)
            case "level":
                level = level_of(value)
                limits = (str(level.low or ""), str(level.high or ""))
                value = "–".join(limits) if any(limits) else ""
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

    def main_fields(self) -> list[Field]:
        fields: list[Field] = []
        if self.saves:
            none = self.lobby.say("new-save-none")
            fields.append(self._choice("save", {FRESH: none} | {name: name for name in self.saves}))
        if self.save is None:
            fields += self.game_fields()
        fields.append(self._choice("pace", self.lobby.paces))
        if windows := self._windows:
            fields.append(self._choice("window", windows))
        fields.append(self._switch("access", "public", "private"))
        if self.values.get("access") == "private":
            fields.append(self._typed("invited"))
        return fields

    @property
    def _windows(self) -> dict[str, str]:
        """How long reactions can stay covered, and what that costs; nothing at a quick pace or in
        games without reactions."""
        number = usual_windows(self.game.id)
        if self.values["pace"] not in SLOW or not number:
            return {}
        return {str(window): self.lobby.window(window, number) for window in WINDOWS}

    def groups(self) -> dict[str, list[Field]]:
        rules = [] if self.save is not None else self.option_fields()
        return {RULES: rules, DETAILS: self.detail_fields()}

    def detail_fields(self) -> list[Field]:
        fields = [self._typed("name"), *self.seat_fields()]
        if self.values.get("access") != "private":
            fields.append(self._typed("invited"))
        for clock, lengths in _CLOCKS.items():
            texts = {str(seconds): self.lobby.duration(seconds) for seconds in lengths}
            if clock != "game-clock" or not self.values["pace"]:
                fields.append(self._choice(clock, texts))
        if self.has_ratings and self.values["pace"] in SLOW:
            texts = {str(days): self.lobby.vacation(days) for days in VACATIONS}
            fields.append(self._choice("vacation", texts))
        fields.append(self._switch("watch", "open", "all"))
        if self.has_ratings:
            if self.save is None:
                fields.append(self._switch("rated", "people", "yes", "no"))
            if self.values.get("access") != "private":
                fields.append(self._typed("level"))
                texts = {who: self.lobby.say(f"new-who-{who or 'all'}") for who in _WHO}
                fields.append(self._choice("who", texts))
        fields.append(self._choice("language", language_choices(self.lobby)))
        return fields

    def is_changed(self, field: Field) -> bool:
        if field.prompt:
            return bool(field.value)
        return super().is_changed(field)

    def _choice(self, id: str, choices: Mapping[str, str], *, switch: bool = False) -> Field:
        label, value = self.lobby.say(f"new-{id}"), self.values.get(id, FRESH)
        return Field(id, label, value, choices, switch=switch)

    def _switch(self, id: str, *values: str) -> Field:
        say = self.lobby.say
        texts = {value: say(f"new-{id}-{value}") for value in values}
        return self._choice(id, texts, switch=len(values) == 2)

    def _typed(self, id: str) -> Field:
        say = self.lobby.say
        none = say(f"new-{id}-none") if id in ("invited", "level") else ""
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
            game_clock=0 if values["pace"] else int(values["game-clock"]),
            pace=pace_name(values["pace"]),
            window=window_of(int(values["window"])) if self._windows else 0,
            vacation=vacation_of(int(values["vacation"]))
            if values["pace"] in SLOW
            else WHOLE_VACATION,
            absence=int(values["absence"]),
            watch=values["watch"],
            save=save.name if save is not None else "",
            rated=values["rated"],
            level=level_of(values["level"], values["who"])
            if self.has_ratings and values["access"] == "public"
            else Level(),
            language=values["language"],
        )
