"""Setting up a new game: game, players, seed, undo."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.registry import game_ids
from weimar_tui.server.forms import Field, NewGame
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import LocalScreen
from weimar_tui.tui.settings import SECONDS, Pace

_ABOUT_ROWS = 4
"""Rows for the scenario's description below the form, if they fit."""

_LEAST_ROWS = 13


class NewGameScreen(LocalScreen, FormScreen):
    """A form: up and down between rows, left and right change a row, Enter on the last starts the
    game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new.left"),
        Binding("right,l", "change(1)", "change", id="new.right"),
        Binding("escape", "leave", "back", id="new.leave"),
        Binding("question_mark,f1", "help", "help", id="new.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.roomy = False

    def compose(self) -> ComposeResult:
        local, preferred = self.local, self.here.preferences.settings.pace
        self.new = NewGame(
            game_ids(),
            lambda id: local.loaded(id).words,
            seed=local.seed or "",
            paces=tuple(SECONDS),
            pace=preferred if local.motion else "fast",
        )
        self.new.choose("game", local.game_id)
        yield from super().compose()
        yield Pane(self.look, self._draw_about, id="about", focusable=False)

    def on_mount(self) -> None:
        self.fill("begin")
        self.form.focus()

    # --- how it reads ---------------------------------------------------------------------------
    def pictured(self) -> LoadedGame:
        return self.here.loaded(self.new.game.id)

    def heading(self) -> tuple[str, str]:
        return self.words.ui("new-title"), self.words.ui("new-keys")

    def fields(self) -> list[Field]:
        """Return the fields, with the scenario's description in the last one if there is room."""
        fields = self.new.fields()
        if not self.roomy:
            return fields
        return [replace(one, about={}) if one.id == "scenario" else one for one in fields]

    def ways(self) -> list[Field]:
        words = self.words
        return [Field("begin", words.ui("new-begin"), help=words.ui("new-help-begin"))]

    def fill(self, at: str) -> None:
        """Fill the form and update the scenario's description and picture."""
        super().fill(at)
        for name in ("about", "picture"):
            self.query_one(f"#{name}", Pane).show()

    def _draw_about(self, canvas: Canvas) -> None:
        words, scenario = self.new.words, self.new.scenario.id
        canvas.put(0, 0, words.scenario(scenario), "strong")
        about = words.scenario_about(scenario)
        canvas.paragraph(0, 1, about, "muted", rows=canvas.height - 1)

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        rows = max(_LEAST_ROWS, len(self.fields()) + 1) + 2
        rows = min(rows, height - 6)
        top = max(0, (height - rows - 7) // 2)
        self.roomy = height - top - rows - 6 >= _ABOUT_ROWS
        x = self.place_form(width, top, wide, rows)
        about = Place(x + 1, top + rows + 6, wide - 1, _ABOUT_ROWS) if self.roomy else None
        self.put({"about": about})
        current = self.form.choice.current
        if current is not None:
            self.fill(current.id)

    # --- keys -----------------------------------------------------------------------------------
    def choose(self, field: str, value: str) -> None:
        self.new.choose(field, value)
        if field == "game":
            self.local.choose_game(value)

    def action_help(self) -> None:
        """Explain the chosen scenario and the rows."""
        from weimar_tui.tui.help import show_help

        page = self.new.words.scenario_page(self.new.scenario.id)
        show_help(self.here, "new-game", page)

    def go(self, way: str) -> None:
        """Start the game."""
        new, here = self.new, self.local
        here.go_at(cast("Pace", new.values["pace"]))
        self.dismiss(None)
        here.new_game(
            here.loaded(new.game.id),
            new.scenario.id,
            new.players,
            new.values["seed"],
            free_undo=new.values["free-undo"] == "yes",
            options=new.options,
        )
