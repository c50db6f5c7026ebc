"""Setting up a new game: who sits where, the seed, take-backs."""

from __future__ import annotations

import secrets
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.scenario_data import load_scenario, scenario_ids
from weimar_tui.text.scenarios import ScenarioWords
from weimar_tui.tui.canvas import Canvas, pad
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.settings import SECONDS

PLAYERS = ("human", "steady", "random")
PACES = tuple(SECONDS)
_ABOUT_ROWS = 4
"""Rows that tell of the scenario below the form, where there are so many."""


class NewGameScreen(WeimarScreen):
    """A form: up and down between rows, left and right change a row, Enter on the last begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "change(-1)", "change", id="new.left"),
        Binding("right,l", "change(1)", "change", id="new.right"),
        Binding("escape", "leave", "back", id="new.leave"),
        Binding("question_mark,f1", "help", "help", id="new.help", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.roomy = False
        self.values: dict[str, str] = {
            "scenario": "main",
            "spd": "human",
            "kpd": "steady",
            "z": "steady",
            "dnvp": "steady",
            "seed": "",
            "take-backs": "no",
            "pace": "normal",
        }

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(self.look, id="form")
        yield Pane(self.look, self._draw_about, id="about", focusable=False)

    def on_mount(self) -> None:
        self.scenarios = ScenarioWords(self.words.lang, self.words.party)
        self.years = self.here.game.components.tables.round_years
        self.values["seed"] = self.here.seed or str(secrets.randbelow(1_000_000))
        settings = self.here.preferences.settings
        self.values["pace"] = settings.pace if self.here.motion else "fast"
        self._fill("begin")
        self.query_one(ChoicePane).focus()

    def _choices(self, row: str) -> tuple[str, ...]:
        if row in PARTIES:
            return () if row in self._by_cards() else PLAYERS
        scenarios = tuple(sorted(scenario_ids(), key=lambda name: name != "main"))
        return {"scenario": scenarios, "take-backs": ("no", "yes"), "pace": PACES}.get(row, ())

    def _by_cards(self) -> tuple[str, ...]:
        """The seats that behaviour cards play in the scenario chosen."""
        return tuple(load_scenario(self.values["scenario"]).card_run)

    def _said(self, row: str, value: str) -> str:
        words = self.words
        if row in self._by_cards():
            return words.ui("player-cards")
        if row in PARTIES:
            return words.ui(f"player-{value}")
        if row == "scenario":
            return words.pick(load_scenario(value).name)
        return value if row == "seed" else words.ui(f"new-{row}-{value}")

    def _fill(self, at: str) -> None:
        words = self.words
        items = []
        for row, value in self.values.items():
            label = words.party(row) if row in PARTIES else words.ui(f"new-{row}")
            said = self._said(row, value)
            many = len(self._choices(row)) > 1
            left, right = self.look.glyph("left"), self.look.glyph("right")
            said = f"{left} {said} {right}" if many else f"  {said}"
            items.append(Item(row, f"{pad(label, 18)}{said}"))
        items.append(Item("begin", words.ui("new-begin")))
        choice = Choice(items=tuple(items))
        choice.preview = {item.id: words.ui(f"new-help-{self._kind(item.id)}") for item in items}
        if not self.roomy:
            choice.preview["scenario"] = self._about()
        choice.go(at)
        self.query_one(ChoicePane).ask(choice)
        self.query_one("#about", Pane).show()

    def _about(self) -> str:
        """The chosen scenario in a sentence or two."""
        return self.scenarios.short(load_scenario(self.values["scenario"]), self.years)

    def _draw_about(self, canvas: Canvas) -> None:
        name = self.scenarios.name(load_scenario(self.values["scenario"]))
        canvas.put(0, 0, name, "strong")
        canvas.paragraph(0, 1, self._about(), "muted", rows=canvas.height - 1)

    def _kind(self, row: str) -> str:
        return "seat" if row in PARTIES else row

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.put(0, 1, self.words.ui("new-title"), "title")
        canvas.put(0, 3, self.words.ui("new-keys"), "muted")

    def place_all(self, width: int, height: int) -> None:
        wide = min(76, width - 4)
        x = (width - wide) // 2
        top = max(0, (height - 22) // 2)
        self.roomy = height - top - 21 >= _ABOUT_ROWS
        head = self.query_one("#head", Pane)
        head.place(Place(x, top, wide, 5))
        head.bar = False
        head.show()
        form = self.query_one(ChoicePane)
        form.place(Place(x, top + 5, wide, 15))
        form.bar = False
        about = self.query_one("#about", Pane)
        about.place(Place(x + 1, top + 21, wide - 1, _ABOUT_ROWS) if self.roomy else None)
        about.bar = False
        current = form.choice.current
        if current is not None:
            self._fill(current.id)
        else:
            form.show()

    def action_change(self, by: int) -> None:
        current = self.query_one(ChoicePane).choice.current
        if current is None:
            return
        options = self._choices(current.id)
        if options:
            now = options.index(self.values[current.id])
            self.values[current.id] = options[(now + by) % len(options)]
            self._fill(current.id)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_help(self) -> None:
        """What the chosen scenario is, and what the rows are for."""
        scenario = load_scenario(self.values["scenario"])
        self.here.show_help("new-game", self.scenarios.page(scenario, self.years))

    @on(ChoicePane.Picked)
    async def _picked(self, message: ChoicePane.Picked) -> None:
        if message.option == "begin":
            self._begin()
        elif message.option == "seed":
            words = self.words
            dialog = EntryDialog(words.ui("new-seed"), words.ui("new-help-seed"))
            self.app.push_screen(dialog, self._seed_typed)
        else:
            self.action_change(1)

    def _seed_typed(self, seed: str | None) -> None:
        if seed:
            self.values["seed"] = seed
        self._fill("seed")

    def _begin(self) -> None:
        values = self.values
        self.here.pace = SECONDS[values["pace"]]
        here, by_cards = self.here, self._by_cards()
        self.dismiss(None)
        here.new_game(
            values["scenario"],
            {party: "cards" if party in by_cards else values[party] for party in PARTIES},
            values["seed"],
            free_take_backs=values["take-backs"] == "yes",
        )
