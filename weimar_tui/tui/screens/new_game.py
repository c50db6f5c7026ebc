"""Setting up a new game: which one, who sits where, the seed, undo."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.bots.players import bot_names
from weimar_tui.chairs import HUMAN
from weimar_tui.offer import Option, Scenario
from weimar_tui.registry import game_ids, offer_of
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.form import FormScreen, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.local import LocalScreen
from weimar_tui.tui.settings import SECONDS, Pace

PACES = tuple(SECONDS)
_ABOUT_ROWS = 4
"""Rows that tell of the scenario below the form, where there are so many."""

_LEAST_ROWS = 13
_SEAT = "seat:"
_OPTION = "option:"


class NewGameScreen(LocalScreen, FormScreen):
    """A form: up and down between rows, left and right change a row, Enter on the last begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new.left"),
        Binding("right,l", "change(1)", "change", id="new.right"),
        Binding("escape", "leave", "back", id="new.leave"),
        Binding("question_mark,f1", "help", "help", id="new.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.roomy = False
        self.values: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Pane(self.look, self._draw_about, id="about", focusable=False)

    def on_mount(self) -> None:
        settings = self.here.preferences.settings
        self.values = {
            "seed": self.local.seed or str(secrets.randbelow(1_000_000)),
            "free-undo": "no",
            "pace": settings.pace if self.here.motion else "fast",
        }
        self._take_up_game()
        self.fill("begin")
        self.form.focus()

    # --- what there is to choose ----------------------------------------------------------------
    def _take_up_game(self) -> None:
        """Offer what the present game offers, its usual scenario first."""
        self.playset = self.here.playset()
        self.scenarios = {one.id: one for one in self.playset.offer.scenarios()}
        self.values["game"] = self.playset.game.id
        self.values.pop("players", None)
        self.values["scenario"] = next(iter(self.scenarios))
        self._take_up_scenario()

    def _take_up_scenario(self) -> None:
        """The number of players chosen before, if it can be played; else the usual one."""
        if self.values.get("players") not in self._choices("players"):
            self.values["players"] = str(len(self.scenario.seats[0]))
        self._take_up_seats()
        for option in self.options:
            self.values.setdefault(_OPTION + option.name, option.values[0])

    def _take_up_seats(self) -> None:
        """Whoever sat there before stays; else a person in the first free chair, bots elsewhere."""
        fixed, usual = self.scenario.fixed or {}, self.playset.offer.usual_bot
        free = [seat for seat in self.seats if seat not in fixed]
        for seat in self.seats:
            self.values.setdefault(_SEAT + seat, HUMAN if seat == free[0] else usual)

    @property
    def scenario(self) -> Scenario:
        """The scenario chosen."""
        return self.scenarios[self.values["scenario"]]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats at the number of players chosen."""
        wanted = self.values["players"]
        seats = self.scenario.seats
        return next((one for one in seats if str(len(one)) == wanted), seats[0])

    @property
    def options(self) -> tuple[Option, ...]:
        """What the game lets one choose besides."""
        return tuple(self.playset.offer.options(self.scenario.id))

    def _rows(self) -> list[str]:
        rows = ["game"] if len(game_ids()) > 1 else []
        rows.append("scenario")
        if len(self.scenario.seats) > 1:
            rows.append("players")
        rows += [_SEAT + seat for seat in self.seats]
        rows += [_OPTION + option.name for option in self.options]
        return [*rows, "seed", "free-undo", "pace"]

    def _choices(self, row: str) -> tuple[str, ...]:
        kind, _, name = row.partition(":")
        match kind:
            case "game":
                return game_ids()
            case "scenario":
                return tuple(self.scenarios)
            case "players":
                return tuple(str(len(seats)) for seats in self.scenario.seats)
            case "seat":
                fixed = self.scenario.fixed or {}
                return () if name in fixed else (HUMAN, *bot_names(self.playset.game.id))
            case "option":
                return next(option.values for option in self.options if option.name == name)
            case "free-undo":
                return ("no", "yes")
            case "pace":
                return PACES
            case _:
                return ()

    # --- how it reads ---------------------------------------------------------------------------
    def _label(self, row: str) -> str:
        words, (kind, _, name) = self.playset.words, row.partition(":")
        match kind:
            case "seat":
                return words.seat(name)
            case "option":
                return words.option_of_game(name)
            case _:
                return words.ui(f"new-{row}")

    def _said(self, row: str) -> str:
        words, (kind, _, name), value = self.playset.words, row.partition(":"), self.values[row]
        match kind:
            case "game":
                return words.pick(offer_of(value).names)
            case "scenario":
                return words.scenario(value)
            case "seat":
                return words.player((self.scenario.fixed or {}).get(name, value))
            case "option":
                return words.option_of_game(name, value)
            case "seed" | "players":
                return value
            case _:
                return words.ui(f"new-{row}-{value}")

    def _help(self, row: str) -> str:
        words, (kind, _, name) = self.playset.words, row.partition(":")
        if kind == "option":
            return words.option_help(name)
        if kind == "seat" and (about := words.player_about(self.values[row])):
            return about
        return words.ui(f"new-help-{kind}")

    def heading(self) -> tuple[str, str]:
        return self.words.ui("new-title"), self.words.ui("new-keys")

    def rows(self) -> list[Row]:
        rows = []
        for row in self._rows():
            help = self._about() if row == "scenario" and not self.roomy else self._help(row)
            many = len(self._choices(row)) > 1
            rows.append(Row(row, self._label(row), self._said(row), many, help))
        return rows

    def ways(self) -> list[Row]:
        return [Row("begin", "", self.words.ui("new-begin"), help=self._help("begin"))]

    def fill(self, at: str) -> None:
        """Tell of the scenario too."""
        super().fill(at)
        self.query_one("#about", Pane).show()

    def _about(self) -> str:
        """The chosen scenario in a sentence or two."""
        return self.playset.words.scenario_about(self.scenario.id)

    def _draw_about(self, canvas: Canvas) -> None:
        if self.values:
            canvas.put(0, 0, self.playset.words.scenario(self.scenario.id), "strong")
            canvas.paragraph(0, 1, self._about(), "muted", rows=canvas.height - 1)

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        x = (width - wide) // 2
        rows = max(_LEAST_ROWS, len(self._rows()) + 1 if self.values else 0) + 2
        rows = min(rows, height - 6)
        top = max(0, (height - rows - 7) // 2)
        self.roomy = height - top - rows - 6 >= _ABOUT_ROWS
        about = Place(x + 1, top + rows + 6, wide - 1, _ABOUT_ROWS) if self.roomy else None
        self.put(
            {
                "head": Place(x, top, wide, 5),
                "form": Place(x, top + 5, wide, rows),
                "about": about,
            }
        )
        current = self.form.choice.current
        if current is not None:
            self.fill(current.id)

    # --- keys -----------------------------------------------------------------------------------
    def change(self, row: str, by: int) -> None:
        """The next or the previous value of the row."""
        options = self._choices(row)
        if not options:
            return
        self.values[row] = options[(options.index(self.values[row]) + by) % len(options)]
        if row == "game":
            self.local.choose_game(self.values[row])
            self._take_up_game()
        elif row == "scenario":
            self._take_up_scenario()
        elif row == "players":
            self._take_up_seats()
        self.fill(row)
        self.refit()

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_help(self) -> None:
        """What the chosen scenario is, and what the rows are for."""
        from weimar_tui.tui.help import show_help

        page = self.playset.words.scenario_page(self.scenario.id)
        show_help(self.here, "new-game", page)

    @on(ChoicePane.Picked)
    async def _picked(self, message: ChoicePane.Picked) -> None:
        if message.option == "begin":
            self._begin()
        elif message.option == "seed":
            words = self.words
            dialog = EntryDialog(
                words.ui("new-seed"), words.ui("new-help-seed"), self.values["seed"]
            )
            self.app.push_screen(dialog, self._seed_typed)
        else:
            self.action_change(1)

    def _seed_typed(self, seed: str | None) -> None:
        if seed:
            self.values["seed"] = seed
        self.fill("seed")

    def _chosen(self) -> dict[str, Any]:
        """The options of the game."""
        chosen = {option.name: self.values[_OPTION + option.name] for option in self.options}
        return self.playset.offer.new_game_options(self.scenario.id, self.seats, chosen)

    def _begin(self) -> None:
        values, here, fixed = self.values, self.local, self.scenario.fixed or {}
        here.go_at(cast("Pace", values["pace"]))
        self.dismiss(None)
        here.new_game(
            self.playset,
            self.scenario.id,
            {seat: fixed.get(seat, values[_SEAT + seat]) for seat in self.seats},
            values["seed"],
            free_undo=values["free-undo"] == "yes",
            options=self._chosen(),
        )
