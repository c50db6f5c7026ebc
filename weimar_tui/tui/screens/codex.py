"""The codex of cards and rules: a list to filter, and the entry under the cursor in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.handbook import handbook, section
from weimar_tui.text.messages import Entry
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.cards import Face, draw_beside
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.prose import draw_rows, lay_out
from weimar_tui.tui.screen import WeimarScreen

_CODE = 4
"""Characters of the longest id that is a code rather than a word."""
_LEAST_BELOW = 7
"""Rows reserved for text that is not printed on the card, including the edges."""


def _listed(entry: Entry) -> str:
    """Return a card's line in the list: its printed figures and its name.

    >>> _listed(Entry("S05", "Strike")), _listed(Entry("trade-unions", "Trade Unions"))
    ('S05 Strike', 'Trade Unions')
    """
    return f"{entry.id} {entry.name}" if len(entry.id) <= _CODE else entry.name


class CodexScreen(WeimarScreen):
    """Every card and every rule, with a search.

    Over a game it also lists what is on the table (`things`), starting with the thing under the
    pointer.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,c", "leave", "back", id="codex.leave"),
        Binding("slash", "search", "search", id="codex.search"),
        Binding("o", "look_up", "look up", id="codex.look-up"),
        Binding("right", "scroll(8)", "down", id="codex.down", priority=True),
        Binding("left", "scroll(-8)", "up", id="codex.up", priority=True),
    ]

    def __init__(
        self,
        loaded: LoadedGame,
        *,
        searching: bool = False,
        rules: bool = False,
        things: Sequence[Entry] = (),
        at: str = "",
    ) -> None:
        super().__init__()
        self.things = {f"thing:{entry.id}": entry for entry in things}
        self.at = at
        self.loaded = loaded
        self.searching = searching
        self.rules = rules
        self.top = 0

    def compose(self) -> ComposeResult:
        yield ChoicePane(self.look, id="list")
        yield Pane(self.look, self._draw_entry, id="entry", focusable=False)

    def on_mount(self) -> None:
        self._fill(Choice(filtering=self.searching), f"thing:{self.at}")
        self.query_one(ChoicePane).focus()

    def follow_settings(self) -> None:
        """Rebuild the list in the current language."""
        before = self.query_one(ChoicePane).choice
        self._fill(Choice(filter=before.filter), before.answer[1])
        super().follow_settings()

    def _fill(self, choice: Choice, at: str) -> None:
        """List the entries, with the cursor at one of them."""
        words, game, ui = self.loaded.words, self.loaded.game.id, self.words.ui
        cards = [
            Item(entry.id, _listed(entry), more=f" {entry.id} {entry.text}")
            for entry in words.entries()
        ]
        rules = [
            Item(
                f"rule:{section.id}",
                section.heading,
                more=section.body,
                known_as=section.keywords,
            )
            for section in handbook(game, words.lang)
        ]
        pane = self.query_one(ChoicePane)
        things = [Item(id, entry.name, more=entry.text) for id, entry in self.things.items()]
        items = rules if self.rules else [*cards, *things, *rules]
        pane.title, pane.filter_label = ui("codex-title"), ui("codex-search")
        pane.empty = ui("codex-none")
        choice.items = tuple(items)
        choice.go(at)
        pane.ask(choice)

    def place_all(self, width: int, height: int) -> None:
        left = max(34, min(48, width * 2 // 5))
        pane = self.query_one(ChoicePane)
        pane.place(Place(0, 0, left, height))
        pane.show()
        entry = self.query_one("#entry", Pane)
        entry.place(Place(left, 0, width - left, height))
        entry.show()

    def _text(self) -> str:
        current = self.query_one(ChoicePane).choice.current
        if current is None:
            return ""
        kind, _, name = current.id.partition(":")
        if kind == "thing":
            entry = self.things[current.id]
            return f"# {entry.name}\n\n{entry.text}"
        if kind == "rule":
            chapter = section(self.loaded.game.id, name, self.words.lang)
            return f"# {chapter.heading}\n\n{chapter.body}" if chapter is not None else ""
        title, *rest = self.loaded.words.page(current.id)
        return "\n".join([f"# {title}", "", *rest])

    def action_look_up(self) -> None:
        """Look up other things that the entry names."""
        from weimar_tui.tui.linking import show_mentioned

        _, _, body = self._text().partition("\n")
        show_mentioned(self.here, self.loaded, body.split("\n"))

    def _draw_entry(self, canvas: Canvas) -> None:
        text, above = self._text(), 0
        face = self._face()
        if face is not None:
            picture = Canvas(canvas.width - 2, canvas.height - _LEAST_BELOW, self.look)
            above = draw_beside(picture, [face], notes=True)
        if face is not None and above:
            canvas.paste(1, 1, picture)
            above += 1
            _, _, *rest = text.split("\n")
            text = "\n".join(line for line in rest if line not in face.text + face.note)
        rows = lay_out(text, canvas.width - 1, self.look)
        room = canvas.height - 3 - above
        self.top = max(0, min(self.top, len(rows) - room))
        draw_rows(canvas, rows, self.top, room, 1, 1 + above)
        bottom = canvas.height - 1
        canvas.right(bottom, self.words.ui("codex-keys"), "muted")
        if self.top + room < len(rows):
            # On the smallest screen the keys leave only the first column free.
            canvas.put(int(canvas.free(bottom)[1]), bottom, self.look.glyph("more-down"), "key")

    def _face(self) -> Face | None:
        """Return the printed face of the card under the cursor, if its game draws one."""
        current = self.query_one(ChoicePane).choice.current
        if current is None or current.id.startswith(("thing:", "rule:")):
            return None
        return self.loaded.game_view.face(self.loaded.words, self.look, current.id)

    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.top = 0
        self.query_one("#entry", Pane).show()

    def action_scroll(self, by: int) -> None:
        self.top += by
        self.query_one("#entry", Pane).show()

    def action_search(self) -> None:
        pane = self.query_one(ChoicePane)
        pane.choice.filtering = True
        pane.show()

    def action_leave(self) -> None:
        self.dismiss(None)
