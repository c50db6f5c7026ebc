"""Setting up a new game: game, players, seed, undo."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.play.last_form import keep_values, last_values
from weimar_tui.play.saves import learnt_lessons, list_saves
from weimar_tui.registry import game_ids
from weimar_tui.server.fields import Field
from weimar_tui.server.forms import NewGame
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.screen import LocalScreen
from weimar_tui.tui.settings import SECONDS, Pace

_WIDE = 100
"""Columns of the whole form."""
_PREVIEW = 2
"""Rows below the list for help on a row."""
_ROOMY = 12
"""Rows left below the form from which there is room between them."""
_LEAST_PICTURE = 6
_LEAST_ABOUT = 4
_PICTURE = 48
"""Columns of the picture where there is room for all of it."""


class NewGameScreen(LocalScreen, FormScreen):
    """A short form: Enter on the first row starts the game, left and right change a row, Enter on
    a heading shows its group."""

    ways_first = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new.left"),
        Binding("right", "change(1)", "change", id="new.right"),
        Binding("equals_sign", "last_time", "like last time", id="new.last-time"),
        Binding("l", "lesson", "lesson", id="new.lesson"),
        Binding("escape", "leave", "back", id="new.leave"),
        Binding("question_mark,f1", "help", "help", id="new.help"),
    ]

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
        self._learnt = learnt_lessons(list_saves(local.saves))
        yield from super().compose()
        yield Pane(self.look, self._draw_about, id="about", focusable=False)
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def on_mount(self) -> None:
        self.fill("begin")
        self.form.focus()

    # --- how it reads ---------------------------------------------------------------------------
    def pictured(self) -> LoadedGame:
        return self.here.loaded(self.new.game.id)

    def heading(self) -> tuple[str, str]:
        return f"{self.words.ui('new-title')} · {self.new.words.title()}", ""

    def fields(self) -> list[Field]:
        """Return the fields; the scenario is described below them if there is room."""
        fields = self.new.fields()
        if self.query_one("#about", Pane).placed is None:
            return fields
        return [replace(one, about={}) if one.id == "scenario" else one for one in fields]

    def hidden_fields(self) -> list[Field]:
        return self.new.hidden_fields()

    def ways(self) -> list[Field]:
        say = self.words.ui
        help, summary = say("new-help-begin"), self.new.summary()
        return [Field("begin", say("new-begin"), said=summary, help=help)]

    def fill(self, at: str) -> None:
        """Fill the form and update the scenario's description and picture."""
        super().fill(at)
        for name in ("about", "picture"):
            self.query_one(f"#{name}", Pane).show()

    def _draw_about(self, canvas: Canvas) -> None:
        """Describe the scenario; below, the lesson and what was played last time."""
        words, scenario = self.new.words, self.new.scenario.id
        hints = self._hints()
        room = canvas.height - len(hints) - bool(hints)
        canvas.put(0, 0, words.scenario(scenario), "strong")
        about = words.scenario_about(scenario)
        y = canvas.paragraph(0, 1, about, "muted", rows=max(1, room - 1)) + 1
        for place, (key, text) in enumerate(hints, 1):
            x = canvas.put(0, y, key, "key") + 2 * bool(key)
            # A long text takes another row if the hints below it still have theirs.
            rows = max(1, canvas.height - y - (len(hints) - place))
            y = canvas.paragraph(x, y, text, "muted", rows=rows)

    def _hints(self) -> list[tuple[str, str]]:
        """Return keys with what they do here."""
        say, key_of = self.words.ui, self.here.key_of
        hints = []
        if lesson := self._lesson():
            hints.append((key_of("new.lesson", "l"), lesson))
        if last_values(self.local.saves, self.new.game.id):
            hints.append((key_of("new.last-time", "="), say("new-like-last-time")))
        return hints

    def _lesson(self) -> str:
        """An invitation to learn; after a first lesson, the next one's name; "" after all."""
        loaded = self.pictured()
        lessons = [one.id for one in loaded.plugin.lessons()]
        left = [one for one in lessons if (self.new.game.id, one) not in self._learnt]
        if not left:
            return ""
        if len(left) == len(lessons):
            return self.words.ui("new-lesson")
        return loaded.words.text(f"learn-game-{left[0]}")

    def _draw_foot(self, canvas: Canvas) -> None:
        say, key_of = self.words.ui, self.here.key_of
        keys = [
            (key_of("choice.take", "Enter"), "take"),
            ("↑↓", "rows"),
            ("←→", "change"),
            (key_of("new.help", "?"), "help"),
            (key_of("new.leave", "Esc"), "back"),
        ]
        draw_foot(canvas, (), [(key, say(f"new-foot-{name}")) for key, name in keys])

    def place_all(self, width: int, height: int) -> None:
        """Place the rows on top, and the picture and the scenario below them."""
        wide = min(_WIDE, width - 2)
        x = (width - wide) // 2
        rows = 1 + len(self.new.fields()) + 1 + _PREVIEW  # an empty row first
        roomy = height - rows - 2 >= _ROOMY
        rows = min(rows, height - 2)
        top = min(3, max(0, (height - rows - 24) // 3)) if roomy else 0
        below = top + 1 + rows + roomy
        left = height - 1 - below
        tall = min(left, _PICTURE * 15 // 32)
        pictured = self.look.paints and tall >= _LEAST_PICTURE
        beside = tall * 32 // 15 if pictured else 0
        about = Place(x + beside + 2 * pictured, below, wide - beside - 2 * pictured, max(0, left))
        self.put(
            {
                "head": Place(x, top, wide, 1),
                "form": Place(x, top + 1, wide, rows),
                "picture": Place(x, below, beside, tall) if pictured else None,
                "about": about if left >= _LEAST_ABOUT else None,
                "foot": Place(0, height - 1, width, 1),
            }
        )
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

    def action_last_time(self) -> None:
        """Choose what was chosen for the last game of this kind."""
        if values := last_values(self.local.saves, self.new.game.id):
            self.new.take(values)
            self.fill("begin")
            self.refit()

    def action_lesson(self) -> None:
        """Leave the form for the lesson of the chosen game."""
        from weimar_tui.tui.lessons import choose_lesson

        if self.pictured().plugin.lessons():
            self.dismiss(None)
            self.local.turn_to(self.new.game.id)
            choose_lesson(self.local)

    def go(self, way: str) -> None:
        """Start the game."""
        new, here = self.new, self.local
        keep_values(here.saves, new.game.id, new.values)
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
