"""The first start: choose a language and a game. The screen appears once and can be skipped."""

from __future__ import annotations

from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.layout import Place
from weimar_tui.tui.lessons import begin
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import LocalScreen
from weimar_tui.tui.screens.pictures import (
    PLATE,
    GamePicture,
    PictureScreen,
    PictureText,
    places_of,
)
from weimar_tui.tui.settings import SettingsError

_HEAD = 6


class FirstScreen(LocalScreen, PictureScreen):
    """Languages above, games below; Enter confirms the language, then starts the game's first
    lesson.

    The choices are saved, and so is a skip.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "choose", id="first.take"),
        Binding("left,h,shift+tab", "beside(-1)", "before", id="first.before"),
        Binding("right,l,tab", "beside(1)", "next", id="first.next"),
        Binding("up,k", "row('language')", "language", id="first.language"),
        Binding("down,j", "row('game')", "game", id="first.game"),
        Binding("n", "new", "new game", id="first.new"),
        Binding("escape,q", "skip", "to the menu", id="first.skip"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.row: Literal["language", "game"] = "language"
        self.game = game_ids()[0]

    def compose(self) -> ComposeResult:
        yield Pane(self.look, self._draw_head, id="head")
        for game in game_ids():
            picture = GamePicture(self.look, self._summary(game))
            picture.can_focus = False
            yield picture
        yield Pane(self.look, self._draw_foot, id="foot", focusable=False)

    def on_mount(self) -> None:
        self.query_one("#head", Pane).focus()
        self.run_worker(self.paint(), exclusive=True)

    # --- drawing --------------------------------------------------------------------------------
    def _summary(self, game: str) -> PictureText:
        words, plugin = self.words, plugin_of(game)
        state = "first-learn" if plugin.lessons() else "first-play"
        return PictureText(
            game, words.pick(plugin.names), words.pick(plugin.subtitles), words.ui(state)
        )

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.middle(1, self.words.ui("first-welcome"), "title")
        names = {lang: Messages(lang).ui("first-language") for lang in languages()}
        row = [(f" {name} ", lang) for lang, name in names.items()]
        x = (canvas.width - sum(width_of(text) + 4 for text, _ in row)) // 2
        for text, lang in row:
            chosen = lang == self.words.lang
            style = "text"
            if chosen:
                style = "cursor" if self.row == "language" else "strong mark"
            pointer = self.look.glyph("pointer") if chosen else " "
            x = canvas.put(x, 3, f"{pointer}{text}", style) + 3
        if self.row == "game":
            canvas.middle(5, self.words.ui("first-which"), "strong")

    def _draw_foot(self, canvas: Canvas) -> None:
        canvas.middle(0, self.words.ui(f"first-keys-{self.row}"), "muted")

    def draw_all(self) -> None:
        for name in ("head", "foot"):
            self.query_one(f"#{name}", Pane).show()
        for picture in self.pictures:
            emblem, picture.summary = picture.summary.emblem, self._summary(picture.summary.game)
            picture.summary.emblem = emblem
            picture.is_chosen = self.row == "game" and picture.summary.game == self.game
            picture.show()

    def place_all(self, width: int, height: int) -> None:
        pictures = self.pictures
        room = height - _HEAD - 3 if self.look.paints else PLATE
        places = places_of(len(pictures), width, _HEAD, room)
        top = _HEAD + (height - _HEAD - 2 - places[0].height) // 3
        for picture, place in zip(pictures, places, strict=True):
            picture.place(Place(place.x, top, place.width, place.height))
            picture.bar = False
        above = Place(0, top - _HEAD, width, _HEAD)
        self.put({"head": above, "foot": Place(0, height - 1, width, 1)})
        self.draw_all()

    def follow_settings(self) -> None:
        self.draw_all()
        super().follow_settings()

    # --- choosing -------------------------------------------------------------------------------
    def action_row(self, row: Literal["language", "game"]) -> None:
        self.row = row
        self.draw_all()

    def action_beside(self, by: int) -> None:
        """Select the neighbour in the row."""
        if self.row == "language":
            known = languages()
            self.here.set_language(known[(known.index(self.words.lang) + by) % len(known)])
        else:
            games = game_ids()
            self.game = games[(games.index(self.game) + by) % len(games)]
        self.draw_all()

    def action_take(self) -> None:
        """From the languages go to the games; from the games into the chosen one."""
        if self.row == "language":
            self.action_row("game")
            return
        lessons = plugin_of(self.game).lessons()
        if not lessons:
            self.action_new()
            return
        self._leave()
        begin(self.local, lessons[0])

    def action_new(self) -> None:
        from weimar_tui.tui.screens.new_game import NewGameScreen

        self._leave()
        self.app.push_screen(NewGameScreen())

    def action_skip(self) -> None:
        self._leave()

    def _leave(self) -> None:
        """Save the choices; the next screen opens over the start screen."""
        here = self.local
        here.turn_to(self.game)
        self.dismiss(None)
        try:
            here.change_settings(language=self.words.lang, game=self.game)
        except SettingsError as error:
            show_problem(here, error)
