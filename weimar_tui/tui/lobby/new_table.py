"""Making a table: who plays, who may sit, clocks, what spectators see."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from weimar_tui.table.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS
from weimar_tui.table.limits import is_name
from weimar_tui.table.wire import AnyReply, GameOffered, MakeTable, SavedGame, ScenarioOffered
from weimar_tui.text.words import GameWords
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.form import FormScreen, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lobby.screen import ServedScreen

_LEAST_ROWS = 18
_PERSON = ""
_OWN = "option:"


class NewTableScreen(ServedScreen, FormScreen):
    """A form: up and down between rows, left and right change a row, Enter on the last makes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new-table.left"),
        Binding("right,l", "change(1)", "change", id="new-table.right"),
        Binding("escape", "leave", "back", id="new-table.leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.name_said = ""
        self.invited: tuple[str, ...] = ()
        self.at: dict[str, int] = {}

    def heard(self, reply: AnyReply) -> None:
        """Nothing that is said changes the form."""

    @property
    def _game(self) -> GameOffered:
        """The game chosen: that of the save to go on with, if there is one."""
        games, save = self.link.welcome.games, self._save
        chosen = save.game if save is not None else ""
        at = self.at.get("game", 0)
        return self.link.welcome.game(chosen) or games[at % len(games)]

    @property
    def _words(self) -> GameWords:
        """The words of the game chosen."""
        return self.served.playset(self._game.id).words

    @property
    def _scenario(self) -> ScenarioOffered:
        scenarios, save = self._game.scenarios, self._save
        if save is not None:
            return self._game.scenario(save.scenario) or scenarios[0]
        return scenarios[self.at.get("scenario", 0) % len(scenarios)]

    @property
    def _save(self) -> SavedGame | None:
        at = self.at.get("save", 0)
        return self.link.lobby.saves[at - 1] if at else None

    @property
    def _seats(self) -> tuple[str, ...]:
        """The seats that are played, with a person or a bot to choose for each."""
        scenario, save = self._scenario, self._save
        if save is not None:
            return save.seats
        return scenario.seats[self.at.get("players", 0) % len(scenario.seats)]

    def _options(self, row: str) -> tuple[object, ...]:
        welcome, scenario = self.link.welcome, self._scenario
        if row in self._seats:
            return () if row in scenario.fixed else (_PERSON, *self._game.bots)
        if row.startswith(_OWN):
            return scenario.options[row.removeprefix(_OWN)]
        return {
            "game": tuple(game.id for game in welcome.games),
            "scenario": tuple(scenario.id for scenario in self._game.scenarios),
            "players": tuple(len(seats) for seats in scenario.seats),
            "save": ("", *(save.name for save in self.link.lobby.saves)),
            "access": ("public", "private"),
            "decision-clock": DECISION_CLOCKS,
            "game-clock": GAME_CLOCKS,
            "absence": ABSENCES,
            "watch": ("open", "all"),
        }.get(row, ())

    def _value(self, row: str) -> object:
        options = self._options(row)
        return options[self.at.get(row, 0) % len(options)]

    def _said(self, row: str) -> str:
        words = self.lobby_words
        value = self._value(row) if self._options(row) else None
        match row:
            case "name":
                return self.name_said
            case "invited":
                return " ".join(self.invited) or words.say("new-invited-none")
            case "decision-clock" | "game-clock" | "absence":
                assert isinstance(value, int)
                return words.duration(value)
            case "save":
                return str(value) or words.say("new-save-none")
            case "access" | "watch":
                return words.say(f"new-{row}-{value}")
            case "scenario":
                return self._words.scenario(str(value))
            case _ if value is None:
                return self._words.player(self._scenario.fixed[row])
            case "game":
                return self.served.playset(str(value)).words.title()
            case _ if row.startswith(_OWN):
                return self._words.option_of_game(row.removeprefix(_OWN), str(value))
            case _ if value == _PERSON:
                return words.say("person")
            case _ if row in self._seats:
                return self._words.player(str(value))
            case _:
                return str(value)

    def _rows(self) -> list[str]:
        rows = ["name"]
        if self._save is None:
            rows += ["game"] if len(self.link.welcome.games) > 1 else []
            rows += ["scenario"]
            rows += ["players"] if len(self._scenario.seats) > 1 else []
            rows += [f"{_OWN}{name}" for name in self._scenario.options]
        rows += [*self._seats, "access", "invited"]
        rows += ["decision-clock", "game-clock", "absence", "watch"]
        return [*rows, "save"] if self.link.lobby.saves else rows

    def arrived(self) -> None:
        self.fill("begin")
        self.form.focus()

    def rows(self) -> list[Row]:
        return [
            Row(row, self._label(row), self._said(row), len(self._options(row)) > 1)
            for row in self._rows()
        ]

    def ways(self) -> list[Row]:
        return [Row("begin", "", self.lobby_words.say("new-begin"))]

    def _label(self, row: str) -> str:
        if row in self._seats:
            return self._words.seat(row)
        if row.startswith(_OWN):
            return self._words.option_of_game(row.removeprefix(_OWN))
        if row == "players":
            return self._words.ui("new-players")
        return self.lobby_words.say(f"new-{row}")

    def heading(self) -> tuple[str, str]:
        return self.lobby_words.say("new-title"), self.lobby_words.say("new-keys")

    def place_all(self, width: int, height: int) -> None:
        wide = min(84, width - 4)
        x = (width - wide) // 2
        rows = min(max(_LEAST_ROWS, len(self._rows()) + 1), height - 5)
        top = max(0, (height - rows - 5) // 2)
        self.put(
            {
                "head": Place(x, top, wide, 5),
                "form": Place(x, top + 5, wide, rows),
            }
        )

    def change(self, row: str, by: int) -> None:
        options = self._options(row)
        if options:
            self.at[row] = (self.at.get(row, 0) + by) % len(options)
            self.fill(row)
            self.refit()

    def action_leave(self) -> None:
        self.dismiss(None)

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        words = self.lobby_words
        match message.option:
            case "begin":
                self._begin()
            case "name":
                dialog = EntryDialog(words.say("new-name"), words.say("new-name-prompt"))
                self.app.push_screen(dialog, self._named)
            case "invited":
                dialog = EntryDialog(
                    words.say("new-invited"),
                    words.say("new-invited-prompt"),
                    " ".join(self.invited),
                )
                self.app.push_screen(dialog, self._guests_named)
            case _:
                self.action_change(1)

    def _named(self, name: str | None) -> None:
        self.name_said = (name or "")[:40]
        self.fill("name")

    def _guests_named(self, names: str | None) -> None:
        said = (names or "").replace(",", " ").split()
        self.invited = tuple(name for name in said if is_name(name))[:16]
        self.fill("invited")

    def _begin(self) -> None:
        decision, game = self._value("decision-clock"), self._value("game-clock")
        absence, scenario = self._value("absence"), self._scenario
        assert isinstance(decision, int) and isinstance(game, int) and isinstance(absence, int)
        wish = MakeTable(
            title=self.name_said,
            game=self._game.id,
            scenario=scenario.id,
            seats={
                seat: "" if seat in scenario.fixed else str(self._value(seat))
                for seat in self._seats
            },
            options={name: str(self._value(f"{_OWN}{name}")) for name in scenario.options},
            absence=absence,
            public=self._value("access") == "public",
            invited=self.invited,
            decision_clock=decision,
            game_clock=game,
            watch=str(self._value("watch")),
            save=self._save.name if self._save is not None else "",
        )
        self.served.making = True
        self.link.send(wish)
        self.dismiss(None)
