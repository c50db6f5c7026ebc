"""Cards and rules to look up: a list to filter, and the entry under the cursor in full."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.games.weimar.components import Components
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen

RULES = (
    "aim",
    "round",
    "agenda",
    "impulse",
    "debate",
    "actions",
    "demonstration",
    "coup",
    "fight",
    "mobilize",
    "take-control",
    "foreign-affairs",
    "reserve",
    "reaction",
    "success-roll",
    "politics",
    "government",
    "threats",
    "dr-box",
    "economy",
    "nsdap",
    "endings",
)
"""The rules in our own words, by section; their texts are in `ui.ftl`."""


class CodexScreen(WeimarScreen):
    """Every card and every rule, found by typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,c", "leave", "back", id="codex.leave"),
        Binding("slash", "search", "search", id="codex.search"),
    ]

    def __init__(
        self, components: Components, *, searching: bool = False, rules: bool = False
    ) -> None:
        super().__init__()
        self.components = components
        self.searching = searching
        self.rules = rules

    def compose(self) -> ComposeResult:
        words = self.words
        yield ChoicePane(
            self.look,
            title=words.ui("codex-title"),
            id="list",
            filter_label=words.ui("codex-search"),
            empty=words.ui("filter-empty"),
        )
        yield Pane(self.look, self._draw_entry, id="entry", focusable=False)

    def on_mount(self) -> None:
        words, parts = self.words, self.components
        cards = [
            Item(card.id, f"{card.id} {words.pick(card.name)}")
            for group in (parts.cards, parts.agendas, parts.foreign_affairs, parts.specials)
            for card in group.values()
        ]
        cards += [Item(card.id, f"{card.id} {words.pick(card.name)}") for card in parts.rounds]
        rules = [Item(f"rule:{name}", words.ui(f"rule-{name}-title")) for name in RULES]
        pane = self.query_one(ChoicePane)
        items = rules if self.rules else [*cards, *rules]
        choice = Choice(items=tuple(items), filtering=self.searching)
        pane.ask(choice)
        pane.focus()

    def place_all(self, width: int, height: int) -> None:
        left = max(34, min(48, width * 2 // 5))
        pane = self.query_one(ChoicePane)
        pane.place(Place(0, 0, left, height))
        pane.show()
        entry = self.query_one("#entry", Pane)
        entry.place(Place(left, 0, width - left, height))
        entry.show()

    def _draw_entry(self, canvas: Canvas) -> None:
        current = self.query_one(ChoicePane).choice.current
        words = self.words
        if current is not None:
            kind, _, name = current.id.partition(":")
            if kind == "rule":
                canvas.put(1, 1, words.ui(f"rule-{name}-title"), "title")
                canvas.paragraph(1, 3, words.ui(f"rule-{name}"), "text", rows=canvas.height - 5)
            else:
                y = 1
                for text, style in words.card_page(self.components, current.id):
                    y = canvas.paragraph(1, y, text, style, rows=max(1, canvas.height - y - 1))
        canvas.right(canvas.height - 1, words.ui("codex-keys"), "muted")

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.query_one("#entry", Pane).show()

    def action_search(self) -> None:
        pane = self.query_one(ChoicePane)
        pane.choice.filtering = True
        pane.show()

    def action_leave(self) -> None:
        self.dismiss(None)
