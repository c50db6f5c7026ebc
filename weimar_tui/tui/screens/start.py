"""The start screen."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.registry import game_ids, offer_of
from weimar_tui.table.saves import latest_unfinished
from weimar_tui.tui.canvas import Canvas, wrap
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import Place
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screens.local import LocalScreen

_TITLE = (
    "█   █ █████ █████ █   █  ███  ████ ",
    "█   █ █       █   ██ ██ █   █ █   █",
    "█ █ █ ████    █   █ █ █ █████ ████ ",
    "██ ██ █       █   █   █ █   █ █  █ ",
    "█   █ █████ █████ █   █ █   █ █   █",
)

_MENU = ("new", "learn", "open", "watch", "rules", "cards", "language", "settings", "quit")


class StartScreen(LocalScreen):
    """Continue, new game, learn, open a save, watch one, rules, cards, settings, quit."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="start.help"),
    ]

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_title, id="banner", focusable=False)
        yield ChoicePane(self.look, id="menu")

    def on_mount(self) -> None:
        self.query_one(ChoicePane).focus()

    def on_screen_resume(self) -> None:
        self._fill()
        self.refit()

    def _fill(self) -> None:
        here, words = self.local, self.words
        menu = self.query_one(ChoicePane)
        said = {
            "watch": words.replay("start"),
            "settings": words.text("settings-start"),
        }
        items = [Item(name, said.get(name) or words.ui(f"start-{name}")) for name in _MENU]
        games = game_ids()
        if len(games) > 1:
            name = words.pick(offer_of(here.game_id).names)
            items.insert(_MENU.index("language"), Item("game", words.ui("start-game", game=name)))
        entry = latest_unfinished(here.saves)
        if entry is not None and entry.game in games:
            when = f"{entry.changed:%Y-%m-%d %H:%M}"
            reached = here.playset(entry.game).words.chapter(entry.round)
            text = words.ui("start-continue", reached=reached, when=when)
            if len(games) > 1:
                text = f"{text} · {words.pick(offer_of(entry.game).names)}"
            items.insert(0, Item(f"continue:{entry.path}", text))
        menu.ask(Choice(items=tuple(items)))

    def _draw_title(self, canvas: Canvas) -> None:
        y = max(0, (canvas.height - 10) // 2)
        for row, line in enumerate(_TITLE):
            canvas.middle(y + row, line, "title")
        canvas.middle(y + 6, self._subtitle(), "strong")
        for row, line in enumerate(wrap(self.words.ui("start-unofficial"), canvas.width - 4)):
            canvas.middle(y + 8 + row, line, "muted")

    def _subtitle(self) -> str:
        """The games there are."""
        names = [self.words.pick(offer_of(game).names) for game in game_ids()]
        if len(names) == 1:
            return self.words.pick(offer_of(self.here.game_id).subtitles)
        return " · ".join(names)

    def place_all(self, width: int, height: int) -> None:
        menu_height = len(_MENU) + 3
        top = max(10, (height - menu_height) // 2)
        self.query_one("#banner", Pane).place(Place(0, 0, width, top))
        self.query_one("#banner", Pane).show()
        wide = min(60, width - 10)
        menu = self.query_one(ChoicePane)
        menu.place(Place((width - wide) // 2, top + 1, wide, menu_height))
        menu.bar = False
        menu.show()

    def action_help(self) -> None:
        """What the entries lead to."""
        from weimar_tui.tui.help import show_help

        show_help(self.here, "start")

    @on(ChoicePane.Picked)
    def _picked(self, message: ChoicePane.Picked) -> None:
        name, _, path = message.option.partition(":")
        match name:
            case "continue":
                from pathlib import Path

                self.local.open_save(Path(path))
            case "game":
                games = game_ids()
                here = self.local
                here.choose_game(games[(games.index(here.game_id) + 1) % len(games)])
                self._fill()
                self.query_one(ChoicePane).choice.go("game")
                self.refit()
            case "new":
                from weimar_tui.tui.screens.new_game import NewGameScreen

                self.app.push_screen(NewGameScreen())
            case "open":
                from weimar_tui.tui.screens.saves import SavesScreen

                self.app.push_screen(SavesScreen())
            case "watch":
                from weimar_tui.tui.screens.saves import SavesScreen

                self.app.push_screen(SavesScreen(watching=True))
            case "rules" | "cards":
                from weimar_tui.tui.screens.codex import CodexScreen

                self.app.push_screen(CodexScreen(self.here.playset(), rules=name == "rules"))
            case "language":
                from weimar_tui.text.languages import languages

                known = languages()
                now = known.index(self.words.lang)
                self._speak(known[(now + 1) % len(known)])
            case "learn":
                from weimar_tui.tui.lessons import choose_lesson

                choose_lesson(self.local)
            case "settings":
                self.local.action_settings()
            case _:
                self.app.exit(0)

    def _speak(self, lang: str) -> None:
        """Speak another language, from now on and next time."""
        from weimar_tui.tui.dialogs.reading import show_problem
        from weimar_tui.tui.settings import SettingsError

        try:
            self.here.change_settings(language=lang)
        except SettingsError as error:
            show_problem(self.here, error)
        self._fill()
        self.query_one(ChoicePane).choice.go("language")
        self.refit()
