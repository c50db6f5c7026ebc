"""The keys screen: lists all keys and lets the player change them."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, pad, width_of
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.key import KeyDialog, restore_text, trouble_text
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.key_words import key_names, what, where
from weimar_tui.tui.keymap import FIXED, KeyBinding, KeyChange, Keymap, entries
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.settings import SettingsError

_ALL = "all"
_BACK = "back"


class KeysScreen(WeimarScreen):
    """All bindings by place. Enter asks for another key; changes apply at once.

    The settings file can give a binding several keys; this screen gives it one, besides its fixed
    keys.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "back", id="keys.leave"),
        Binding("backspace,delete", "restore", "the usual key", id="keys.restore"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.message = ""

    def compose(self) -> ComposeResult:
        words = self.words
        yield Pane(self.look, self._draw_head, id="head", focusable=False)
        yield ChoicePane(
            self.look, id="list", filter_label=words.ui("filter"), empty=words.ui("filter-empty")
        )
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def on_mount(self) -> None:
        self.all_entries = entries(self.here.key_sources)
        self._fill(self.all_entries[0].id)
        self.query_one(ChoicePane).focus()

    @property
    def keymap(self) -> Keymap:
        """The bindings with their present keys."""
        return Keymap(self.all_entries, self.here.preferences.settings.keys)

    # --- the list -------------------------------------------------------------------------------
    def _fill(self, at: str) -> None:
        words, keymap = self.words, self.keymap
        pane = self.query_one(ChoicePane)
        places = {entry.place: where(words, entry) for entry in self.all_entries}
        place_wide = max(map(width_of, places.values())) + 2
        what_wide = max(width_of(what(words, entry)) for entry in self.all_entries) + 2
        items = []
        choice = Choice()
        for entry in self.all_entries:
            text = pad(places[entry.place], place_wide) + pad(what(words, entry), what_wide)
            text += key_names(words, keymap.keys(entry))
            if entry.fixed:
                text += " " + words.text("keymap-fixed")
            elif keymap.changed(entry):
                text += " " + words.text("keymap-changed")
            items.append(Item(entry.id, text))
            choice.preview[entry.id] = self._about(entry)
        items.append(Item(_ALL, words.text("keymap-all")))
        items.append(Item(_BACK, words.text("keymap-back")))
        choice.preview[_ALL] = words.text("keymap-all-help")
        choice.items = tuple(items)
        choice.filter = pane.choice.filter
        choice.go(at)
        pane.ask(choice)
        self.query_one("#foot", Pane).show()

    def _about(self, entry: KeyBinding) -> str:
        words = self.words
        if entry.fixed:
            return words.text("keymap-trouble-fixed-binding", what=what(words, entry))
        about = [words.text("keymap-usually", keys=key_names(words, entry.usual))]
        stays = [key for key in entry.usual if key in FIXED]
        if stays:
            about.append(words.text("keymap-stays", keys=key_names(words, stays)))
        return " ".join(about)

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.put(0, 0, self.words.text("keymap-title"), "title")
        canvas.put(0, 1, self.words.text("keymap-intro"), "muted")
        canvas.put(0, 2, self.words.text("keymap-intro-fixed"), "muted")

    def _draw_foot(self, canvas: Canvas) -> None:
        canvas.put(0, 0, self.message, "strong")

    def place_all(self, width: int, height: int) -> None:
        wide = min(96, width - 4)
        x = (width - wide) // 2
        places = {
            "head": Place(x, 1, wide, 3),
            "list": Place(x, 5, wide, height - 7),
            "foot": Place(x, height - 1, wide, 1),
        }
        for name, place in places.items():
            pane = self.query_one(f"#{name}", Pane)
            pane.place(place)
            pane.bar = False
            pane.show()

    # --- changing -------------------------------------------------------------------------------
    @on(ChoicePane.Moved)
    def _moved(self) -> None:
        self.message = ""
        self.query_one("#foot", Pane).show()

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        if message.option == _BACK:
            self.action_leave()
        elif message.option == _ALL:
            self._set({}, self.words.text("keymap-all-done"), _ALL)
        else:
            self._ask(self.keymap, message.option)

    def _ask(self, keymap: Keymap, id: str) -> None:
        entry = keymap[id]
        if entry.fixed:
            self.message = trouble_text(
                self.words, entry, entry.usual[0], KeyChange(trouble="fixed-binding")
            )
            self.query_one("#foot", Pane).show()
            return
        dialog = KeyDialog(keymap, entry)

        def chosen(answer: str | None) -> None:
            if answer is not None:
                self._set(dialog.chosen, "", id)

        self.app.push_screen(dialog, chosen)

    def action_restore(self) -> None:
        """Restore the default keys of the row."""
        current = self.query_one(ChoicePane).choice.current
        if current is None or current.id in (_ALL, _BACK):
            return
        keymap = self.keymap
        outcome = keymap.restore(keymap[current.id])
        if outcome.keys is None:
            self.message = restore_text(self.words, outcome)
            self.query_one("#foot", Pane).show()
            return
        self._set(outcome.keys, "", current.id)

    def _set(self, keys: dict[str, str], message: str, at: str) -> None:
        words = self.words
        try:
            self.here.change_settings(keys=keys)
        except SettingsError as error:
            show_problem(self.here, error)
        keymap = self.keymap
        if not message:
            named = key_names(words, keymap.keys(keymap[at]))
            message = words.text("keymap-done", what=what(words, keymap[at]), keys=named)
        self.message = message
        self._fill(at)

    def action_leave(self) -> None:
        self.dismiss(None)
