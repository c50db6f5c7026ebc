"""The start screen: what one can play as pictures, what one was doing, and the menu."""

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
from weimar_tui.tui.screens.pictures import LEAST, GamePicture, Told, places_of

_TITLE = (
    "█   █ █████ █████ █   █  ███  ████ ",
    "█   █ █       █   ██ ██ █   █ █   █",
    "█ █ █ ████    █   █ █ █ █████ ████ ",
    "██ ██ █       █   █   █ █   █ █  █ ",
    "█   █ █████ █████ █   █ █   █ █   █",
)

_MENU = ("new", "learn", "open", "watch", "rules", "cards", "language", "settings", "quit")


_PICTURES = 4
"""So many games find room side by side."""


_SOON = 0.05
"""Seconds until the next picture is painted: the menu is seen and hears keys before."""


class StartScreen(LocalScreen):
    """Continue, new game, learn, open a save, watch one, rules, cards, settings, quit."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "help", id="start.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[GamePicture] = []
        """Pictures that are still to be finished."""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_title, id="banner", focusable=False)
        yield ChoicePane(self.look, id="menu")
        for game in game_ids()[:_PICTURES]:
            yield GamePicture(self.look, self._told(game))

    def on_mount(self) -> None:
        self.query_one(ChoicePane).focus()

    def on_screen_resume(self) -> None:
        self._fill()
        self.refit()
        self._waiting = list(self.query(GamePicture))
        self.set_timer(_SOON, self._paint_next)

    # --- pictures -------------------------------------------------------------------------------
    def _told(self, game: str) -> Told:
        words, offer = self.words, offer_of(game)
        name, subtitle = words.pick(offer.names), words.pick(offer.subtitles)
        return Told(game, name, subtitle, words.ui("start-not-played"))

    def _paint_next(self) -> None:
        """Finish one picture after the other: the screen is there and hears keys meanwhile."""
        if not self._waiting or not self.is_current or not self.shows_pictures:
            return
        picture = self._waiting.pop(0)
        offer = offer_of(picture.told.game)
        told = self._told(offer.id)
        told.kit = picture.told.kit or offer.screen()
        if told.kit is not None:
            self.look.name_styles(told.kit.styles(offer.scenarios()[0].seats[0]))
            self.look.name_paints(told.kit.paints)
        told.entry = latest_unfinished(self.local.saves, game=offer.id)
        if told.entry is not None:
            reached = self.local.playset(offer.id).words.chapter(told.entry.round)
            when = f"{told.entry.changed:%Y-%m-%d %H:%M}"
            told.state = self.words.ui("start-reached", reached=reached, when=when)
        picture.told = told
        picture.show()
        self.set_timer(_SOON, self._paint_next)

    @property
    def is_painted(self) -> bool:
        """Whether every picture is finished that there is room for."""
        return not self._waiting or not self.shows_pictures

    @property
    def shows_pictures(self) -> bool:
        """Whether there is room for pictures, and the terminal has colours for them."""
        width, height = self.size
        return self.look.paints and width >= LEAST[0] and height >= LEAST[1]

    @on(GamePicture.Left)
    def _go_beside(self, message: GamePicture.Left) -> None:
        pictures = list(self.query(GamePicture))
        focused = self.focused
        if not message.by or not isinstance(focused, GamePicture):
            self.query_one(ChoicePane).focus()
            return
        pictures[(pictures.index(focused) + message.by) % len(pictures)].focus()

    @on(GamePicture.Opened)
    def _open_picture(self, message: GamePicture.Opened) -> None:
        """Go on with the game, or set up a new one of it."""
        told = message.told
        if told.entry is not None:
            self.local.open_save(told.entry.path)
            return
        from weimar_tui.tui.screens.new_game import NewGameScreen

        self.local.choose_game(told.game)
        self.app.push_screen(NewGameScreen())

    # --- the menu -------------------------------------------------------------------------------

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
            when = words.when(entry.changed)
            reached = here.playset(entry.game).words.chapter(entry.round)
            text = words.ui("start-continue", reached=reached, when=when)
            if len(games) > 1:
                text = f"{text} · {words.pick(offer_of(entry.game).names)}"
            # Continue first, learning second.
            items.insert(0, items.pop(_MENU.index("learn")))
            items.insert(0, Item(f"continue:{entry.path}", text))
        menu.ask(Choice(items=tuple(items)))

    def _draw_title(self, canvas: Canvas) -> None:
        if self.shows_pictures:
            canvas.middle(0, self._subtitle(), "title")
            return
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
        pictures = list(self.query(GamePicture))
        if self.shows_pictures and pictures:
            places = places_of(len(pictures), width, 2, height - 4 - menu_height)
            for picture, place in zip(pictures, places, strict=True):
                picture.place(place)
                picture.bar = False
                picture.show()
            self.query_one("#banner", Pane).place(Place(0, 0, width, 1))
            self.query_one("#banner", Pane).show()
            top = 3 + places[0].height
            self._place_menu(width, top, min(menu_height + 1, height - top))
            return
        for picture in pictures:
            picture.place(None)
        top = max(10, (height - menu_height) // 2)
        self.query_one("#banner", Pane).place(Place(0, 0, width, top))
        self.query_one("#banner", Pane).show()
        self._place_menu(width, top + 1, menu_height)

    def _place_menu(self, width: int, top: int, height: int) -> None:
        wide = min(60, width - 10)
        menu = self.query_one(ChoicePane)
        menu.place(Place((width - wide) // 2, top, wide, height))
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
